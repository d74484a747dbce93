// Kills servers while they start for the first time, or on the tables of an earlier version, and opens what is left.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '@motti/engine';
import { type Dialect, Kysely, sql } from 'kysely';
import { MIGRATION_NAMES, migrate } from '../../src/migrations/index.ts';
import type { Tables } from '../../src/store/tables.ts';
import type { Database, Databases } from './database.ts';

export interface StartKillOptions {
  readonly databases: Databases;
  /** A server that has loaded its program, says so, and opens this database at the first word. */
  readonly stand: (db: string) => ChildProcess;
  readonly kills: number;
  readonly seed: string;
  readonly onKill?: (kill: number, wrong: number) => void;
}

export interface StartKillReport {
  readonly firstStarts: number;
  readonly upgrades: number;
  /** Killed before the tables were there, before the server was ready, and after. */
  readonly when: Readonly<Record<When, number>>;
  readonly wrong: readonly string[];
}

type When = 'before' | 'between' | 'after';

/** Kills come up to so much later than a start usually takes. */
const LATE = 1.2;
const LATEST = MIGRATION_NAMES.length;

export async function startKillTest(options: StartKillOptions): Promise<StartKillReport> {
  const { databases, kills, seed, onKill } = options;
  const random = seededRandom(seed);
  const when = { before: 0, between: 0, after: 0 };
  const wrong: string[] = [];
  let upgrades = 0;
  const whole = await databases.empty();
  let usual = await oneStart(options, whole);
  const tables = await withTables(whole.dialect(), tablesOf);
  for (let kill = 1; kill <= kills; kill++) {
    // A first start and an upgrade in turn, from every version.
    const from = kill % 2 === 0 ? MIGRATION_NAMES[(kill / 2) % (LATEST - 1)] : undefined;
    const database = await databases.empty();
    if (from !== undefined) {
      upgrades++;
      await withTables(database.dialect(), (db) => prepare(db, from));
    }
    const { was, readyMs } = await killAt(options, database, random, usual);
    when[was]++;
    // A machine is now quicker, now slower.
    if (readyMs !== undefined) usual = (usual + readyMs) / 2;
    const what = `${from ?? 'a first start'}, kill ${kill}`;
    wrong.push(...(await look(database, tables, from !== undefined, what)));
    onKill?.(kill, wrong.length);
  }
  return { firstStarts: kills - upgrades, upgrades, when, wrong };
}

async function standing(options: StartKillOptions, db: Database): Promise<ChildProcess> {
  const server = options.stand(db.name);
  await once(server, 'message');
  return server;
}

/** How long it takes from the first word to the first answer. */
async function oneStart(options: StartKillOptions, database: Database): Promise<number> {
  const server = await standing(options, database);
  const started = performance.now();
  server.send('go');
  await once(server, 'message');
  const took = performance.now() - started;
  await end(server);
  return took;
}

async function killAt(
  options: StartKillOptions,
  database: Database,
  random: Random,
  usual: number,
): Promise<{ was: When; readyMs: number | undefined }> {
  const server = await standing(options, database);
  const started = performance.now();
  let readyMs: number | undefined;
  server.once('message', () => {
    readyMs = performance.now() - started;
  });
  server.send('go');
  await sleep((usual * LATE * random(1000)) / 1000);
  await end(server);
  if (readyMs !== undefined) return { was: 'after', readyMs };
  const count = await withTables(database.dialect(), appliedTo);
  return { was: count === LATEST ? 'between' : 'before', readyMs };
}

async function end(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

/** It opens, has every table once, keeps what stood in it, and takes something new. */
async function look(
  database: Database,
  tables: string,
  hadRows: boolean,
  what: string,
): Promise<string[]> {
  const wrong: string[] = [];
  try {
    const store = await database.open();
    if (hadRows) {
      if ((await store.rows('kept')).length !== 1) wrong.push(`${what}: a row is gone`);
      if ((await store.match('kept'))?.seats.length !== 1) wrong.push(`${what}: a seat is gone`);
      if (!(await store.accountByName('Anna'))) wrong.push(`${what}: an account is gone`);
    }
    if ((await store.setting('new', 'value')) !== 'value') wrong.push(`${what}: takes nothing`);
    await store.close();
    await withTables(database.dialect(), async (db) => {
      const found = await tablesOf(db);
      if (found !== tables) wrong.push(`${what}: ${found}`);
      if ((await appliedTo(db)) !== LATEST) wrong.push(`${what}: not up to date`);
    });
  } catch (error) {
    wrong.push(`${what}: ${String(error)}`);
  }
  return wrong;
}

async function tablesOf(db: Kysely<Tables>): Promise<string> {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  return names.sort().join();
}

/** How many migrations have been made. */
async function appliedTo(db: Kysely<Tables>): Promise<number> {
  const all = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!all.some(({ name }) => name === 'kysely_migration')) return 0;
  const { rows } = await sql`select name from kysely_migration`.execute(db);
  return rows.length;
}

/** The tables of an earlier version, with something in them. */
async function prepare(db: Kysely<Tables>, version: string): Promise<void> {
  await migrate(db, MIGRATION_NAMES[0]);
  await sql`insert into matches (id, game, rules, setup, open, seed, spectator_hash, created, imported, version, status,
      asked, joined, updated)
    values ('kept', 'toy', 1, '{"scenario":"long","options":{}}', 0, 'seed', 'hash', 1, 0, 1, 'waiting', '', '{}', 1)`.execute(
    db,
  );
  await sql`insert into seats (match, side, place, kind) values ('kept', 'red', 0, 'human')`.execute(
    db,
  );
  await sql`insert into log (match, n, kind, side, text, at)
    values ('kept', 1, 'join', 'red', 'Anna', 1)`.execute(db);
  await sql`insert into accounts (name, name_key, password, locale, created)
    values ('Anna', 'anna', 'hash', 'en', 1)`.execute(db);
  await migrate(db, version);
}

async function withTables<T>(
  dialect: Dialect,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const db = new Kysely<Tables>({ dialect });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
