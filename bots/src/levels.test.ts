import { GAMES } from '@motti/catalog';
import { LEVELS } from '@motti/catalog/levels';
import { expect, test } from 'vitest';
import { EVALUATIONS } from './evaluations.ts';
import { botByName, botNames } from './levels.ts';

test('every level that a player is offered is played by a bot', () => {
  expect(Object.keys(LEVELS)).toEqual(Object.keys(EVALUATIONS));
  for (const game of GAMES)
    for (const name of botNames(game)) expect(botByName(game, name)?.name, game.id).toBe(name);
});
