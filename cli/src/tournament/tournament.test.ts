import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botByName } from '@motti/bots';
import { afterAll, expect, test } from 'vitest';
import { duel } from '../../../bots/test/duel.ts';
import type { Context } from '../context.ts';
import { enCommands } from '../texts/en.commands.ts';
import { commitOf, elderName } from './elders.ts';
import { type Job, pairsOf, playGame, seatsOf, seedOf } from './job.ts';
import { ratings } from './ratings.ts';
import { RowFile } from './rows.ts';
import { Results, Standings } from './standings.ts';

const JOB: Job = {
  game: 'duel',
  setups: [{ scenario: 'long', options: {} }],
  bots: ['random', 'bot:random', 'other'],
  seed: 'test',
  known: 0,
};
const folder = mkdtempSync(join(tmpdir(), 'motti-tournament-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('everybody meets everybody, on both sides, with the same seed', () => {
  expect(pairsOf(JOB.bots)).toHaveLength(3);
  for (let index = 0; index < 3; index++) {
    const [a, b] = seatsOf(JOB, index);
    expect(seatsOf(JOB, index + 3)).toEqual([b, a]);
    expect(seedOf(JOB, index + 3)).toBe(seedOf(JOB, index));
    expect(seedOf(JOB, index + 6)).not.toBe(seedOf(JOB, index));
  }
});

test('a game depends on the seed and its number alone', () => {
  const play = (index: number) => playGame(duel, JOB, index, () => botByName(duel, 'random')!);
  expect(play(5)).toEqual(play(5));
  expect(play(5).bots).toEqual(seatsOf(JOB, 5));
});

test('scenarios take turns, and the games of one are those of a tournament of it alone', () => {
  const [long] = JOB.setups;
  const short = { scenario: 'short', options: {} };
  const both: Job = { ...JOB, setups: [long!, short] };
  const play = (job: Job, index: number) =>
    playGame(duel, job, index, () => botByName(duel, 'random')!);
  const results = new Results(both);
  for (let index = 0; index < 12; index++) {
    const alone: Job = { ...JOB, setups: [index % 2 === 0 ? long! : short] };
    const row = play(both, index);
    expect(row).toEqual({ ...play(alone, Math.floor(index / 2)), index });
    results.add(row);
  }
  expect(results.all.games).toBe(12);
  for (const { pairs } of results.byScenario)
    expect(pairs.map(({ games }) => games)).toEqual([2, 2, 2]);
});

test('Elo says what the scores say, and is surer with more games', () => {
  const rated = (games: number) =>
    ratings(
      ['a', 'b', 'c'],
      [
        { a: 'a', b: 'b', points: 0.25 * games, games },
        { a: 'b', b: 'c', points: 0.25 * games, games },
        { a: 'a', b: 'c', points: 0.1 * games, games },
      ],
    );
  const [a, b, c] = rated(400);
  expect(a).toEqual({ name: 'a', elo: 0, margin: 0 });
  expect(b!.elo).toBeCloseTo(190, -1);
  expect(c!.elo).toBeCloseTo(382, -1);
  expect(rated(1600)[1]!.margin).toBeCloseTo(b!.margin / 2, 0);
});

test('who won everything is strong, not infinitely so', () => {
  const [, b] = ratings(['a', 'b'], [{ a: 'a', b: 'b', points: 0, games: 20 }]);
  expect(b!.elo).toBeGreaterThan(300);
  expect(Number.isFinite(b!.margin)).toBe(true);
});

test('points go to who made them, whichever side they sat on', () => {
  const standings = new Standings(['a', 'b']);
  standings.add({ index: 0, bots: ['a', 'b'], score: 1, winner: 'red' });
  standings.add({ index: 1, bots: ['b', 'a'], score: 0.5, winner: undefined });
  standings.add({ index: 2, bots: ['b', 'a'], score: 0, winner: 'blue' });
  expect(standings.pairs).toEqual([{ a: 'a', b: 'b', points: 2.5, games: 3 }]);
});

test('a tournament is taken up where it stopped, and no other one', () => {
  const path = join(folder, 'rows.csv');
  const context = { words: enCommands } as unknown as Context;
  const file = new RowFile(path, JOB);
  expect(file.open(context, duel, false, false)).toEqual([]);
  const rows = [0, 1, 2].map((index) =>
    playGame(duel, JOB, index, () => botByName(duel, 'random')!),
  );
  for (const row of rows) file.add(row);
  const whole = readFileSync(path, 'utf8');
  // Killed in the middle of a line.
  writeFileSync(path, `${whole}duel,long,3,te`);
  expect(new RowFile(path, JOB).open(context, duel, true, false)).toEqual(rows);
  expect(readFileSync(path, 'utf8')).toBe(whole);
  expect(() => file.open(context, duel, false, false)).toThrow();
  const other = new RowFile(path, { ...JOB, seed: 'other' });
  expect(() => other.open(context, duel, true, false)).toThrow(/not the file/);
});

test('a bot of a commit is named by both, and no word that is no commit is one', () => {
  expect(elderName('easy')).toBeUndefined();
  expect(elderName('easy@')).toBeUndefined();
  expect(elderName('easy@--output=x')).toBeUndefined();
  expect(elderName('bot:easy@v1.2')).toEqual({ level: 'easy', commit: 'v1.2' });
  expect(commitOf('no-such-commit')).toBeUndefined();
});
