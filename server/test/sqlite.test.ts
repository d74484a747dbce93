import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { type OpenedStore, storeSuite } from './store-suite.ts';

const opener = (thread: boolean) => async (): Promise<OpenedStore> => {
  const folder = mkdtempSync(join(tmpdir(), 'motti-store-'));
  const file = join(folder, 'motti.db');
  let current = await openSqlite(file, { thread });
  return {
    store: current,
    reopen: async () => {
      await current.close();
      current = await openSqlite(file, { thread });
      return current;
    },
    discard: async () => {
      await current.close();
      rmSync(folder, { recursive: true });
    },
  };
};

storeSuite('SQLite', opener(false));
storeSuite('SQLite in a thread of its own', opener(true));

test('a backup is a whole database of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motti-backup-'));
  const store = await openSqlite(join(folder, 'motti.db'));
  await store.setting('key', 'value');
  await store.backup(join(folder, 'copy.db'));
  await store.setting('later', 'value');
  const copy = await openSqlite(join(folder, 'copy.db'));
  expect(await copy.setting('key', 'other')).toBe('value');
  expect(await copy.setting('later', 'other')).toBe('other');
  await store.close();
  await copy.close();
  rmSync(folder, { recursive: true });
});
