import type pg from 'pg';

/**
 * A statement that comes with every move: each connection plans it once. Its rows come as they are, in the order of the
 * columns that it names; so a column that another version adds changes nothing.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export async function ask<Row extends unknown[]>(
  whom: pg.Pool | pg.Client,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await whom.query<Row>({ ...statement, values, rowMode: 'array' });
  return rows;
}
