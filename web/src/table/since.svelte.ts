// What has happened since the reader was last here: remembered in this browser, match by match and side by side.
import { untrack } from 'svelte';
import type { AnyTable } from './table.svelte.ts';

const keyOf = ({ id, viewer }: AnyTable): string => `motti.seen.${id}.${viewer ?? ''}`;

function seenBefore(table: AnyTable): number | undefined {
  try {
    const kept = localStorage.getItem(keyOf(table));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

function keepSeen(table: AnyTable): void {
  try {
    localStorage.setItem(keyOf(table), String(table.entries.length));
  } catch {
    // A browser that keeps nothing tells nothing on return.
  }
}

/** A few lines are seen in the log at a glance; more than that is told. */
const WORTH_TELLING = 3;

/** What is played with on a map: hexes, spaces and what lies on them. */
const PLAYED = '[data-hex], [data-space], [data-piece], [data-choice]';

export class Since {
  readonly #table: () => AnyTable;
  #from = $state<number>();
  /** What the match was like then has been asked for, and is known now if it can be. */
  #isRecalled = $state(false);
  /** How long the log was when that was told. */
  #told = 0;

  constructor(table: () => AnyTable) {
    this.#table = table;
    this.#look();
    const back = (): void => {
      if (!document.hidden) this.#look();
    };
    $effect(() => {
      document.addEventListener('visibilitychange', back);
      return () => document.removeEventListener('visibilitychange', back);
    });
    // Whoever plays on has read it.
    $effect(() => {
      const { entries, viewer } = table();
      if (this.#from !== undefined && entries.slice(this.#told).some(({ side }) => side === viewer))
        this.close();
    });
    // Whoever looks at the present has seen it.
    $effect(() => {
      const { entries, playback, moment, kind } = table();
      void entries.length;
      if (kind === 'replay' || playback.playing || moment !== undefined || document.hidden) return;
      untrack(() => keepSeen(table()));
    });
  }

  #look(): void {
    const table = this.#table();
    if (table.kind === 'replay' || table.viewer === undefined) return;
    const from = seenBefore(table);
    if (from === undefined) return;
    const missed = this.#others(from);
    if (missed.length < WORTH_TELLING) return;
    this.#from = from;
    this.#told = table.entries.length;
    this.#isRecalled = false;
    void table.recall(from - 1).then(() => {
      this.#isRecalled = true;
    });
  }

  /** The match as the reader last saw it, by what they know; nothing where that cannot be had. */
  get before(): unknown {
    return this.#from === undefined || !this.#isRecalled
      ? undefined
      : this.#table().stateBefore(this.#from);
  }

  /** The first entry that the reader has not seen; nothing when there is nothing to tell. */
  get from(): number | undefined {
    return this.#from;
  }

  /** Entries of others since then, of which the reader may know something. */
  get entries(): AnyTable['entries'] {
    return this.#from === undefined ? [] : this.#others(this.#from);
  }

  #others(from: number): AnyTable['entries'] {
    const table = this.#table();
    return table.entries
      .slice(from)
      .filter(
        ({ side, events, text }) =>
          side !== table.viewer && (events.length > 0 || text !== undefined),
      );
  }

  close(): void {
    this.#from = undefined;
  }

  /** Whoever presses something on the map plays on, and looks for the question; whoever moves the map or its tools still reads. */
  pressed({ target }: Event): void {
    if (target instanceof Element && target.closest(PLAYED)) this.close();
  }

  /** Shows it all once more, move by move. */
  async again(): Promise<void> {
    const from = this.#from;
    if (from === undefined) return;
    this.close();
    await this.#table().recall(from - 1);
    this.#table().playback.again(from);
  }
}
