// TC-11.3, TC-11.4 Combat: strengths, modifiers, shifts and the fire tables.
import { Breakdown } from '@motti/engine';
import {
  columnName,
  type FireTableName,
  fireColumn,
  fireResult,
  linkBetween,
  shiftColumn,
  space,
} from '../data/index.ts';
import {
  allegianceOf,
  asPiece,
  type Combat,
  combatOf,
  firstIn,
  isLeader,
  isOnMap,
  MUD,
  NONE,
  type PieceId,
  RED,
  type State,
  spaceOf,
  WHITE,
} from '../state.ts';
import { countVcs } from './control.ts';
import { cardModifiers, ignoredShifts } from './lasting.ts';
import { BUDYENNY_PIECE, mayCharge, WRANGEL_PIECE } from './leaders.ts';
import { armOf, isAir, isArmy, isElite, nameOf, strengthOf, unitsIn, weightOf } from './pieces.ts';
import { LIMITED, netAt, OUT_OF_SUPPLY, supplyOf, TIDE } from './supply.ts';

export const attackingUnits = (s: State): PieceId[] =>
  combatOf(s)
    .attackers.map(asPiece)
    .filter((p) => !isLeader(p) && isOnMap(s, p));
/** Defending units that fight: not those that retreated into the space in this impulse (TC-11.65a). */
export const defendingUnits = (s: State): PieceId[] => {
  const c = combatOf(s);
  return unitsIn(s, c.target).filter((p) => !s.retreated.includes(p));
};
export const lateComers = (s: State): PieceId[] =>
  unitsIn(s, combatOf(s).target).filter((p) => s.retreated.includes(p));
export const attackingLeaders = (s: State): PieceId[] =>
  combatOf(s)
    .attackers.map(asPiece)
    .filter((p) => isLeader(p) && isOnMap(s, p));

/** TC-11.4a: the total CS of a side. */
export function strength(s: State, units: readonly PieceId[]): Breakdown {
  const sum = new Breakdown();
  for (const unit of units) sum.add('TC-11.4a', 'strength', strengthOf(s, unit), nameOf(unit));
  return sum;
}

const weighing = (s: State, units: readonly PieceId[], test: (p: PieceId) => boolean): number => {
  let sum = 0;
  for (const unit of units) if (test(unit)) sum += weightOf(s, unit);
  return sum;
};
export const isTank = (p: PieceId): boolean => armOf(p) === 'tank';
export const isCavalry = (p: PieceId): boolean => armOf(p) === 'cav';

/** 1 the attacker has more, -1 the defender, 0 equal. */
const moreOf = (s: State, test: (p: PieceId) => boolean): number =>
  Math.sign(weighing(s, attackingUnits(s), test) - weighing(s, defendingUnits(s), test));

/** What the dice are modified for, in a step: a counter-attack (TC-A48). */
export const COUNTER = 'counter';

/** TC-11.31a: combat modifiers of both sides. */
export function modifiers(
  s: State,
  counter: boolean,
): { attacker: Breakdown; defender: Breakdown } {
  const c = combatOf(s);
  const attacker = new Breakdown();
  const defender = new Breakdown();
  if (!counter) {
    if (c.withdrawalFailed) attacker.add('TC-15.11b', 'failed-withdrawal', 1);
    if (c.reinforced) defender.add('TC-15.13a', 'reinforced', 1);
    addCards(s, c, attacker, defender);
    addTerrain(c, defender);
  }
  addMore(s, 'elite', isElite, attacker, defender);
  if (counter || !(c.tankSurprise && moreOf(s, isTank) > 0))
    addMore(s, 'tanks', isTank, attacker, defender);
  addMore(s, 'air', isAir, attacker, defender);
  return { attacker, defender };
}

function addCards(s: State, c: Combat, attacker: Breakdown, defender: Breakdown): void {
  if (!c.green)
    for (const l of cardModifiers(s, c.attacker, true, c.target))
      attacker.add('TC-11.31a', 'card', l.value);
  // Leaders alone are defended by their player's cards too.
  const holder = firstIn(s, c.target);
  if (holder === NONE || allegianceOf(s, asPiece(holder)) !== c.defender) return;
  for (const l of cardModifiers(s, c.defender, false, c.target))
    defender.add('TC-11.31a', 'card', l.value);
}

function addTerrain(c: Combat, defender: Breakdown): void {
  const { defence, terrain } = space(c.target);
  if (defence > 0) defender.add('TC-11.31a', 'victory-city', defence);
  if (terrain === 'forest') defender.add('TC-11.31a', 'forest', 1);
}

function addMore(
  s: State,
  label: string,
  test: (p: PieceId) => boolean,
  attacker: Breakdown,
  defender: Breakdown,
): void {
  const more = moreOf(s, test);
  if (more > 0) attacker.add('TC-11.31a', label, 1);
  if (more < 0) defender.add('TC-11.31a', label, 1);
}

/**
 * TC-11.31b: what the difference of the modifiers (attacker's less defender's) adds to the dice. One is the higher side's
 * own die, three both; with two it chooses, `own` or the enemy's.
 */
export function diceFor(difference: number, own: boolean): { attacker: number; defender: number } {
  const size = Math.abs(difference);
  const mine = size >= 3 || size === 1 || (size === 2 && own) ? 1 : 0;
  const theirs = size >= 3 || (size === 2 && !own) ? -1 : 0;
  return difference >= 0
    ? { attacker: mine, defender: theirs }
    : { attacker: theirs, defender: mine };
}

// ------------------------------------------------------------------------------------- shifts

