// What the viewer holds at this table: a group, an order for it, an element to place, a bid in the making, a way still to go.
import type { Action } from '@motti/hourra-pobieda';
import type { Order } from '@motti/hourra-pobieda/parts';
import { MapHand } from '../../kit/map-hand.svelte.ts';
import type { BidKey } from './bids.ts';

/** What a click on the map means while elements are placed or aircraft sent. */
export type Tool = 'place' | 'lift' | 'entrench-1' | 'entrench-2' | 'mine' | 'air-recon' | 'raid';

/** Places are labels of hexes, the unit is the hex of a group. */
export class Hand extends MapHand<string, string> {
  /** What the group would be told; nothing: the first that can be paid. */
  order = $state.raw<Order>();
  tool = $state<Tool>();
  /** The kind of element that is placed next. */
  kind = $state<number>();
  /** A group that is only looked at. */
  looked = $state<string>();
  /** The bid that is being put together; nothing is played before it is sealed. */
  bid = $state.raw<ReadonlyMap<BidKey, number>>(new Map());
  /** A sealed bid is being taken back, line by line. */
  unsealing = $state(false);
  /** Steps that are still to be made: each is played when the one before has been. */
  way = $state.raw<readonly Action[]>([]);

  override drop(): void {
    super.drop();
    this.looked = undefined;
    this.order = undefined;
  }

  override clear(): void {
    super.clear();
    this.tool = undefined;
    this.kind = undefined;
  }
}
