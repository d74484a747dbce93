// The position in names, as a tree: for examples, tests and fingerprints. And its numbers: gauges and breakdowns.
import type { Breakdown, Json } from '@motti/engine';
import {
  attackOf,
  COLUMNS_OF_ODDS,
  DEFAULT_PRIORITY,
  FINN,
  FINNISH_CITIES,
  FIRST_DUMMY,
  FIRST_SOVIET,
  HEADQUARTERS,
  HEX_COUNT,
  hexName,
  MANNERHEIM_LINE,
  OPEN_HEX,
  SCANDINAVIA_OPEN,
  SIDE_OF,
  SOVIET,
  SUPPLY_CITIES,
  sideName,
  UNIT_COUNT,
  type UnitId,
  unitName,
} from './data/index.ts';
import { withSupply } from './derived/supply.ts';
import { cityName } from './phases/orders.ts';
import { inZoneOf } from './position.ts';
import { attackStrength, defenseStrength } from './rules/strength.ts';
import { needsSupply } from './rules/supply.ts';
import { garrisonOfMurmansk, victoryPoints } from './rules/victory.ts';
import { IN_HAND } from './setup.ts';
import {
  ADVANCED,
  ARRIVED,
  ATTACKED,
  dueTurn,
  ELIMINATED,
  ENTERED,
  FELL_BACK,
  hexOfUnit,
  ISOLATED,
  MAY_RIDE,
  MOVED,
  marksOf,
  PASSIVE,
  READY_TO_DROP,
  REPLACEMENT,
  RESERVE,
  SLOW,
  type State,
  TARGETED,
  UNUSED,
  WITHDRAWN,
} from './state.ts';
import { changedHands } from './view.ts';

/** Names of the marks, in the order of their bits; isolation is told apart. */
export const MARK_NAMES: Readonly<Record<string, number>> = {
  moved: MOVED,
  advanced: ADVANCED,
  attacked: ATTACKED,
  'attacked-upon': TARGETED,
  passive: PASSIVE,
  'fell-back': FELL_BACK,
  slow: SLOW,
  arrived: ARRIVED,
  entered: ENTERED,
  'may-ride': MAY_RIDE,
  'ready-to-drop': READY_TO_DROP,
};

/** Names of the places off the map; `due 4` is a turn. */
export const PLACE_NAMES: Readonly<Record<string, number>> = {
  'in hand': IN_HAND,
  eliminated: ELIMINATED,
  withdrawn: WITHDRAWN,
  unused: UNUSED,
  reserve: RESERVE,
  replacement: REPLACEMENT,
};

function placeNameOf(place: number): string {
  if (place >= 0) return hexName(place);
  if (dueTurn(place) > 0) return `due ${dueTurn(place)}`;
  return Object.keys(PLACE_NAMES).find((name) => PLACE_NAMES[name] === place)!;
}

export function picture(state: State): Json {
  const s = withSupply(state);
  return {
    scenario: s.scenario,
    turn: s.turn,
    side: sideName(s.phasing),
    phase: s.step,
    selected: s.selected < 0 ? null : unitName(s.selected),
    units: unitPlaces(s, (place) => place >= 0),
    off: unitPlaces(s, (place) => place < 0 && place !== UNUSED),
    marks: markTree(s),
    supply: supplyTree(s),
    loads: Object.fromEntries(
      SUPPLY_CITIES.map(({ name }, city) => [name, s.derived.cityLoad[city]!]),
    ),
    control: controlTree(s),
    zones: { soviet: zoneText(s, SOVIET), finland: zoneText(s, FINN) },
    orders: orderTree(s),
    attack: attackTree(s),
    points: victoryPoints(s).total,
    garrisonPenalties: s.garrisonPenalties,
    alliesLost: s.alliesLost,
    module: {
      inForce: s.inForce,
      events: s.events,
      paratroopsCalled: s.paratroopsCalled,
      logistics: s.logistics,
      ceaseFire: s.ceaseFire,
      railOff: s.railOff,
      scandinavia: (s.ground & SCANDINAVIA_OPEN) !== 0,
    },
    ending: s.ending,
  };
}

function unitPlaces(s: State, shown: (place: number) => boolean): Record<string, string> {
  const places: Record<string, string> = {};
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (shown(hexOfUnit(s, unit))) places[unitName(unit)] = placeNameOf(hexOfUnit(s, unit));
  return places;
}

function markTree(s: State): Record<string, string> {
  const tree: Record<string, string> = {};
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const names = Object.keys(MARK_NAMES).filter((name) => marksOf(s, unit) & MARK_NAMES[name]!);
    if (names.length > 0) tree[unitName(unit)] = names.join(' ');
  }
  return tree;
}

