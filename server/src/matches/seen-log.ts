// The log of a match as one viewer may know it. How many secret lines a side has made is a secret too: a run of them is
// one row, with the text `?`, whether it is one line or ten. So every viewer has row numbers of their own.
import type { GameEvent, Side } from '@motti/engine';
import { MASKED, type Row } from '@motti/protocol';
import type { LogRow, RowKind } from '../store/store.ts';

/** A side, or a spectator. */
export type Viewer = Side | undefined;

/** Those who may know something; `undefined`: everyone. */
export type Audience = readonly Side[] | undefined;

/** What it reads of a match. */
export interface WholeLog {
  readonly rows: readonly LogRow[];
  /** The events of a line that counts; nothing if it was taken back. */
  eventsOf(row: number): readonly GameEvent[] | undefined;
}

/** The rows of the whole log, from the first to the last, that this viewer sees as one. */
interface Seen {
  readonly first: number;
  last: number;
  readonly masked: boolean;
}

export class SeenLog {
  readonly #viewer: Viewer;
  readonly #log: WholeLog;
  readonly #seen: Seen[] = [];

  constructor(log: WholeLog, viewer: Viewer) {
    this.#log = log;
    this.#viewer = viewer;
  }

  /** The number of the last row that this viewer sees. */
  get version(): number {
    return this.#seen.length;
  }

  /**
   * Takes the next row of the whole log, with who may know it and what happened. It depends on nothing that comes later:
   * so the numbers are the same when the match is made again from its log.
   */
  add({ n, kind, side }: LogRow, audience: Audience, events: readonly GameEvent[]): void {
    const before = this.#seen.at(-1);
    // Nobody's business: it hides behind what came before it.
    if (isUnseen(kind)) {
      if (before) before.last = n;
      return;
    }
    const masked = MOVES.has(kind) && !isFor(audience, this.#viewer);
    const joins =
      masked &&
      before?.masked === true &&
      this.#log.rows[before.first - 1]!.side === side &&
      !events.some((event) => isFor(event.to, this.#viewer));
    if (joins) before.last = n;
    else this.#seen.push({ first: n, last: n, masked });
  }

  /** The last row of the whole log that this viewer had seen at this version of theirs. */
  wholeVersion(version: number): number {
    return version === 0 ? 0 : (this.#seen[version - 1]?.last ?? this.#log.rows.length);
  }

  /** The number under which this viewer sees a row of the whole log. */
  seenVersion(row: number): number {
    let low = 0;
    let high = this.#seen.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#seen[middle]!.last >= row) high = middle;
      else low = middle + 1;
    }
    return row === 0 ? 0 : low + 1;
  }

  /** Has anything since that version told this viewer something about the position? */
  toldSince(version: number): boolean {
    return this.#seen
      .slice(version)
      .some(({ first, masked }) => !masked && MOVES.has(this.#log.rows[first - 1]!.kind));
  }

  /** Does this viewer see lines after that version that may still count? Of masked ones they cannot know. */
  hasLinesAfter(version: number): boolean {
    return this.#seen.slice(version).some(({ first, masked }) => {
      const { kind } = this.#log.rows[first - 1]!;
      return masked || (kind === 'line' && this.#log.eventsOf(first) !== undefined);
    });
  }

  rowsAfter(version: number): Row[] {
    const rows: Row[] = [];
    for (let n = version + 1; n <= this.#seen.length; n++) rows.push(this.#row(n));
    return rows;
  }

  #row(n: number): Row {
    const { first, last, masked } = this.#seen[n - 1]!;
    const row = this.#log.rows[first - 1]!;
    const { at, side } = row;
    if (masked)
      return { n, at, side, kind: 'line', text: MASKED, events: this.#events(first, last) };
    if (row.kind !== 'line') return this.#plainRow(n, row);
    const events = this.#log.eventsOf(first);
    const shown = { n, at, side, kind: 'line', text: row.text, events: this.#events(first, last) };
    return events ? (shown as Row) : ({ ...shown, undone: true } as Row);
  }

  /** What happened in these rows, as far as it is for this viewer. */
  #events(first: number, last: number): GameEvent[] {
    const events: GameEvent[] = [];
    for (let row = first; row <= last; row++) {
      for (const event of this.#log.eventsOf(row) ?? [])
        if (isFor(event.to, this.#viewer)) events.push(event);
    }
    return events;
  }

  #plainRow(n: number, { at, side, kind, text }: LogRow): Row {
    const row = { n, at, side };
    switch (kind) {
      case 'undo':
        return { ...row, kind, of: this.seenVersion(Number(text)) };
      case 'take-back':
        return { ...row, kind, to: this.seenVersion(Number(text)) };
      case 'offer':
        return text === 'draw'
          ? { ...row, kind, what: 'draw' }
          : { ...row, kind, what: 'take-back', to: this.seenVersion(Number(text.split(' ')[1])) };
      case 'answer':
        return { ...row, kind, accept: text === 'yes' };
      case 'join':
        return { ...row, kind, name: text };
      case 'pledge':
        return { ...row, kind, pledge: text };
      case 'salt':
        return { ...row, kind, salt: text };
      case 'forgo':
      case 'resign':
      case 'draw':
      case 'time':
      case 'abandon':
        return { ...row, kind };
      case 'line':
      case 'seat':
      case 'order':
        throw new Error(`invariant: a ${kind} is not sent like this`);
    }
  }
}

/** Rows that nobody is sent. */
export const isUnseen = (kind: RowKind): boolean => kind === 'seat' || kind === 'order';

/** The rows that change the position; only they can be secret. */
const MOVES: ReadonlySet<string> = new Set(['line', 'undo', 'take-back']);

const isFor = (audience: Audience, viewer: Viewer): boolean =>
  audience === undefined || (viewer !== undefined && audience.includes(viewer));
