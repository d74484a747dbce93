import { expect, test } from 'vitest';
import { type ToyAction, toy } from '../test/toy.ts';
import type { AnyGame } from './contract.ts';
import { distributionOf, oddsFrom, oddsInView, oddsOf } from './odds.ts';
import { seededRandom } from './random.ts';

const SETUP = { scenario: 'short', options: { die: 'on', colour: 'plain' } };
const game: AnyGame = toy;
const random = () => seededRandom('odds');
const bid = (card: number): ToyAction => ({ kind: 'bid', card });

/** Red has bid 1 of 1 2 3; blue holds 4 5 6; the stake is 2. */
function bidding() {
  const state = toy.arrange(SETUP, { phase: 'bid', stake: 2 });
  toy.apply(state, 'red', bid(1));
  return state;
}

test('one die is walked through exactly: half the time the higher card wins the stake', () => {
  const odds = oddsOf(game, bidding(), 'blue', bid(4), { random: random() });
  expect(odds.method).toBe('exact');
  expect(odds.leaves).toBe(6);
  expect(odds.outcomes).toHaveLength(2);
  expect(odds.outcomes).toContainEqual(
    expect.objectContaining({ probability: 0.5, error: 0, changes: { red: 0, blue: 2 } }),
  );
  expect(odds.expected['blue']).toEqual({ mean: 1, error: 0, deviation: 1 });
  expect(odds.outcomes[0]!.decision).toMatchObject({ kind: 'choose', sides: ['blue'] });
  const sum = odds.outcomes.reduce((total, { probability }) => total + probability, 0);
  expect(sum).toBeCloseTo(1);
});

test('odds leave the state alone', () => {
  const state = bidding();
  const before = JSON.stringify(state);
  oddsOf(game, state, 'blue', bid(4), { random: random() });
  expect(JSON.stringify(state)).toBe(before);
});

test('an action without chance has one certain outcome', () => {
  const odds = oddsOf(game, toy.arrange(SETUP, {}), 'red', { kind: 'raise' }, { random: random() });
  expect(odds).toMatchObject({
    method: 'exact',
    leaves: 1,
    outcomes: [{ probability: 1, error: 0 }],
  });
});

test('a large tree is sampled, and says how sure it is', () => {
  const options = { random: random(), leaves: 5, samples: 4000 };
  const odds = oddsOf(game, bidding(), 'blue', bid(4), options);
  expect(odds).toMatchObject({ method: 'sampled', leaves: 4000 });
  const { mean, error, deviation } = odds.expected['blue']!;
  expect(error).toBeCloseTo(deviation / Math.sqrt(4000));
  expect(Math.abs(mean - 1)).toBeLessThan(4 * error);
  for (const { probability, error } of odds.outcomes)
    expect(Math.abs(probability - 0.5)).toBeLessThan(4 * error);
});

test('a shuffle of eight cards is far too large to walk, and is not begun', () => {
  const odds = oddsFrom(game, toy.setup(SETUP), { random: random(), samples: 50 });
  expect(odds).toMatchObject({ method: 'sampled', leaves: 50 });
});

test('a policy answers on the way: to the end of the match, exactly', () => {
  const policy = (state: unknown, side: string) => game.choices(state, side).at(-1);
  const odds = oddsOf(game, bidding(), 'blue', bid(4), { random: random(), policy });
  expect(odds.method).toBe('exact');
  expect(odds.leaves).toBe(36);
  expect(odds.outcomes.every(({ decision }) => decision.kind === 'over')).toBe(true);
});

test('a policy that never comes to an end is stopped', () => {
  const endless: AnyGame = { ...game, apply: () => {} };
  const policy = () => ({ kind: 'raise' });
  expect(() => oddsFrom(endless, toy.arrange(SETUP, {}), { random: random(), policy })).toThrow(
    /no end/,
  );
});

test('the distribution of one gauge adds up what leads to the same change', () => {
  const policy = (state: unknown, side: string) => game.choices(state, side).at(-1);
  const odds = oddsOf(game, bidding(), 'blue', bid(4), { random: random(), policy });
  const points = distributionOf(odds, 'blue');
  expect(points.map(({ change }) => change)).toEqual([0, 1, 2, 3]);
  for (const { probability } of points) expect(probability).toBeCloseTo(0.25);
});

test('whoever sees only a view gets odds over what they cannot see', () => {
  const policy = (state: unknown, side: string) =>
    side === 'red' ? game.choices(state, side)[0] : undefined;
  const state = toy.arrange(SETUP, { phase: 'bid', stake: 3, blue: [1, 4, 8], red: [2, 3, 5] });
  const view = toy.view(state, 'blue');
  const odds = oddsInView(game, SETUP, view, 'blue', bid(4), {
    random: random(),
    samples: 2000,
    policy,
  });
  expect(odds.method).toBe('sampled');
  const { mean, error } = odds.expected['blue']!;
  // The same by other guesses, each walked through exactly.
  const other = seededRandom('other guesses');
  let sum = 0;
  for (let i = 0; i < 2000; i++) {
    const guess = game.guess(view, other, SETUP);
    sum += oddsOf(game, guess, 'blue', bid(4), { random: other, policy }).expected['blue']!.mean;
  }
  expect(error).toBeGreaterThan(0);
  expect(Math.abs(mean - sum / 2000)).toBeLessThan(6 * error);
  // With the highest card of all, what red holds makes no difference.
  const highest = oddsInView(game, SETUP, view, 'blue', bid(8), { random: random(), policy });
  expect(highest).toMatchObject({ method: 'exact', expected: { blue: { mean: 1.5 } } });
});

test('what is hidden but makes no difference leaves one die exact', () => {
  const state = bidding();
  toy.apply(state, 'blue', bid(4));
  let guesses = 0;
  // Red's hand is another one every time; the die does not ask for it.
  const hidden: AnyGame = {
    ...game,
    guess: () => ({ ...toy.clone(state), unseen: guesses++ }),
  };
  const view = toy.view(state, undefined);
  const roll = { kind: 'roll', dice: [6] } as const;
  const odds = oddsInView(hidden, SETUP, view, 'chance', roll, { random: random() });
  expect(odds.method).toBe('exact');
  expect(guesses).toBeGreaterThan(100);
  // Where one guess in many differs it is an estimate.
  const differs: AnyGame = {
    ...hidden,
    gauges: (now) => ({
      ...toy.gauges(now as never),
      odd: (now as { unseen: number }).unseen === 40 ? 1 : 0,
    }),
    apply: (now, side, action) => {
      toy.apply(now as never, side as never, action as never);
      (now as { unseen: number }).unseen = (now as { unseen: number }).unseen === 50 ? 40 : 0;
    },
  };
  guesses = 0;
  expect(oddsInView(differs, SETUP, view, 'chance', roll, { random: random() }).method).toBe(
    'sampled',
  );
});

test('a view with nothing to guess gives exact odds', () => {
  const state = bidding();
  toy.apply(state, 'blue', bid(4));
  const open: AnyGame = { ...game, guess: () => toy.clone(state) };
  const odds = oddsInView(
    open,
    SETUP,
    toy.view(state, undefined),
    'chance',
    { kind: 'roll', dice: [6] },
    { random: random() },
  );
  expect(odds.method).toBe('exact');
});
