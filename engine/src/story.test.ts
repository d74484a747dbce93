import { expect, test } from 'vitest';
import { CHANCE, type GameEvent } from './contract.ts';
import { type StoryRow, storyOf } from './story.ts';

interface Line {
  readonly index: number;
  readonly side: string;
  readonly text: string | undefined;
  readonly events: readonly GameEvent[];
}

const teller = {
  sentences: ({ text, events }: Line) =>
    events.length > 0 ? events.map(({ kind }) => `${kind}.`) : [text ?? 'secret'],
  run: (events: readonly GameEvent[]) =>
    events.length > 1 && events.every(({ kind }) => kind === 'moved')
      ? `${events.length} move.`
      : undefined,
};

/** `red: moved` is an entry with its events, `red` one without, `red done` a bare word, `red ?` a secret one. */
function log(...lines: string[]): StoryRow<Line>[] {
  const entries = lines.map((line, index): Line => {
    const [who = '', events = ''] = line.split(': ');
    const [side = '', word = 'put 1'] = who.split(' ');
    return {
      index,
      side,
      text: word === '?' ? undefined : side === CHANCE ? 'roll 3' : word,
      events: events
        .split(' ')
        .filter(Boolean)
        .map((kind) => ({ kind })),
    };
  });
  return storyOf(teller, entries);
}
const told = (rows: readonly StoryRow<Line>[]): string[] =>
  rows.map(({ sentences, times, entries }) => `${times}×${entries.length} ${sentences.join(' ')}`);

test('what belongs together is told in one sentence', () => {
  expect(told(log('red: moved', 'red: moved', 'red: moved', 'blue: moved'))).toEqual([
    '1×3 3 move.',
    '1×1 moved.',
  ]);
});

test('the same once more is counted', () => {
  expect(told(log('red: lost', 'red: lost', 'red: won'))).toEqual(['2×2 lost.', '1×1 won.']);
});

test('steps on the way to something are folded into it; those that led to nothing yet are told', () => {
  expect(told(log('red', 'red', 'red: won', 'red'))).toEqual(['1×3 won.', '1×1 put 1']);
  expect(log('red', 'red: won')[0]?.entries.at(-1)?.index).toBe(1);
});

test('steps of one side are never folded into what another did', () => {
  expect(told(log('red', 'blue: won'))).toEqual(['1×1 put 1', '1×1 won.']);
  expect(told(log('red: won', 'blue', 'red: won'))).toEqual(['1×1 won.', '1×1 put 1', '1×1 won.']);
});

test('a shot is told with its dice; what was told before them stays, and no two rolls are one', () => {
  expect(told(log('red', 'red', 'chance: missed'))).toEqual(['1×3 missed.']);
  expect(told(log('blue', 'red', 'chance: missed'))).toEqual(['1×1 put 1', '1×2 missed.']);
  expect(told(log('red', 'chance'))).toEqual(['1×1 put 1', '1×1 roll 3']);
  expect(log('red: lost', 'chance: lost', 'chance: lost')).toHaveLength(3);
  expect(log('red', 'chance: lost')[0]?.dice).toEqual([3]);
});

test('a bare word by which nothing changed is told only as long as it is the last', () => {
  expect(told(log('red: won', 'red done'))).toEqual(['1×1 won.', '1×1 done']);
  expect(told(log('red: won', 'red done', 'blue: won'))).toEqual(['1×1 won.', '1×1 won.']);
  expect(told(log('red done', 'red: won'))).toEqual(['1×2 won.']);
  expect(told(log('red done', 'red ?'))).toEqual(['1×1 secret']);
});

test('secret lines of one side read as one', () => {
  const rows = log('red ?', 'red ?', 'blue ?');
  expect(rows.map(({ entries, secret }) => [entries.length, secret])).toEqual([
    [2, true],
    [1, true],
  ]);
});

test('a secret is told until its side makes something known; not until another does', () => {
  expect(told(log('red ?', 'red ?', 'red: won'))).toEqual(['1×1 won.']);
  expect(told(log('red ?', 'blue: won', 'red: won'))).toEqual([
    '1×1 secret',
    '1×1 won.',
    '1×1 won.',
  ]);
  expect(told(log('red ?', 'red'))).toEqual(['1×1 secret', '1×1 put 1']);
});
