// A thousand seeded mutations of the scenarios of the box; `npm run mutations` does the same with server, CLI and records.
import {
  type Json,
  OWN_SCENARIO,
  problemText,
  scenarioProblems,
  setupOf,
  startingOptions,
  TOO_DEEP,
} from '@motti/engine';
import { fuzz } from '@motti/engine/testkit';
import { expect, test } from 'vitest';
import { mutatedFiles } from './mutations/mutate.ts';
import { game } from './table.ts';

/** Of the files that can be played every so many is. */
const PLAY_EVERY = 60;

test('HP-B23 a thousand mutations: each can be played or is refused with code, place and sentence', {
  timeout: 300_000,
}, () => {
  let refused = 0;
  const playable: Json[] = [];
  for (const text of mutatedFiles(1000, 20261116)) {
    const data = parsed(text);
    if (data === undefined) continue;
    const wrong = scenarioProblems(game, data);
    for (const problem of wrong) {
      if (problem.clause === 'engine') expect(problem).toEqual(TOO_DEEP);
      else expect(problem.clause).toMatch(/^HP-B\d+$/);
      for (const locale of ['en', 'fr'] as const) {
        const sentence = problemText(game, problem, locale);
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    if (wrong.some(({ level }) => level === 'error')) refused++;
    else playable.push(data);
  }
  expect(refused).toBeGreaterThan(500);
  expect(playable.length).toBeGreaterThan(100);
  const setups = playable
    .filter((_, i) => i % PLAY_EVERY === 0)
    .map((data) => setupOf(game, OWN_SCENARIO, startingOptions(game, OWN_SCENARIO, data), data));
  const run = fuzz(game, { games: setups.length, seed: 'mutations', setups, every: 500 });
  let last = run.next();
  while (!last.done) last = run.next();
  expect(last.value.failures.map(({ law, why }) => `${law}: ${why}`)).toEqual([]);
});

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
