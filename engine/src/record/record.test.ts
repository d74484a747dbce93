import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOf, toy } from '../../test/toy.ts';
import type { AnyGame } from '../contract.ts';
import { commitmentOf, pledgeOf } from '../dice.ts';
import { parseMeta, printMeta } from '../line.ts';
import { fullOptions } from '../scenario.ts';
import {
  type MatchRecord,
  parseResult,
  printResult,
  RecordError,
  readRecord,
  writeRecord,
} from './index.ts';

const SEED = 'ab'.repeat(32);

const RECORD: MatchRecord = {
  game: 'toy',
  rules: 2,
  setup: { scenario: 'short', options: { die: 'on', colour: 'bright' } },
  players: { red: 'Anna "the Wall" \\ Ångström', blue: 'bot:easy' },
  dice: 'hmac-sha256',
  commitment: commitmentOf(SEED),
  pledges: { red: pledgeOf('red', '00ff'), blue: 'cd'.repeat(32) },
  salts: { red: '00ff' },
  seed: SEED,
  result: { winner: 'blue', clause: 'TOY-5' },
  date: '2026-11-15',
  lines: [
    { side: 'chance', text: 'roll 1 2 3 4 3 2 1' },
    { side: 'red', text: 'raise' },
    { side: 'red', text: 'undo' },
    { side: 'red', text: 'ready' },
    { side: 'blue', text: 'takeback 1' },
    { side: 'red', text: 'ready' },
    { side: 'red', text: 'bid 1' },
  ],
};
const TEXT = writeRecord(RECORD, toy);

/** The text with one line replaced, its number, and the mistake that reading it gives. */
function mistakeIn(text: string): RecordError {
  try {
    readRecord(text, gameOf);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('no mistake found');
}

const lines = TEXT.split('\n');
const lineOf = (start: string): number => lines.findIndex((line) => line.startsWith(start)) + 1;
const withLine = (start: string, line: string): string =>
  lines.map((old) => (old.startsWith(start) ? line : old)).join('\n');

test('a record reads as it was written, and writes as it was read', () => {
  const { record } = readRecord(TEXT, gameOf);
  expect(record).toEqual(RECORD);
  expect(writeRecord(record, toy)).toBe(TEXT);
});

test('the header says what design and docs promise', () => {
  expect(TEXT).toContain('[Motti "1"]\n[Game "toy"]\n[Rules "2"]\n[Scenario "short"]\n');
  expect(TEXT).toContain('[Options "colour=bright"]');
  expect(TEXT).toContain('[Red "Anna \\"the Wall\\" \\\\ Ångström"]');
  expect(TEXT).toContain('[Salt.Red "00ff"]');
  expect(TEXT).toContain('[Result "blue TOY-5"]');
});

test('any player, seed, salt and choice of lines makes a record that comes back the same', () => {
  const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => readable(text));
  const line = fc.constantFrom(...RECORD.lines);
  const arbitrary = fc.record({ red: name, blue: name, lines: fc.array(line), data: fc.json() });
  fc.assert(
    fc.property(arbitrary, ({ red, blue, lines, data }) => {
      const setup = { ...RECORD.setup, data: JSON.parse(data) };
      const record: MatchRecord = { ...RECORD, setup, players: { red, blue }, lines };
      expect(readRecord(writeRecord(record, anyFile), () => anyFile).record).toEqual(record);
    }),
  );
});

/** The toy game, with any file for a scenario. */
const anyFile: AnyGame = {
  ...toy,
  ownScenarios: { problems: () => [], describe: () => ({ title: 'x', summary: '' }) },
};

const readable = (text: string): boolean =>
  [...text].every((c) => c >= ' ' && c !== '\u007f' && c !== '\ufffd');

test('comments, blank lines, CRLF, a byte order mark and tags side by side are read over', () => {
  const loose = `\uFEFF; a game\r\n${TEXT.replace('"]\n[Rules', '"] [Rules')
    .replaceAll('\n', '\r\n')
    .replace('red raise', '; why?\r\nred raise ; because')}\r\n; the end\r\n`;
  expect(readRecord(loose, gameOf).record).toEqual(RECORD);
});

