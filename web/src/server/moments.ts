// The moments of a remote match that this browser knows: those it was sent since the page was opened, those it has asked
// for, and what can be played on from them.
import {
  type AnyGame,
  checkAction,
  type Decision,
  type GameEvent,
  parseAction,
  type Setup,
  type Side,
  seededRandom,
} from '@motti/engine';
import type { PastView } from '@motti/protocol';
import { ApiError } from './api.ts';
import type { LineRow } from './rows.ts';

export interface Moment {
  readonly view: unknown;
  readonly decision: Decision;
}

/** Whose eyes these moments are seen with. */
interface Looker {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly viewer: Side | undefined;
}

export class Moments {
  readonly #looker: Looker;
  readonly #ask: (version: number) => Promise<PastView>;
  /** By row: what was seen after it. */
  readonly #seen = new Map<number, Moment>();

  constructor(looker: Looker, ask: (version: number) => Promise<PastView>) {
    this.#looker = looker;
    this.#ask = ask;
  }

  has(row: number): boolean {
    return this.#seen.has(row);
  }

  set(row: number, moment: Moment): void {
    this.#seen.set(row, moment);
  }

  /** Asks the server for what was seen after a row; what went wrong, if it refuses. */
  async fetch(row: number): Promise<ApiError | undefined> {
    try {
      const { view, decision } = await this.#ask(row);
      this.#seen.set(row, { view, decision });
      return undefined;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  /** After this line, exactly: one that is known, or the same whatever this side cannot know. */
  after(lines: readonly LineRow[], entry: number): Moment | undefined {
    return this.#known(lines, entry) ?? this.#playedOn(lines, entry);
  }

  /** After this line, or the last one before it that is known. */
  near(lines: readonly LineRow[], entry: number): Moment | undefined {
    return this.after(lines, entry) ?? this.#known(lines, this.#lastKnown(lines, entry));
  }

  #known(lines: readonly LineRow[], entry: number): Moment | undefined {
    const row = lines[entry];
    return row && this.#seen.get(row.n);
  }

  #lastKnown(lines: readonly LineRow[], entry: number): number {
    return lines.slice(0, entry + 1).findLastIndex(({ n }) => this.#seen.has(n));
  }

  /** A moment between two frames: the lines that came since the earlier one, played on in a state that fits it. */
  #playedOn(lines: readonly LineRow[], entry: number): Moment | undefined {
    const from = this.#lastKnown(lines, entry);
    const start = this.#known(lines, from);
    if (!start) return undefined;
    const since = lines.slice(from + 1, entry + 1);
    const made = ['a', 'b'].map((seed) => this.#playOn(start.view, seed, since));
    const [one, other] = made.map((moment) => JSON.stringify(moment?.view));
    // Otherwise it depends on what this side cannot know.
    return one !== undefined && one === other ? made[0] : undefined;
  }

  #playOn(view: unknown, seed: string, lines: readonly LineRow[]): Moment | undefined {
    const { game, setup, viewer } = this.#looker;
    const state = game.guess(view, seededRandom(seed), setup);
    for (const { side, text, events: told } of lines) {
      const action = text === undefined || text === null ? undefined : parseAction(game, text);
      if (!action || checkAction(game, state, side, action)) return undefined;
      const events: GameEvent[] = [];
      game.apply(state, side, action, (event) => {
        if (!event.to || (viewer !== undefined && event.to.includes(viewer))) events.push(event);
      });
      // It came otherwise than in this state: what lay hidden there was something else.
      if (JSON.stringify(events) !== JSON.stringify(told)) return undefined;
    }
    return { view: game.view(state, viewer), decision: game.decision(state) };
  }
}
