import { seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { type DuelAction, type DuelState, duel } from '../test/duel.ts';
import type { Evaluation } from './evaluation.ts';
import { playOut } from './play-out.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

const lead: Evaluation<DuelState, DuelAction> = {
  evaluate: (state, side) => (state.heart[0] - state.heart[1]) * (side === 'red' ? 1 : -1),
};
const SETUP = { scenario: 'long', options: {} };
const hard = searchBot('hard', lead, { simulations: 60, turns: 2 });

test('search beats random well beyond luck', () => {
  let wins = 0;
  for (let i = 0; i < 150; i++) {
    const { over } = playOut(duel, SETUP, { red: randomBot, blue: hard }, seededRandom(i));
    if (over.winner === 'blue') wins++;
  }
  expect(wins).toBeGreaterThan(95);
});

test('the same seed gives the same choice, and what is hidden does not change it', () => {
  const open = duel.setup(SETUP);
  const choices = (['strike', 'guard', 'wait'] as const).map((kind) => {
    const state = duel.clone(open);
    duel.apply(state, 'blue', { kind });
    return hard.choose(duel, duel.view(state, 'red'), 'red', seededRandom('x')).kind;
  });
  expect(new Set(choices).size).toBe(1);
});

test('a sure win is taken', () => {
  const state = duel.setup(SETUP);
  state.heart = [8, 1];
  const bot = searchBot('one', lead, { simulations: 300, turns: 1 });
  expect(bot.choose(duel, duel.view(state, 'red'), 'red', seededRandom(1)).kind).not.toBe('wait');
});
