// Matches, their seats and their logs: queries that are the same for every database that kysely knows.
import type { Side } from '@motti/engine';
import { type Kysely, type Selectable, sql } from 'kysely';
import {
  ConflictError,
  type ListedMatch,
  type LogRow,
  type MatchStore,
  type RowKind,
  type SeatChange,
  type StoredMatch,
  type StoredSeat,
  type Summary,
} from './store.ts';
import type { Tables } from './tables.ts';
import { takenIn } from './taken.ts';

/** Databases take a few thousand values in one statement. */
const AT_ONCE = 500;

/** What every database does its own way: `append` and `summarise` must each be one statement. */
export type CommonMatchStore = Omit<MatchStore, 'append' | 'summarise'>;

export const matchStore = (db: Kysely<Tables>): CommonMatchStore => ({
  async createMatch(match: StoredMatch, rows: readonly LogRow[], summary: Summary): Promise<void> {
    const { seats, ...fields } = match;
    await db.transaction().execute(async (db) => {
      await db
        .insertInto('matches')
        .values({
          id: fields.id,
          game: fields.game,
          rules: fields.rules,
          setup: JSON.stringify(fields.setup),
          clock: fields.clock && JSON.stringify(fields.clock),
          open: fields.open ? 1 : 0,
          seed: fields.seed,
          spectator_hash: fields.spectatorHash,
          maker: fields.maker,
          created: fields.created,
          next: fields.next,
          imported: fields.imported,
          ...summaryColumns(summary),
        })
        .execute();
      await db
        .insertInto('seats')
        .values(
          seats.map(({ tokenHash, formerHashes, ...seat }, place) => ({
            ...seat,
            match: match.id,
            place,
            token_hash: tokenHash,
            former_hashes: formerHashes.join(','),
          })),
        )
        .execute();
      for (let i = 0; i < rows.length; i += AT_ONCE) {
        const some = rows.slice(i, i + AT_ONCE).map((row) => ({ match: match.id, ...row }));
        await db.insertInto('log').values(some).execute();
      }
    });
  },

  async match(id: string): Promise<StoredMatch | undefined> {
    const [found] = await listed(db, [id]);
    return found?.match;
  },

  async rows(match: string, after = 0): Promise<LogRow[]> {
    const rows = await db
      .selectFrom('log')
      .select(['n', 'kind', 'side', 'text', 'at', 'client'])
      .where('match', '=', match)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return rows.map((row) => ({ ...row, kind: row.kind as RowKind }));
  },

  async behind(before = Number.MAX_SAFE_INTEGER): Promise<string[]> {
    const rows = await db
      .selectFrom('matches')
      .select('id')
      .where((where) =>
        where.exists(
          where
            .selectFrom('log')
            .select('n')
            .whereRef('log.match', '=', 'matches.id')
            // There is no gap in a log: the first that is missing says it.
            .where('log.n', '=', sql<number>`matches.version + 1`)
            .where('log.at', '<', before),
        ),
      )
      .execute();
    return rows.map((row) => row.id);
  },

  async unattended(): Promise<string[]> {
    const rows = await db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'playing')
      .where((where) =>
        where.or([
          where('clock', 'is not', null),
          where.exists(
            where
              .selectFrom('seats')
              .select('side')
              .whereRef('seats.match', '=', 'matches.id')
              .where('kind', '=', 'bot')
              .where(sql`',' || asked || ','`, 'like', sql`'%,' || side || ',%'`),
          ),
        ]),
      )
      .execute();
    return rows.map((row) => row.id);
  },

  async openMatches(limit: number, since: number): Promise<ListedMatch[]> {
    const ids = await db
      .selectFrom('matches')
      .select('id')
      .where('open', '=', 1)
      .where('status', '=', 'waiting')
      .where('created', '>=', since)
      .orderBy('created', 'desc')
      .limit(limit)
      .execute();
    return listed(
      db,
      ids.map((row) => row.id),
    );
  },

  async openBy(maker: string, since: number): Promise<number> {
    const { count } = await db
      .selectFrom('matches')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('maker', '=', maker)
      .where('open', '=', 1)
      .where('status', '=', 'waiting')
      .where('created', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async abandoned(since: number, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('matches')
      .select('id')
      .where('status', '!=', 'over')
      .where('updated', '<', since)
      .orderBy('updated')
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  },

  async matchesOf(account: number, limit: number): Promise<ListedMatch[]> {
    const ids = await db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .select('matches.id as id')
      .distinct()
      .where('seats.account', '=', account)
      .select('matches.updated')
      .orderBy('matches.updated', 'desc')
      .limit(limit)
      .execute();
    return listed(
      db,
      ids.map((row) => row.id),
    );
  },

  async changeSeat(
    match: string,
    side: Side,
    change: SeatChange,
    rows: readonly LogRow[] = [],
  ): Promise<void> {
    const { tokenHash, account, formerHashes } = change;
    const set = {
      ...(tokenHash === undefined ? {} : { token_hash: tokenHash }),
      ...(account === undefined ? {} : { account }),
      ...(formerHashes === undefined ? {} : { former_hashes: formerHashes.join(',') }),
    };
    try {
      await db.transaction().execute(async (db) => {
        // The log first: it says whether another server has been faster.
        if (rows.length > 0)
          await db
            .insertInto('log')
            .values(rows.map((row) => ({ match, ...row })))
            .execute();
        // Who joins by their link without an account changes nothing of the seat, and SQL has no empty change.
        if (Object.keys(set).length > 0)
          await db
            .updateTable('seats')
            .set(set)
            .where('match', '=', match)
            .where('side', '=', side)
            .execute();
      });
    } catch (error) {
      if (takenIn(error) === 'log') throw new ConflictError([match]);
      throw error;
    }
  },

  async setNext(match: string, next: string): Promise<string> {
    await db
      .updateTable('matches')
      .set({ next })
      .where('id', '=', match)
      .where('next', 'is', null)
      .execute();
    const row = await db
      .selectFrom('matches')
      .select('next')
      .where('id', '=', match)
      .executeTakeFirstOrThrow();
    return row.next!;
  },
});

/** Matches with their seats, in the order asked for. */
async function listed(db: Kysely<Tables>, ids: readonly string[]): Promise<ListedMatch[]> {
  if (ids.length === 0) return [];
  const matches = await db.selectFrom('matches').selectAll().where('id', 'in', ids).execute();
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('match', 'in', ids)
    .orderBy('place')
    .execute();
  const found = new Map(matches.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row
      ? [
          listedOf(
            row,
            seats.filter((seat) => seat.match === id),
          ),
        ]
      : [];
  });
}

