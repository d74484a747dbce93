// Conditions and effects out of the card data, in small integers. Every list of effects gets a number.
import { FACTION_CLASSES, FACTIONS, factionKeyed } from './factions.ts';
import type { FactionId } from './ids.ts';
import { leaderKeyed, ROLLED_ABILITIES } from './leaders.ts';
import { at, regionKeyed, SEAS } from './map.ts';
import { Reader } from './reader.ts';
import { FLAGS } from './scenarios.ts';
import { ARMS, CAMPS, ROLES, unitKeyed } from './units.ts';
import {
  CARD_SEASONS,
  CHOOSERS,
  type Condition,
  type ConditionName,
  DIE_TABLES,
  type Effect,
  type EffectListId,
  type EffectName,
  type EffectOption,
  FACTION_STATES,
  type FactionChoice,
  FORCE_KINDS,
  FORCE_SIDES,
  type ForceSelector,
  IGNORABLE_LIMITS,
  IGNORABLE_SHIFTS,
  PARTIES,
  QUALITIES,
  ROUTINES,
  type SpaceSelector,
  TARGET,
  UNTILS,
  type Where,
  WINDOWS,
} from './vocabulary.ts';

// ------------------------------------------------------------------------------------ selectors

function forceSelector(value: unknown, where: string): ForceSelector {
  const r = new Reader(value, where);
  const selector: ForceSelector = {
    side: r.has('side') ? r.member('side', FORCE_SIDES) : undefined,
    what: r.has('what') ? r.member('what', FORCE_KINDS) : undefined,
    factions: r.has('faction') ? r.texts('faction').map(factionKeyed) : undefined,
    camps: r.has('camp') ? r.members('camp', CAMPS) : undefined,
    arms: r.has('type') ? r.members('type', ARMS) : undefined,
    roles: r.has('subtype') ? r.members('subtype', ROLES) : undefined,
    qualities: r.has('quality') ? r.members('quality', QUALITIES) : undefined,
    units: r.has('ids') ? r.texts('ids').map(unitKeyed) : undefined,
    leaders: r.has('leaders') ? r.texts('leaders').map(leaderKeyed) : undefined,
  };
  r.end();
  return selector;
}

const HOMES = { ownHome: 'own', enemyHome: 'enemy' } as const;
const isHome = (name: string): name is keyof typeof HOMES => name in HOMES;

function suppliedOf(r: Reader): SpaceSelector['supplied'] {
  const value = r.raw('supplied');
  return value === undefined ? undefined : value === true ? 'yes' : 'any';
}

function spaceSelector(value: unknown, where: string): SpaceSelector {
  const r = new Reader(value, where);
  const force = (key: string): ForceSelector | undefined =>
    r.has(key) ? forceSelector(r.raw(key), `${where} ${key}`) : undefined;
  const regions = r.has('regions') ? r.texts('regions') : undefined;
  const selector: SpaceSelector = {
    ids: r.has('ids') ? r.numbers('ids').map(at) : undefined,
    regions: regions?.filter((name) => !isHome(name)).map(regionKeyed),
    homes: regions?.filter(isHome).map((name) => HOMES[name]),
    vc: r.has('vc') ? r.flag('vc') : undefined,
    seas: r.has('seas') ? r.members('seas', SEAS) : undefined,
    control: r.has('control') ? r.member('control', ['own', 'enemy', 'any']) : undefined,
    occupied: r.has('occupied') ? r.member('occupied', ['none', 'notEnemy']) : undefined,
    supplied: suppliedOf(r),
    adjacentTo: force('adjacentTo'),
    holds: force('holds'),
    lacks: force('lacks'),
    withUnits: r.has('with') ? r.texts('with').map(unitKeyed) : undefined,
    reserve: r.flag('reserve'),
  };
  r.end();
  return selector;
}

const whereOf = (value: unknown, where: string): Where =>
  value === TARGET ? TARGET : spaceSelector(value, where);
const selectors = (r: Reader, key: string): readonly SpaceSelector[] =>
  r.list(key).map((entry) => spaceSelector(entry, `${r.where} ${key}`));
const maybeSpaces = (r: Reader, key: string): SpaceSelector | undefined =>
  r.has(key) ? spaceSelector(r.raw(key), `${r.where} ${key}`) : undefined;

function factionChoice(r: Reader): FactionChoice {
  const value = r.raw('factions');
  return value === 'any' || value === 'controlled' ? value : r.texts('factions').map(factionKeyed);
}

/** A list, or every faction of the classes named. */
function factionsOrClass(r: Reader): readonly FactionId[] {
  if (r.has('factions')) return r.texts('factions').map(factionKeyed);
  const classes = r.members('class', FACTION_CLASSES);
  return FACTIONS.filter((entry) => classes.includes(entry.class)).map(({ id }) => id);
}

