// What the viewer holds over this map: a piece picked up, a space opened, pointed at or touched once.
import type { FactionId, PieceId, SpaceId } from '@motti/triumph-of-chaos/parts';
import { MapHand } from '../../kit/map-hand.svelte.ts';

export class Hand extends MapHand<string, PieceId> {
  /** Pieces that are dragged together. */
  carried = $state.raw<readonly PieceId[]>([]);
  /** The faction whose supply lines are laid over the map; it stays from question to question. */
  faction = $state<FactionId>();
  /** Where the use of a card that is pointed at could begin. */
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  /** The whole theatre is seen. */
  theatre = $state(false);
  /** Where a panel asks the map to go. */
  places = $state.raw<readonly SpaceId[]>([]);

  override drop(): void {
    super.drop();
    this.carried = [];
  }
}
