// Units picked up at this table: on the map, in the panel, by a key; one, several or a whole stack.
import { moreOf, type Offers, restOfStack, type UnitAt } from '@motti/talvisota/aid';
import { SPACE_NAMES, type UnitType } from '@motti/talvisota/parts';
import { nextOf } from '../../kit/map-hand.svelte.ts';
import type { Hand } from './hand.svelte.ts';
import type { TalvisotaTable } from './table.ts';

/** A unit as what is dragged names it, and back. */
export const pieceId = ({ type, from }: UnitAt): string => `${type} ${from}`;
export const unitOfPiece = (id: string): UnitAt => {
  const [type, from] = id.split(' ').map(Number);
  return { type: type as UnitType, from: from! };
};

/** How many of a kind are in the hand. */
export const heldOf = (hand: Hand, id: string): number =>
  [hand.unit, ...hand.along].filter((unit) => unit && pieceId(unit) === id).length;

/** A click takes this unit alone, or puts it down; with Shift one more goes along, while there is one. */
export function take(table: TalvisotaTable, hand: Hand, unit: UnitAt, more: boolean): void {
  const id = pieceId(unit);
  hand.marking = false;
  if (more && hand.unit) {
    const left = moreOf(table, [hand.unit, ...hand.along], unit) > 0;
    const others = hand.along.filter((one) => pieceId(one) !== id);
    hand.along = left ? [...hand.along, unit] : others;
    return;
  }
  const again = hand.unit !== undefined && pieceId(hand.unit) === id;
  hand.along = [];
  hand.unit = again ? undefined : unit;
}

/** The rest of the stack goes along, or stays. */
export function takeAll(table: TalvisotaTable, hand: Hand): void {
  const rest = hand.unit ? restOfStack(table, hand.unit) : [];
  hand.along = hand.along.length < rest.length ? rest : [];
}

/** The next kind along the front: boxes first, as the panel lists them. The keyboard goes to the map. */
export function takeNext(hand: Hand, units: readonly UnitAt[], offers: () => Offers): void {
  const now = units.find((unit) => hand.unit && pieceId(unit) === pieceId(hand.unit));
  const next = nextOf(units, now);
  if (!next) return;
  hand.drop();
  hand.marking = false;
  hand.unit = next;
  hand.wanted = SPACE_NAMES[next.from] ?? [...offers().keys()][0];
}
