// The short version of scripts/kill-servers.mjs.
import { expect, test } from 'vitest';
import { postgresFolder } from '../postgres.ts';
import { placeKillTest } from './place.ts';

const programs = postgresFolder();

test.skipIf(programs === '')(
  'three servers and their database killed under load: nothing is lost or doubled, every match goes on',
  async () => {
    const report = await placeKillTest({
      programs,
      servers: 3,
      matches: 4,
      kills: 3,
      databaseEvery: 3,
      stopEvery: 2,
      seed: 'short',
    });
    expect(report.wrong).toEqual([]);
    expect(report.kills).toEqual({ killed: 1, stopped: 1, database: 1 });
    expect(report.acknowledged).toBeGreaterThan(10);
  },
  300_000,
);
