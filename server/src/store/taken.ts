import type { Kysely } from 'kysely';
import { type Append, ConflictError } from './store.ts';
import type { Tables } from './tables.ts';

/** The table in which a row of the same key stands already, if that is what went wrong. */
export function takenIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, table } = error as { code?: unknown; table?: string };
  if (code === '23505') return table;
  return /UNIQUE constraint failed: (\w+)\./.exec(error.message)?.[1];
}

/** What to say of an append that has failed: that others were first, and in which matches, or what the database says. */
export async function appendError(
  db: Kysely<Tables>,
  batch: readonly Append[],
  error: unknown,
): Promise<unknown> {
  if (takenIn(error) !== 'log') return error;
  const [only, ...others] = batch.map(({ match }) => match);
  if (only !== undefined && others.length === 0) return new ConflictError([only]);
  const taken = await db
    .selectFrom('log')
    .select('match')
    .where((row) => row.or(batch.map(({ match, rows }) => row.and({ match, n: rows[0]!.n }))))
    .execute();
  return new ConflictError(taken.map(({ match }) => match));
}
