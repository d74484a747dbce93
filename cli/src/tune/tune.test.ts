import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tunableWeights } from '@motti/bots';
import { GAMES } from '@motti/catalog';
import { afterAll, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { enCommands } from '../texts/en.commands.ts';
import { playStep } from './job.ts';
import { shaken, startOf, stepped, type Weights } from './spsa.ts';
import { StepFile } from './steps.ts';

const TUNABLE = { bold: { value: 0, scale: 0.5 }, slow: { value: 3, scale: 0.5 } };
const folder = mkdtempSync(join(tmpdir(), 'motti-tune-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('weights go to where more games are won', () => {
  // Nearest to (2, 1) wins more often.
  const height = ({ bold, slow }: Weights) => -((bold! - 2) ** 2) - (slow! - 1) ** 2;
  let weights = startOf(TUNABLE);
  for (let step = 0; step < 300; step++) {
    const { plus, minus } = shaken(TUNABLE, weights, step, 'test');
    const score = 1 / (1 + Math.exp(height(minus) - height(plus)));
    weights = stepped(TUNABLE, weights, step, 'test', score);
  }
  expect(weights['bold']).toBeCloseTo(2, 0);
  expect(weights['slow']).toBeCloseTo(1, 0);
});

test('a step shakes every weight, both ways by the same', () => {
  const { plus, minus } = shaken(TUNABLE, startOf(TUNABLE), 0, 'x');
  expect(plus['bold']! + minus['bold']!).toBeCloseTo(0);
  expect(Math.abs(plus['slow']! - 3)).toBeCloseTo(0.5);
  expect(shaken(TUNABLE, startOf(TUNABLE), 0, 'x')).toEqual({ plus, minus });
});

test('a tuning is taken up where it stopped, and no other one', () => {
  const path = join(folder, 'steps.csv');
  const context = { words: enCommands } as unknown as Context;
  const file = new StepFile(path, 'duel long 1', TUNABLE);
  expect(file.open(context, TUNABLE, false, false).step).toBe(0);
  file.add(1, 0.5, 40, { bold: 0.1, slow: 2.9 });
  file.add(2, 0.6, 40, { bold: 0.2, slow: 2.8 });
  // Killed in the middle of a line.
  writeFileSync(path, `${readFileSync(path, 'utf8')}duel long 1,3,0.`);
  const reached = { step: 2, weights: { bold: 0.2, slow: 2.8 } };
  expect(file.open(context, TUNABLE, true, false)).toEqual(reached);
  const other = new StepFile(path, 'duel short 1', TUNABLE);
  expect(() => other.open(context, TUNABLE, true, false)).toThrow(/not the file/);
});

test('both sets of weights play both sides', () => {
  const game = GAMES.find((one) => tunableWeights(one))!;
  const setup = { scenario: game.scenarios[0]!.id, options: {} };
  const plus = startOf(tunableWeights(game)!);
  const job = { game: game.id, setups: [setup], plus, minus: {}, seed: 'x' };
  // The same weights on both sides: what one wins with the first side, the other does with it in the second game.
  expect(playStep(game, job, 0) + playStep(game, job, 1)).toBe(1);
});
