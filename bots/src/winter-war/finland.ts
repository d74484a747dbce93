// How the Finnish player moves and attacks: every unit where the Soviet advance suffers most from it.
import type { Side } from '@motti/engine';
import type { Action, HexId, State, UnitId } from '@motti/winter-war';
import {
  attackOf,
  COUNTRY,
  DONE,
  defenseOf,
  distance,
  FINN,
  FIRST_DUMMY,
  FORT,
  FORTS,
  firstIn,
  frontOf,
  HOME_RAIL,
  hasRoom,
  hexOfUnit,
  isDoubledBy,
  kindOf,
  LINKS,
  Reach,
  SMALL_KIND,
  SOVIET,
  SUPPLY_CITY_AT,
  shift,
  USSR,
  updateSupply,
  WORST_COLUMN,
} from '@motti/winter-war/parts';
import { AdvanceSearch, NEVER } from './advance.ts';
import { columnOn, copyOf, expected, lookAt, payment, type Target, without } from './combat.ts';
import { Draft } from './draft.ts';
import { lossOf, objectivesOf, sovietOutlook, timeLeft } from './evaluation.ts';
import { FINNISH_EASY, type Posture } from './posture.ts';
import { isOverfull, relieve } from './relief.ts';
import type { Worths } from './weights.ts';

const reach = new Reach();

const SIDE: Side = 'finland';
/** A unit that falls back gives up this share of what its place is worth. */
const GROUND_LOST = 0.6;

/** How many places are weighed for a unit: those that lie most in the enemy's way. */
const MOST_PLACES = 12;

/** By hex, how much lies behind it: the points of all that the enemy's quickest ways through it or past it lead to. */
function importance(s: State): Float64Array {
  const { from, time } = new AdvanceSearch().find(s);
  const links = LINKS[s.ground]!;
  const load = new Float64Array(from.length);
  const goals = [...objectivesOf(s), ...FORTS.map((hex) => ({ hex, points: 10 }))];
  for (const { hex: goal, points } of goals) {
    if (time[goal] === NEVER) continue;
    for (let hex = goal; hex >= 0; hex = from[hex]!) {
      load[hex] = load[hex]! + points;
      for (let d = hex * 6; d < hex * 6 + 6; d++)
        if (links[d]! >= 0) load[links[d]!] = load[links[d]!]! + points / 4;
    }
  }
  return load;
}

export function finnishMovement(s: State, posture = FINNISH_EASY): readonly Action[] {
  const draft = new Draft(s, SIDE);
  const board = copyOf(s);
  updateSupply(board);
  const units = [];
  for (let unit = 0; unit < FIRST_DUMMY; unit++) if (hexOfUnit(board, unit) >= 0) units.push(unit);
  // Reserves first, so that gaps are filled before those who hold the line think of leaving it; the strong before the weak.
  const holds = (unit: UnitId): number => (isHolding(board, unit) ? 1 : 0);
  units.sort((a, b) => holds(a) - holds(b) || defenseOf(b) - defenseOf(a) || a - b);
  const last = timeLeft(board) === 0;
  let load = importance(board);
  for (const unit of units) {
    const hex = bestPlace(board, unit, load, posture);
    if (hex < 0 || (last && isMereFlight(board, unit, hex, posture.worths))) continue;
    if (!draft.move(unit, hex)) continue;
    shift(board, unit, hex);
    updateSupply(board);
    load = importance(board);
  }
  relieve(draft);
  draft.end();
  return draft.actions;
}

/** Once the Soviets have moved for the last time, nobody has to get away from them. */
function isMereFlight(board: State, unit: UnitId, hex: HexId, worths: Worths): boolean {
  const unafraid: Worths = { ...worths, exposed: 0 };
  const start = hexOfUnit(board, unit);
  if (isOverfull(board, start)) return false;
  const before = sovietOutlook(board, unafraid);
  shift(board, unit, hex);
  const after = sovietOutlook(board, unafraid);
  shift(board, unit, start);
  updateSupply(board);
  return after >= before;
}

/** Is it the only one, or the first, in a fort? */
const isHolding = (s: State, unit: UnitId): boolean =>
  FORT[hexOfUnit(s, unit)] !== 0 && s.derived.firstInHex[hexOfUnit(s, unit)] === unit;

