// The columns of both sides over a fight. The rules write them by the signs of their tables: "XXXX 5 : XXX 3-4".
import type { Words } from '../words/index.ts';

const SIGNS = { XXXX: 'army', XXX: 'corps' } as const;

export function headlineOf(words: Words, columns: string): string {
  const [, one, first, other, second] = columns.match(/^(X+) (.+) : (X+) (.+)$/) ?? [];
  if (!first || !second) return columns;
  const { tables } = words.combat;
  const [of, against] = [one, other].map((sign) => tables[SIGNS[sign as keyof typeof SIGNS]]);
  return `${of} ${first}\u00a0: ${against} ${second}`.replaceAll('-', '–');
}
