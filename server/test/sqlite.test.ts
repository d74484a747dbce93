import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../src/migrations/index.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openDatabase, SqliteConnection } from '../src/store/sqlite-connection.ts';
import { sqliteDialect } from '../src/store/sqlite-dialect.ts';
import type { Tables } from '../src/store/tables.ts';
import { ALL, KILLING_MS, killEverywhere } from './migrations.ts';
import { ADDS, TAKES_AWAY } from './next-versions.ts';
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

test('a file has one server, and room for whoever looks after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motti-alone-'));
  const file = join(folder, 'motti.db');
  const server = await openSqlite(file, { alone: true });
  await expect(openSqlite(file, { alone: true })).rejects.toThrow('Another server');
  await (await openSqlite(file)).close();
  await expect(openSqlite(file, { alone: true })).rejects.toThrow('Another server');
  await server.close();
  await (await openSqlite(file, { alone: true })).close();
  rmSync(folder, { recursive: true });
});

test(
  'a migration that is killed at any statement has not happened; the next start makes it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'motti-migrate-'));
    let databases = 0;
    let last: SqliteConnection;
    const kills = await killEverywhere({
      tables: ALL,
      connect: () => {
        last = new SqliteConnection(join(folder, `${databases}.db`));
        return sqliteDialect(last);
      },
      bury: async () => {
        try {
          last.execute('rollback', []);
        } catch {
          // Nothing had begun.
        }
        last.close();
      },
      reset: async () => {
        databases++;
      },
    });
    expect(kills).toBeGreaterThan(40);
    rmSync(folder, { recursive: true });
  },
  KILLING_MS,
);

test('a version that is too old for its file is told so, and the version before is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motti-newer-'));
  for (const [file, changes] of Object.entries({ next: ADDS, later: TAKES_AWAY })) {
    const db = new Kysely<Tables>({
      dialect: sqliteDialect(new SqliteConnection(join(folder, file))),
    });
    await migrate(db, undefined, changes);
    await db.destroy();
  }
  await (await openSqlite(join(folder, 'next'))).close();
  await expect(openSqlite(join(folder, 'later'))).rejects.toThrow('too old for its database');
  rmSync(folder, { recursive: true });
});

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

test('a server of the version before starts on tables that a later one has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'motti-newer-'));
  const file = join(folder, 'motti.db');
  await (await openSqlite(file)).close();
  const database = openDatabase(file);
  database.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
  database.close();
  const older = await openSqlite(file);
  expect(await older.setting('key', 'value')).toBe('value');
  await older.close();
  rmSync(folder, { recursive: true });
});
