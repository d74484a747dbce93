// What `--db` names: a file for SQLite, or an address for PostgreSQL.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export type DatabaseName =
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** `sqlite:PATH` or `postgres://USER@HOST/NAME`. */
export function databaseOf(db: string): DatabaseName | undefined {
  const path = /^sqlite:(.+)$/.exec(db)?.[1];
  if (path !== undefined) return { kind: 'sqlite', path };
  return /^postgres(ql)?:\/\//.test(db) && URL.canParse(db)
    ? { kind: 'postgres', url: db }
    : undefined;
}

export interface OpenOptions {
  /** For a server of this name. SQLite: in a thread of its own, and with no other server beside it. */
  readonly serving?: string;
}

export async function openStore(db: string, { serving }: OpenOptions = {}): Promise<Store> {
  const named = databaseOf(db);
  if (!named)
    throw new Error(
      `Cannot open ${db}: a database is named sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME.`,
    );
  if (named.kind === 'postgres')
    return openPostgres(named.url, serving === undefined ? {} : { serving: { name: serving } });
  if (named.path !== ':memory:') mkdirSync(dirname(named.path), { recursive: true });
  const server = serving !== undefined;
  return openSqlite(named.path, { thread: server, alone: server });
}
