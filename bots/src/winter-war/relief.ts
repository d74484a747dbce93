// WW-A35: a Movement Phase cannot end while units that could leave stand too thick.
import type { HexId, State } from '@motti/winter-war';
import {
  distance,
  enemyOf,
  hasRoom,
  hexOfUnit,
  LINKS,
  MOVED,
  marksOf,
  Reach,
  SIDE_OF,
  sideAt,
  stackedIn,
  stackingLimit,
  UNIT_COUNT,
} from '@motti/winter-war/parts';
import type { Draft } from './draft.ts';

const reach = new Reach();

export const isOverfull = (s: State, hex: HexId): boolean => stackedIn(s, hex) > stackingLimit(hex);

/** What stands too thick is spread over the nearest hexes with room, away from the enemy if it can be. */
export function relieve(draft: Draft): void {
  const s = draft.state;
  for (let unit = UNIT_COUNT - 1; unit >= 0; unit--) {
    const hex = hexOfUnit(s, unit);
    if (hex < 0 || SIDE_OF[unit] !== s.phasing || marksOf(s, unit) & MOVED) continue;
    if (!isOverfull(s, hex)) continue;
    const hexes: HexId[] = [];
    const count = reach.find(s, unit);
    for (let n = 0; n < count; n++) if (hasRoom(s, unit, reach.at(n))) hexes.push(reach.at(n));
    const rank = (there: number): number =>
      distance(hex, there) + (isNextToEnemy(s, there) ? 20 : 0);
    hexes.sort((a, b) => rank(a) - rank(b));
    if (hexes.length > 0) draft.move(unit, hexes[0]!);
  }
}

function isNextToEnemy(s: State, hex: HexId): boolean {
  const links = LINKS[s.ground]!;
  for (let d = hex * 6; d < hex * 6 + 6; d++)
    if (links[d]! >= 0 && sideAt(s, links[d]!) === enemyOf(s.phasing)) return true;
  return false;
}
