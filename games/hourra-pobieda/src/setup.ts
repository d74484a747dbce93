// Scenario and options -> the first State (7.5).
import type { Options, ScenarioInfo, Setup } from '@motti/engine';
import { NO_AREA } from './board/geometry.ts';
import { isScenarioId, SCENARIO_IDS, SCENARIOS } from './data/index.ts';
import { settle } from './flow.ts';
import type { Scenario } from './scenario/format.ts';
import { defaultsOf, fixedOf, OPTIONS, retreatRadius } from './scenario/options.ts';
import type { Rules, State } from './state.ts';
import { TOKENS } from './state.ts';
import type { Board, Table, Theatre } from './theatre.ts';
import { theatreOf } from './theatre.ts';

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
  const chosen: Options = { ...defaultsOf(scenario), ...options, ...fixedOf(scenario) };
  const value = (key: string): string => chosen[key] ?? '';
  const on = (key: string): boolean => value(key) === 'on';
  return {
    table: value('table') === 'open' ? 'open' : 'hex',
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
    retreatApproachRadius: retreatRadius(chosen, scenario),
    permanentMarks: value('reconMarks') === 'permanent',
    aaVersusRaids: on('aaVersusRaids'),
    fixedDensity: value('minefieldDensity') === 'fixedOnFirst',
    hiddenMinefields: on('hiddenMinefields'),
    westBank: value('kgTrigger') === 'westBank',
  };
}

/** The tables of the box, one for each way of reading areas (HP-A31), of hexes and open: matches on one share what follows from it. */
const BOX: readonly Board[] = SCENARIO_IDS.flatMap((id) =>
  (['hex', 'open'] as const).flatMap((table) =>
    (['area', 'cell'] as const).map((zones) => ({ scenario: SCENARIOS[id], zones, table })),
  ),
);

export const boardOf = (scenario: Scenario, { terrainZones: zones, table }: Rules): Board =>
  BOX.find(
    (board) => board.scenario === scenario && board.zones === zones && board.table === table,
  ) ?? { scenario, zones, table };

/** What a match of this set-up is played on. */
export const tableOf = (setup: Setup): Table => {
  const scenario = scenarioOf(setup);
  return scenario.geometry === 'open' || setup.options['table'] === 'open' ? 'open' : 'hex';
};

export { OPTIONS };

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
