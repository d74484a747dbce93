// Each headquarters follows its front.
import type { HexId, State } from '@motti/winter-war';
import {
  ATTACK,
  distance,
  FIRST_SOVIET,
  HEADQUARTERS,
  hasRoom,
  hexOfUnit,
  ISOLATED,
  marksOf,
  Reach,
  SUPPLY_CITY_AT,
  shift,
  stackedIn,
  UNIT_COUNT,
  updateSupply,
} from '@motti/winter-war/parts';
import { FURTHEST, needsSupplyThere } from './campaign.ts';
import { copyOf } from './combat.ts';
import type { Draft } from './draft.ts';
import { worthOf } from './evaluation.ts';
import type { Worths } from './weights.ts';

const reach = new Reach();

/** How far behind the foremost unit a headquarters likes to be, in tenths of a turn. */
const BEHIND = 6;

/** Each headquarters follows its front, so that nobody is isolated, and keeps out of harm's way. */
export function moveHeadquarters(draft: Draft, way: Uint8Array, worths: Worths): void {
  for (const unit of HEADQUARTERS) {
    if (hexOfUnit(draft.state, unit) < 0) continue;
    const start = hexOfUnit(draft.state, unit);
    const count = reach.find(draft.state, unit);
    const hexes = [start];
    for (let n = 0; n < count; n++)
      if (distance(start, reach.at(n)) <= FURTHEST) hexes.push(reach.at(n));
    const trial = copyOf(draft.state);
    const front = foremost(trial, start, way);
    let best = start;
    let most = Number.NEGATIVE_INFINITY;
    for (const hex of hexes) {
      if (hex !== start && !hasRoom(draft.state, unit, hex)) continue;
      shift(trial, unit, hex);
      updateSupply(trial);
      const lag = Math.abs(way[hex]! - front - BEHIND) / 10;
      const score =
        -3 * isolatedWorth(trial, worths) - lag - peril(trial, hex) + (hex === start ? 0.1 : 0);
      if (score > most) [most, best] = [score, hex];
    }
    if (best !== start) draft.move(unit, best);
  }
}

/** How near the foremost unit around this headquarters is to its goal. */
function foremost(s: State, hex: HexId, way: Uint8Array): number {
  let least = way[hex]!;
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++) {
    const there = hexOfUnit(s, unit);
    if (there >= 0 && needsSupplyThere(unit) && distance(there, hex) <= 6)
      least = Math.min(least, way[there]!);
  }
  return least;
}

function isolatedWorth(s: State, worths: Worths): number {
  let sum = 0;
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (hexOfUnit(s, unit) >= 0 && marksOf(s, unit) & ISOLATED) sum += worthOf(worths, unit);
  return sum;
}

/** Finns who could be upon a headquarters here, and no friend with it. */
function peril(s: State, hex: HexId): number {
  let sum = 0;
  for (let unit = 0; unit < FIRST_SOVIET; unit++) {
    const there = hexOfUnit(s, unit);
    if (there < 0 || ATTACK[unit] === 0) continue;
    const far = distance(there, hex);
    if (far <= 1) sum += 6;
    else if (far <= 3) sum += 1;
  }
  return stackedIn(s, hex) > 1 || SUPPLY_CITY_AT[hex] ? sum / 3 : sum;
}
