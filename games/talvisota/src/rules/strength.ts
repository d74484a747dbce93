// TV-4.2, TV-A29: what two forces are worth in one round, with how it was made.
import { Breakdown, type Side } from '@motti/engine';
import {
  AMBUSH,
  ANTI_TANK,
  ATT,
  BLIN,
  bonusOf,
  DIV,
  ENVIRONMENT_NAMES,
  type EnvironmentId,
  FINNISH_AIR,
  FINNISH_ART,
  FOG,
  FOREST,
  isFortified,
  isInfantry,
  MAN,
  MARSH,
  MUNI,
  NONE,
  nameOfUnit,
  PRUD,
  penaltyOf,
  RAV,
  RES,
  SCOUTS,
  SCT,
  SK,
  SNOW,
  SOVIET_AIR,
  SOVIET_ART,
  SOVIET_TYPES,
  type StrategyId,
  type SupportId,
  spaceValue,
  strengthOf,
  T34,
  TAN,
  type UnitType,
  WD,
  WOODS,
} from '../data/index.ts';
import { environmentAt, isEntrenched, supportsOf } from '../plans.ts';
import {
  ARTILLERY,
  BONUS,
  type Combat,
  engagedOf,
  engagedTotal,
  FINLAND,
  forceOf,
  LINES,
  PENALTY,
  SOVIET,
  type State,
} from '../state.ts';

/** The Finnish units that can be engaged, in the order in which they are shown. */
export const DEFENDERS: readonly UnitType[] = [DIV, SCT, SCOUTS, WD, SK, RES];

const has = (s: State, c: Combat, marker: EnvironmentId): boolean =>
  c.answer !== NONE && environmentAt(s, marker) === c.answer;

const ours = (s: State, c: Combat, support: SupportId): number =>
  supportsOf(s, c.strategy, support);
const theirs = (s: State, c: Combat, support: SupportId): number =>
  c.answer === NONE ? 0 : supportsOf(s, c.answer, support);

/** TV-A34: Snow and Fog keep all aircraft on the ground. */
const isGrounded = (s: State, c: Combat): boolean => has(s, c, SNOW) || has(s, c, FOG);

/** TV-4.2a, TV-A29: the Soviet force, not yet raised to the floor. */
export function sovietSum(s: State, c: Combat): Breakdown {
  const sum = new Breakdown();
  for (const type of SOVIET_TYPES) {
    const count = forceOf(c, type);
    if (count > 0) addSovietUnits(sum, s, c, type, count);
  }
  addForcePenalties(sum, s, c);
  return sum;
}

function addSovietUnits(sum: Breakdown, s: State, c: Combat, type: UnitType, count: number): void {
  const name = nameOfUnit(type);
  const vehicles = !isInfantry(type);
  const per = (clause: string, label: string, each: number): void => {
    if (each !== 0) sum.add(clause, label, each * count, name, count);
  };
  per('TV-4.2a', 'strength', strengthOf(type));
  addBonus(sum, s, c, type, count);
  if (has(s, c, SNOW)) per(vehicles ? 'TV-5c' : 'TV-5b', 'snow', vehicles ? -3 : -1);
  if (has(s, c, WOODS) && type === TAN) per('TV-5e', 'woods', -1);
  if (has(s, c, FOREST)) per('TV-5f', 'forest', -2);
  if (has(s, c, MARSH)) per('TV-5g', 'marsh', -1);
  per('TV-3.3.3g', 'ambush', -3 * theirs(s, c, AMBUSH));
  if (type === TAN) per('TV-3.3.3e', 'anti-tank', -2 * theirs(s, c, ANTI_TANK));
}

/** TV-A29: the tactical bonus as the strategy changes it, then as the Finns cancel it. */
function addBonus(sum: Breakdown, s: State, c: Combat, type: UnitType, count: number): void {
  const name = nameOfUnit(type);
  const cancelled = cancellation(s, c, type);
  if (cancelled !== undefined) {
    // TV-3.2.2p: a manoeuvre keeps one point where the bonus is cancelled, whatever the unit.
    if (c.strategy === MAN) sum.add('TV-3.2.2p', 'bonus-kept', count, name, count);
    else sum.add(cancelled, 'bonus-cancelled', 0, name, count);
    return;
  }
  const [clause, label, times] = bonusRule(c.strategy, type);
  sum.add(clause, label, times * bonusOf(type) * count, name, count);
  if (c.strategy === MAN && c.timoshenko === BONUS)
    sum.add('TV-3.3.2d', 'timoshenko-bonus', count, name, count);
}

function cancellation(s: State, c: Combat, type: UnitType): string | undefined {
  if (theirs(s, c, AMBUSH) > 0) return 'TV-3.3.3g';
  if (has(s, c, SNOW) && isInfantry(type)) return 'TV-5b';
  if (has(s, c, FOREST) && type === TAN) return 'TV-5f';
  return undefined;
}

/** TV-3.2.2c, g, k, o: clause, label, and how many times the printed bonus counts. */
function bonusRule(strategy: StrategyId, type: UnitType): readonly [string, string, number] {
  switch (strategy) {
    case PRUD:
      return type === TAN ? ['TV-3.2.2c', 'bonus', 1] : ['TV-3.2.2c', 'bonus-doubled', 2];
    case ATT:
      return isInfantry(type) ? ['TV-3.2.2g', 'bonus-silenced', 0] : ['TV-3.2.2g', 'bonus', 1];
    case BLIN:
      return isInfantry(type) ? ['TV-3.2.2k', 'bonus', 1] : ['TV-3.2.2k', 'bonus-doubled', 2];
    default:
      return ['TV-3.2.2o', 'bonus-doubled', 2];
  }
}

