// What the viewer holds at this table: a strategy, a unit on its way, scouts to send.
import type { Held, UnitAt } from '@motti/talvisota/aid';
import type { StrategyId, UnitType } from '@motti/talvisota/parts';
import { MapHand } from '../../kit/map-hand.svelte.ts';

export class Hand extends MapHand<string, UnitAt> implements Held {
  /** The strategy that is being loaded or placed. */
  strategy = $state<StrategyId>();
  /** Units that go along with the one in the hand: the rest of its stack, or others picked with Shift. */
  along = $state.raw<readonly UnitAt[]>([]);
  /** A unit dragged from the pool toward a front box: at set-up, in January, or taken back for morale. */
  dragged = $state.raw<{ readonly type: UnitType; readonly verb: 'place' | 'recover' }>();
  /** Special movement: lit spaces take a Possession marker instead. */
  marking = $state(false);
  /** Scouts to send. */
  scouts = $state(3);

  override drop(): void {
    super.drop();
    this.along = [];
  }

  override clear(): void {
    super.clear();
    this.strategy = undefined;
    this.marking = false;
    this.scouts = 3;
  }
}