// ----------------------------------------------------------------------------------- conditions

type ConditionReaders = {
  readonly [Name in ConditionName]: (r: Reader) => Extract<Condition, { cond: Name }>;
};

const CONDITION_READERS: ConditionReaders = {
  any: (r) => ({ cond: 'any', of: r.list('of').map((entry) => conditionOf(entry, r.where)) }),
  not: (r) => ({ cond: 'not', of: conditionOf(r.raw('of'), r.where) }),
  turn: (r) => ({ cond: 'turn', min: r.number('min', 1), max: r.number('max', 99) }),
  season: (r) => ({ cond: 'season', is: r.members('is', CARD_SEASONS) }),
  cardPlayed: (r) => ({
    cond: 'cardPlayed',
    side: r.member('side', PARTIES),
    number: r.number('no'),
    played: r.flag('played', true),
  }),
  factionControl: (r) => {
    const factions = factionsOrClass(r);
    const by = r.member('by', [...PARTIES, 'none']);
    return { cond: 'factionControl', factions, by, min: r.number('min', factions.length) };
  },
  factionState: (r) => ({
    cond: 'factionState',
    factions: r.texts('factions').map(factionKeyed),
    is: r.members('is', FACTION_STATES),
  }),
  spaceControl: (r) => ({
    cond: 'spaceControl',
    ids: r.numbers('ids').map(at),
    by: r.member('by', PARTIES),
    min: r.number('min', 1),
  }),
  force: (r) => ({
    cond: 'force',
    forces: forceSelector(r.raw('forces'), r.where),
    where: whereOf(r.raw('where'), r.where),
    min: r.number('min', 1),
  }),
  unit: (r) => ({
    cond: 'unit',
    units: r.texts('units').map(unitKeyed),
    is: r.member('is', ['available', 'onMap']),
    min: r.number('min', 1),
  }),
  leader: (r) => ({
    cond: 'leader',
    leader: leaderKeyed(r.text('leader')),
    is: r.member('is', ['onMap']),
  }),
  infighting: (r) => ({ cond: 'infighting', side: r.member('side', PARTIES), is: r.flag('is') }),
  vcLead: (r) => ({
    cond: 'vcLead',
    side: r.member('side', PARTIES),
    is: r.member('is', ['ahead', 'behind']),
  }),
};

export const CONDITION_NAMES = Object.keys(CONDITION_READERS) as ConditionName[];

export function conditionOf(value: unknown, where: string): Condition {
  const r = new Reader(value, where);
  const condition = CONDITION_READERS[r.member('cond', CONDITION_NAMES)](r);
  r.end();
  return condition;
}

const conditions = (r: Reader, key: string): readonly Condition[] =>
  r.list(key).map((entry) => conditionOf(entry, `${r.where} ${key}`));

// -------------------------------------------------------------------------------------- effects

/** Gives each list of effects its number while a deck is read. */
export class EffectLists {
  readonly #lists: (readonly Effect[])[] = [];

  /** The number is taken before what stands inside is read, so a list comes before its parts. */
  add(values: readonly unknown[], where: string): EffectListId {
    const id = this.#lists.length as EffectListId;
    this.#lists.push([]);
    this.#lists[id] = values.map((value) => effectOf(value, where, this));
    return id;
  }

  get all(): readonly (readonly Effect[])[] {
    return this.#lists;
  }
}

type EffectReaders = {
  readonly [Name in EffectName]: (r: Reader, lists: EffectLists) => Extract<Effect, { do: Name }>;
};

function optionOf(value: unknown, where: string, lists: EffectLists): EffectOption {
  const r = new Reader(value, where);
  const option: EffectOption = {
    id: r.text('id'),
    window: r.has('window') ? r.member('window', WINDOWS) : undefined,
    conditions: conditions(r, 'if'),
    effects: lists.add(r.list('do'), `${where} ${r.text('id')}`),
  };
  r.end();
  return option;
}

function rowOf(value: unknown, where: string, lists: EffectLists) {
  const r = new Reader(value, where);
  const row = { to: r.number('to'), effects: lists.add(r.list('do'), where) };
  r.end();
  return row;
}

function modOf(value: unknown, where: string) {
  const r = new Reader(value, where);
  const mod = { mod: r.number('mod'), conditions: conditions(r, 'if') };
  r.end();
  return mod;
}

/** What no rule asks for but the data say: that a target is chosen by the player, that a unit is meant. */
function skip(r: Reader, ...keys: readonly string[]): void {
  for (const key of keys) r.raw(key);
}

