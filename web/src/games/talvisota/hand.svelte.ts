// What the viewer holds in his hand: things picked up on the table that are no actions yet.
import type { StrategyId, UnitType } from '@motti/talvisota/parts';

export interface Held {
  readonly type: UnitType;
  /** A space or a front box. */
  readonly from: number;
}

export class Hand {
  /** The strategy that is being loaded or placed. */
  strategy = $state<StrategyId>();
  /** The unit that is about to move. */
  unit = $state.raw<Held>();
  /** A unit dragged from the pool toward a front box: at set-up, in January, or taken back for morale. */
  dragged = $state.raw<{ readonly type: UnitType; readonly verb: 'place' | 'recover' }>();
  /** Special movement: lit spaces take a Possession marker instead. */
  marking = $state(false);
  /** The space whose stack is spread out. */
  open = $state<string>();
  /** The space under the mouse or the focus. */
  pointed = $state<string>();
  /** A space that was chosen but needs a word more: a finger's first touch, or several starts. */
  chosen = $state<string>();
  /** Scouts to send. */
  scouts = $state(3);

  drop(): void {
    this.unit = undefined;
    this.chosen = undefined;
    this.open = undefined;
  }

  /** Another question: nothing in the hand has a meaning any more. */
  clear(): void {
    this.drop();
    this.strategy = undefined;
    this.marking = false;
    this.scouts = 3;
  }
}
