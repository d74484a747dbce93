// The log of a match as it grows: its rows, who may know each of them, and which acts of clients they come from.
import type { GameEvent, Side } from '@motti/engine';
import type { LogRow, RowKind } from '../store/store.ts';
import { type Audience, isUnseen, SeenLog, type Viewer, type WholeLog } from './seen-log.ts';

/** The events of the line in this row; nothing if it does not count (any more). */
export type EventsOf = (row: number) => readonly GameEvent[] | undefined;

export class MatchLog implements WholeLog {
  readonly rows: LogRow[] = [];
  readonly eventsOf: EventsOf;
  readonly #created: number;
  /** Who may know each row, by its place. */
  readonly #audiences: Audience[] = [];
  readonly #seen = new Map<Viewer, SeenLog>();
  /** The last row of every act, by its client and the id that the client gave it. */
  readonly #clients = new Map<string, number>();
  /** When something last happened that everybody may know. */
  publicAt: number;
  /** Rows that nobody has made durable yet. */
  #fresh: LogRow[] = [];

  constructor(created: number, sides: readonly Side[], eventsOf: EventsOf) {
    this.#created = created;
    this.publicAt = created;
    this.eventsOf = eventsOf;
    for (const viewer of [...sides, undefined]) this.#seen.set(viewer, new SeenLog(this, viewer));
  }

  /** The log as this viewer may know it. */
  seenBy(viewer: Viewer): SeenLog {
    return this.#seen.get(viewer)!;
  }

  /** Who may know this row; `undefined`: everyone. */
  audienceOf(row: number): Audience {
    return this.#audiences[row - 1];
  }

  /** The row with which this act of a client ended, if it has been done. */
  doneBy(client: string): number | undefined {
    return this.#clients.get(client);
  }

  /** Time never runs backwards in a log, whatever the machine's clock does. */
  time(now: number): number {
    return Math.max(now, this.rows.at(-1)?.at ?? this.#created);
  }

  /** A new row. */
  add(
    kind: RowKind,
    side: Side,
    text: string,
    now: number,
    audience?: Audience,
    events: readonly GameEvent[] = [],
  ): void {
    const row = { n: this.rows.length + 1, kind, side, text, at: this.time(now), client: null };
    this.#fresh.push(row);
    this.take(row, audience, events);
  }

  /** A row that the store has, or that has just been made. */
  take(row: LogRow, audience: Audience, events: readonly GameEvent[]): void {
    this.rows.push(row);
    this.#audiences.push(audience);
    if (audience === undefined && !isUnseen(row.kind)) this.publicAt = row.at;
    for (const seen of this.#seen.values()) seen.add(row, audience, events);
    if (row.client !== null) this.#clients.set(row.client, row.n);
  }

  /** The new rows, to be made durable; the last one carries whose act they are. */
  takeFresh(client: string | null): readonly LogRow[] {
    const rows = this.#fresh;
    this.#fresh = [];
    const last = rows.at(-1);
    if (last && client !== null) {
      const signed = { ...last, client };
      rows[rows.length - 1] = signed;
      this.rows[this.rows.length - 1] = signed;
      this.#clients.set(client, last.n);
    }
    return rows;
  }
}
