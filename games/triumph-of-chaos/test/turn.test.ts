// TC-7 and TC-9: what a turn keeps secret, the Political piles, who is asked in a window.
import { expect, test } from 'vitest';
import { triumphOfChaos } from '../src/index.ts';
import { isAsked } from '../src/rules/initiative.ts';
import {
  asPolitical,
  PC_DISCARD,
  PC_PILE,
  POLITICAL_CARDS,
  politicalPlace,
  RED,
  type State,
  setPolitical,
  WHITE,
} from '../src/state.ts';

type Position = Parameters<typeof triumphOfChaos.arrange>[1];
const drill = (position: Position, options: Readonly<Record<string, string>> = {}): State =>
  triumphOfChaos.arrange({ scenario: 'drill', options }, position);
function play(s: State, ...lines: readonly string[]): State {
  for (const line of lines) {
    const [side = '', ...words] = line.split(' ');
    const text = words.join(' ');
    const action = text.startsWith('roll ')
      ? ({ kind: 'roll', dice: words.slice(1).map(Number) } as const)
      : triumphOfChaos.parse(text);
    if (action === undefined) throw new Error(`no line ${line}`);
    const refusal = triumphOfChaos.check(s, side, action);
    if (refusal) throw new Error(`${line}: ${refusal.code}`);
    triumphOfChaos.apply(s, side, action);
  }
  return s;
}
const sees = (s: State, side: string): string => JSON.stringify(triumphOfChaos.view(s, side));

test('TC-7.24a the other side sees how many cards a hand has, not which', () => {
  const one = drill({ hand: { red: [2, 3] } });
  const other = drill({ hand: { red: [12, 14] } });
  expect(sees(one, 'white')).toBe(sees(other, 'white'));
  expect(sees(one, 'red')).not.toBe(sees(other, 'red'));
  expect(sees(one, 'white')).not.toBe(sees(drill({ hand: { red: [2] } }), 'white'));
});

test('TC-7.21e both sides see both discard piles', () => {
  const one = drill({ discard: { red: [2, 3] } });
  const other = drill({ discard: { red: [12, 14] } });
  expect(sees(one, 'white')).not.toBe(sees(other, 'white'));
  expect(sees(one, 'red')).not.toBe(sees(other, 'red'));
});

test('TC-14.62c bought influence is hidden from the other side until RED is done', () => {
  const buy = (faction: string): State =>
    play(
      drill({ turn: 7, steps: { white: 1 }, step: 'collect' }),
      'white declare 0',
      'white buy-influence 1',
      'chance roll 4',
      `white influence ${faction}`,
    );
  expect(sees(buy('poland'), 'red')).toBe(sees(buy('finland'), 'red'));
  expect(sees(buy('poland'), 'white')).not.toBe(sees(buy('finland'), 'white'));
});

// ------------------------------------------------------------------------------- Political piles

const BIDS = [
  'white allocate red white-2',
  'white allocate white white-5',
  'white allocate other white-54',
  'red allocate red red-7',
  'red allocate white red-12',
  'red allocate other red-54',
];
const political = (): State =>
  drill({ turn: 2, hand: { white: [2, 5, 9], red: [7, 12, 14] }, step: 'political' });
/** From the bids to the Action Phase: pc-2, pc-3; pc-24, pc-25; and two of the third pile. */
const boxes = (s: State, ...others: readonly string[]): State =>
  play(
    s,
    ...BIDS,
    'chance roll 1',
    'chance roll 1',
    'chance roll 1 1 1 1 1',
    'red place-political pc-24',
    'red place-political pc-25',
    ...others,
    'white pass',
    'red pass',
  );
const inPlace = (s: State, place: number): number[] =>
  POLITICAL_CARDS.filter((card) => politicalPlace(s, card) === place).map((card) => card + 1);

test('TC-7.3e Political Cards stay in their discard pile', () => {
  const s = boxes(political(), 'chance roll 1', 'chance roll 1');
  expect(inPlace(s, PC_DISCARD)).toHaveLength(6);
});

test('TC-7.3e with card 66 they all return', () => {
  const s = political();
  const rest = POLITICAL_CARDS.filter((card) => card + 1 !== 66 && card + 1 > 46);
  for (const card of rest) setPolitical(s, card, PC_DISCARD);
  boxes(s, 'chance roll 3', 'chance roll 1');
  expect(inPlace(s, PC_DISCARD)).toEqual([]);
  expect(inPlace(s, PC_PILE)).toHaveLength(66);
});

test.each([
  ['TC-7.3e two cards fill a box of two', 2, 2],
  ['TC-7.3e with one the discards of its pile return', 1, 22],
])('%s', (_, left, faces) => {
  const s = political();
  for (const card of POLITICAL_CARDS) setPolitical(s, card, PC_DISCARD);
  for (let i = 1; i <= left; i++) setPolitical(s, asPolitical(i), PC_PILE);
  play(s, ...BIDS);
  expect(triumphOfChaos.decision(s)).toMatchObject({ kind: 'chance', faces: [faces] });
});

test('TC-8.111 that RED has bid a card of value 5 is not seen before its box is', () => {
  const bids = (white: number, other: number): State =>
    play(
      drill({ turn: 2, hand: { white: [2, 5, 9], red: [7, 12, 14] }, step: 'political' }),
      ...BIDS.slice(0, 3),
      'red allocate red red-7',
      `red allocate white red-${white}`,
      `red allocate other red-${other}`,
    );
  // RED 12 has value 5, RED 54 and RED 14 have not; all three lie face down or are in hand.
  expect(sees(bids(54, 12), 'white')).toBe(sees(bids(54, 14), 'white'));
});

// ------------------------------------------------------------------------------------ windows

test.each<[string, Position, 'mark' | 'logistics' | 'political', boolean]>([
  [
    'TC-A129 who holds a card is asked, whether or not it is one',
    { hand: { white: [2] } },
    'mark',
    true,
  ],
  ['TC-A129 who holds none is not', {}, 'mark', false],
  [
    'TC-A129 nor who has no card left that could serve: 8 and 45 are discarded',
    { hand: { white: [2] }, discard: { white: [8, 45] } },
    'mark',
    false,
  ],
  ['TC-A85 in the Logistics Phase 45 serves', { hand: { white: [2] } }, 'logistics', true],
  [
    'TC-A85 with 45 out of the game nobody is asked there before 1920',
    { hand: { white: [2] }, gone: { white: [45] } },
    'logistics',
    false,
  ],
  ['TC-A85 in the Political Phase 45 serves', { hand: { white: [2] } }, 'political', true],
  ['TC-A85 not on turn 1', { turn: 1, hand: { white: [2] } }, 'political', false],
])('%s', (_, position, window, asked) => {
  expect(isAsked(drill(position), WHITE, window)).toBe(asked);
});

test('TC-A129 in 1918 only card 8 counts', () => {
  const at = (discard: readonly number[]): State =>
    triumphOfChaos.arrange(
      { scenario: 'campaign', options: {} },
      { turn: 2, hand: { red: [2] }, discard: { red: [...discard] } },
    );
  expect([isAsked(at([]), RED, 'mark'), isAsked(at([8]), RED, 'mark')]).toEqual([true, false]);
});
