// TC-14.71 The distribution table: halves spent by region must fit the row of the declared number (TC-A65, TC-A130).
import { distributionRows, REGION_COUNT, regionOf, type SpaceId } from '../data/index.ts';
import { RED, type SideId, type State } from '../state.ts';
import { MOSCOW } from './control.ts';

/** Where a step is spent: a region, Moscow as one of its own for RED, spaces without region, or the Reserve. */
export const MOSCOW_SHARE = REGION_COUNT;
export const RESERVE_SHARE = REGION_COUNT + 1;
const SHARES = REGION_COUNT + 2;

export function shareOf(side: SideId, id: SpaceId | undefined): number {
  if (id === undefined) return RESERVE_SHARE;
  if (side === RED && id === MOSCOW) return MOSCOW_SHARE;
  // TC-14.71b read for East Prussia and box 120: ground without a region weighs on nobody.
  return regionOf(id) ?? RESERVE_SHARE;
}

export const spentIn = (s: State, side: SideId, share: number): number =>
  s.spent[side * SHARES + share]!;
export function addSpent(s: State, side: SideId, share: number, halves: number): void {
  s.spent[side * SHARES + share]! += halves;
}

/** Would so many halves more in this share still fit the table? */
export function fitsTable(s: State, side: SideId, share: number, halves: number): boolean {
  if (s.concentration[side] === 1) return true;
  const number = s.declared[side] ?? 0;
  const regions: number[] = [];
  let total = spentIn(s, side, RESERVE_SHARE) + (share === RESERVE_SHARE ? halves : 0);
  for (let i = 0; i <= MOSCOW_SHARE; i++) {
    const spent = spentIn(s, side, i) + (share === i ? halves : 0);
    total += spent;
    if (spent > 0) regions.push(spent);
  }
  if (total > 2 * number) return false;
  if (regions.length > 1) regions.sort((a, b) => b - a);
  const free = 2 * Math.max(0, number - 9);
  for (const row of rowsInHalves(number)) if (packs(regions, 0, row.slice(), free)) return true;
  return false;
}

/** The rows of a number, found once. */
function rowsInHalves(number: number): readonly (readonly number[])[] {
  ROWS[number] ??= distributionRows(number).map((row) => row.map((steps) => 2 * steps));
  return ROWS[number];
}
const ROWS: (readonly (readonly number[])[])[] = [];

/** Each region in one bucket, several may share one; what is over goes into the free bucket of more than nine. */
function packs(
  regions: readonly number[],
  index: number,
  buckets: number[],
  free: number,
): boolean {
  if (index === regions.length) return true;
  const spent = regions[index]!;
  for (let i = 0; i < buckets.length; i++) {
    const room = buckets[i]!;
    const over = Math.max(0, spent - room);
    if (over > free) continue;
    buckets[i] = room - (spent - over);
    if (packs(regions, index + 1, buckets, free - over)) return true;
    buckets[i] = room;
  }
  return false;
}