test.each([
  ['unknown-tag', '[Date', '[Dote "2026-11-15"]', 1],
  ['bad-value', '[Motti', '[Motti "2"]', 9],
  ['unknown-game', '[Game', '[Game "chess"]', 1],
  ['newer-rules', '[Rules', '[Rules "3"]', 1],
  ['bad-value', '[Rules', '[Rules "two"]', 9],
  ['bad-value', '[Scenario', '[Scenario "endless"]', 12],
  ['bad-value', '[Options', '[Options "colour=bright colour=plain"]', 11],
  ['bad-value', '[Options', '[Options "weather=bad"]', 11],
  ['bad-value', '[Dice', '[Dice "loaded"]', 8],
  ['bad-value', '[Commitment', '[Commitment "12"]', 14],
  ['bad-value', '[Salt', '[Salt.Red "0"]', 12],
  ['bad-value', '[Pledge.Red', '[Pledge.Red "ab"]', 14],
  ['bad-value', '[Seed', '[Seed "secret"]', 8],
  ['bad-value', '[Result', '[Result "green TOY-5"]', 10],
  ['bad-value', '[Date', '[Date "today"]', 8],
  ['bad-value', '[Checks', '[Checks "12"]', 10],
  ['duplicate-tag', '[Date', '[Game "toy"]', 1],
  ['bad-escape', '[Red', '[Red "An\\na"]', 9],
  ['bad-tag', '[Red', '[Red "Anna]', 12],
  ['bad-tag', '[Red', '[Red Anna]', 5],
  ['bad-tag', '[Red', '[Red "Anna"', 12],
  ['bad-tag', '[Red', '[Red "Anna"] and more', 14],
  ['bad-side', 'red ready', 'green ready', 1],
  ['bad-side', 'red ready', 'Red ready', 1],
  ['not-notation', 'red ready', 'red redy', 5],
  ['not-notation', 'red ready', 'red', 4],
  ['only-chance-rolls', 'red ready', 'red roll 4', 5],
  ['only-chance-rolls', 'chance roll', 'chance undo', 8],
  ['masked-without-viewer', 'red ready', 'red ?', 5],
  ['bad-space', 'red ready', 'red  ready', 4],
  ['bad-space', 'red ready', 'red ready ', 10],
  ['bad-space', 'red ready', ' red ready', 1],
  ['not-text', 'red ready', 'red re\0dy', 7],
  ['not-text', 'red ready', 'red \ufffd', 5],
  ['tag-after-lines', 'red bid', '[Date "2026-11-15"]', 1],
] as const)('%s: %s becomes %s', (code, start, line, column) => {
  const mistake = mistakeIn(withLine(start, line));
  expect(mistake).toMatchObject({ code, line: lineOf(start), column });
  expect(mistake.message).toContain(`line ${mistake.line}, column ${column}: `);
  expect(mistake.words('fr').length).toBeGreaterThan(10);
});

test.each(['Motti', 'Game', 'Rules', 'Scenario', 'Red', 'Dice', 'Commitment'])(
  'the tag %s must be there',
  (name) => {
    const text = TEXT.split('\n')
      .filter((line) => !line.startsWith(`[${name} `))
      .join('\n');
    expect(mistakeIn(text)).toMatchObject({ code: 'missing-tag', facts: { name } });
  },
);

test('a text cut off in the middle of a line is refused, at every place', () => {
  for (let length = 1; length < TEXT.length; length++) {
    const cut = TEXT.slice(0, length);
    if (!cut.endsWith('\n')) expect(mistakeIn(cut), cut.slice(-20)).toBeInstanceOf(RecordError);
  }
});

test('a text that is too large is not read', () => {
  expect(() => readRecord(TEXT, gameOf, TEXT.length)).not.toThrow();
  expect(() => readRecord(TEXT, gameOf, TEXT.length - 1)).toThrow(/larger/);
});

test('whatever is given, reading answers or says where the mistake is', () => {
  const junk = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), spoiled());
  fc.assert(
    fc.property(junk, (text) => {
      try {
        readRecord(text, gameOf);
      } catch (error) {
        expect(error).toBeInstanceOf(RecordError);
        expect((error as RecordError).line).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000 },
  );
});

/** The text with one piece replaced by another. */
function spoiled(): fc.Arbitrary<string> {
  const piece = fc.oneof(fc.string(), fc.constantFrom('[', '"', '\\', ']', '\n', '\r', ';', ' '));
  return fc
    .tuple(fc.nat(TEXT.length), fc.nat(5), piece)
    .map(([at, cut, put]) => TEXT.slice(0, at) + put + TEXT.slice(at + cut));
}

test('an option that the scenario fixes cannot be another in the record', () => {
  const text = TEXT.replace('"short"', '"long"').replace('colour=bright', 'die=off');
  expect(mistakeIn(text)).toMatchObject({ code: 'bad-value', facts: { name: 'Options' } });
  expect(fullOptions(toy, 'long')).toEqual({ die: 'on', colour: 'plain' });
});

test('a hidden line stands only in what a viewer may hold', () => {
  const text = writeRecord({ ...RECORD, viewer: 'blue', lines: [{ side: 'red', text: '?' }] }, toy);
  expect(readRecord(text, gameOf).record.lines).toEqual([{ side: 'red', text: '?' }]);
});

test('notation of older rules is left to the replay', () => {
  const text = TEXT.replace('[Rules "2"]', '[Rules "1"]').replace('red ready', 'red prepare');
  expect(readRecord(text, gameOf).record.lines).toContainEqual({ side: 'red', text: 'prepare' });
});

test('ten thousand lines are read and written', () => {
  const many = { ...RECORD, lines: Array.from({ length: 10_000 }, (_, i) => RECORD.lines[i % 7]!) };
  expect(readRecord(writeRecord(many, toy), gameOf).record).toEqual(many);
});

test('lines that are no actions, and results, print and parse', () => {
  for (const meta of [
    { kind: 'undo' },
    { kind: 'takeback', entries: 12 },
    { kind: 'hint' },
    { kind: 'masked' },
  ] as const)
    expect(parseMeta(printMeta(meta))).toEqual(meta);
  expect(parseMeta('takeback')).toBeUndefined();
  expect(parseMeta('takeback 01')).toBeUndefined();
  for (const result of [
    { winner: undefined, clause: 'TOY-5' },
    { winner: 'red', clause: 'resignation' },
    { winner: 'blue', clause: 'TOY-5', level: 'decisive' },
  ])
    expect(parseResult(printResult(result), toy.sides)).toEqual(result);
  expect(parseResult('red', toy.sides)).toBeUndefined();
});
