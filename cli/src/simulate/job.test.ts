import { botByName } from '@motti/bots';
import { expect, test } from 'vitest';
import { duel } from '../../../bots/test/duel.ts';
import { csvHeader, csvRow } from './csv.ts';
import { type Job, type Row, simulateGame } from './job.ts';
import { simulationJson } from './result.ts';
import { Tally, turnsOf } from './tally.ts';

const JOB: Job = {
  game: 'duel',
  setup: { scenario: 'long', options: {} },
  bots: { red: 'random', blue: 'random' },
  swap: false,
  seed: 'test',
};
const play = (index: number, job = JOB): Row =>
  simulateGame(duel, job, index, (name) => botByName(duel, name)!);
const rows = Array.from({ length: 200 }, (_, index) => play(index));
const tally = new Tally(duel.sides);
for (const row of rows) tally.add(row);

test('a game depends on the seed and its number alone', () => {
  expect(play(7)).toEqual(rows[7]);
  expect(play(7, { ...JOB, seed: 'other' })).not.toEqual(rows[7]);
});

test('the curve has the set-up, the end of every turn, and the end of the game', () => {
  for (const { curve, over } of rows) {
    expect(curve[0]).toEqual({ turn: 1, 'heart.red': 8, 'heart.blue': 8 });
    const last = curve.at(-1)!;
    if (over.clause === 'DU-3a') {
      expect(Math.min(last['heart.red']!, last['heart.blue']!)).toBeLessThanOrEqual(0);
    }
  }
  const long = rows.find(({ over }) => over.clause === 'DU-3c')!;
  expect(turnsOf(long)).toBe(8);
});

test('every game is counted once, as a win or a draw, by its ending and by its length', () => {
  const { red, blue } = tally.wins;
  expect(red! + blue! + tally.draws).toBe(200);
  const ended = tally.endingsByFrequency.reduce((sum, { games }) => sum + games, 0);
  expect(ended).toBe(200);
  expect(tally.lengths.total).toBe(200);
  expect(tally.curves.get('heart.red')![0]!.total).toBe(200);
  expect(tally.differences.get('heart')!.total).toBe(200);
});

test('seats change every second game when asked', () => {
  const job = { ...JOB, swap: true, bots: { red: 'random', blue: 'bot:random' } };
  expect(play(0, job).bots).toEqual({ red: 'random', blue: 'bot:random' });
  expect(play(1, job).bots).toEqual({ red: 'bot:random', blue: 'random' });
});

test('the JSON has the fields that other programs rely on', () => {
  const simulation = { job: JOB, rules: 1, tally, wanted: 200, workers: 1, seconds: 1 };
  const json = simulationJson(simulation);
  expect(json).toMatchObject({ game: 'duel', scenario: 'long', games: 200, seconds: 1 });
  expect(Object.keys(json.wins)).toEqual(['red', 'blue', 'draw']);
  const [low, high] = json.intervals['red']!;
  const share = json.wins['red']! / 200;
  expect(low).toBeLessThan(share);
  expect(high).toBeGreaterThan(share);
});

test('CSV has a column for each gauge, and quotes what needs it', () => {
  const gauges = ['heart.red', 'heart.blue'];
  const header = csvHeader(duel.sides, gauges).trim().split(',');
  const cells = csvRow({ ...JOB, seed: 'a,"b' }, rows[0]!, duel.sides, gauges);
  expect(header).toContain('final.heart.red');
  expect(cells).toContain('"a,""b/0"');
});
