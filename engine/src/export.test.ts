import { expect, test } from 'vitest';
import { played, SEED } from '../test/played.ts';
import { gameOf, toy } from '../test/toy.ts';
import { exportFor, recordOf, resultOf } from './export.ts';
import { Match } from './match.ts';
import { type MatchRecord, readRecord, writeRecord } from './record/index.ts';
import { replay } from './replay.ts';

const DEAL = { side: 'chance', text: 'roll 1 1 1 1 1 1 1' };

function recordWith(...lines: string[]): MatchRecord {
  const said = lines.map((line) => {
    const [side, ...words] = line.split(' ');
    return { side: side!, text: words.join(' ') };
  });
  return { ...played('any', 0), dice: 'hmac-sha256', seed: SEED, lines: [DEAL, ...said] };
}

const shown = (record: MatchRecord, viewer: string | undefined): string[] =>
  exportFor(record, toy, viewer).lines.map(({ side, text }) => `${side} ${text}`);

test('before the end a viewer holds their own secrets and no others, and no seed', () => {
  const record = recordWith('red ready', 'blue bid 4');
  expect(shown(record, 'blue')).toEqual(['chance ?', 'red ready', 'blue bid 4']);
  expect(shown(record, 'red')).toEqual(['chance ?', 'red ready', 'blue ?']);
  expect(shown(record, undefined)).toEqual(['chance ?', 'red ready', 'blue ?']);
  expect(exportFor(record, toy, 'red').seed).toBeUndefined();
  expect(exportFor(record, toy, undefined).viewer).toBe('spectator');
});

test('how often a side changed its secret mind stays secret', () => {
  const record = recordWith('red ready', 'blue bid 4', 'blue undo', 'blue bid 5', 'red bid 1');
  expect(shown(record, 'red')).toEqual(['chance ?', 'red ready', 'blue ?', 'red bid 1']);
  expect(shown(record, 'blue')).toEqual([
    'chance ?',
    'red ready',
    'blue bid 4',
    'blue undo',
    'blue bid 5',
    'red bid 1',
  ]);
});

test('what a take-back kept is counted as far as its reader knows of it', () => {
  const record = recordWith(
    'red ready',
    'red bid 1',
    'blue bid 4',
    'chance roll 6',
    'blue takeback 3',
  );
  expect(shown(record, 'red').at(-1)).toBe('blue takeback 2');
  expect(shown(record, 'blue').at(-1)).toBe('blue takeback 1');
  expect(shown(record, undefined).at(-1)).toBe('blue takeback 1');
});

test('what a viewer holds reads and writes as a record', () => {
  const text = writeRecord(exportFor(recordWith('red ready', 'blue bid 4'), toy, 'red'), toy);
  expect(text).toContain('[Viewer "red"]');
  expect(writeRecord(readRecord(text, gameOf).record, toy)).toBe(text);
});

test('at the end everybody holds everything, the seed too', () => {
  const record = played('game 3');
  expect(exportFor(record, toy, 'red')).toEqual(record);
  const { result: _, ...unsaid } = record;
  expect(exportFor(unsaid, toy, 'red')).toEqual(unsaid);
  const resigned = {
    ...recordWith('red ready'),
    result: { winner: 'blue', clause: 'resignation' },
  };
  expect(exportFor(resigned, toy, 'blue')).toEqual(resigned);
});

test('the record of a match has its log, and its result once it is over', () => {
  const record = played('game 4');
  const { match } = replay(record, toy);
  expect(record.result).toEqual(resultOf(match));
  const fresh = new Match(toy, record.setup);
  expect(recordOf(fresh, { players: {}, dice: 'free' })).toMatchObject({ lines: [], salts: {} });
});