function addForcePenalties(sum: Breakdown, s: State, c: Combat): void {
  const antiTank = theirs(s, c, ANTI_TANK);
  if (antiTank > 0 && forceOf(c, TAN) === 0) sum.add('TV-3.3.3e', 'anti-tank-idle', -antiTank);
  if (theirs(s, c, FINNISH_ART) > 0) sum.add('TV-3.3.3c', 'artillery', -2);
  if (c.mannerheim === PENALTY) sum.add('TV-3.3.3b', 'mannerheim', -2);
  if (theirs(s, c, FINNISH_AIR) > 0 && ours(s, c, SOVIET_AIR) === 0 && !isGrounded(s, c))
    sum.add('TV-3.3.3f', 'air', -1);
  if (isFortified(c.target)) addFortification(sum, s, c);
  for (const type of [WD, SCT, SCOUTS]) {
    const count = engagedOf(c, type);
    if (count > 0) sum.add('TV-4.2c', 'harried', -penaltyOf(type) * count, nameOfUnit(type), count);
  }
}

/** TV-8b: −4, or −1 with T-34/KV-1 or Meretskov on the lines. */
function addFortification(sum: Breakdown, s: State, c: Combat): void {
  if (ours(s, c, T34) > 0) sum.add('TV-3.3.2l', 'fortified-line-breached', -1);
  else if (c.meretskov === LINES) sum.add('TV-3.3.2b', 'fortified-line-breached', -1);
  else sum.add('TV-8b', 'fortified-line', -4);
}

/** TV-4.2b, TV-A29: the Finnish force, not yet raised to the floor. */
export function finnishSum(s: State, c: Combat): Breakdown {
  const sum = new Breakdown();
  const airRaid =
    ours(s, c, SOVIET_AIR) > 0 && theirs(s, c, FINNISH_AIR) === 0 && !isGrounded(s, c);
  for (const type of DEFENDERS) {
    const count = engagedOf(c, type);
    if (count === 0) continue;
    const name = nameOfUnit(type);
    sum.add('TV-4.2b', 'strength', strengthOf(type) * count, name, count);
    if (bonusOf(type) > 0) sum.add('TV-4.2b', 'bonus', bonusOf(type) * count, name, count);
    if (has(s, c, WOODS)) sum.add('TV-5e', 'woods', count, name, count);
    if (has(s, c, FOG)) sum.add('TV-5h', 'fog', count, name, count);
    if (airRaid) sum.add('TV-3.3.2e', 'air', -count, name, count);
    if (ours(s, c, MUNI) > 0) sum.add('TV-3.3.2j', 'ammunition', -2 * count, name, count);
  }
  if (c.answer !== NONE && isEntrenched(s, c.answer)) sum.add('TV-A11', 'entrenchment', 2);
  if (spaceValue(c.target) > 0) sum.add('TV-4.2e', 'space-value', spaceValue(c.target));
  if (ours(s, c, SOVIET_ART) > 0) {
    if (c.meretskov === ARTILLERY) sum.add('TV-3.3.2b', 'artillery-doubled', -4);
    else sum.add('TV-3.3.2f', 'artillery', -2);
  }
  return sum;
}

/** One round as it stands before the die: strengths, who rolls, in which column, with which modifier. */
/** TV-4.3a: +6 and more. */
export const LAST_COLUMN = 6;

export interface Clash {
  readonly soviet: Breakdown;
  readonly finland: Breakdown;
  readonly roller: Side;
  readonly difference: number;
  readonly column: number;
  /** What is added to the natural die. */
  readonly die: Breakdown;
}

export function clashOf(s: State, c: Combat): Clash {
  // TV-A31: the floor first, then the difference.
  const soviet = sovietSum(s, c).atLeast(1, 'TV-4.2h');
  const finland = finnishSum(s, c).atLeast(1, 'TV-4.2h');
  const lead = soviet.total - finland.total;
  const die = new Breakdown();
  if (s.rules.fixedRoles) {
    // TV-A25, option: the Soviet always rolls; a stronger Finn is column +0 with a worse die.
    if (lead < 0) die.add('TV-A25', 'weaker-attacker', lead);
    addOverflow(die, lead);
    if (ours(s, c, RAV) > 0) die.add('TV-3.3.2k', 'supply', 1);
    const column = Math.min(LAST_COLUMN, Math.max(0, lead));
    return { soviet, finland, roller: SOVIET, difference: Math.abs(lead), column, die };
  }
  const roller = lead >= 0 ? SOVIET : FINLAND; // TV-A27: a tie is the attacker's roll.
  const difference = Math.abs(lead);
  addOverflow(die, difference);
  if (ours(s, c, RAV) > 0) die.add('TV-3.3.2k', 'supply', roller === SOVIET ? 1 : -1);
  return { soviet, finland, roller, difference, column: Math.min(LAST_COLUMN, difference), die };
}

/** TV-CRTc: beyond +6 each point is one more on the die. */
function addOverflow(die: Breakdown, lead: number): void {
  if (lead > LAST_COLUMN) die.add('TV-CRTc', 'beyond-six', lead - LAST_COLUMN);
}

/** TV-A27: the table has rows 1 to 6 only. */
export const tableRow = (modified: number): number => Math.min(6, Math.max(1, modified));

export const rowOf = (clash: Clash, die: number): number => tableRow(die + clash.die.total);

export const isUndefended = (c: Combat): boolean => engagedTotal(c) === 0;
export const environmentsOf = (s: State, c: Combat): string[] =>
  ENVIRONMENT_NAMES.filter((_, marker) => has(s, c, marker));
