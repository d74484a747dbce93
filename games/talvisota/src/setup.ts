// Scenario and options -> the first State (TV-2.1 to TV-2.3).
import type { OptionInfo, Setup } from '@motti/engine';
import {
  FINNISH_TYPES,
  FINNISH_UNITS,
  FRONTS,
  JANUARY_UNITS,
  MORALE,
  NONE,
  SCENARIOS,
  SOVIET_TYPES,
  SPACE_COUNT,
  START_UNITS,
  SUPPORT_NAMES,
} from './data/index.ts';
import {
  addFinns,
  addUnits,
  DUE,
  FORCES,
  type Rules,
  SOVIET_AREAS,
  type State,
  TO_PLACE,
} from './state.ts';

/** TV-O1 to TV-O11; the first value is the default. */
export const OPTIONS: readonly OptionInfo[] = [
  { key: 'frontCounts', values: ['visible', 'hidden'], clause: 'TV-O1' },
  { key: 'laplandBoxes', values: ['1', '2'], clause: 'TV-O2' },
  { key: 'crtRoles', values: ['superior', 'fixed'], clause: 'TV-O3' },
  { key: 'mustAttack', values: ['on', 'off'], clause: 'TV-O4' },
  { key: 'iceNeedsMeretskov', values: ['on', 'off'], clause: 'TV-O5' },
  { key: 'lineMovement', values: ['off', 'on'], clause: 'TV-O6' },
  { key: 'fortifiedSovietGain', values: ['full', 'two'], clause: 'TV-O7' },
  { key: 'hardFortified', values: ['off', 'on'], clause: 'TV-O8' },
  { key: 'cheapRecovery', values: ['off', 'on'], clause: 'TV-O9' },
  { key: 'mode', values: ['two-player', 'solo'], clause: 'TV-O10' },
  { key: 'supportsInTwoSteps', values: ['off', 'on'], clause: 'TV-O11' },
];

export function rulesOf(setup: Setup): Rules {
  const scenario = SCENARIOS.find(({ id }) => id === setup.scenario);
  if (!scenario) throw new Error(`talvisota has no scenario "${setup.scenario}"`);
  for (const [key, value] of Object.entries(setup.options)) {
    const option = OPTIONS.find((known) => known.key === key);
    if (!option) throw new Error(`talvisota has no option "${key}"`);
    if (!option.values.includes(value))
      throw new Error(`option ${key} is one of ${option.values.join(', ')}, not "${value}"`);
  }
  const value = (key: string): string =>
    scenario.fixed?.[key] ??
    setup.options[key] ??
    OPTIONS.find((option) => option.key === key)?.values[0] ??
    '';
  const solo = value('mode') === 'solo';
  return {
    scenario: scenario.id,
    lastTurn: scenario.lastTurn,
    // TV-A68: in the solo game the option has no effect; the boxes are a step of their own.
    frontCountsVisible: solo || value('frontCounts') === 'visible',
    laplandBoxes: Number(value('laplandBoxes')),
    fixedRoles: value('crtRoles') === 'fixed',
    mustAttack: value('mustAttack') === 'on',
    iceNeedsMeretskov: value('iceNeedsMeretskov') === 'on',
    lineMovement: value('lineMovement') === 'on',
    fullFortifiedGain: value('fortifiedSovietGain') === 'full',
    hardFortified: value('hardFortified') === 'on',
    cheapRecovery: value('cheapRecovery') === 'on',
    solo,
    ...(value('supportsInTwoSteps') === 'on' ? { supportsInTwoSteps: true } : {}),
  };
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0);
const nones = (count: number): number[] => new Array<number>(count).fill(NONE);

/** A state with no Soviet unit in it: what set-up, `arrange` and `guess` begin from. */
export function emptyState(rules: Rules): State {
  return {
    rules,
    turn: 0,
    sovietMorale: MORALE.soviet,
    finnishMorale: MORALE.finland,
    events: 0,
    agenda: ['setup'],
    soviet: zeros(SOVIET_AREAS * 4),
    stacks: zeros(SOVIET_AREAS),
    finland: zeros(40),
    scouts: zeros(SPACE_COUNT),
    conquered: zeros(SPACE_COUNT),
    marker: zeros(SPACE_COUNT),
    front: nones(8),
    planUnits: zeros(32),
    planSpace: nones(4),
    planExtras: nones(8),
    supports: nones(9),
    finnishSupports: zeros(24),
    laid: rules.supportsInTwoSteps ? zeros(FRONTS.length * SUPPORT_NAMES.length) : [],
    environment: nones(5),
    entrenched: zeros(4),
    committed: [0, 0],
    battles: [],
    row: [],
    combat: null,
    harassed: NONE,
    raided: NONE,
    raiders: 0,
    pockets: [],
    winner: '',
    verdict: '',
  };
}

export function setUp(setup: Setup): State {
  const s = emptyState(rulesOf(setup));
  for (const type of SOVIET_TYPES) {
    addUnits(s, TO_PLACE, type, START_UNITS[type]!);
    addUnits(s, DUE, type, JANUARY_UNITS[type]!);
  }
  for (const type of FINNISH_TYPES) addFinns(s, FORCES, type, FINNISH_UNITS[type - 4]!);
  return s;
}
