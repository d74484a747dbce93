// What several servers on one PostgreSQL share, in four small tables that hold only what is true now, and by hints.
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { steadyNow } from '../time.ts';
import { PostgresHints } from './postgres-hints.ts';
import { ask, type Statement } from './postgres-query.ts';
import { DEAD_MS, NOW } from './postgres-time.ts';
import type { Count, Head, Presence, Shared, Since, Sitting } from './shared.ts';
import type { LogRow, StoredChat } from './store.ts';
import type { Tables } from './tables.ts';

/** How long what it said of itself is kept after that. */
const FORGOTTEN_MS = 60_000;
/** Chat that is read at once at most. */
const CHAT_LINES = 200;

export interface SharedOptions {
  /** What people call this server; it is told apart from one of the same name by what we add. */
  readonly name: string;
  readonly deadMs?: number;
}

export interface SharedConnection extends Shared {
  close(): Promise<void>;
}

interface SharedOn extends SharedOptions {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** For a connection of its own: hints come there. */
  readonly connection: pg.ClientConfig;
  /** The tables that this server knows. */
  readonly tables: string;
}

export async function sharedOn(options: SharedOn): Promise<SharedConnection> {
  const { db, pool, tables, deadMs = DEAD_MS } = options;
  const id = `${options.name} ${randomBytes(4).toString('hex')}`;
  const hints = new PostgresHints(id, options.connection);
  let ahead = await clockAhead(db);
  const leave = async (): Promise<void> => {
    await db.deleteFrom('claims').where('server', '=', id).execute();
    await db.deleteFrom('presence').where('server', '=', id).execute();
    await db.deleteFrom('servers').where('id', '=', id).execute();
    hints.send(['bye']);
    await hints.flush();
  };
  return {
    id,
    get ahead() {
      return ahead;
    },
    hint: (hint) => hints.send(hint),
    listen: (listener) => hints.listen(listener),
    rowsSince: (asked) => rowsSince(pool, asked),
    chatSince: (asked) => chatSince(db, asked),
    heads: (matches) => heads(db, matches),
    beat: async () => {
      ahead = await clockAhead(db);
      return beat(db, id, tables, deadMs);
    },
    claim: (key, ms) => claim(db, id, key, ms, deadMs),
    release: async (key) => {
      await db.deleteFrom('claims').where('key', '=', key).where('server', '=', id).execute();
    },
    setPresence: (match, sitting) => setPresence(db, id, match, sitting),
    presenceIn: (matches) => presenceIn(db, matches),
    count: (key, windowMs) => count(db, key, windowMs),
    liveSessions: async (hashes) => {
      if (hashes.length === 0) return new Set();
      const found = db.selectFrom('sessions').select('hash').where('hash', 'in', hashes);
      return new Set((await found.execute()).map(({ hash }) => hash));
    },
    leave,
    close: () => hints.close(),
  };
}

/** The way there and back is halved, and the shortest of three counts. */
async function clockAhead(db: Kysely<Tables>): Promise<number> {
  let best = { trip: Number.POSITIVE_INFINITY, ahead: 0 };
  for (let i = 0; i < 3; i++) {
    const sent = steadyNow();
    const { rows } = await sql<{ now: number }>`select ${NOW} as now`.execute(db);
    const back = steadyNow();
    if (back - sent < best.trip)
      best = { trip: back - sent, ahead: Math.round(rows[0]!.now - (sent + back) / 2) };
  }
  return best.ahead;
}

const ROWS_SINCE: Statement = {
  name: 'rows-since',
  text: `select asked.place, log.n, log.kind, log.side, log.text, log.at, log.client
    from unnest($1::text[], $2::int[]) with ordinality as asked (match, after, place)
    join log on log.match = asked.match and log.n > asked.after
    order by asked.place, log.n`,
};

