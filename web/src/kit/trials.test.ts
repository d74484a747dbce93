import { expect, test, vi } from 'vitest';
import type { WorkerClient } from '../workers/index.ts';
import type { Batch } from './trials.svelte.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => {});
const { chanceText, exactly, isSettled, TrialRun } = await import('./trials.svelte.ts');

const cores = [{}, {}] as WorkerClient<unknown>[];
const questions = [
  { id: 'a', line: 'attack a' },
  { id: 'b', line: 'attack b' },
];

test('every question is tried until its chance is settled, each trial once', async () => {
  const run = new TrialRun(cores);
  const asked: string[] = [];
  run.start(questions, 7, async (_, line, { seed, first, count }: Batch) => {
    asked.push(`${line} ${seed} ${first}`);
    return Array.from({ length: count }, () => (line.endsWith('a') ? 0.25 : 1));
  });
  const settled = { mean: 0.25, low: 0.25, high: 0.25, trials: 60 };
  await vi.waitFor(() => expect(run.estimates.get('a')).toEqual(settled));
  await vi.waitFor(() => expect(isSettled(run.estimates.get('b')!)).toBe(true));
  expect(run.estimates.get('b')?.mean).toBe(1);
  expect(new Set(asked).size).toBe(asked.length);
});

test('what is stopped answers no more', async () => {
  const run = new TrialRun(cores);
  const stop = run.start(questions, 7, async (_, __, { count }: Batch) => Array(count).fill(0.5));
  stop();
  await new Promise((done) => setTimeout(done, 5));
  expect(run.estimates.size).toBe(0);
});

test('a chance says between which values it lies until it is settled', () => {
  expect(chanceText({ mean: 0.5, low: 0.25, high: 0.75, trials: 12 })).toMatch(/^25–75/);
  expect(chanceText(exactly(0.5)!)).toMatch(/^50/);
});