/** Of units on the map that can be isolated: the city that feeds them, `home`, or `isolated`. */
function supplyTree(s: State): Record<string, string> {
  const tree: Record<string, string> = {};
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (hexOfUnit(s, unit) < 0) continue;
    const isolated = (marksOf(s, unit) & ISOLATED) !== 0;
    if (SIDE_OF[unit] === FINN) tree[unitName(unit)] = isolated ? 'isolated' : 'home';
    else if (needsSupply(unit))
      tree[unitName(unit)] = isolated ? 'isolated' : SUPPLY_CITIES[s.derived.unitCity[unit]!]!.name;
    else tree[unitName(unit)] = 'exempt';
  }
  return tree;
}

const CONTROLLERS = ['soviet', 'finland', 'nobody'] as const;
function controlTree(s: State): Record<string, string> {
  const tree: Record<string, string> = {};
  const changed = changedHands(s);
  for (let i = 0; i < changed.length; i += 2)
    tree[hexName(changed[i]!)] = CONTROLLERS[changed[i + 1]!]!;
  return tree;
}

/** The hexes in a side's Zones of Control, in one line. */
function zoneText(s: State, side: number): string {
  const hexes: string[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (OPEN_HEX[s.ground]![hex] && inZoneOf(s, side, hex)) hexes.push(hexName(hex));
  return hexes.join(' ');
}

function orderTree(s: State): Json {
  const pins: Record<string, string> = {};
  for (let i = 0; i < s.pins.length; i += 2) pins[unitName(s.pins[i]!)] = cityName(s.pins[i + 1]!);
  const nearest: Record<string, string> = {};
  s.nearest.forEach((city, index) => {
    if (city >= 0) nearest[unitName(HEADQUARTERS[index]!)] = cityName(city);
  });
  const usual = s.priority.every((unit, rank) => DEFAULT_PRIORITY[rank] === unit);
  return { priority: usual ? 'default' : s.priority.map(unitName).join(' '), pins, nearest };
}

function attackTree(s: State): Json {
  if (s.targets.length === 0 && s.attackers.length === 0) return null;
  return {
    targets: s.targets.map(hexName).join(' '),
    attackers: s.attackers.map(unitName).join(' '),
    odds: s.step === 'attack' ? null : COLUMNS_OF_ODDS[s.column]!,
    pending: s.pending.map(unitName).join(' '),
    owed: s.owed,
    vacated: s.vacated.map(hexName).join(' '),
    strict: s.strict,
  };
}

export function gauges(state: State): Readonly<Record<string, number>> {
  const s = withSupply(state);
  const soviet = tally(s, FIRST_SOVIET, UNIT_COUNT);
  const finland = tally(s, 0, FIRST_DUMMY);
  return {
    turn: s.turn,
    points: s.step === 'over' && s.ending !== 'leningrad' ? s.points : victoryPoints(s).total,
    'units.soviet': soviet.units,
    'units.finland': finland.units,
    'strength.soviet': soviet.strength,
    'strength.finland': finland.strength,
    'lost.soviet': soviet.lost,
    'lost.finland': finland.lost,
    'isolated.soviet': soviet.isolated,
    'isolated.finland': finland.isolated,
    'cities.finland': FINNISH_CITIES.filter(({ hex }) => s.control[hex] === FINN).length,
    'forts.soviet': MANNERHEIM_LINE.filter((hex) => s.control[hex] === SOVIET).length,
    garrison: garrisonOfMurmansk(s),
  };
}

function tally(
  s: State,
  from: UnitId,
  to: UnitId,
): { units: number; strength: number; lost: number; isolated: number } {
  const sum = { units: 0, strength: 0, lost: 0, isolated: 0 };
  for (let unit = from; unit < to; unit++) {
    if (s.unitHex[unit] === ELIMINATED) sum.lost += attackOf(unit);
    if (hexOfUnit(s, unit) < 0) continue;
    sum.units++;
    sum.strength += attackOf(unit);
    if (marksOf(s, unit) & ISOLATED) sum.isolated++;
  }
  return sum;
}

/** Attack and defense of the attack being declared or rolled for, and the points if the game ended now. */
export function breakdowns(state: State): Readonly<Record<string, Breakdown>> {
  const s = withSupply(state);
  const numbers: { attack?: Breakdown; defense?: Breakdown; points?: Breakdown } = {};
  const fighting = s.step === 'attack' || s.step === 'combat-roll';
  if (fighting && s.attackers.length > 0) numbers.attack = attackStrength(s.attackers);
  if (fighting && s.targets.length > 0)
    numbers.defense = defenseStrength(s, s.invasion ? [] : s.attackers, s.targets, s.invasion);
  if (s.step !== 'deploy-finland' && s.step !== 'deploy-soviet') numbers.points = victoryPoints(s);
  return numbers;
}
