import { seededRandom } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { type DuelAction, type DuelState, duel } from '../test/duel.ts';
import type { Evaluation } from './evaluation.ts';
import { greedyBot, outlook } from './greedy.ts';
import { playOut } from './play-out.ts';
import { randomBot } from './random.ts';

const lead: Evaluation<DuelState, DuelAction> = {
  evaluate: (state, side) => (state.heart[0] - state.heart[1]) * (side === 'red' ? 1 : -1),
  // The other side's answer in a duel: a stance, so that the blows can be judged.
  reply: () => ({ kind: 'guard' }),
};
const easy = greedyBot('easy', lead, { guesses: 1, rolls: 9 });
const SETUP = { scenario: 'long', options: {} };
const asked = (state: DuelState) => ({
  game: duel,
  setup: SETUP,
  view: duel.view(state, 'red'),
  side: 'red',
});

test('greedy beats random well beyond luck', () => {
  let wins = 0;
  for (let i = 0; i < 200; i++) {
    const { over } = playOut(duel, SETUP, { red: easy, blue: randomBot }, seededRandom(i));
    if (over.winner === 'red') wins++;
  }
  expect(wins).toBeGreaterThan(130);
});

test('what it chooses depends on what it sees only', () => {
  const open = duel.setup(SETUP);
  const struck = duel.clone(open);
  const guarded = duel.clone(open);
  duel.apply(struck, 'blue', { kind: 'strike' });
  duel.apply(guarded, 'blue', { kind: 'guard' });
  const choose = (state: DuelState) => easy.choose(asked(state), seededRandom('x'));
  expect(choose(struck)).toEqual(choose(guarded));
});

describe('outlook', () => {
  const shut = (red: DuelAction, blue: DuelAction) => {
    const state = duel.setup(SETUP);
    duel.apply(state, 'red', red);
    duel.apply(state, 'blue', blue);
    return state;
  };
  const still: Evaluation<DuelState, DuelAction> = { evaluate: lead.evaluate };

  test('is the exact mean when all rolls fit the budget', () => {
    // Red strikes for 2, 3 or 4, blue's guard takes 2 of it; blue guards for 1, 2 or 3.
    const state = shut({ kind: 'strike' }, { kind: 'guard' });
    expect(outlook(duel, state, 'red', still, 9, seededRandom(1))).toBeCloseTo(1 - 2);
  });

  test('is a sample when they do not', () => {
    const state = shut({ kind: 'strike' }, { kind: 'wait' });
    const value = outlook(duel, state, 'red', still, 4, seededRandom(1));
    expect(value).toBeGreaterThanOrEqual(2);
    expect(value).toBeLessThanOrEqual(4);
  });

  test('a won game is worth more than any evaluation', () => {
    const state = duel.setup(SETUP);
    state.heart = [8, 0];
    expect(outlook(duel, state, 'red', still, 1, seededRandom(1))).toBeGreaterThan(500);
    expect(outlook(duel, state, 'blue', still, 1, seededRandom(1))).toBeLessThan(-500);
  });
});

test('plans are compared as wholes', () => {
  const planned = greedyBot(
    'planned',
    { ...lead, plans: () => [[{ kind: 'wait' }], [{ kind: 'strike' }, { kind: 'strike' }]] },
    { guesses: 1, rolls: 9 },
  );
  const state = duel.setup(SETUP);
  state.stance = [undefined, 'wait'];
  expect(planned.plan!(asked(state), seededRandom(1))).toHaveLength(2);
});
