// What a side is after, by what its moves have changed on the map. Past the set-up nothing on it is hidden (WW-A37).
import type * as engine from '@motti/engine';
import type { Facts, Side } from '@motti/engine';
import {
  attackOf,
  defenseOf,
  distance,
  FINN,
  FINNISH_CITIES,
  FIRST_SOVIET,
  FORT,
  FORTS,
  type HexId,
  hexName,
  LENINGRAD,
  SOVIET,
  sideName,
  UNIT_COUNT,
  type UnitId,
} from './data/index.ts';
import { withSupply } from './derived/supply.ts';
import { sideAt } from './position.ts';
import { hexOfUnit, ISOLATED, marksOf, type State } from './state.ts';

export type AimCode =
  | 'cuts-off'
  | 'frees'
  | 'takes'
  | 'storms'
  | 'marches-on'
  | 'mans'
  | 'bars'
  | 'turns-on'
  | 'falls-back';
type Aim = engine.Aim<AimCode>;

/** Units that were on the map and stand elsewhere now. */
interface Move {
  readonly unit: UnitId;
  readonly from: HexId;
  readonly to: HexId;
}

export function aim(before: State, after: State, side: Side): Aim | undefined {
  const moving = before.step === 'reinforcement' || before.step === 'movement';
  if (!moving || sideName(before.phasing) !== side) return undefined;
  const told = (code: AimCode, facts: Facts): Aim => ({ side, code, facts });
  const enemy = before.phasing === SOVIET ? FINN : SOVIET;
  const moves = movesOf(before, after, before.phasing);
  if (moves.length === 0) return undefined;

  const then = isolatedIn(withSupply(before));
  const now = isolatedIn(withSupply(after));
  const cut = now.filter((unit) => sideOf(unit) === enemy && !then.includes(unit));
  if (cut.length > 0) return told('cuts-off', { at: hexesOf(after, cut) });
  const freed = then.filter((unit) => sideOf(unit) !== enemy && !now.includes(unit));
  if (freed.length > 0) return told('frees', { at: hexesOf(after, freed) });

  const goals = goalsOf(before, enemy);
  const taken = goals.find((hex) => after.control[hex] === before.phasing);
  if (taken !== undefined) return told('takes', { at: hexName(taken) });
  return before.phasing === SOVIET
    ? advance(after, moves, goals, told)
    : defence(after, moves, told);
}

type Tell = (code: AimCode, facts: Facts) => Aim;
const sideOf = (unit: UnitId): number => (unit < FIRST_SOVIET ? FINN : SOVIET);

function movesOf(before: State, after: State, side: number): Move[] {
  const moves: Move[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const from = hexOfUnit(before, unit);
    const to = hexOfUnit(after, unit);
    if (sideOf(unit) === side && from >= 0 && to >= 0 && from !== to)
      moves.push({ unit, from, to });
  }
  return moves;
}

function isolatedIn(s: State): UnitId[] {
  const units: UnitId[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (hexOfUnit(s, unit) >= 0 && marksOf(s, unit) & ISOLATED) units.push(unit);
  return units;
}

const hexesOf = (s: State, units: readonly UnitId[]): string[] => [
  ...new Set(units.map((unit) => hexName(hexOfUnit(s, unit)))),
];

/** Forts and cities that the enemy holds. */
const goalsOf = (s: State, enemy: number): HexId[] =>
  [...FORTS, ...FINNISH_CITIES.map(({ hex }) => hex), LENINGRAD].filter(
    (hex) => s.control[hex] === enemy,
  );

/** The goal that the most strength has come nearer to. */
function advance(s: State, moves: readonly Move[], goals: readonly HexId[], told: Tell) {
  const sums = new Map<HexId, number>();
  for (const { unit, from, to } of moves) {
    const goal = nearest(goals, to);
    const nearer = goal === undefined ? 0 : distance(from, goal) - distance(to, goal);
    if (goal !== undefined && nearer > 0)
      sums.set(goal, (sums.get(goal) ?? 0) + nearer * (1 + attackOf(unit)));
  }
  const [best] = [...sums].sort((a, b) => b[1] - a[1]);
  if (!best) return undefined;
  const [goal] = best;
  const ready = moves.some(({ to }) => distance(to, goal) === 1) && sideAt(s, goal) === FINN;
  return told(ready ? 'storms' : 'marches-on', { at: hexName(goal) });
}

const nearest = (hexes: readonly HexId[], from: HexId): HexId | undefined =>
  [...hexes].sort((a, b) => distance(a, from) - distance(b, from))[0];

/** A fort manned, a road barred, an enemy turned on, or ground given up; of several the one with most strength in it. */
function defence(s: State, moves: readonly Move[], told: Tell): Aim | undefined {
  const soviets = sovietHexes(s);
  const cities = FINNISH_CITIES.map(({ hex }) => hex).filter((hex) => s.control[hex] === FINN);
  const strongest = [...moves].sort((a, b) => defenseOf(b.unit) - defenseOf(a.unit));
  for (const { from, to } of strongest)
    if (FORT[to] && !FORT[from]) return told('mans', { at: hexName(to) });
  for (const { from, to } of strongest) {
    const foe = nearest(soviets, to);
    const city = nearest(cities, to);
    if (foe === undefined || city === undefined) continue;
    if (isBetween(to, foe, city) && !isBetween(from, foe, city))
      return told('bars', { at: hexName(city) });
    if (distance(to, foe) === 1 && distance(from, foe) > 1)
      return told('turns-on', { at: hexName(foe) });
    if (distance(to, foe) > distance(from, foe) && distance(from, foe) <= CLOSE)
      return told('falls-back', { at: hexName(city) });
  }
  return undefined;
}

/** An enemy so near is what a unit goes back from. */
const CLOSE = 2;

function sovietHexes(s: State): HexId[] {
  const hexes = new Set<HexId>();
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (hexOfUnit(s, unit) >= 0 && attackOf(unit) > 0) hexes.add(hexOfUnit(s, unit));
  return [...hexes];
}

/** On a shortest way, or a hex beside it. */
const isBetween = (hex: HexId, foe: HexId, city: HexId): boolean =>
  distance(hex, city) < distance(foe, city) &&
  distance(foe, hex) + distance(hex, city) <= distance(foe, city) + 1;
