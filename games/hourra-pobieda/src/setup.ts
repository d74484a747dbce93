// Scenario and options -> the first State (7.5).
import type { OptionInfo, Options, ScenarioInfo, Setup } from '@motti/engine';
import { NO_AREA } from './board/geometry.ts';
import { isScenarioId, SCENARIO_IDS, SCENARIOS } from './data/index.ts';
import { settle } from './flow.ts';
import type { Scenario, ScenarioOptions } from './scenario/format.ts';
import type { Rules, State } from './state.ts';
import { TOKENS } from './state.ts';
import type { Board, Theatre } from './theatre.ts';
import { theatreOf } from './theatre.ts';

const onOff = (key: string, on: boolean, clause: string): OptionInfo => ({
  key,
  values: on ? ['on', 'off'] : ['off', 'on'],
  clause,
});

/** In the order of 7.5; the first value is the default. */
export const OPTIONS: readonly OptionInfo[] = [
  { key: 'initiative', values: ['perGame', 'perTurn'], clause: 'HP-A1' },
  { key: 'fog', values: ['ambush', 'none'], clause: 'HP-A72' },
  onOff('recon', true, 'HP-3a'),
  onOff('airRecon', true, 'HP-4a'),
  onOff('airRaid', true, 'HP-5a'),
  onOff('breakthrough', true, 'HP-6a'),
  onOff('airlift', true, 'HP-8a'),
  onOff('technology', true, 'HP-A59'),
  onOff('troopQuality', true, 'HP-A46'),
  onOff('minefields', false, 'HP-A56'),
  onOff('adaptedMunitions', false, 'HP-9a'),
  onOff('aa', false, 'HP-12a'),
  onOff('harshEnvironment', false, 'HP-S.8a'),
  onOff('depots', false, 'HP-S.9a'),
  { key: 'closeAir', values: ['procedure', 'cap3'], clause: 'HP-A7' },
  { key: 'freeSupply', values: ['basicPoint', 'everything'], clause: 'HP-A14' },
  { key: 'supplyZI', values: ['cuts', 'costs'], clause: 'HP-A17' },
  { key: 'ziMovement', values: ['otherZI', 'anyZI'], clause: 'HP-A30' },
  { key: 'terrainZones', values: ['area', 'cell'], clause: 'HP-A31' },
  // A file may hold any number; `scenario` keeps to it.
  { key: 'retreatApproachRadius', values: ['scenario', '3', '99'], clause: 'HP-A45' },
  { key: 'reconMarks', values: ['turn', 'permanent'], clause: 'HP-A53' },
  onOff('aaVersusRaids', true, 'HP-A55'),
  { key: 'minefieldDensity', values: ['eachIntrusion', 'fixedOnFirst'], clause: 'HP-A56' },
  onOff('hiddenMinefields', true, 'HP-A56'),
  { key: 'kgTrigger', values: ['eastBank', 'westBank'], clause: 'HP-A61' },
];

/** What a scenario's own options are in the lobby's words; only those that differ from the table's defaults. */
export function defaultsOf(scenario: Scenario): Options {
  const given: Record<string, string> = {};
  for (const { key, values } of OPTIONS) {
    const value = fileValue(scenario.options, key);
    if (value !== undefined && value !== values[0] && values.includes(value)) given[key] = value;
  }
  return given;
}

/** HP-A61: offered only where a reinforcement has an alternative trigger. */
export function fixedOf(scenario: Scenario): Options {
  const alternative = scenario.sides.some((side) =>
    side.reinforcements?.some(({ triggerAlternative }) => triggerAlternative),
  );
  return alternative ? {} : { kgTrigger: 'eastBank' };
}

function fileValue(options: ScenarioOptions, key: string): string | undefined {
  const value: unknown = Object.entries(options).find(([name]) => name === key)?.[1];
  if (key === 'retreatApproachRadius') return undefined;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : undefined;
}

export const SCENARIO_INFOS: readonly ScenarioInfo[] = SCENARIO_IDS.map((id) => ({
  id,
  fixed: fixedOf(SCENARIOS[id]),
  defaults: defaultsOf(SCENARIOS[id]),
  ...(id === 'board-p' ? { hidden: true } : {}),
}));