async function rowsSince(pool: pg.Pool, asked: readonly Since[]): Promise<LogRow[][]> {
  const matches = asked.map(({ match }) => match);
  const afters = asked.map(({ after }) => after);
  const found: LogRow[][] = asked.map(() => []);
  const rows = await ask<SinceRow>(pool, ROWS_SINCE, [matches, afters]);
  for (const [place, n, kind, side, text, at, client] of rows)
    found[place - 1]!.push({ n, kind, side, text, at, client });
  return found;
}

type SinceRow = [place: number, ...LogColumns];
type LogColumns = [
  n: number,
  kind: LogRow['kind'],
  side: string,
  text: string,
  at: number,
  client: string | null,
];

const chatSince = async (db: Kysely<Tables>, { match, after }: Since): Promise<StoredChat[]> =>
  (
    await db
      .selectFrom('chat')
      .select(['n', 'at', 'side', 'name', 'text'])
      .where('match', '=', match)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(CHAT_LINES)
      .execute()
  ).reverse();

async function heads(db: Kysely<Tables>, matches: readonly string[]): Promise<Head[]> {
  if (matches.length === 0) return [];
  const { rows } = await sql<Head>`
    select id as match, next,
      coalesce((select max(n) from log where log.match = id), 0) as version,
      coalesce((select max(n) from chat where chat.match = id), 0) as chat
    from matches where id = any(${matches}::text[])`.execute(db);
  return rows;
}

async function beat(
  db: Kysely<Tables>,
  id: string,
  tables: string,
  deadMs: number,
): Promise<ReadonlySet<string>> {
  await sql`insert into servers (id, seen, tables) values (${id}, ${NOW}, ${tables})
    on conflict (id) do update set seen = excluded.seen`.execute(db);
  await sql`with gone as (delete from servers where seen < ${NOW} - ${FORGOTTEN_MS} returning id)
    delete from presence where server in (select id from gone)`.execute(db);
  await sql`delete from counts where until < ${NOW}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from servers where seen > ${NOW} - ${deadMs}`.execute(db);
  return new Set(rows.map((row) => row.id));
}

async function claim(
  db: Kysely<Tables>,
  id: string,
  key: string,
  ms: number,
  deadMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into claims (key, server, until) values (${key}, ${id}, ${NOW} + ${ms})
    on conflict (key) do update set server = excluded.server, until = excluded.until
    where claims.server = excluded.server or claims.until <= ${NOW} or not exists (
      select from servers where servers.id = claims.server and seen > ${NOW} - ${deadMs})
    returning key`.execute(db);
  return rows.length > 0;
}

async function setPresence(
  db: Kysely<Tables>,
  server: string,
  match: string,
  sitting: readonly Sitting[],
): Promise<void> {
  if (sitting.length === 0) {
    const own = db.deleteFrom('presence').where('match', '=', match).where('server', '=', server);
    await own.execute();
    return;
  }
  const text = JSON.stringify(sitting);
  await db
    .insertInto('presence')
    .values({ match, server, sitting: text })
    .onConflict((conflict) => conflict.columns(['match', 'server']).doUpdateSet({ sitting: text }))
    .execute();
}

async function presenceIn(db: Kysely<Tables>, matches: readonly string[]): Promise<Presence[]> {
  const { rows } = await sql<Tables['presence']>`
    select match, server, sitting from presence
    where match = any(${matches}::text[])`.execute(db);
  return rows.map((row) => ({ ...row, sitting: JSON.parse(row.sitting) }));
}

async function count(db: Kysely<Tables>, key: string, windowMs: number): Promise<Count> {
  const { rows } = await sql<Count>`
    insert into counts (key, count, until) values (${key}, 1, ${NOW} + ${windowMs})
    on conflict (key) do update set
      count = case when counts.until <= ${NOW} then 1 else counts.count + 1 end,
      until = case when counts.until <= ${NOW} then excluded.until else counts.until end
    returning count, until - ${NOW} as left`.execute(db);
  return rows[0]!;
}
