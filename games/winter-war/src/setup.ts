// From a scenario to the first position.
import { type Clause, invariant, type Options, type Roll, type Setup } from '@motti/engine';
import type { Action } from './actions.ts';
import {
  DEFAULT_PRIORITY,
  entryOf,
  FINN,
  HEADQUARTERS,
  ISTHMUS,
  ISTHMUS_ARRIVALS,
  ISTHMUS_UNITS,
  SOVIET,
  UNIT_COUNT,
  type UnitId,
} from './data/index.ts';
import { emptyDerived } from './derived/derived.ts';
import { put } from './derived/placing.ts';
import {
  due,
  RESERVE,
  SCENARIO_IDS,
  type ScenarioId,
  STARTING_CONTROL,
  type State,
  UNUSED,
} from './state.ts';

/** WW-A37, WW-A3, WW-A40, WW-A43, WW-A63: the first value is the default. */
export const OPTIONS = [
  { key: 'dummies', values: ['on', 'off'], clause: 'WW-A37' },
  { key: 'low-odds', values: ['strict', 'lenient'], clause: 'WW-A3' },
  { key: 'helsinki-points', values: ['on', 'off'], clause: 'WW-A40' },
  { key: 'leningrad-sudden-death', values: ['on', 'off'], clause: 'WW-A43' },
  { key: 'touch-move', values: ['off', 'on'], clause: 'WW-A63' },
] as const;

/** WW-A63: with touch-move a move stands as soon as its whole path is given. */
export const finality = ({ options }: Setup, { kind }: Action | Roll): Clause | undefined =>
  options['touch-move'] === 'on' && kind === 'move' ? 'WW-A63' : undefined;

/** A unit that has not been placed in the set-up yet. */
export const IN_HAND = due(0);

export const isScenario = (id: string): id is ScenarioId =>
  (SCENARIO_IDS as readonly string[]).includes(id);

const NO_MARKS: readonly number[] = Array.from({ length: UNIT_COUNT }, () => 0);

/** An empty map, all units where they are before the first placement. */
export function emptyState(scenario: ScenarioId, options: Options): State {
  const chosen = (key: string, value: string): boolean => options[key] === value;
  const dummies = !chosen('dummies', 'off') && scenario !== 'isthmus';
  return {
    scenario,
    dummies,
    lenient: chosen('low-odds', 'lenient'),
    helsinkiPoints: !chosen('helsinki-points', 'off'),
    suddenDeath: !chosen('leningrad-sudden-death', 'off'),
    turn: 1,
    phasing: FINN,
    step: 'deploy-finland',
    ground: scenario === 'isthmus' ? ISTHMUS : 0,
    selected: -1,
    station: -1,
    unitHex: Array.from({ length: UNIT_COUNT }, (_, unit) => placeAtStart(scenario, dummies, unit)),
    unitMarks: NO_MARKS.slice(),
    derived: emptyDerived(),
    control: [...STARTING_CONTROL],
    priority: [...DEFAULT_PRIORITY],
    pins: [],
    nearest: HEADQUARTERS.map(() => -1),
    targets: [],
    attackers: [],
    strict: false,
    column: 0,
    invasion: false,
    pending: [],
    owed: 0,
    vacated: [],
    garrisonPenalties: 0,
    alliesLost: 0,
    inForce: '',
    events: '',
    paratroopsCalled: false,
    logistics: false,
    ceaseFire: 0,
    railOff: 0,
    points: 0,
    ending: '',
  };
}

/** WW-DEP.1, WW-RNF.1, WW-ERR.3: in hand, due later, waiting for the module, or not used. */
function placeAtStart(scenario: ScenarioId, dummies: boolean, unit: UnitId): number {
  if (scenario === 'isthmus') return UNUSED;
  const entry = entryOf(unit);
  switch (entry) {
    case 'initial':
      return IN_HAND;
    case 'blank':
      return dummies ? IN_HAND : UNUSED;
    case 'volunteers':
    case 'allied':
    case 'paratroops':
      return scenario === 'events' ? RESERVE : UNUSED;
    case 'spare':
      return UNUSED;
    default:
      return due(entry);
  }
}

export function setUp(setup: Setup): State {
  invariant(isScenario(setup.scenario), `winter-war has no scenario ${setup.scenario}`);
  const state = emptyState(setup.scenario, setup.options);
  if (state.scenario === 'isthmus') deployIsthmus(state);
  return state;
}

/** WW-IST.3: the armies stand where the scenario puts them, and the Soviet player begins. */
function deployIsthmus(s: State): void {
  for (const { unit, hex } of ISTHMUS_UNITS) put(s, unit, hex);
  for (const { unit, turn } of ISTHMUS_ARRIVALS) s.unitHex[unit] = due(turn);
  s.phasing = SOVIET;
}
