// A position told in names, for examples: what differs from the scenario's set-up. Strict: what it does not know is an error.
import { type Json, PositionError, type Setup } from '@motti/engine';
import {
  FINN,
  HEADQUARTERS,
  type HexId,
  hexNamed,
  ICE_SEASON,
  isIceTurn,
  SCANDINAVIA_OPEN,
  SIDES,
  type SideIndex,
  SOVIET,
  SUPPLY_CITIES,
  TURNS,
  UNIT_COUNT,
  type UnitId,
  unitNamed,
} from './data/index.ts';
import { lift, put, rebuildZones } from './derived/placing.ts';
import { begin, settle } from './flow.ts';
import {
  beginAttacks,
  beginCombat,
  beginMovement,
  beginPlayerTurn,
  endCombat,
  endPlayerTurn,
} from './phases/turn.ts';
import { MARK_NAMES, PLACE_NAMES } from './picture.ts';
import { isHomeless } from './rules/entry.ts';
import { needsSupply } from './rules/supply.ts';
import { emptyState, IN_HAND, isScenario, setUp } from './setup.ts';
import { due, hexOfUnit, NOBODY, type State, UNUSED } from './state.ts';

type Tree = Readonly<Record<string, Json>>;
type Position = Readonly<Partial<Record<(typeof KEYS)[number], Json>>>;

/** Where an example begins; each leads to the first decision of its kind, or to what follows if there is none. */
const PHASES: Readonly<Record<string, (s: State) => void>> = {
  'deploy-finland': (s) => {
    s.phasing = FINN;
    s.step = 'deploy-finland';
  },
  'deploy-soviet': (s) => {
    s.phasing = SOVIET;
    s.step = 'deploy-soviet';
  },
  reinforcement: (s) => beginPlayerTurn(s, s.phasing, undefined),
  movement: (s) => beginMovement(s, undefined),
  combat: (s) => beginCombat(s, undefined),
  attack: (s) => beginAttacks(s, undefined),
  'end-of-combat': (s) => endCombat(s, undefined),
  end: (s) => endPlayerTurn(s, undefined),
  'scenario-roll': (s) => {
    s.step = 'scenario-roll';
  },
  'event-roll': (s) => {
    s.step = 'event-roll';
  },
};

const KEYS = [
  'turn',
  'side',
  'phase',
  'units',
  'control',
  'marks',
  'priority',
  'pins',
  'nearest',
  'garrisonPenalties',
  'alliesLost',
  'inForce',
  'scandinavia',
  'logistics',
  'paratroopsCalled',
  'ceaseFire',
  'railOff',
] as const;

export function arrange(setup: Setup, position: Json): State {
  const given = treeOf(position, 'the position');
  for (const key of Object.keys(given))
    if (!(KEYS as readonly string[]).includes(key)) fail(`nobody knows the key “${key}”`);
  const tree: Position = given;
  if (!isScenario(setup.scenario)) fail(`there is no scenario “${setup.scenario}”`);
  const phase = wordOf(tree.phase ?? 'movement', Object.keys(PHASES), 'phase');
  const s = tree.units === undefined ? setUp(setup) : emptyState(setup.scenario, setup.options);
  s.turn = numberOf(tree.turn ?? 1, 1, TURNS.length, 'turn');
  s.phasing = SIDES.indexOf(wordOf(tree.side ?? 'soviet', SIDES, 'side')) as SideIndex;
  if (isIceTurn(s.turn)) s.ground |= ICE_SEASON;
  if (flagOf(tree.scandinavia, 'scandinavia')) s.ground |= SCANDINAVIA_OPEN;
  placeMarks(s, treeOf(tree.marks ?? {}, 'marks'));
  placeUnits(s, treeOf(tree.units ?? {}, 'units'), phase);
  placeControl(s, treeOf(tree.control ?? {}, 'control'));
  placeOrders(s, tree);
  placeTally(s, tree);
  rebuildZones(s);
  if (tree.units === undefined && tree.phase === undefined) return begin(s);
  PHASES[phase]!(s);
  settle(s);
  return s;
}

function fail(message: string): never {
  throw new PositionError(message);
}

function treeOf(value: Json, where: string): Tree {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    fail(`${where}: an object is needed`);
  return value as Tree;
}

