// A table on which a record is looked at: any moment, by any eyes, nothing to decide.
import {
  type AnyAction,
  type AnyGame,
  type AnyMatch,
  CHANCE,
  type Line,
  liveLines,
  type MatchRecord,
  parseAction,
  type Refusal,
  type ReplayFailure,
  refuse,
  replay,
  type Setup,
  type Side,
  seededRandom,
} from '@motti/engine';
import { BaseTable, type Position } from '../table/base.svelte.ts';
import { visible } from '../table/local.svelte.ts';
import { Moments } from '../table/moments.ts';
import type { Seat, TableEntry } from '../table/table.svelte.ts';

export class ReplayTable extends BaseTable {
  readonly kind = 'replay';
  readonly id: string;
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly match: AnyMatch;
  /** The line at which the present rules refuse to go on. */
  readonly failure: ReplayFailure | undefined;
  readonly thinking = undefined;
  readonly draft: readonly Line[] = [];
  readonly canUndo = false;
  /** Whose eyes; `undefined`: what everybody saw. */
  eyes = $state<Side>();
  #at = $state(0);
  readonly #moments: Moments;

  constructor(id: string, record: MatchRecord, game: AnyGame) {
    super();
    this.id = id;
    this.game = game;
    this.record = record;
    const { match, failure } = replay(record, game);
    this.match = match;
    this.failure = failure;
    this.#moments = new Moments(game, record.setup);
  }

  /** How many entries have been played at the moment that is shown. */
  get at(): number {
    return this.#at;
  }

  set at(entries: number) {
    this.#at = Math.max(0, Math.min(entries, this.match.entries.length));
    this.changed();
  }

  get setup(): Setup {
    return this.record.setup;
  }
  get viewer(): Side | undefined {
    return this.eyes;
  }

  readonly seats: readonly Seat[] = $derived.by(() => {
    const seats = this.game.seats(this.setup);
    return this.game.sides.map((side) => ({
      side,
      ...playerOf(seats, side, this.record.players[side]),
    }));
  });

  readonly entries: readonly TableEntry[] = $derived.by(() =>
    this.match.entries.map((entry, index) => visible(entry, index, undefined, true)),
  );

  /** A replay has no present to come back to: looking at an entry goes there. */
  override get moment(): number | undefined {
    return this.#at - 1;
  }

  override look(entry: number | undefined): void {
    this.at = entry === undefined ? this.match.entries.length : entry + 1;
  }

  override get canAct(): boolean {
    return false;
  }

  protected present(): Position {
    return this.past(this.#at - 1);
  }

  protected past(entry: number): Position {
    const truth = this.stateAt(entry + 1);
    const view = this.game.view(truth, this.eyes);
    const state = this.game.guess(view, seededRandom(entry), this.setup);
    return { view, state, decision: this.game.decision(truth) };
  }

  protected submit(): Refusal {
    return refuse('server', 'spectators-watch');
  }

  undo(): void {}

  /** The state after so many entries; a copy. */
  stateAt(entries: number): unknown {
    return this.#moments.stateAfter(this.match.entries, entries);
  }

  /** The headline numbers after every entry, from none to all. */
  gauges(): Readonly<Record<string, number>>[] {
    const state = this.stateAt(0);
    const found = [{ ...this.game.gauges(state) }];
    for (let i = 0; i < this.match.entries.length; i++) {
      this.#apply(state, i);
      found.push({ ...this.game.gauges(state) });
    }
    return found;
  }

  #apply(state: unknown, index: number): void {
    const { side, text } = this.match.entries[index]!;
    this.game.apply(state, side, parseAction(this.game, text) as AnyAction);
  }

  /** The entry that a line of the record made; lines that were taken back have none. */
  entryOfLine(line: number): number {
    return liveLines(this.record.lines).indexOf(line);
  }

  /** Where the next roll stands after this moment; the end when there is none. */
  nextRoll(): number {
    const found = this.match.entries.findIndex(({ side }, i) => i >= this.#at && side === CHANCE);
    return found < 0 ? this.match.entries.length : found + 1;
  }
}

function playerOf(
  seats: readonly Side[],
  side: Side,
  name: string | undefined,
): Omit<Seat, 'side'> {
  if (!seats.includes(side)) return { who: 'rules', name: '', present: true };
  if (name?.startsWith('bot:')) return { who: 'bot', name: name.slice(4), present: true };
  return { who: 'person', name: name === '?' || name === undefined ? '' : name, present: true };
}
