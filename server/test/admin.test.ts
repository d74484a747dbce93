// What whoever runs the server does with its database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@motti/catalog';
import { readRecord } from '@motti/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupDatabase, exportMatch, importMatch } from '../src/admin.ts';
import { configFrom } from '../src/config.ts';
import { serve } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import { TestServer } from './harness.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'motti-admin-'));
beforeAll(async () => {
  server = await TestServer.start({ games: GAMES });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const game = GAMES[0]!;
const setup = { scenario: game.scenarios[0]!.id, options: {} };
const db = () => `sqlite:${server.file}`;

test('a match is exported while the server runs, and imported as another', async () => {
  const made = await server.create({ game: game.id, setup });
  const [side] = Object.keys(made.seats);
  const client = await server.sit(made, side!);
  await client.must({ type: 'join' });
  await client.must({ type: 'resign' });
  const text = await exportMatch(db(), made.id, undefined);
  expect(readRecord(text, () => game).record.result).toMatchObject({ clause: 'resignation' });
  const again = await importMatch(db(), text);
  expect(again.id).not.toBe(made.id);
  expect((await server.sit(again, side!)).info.game).toBe(game.id);
});

test('before the end an export is somebody’s', async () => {
  const made = await server.create({ game: game.id, setup });
  expect(await exportMatch(db(), made.id, undefined)).toContain('[Viewer "spectator"]');
  const [side] = Object.keys(made.seats);
  expect(await exportMatch(db(), made.id, side)).toContain(`[Viewer "${side}"]`);
  await expect(exportMatch(db(), made.id, 'green')).rejects.toMatchObject({ code: 'no-such-seat' });
});

test('a backup of a running server is a whole database; nothing is overwritten', async () => {
  const made = await server.create({ game: game.id, setup });
  const copy = join(folder, 'copy.db');
  await backupDatabase(db(), copy);
  const store = await openStore(`sqlite:${copy}`);
  expect(await store.match(made.id)).toBeDefined();
  await store.close();
  await expect(backupDatabase(db(), copy)).rejects.toMatchObject({ code: 'file-exists' });
});

test('what is not there is said, and not made', async () => {
  const missing = `sqlite:${join(folder, 'missing.db')}`;
  await expect(exportMatch(missing, 'x', undefined)).rejects.toMatchObject({ code: 'no-database' });
  await expect(exportMatch(db(), 'no-such-one', undefined)).rejects.toMatchObject({
    code: 'no-such-match',
  });
  await expect(importMatch(db(), 'nonsense')).rejects.toMatchObject({ code: 'unfit-record' });
  const nobody = 'postgres://motti@127.0.0.1:1/motti';
  await expect(exportMatch(nobody, 'x', undefined)).rejects.toMatchObject({
    code: 'closed-database',
  });
  await expect(backupDatabase(nobody, 'x')).rejects.toMatchObject({ code: 'needs-pg-dump' });
  await expect(openStore('mysql:x')).rejects.toThrow('sqlite:PATH');
});

test('serving: the whole thing, on a free port, stopped in good order', async () => {
  const config = { ...configFrom({}), logLevel: 'silent' };
  const serving = await serve({ port: 0, db: `sqlite:${join(folder, 'new', 'motti.db')}`, config });
  const answer = await fetch(`${serving.url}api/server`);
  const { games, push } = (await answer.json()) as { games: { id: string }[]; push: string };
  expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  expect(push).toMatch(/^[\w-]{80,}$/);
  await serving.close();
  await expect(fetch(`${serving.url}healthz`)).rejects.toThrow();
});
