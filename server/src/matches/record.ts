// A match as a record, and a record as the first rows of a match.
import {
  type AnyGame,
  commitmentOf,
  exportFor,
  type Line,
  Match,
  type MatchRecord,
  parseMeta,
  type Refusal,
  recordOf,
  type Side,
  writeRecord,
} from '@motti/engine';
import type { Result } from '@motti/protocol';
import type { LogRow } from '../store/store.ts';
import type { LiveMatch } from './live-match.ts';
import type { Viewer } from './seen-log.ts';
import type { Signer } from './signer.ts';
import { inSlices } from './slices.ts';

/** The text of a match: everything, signed, once it is over; before that only what the viewer may know. */
export function recordFor(live: LiveMatch, viewer: Viewer, signer: Signer): string {
  const { stored, result, game } = live;
  // The first dice of an imported match came from elsewhere: the seed does not explain them.
  const fair = stored.imported === 0;
  const { pledges, salts } = live.shares;
  const players: Record<Side, string> = {};
  for (const { side, name } of stored.seats) players[side] = oneLine(live.joined[side] || name);
  const record = recordOf(live.play, {
    players,
    dice: fair ? 'hmac-sha256' : 'free',
    ...(fair ? { commitment: commitmentOf(stored.seed), pledges, salts } : {}),
    ...(fair && result ? { seed: stored.seed } : {}),
    ...(result ? { result: resultOf(result) } : {}),
    date: new Date(stored.created).toISOString().slice(0, 10),
  });
  const shown = exportFor({ ...record, rules: stored.rules }, game, viewer);
  // What was taken over from elsewhere nobody here can vouch for, and what goes on may still change.
  return writeRecord(fair && result ? signer.signed(shown, game) : shown, game);
}

const resultOf = ({ winner, clause, level }: Result) => ({
  winner: winner ?? undefined,
  clause,
  ...(level === undefined ? {} : { level }),
});

/** A name may hold anything but what would break a line. */
const oneLine = (name: string | null): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  (name ?? '').replace(/[\u0000-\u001f\u007f\ufffd]/g, ' ').trim() || '?';

/** A record whose lines are not all legal by our rules. */
export class IllegalRecordError extends Error {
  override readonly name = 'IllegalRecordError';
  /** Which line of play, from 1. */
  readonly line: number;
  readonly refusal: Refusal;

  constructor(line: number, refusal: Refusal) {
    super(`line of play ${line}: ${refusal.clause} ${refusal.code}`);
    this.line = line;
    this.refusal = refusal;
  }
}

/** What playing a record may take. Honest ones take a tenth of it. */
const MOST_MS = 1000;

/** The first lines of a record as rows of a log; all of them unless a number is given. */
export async function rowsOf(
  record: MatchRecord,
  game: AnyGame,
  at: number,
  count?: number,
): Promise<LogRow[]> {
  const match = new Match(game, record.setup);
  const rows: LogRow[] = [];
  let counting: number[] = [];
  const play = (line: Line, index: number): void => {
    const { side, text } = line;
    const row = { n: rows.length + 1, side, at, client: null };
    const last = match.entries.findLastIndex((entry) => entry.side === side);
    const refusal = match.playLine(line);
    if (refusal) throw new IllegalRecordError(index + 1, refusal);
    const meta = parseMeta(text);
    // Nobody is given hints in a match between people: there is no row for them.
    if (meta?.kind === 'hint') return;
    if (meta?.kind === 'undo') {
      rows.push({ ...row, kind: 'undo', text: String(counting[last]) });
      counting = counting.toSpliced(last, 1);
    } else if (meta?.kind === 'takeback') {
      counting = counting.slice(0, meta.entries);
      rows.push({ ...row, kind: 'take-back', text: String(counting.at(-1) ?? 0) });
    } else {
      counting.push(row.n);
      rows.push({ ...row, kind: 'line', text });
    }
  };
  await inSlices(record.lines.slice(0, count), play, { most: MOST_MS, resting: true });
  return rows;
}
