// Which round the combat card shows: the one being played back, one looked back at, or the last one until the reader goes on.
import { CHANCE } from '@motti/engine';
import type { Round } from './round.ts';
import type { AnyTable } from './table.svelte.ts';

/** How long a card stays while the others' turn is shown. */
const IN_PLAYBACK = 1600;
/** So far back a roll is looked for: what follows from a fight comes soon after it. */
const SOON = 24;

export class FightCard {
  readonly #table: () => AnyTable;
  /** Rolls up to this entry need no card: they were there before the page was, or the reader has gone on. */
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
  }

  /** A card of the past is looked at; one of the present is gone on from. */
  readonly isPast: boolean = $derived.by(() => {
    const table = this.#table();
    return !table.playback.playing && (table.moment ?? table.lookedAt) !== undefined;
  });

  readonly round: Round | undefined = $derived.by(() => {
    const table = this.#table();
    const looked = table.moment ?? table.lookedAt;
    if (looked !== undefined) return table.roundAt(looked);
    for (
      let at = table.entries.length - 1;
      at > this.#done && at >= table.entries.length - SOON;
      at--
    ) {
      const { side } = table.entries[at]!;
      if (side === CHANCE) return table.roundAt(at);
      // Whoever has played on has gone on.
      if (side === table.viewer) return undefined;
    }
    return undefined;
  });

  goOn(): void {
    const table = this.#table();
    if (table.playback.playing) {
      table.playback.step(1);
      table.playback.toggle();
    } else if (this.isPast && table.kind !== 'replay') table.look(undefined);
    else this.#done = table.entries.length - 1;
  }
}
