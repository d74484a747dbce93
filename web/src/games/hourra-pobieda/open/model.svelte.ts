// The open table as the viewer works on it: the pencil, the path it draws, and how far that leads. Computed once for map and panels.
import type { Hand } from '../hand.svelte.ts';
import type { Offers } from '../offers.ts';
import { theatreAt } from '../position.ts';
import type { HourraTable } from '../table.ts';
import type { OpenHands } from './clicks.ts';
import { Pencil } from './pencil.svelte.ts';
import { drawnPath, planOf, reachRing } from './plan.ts';
import { openGeometryOf } from './sheet.ts';

interface Held {
  readonly table: HourraTable;
  readonly hand: Hand;
  readonly offers: Offers;
}

export class OpenModel {
  readonly pencil = new Pencil();
  readonly #held: () => Held;
  readonly geometry = $derived.by(() => openGeometryOf(theatreAt(this.#held().table).geometry));
  readonly plan = $derived.by(() => {
    const { table, hand, offers } = this.#held();
    return table.moment === undefined && !table.playback.playing
      ? planOf(table, hand, offers)
      : undefined;
  });
  /** Changes with the corners, not with the hand. */
  readonly ring = $derived.by(() => (this.plan ? reachRing(this.plan, this.pencil.corners) : []));
  /** The path with the leg under the hand. */
  readonly drawn = $derived.by(() =>
    this.plan && !this.pencil.ruler ? drawnPath(this.plan, this.pencil.path) : undefined,
  );
  /** The path as it has been set. */
  readonly set = $derived.by(() =>
    this.plan && this.pencil.corners.length > 0
      ? drawnPath(this.plan, this.pencil.corners)
      : undefined,
  );

  constructor(held: () => Held) {
    this.#held = held;
  }

  get hands(): OpenHands {
    return { ...this.#held(), pencil: this.pencil, plan: this.plan };
  }
}