function summaryColumns(summary: Summary) {
  return {
    version: summary.version,
    status: summary.status,
    asked: summary.asked.join(','),
    joined: JSON.stringify(summary.joined),
    result: summary.result && JSON.stringify(summary.result),
    updated: summary.updated,
  };
}

function listedOf(
  row: Selectable<Tables['matches']>,
  seats: readonly Selectable<Tables['seats']>[],
): ListedMatch {
  return {
    match: {
      id: row.id,
      game: row.game,
      rules: row.rules,
      setup: JSON.parse(row.setup),
      clock: row.clock && JSON.parse(row.clock),
      open: row.open === 1,
      seed: row.seed,
      spectatorHash: row.spectator_hash,
      maker: row.maker,
      created: row.created,
      next: row.next,
      imported: row.imported,
      seats: seats.map(seatOf),
    },
    summary: {
      match: row.id,
      version: row.version,
      status: row.status as Summary['status'],
      asked: row.asked === '' ? [] : row.asked.split(','),
      joined: JSON.parse(row.joined),
      result: row.result && JSON.parse(row.result),
      updated: row.updated,
    },
  };
}

const seatOf = (row: Selectable<Tables['seats']>): StoredSeat => ({
  side: row.side,
  kind: row.kind as 'human' | 'bot',
  level: row.level,
  tokenHash: row.token_hash,
  name: row.name,
  account: row.account,
  formerHashes: row.former_hashes === '' ? [] : row.former_hashes.split(','),
});
