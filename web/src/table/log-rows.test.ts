import { CHANCE } from '@motti/engine';
import { expect, test, vi } from 'vitest';
import { toy } from '../../../engine/test/toy.ts';
import type { LogRow } from './log-rows.ts';
import type { AnyTable, TableEntry } from './table.svelte.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
const { lastOf, logRows } = await import('./log-rows.ts');

const texts = {
  event: (event: { kind: string }) => `${event.kind}.`,
  run: (events: readonly { kind: string }[]) =>
    events.every(({ kind }) => kind === 'moved') ? `${events.length} move.` : undefined,
  action: ({ kind }: { kind: string }) => kind,
  side: (side: string) => side,
};
const table = { game: toy, texts, locale: 'en' } as unknown as AnyTable;

/** `red: moved` is an entry with its events, `red` one without, `red done` a bare word, `red ?` a secret one. */
function log(...lines: string[]): LogRow[] {
  const entries = lines.map((line, index): TableEntry => {
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
  return logRows(table, entries);
}
const told = (rows: readonly LogRow[]): string[] =>
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
  expect(lastOf(log('red', 'red: won')[0]!).index).toBe(1);
});

test('steps of one side are never folded into what another did, nor anything into a roll', () => {
  expect(told(log('red', 'blue: won'))).toEqual(['1×1 put 1', '1×1 won.']);
  expect(log('red: lost', 'chance: lost', 'chance: lost')).toHaveLength(3);
});

test('a bare word by which nothing changed is told only as long as it is the last', () => {
  expect(told(log('red: won', 'red done'))).toEqual(['1×1 won.', '1×1 done']);
  expect(told(log('red: won', 'red done', 'chance: rolled'))).toEqual(['1×1 won.', '1×1 rolled.']);
  expect(told(log('red done', 'red: won'))).toEqual(['1×2 won.']);
});

test('secret lines of one side read as one', () => {
  const rows = log('red ?', 'red ?', 'blue ?', 'blue: won');
  expect(rows.map(({ entries, secret }) => [entries.length, secret])).toEqual([
    [2, true],
    [1, true],
    [1, false],
  ]);
});