const FLOW = {
  choose: (r, lists) => ({
    do: 'choose',
    chooser: r.member('chooser', CHOOSERS, 'own'),
    options: r.list('options').map((entry) => optionOf(entry, r.where, lists)),
  }),
  roll: (r, lists) => {
    skip(r, 'chooser');
    return {
      do: 'roll',
      rows: r.list('table').map((entry) => rowOf(entry, r.where, lists)),
      mods: r.list('mods').map((entry) => modOf(entry, r.where)),
      target: maybeSpaces(r, 'target'),
    };
  },
  when: (r, lists) => ({
    do: 'when',
    conditions: conditions(r, 'if'),
    hold: lists.add(r.list('then'), r.where),
    otherwise: r.has('else') ? lists.add(r.list('else'), r.where) : undefined,
  }),
} satisfies Pick<EffectReaders, 'choose' | 'roll' | 'when'>;

const FORCES = {
  place: (r) => {
    const units = r.texts('units').map(unitKeyed);
    return {
      do: 'place',
      units,
      at: selectors(r, 'at'),
      take: r.number('take', units.length),
      together: r.flag('together'),
      spread: r.flag('spread'),
      priority: r.flag('priority'),
      state: r.member('state', ['rule', 'full', 'reduced'], 'rule'),
    };
  },
  leader: (r) => ({
    do: 'leader',
    leaders: (r.has('oneOf') ? r.texts('oneOf') : [r.text('leader')]).map(leaderKeyed),
    at: selectors(r, 'at'),
    optional: r.flag('optional'),
  }),
  factionReinforce: (r) => ({
    do: 'factionReinforce',
    units: r.texts('units').map(unitKeyed),
  }),
  remove: (r) => {
    const forces = r.raw('forces');
    return {
      do: 'remove',
      forces: (Array.isArray(forces) ? forces : [forces]).map((entry: unknown) =>
        forceSelector(entry, r.where),
      ),
      to: r.member('to', ['out', 'pool']),
      where: maybeSpaces(r, 'where'),
      count: r.has('count') ? r.number('count') : undefined,
      optional: r.flag('optional'),
    };
  },
  swapUnit: (r) => {
    skip(r, 'target');
    return {
      do: 'swapUnit',
      armies: r.texts('armies').map(unitKeyed),
      corps: r.texts('corps').map(unitKeyed),
    };
  },
  makeGreen: (r) => ({
    do: 'makeGreen',
    faction: factionKeyed(r.text('faction')),
    units: r.texts('units').map(unitKeyed),
  }),
  conquerFaction: (r) => ({
    do: 'conquerFaction',
    faction: factionKeyed(r.text('faction')),
    by: r.member('by', PARTIES),
  }),
  stepLoss: (r) => {
    skip(r, 'what');
    return {
      do: 'stepLoss',
      target: whereOf(r.raw('target'), r.where),
      of: r.member('of', ['own', 'enemy']),
      steps: r.number('steps'),
      chooser: r.member('chooser', CHOOSERS, 'own'),
      arms: r.has('type') ? r.members('type', ARMS) : undefined,
    };
  },
  repair: (r) => ({
    do: 'repair',
    forces: forceSelector(r.raw('forces'), r.where),
    where: spaceSelector(r.raw('where') ?? {}, r.where),
    worth: r.number('worth'),
    rebuild: r.flag('rebuild'),
    oneSpace: r.flag('oneSpace'),
  }),
  supply: (r) => {
    r.member('level', ['full']);
    return {
      do: 'supply',
      units: forceSelector(r.raw('forces'), r.where).units ?? [],
      until: r.member('until', UNTILS),
    };
  },
  landing: (r) => ({
    do: 'landing',
    forces: forceSelector(r.raw('forces'), r.where),
    from: spaceSelector(r.raw('from'), r.where),
    to: spaceSelector(r.raw('to'), r.where),
    maxUnits: r.number('maxUnits'),
    leaders: r.flag('leaders'),
    supplied: r.member('supplied', UNTILS),
  }),
} satisfies Partial<EffectReaders>;

