// For examples: the set-up with what a position says, in names. README.md describes the format.
import { type Json, PositionError, type Setup } from '@motti/engine';
import type { Step } from './actions.ts';
import { audit } from './audit.ts';
import {
  arrivalOf,
  BOX,
  ENVIRONMENT_NAMES,
  FINNISH_TYPES,
  FINNISH_UNITS,
  FRONT_NAMES,
  FRONTS,
  frontOf,
  isBox,
  isSoviet,
  isSovietStrategy,
  JANUARY,
  JANUARY_UNITS,
  MORALE,
  NONE,
  PLACE_NAMES,
  type Place,
  SCT,
  SOVIET_TYPES,
  SPACE_NAMES,
  START_UNITS,
  STRATEGY_NAMES,
  type StrategyId,
  SUPPORT_NAMES,
  UNIT_NAMES,
} from './data/index.ts';
import { settle, turnFrom } from './flow.ts';
import { begin } from './phases/combats.ts';
import {
  addBase,
  addExtra,
  addFinnishSupport,
  addLaid,
  claimedUnits,
  laidOn,
  servingOn,
  setBox,
  setEntrenched,
  setEnvironment,
  setSupport,
} from './plans.ts';
import { Branch } from './position.ts';
import { emptyState, rulesOf, setUp } from './setup.ts';
import {
  addBattle,
  addFinns,
  addScouts,
  addUnits,
  battleCount,
  DUE,
  FINNISH_LOSSES,
  FINNISH_REINFORCEMENTS,
  FORCES,
  LOSSES,
  moveFinns,
  REINFORCEMENTS,
  type Rules,
  SOVIET_AREAS,
  type State,
  setAnswer,
  setConquered,
  setMarker,
  setPicked,
  TO_PLACE,
  USED,
  unitsAt,
} from './state.ts';

const SOVIET_NAMES = UNIT_NAMES.slice(0, 4);
const FINNISH_NAMES = UNIT_NAMES.slice(4, 9);
const ALL_NAMES = UNIT_NAMES.slice(0, 9);
const RAIDING: readonly Step[] = ['infiltrate', 'stay'];

export function arrange(setup: Setup, json: Json): State {
  const position = new Branch(json, '');
  if (position.keys.length === 0) return setUp(setup);
  const s = emptyState(rulesOf(setup));
  const step = readStep(position);
  if (step === 'lay' && !s.rules.supportsInTwoSteps)
    position.fail('step', 'supports are laid only with supportsInTwoSteps');
  s.turn = position.number('turn', 0, s.rules.lastTurn) ?? (step === 'setup' ? 0 : 1);
  readTracks(s, position);
  readSpaces(s, position);
  readSheets(s, position);
  readPlans(s, position);
  readAttacks(s, position);
  const fight = readCombat(s, position);
  readLaid(s, position);
  readRest(s, position, step);
  readHarassment(s, position, step);
  position.close();
  s.agenda = RAIDING.includes(step)
    ? [...turnFrom('isolation', s.rules), step]
    : agendaFrom(step, s.rules);
  if (fight !== undefined) begin(s, fight, undefined);
  settle(s, undefined);
  const fault = audit(s)[0];
  if (fault) throw new PositionError(fault);
  return s;
}

const agendaFrom = (step: Step, rules: Rules): Step[] =>
  step === 'setup' ? ['setup'] : turnFrom(step, rules);

const ENTRANCES: readonly Step[] = [
  'setup',
  'turn',
  'recover',
  'passage',
  'arrive',
  'lay',
  'event',
  'special',
  'shuffle',
  'boxes',
  'plan',
  'place',
  'draw',
  'pick',
  'withdraw',
  'harass',
  'infiltrate',
  'stay',
  'isolation',
  'end',
];

/** Where the position stands in the turn; unless told, where what it says belongs. */
function readStep(position: Branch): Step {
  const given = position.name('step', ENTRANCES);
  if (given !== undefined) return ENTRANCES[given] ?? 'setup';
  if (position.has('combat') || position.has('attacks')) return 'pick';
  return position.has('plans') ? 'plan' : 'special';
}

function readTracks(s: State, position: Branch): void {
  const morale = position.branch('morale');
  s.sovietMorale = morale?.number('soviet', -99, MORALE.cap) ?? s.sovietMorale;
  s.finnishMorale = morale?.number('finland', -99, MORALE.cap) ?? s.finnishMorale;
  morale?.close();
  s.events = position.number('events', -2, 2) ?? 0;
  const committed = position.branch('committed');
  if (committed?.flag('soviet')) s.committed[0] = 1;
  if (committed?.flag('finland')) s.committed[1] = 1;
  committed?.close();
  s.row = position.names('row', STRATEGY_NAMES);
}

