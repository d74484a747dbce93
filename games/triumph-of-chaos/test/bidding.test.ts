// The tournament bid (TC-6.4, TC-A150): who opens, who may raise, where the bid is entered.
import { expect, test } from 'vitest';
import { triumphOfChaos as game, type State } from '../src/index.ts';

const begin = (scenario: string, dice: readonly number[] = [5, 2]): State => {
  const state = game.setup({ scenario, options: { tournamentBid: 'on' } });
  game.apply(state, 'chance', { kind: 'roll', dice });
  return state;
};
const bid = (option: string, count: number) => ({ kind: 'bid', option, count }) as const;
const asked = (state: State): unknown => {
  const decision = game.decision(state);
  return decision.kind === 'choose' ? [decision.ask.kind, ...decision.sides] : decision.kind;
};

test('TC-6.4a without the option the game begins with its first turn', () => {
  const decision = game.decision(game.setup({ scenario: 'campaign', options: {} }));
  expect(decision).not.toMatchObject({ ask: { kind: 'bid-die' } });
});

test('TC-6.4a the higher die opens, equal dice are rolled again', () => {
  expect(asked(begin('campaign', [5, 2]))).toEqual(['bid', 'red']);
  expect(asked(begin('campaign', [2, 5]))).toEqual(['bid', 'white']);
  expect(game.decision(begin('campaign', [4, 4]))).toMatchObject({ ask: { kind: 'bid-die' } });
});

test('TC-6.4a bids alternate, for one side, each higher than the last', () => {
  const state = begin('campaign');
  expect(game.check(state, 'red', { kind: 'accept-bid' })).toMatchObject({ code: 'no-bid-yet' });
  game.apply(state, 'red', bid('white', 3));
  expect(asked(state)).toEqual(['bid', 'white']);
  expect(game.check(state, 'white', bid('white', 3))).toMatchObject({ code: 'bid-higher' });
  expect(game.check(state, 'white', bid('red', 4))).toMatchObject({ code: 'bid-for-that-side' });
  game.apply(state, 'white', bid('white', 5));
  expect(asked(state)).toEqual(['bid', 'red']);
  game.apply(state, 'red', { kind: 'accept-bid' });
  expect(state.bid).toEqual([0, 5]);
  expect(asked(state)).not.toEqual(['bid', 'red']);
});

test.each([
  ['campaign', 30],
  ['1919', 7],
])('TC-A150 in the %s bids run from 0 to %i', (scenario, limit) => {
  const state = begin(scenario);
  expect(game.check(state, 'red', bid('red', 0))).toBeUndefined();
  expect(game.check(state, 'red', bid('red', limit))).toBeUndefined();
  expect(game.check(state, 'red', bid('red', limit + 1))).toMatchObject({
    clause: 'TC-A150',
    code: 'bid-limit',
    facts: { limit },
  });
  expect(game.check(state, 'red', bid('green', 1))).toMatchObject({ code: 'bid-limit' });
});

test('TC-A150 who accepts a bid for their own side changes places with the bidder', () => {
  const won = (bidder: 'red' | 'white'): string[] => {
    const state = begin('campaign', bidder === 'red' ? [5, 2] : [2, 5]);
    const events: string[] = [];
    game.apply(state, bidder, bid('red', 4));
    const other = bidder === 'red' ? 'white' : 'red';
    game.apply(state, other, { kind: 'accept-bid' }, (event) => events.push(event.kind));
    return events;
  };
  expect(won('red')).toContain('bid-won');
  expect(won('white')).toContain('seats-exchanged');
});

test.each([
  ['red', -4],
  ['white', 4],
])('TC-5.261 in 1919 a bid for %s is entered on the track at once', (side, change) => {
  const state = begin('1919');
  const before = state.vp;
  game.apply(state, 'red', bid(side, 4));
  game.apply(state, 'white', { kind: 'accept-bid' });
  expect(state.vp - before).toBe(change);
  expect(state.bid).toEqual([0, 0]);
});
