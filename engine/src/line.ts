// The lines of a match: `side notation`, and the few that are no action.
import type { Side } from './contract.ts';

/** One line of a match: who, and the notation of what. */
export interface Line {
  readonly side: Side;
  readonly text: string;
}

/** A line that is no action: it takes back, tells that a hint was asked for, or is hidden from the viewer. */
export type Meta =
  | { readonly kind: 'undo' }
  | { readonly kind: 'takeback'; readonly entries: number }
  | { readonly kind: 'hint' }
  | { readonly kind: 'masked' };

/** What a line reads for somebody who may not know it. */
export const MASKED = '?';

export function parseMeta(text: string): Meta | undefined {
  if (text === 'undo' || text === 'hint') return { kind: text };
  if (text === MASKED) return { kind: 'masked' };
  if (!text.startsWith('takeback ')) return undefined;
  const takeback = /^takeback (0|[1-9]\d{0,6})$/.exec(text);
  return takeback ? { kind: 'takeback', entries: Number(takeback[1]) } : undefined;
}

export function printMeta(meta: Meta): string {
  if (meta.kind === 'masked') return MASKED;
  return meta.kind === 'takeback' ? `takeback ${meta.entries}` : meta.kind;
}

/** The numbers of the lines that count: undone ones, and what took them back, are folded away. */
export function liveLines(lines: readonly Line[]): number[] {
  const live: number[] = [];
  for (const [index, { side, text }] of lines.entries()) {
    const meta = parseMeta(text);
    if (meta?.kind === 'undo') {
      const last = live.findLastIndex((number) => lines[number]!.side === side);
      if (last >= 0) live.splice(last, 1);
    } else if (meta?.kind === 'takeback') live.length = Math.min(live.length, meta.entries);
    else if (meta?.kind !== 'hint') live.push(index);
  }
  return live;
}
