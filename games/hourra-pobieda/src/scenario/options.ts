// The options of a match (7.5) as the lobby offers them, and what a scenario file makes of them.
import type { Clause, OptionInfo, Options } from '@motti/engine';
import { CHOICES, type Choice, type Scenario, SWITCHES, type Switch } from './format.ts';

const ON = 'on';
const OFF = 'off';
/** HP-A45: a file may hold any radius; the lobby offers the printed one, every distance, and that of the file. */
const OF_SCENARIO = 'scenario';

const SWITCH_CLAUSES: Readonly<Record<Switch, Clause>> = {
  recon: 'HP-3a',
  airRecon: 'HP-4a',
  airRaid: 'HP-5a',
  breakthrough: 'HP-6a',
  minefields: 'HP-7a',
  airlift: 'HP-8a',
  adaptedMunitions: 'HP-9a',
  technology: 'HP-A59',
  troopQuality: 'HP-A46',
  aa: 'HP-12a',
  harshEnvironment: 'HP-S.8a',
  depots: 'HP-S.9a',
  aaVersusRaids: 'HP-A55',
  hiddenMinefields: 'HP-A56',
};

/** Off unless a scenario says otherwise (HP-A2, 7.5). */
const OFF_BY_DEFAULT: readonly Switch[] = [
  'minefields',
  'adaptedMunitions',
  'aa',
  'harshEnvironment',
  'depots',
];

const CHOICE_CLAUSES: Readonly<Record<Choice, Clause>> = {
  initiative: 'HP-A1',
  fog: 'HP-A72',
  closeAir: 'HP-A7',
  freeSupply: 'HP-A14',
  ziMovement: 'HP-A30',
  terrainZones: 'HP-A31',
  supplyZI: 'HP-A17',
  reconMarks: 'HP-A53',
  minefieldDensity: 'HP-A56',
  kgTrigger: 'HP-A61',
};

const CHOICE_KEYS = Object.keys(CHOICES) as readonly Choice[];

/** Every option with its values, the default of 7.5 first. */
export const OPTIONS: readonly OptionInfo[] = [
  { key: 'table', values: ['hex', 'open'], clause: 'HP-G17' },
  ...CHOICE_KEYS.map((key) => ({ key, values: CHOICES[key], clause: CHOICE_CLAUSES[key] })),
  ...SWITCHES.map((key) => ({
    key,
    values: OFF_BY_DEFAULT.includes(key) ? [OFF, ON] : [ON, OFF],
    clause: SWITCH_CLAUSES[key],
  })),
  { key: 'retreatApproachRadius', values: ['3', '99', OF_SCENARIO], clause: 'HP-A45' },
];

/** 7.5: the lobby starts from what the file says. */
export function defaultsOf(scenario: Scenario): Options {
  const defaults: Record<string, string> = {};
  for (const { key, values } of OPTIONS) defaults[key] = values[0]!;
  for (const key of SWITCHES) {
    const value = scenario.options[key];
    if (value !== undefined) defaults[key] = value ? ON : OFF;
  }
  for (const key of CHOICE_KEYS) defaults[key] = scenario.options[key] ?? defaults[key]!;
  const radius = scenario.options.retreatApproachRadius ?? 3;
  defaults['retreatApproachRadius'] = radius === 3 || radius === 99 ? `${radius}` : OF_SCENARIO;
  return defaults;
}

/** 7.5: what is drawn on an open table is played on one; the trigger of Khalkhin Gol needs a reinforcement with another. */
export function fixedOf(scenario: Scenario): Options {
  const alternative = scenario.sides.some(({ reinforcements = [] }) =>
    reinforcements.some(({ triggerAlternative }) => triggerAlternative?.option === 'kgTrigger'),
  );
  return {
    ...(scenario.geometry === 'open' ? { table: 'open' } : {}),
    ...(alternative ? {} : { kgTrigger: 'eastBank' }),
  };
}

/** HP-A45: the radius that a match is played with. */
export const retreatRadius = (options: Options, scenario: Scenario): number => {
  const value = options['retreatApproachRadius'];
  if (value === '99') return 99;
  return value === OF_SCENARIO ? (scenario.options.retreatApproachRadius ?? 3) : 3;
};
