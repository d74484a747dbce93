import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcess } from '../../src/program.ts';
import { Postgres, postgresFolder } from '../postgres.ts';

const programs = postgresFolder();

describe.skipIf(programs === '')('several processes behind one port', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start(programs);
  }, 180_000);
  afterAll(() => postgres.stop());

  test('each is a server with a name of its own, and all stop together', async () => {
    const primary = startProcess(import.meta.url, 'primary', [await postgres.database()]);
    const [{ port }] = (await once(primary, 'message')) as [{ port: number }];
    /** The name of whoever answers. */
    const answer = async (): Promise<string> => {
      // A connection of its own: the next one goes to the next process.
      const headers = { authorization: 'Bearer token', connection: 'close' };
      const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
      return /server="([^"]+)"/.exec(await response.text())?.[1] ?? '';
    };
    const names = new Set<string>();
    const bothAnswer = async (): Promise<number> => {
      names.add(await answer().catch(() => ''));
      names.delete('');
      return names.size;
    };
    await expect.poll(bothAnswer).toBe(2);
    expect([...names].sort()).toEqual(['test-1', 'test-2']);
    const ended = once(primary, 'exit');
    primary.send('stop');
    await ended;
    await expect(answer()).rejects.toThrow();
  }, 300_000);
});