/** The scenario of a match: a player's own, which has passed `problems`, or one of the box. */
export function scenarioOf(setup: Setup): Scenario {
  if (setup.data !== undefined) return setup.data as unknown as Scenario;
  if (!isScenarioId(setup.scenario))
    throw new Error(`hourra-pobieda has no scenario "${setup.scenario}"`);
  return SCENARIOS[setup.scenario];
}

export function rulesOf(scenario: Scenario, options: Options): Rules {
  for (const [key, value] of Object.entries(options)) {
    const option = OPTIONS.find((known) => known.key === key);
    if (!option) throw new Error(`hourra-pobieda has no option "${key}"`);
    if (!option.values.includes(value))
      throw new Error(`option ${key} is one of ${option.values.join(', ')}, not "${value}"`);
  }
  const fixed = fixedOf(scenario);
  const value = (key: string): string =>
    fixed[key] ??
    options[key] ??
    fileValue(scenario.options, key) ??
    OPTIONS.find((option) => option.key === key)?.values[0] ??
    '';
  const on = (key: string): boolean => value(key) === 'on';
  const radius = value('retreatApproachRadius');
  return {
    initiativePerTurn: value('initiative') === 'perTurn',
    fog: value('fog') === 'ambush',
    recon: on('recon'),
    airRecon: on('airRecon'),
    airRaid: on('airRaid'),
    breakthrough: on('breakthrough'),
    minefields: on('minefields'),
    airlift: on('airlift'),
    adaptedMunitions: on('adaptedMunitions'),
    technology: on('technology'),
    troopQuality: on('troopQuality'),
    aa: on('aa'),
    harshEnvironment: on('harshEnvironment'),
    depots: on('depots'),
    closeAirCapped: value('closeAir') === 'cap3',
    freeEverything: value('freeSupply') === 'everything',
    supplyZones: value('supplyZI') === 'costs' ? 'costs' : 'cuts',
    anyZone: value('ziMovement') === 'anyZI',
    terrainZones: value('terrainZones') === 'cell' ? 'cell' : 'area',
    retreatApproachRadius:
      radius === 'scenario' ? (scenario.options.retreatApproachRadius ?? 3) : Number(radius),
    permanentMarks: value('reconMarks') === 'permanent',
    aaVersusRaids: on('aaVersusRaids'),
    fixedDensity: value('minefieldDensity') === 'fixedOnFirst',
    hiddenMinefields: on('hiddenMinefields'),
    westBank: value('kgTrigger') === 'westBank',
  };
}

export const boardOf = (scenario: Scenario, rules: Rules): Board => ({
  scenario,
  zones: rules.terrainZones,
});

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** A state with nothing on the table: what set-up, `arrange` and `guess` begin from. */
export function emptyState(rules: Rules, board: Board): State {
  const t: Theatre = theatreOf(board);
  return {
    rules,
    board,
    turn: 0,
    agenda: ['turn', 'reveal', 'place', 'rolls'],
    attacker: 0,
    drawn: 0,
    side: 0,
    rolled: [],
    ready: [0, 0],
    stocks: [zeros(TOKENS), zeros(TOKENS)],
    munitions: [[], []],
    holders: t.bases.map(({ side }) => side),
    depots: [],
    depotsBuilt: [0, 0],
    pontoons: [],
    mines: [],
    groups: [],
    nextId: [1, 1],
    nextShown: [1, 1],
    flags: zeros(t.elements),
    assaults: zeros(t.elements),
    locks: new Array(t.elements).fill(NO_AREA),
    lost: zeros(t.elements),
    released: zeros(t.reinforcements.length),
    arriving: [],
    active: null,
    last: null,
    assault: null,
    loss: null,
    entry: null,
    shot: null,
    raid: null,
    search: null,
    winner: '',
    level: '',
  };
}

export function setUp(setup: Setup): State {
  const scenario = scenarioOf(setup);
  const rules = rulesOf(scenario, setup.options);
  const s = emptyState(rules, boardOf(scenario, rules));
  settle(s);
  return s;
}
