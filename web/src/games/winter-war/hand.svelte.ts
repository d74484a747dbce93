// What the viewer holds in his hand: things picked up on the table that are no actions yet.

/** An attack in the making: the hexes attacked and the units that take part. */
export interface AttackDraft {
  readonly targets: readonly number[];
  readonly units: readonly number[];
}
export const NO_ATTACK: AttackDraft = { targets: [], units: [] };

export class Hand {
  /** The unit that is about to be placed, moved, retreated or advanced. */
  unit = $state<number>();
  /** A unit that is only looked at: an enemy, or one that has nothing to do now. */
  looked = $state<number>();
  /** The hex that was clicked last: its stack is spread out and told of in the inspector. */
  hex = $state<number>();
  /** The hex under the mouse or the focus. */
  pointed = $state<number>();
  /** A hex that a finger has touched once: the verdict is shown, the second touch means it. */
  chosen = $state<number>();
  /** The attack being put together. */
  attack = $state.raw<AttackDraft>(NO_ATTACK);
  /** Units marked to be given up or withdrawn. */
  marked = $state.raw<readonly number[]>([]);

  /** Puts the unit down and forgets the hex. */
  drop(): void {
    this.unit = undefined;
    this.looked = undefined;
    this.chosen = undefined;
    this.hex = undefined;
  }

  /** Another question: nothing in the hand has a meaning any more. */
  clear(): void {
    this.drop();
    this.attack = NO_ATTACK;
    this.marked = [];
  }
}