/** TC-11.32a-d: columns to the left are negative. */
export function attackerShift(s: State): Breakdown {
  const c = combatOf(s);
  const units = attackingUnits(s);
  const sum = new Breakdown();
  const terrain = terrainShift(s);
  if (terrain !== undefined) sum.add('TC-11.32a', terrain, -1);
  if (!c.green) {
    if (isHalf(s, units, (p) => supplyOf(s, p) === LIMITED)) sum.add('TC-11.9a', 'limited', -1);
    if (isHalf(s, units, (p) => supplyOf(s, p) === OUT_OF_SUPPLY))
      sum.add('TC-11.9a', 'unsupplied', -2);
  } else if (isHalf(s, units, (p) => supplyOf(s, p) === LIMITED))
    sum.add('TC-11.81a', 'limited', -1);
  return sum.atLeast(-2, 'TC-11.32d');
}

/** TC-11.32b: all terrain together costs one column; the word says which. */
function terrainShift(s: State): string | undefined {
  const c = combatOf(s);
  const ignored = c.green ? [] : ignoredShifts(s, c.attacker, c.target);
  const { terrain } = space(c.target);
  const rough = terrain === 'swamp' || terrain === 'mountain' || terrain === 'desert';
  if (rough && !ignored.includes(terrain)) return terrain;
  if (terrain === 'fortress' && !ignored.includes('fortress')) return 'fortress';
  return !ignored.includes('river') && isAcrossRivers(s) ? 'river' : undefined;
}

/** TC-11.32c: a single attacker that crosses no river cancels the shift. */
function isAcrossRivers(s: State): boolean {
  const c = combatOf(s);
  const units = attackingUnits(s);
  return (
    units.length > 0 &&
    units.every((unit) => linkBetween(spaceOf(s, unit), c.target)?.river === true)
  );
}

export function defenderShift(s: State): Breakdown {
  const c = combatOf(s);
  const sum = new Breakdown();
  const ignored = c.green ? [] : ignoredShifts(s, c.attacker, c.target);
  if (space(c.target).terrain === 'fortress' && !ignored.includes('fortress'))
    sum.add('TC-11.32a', 'fortress', 1);
  if (isHalf(s, defendingUnits(s), (p) => supplyOf(s, p) === OUT_OF_SUPPLY))
    sum.add('TC-11.9a', 'unsupplied', -1);
  return sum;
}

/** TC-A33: units with at least half of the weight share the condition. */
function isHalf(s: State, units: readonly PieceId[], test: (p: PieceId) => boolean): boolean {
  const some = weighing(s, units, test);
  return some > 0 && 2 * some >= weighing(s, units, () => true);
}

// --------------------------------------------------------------------------------------- fire

export const tableFor = (units: readonly PieceId[]): FireTableName =>
  units.some(isArmy) ? 'army' : 'corps';

/** TC-11.4a, TC-11.44: the loss factors that units inflict. */
export function fire(s: State, units: readonly PieceId[], shift: number, die: number): number {
  if (units.length === 0) return 0;
  const table = tableFor(units);
  const column = shiftColumn(table, fireColumn(table, strength(s, units).total), shift);
  return fireResult(table, column, Math.max(1, Math.min(6, die)));
}
export function columnFor(s: State, units: readonly PieceId[], shift: number): string {
  const table = tableFor(units);
  return columnName(table, shiftColumn(table, fireColumn(table, strength(s, units).total), shift));
}

// ----------------------------------------------------------------------------------- surprise

/** TC-11.411a: more tanks than the defender. */
export const mayTryTanks = (s: State): boolean => moreOf(s, isTank) > 0;

/** TC-11.413a-b: leaders in the attack who may try a cavalry surprise; the reason if none may. */
export function chargers(s: State): { leaders: PieceId[]; reason: string | undefined } {
  const c = combatOf(s);
  const none = (reason: string) => ({ leaders: [], reason });
  const { terrain } = space(c.target);
  if (s.weather === MUD) return none('mud');
  if (terrain === 'swamp' || terrain === 'mountain' || terrain === 'fortress')
    return none('terrain');
  if (isAcrossRivers(s)) return none('river');
  if (moreOf(s, isCavalry) <= 0) return none('cavalry');
  if (!attackingUnits(s).some((p) => isCavalry(p) && isArmy(p))) return none('cavalry-army');
  if (s.surpriseTried) return none('tried');
  const leaders = attackingLeaders(s).filter((p) => mayCharge(p) && !s.charged.includes(p));
  return leaders.length > 0 ? { leaders, reason: undefined } : none('leader');
}

export const airModifier = (s: State): number => (moreOf(s, isAir) > 0 ? -1 : 0);
/** TC-11.413c, TC-16.74c. */
export function chargeModifier(s: State, leader: PieceId): number {
  let mod = airModifier(s);
  if (leader === WRANGEL_PIECE || leader === BUDYENNY_PIECE) mod--;
  if (allegianceOf(s, leader) === WHITE && hasTide(s)) mod--;
  return mod;
}

/** TC-16.74a-b. */
function hasTide(s: State): boolean {
  if (!s.rules.whiteTide || s.tide !== 1) return false;
  return attackingUnits(s).some(
    (p) => isCavalry(p) && (netAt(s, WHITE, spaceOf(s, p)) & TIDE) !== 0,
  );
}
/** TC-16.74d. */
export const keepsTide = (s: State): boolean =>
  countVcs(s, WHITE) >= countVcs(s, RED) && isOnMap(s, WRANGEL_PIECE);