/** Where this unit hinders the enemy most; -1 where it is. */
function bestPlace(
  board: State,
  unit: UnitId,
  load: Float64Array,
  { threshold, liking, worths }: Posture,
): number {
  const start = hexOfUnit(board, unit);
  const last = timeLeft(board) === 0;
  const count = reach.find(board, unit);
  let hexes: HexId[] = [];
  const keys: number[] = [];
  for (let n = 0; n < count; n++) {
    const hex = reach.at(n);
    if (!hasRoom(board, unit, hex)) continue;
    if (isRaid(board, unit, hex) || FORT[hex]) keys.push(hex);
    else if (load[hex]! > 0 || (last && distance(start, hex) <= 3)) hexes.push(hex);
  }
  const rank = (hex: HexId): number => load[hex]! * (isDoubledBy(FINN, hex) ? 1.5 : 1);
  hexes.sort((a, b) => rank(b) - rank(a));
  hexes = [...hexes.slice(0, MOST_PLACES), ...keys.slice(0, MOST_PLACES)];
  if (hexes.length === 0) return -1;
  let best = -1;
  let least = isOverfull(board, start) ? Infinity : sovietOutlook(board, worths) - threshold;
  for (const hex of hexes) {
    shift(board, unit, hex);
    const outlook = sovietOutlook(board, worths) - liking(hex);
    if (outlook < least) [least, best] = [outlook, hex];
  }
  shift(board, unit, start);
  updateSupply(board);
  return best;
}

/** A small unit on the enemy's railway, or in an empty city of theirs. */
const isRaid = (s: State, unit: UnitId, hex: HexId): boolean =>
  COUNTRY[hex] === USSR &&
  (kindOf(unit) & SMALL_KIND) !== 0 &&
  (HOME_RAIL[SOVIET]![hex] === 1 || SUPPLY_CITY_AT[hex] !== 0) &&
  firstIn(s, hex) < 0;

/** The best attack there is, if it promises enough. */
export function finnishAttack(s: State, worths: Worths): Action {
  const board = copyOf(s);
  updateSupply(board);
  const now = sovietOutlook(board, worths);
  const front = frontOf(board);
  const holds = front.units.map((unit) => without(board, worths, [unit]) - now);
  let best: Action = DONE;
  let most = worths.worthAttacking;
  front.targets.forEach((hex, index) => {
    const target = lookAt(board, worths, hex, now);
    const able = [...front.by[index]!].sort(
      (a, b) => attackOf(front.units[b]!) - attackOf(front.units[a]!) || holds[a]! - holds[b]!,
    );
    for (let size = 1; size <= able.length; size++) {
      const chosen = able.slice(0, size);
      const units = chosen.map((i) => front.units[i]!);
      const gain = gainOf(
        board,
        worths,
        target,
        units,
        chosen.map((i) => holds[i]!),
      );
      if (gain > most) {
        most = gain;
        best = { kind: 'attack', targets: [hex], units };
      }
    }
  });
  return best;
}

/** What an attack promises; `holds` says what the loss of each attacker would mean where it stands. */
function gainOf(
  board: State,
  worths: Worths,
  target: Target,
  units: readonly UnitId[],
  holds: readonly number[],
): number {
  const column = columnOn(board, target, units);
  if (column === WORST_COLUMN) return Number.NEGATIVE_INFINITY;
  let all = 0;
  let ground = 0;
  units.forEach((unit, i) => {
    all += Math.max(holds[i]!, lossOf(board, worths, unit));
    ground += Math.max(0, holds[i]! - lossOf(board, worths, unit));
  });
  const { cost: paid } = payment(board, worths, units, target.toll);
  const share =
    all === 0 ? 0 : paid / units.reduce((sum, unit) => sum + lossOf(board, worths, unit), 0);
  return expected(column, target.fort, {
    Ae: -all,
    Ar: -GROUND_LOST * ground - 0.1,
    Ne: 0,
    Dr: target.prize * (target.cornered ? 1 : worths.drivenBack),
    De: target.prize,
    Ex: target.prize - all * share,
  });
}
