// What the viewer holds at this table: an attack in the making, units marked to go, a unit that is only looked at.
import { type AttackDraft, NO_ATTACK } from '@motti/winter-war/aid';
import { MapHand } from '../../kit/map-hand.svelte.ts';

export class Hand extends MapHand<number, number> {
  /** A unit that is only looked at: an enemy, or one that has nothing to do now. */
  looked = $state<number>();
  /** Units that go along with the one in the hand: the rest of its stack, or others picked with Shift. */
  along = $state.raw<readonly number[]>([]);
  /** The attack being put together. */
  attack = $state.raw<AttackDraft>(NO_ATTACK);
  /** Units marked to be given up or withdrawn. */
  marked = $state.raw<readonly number[]>([]);

  override drop(): void {
    super.drop();
    this.looked = undefined;
    this.along = [];
  }

  override clear(): void {
    super.clear();
    this.attack = NO_ATTACK;
    this.marked = [];
  }
}
