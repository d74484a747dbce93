// The short version of scripts/kill-test.mjs, on the toy.
import { expect, test } from 'vitest';
import { toy } from '../../../engine/test/toy.ts';
import { startProcess } from '../../src/program.ts';
import { onSqlite } from './database.ts';
import { killTest } from './kill.ts';

test('killed hard ten times under load: nothing acknowledged is lost, no log is torn, every match goes on', {
  timeout: 900_000,
}, async () => {
  const databases = onSqlite();
  const report = await killTest({
    game: toy,
    scenario: 'long',
    databases,
    start: (file) => startProcess(import.meta.url, 'server-child', [file]),
    kills: 10,
    matches: 12,
    window: 80,
    seed: 'short',
  });
  await databases.remove();
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(50);
});