function wordOf<W extends string>(value: Json, words: readonly W[], where: string): W {
  const word = words.find((known) => known === value);
  return word ?? fail(`${where}: one of ${words.join(', ')} is needed`);
}

function numberOf(value: Json, least: number, most: number, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    fail(`${where}: a whole number from ${least} to ${most} is needed`);
  return value as number;
}

function flagOf(value: Json | undefined, where: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') fail(`${where}: true or false is needed`);
  return value === true;
}

const unitOf = (name: string): UnitId => unitNamed(name) ?? fail(`there is no unit “${name}”`);
const hexOf = (name: string): HexId => hexNamed(name) ?? fail(`there is no hex “${name}”`);

/** Units that are not listed: in hand during the set-up, else off the map; those still to come stay due. */
function placeUnits(s: State, tree: Tree, phase: string): void {
  const listed = Object.entries(tree);
  if (listed.length > 0 && !phase.startsWith('deploy'))
    for (let unit = 0; unit < UNIT_COUNT; unit++)
      if (s.unitHex[unit] === IN_HAND) s.unitHex[unit] = UNUSED;
  for (const [name, value] of listed) {
    const unit = unitOf(name);
    const place = placeOf(value, name);
    if (hexOfUnit(s, unit) >= 0) lift(s, unit, UNUSED);
    if (place < 0) s.unitHex[unit] = place;
    else {
      if (isHomeless(s, unit, place)) fail(`${name} can never stand in ${String(value)}`);
      put(s, unit, place);
    }
  }
}

function placeOf(value: Json, unit: string): number {
  if (typeof value !== 'string') return fail(`${unit}: a hex or a place is needed`);
  const turn = /^due (\d+)$/.exec(value);
  if (turn) return due(Number(turn[1]));
  return PLACE_NAMES[value] ?? hexOf(value);
}

function placeMarks(s: State, tree: Tree): void {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value !== 'string') fail(`marks of ${name}: a text is needed`);
    const unit = unitOf(name);
    for (const word of (value as string).split(' '))
      s.unitMarks[unit]! |= MARK_NAMES[word] ?? fail(`marks of ${name}: nobody knows “${word}”`);
  }
}

function placeControl(s: State, tree: Tree): void {
  for (const [name, value] of Object.entries(tree)) {
    const word = wordOf(value, [...SIDES, 'nobody'] as const, `control of ${name}`);
    s.control[hexOf(name)] = word === 'nobody' ? NOBODY : SIDES.indexOf(word);
  }
}

function placeOrders(s: State, tree: Position): void {
  const first = tree.priority ?? [];
  if (!Array.isArray(first)) fail('priority: a list of units is needed');
  const units = (first as readonly Json[]).map((name) => unitOf(String(name)));
  for (const unit of units) if (!needsSupply(unit)) fail('priority: only units that need supply');
  s.priority = [...units, ...s.priority.filter((unit) => !units.includes(unit))];
  for (const [name, city] of Object.entries(treeOf(tree.pins ?? {}, 'pins')))
    s.pins.push(unitOf(name), cityOf(city));
  for (const [name, city] of Object.entries(treeOf(tree.nearest ?? {}, 'nearest'))) {
    const index = HEADQUARTERS.indexOf(unitOf(name));
    if (index < 0) fail(`nearest: ${name} is no headquarters`);
    s.nearest[index] = cityOf(city);
  }
}

function cityOf(value: Json): number {
  const city = SUPPLY_CITIES.findIndex(({ name }) => name === value);
  return city < 0 ? fail(`“${String(value)}” is no supply city`) : city;
}

function placeTally(s: State, tree: Position): void {
  const count = (key: keyof Position, most: number): number =>
    numberOf(tree[key] ?? 0, 0, most, key);
  s.garrisonPenalties = count('garrisonPenalties', TURNS.length);
  s.alliesLost = count('alliesLost', 6);
  s.ceaseFire = count('ceaseFire', TURNS.length + 1);
  s.railOff = count('railOff', TURNS.length + 1);
  s.inForce = wordOf(tree.inForce ?? '', ['', 'A', 'B', 'C', 'D', 'E'] as const, 'inForce');
  s.logistics = flagOf(tree.logistics, 'logistics');
  s.paratroopsCalled = flagOf(tree.paratroopsCalled, 'paratroopsCalled');
}
