// The view in nouns of play: who stands where, what is still to come. Nobody else knows how a view is packed.
import type { Action } from '../actions.ts';
import {
  attackOf,
  DUMMY_KIND,
  FINN,
  FIRST_SOVIET,
  type HexId,
  kindOf,
  SIDE_OF,
  SOVIET,
  typeOf,
  UNIT_COUNT,
  type UnitId,
} from '../data/index.ts';
import * as queries from '../queries.ts';
import type { State } from '../state.ts';
import { faceDownSeen, type View } from '../view.ts';

export interface StackAt {
  readonly hex: HexId;
  /** Known counters, the strongest first. */
  readonly units: readonly UnitId[];
  /** How many counters lie there face down. */
  readonly faceDown: number;
}

const byStrength = (a: number, b: number): number =>
  attackOf(b) - attackOf(a) || typeOf(a).index - typeOf(b).index || a - b;

export function stacksOf(view: View): StackAt[] {
  const units = new Map<number, number[]>();
  view.units.forEach((hex, unit) => {
    if (hex < 0) return;
    const there = units.get(hex);
    if (there) there.push(unit);
    else units.set(hex, [unit]);
  });
  const stacks: StackAt[] = [...units].map(([hex, there]) => ({
    hex,
    units: there.sort(byStrength),
    faceDown: 0,
  }));
  for (const { hex, count } of faceDownSeen(view)) stacks.push({ hex, units: [], faceDown: count });
  return stacks;
}

export const unitsIn = (view: View, hex: HexId): UnitId[] =>
  view.units.flatMap((place, unit) => (place === hex ? [unit] : [])).sort(byStrength);

export const faceDownIn = (view: View, hex: HexId): number =>
  faceDownSeen(view).find((stack) => stack.hex === hex)?.count ?? 0;

/** The number of a side, as the tables of the game use it. */
export const sideIndex = (side: string | undefined): number => (side === 'finland' ? FINN : SOVIET);
export const ownUnits = (side: string | undefined): UnitId[] =>
  Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter(
    (unit) => SIDE_OF[unit] === sideIndex(side),
  );

/** Units still in the hand during the set-up. */
export const inHand = (view: Pick<View, 'units'>, side: string | undefined): UnitId[] =>
  ownUnits(side).filter((unit) => queries.placeOf(view.units[unit]!) === 'hand');

export const isDummy = (unit: UnitId): boolean => (kindOf(unit) & DUMMY_KIND) !== 0;
export const isSoviet = (unit: UnitId): boolean => unit >= FIRST_SOVIET;
export const strengthOf = (units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + attackOf(unit), 0);

/** Units that the present question lets be placed, all of them: the rules list one of each type. */
export const arrivals = (table: {
  readonly state: State;
  readonly choices: readonly Action[];
}): number[] => {
  if (table.state.step === 'reinforcement') return queries.arriving(table.state);
  // WW-EVT.G: one at a time; the others of its type wait for another roll.
  if (table.state.step === 'volunteers')
    return table.choices
      .flatMap((action) => (action.kind === 'place' ? [action.unit] : []))
      .slice(0, 1);
  const types = new Set(
    table.choices.flatMap((action) => (action.kind === 'place' ? [typeOf(action.unit).id] : [])),
  );
  const listed = table.choices.flatMap((action) => (action.kind === 'place' ? [action.unit] : []));
  const places = new Set(listed.map((unit) => table.state.unitHex[unit]));
  return table.state.unitHex.flatMap((place, unit) =>
    places.has(place) && types.has(typeOf(unit).id) ? [unit] : [],
  );
};
