import { GAMES } from '@motti/catalog';
import { LEVELS } from '@motti/catalog/levels';
import { CHANCE, rollDice, seededRandom } from '@motti/engine';
import { talvisota } from '@motti/talvisota';
import { expect, test } from 'vitest';
import { EVALUATIONS } from './evaluations.ts';
import { botByName, botNames } from './levels.ts';

test('every level that a player is offered is played by a bot', () => {
  expect(Object.keys(LEVELS)).toEqual(Object.keys(EVALUATIONS));
  for (const game of GAMES)
    for (const name of botNames(game)) expect(botByName(game, name)?.name, game.id).toBe(name);
});

test('a level of a game searches with the playouts that its game says for it', () => {
  const setup = { scenario: 'campaign', options: {} };
  const state = talvisota.setup(setup);
  const random = seededRandom('levels');
  for (;;) {
    const decision = talvisota.decision(state);
    if (decision.kind === 'over') throw new Error('no boxes');
    if (decision.kind === 'chance') {
      talvisota.apply(state, CHANCE, rollDice(decision.faces, random));
      continue;
    }
    if (decision.ask.kind === 'boxes') break;
    const side = decision.sides[0]!;
    const question = { game: talvisota, setup, view: talvisota.view(state, side), side };
    for (const action of botByName(talvisota, 'easy')!.plan!(question, random))
      talvisota.apply(state, side, action as never);
  }
  const shareOfOne = (level: string): number => {
    const told: number[] = [];
    const thinking = { tell: (done: number) => told.push(done), stop: () => told.length > 0 };
    const view = talvisota.view(state, 'soviet');
    const question = { game: talvisota, setup, view, side: 'soviet' };
    botByName(talvisota, level)!.plan!(question, seededRandom(1), thinking);
    return told[0]!;
  };
  expect(shareOfOne('normal')).toBe(1 / 96);
  expect(shareOfOne('hard')).toBe(1 / EVALUATIONS['talvisota']!.searches!['hard']!.nodes);
});
