/** The table in which a row of the same key stands already, if that is what went wrong. */
export function takenIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, table } = error as { code?: unknown; table?: string };
  if (code === '23505') return table;
  return /UNIQUE constraint failed: (\w+)\./.exec(error.message)?.[1];
}
