import { expect, test } from 'vitest';
import { toy } from '../test/toy.ts';
import type { AnyGame } from './contract.ts';
import { setupOf } from './scenario.ts';
import { standingAnswer, standingOrderFor } from './standing-orders.ts';

/** The toy game, in which the leader may pass when the stake is asked for. */
const game: AnyGame = {
  ...toy,
  gauges: (state) => ({ ...toy.gauges(state as never), turn: (state as { round: number }).round }),
  passing: (state) =>
    (state as { phase: string }).phase === 'stake' ? { kind: 'ready' } : undefined,
};
const stake = () => toy.arrange(setupOf(toy, 'short'), {});

test('who has ordered it passes, and nobody else does', () => {
  const orders = { red: { kinds: ['stake'] } };
  expect(standingAnswer(game, stake(), orders)).toEqual({ side: 'red', action: { kind: 'ready' } });
  expect(standingAnswer(game, stake(), { blue: { kinds: ['stake'] } })).toBeUndefined();
  expect(standingAnswer(game, stake(), { red: { kinds: ['bid'] } })).toBeUndefined();
  expect(standingAnswer(toy, stake(), orders)).toBeUndefined();
});

test('an order ends with its turn', () => {
  const state = stake();
  const orders = { red: { kinds: ['stake'], turn: 1 } };
  expect(standingAnswer(game, state, orders)).toBeDefined();
  expect(standingAnswer(game, { ...state, round: 3 }, orders)).toBeUndefined();
});

test('what cannot be passed is asked', () => {
  const strict = { ...game, check: () => ({ clause: 'TOY-2', code: 'no', facts: {} }) };
  expect(standingAnswer(strict, stake(), { red: { kinds: ['stake'] } })).toBeUndefined();
  const bidding = toy.arrange(setupOf(toy, 'short'), { phase: 'bid' });
  expect(standingAnswer(game, bidding, { red: { kinds: ['bid'] } })).toBeUndefined();
});

test('an order is given at the question that it is about, and grows', () => {
  const state = stake();
  expect(standingOrderFor(game, state, 'turn')).toEqual({ kinds: ['stake'], turn: 1 });
  expect(standingOrderFor(game, state, 'called-off', { kinds: ['bid'] })).toEqual({
    kinds: ['bid', 'stake'],
  });
  const old = { kinds: ['bid'], turn: 0 };
  expect(standingOrderFor(game, state, 'turn', old)).toEqual({ kinds: ['stake'], turn: 1 });
});
