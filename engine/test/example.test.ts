import { expect, test } from 'vitest';
import type { AnyGame } from '../src/index.ts';
import { runExample } from '../src/testkit/index.ts';
import { toy } from './toy.ts';

const BASE = {
  name: 'TOY-2 the stake rises by one',
  clauses: ['TOY-2'],
  game: 'toy',
  scenario: 'short',
  position: { red: [1, 2, 3], blue: [4, 5, 6] },
  play: ['red raise'],
  expect: { state: { stake: 2 } },
};

const run = (changes: object, game: AnyGame = toy): string[] =>
  runExample(game, { ...BASE, ...changes });
const expecting = (expectation: object, ...play: string[]): string[] =>
  run({ play, expect: expectation });

test('an example that holds has no problems', () => {
  expect(run({})).toEqual([]);
  expect(run({ options: { die: 'off' } })).toEqual([]);
});

test('every kind of expectation can hold', () => {
  const expectation = {
    state: { 'hands.red': [2, 3], 'points.red': 0, 'hands.green': null },
    breakdown: { edge: -3 },
    refused: null,
    decision: 'chance roll 6',
    events: ['bid', { kind: 'bid', side: 'blue' }],
    gauges: { red: 0 },
  };
  expect(expecting(expectation, 'red ready', 'red bid 1', 'blue bid 4')).toEqual([]);
  const lines = { edge: { total: -3, lines: { 'red card': 1 } } };
  expect(expecting({ breakdown: lines }, 'red ready', 'red bid 1', 'blue bid 4')).toEqual([]);
  const choices = {
    red: { includes: ['raise'], excludes: ['bid 1'], exactly: ['ready', 'raise'] },
  };
  expect(expecting({ choices })).toEqual([]);
  expect(expecting({ refused: { clause: 'TOY-3', code: 'not-yet' } }, 'red bid 1')).toEqual([]);
  expect(
    expecting(
      { decision: 'over blue' },
      'red ready',
      'red bid 1',
      'blue bid 4',
      'chance roll 6',
      'blue ready',
      'red bid 2',
      'blue bid 5',
      'chance roll 5',
    ),
  ).toEqual([]);
});

test.each([
  ['a wrong value', { state: { stake: 3 } }, ['red raise'], 'state stake: 3 expected, 2 found'],
  [
    'a wrong path',
    { state: { 'hands.green': [1] } },
    [],
    'state hands.green: [1] expected, nothing found',
  ],
  [
    'a wrong breakdown',
    { breakdown: { edge: 3 } },
    ['red ready', 'red bid 1', 'blue bid 4'],
    'breakdown edge: 3 expected, -3 found (red card 1, blue card -4)',
  ],
  ['no breakdown', { breakdown: { edge: 3 } }, [], 'breakdown edge: not there; none are'],
  [
    'a wrong line of it',
    { breakdown: { edge: { lines: { 'red card': 2 } } } },
    ['red ready', 'red bid 1', 'blue bid 4'],
    'breakdown edge, line red card: 2 expected, 1 found',
  ],
  ['a wrong gauge', { gauges: { red: 1 } }, [], 'gauge red: 1 expected, 0 found'],
  [
    'a wrong decision',
    { decision: 'bid red' },
    [],
    'decision: “bid red” expected, “stake red” found',
  ],
  ['half a word of a decision', { decision: 'sta' }, [], 'decision: “sta” expected'],
  ['a missing event', { events: ['won'] }, [], 'did not happen'],
  [
    'events in another order',
    {
      events: [
        { kind: 'bid', side: 'blue' },
        { kind: 'bid', side: 'red' },
      ],
    },
    ['red ready', 'red bid 1', 'blue bid 4'],
    'did not happen',
  ],
  ['a missing choice', { choices: { red: { includes: ['bid 1'] } } }, [], '“bid 1” is missing'],
  ['a choice too many', { choices: { red: { excludes: ['raise'] } } }, [], '“raise” is among them'],
  [
    'another list of choices',
    { choices: { red: { exactly: ['ready'] } } },
    [],
    '“raise” is one too many',
  ],
  ['a side not asked', { choices: { blue: { includes: ['ready'] } } }, [], 'not asked'],
  ['an unexpected refusal', { state: {} }, ['red bid 1'], '“red bid 1” was refused: TOY-3 not-yet'],
  [
    'a refusal too early',
    { refused: { clause: 'TOY-3' } },
    ['red bid 1', 'red raise'],
    'was refused',
  ],
  [
    'no refusal',
    { refused: { clause: 'TOY-2', code: 'stake-is-full' } },
    ['red raise'],
    'was accepted',
  ],
  [
    'another clause',
    { refused: { clause: 'TOY-2', code: 'not-yet' } },
    ['red bid 1'],
    'refused by TOY-3',
  ],
  [
    'another code',
    { refused: { clause: 'TOY-3', code: 'no' } },
    ['red bid 1'],
    'refused as “not-yet”',
  ],
  [
    'another fact',
    { refused: { clause: 'TOY-3', facts: { card: 8 } } },
    ['red ready', 'red bid 7'],
    'fact card: 8 expected, 7 found',
  ],
  ['a side that is none', { state: {} }, ['green raise'], 'no side “green”'],
  ['a line that is none', { state: {} }, ['red rise'], 'no notation'],
  [
    'wrong dice',
    { state: {} },
    ['red ready', 'red bid 1', 'blue bid 4', 'chance roll 7'],
    'wrong-dice',
  ],
])('%s is found', (_, expectation, play, problem) => {
  const problems = expecting(expectation, ...play);
  expect(problems.join('\n')).toContain(problem);
});

test.each([
  ['an unknown key', { plays: [] }, 'nobody knows the key “plays”'],
  ['an unknown expectation', { expect: { states: {} } }, 'nobody knows the key “states”'],
  ['no expectation', { expect: {} }, 'nothing is expected'],
  ['no name', { name: '' }, 'name'],
  ['no clause', { clauses: [] }, 'clauses'],
  ['another game', { game: 'chess' }, '“toy” runs this'],
  ['an unknown scenario', { scenario: 'endless' }, 'scenario: toy has no "endless"'],
  ['an unknown option', { options: { weather: 'bad' } }, 'no option “weather”'],
  ['an unknown value', { options: { die: 'maybe' } }, 'one of on, off'],
  [
    'a refusal of nothing',
    { play: [], expect: { refused: { clause: 'TOY-1' } } },
    'no line to refuse',
  ],
  ['a refusal without a clause', { expect: { refused: { code: 'x' } } }, 'a clause is needed'],
  [
    'an impossible position',
    { position: { red: [1, 1, 1] } },
    'position: each side needs three cards',
  ],
])('a badly written example is no pass: %s', (_, changes, problem) => {
  expect(run(changes).join('\n')).toContain(problem);
});

test('an unsound state is found after the line that made it', () => {
  const broken: AnyGame = {
    ...toy,
    audit: (state) =>
      (toy.picture(state as never) as { stake: number }).stake > 1 ? ['stake!'] : [],
  };
  expect(run({}, broken)).toEqual(['after “red raise”: stake!']);
});
