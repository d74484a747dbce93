import { expect, test } from 'vitest';
import { played } from '../test/played.ts';
import { gameOf, toy } from '../test/toy.ts';
import { rollDice } from './chance.ts';
import { commitmentOf, pledgeOf } from './dice.ts';
import { exportFor } from './export.ts';
import { seededRandom } from './random.ts';
import { type MatchRecord, writeRecord } from './record/index.ts';
import { verify } from './verify.ts';

const RECORD = played('game 3');
const TEXT = writeRecord(RECORD, toy);
const ROWS = TEXT.split('\n');

/** The verdict on a record that was sealed after it was changed. */
const resealed = (changes: Partial<MatchRecord>) =>
  verify(writeRecord({ ...RECORD, ...changes }, toy), gameOf);

const lineOf = (text: string): number => ROWS.findIndex((row) => row.startsWith(text)) + 1;
const withLine = (index: number, text: string) =>
  RECORD.lines.map((line, i) => (i === index ? { ...line, text } : line));

test('a true record is found true, with every roll checked', () => {
  const rolls = RECORD.lines.filter(({ side }) => side === 'chance').length;
  expect(verify(TEXT, gameOf)).toEqual({
    ok: true,
    lines: RECORD.lines.length,
    rolls,
    dice: 'checked',
    shares: 'none',
  });
});

test('a salt must be the one that was pledged; who did not show theirs is told apart', () => {
  const { red, blue } = RECORD.salts;
  const pledges = { red: pledgeOf('red', red!), blue: pledgeOf('blue', blue!) };
  const shares = (changes: Partial<MatchRecord>) => resealed(changes);
  expect(shares({ pledges })).toMatchObject({ ok: true, shares: 'pledged' });
  expect(shares({ pledges: { red: pledges.red } })).toMatchObject({ ok: true, shares: 'partly' });
  const wrong = { red: pledges.red, blue: pledgeOf('red', blue!) };
  const text = writeRecord({ ...RECORD, pledges: wrong }, toy);
  expect(verify(text, gameOf)).toEqual({
    ok: false,
    line: text.split('\n').findIndex((row) => row.startsWith('[Salt.Blue')) + 1,
    why: 'this salt is not the one whose hash was published',
  });
});

test('every character of it counts, and is found at its line', () => {
  let line = 1;
  for (const [at, old] of [...TEXT].entries()) {
    if (old !== '\n') {
      const put = /\d/.test(old) ? String((Number(old) % 9) + 1) : old === 'e' ? 'a' : 'e';
      const verdict = verify(TEXT.slice(0, at) + put + TEXT.slice(at + 1), gameOf);
      expect(verdict, `character ${at}: ${old} -> ${put}`).toMatchObject({ ok: false, line });
    } else line++;
  }
});

test('a die that was changed and sealed again is found', () => {
  const index = RECORD.lines.findIndex(({ text }) => /^roll \d$/.test(text));
  const old = RECORD.lines[index]!.text;
  const verdict = resealed({ lines: withLine(index, old === 'roll 6' ? 'roll 5' : 'roll 6') });
  expect(verdict).toMatchObject({ ok: false, line: lineOf('chance') + index });
  expect(verdict).toHaveProperty('why', expect.stringContaining(`“${old}”`));
});

test('a shuffle that was changed and sealed again is found', () => {
  const dice = RECORD.lines[0]!.text.split(' ').map((die, i) =>
    i === 1 ? (die === '1' ? 2 : 1) : die,
  );
  expect(resealed({ lines: withLine(0, dice.join(' ')) })).toMatchObject({
    ok: false,
    line: lineOf('chance'),
    why: expect.stringContaining('roll 1 by the seed'),
  });
});

test('another seed does not fit the commitment; another commitment neither', () => {
  const other = 'ab'.repeat(32);
  expect(resealed({ seed: other })).toMatchObject({ ok: false, line: lineOf('[Seed') });
  expect(resealed({ commitment: commitmentOf(other) })).toMatchObject({ ok: false });
  expect(resealed({ seed: other, commitment: commitmentOf(other) })).toMatchObject({
    ok: false,
    line: lineOf('chance'),
  });
});

test('a salt that was not there gives other dice', () => {
  expect(resealed({ salts: { red: '01' } })).toMatchObject({
    ok: false,
    why: expect.stringContaining('by the seed'),
  });
});

test('an illegal line is found with its clause', () => {
  const index = RECORD.lines.findIndex(({ text }) => text.startsWith('bid'));
  expect(resealed({ lines: withLine(index, 'bid 9') })).toMatchObject({
    ok: false,
    line: lineOf('chance') + index,
    why: expect.stringContaining('[TOY-3]'),
  });
});

test('an undo past a barrier is found', () => {
  const index = RECORD.lines.findLastIndex(({ side }) => side === 'chance');
  const lines = RECORD.lines.toSpliced(index + 1, 0, { side: 'red', text: 'undo' });
  expect(resealed({ lines })).toMatchObject({ ok: false, line: lineOf('chance') + index + 1 });
});

test('the result must be the one that the rules give', () => {
  const wrong = { winner: RECORD.result!.winner === 'red' ? 'blue' : 'red', clause: 'TOY-5' };
  expect(resealed({ result: wrong })).toMatchObject({ ok: false, line: lineOf('[Result') });
  const { result: _, ...without } = RECORD;
  expect(verify(writeRecord(without, toy), gameOf)).toMatchObject({
    ok: false,
    why: expect.stringContaining('no result'),
  });
  const half = { lines: RECORD.lines.slice(0, 3) };
  expect(resealed(half)).toMatchObject({ ok: false, why: expect.stringContaining('not over') });
  const resigned = { ...half, result: { winner: 'red', clause: 'resignation' } };
  expect(resealed(resigned)).toMatchObject({ ok: true });
});

test('a match under way is true as far as it goes; once over, its seed must be shown', () => {
  const text = writeRecord(played('game 3', 4), toy);
  expect(verify(text, gameOf)).toMatchObject({ ok: true, dice: 'open' });
  const { seed: _, ...hidden } = RECORD;
  expect(verify(writeRecord(hidden, toy), gameOf)).toMatchObject({
    ok: false,
    line: lineOf('[Result') - 1,
  });
});

test('seeded dice are checked too, free dice are not', () => {
  const roll = rollDice([8, 7, 6, 5, 4, 3, 2], seededRandom('s')).dice.join(' ');
  const { commitment: _c, seed: _s, result: _r, ...bare } = { ...RECORD, salts: {} };
  const lines = [{ side: 'chance', text: `roll ${roll}` }];
  const check = (record: MatchRecord) => verify(writeRecord(record, toy), gameOf);
  expect(check({ ...bare, dice: 'seeded', seed: 's', lines })).toMatchObject({ dice: 'checked' });
  expect(check({ ...bare, dice: 'seeded', seed: 't', lines })).toMatchObject({ ok: false });
  expect(check({ ...bare, dice: 'free', lines })).toMatchObject({ ok: true, dice: 'free' });
});

test('what a viewer holds cannot be verified, and a text that is no record neither', () => {
  const view = writeRecord(exportFor(played('game 3', 5), toy, 'red'), toy);
  expect(verify(view, gameOf)).toMatchObject({ ok: false, why: expect.stringContaining('viewer') });
  expect(verify('hello\n', gameOf)).toMatchObject({ ok: false, line: 1 });
  expect(verify('hello\n', gameOf, 'fr')).toHaveProperty(
    'why',
    expect.stringContaining('étiquette'),
  );
});
