// The short version of scripts/kill-test.mjs.
import { expect, test } from 'vitest';
import { killTest } from './kill.ts';

test('killed hard ten times under load: nothing acknowledged is lost, no log is torn, every match goes on', {
  timeout: 300_000,
}, async () => {
  const report = await killTest({ kills: 10, matches: 12, seed: 'short' });
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(50);
});
