import { isDeepStrictEqual } from 'node:util';
import { CHANCE, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { duel } from '../test/duel.ts';
import { ponder, randomBot } from './index.ts';

const setup = { scenario: 'long', options: {} };

test('the question that comes is among those foreseen, each once, with a plan that is legal then', () => {
  const state = duel.setup(setup);
  duel.apply(state, 'red', { kind: 'strike' });
  const question = { game: duel as never, setup, view: duel.view(state, 'red'), side: 'red' };
  const foreseen = [...ponder(question, randomBot, randomBot, seededRandom('ponder'))];
  expect(new Set(foreseen.map(({ view }) => JSON.stringify(view))).size).toBe(foreseen.length);
  duel.apply(state, 'blue', { kind: 'strike' });
  duel.apply(state, CHANCE, { kind: 'roll', dice: [1, 2] });
  const found = foreseen.find(({ view }) => isDeepStrictEqual(view, duel.view(state, 'red')));
  expect(duel.check(state, 'red', found!.plan[0] as never)).toBeUndefined();
});
