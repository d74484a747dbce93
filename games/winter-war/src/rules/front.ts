// WW-A6: who can attack whom now. The graph of eligible units and hexes that hold something to attack.
import {
  attackOf,
  COUNTRY,
  FINLAND,
  FIRST_SOVIET,
  type HexId,
  kindOf,
  LINKS,
  NKVD_KIND,
  SIDE_OF,
  SOVIET,
  UNIT_COUNT,
  type UnitId,
  WORST_COLUMN,
} from '../data/index.ts';
import { isProtected } from '../position.ts';
import {
  ADVANCED,
  ATTACKED,
  firstIn,
  hexOfUnit,
  ISOLATED,
  marksOf,
  nextIn,
  type State,
  TARGETED,
} from '../state.ts';
import { columnOf } from './strength.ts';

/** Units and target hexes by number, and the edges between them both ways, by index. */
export interface Front {
  readonly units: UnitId[];
  readonly targets: HexId[];
  /** By index of a unit: the indexes of its targets. */
  readonly reach: number[][];
  /** By index of a target: the indexes of the units eligible against it. */
  readonly by: number[][];
}

/** May this unit take part in an attack at all? WW-CBT.E3, P, B3, F1; WW-A8: not with an Attack Strength of zero. */
const mayAttack = (s: State, unit: UnitId): boolean =>
  attackOf(unit) > 0 &&
  (marksOf(s, unit) & (ISOLATED | ADVANCED | ATTACKED)) === 0 &&
  !isProtected(s, unit);

/** WW-CBT.F2, WW-SCN.B4: does the hex hold a unit of that side that can still be attacked? */
export function isTarget(s: State, side: number, hex: HexId): boolean {
  let unit = firstIn(s, hex);
  if (unit < 0 || SIDE_OF[unit] !== side) return false;
  for (; unit >= 0; unit = nextIn(s, unit))
    if (!(marksOf(s, unit) & TARGETED) && !isProtected(s, unit)) return true;
  return false;
}

/** WW-CBT.Q: border guards never attack into Finland. */
const crossesBorder = (unit: UnitId, hex: HexId): boolean =>
  (kindOf(unit) & NKVD_KIND) !== 0 && COUNTRY[hex] === FINLAND;

// Scratch: the index of a hex among the targets, by hex, while a front is being made.
const indexOf = new Int16Array(2048);

/** The front of the phasing side. */
export function frontOf(s: State): Front {
  const front: Front = { units: [], targets: [], reach: [], by: [] };
  const { units, targets, reach, by } = front;
  const links = LINKS[s.ground]!;
  const side = s.phasing;
  const enemy = 1 - side;
  const first = side === SOVIET ? FIRST_SOVIET : 0;
  const end = side === SOVIET ? UNIT_COUNT : FIRST_SOVIET;
  for (let unit = first; unit < end; unit++) {
    const hex = hexOfUnit(s, unit);
    if (hex < 0 || !mayAttack(s, unit)) continue;
    let mine: number[] | undefined;
    for (let d = hex * 6, last = d + 6; d < last; d++) {
      const next = links[d]!;
      if (next < 0 || firstIn(s, next) < 0) continue;
      if (!isTarget(s, enemy, next) || crossesBorder(unit, next)) continue;
      let target = indexOf[next]!;
      if (targets[target] !== next) {
        target = targets.length;
        indexOf[next] = target;
        targets.push(next);
        by.push([]);
      }
      if (!mine) {
        mine = [];
        reach.push(mine);
        units.push(unit);
      }
      mine.push(target);
      by[target]!.push(units.length - 1);
    }
  }
  return front;
}

/** The units and targets joined to this target by any chain of edges (WW-A3b). */
export function componentOf(front: Front, target: HexId): Front {
  const part: Front = { units: [], targets: [], reach: [], by: [] };
  const unitIndex: number[] = [];
  const targetIndex: number[] = [];
  const open = [target];
  targetIndex[target] = 0;
  part.targets.push(front.targets[target]!);
  while (open.length > 0) {
    for (const unit of front.by[open.pop()!]!) {
      if (unitIndex[unit] !== undefined) continue;
      unitIndex[unit] = part.units.length;
      part.units.push(front.units[unit]!);
      part.reach.push(front.reach[unit]!);
      for (const next of front.reach[unit]!) {
        if (targetIndex[next] !== undefined) continue;
        targetIndex[next] = part.targets.length;
        part.targets.push(front.targets[next]!);
        open.push(next);
      }
    }
  }
  for (let i = 0; i < part.reach.length; i++)
    part.reach[i] = part.reach[i]!.map((next) => targetIndex[next]!);
  for (let i = 0; i < part.targets.length; i++) part.by.push([]);
  part.reach.forEach((mine, unit) => {
    for (const next of mine) part.by[next]!.push(unit);
  });
  return part;
}

/** WW-CRT.2: is there a hex that the phasing side could attack at 1-3 or better with all it has next to it? */
function hasFairAttack(s: State, front: Front): boolean {
  return front.targets.some((hex, target) => isFair(s, front, target, hex));
}
export const isFair = (s: State, front: Front, target: HexId, hex: HexId): boolean =>
  columnOf(
    s,
    front.by[target]!.map((unit) => front.units[unit]!),
    [hex],
  ) !== WORST_COLUMN;

/** Is there an attack that the phasing side must or may still declare? */
export function canAttack(s: State): boolean {
  const front = frontOf(s);
  return s.phasing === SOVIET ? front.units.length > 0 : hasFairAttack(s, front);
}
