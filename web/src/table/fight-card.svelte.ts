// Which round the combat card shows: the one being played back, one looked back at, or the last one until the reader goes on.
import { CHANCE } from '@motti/engine';
import { untrack } from 'svelte';
import type { Round } from './round.ts';
import type { AnyTable } from './table.svelte.ts';

/** How long a card stays while the others' turn is shown. */
const IN_PLAYBACK = 1600;
/** So far back a roll is looked for: what follows from a fight comes soon after it. */
const SOON = 24;
/** As many rounds of a turn stand in the strip, before this one and after it. */
const MOST = 12;

export class FightCard {
  readonly #table: () => AnyTable;
  /** Entries up to this one need no card: they were there before the page was, or the reader has gone on. */
  #done = $state(-1);

  constructor(table: () => AnyTable) {
    this.#table = table;
    this.#done = table().entries.length - 1;
    $effect(() => {
      const round = this.round;
      const { playback } = table();
      table().fighting = round?.fight.places ?? [];
      if (round && playback.playing && !playback.paused) playback.hold(IN_PLAYBACK * playback.pace);
    });
    // What is taken back may happen again.
    $effect(() => {
      const last = table().entries.length - 1;
      if (untrack(() => this.#done) > last) this.#done = last;
    });
  }

  /** A card of the past is looked at; one of the present is gone on from. */
  readonly isPast: boolean = $derived.by(() => {
    const table = this.#table();
    return !table.playback.playing && (table.moment ?? table.lookedAt) !== undefined;
  });

  readonly round: Round | undefined = $derived.by(() => {
    const table = this.#table();
    const looked = table.moment ?? table.lookedAt;
    return looked === undefined ? this.#present(table) : table.roundAt(looked);
  });

  /** The last fight, until the reader goes on: what they answer to it belongs to it. */
  #present(table: AnyTable): Round | undefined {
    const { entries, viewer } = table;
    let answered = false;
    for (let at = entries.length - 1; at > this.#done && at >= entries.length - SOON; at--) {
      const { side } = entries[at]!;
      const round = side === CHANCE || !answered ? table.roundAt(at) : undefined;
      if (round) return !answered || table.isSameQuestionSince(at) ? round : undefined;
      if (side === CHANCE) return undefined;
      if (side === viewer) answered = true;
    }
    return undefined;
  }

  /** The viewer is asked what only this fight asks: whom to lose, where to retreat. What comes after it waits until they go on. */
  readonly asks: boolean = $derived.by(() => {
    const { round } = this;
    return round !== undefined && !this.isPast && this.#table().isAskedBy(round.index);
  });

  /** The rounds of the same turn, oldest first: the strip at the foot of the card. */
  readonly strip: readonly Round[] = $derived.by(() => {
    const { round } = this;
    if (!round) return [];
    return [...this.#sameTurn(round, -1).reverse(), round, ...this.#sameTurn(round, 1)];
  });

  #sameTurn(round: Round, by: 1 | -1): Round[] {
    const table = this.#table();
    // What has not been shown yet is no news either.
    const shown = table.playback.playing ? (table.playback.at ?? 0) : table.entries.length - 1;
    const found: Round[] = [];
    for (let at = round.index + by; at >= 0 && at <= shown && found.length < MOST; at += by) {
      if (table.entries[at]!.side !== CHANCE) continue;
      const other = table.roundAt(at);
      if (other && other.turn !== round.turn) break;
      if (other) found.push(other);
    }
    return found;
  }

  /** The round beside this one in the strip. */
  step(by: 1 | -1): void {
    const { round, strip } = this;
    const next = strip[strip.findIndex(({ index }) => index === round?.index) + by];
    if (next) this.#table().look(next.index);
  }

  goOn(): void {
    const table = this.#table();
    if (table.playback.playing) {
      table.playback.step(1);
      table.playback.toggle();
    } else if (this.isPast && table.kind !== 'replay') table.look(undefined);
    else this.#done = table.entries.length - 1;
  }
}