function readSpaces(s: State, position: Branch): void {
  const spaces = position.branch('spaces');
  for (const id of spaces?.keys ?? []) {
    const space = SPACE_NAMES.indexOf(id);
    const branch = spaces?.branch(id);
    if (space < 0 || !branch) throw new PositionError(`spaces.${id}: there is no such space`);
    const units = branch.units('units', SOVIET_NAMES);
    for (const [type, count] of units) addUnits(s, space, type, count);
    const marker = branch.flag('marker') ?? false;
    const scouts = branch.number('scouts', 0, 3) ?? 0;
    const held = marker || units.some(([, count]) => count > 0);
    const conquered = branch.flag('conquered') ?? (held && scouts === 0);
    branch.close();
    if (isSoviet(space) && (marker || scouts > 0))
      branch.fail('marker', 'Soviet territory has no markers and no Finns');
    setMarker(s, space, marker);
    addScouts(s, space, scouts);
    setConquered(s, space, conquered && !isSoviet(space));
  }
}

/** Units on the sheets: losses and reinforcements of both sides, used Finns, front boxes. */
function readSheets(s: State, position: Branch): void {
  const areas = [
    ['losses', LOSSES, FINNISH_LOSSES],
    ['reinforcements', REINFORCEMENTS, FINNISH_REINFORCEMENTS],
  ] as const;
  for (const [key, soviet, finnish] of areas)
    for (const [type, count] of position.units(key, ALL_NAMES))
      if (type < 4) addUnits(s, soviet, type, count);
      else addFinns(s, finnish, type, count);
  for (const [type, count] of position.units('used', FINNISH_NAMES, 4))
    addFinns(s, USED, type, count);
  const boxes = position.branch('boxes');
  for (const [front, name] of FRONT_NAMES.entries())
    for (const [type, count] of boxes?.units(name, SOVIET_NAMES) ?? [])
      addUnits(s, BOX + front, type, count);
  boxes?.close();
  for (const type of FINNISH_TYPES) addFinns(s, FORCES, type, FINNISH_UNITS[type - 4]!);
  for (const type of FINNISH_TYPES)
    for (const zone of [USED, FINNISH_LOSSES, FINNISH_REINFORCEMENTS])
      addFinns(s, FORCES, type, -s.finland[zone * 5 + type - 4]!);
  for (const scouts of s.scouts) addFinns(s, FORCES, SCT, -scouts);
}

/** Units a plan names that the position has not put there are put there. */
function topUp(s: State, place: Place): void {
  for (const type of SOVIET_TYPES) {
    const missing = claimedUnits(s, place, type) - unitsAt(s, place, type);
    if (missing > 0) addUnits(s, place, type, missing);
  }
  if (!isBox(place) && !isSoviet(place)) setConquered(s, place, s.scouts[place] === 0);
}

function readPlans(s: State, position: Branch): void {
  const plans = position.branch('plans');
  for (const name of plans?.keys ?? []) {
    const strategy = STRATEGY_NAMES.indexOf(name);
    const plan = plans?.branch(name);
    if (strategy < 0 || !plan) throw new PositionError(`plans.${name}: there is no such strategy`);
    setBox(s, strategy, plan.name('front', FRONT_NAMES) ?? NONE);
    if (isSovietStrategy(strategy)) readSovietPlan(s, strategy, plan);
    else readFinnishPlan(s, strategy, plan, 'units', 'supports');
    plan.close();
  }
}

function readSovietPlan(s: State, strategy: StrategyId, plan: Branch): void {
  const units = plan.branch('units');
  for (const name of units?.keys ?? []) {
    const place = PLACE_NAMES.indexOf(name);
    if (place < 0) units?.fail(name, 'there is no such place');
    for (const [type, count] of units?.units(name, SOVIET_NAMES) ?? [])
      for (let i = 0; i < count; i++) addBase(s, strategy, type, place);
    topUp(s, place);
  }
  for (const text of plan.texts('extras')) {
    const [unit = '', where = ''] = text.split(' ');
    const [type, place] = [SOVIET_NAMES.indexOf(unit), PLACE_NAMES.indexOf(where)];
    if (type < 0 || place < 0)
      plan.fail('extras', `“${text}”: “FUS karelia-box” is how to write it`);
    addExtra(s, strategy, type, place);
    topUp(s, place);
  }
  readSovietSupports(s, strategy, plan);
}

function readSovietSupports(s: State, strategy: StrategyId, plan: Branch): void {
  for (const support of plan.names('supports', SUPPORT_NAMES.slice(0, 9))) {
    if (arrivalOf(support) > s.turn)
      plan.fail('supports', `${SUPPORT_NAMES[support]} comes in turn 3`);
    setSupport(s, support, strategy);
  }
}

