// A match as a record, and a record as the first rows of a match.
import {
  type AnyGame,
  commitmentOf,
  type Line,
  Match,
  type MatchRecord,
  parseAction,
  parseMeta,
  printMeta,
  type Refusal,
  refuse,
  type Side,
  SPECTATOR,
  writeRecord,
} from '@motti/engine';
import type { LogRow } from '../store/store.ts';
import type { LiveMatch } from './live-match.ts';
import { rowsFor, type Viewer } from './wire.ts';

/** The text of a match: everything once it is over, before that only what the viewer may know. */
export function recordFor(live: LiveMatch, viewer: Viewer): string {
  const { stored, result, game } = live;
  const fair = stored.imported === 0;
  const players: Record<Side, string> = {};
  for (const { side, name } of stored.seats) players[side] = oneLine(live.joined[side] || name);
  const record: MatchRecord = {
    game: stored.game,
    rules: stored.rules,
    setup: stored.setup,
    players,
    // The first dice of an imported match came from elsewhere: the seed does not explain them.
    dice: fair ? 'hmac-sha256' : 'free',
    ...(fair ? { commitment: commitmentOf(stored.seed) } : {}),
    salts: fair ? live.salts : {},
    ...(fair && result ? { seed: stored.seed } : {}),
    ...(result
      ? {
          result: {
            winner: result.winner ?? undefined,
            clause: result.clause,
            ...(result.level === undefined ? {} : { level: result.level }),
          },
        }
      : { viewer: viewer ?? SPECTATOR }),
    date: new Date(stored.created).toISOString().slice(0, 10),
    lines: [...linesFor(live, viewer)],
  };
  return writeRecord(record, game);
}

/** A name may hold anything but what would break a line. */
const oneLine = (name: string | null): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  (name ?? '').replace(/[\u0000-\u001f\u007f\u2028\u2029\ufffd]/g, ' ').trim() || '?';

function* linesFor(live: LiveMatch, viewer: Viewer): Generator<Line> {
  let counting: number[] = [];
  for (const row of rowsFor(live, viewer, 0)) {
    const { side } = row;
    if (row.kind === 'line') {
      counting.push(row.n);
      yield { side, text: row.text };
    } else if (row.kind === 'undo') {
      counting = counting.filter((n) => n !== row.of);
      yield { side, text: printMeta({ kind: 'undo' }) };
    } else if (row.kind === 'take-back') {
      counting = counting.filter((n) => n <= row.to);
      yield { side, text: printMeta({ kind: 'takeback', entries: counting.length }) };
    }
  }
}

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

/** The first lines of a record as rows of a log; all of them unless a number is given. */
export function rowsOf(record: MatchRecord, game: AnyGame, at: number, count?: number): LogRow[] {
  const match = new Match(game, record.setup);
  const rows: LogRow[] = [];
  let counting: number[] = [];
  for (const [index, { side, text }] of record.lines.slice(0, count).entries()) {
    const n = index + 1;
    const row = { n, side, at, client: null };
    const meta = parseMeta(text);
    const fail = (refusal: Refusal | undefined): void => {
      if (refusal) throw new IllegalRecordError(n, refusal);
    };
    if (!meta) {
      const action = parseAction(game, text);
      fail(action ? match.play(side, action) : refuse('server', 'unreadable-line', { line: text }));
      counting.push(n);
      rows.push({ ...row, kind: 'line', text });
    } else if (meta.kind === 'undo') {
      const place = match.entries.findLastIndex((entry) => entry.side === side);
      fail(match.undo(side));
      rows.push({ ...row, kind: 'undo', text: String(counting[place]) });
      counting = counting.toSpliced(place, 1);
    } else if (meta.kind === 'takeback') {
      if (meta.entries > counting.length) fail(refuse('server', 'nothing-to-take-back'));
      match.takeBack(meta.entries);
      const to = meta.entries === 0 ? 0 : counting[meta.entries - 1]!;
      rows.push({ ...row, kind: 'take-back', text: String(to) });
      counting = counting.slice(0, meta.entries);
    } else fail(refuse('server', 'unreadable-line', { line: text }));
  }
  return rows;
}
