// What the present question lets be picked up and clicked at this table.
import { type Offers, offersOf } from '@motti/winter-war/aid';
import type { Hand } from './hand.svelte.ts';
import { asked, type WinterWarTable } from './table.ts';

/** The unit in the hand: picked by an action of the rules, or by the viewer. */
export const heldUnit = (table: WinterWarTable, hand: Hand): number | undefined =>
  table.view.selected >= 0 && table.canAct ? table.view.selected : hand.unit;

export const offersAt = (table: WinterWarTable, hand: Hand): Offers =>
  offersOf(table, asked(table), heldUnit(table, hand), hand.along);