function readFinnishPlan(
  s: State,
  strategy: StrategyId,
  plan: Branch,
  unitsKey: string,
  supportsKey: string,
): void {
  for (const [type, count] of plan.units(unitsKey, FINNISH_NAMES, 4))
    moveFinns(s, type, FORCES, strategy, count);
  for (const support of plan.names(supportsKey, SUPPORT_NAMES.slice(9)))
    addFinnishSupport(s, strategy, 9 + support, 1);
  for (const marker of plan.names('environment', ENVIRONMENT_NAMES))
    setEnvironment(s, marker, strategy);
  setEntrenched(s, strategy, plan.flag('entrenched') ?? false);
}

function readAttacks(s: State, position: Branch): void {
  for (const attack of position.branches('attacks')) {
    const strategy = attack.needed('strategy', STRATEGY_NAMES.slice(0, 4));
    const target = attack.needed('target', SPACE_NAMES);
    const start = attack.needed('start', SPACE_NAMES);
    addBattle(s, strategy, target, start);
    setAnswer(s, battleCount(s) - 1, attack.name('answer', STRATEGY_NAMES) ?? NONE);
    if (attack.flag('resolved')) setPicked(s, battleCount(s) - 1);
    attack.close();
  }
}

/** A confrontation that has just been picked, with everything it needs; the number of its battle. */
function readCombat(s: State, position: Branch): number | undefined {
  const combat = position.branch('combat');
  if (!combat) return undefined;
  const strategy = combat.needed('strategy', STRATEGY_NAMES.slice(0, 4));
  const start = combat.needed('start', SPACE_NAMES);
  const target = combat.needed('target', SPACE_NAMES);
  setBox(s, strategy, frontOf(target));
  for (const [type, count] of combat.units('force', SOVIET_NAMES))
    for (let i = 0; i < count; i++) addBase(s, strategy, type, start);
  topUp(s, start);
  readSovietSupports(s, strategy, combat);
  addBattle(s, strategy, target, start);
  const battle = battleCount(s) - 1;
  const answer = combat.name('answer', STRATEGY_NAMES);
  if (answer !== undefined) {
    if (answer < 4) combat.fail('answer', 'a Finnish strategy is needed');
    setAnswer(s, battle, answer);
    if (!s.rules.solo) setBox(s, answer, frontOf(target));
    readFinnishPlan(s, answer, combat, 'defenders', 'answerSupports');
  }
  combat.close();
  s.committed = [1, 1];
  return battle;
}

/** TV-A17: supports on the fronts; those that a plan names and nothing has put there are put there. */
function readLaid(s: State, position: Branch): void {
  if (!s.rules.supportsInTwoSteps) return;
  const laid = position.branch('laid');
  for (const [side, first] of [
    ['soviet', 0],
    ['finland', 9],
  ] as const) {
    const fronts = laid?.branch(side);
    for (const [front, name] of FRONT_NAMES.entries())
      for (const support of fronts?.names(name, SUPPORT_NAMES.slice(first, first + 9)) ?? [])
        addLaid(s, first + support, front, 1);
    fronts?.close();
  }
  laid?.close();
  for (const support of SUPPORT_NAMES.keys())
    for (const front of FRONTS)
      addLaid(
        s,
        support,
        front,
        Math.max(0, servingOn(s, support, front) - laidOn(s, support, front)),
      );
}

/** Soviet units that nothing names: in the box of the front `rest`, to be placed, or not yet come. */
function readRest(s: State, position: Branch, step: Step): void {
  const front = position.name('rest', FRONT_NAMES) ?? FRONT_NAMES.length - 1;
  const before: readonly Step[] = ['turn', 'recover', 'passage', 'arrive'];
  const arrived = s.turn > JANUARY || (s.turn === JANUARY && !before.includes(step));
  for (const type of SOVIET_TYPES) {
    const january = JANUARY_UNITS[type]!;
    if (!arrived) addUnits(s, DUE, type, january);
    let rest = START_UNITS[type]! + january;
    for (let area = 0; area < SOVIET_AREAS; area++) rest -= unitsAt(s, area, type);
    if (rest < 0) throw new PositionError(`${-rest} ${UNIT_NAMES[type]} too many`);
    addUnits(s, step === 'setup' ? TO_PLACE : BOX + front, type, rest);
  }
}

function readHarassment(s: State, position: Branch, step: Step): void {
  const raid = position.branch('harassment');
  if (!raid) {
    if (RAIDING.includes(step)) position.fail('harassment', `needed at the step ${step}`);
    return;
  }
  s.harassed = raid.needed('space', SPACE_NAMES);
  s.raiders = raid.number('scouts', 1, 3) ?? raid.fail('scouts', 'needed');
  raid.close();
  moveFinns(s, SCT, FORCES, USED, s.raiders);
}
