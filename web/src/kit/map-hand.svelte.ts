// What the viewer holds over a map, the same at every table: things picked up, pointed at or touched that are no actions yet.
import { untrack } from 'svelte';
import type { PickedBy } from '../board/hex-map.ts';
import type { PieceDrag } from '../board/piece-drag.svelte.ts';
import type { NearAct } from '../table/table.svelte.ts';

/** `Place` is a hex or a space as the skin names it, `Unit` what can be in the hand. A skin adds what else it holds. */
export class MapHand<Place extends string | number, Unit> {
  /** The unit that is about to be placed, moved, retreated or advanced. */
  unit = $state.raw<Unit>();
  /** The place that was clicked last: its stack is spread out. */
  open = $state<Place>();
  /** The place under the mouse or the focus. */
  pointed = $state<Place>();
  /** A place that a finger has touched once: the verdict is shown, the second touch means it. */
  chosen = $state<Place>();
  /** A place that the keyboard wants to be on: the map puts the focus there. */
  wanted = $state<Place>();

  /** The place that a verdict is shown of. */
  get shown(): Place | undefined {
    return this.pointed ?? this.chosen;
  }

  /** A finger cannot hover: its first touch shows the verdict, the second means it. A mouse or a key means it at once. */
  means(place: Place, by: PickedBy): boolean {
    if (by !== 'touch' || this.chosen === place) return true;
    this.chosen = place;
    return false;
  }

  /** Puts the unit down and forgets the place. */
  drop(): void {
    this.unit = undefined;
    this.chosen = undefined;
    this.open = undefined;
  }

  /** Another question: nothing in the hand has a meaning any more. */
  clear(): void {
    this.drop();
  }
}

/**
 * Another question empties the hand; within one question what was picked up stays, but a finger's first touch does not
 * outlive the position it was made in. Called while a table is made.
 */
export function emptyHand(
  hand: MapHand<string, unknown> | MapHand<number, unknown>,
  question: () => string,
  version: () => number,
  stale: () => void = () => {},
): void {
  $effect(() => {
    void question();
    untrack(() => hand.clear());
  });
  $effect(() => {
    void version();
    untrack(() => {
      hand.chosen = undefined;
      stale();
    });
  });
}

/** The next unit by its key: the keyboard goes on from where it stands. Called while a map is made. */
export function focusWanted<Place extends string | number>(
  hand: () => MapHand<Place, unknown>,
  focusOn: () => ((place: Place) => unknown) | undefined,
): void {
  $effect(() => {
    const { wanted } = hand();
    const focus = focusOn();
    if (wanted === undefined || !focus) return;
    hand().wanted = undefined;
    focus(wanted);
  });
}

/** The next of these, after the last the first again. */
export function nextOf<One>(all: readonly One[], after: One | undefined): One | undefined {
  return all[((after === undefined ? -1 : all.indexOf(after)) + 1) % Math.max(1, all.length)];
}

/** A counter that is dragged is in the hand from the first moment: its own reach is lit, not that of what was held before. */
export function holdDragged<Unit>(
  hand: MapHand<string, Unit> | MapHand<number, Unit>,
  drag: PieceDrag,
  unitOf: (piece: string) => Unit | undefined,
): void {
  let dragging = false;
  $effect(() => {
    const piece = drag.piece;
    untrack(() => {
      if (piece) {
        hand.drop();
        hand.unit = unitOf(piece.id);
      } else if (dragging && !drag.dropped) hand.drop();
      dragging = piece !== undefined;
    });
  });
}

interface Adviser<Action> {
  warningsOf(action: Action, before?: readonly Action[]): readonly unknown[];
}

/** Of the places that are lit the one nearest to where a click was refused; none that costs something. */
export function nearestLit<Place, Offer, Action>(
  table: Adviser<Action>,
  lit: Iterable<readonly [place: Place, offer: Offer]>,
  far: (place: Place) => number,
  act: (offer: Offer) => NearAct<Action> | undefined,
): NearAct<Action> | undefined {
  for (const [, offer] of [...lit].sort(([a], [b]) => far(a) - far(b))) {
    const found = act(offer);
    const before = found?.all.slice(0, found.all.indexOf(found.action));
    if (found && table.warningsOf(found.action, before).length === 0) return found;
  }
  return undefined;
}