const OPERATIONS = {
  activate: (r) => ({
    do: 'activate',
    spaces: r.number('spaces'),
    where: maybeSpaces(r, 'where'),
    ignore: r.members('ignore', IGNORABLE_LIMITS),
  }),
  freeSr: (r) => ({ do: 'freeSr', value: r.number('value') }),
  noAct: (r) => ({
    do: 'noAct',
    action: r.member('action', ['place', 'remove']),
    target: whereOf(r.raw('target'), r.where),
    count: r.number('count', 1),
  }),
  restrict: (r) => {
    r.member('what', ['activate']);
    skip(r, 'chooser');
    const scope = new Reader(r.raw('scope'), `${r.where} scope`);
    const factions = scope.has('faction') ? scope.texts('faction').map(factionKeyed) : undefined;
    const classes = scope.has('class') ? scope.members('class', FACTION_CLASSES) : undefined;
    scope.end();
    return {
      do: 'restrict',
      side: r.member('side', PARTIES),
      factions,
      classes,
      until: r.member('until', UNTILS),
      pick: r.number('pick', 0),
      liftIfAttacked: r.has('liftIf') && r.member('liftIf', ['attacked']) === 'attacked',
    };
  },
  routine: (r) => ({
    do: 'routine',
    name: r.member('name', ROUTINES),
    times: r.number('times', 1),
    mod: r.number('mod', 0),
  }),
  combatMod: (r) => ({
    do: 'combatMod',
    modifier: r.number('cm'),
    when: r.member('when', ['attack', 'defence', 'any'], 'any'),
    until: r.member('until', UNTILS),
    where: maybeSpaces(r, 'where'),
    ignoreShifts: r.members('ignoreShifts', IGNORABLE_SHIFTS),
  }),
  surprise: (r) => ({
    do: 'surprise',
    until: r.member('until', UNTILS),
    forces: r.has('forces') ? forceSelector(r.raw('forces'), r.where) : undefined,
    uses: r.number('uses', 1),
  }),
  cancelActivation: (r) => ({
    do: 'cancelActivation',
    kinds: r.members('kinds', ['move', 'combat']),
  }),
  autoAbility: (r) => ({ do: 'autoAbility', abilities: r.members('abilities', ROLLED_ABILITIES) }),
} satisfies Partial<EffectReaders>;

const POLITICS = {
  ip: (r) => ({
    do: 'ip',
    side: r.member('side', PARTIES),
    points: r.number('points'),
    factions: factionChoice(r),
    maxEach: r.number('maxEach', 99),
    chooser: r.member('chooser', CHOOSERS, 'own'),
  }),
  moveFcm: (r) => ({
    do: 'moveFcm',
    factions: factionChoice(r),
    toward: r.member('toward', ['own', 'enemy', 'random']),
    spaces: r.number('spaces'),
    control: r.flag('control'),
    pick: r.has('pick') ? r.number('pick') : undefined,
    chooser: r.member('chooser', CHOOSERS, 'own'),
  }),
  war: (r) => {
    r.flag('protector');
    return {
      do: 'war',
      factions: r.texts('factions').map(factionKeyed),
      pick: r.number('pick', 1),
      vpCost: r.number('vpCost', 1),
    };
  },
  withdraw: (r) => ({ do: 'withdraw', faction: factionKeyed(r.text('faction')) }),
  polishStatus: (r) => ({ do: 'polishStatus', min: r.number('min') }),
  infighting: (r) => ({
    do: 'infighting',
    side: r.member('side', PARTIES),
    action: r.member('action', ['start', 'allowEnd']),
  }),
  setFlag: (r) => ({ do: 'setFlag', flag: r.member('flag', FLAGS) }),
  dieMod: (r) => ({
    do: 'dieMod',
    table: r.member('table', DIE_TABLES),
    mod: r.number('mod'),
    until: r.member('until', UNTILS),
    side: r.has('side') ? r.member('side', PARTIES) : undefined,
    factions: r.has('factions') ? r.texts('factions').map(factionKeyed) : undefined,
  }),
  reshufflePolitical: () => ({ do: 'reshufflePolitical' }),
  rs: (r) => ({
    do: 'rs',
    side: r.member('side', PARTIES),
    steps: r.number('steps'),
    camps: r.has('for') ? forceSelector(r.raw('for'), r.where).camps : undefined,
    orFactions: r.flag('orFactions'),
  }),
  factionRs: (r) => ({
    do: 'factionRs',
    steps: r.number('steps'),
    factions: factionChoice(r),
    maxEach: r.number('maxEach', 99),
  }),
  concentration: (r) => ({ do: 'concentration', side: r.member('side', PARTIES) }),
  vp: (r) => ({ do: 'vp', toward: r.member('toward', PARTIES), points: r.number('points') }),
} satisfies Partial<EffectReaders>;

const EFFECT_READERS: EffectReaders = { ...FLOW, ...FORCES, ...OPERATIONS, ...POLITICS };
export const EFFECT_NAMES = Object.keys(EFFECT_READERS) as EffectName[];

function effectOf(value: unknown, where: string, lists: EffectLists): Effect {
  const r = new Reader(value, where);
  const effect = EFFECT_READERS[r.member('do', EFFECT_NAMES)](r, lists);
  r.end();
  return effect;
}
