// What a side may know. Only the Finnish set-up is ever hidden (WW-A37).
import type { Roll, Side } from '@motti/engine';
import type { Action } from './actions.ts';
import { FINN, FIRST_SOVIET, HEX_COUNT, type HexId, sideName, type UnitId } from './data/index.ts';
import { IN_HAND } from './setup.ts';
import {
  type Ending,
  firstIn,
  ISOLATED,
  nextIn,
  type ScenarioId,
  STARTING_CONTROL,
  type State,
  type Step,
} from './state.ts';

/** Plain data. What follows from the rest (stacks, zones, supply) is left out, and withSupply again from it. */
export interface View {
  readonly scenario: ScenarioId;
  readonly options: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly phasing: Side;
  readonly step: Step;
  readonly ground: number;
  readonly selected: number;
  readonly station: HexId;
  /** By unit: its hex or its place off the map; a unit that lies face down is where it was before the set-up. */
  readonly units: readonly HexId[];
  readonly marks: readonly number[];
  /** Hexes that have changed hands: hex, side, hex, side. */
  readonly control: readonly number[];
  /** Counters that lie face down: hex, number, hex, number. */
  readonly faceDown: readonly number[];
  readonly orders: {
    readonly priority: readonly UnitId[];
    readonly pins: readonly number[];
    readonly nearest: readonly number[];
  };
  readonly attack: {
    readonly targets: readonly HexId[];
    readonly attackers: readonly UnitId[];
    readonly strict: boolean;
    readonly column: number;
    readonly invasion: boolean;
    readonly pending: readonly UnitId[];
    readonly owed: number;
    readonly vacated: readonly HexId[];
  };
  readonly tally: {
    readonly garrisonPenalties: number;
    readonly alliesLost: number;
    readonly points: number;
    readonly ending: Ending;
  };
  readonly module: {
    readonly inForce: string;
    readonly events: string;
    readonly paratroopsCalled: boolean;
    readonly logistics: boolean;
    readonly ceaseFire: number;
    readonly railOff: number;
  };
}

/** Is the Finnish set-up hidden from this viewer now? */
const isHidden = (s: State, viewer: Side | undefined): boolean =>
  (s.step === 'deploy-finland' || s.step === 'deploy-soviet') && viewer !== sideName(FINN);

export function view(s: State, viewer: Side | undefined): View {
  const hidden = isHidden(s, viewer);
  return {
    scenario: s.scenario,
    options: optionsOf(s),
    turn: s.turn,
    phasing: sideName(s.phasing),
    step: s.step,
    ground: s.ground,
    selected: s.selected,
    station: s.station,
    units: hidden ? s.unitHex.map(hideFinn) : s.unitHex.slice(),
    marks: s.unitMarks.map((marks) => marks & ~ISOLATED),
    control: changedHands(s),
    faceDown: hidden && s.step === 'deploy-soviet' ? faceDown(s) : [],
    orders: { priority: [...s.priority], pins: [...s.pins], nearest: [...s.nearest] },
    attack: {
      targets: [...s.targets],
      attackers: [...s.attackers],
      strict: s.strict,
      column: s.column,
      invasion: s.invasion,
      pending: [...s.pending],
      owed: s.owed,
      vacated: [...s.vacated],
    },
    tally: {
      garrisonPenalties: s.garrisonPenalties,
      alliesLost: s.alliesLost,
      points: s.points,
      ending: s.ending,
    },
    module: {
      inForce: s.inForce,
      events: s.events,
      paratroopsCalled: s.paratroopsCalled,
      logistics: s.logistics,
      ceaseFire: s.ceaseFire,
      railOff: s.railOff,
    },
  };
}

const hideFinn = (place: number, unit: UnitId): number =>
  unit < FIRST_SOVIET && place >= 0 ? IN_HAND : place;

const optionsOf = (s: State): Record<string, string> => ({
  dummies: s.dummies ? 'on' : 'off',
  'low-odds': s.lenient ? 'lenient' : 'strict',
  'helsinki-points': s.helsinkiPoints ? 'on' : 'off',
  'leningrad-sudden-death': s.suddenDeath ? 'on' : 'off',
});

export function changedHands(s: State): number[] {
  const changed: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (s.control[hex] !== STARTING_CONTROL[hex]) changed.push(hex, s.control[hex]!);
  return changed;
}

/** WW-A37: the number of face-down counters in each hex, and nothing else. */
function faceDown(s: State): number[] {
  const counts: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    let count = 0;
    for (let unit = firstIn(s, hex); unit >= 0 && unit < FIRST_SOVIET; unit = nextIn(s, unit))
      count++;
    if (count > 0) counts.push(hex, count);
  }
  return counts;
}

/** WW-DEP.2: what the Finnish player places is for their eyes alone until they are done. */
export const audience = (
  s: State,
  _side: Side,
  action: Action | Roll,
): readonly Side[] | undefined =>
  s.step === 'deploy-finland' && action.kind !== 'done' ? [sideName(FINN)] : undefined;

/** Where a unit is, for whoever draws it: its hex, or a number below 0 off the map. */
export const hexSeen = (view: Pick<View, 'units'>, unit: UnitId): HexId => view.units[unit]!;
export const isOnMap = (view: Pick<View, 'units'>, unit: UnitId): boolean =>
  hexSeen(view, unit) >= 0;

/** The counters that lie face down, for whoever draws them: by hex, how many. */
export function faceDownSeen(view: View): { readonly hex: HexId; readonly count: number }[] {
  const { faceDown } = view;
  return faceDown.flatMap((hex, i) => (i % 2 === 0 ? [{ hex, count: faceDown[i + 1] ?? 0 }] : []));
}
