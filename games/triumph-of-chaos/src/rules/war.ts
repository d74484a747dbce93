// TC-8.4 to TC-8.6: withdrawal of the Major Powers, declarations of war, conquest, subjugation; and the Polish status.
import { Breakdown, type Refusal } from '@motti/engine';
import {
  at,
  CENTRAL_POWERS,
  classOf,
  type FactionId,
  FINLAND,
  faction,
  hasPolitics,
  POLAND,
  region,
  regionKeyed,
  type SpaceId,
  WITHDRAWS,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  allegianceOf,
  asPiece,
  enemyOf,
  firstIn,
  IN_GAME,
  NEUTRAL,
  NONE,
  RED,
  type SideId,
  type State,
  SUBJUGATED,
  statusOf,
} from '../state.ts';
import { isBorderOpen } from './access.ts';
import { controls, leadInVcs, vcsOfFaction } from './control.ts';
import {
  conquerorOf,
  controllerOf,
  isAtWarWith,
  isCentralPower,
  isControlledBy,
  isNeutralFaction,
} from './factions.ts';
import { dieModifier } from './lasting.ts';
import { isOwnKind, isUnit, someIn } from './pieces.ts';
import { isSpaceSupplied, isSupplied } from './supply.ts';

// ---------------------------------------------------------------------------- TC-8.4 withdrawal

/** TC-8.4a: the number of the turn; 0 no roll, WITHDRAWS without one. */
export function withdrawalNumber(s: State, f: FactionId): number {
  if (s.leaving.includes(f)) return WITHDRAWS;
  const { withdrawal } = faction(f);
  return withdrawal[s.turn - 1] ?? (withdrawal.length > 0 ? WITHDRAWS : 0);
}

/** TC-8.4b, TC-C.do.dieMod: what is added to the die. */
export function withdrawalModifiers(s: State, f: FactionId): Breakdown {
  const sum = new Breakdown();
  const controller = controllerOf(s, f);
  if (controller !== undefined && f !== CENTRAL_POWERS) {
    const lead = leadInVcs(s, controller);
    if (lead !== 0) sum.add('TC-8.4b', lead > 0 ? 'ahead' : 'behind', lead);
  }
  const cards = dieModifier(s, 'withdrawal', f);
  if (cards !== 0) sum.add('TC-C.do.dieMod', 'card', cards);
  return sum;
}

export const withdraws = (s: State, f: FactionId, die: number): boolean =>
  die + withdrawalModifiers(s, f).total <= withdrawalNumber(s, f);

// ----------------------------------------------------------------------------------- TC-8.5 war

/** TC-8.51a, TC-8.324c, TC-8.317d: why this player may not declare war on this faction now. */
export function checkWar(s: State, side: SideId, f: FactionId): Refusal | undefined {
  const facts = { faction: faction(f).key };
  if (classOf(f) === 'major') return refuse('TC-8.51a', 'no-war-on-powers', facts);
  if (s.turn === 1) return refuse('TC-8.51a', 'no-war-on-turn-1', facts);
  if (isControlledBy(s, f, enemyOf(side))) return refuse('TC-8.51c', 'already-at-war', facts);
  if (!isNeutralFaction(s, f)) return refuse('TC-8.51a', 'not-neutral', facts);
  if (f === FINLAND && !isBorderOpen(s, side)) return refuse('TC-8.317d', 'border-closed', facts);
  return isShielded(s, f) ? refuse('TC-8.324c', 'german-shield', facts) : undefined;
}

/** TC-8.324c: an uncontrolled Central Powers unit stands in its region. */
function isShielded(s: State, f: FactionId): boolean {
  const home = faction(f).region;
  if (home === undefined) return false;
  return region(home).spaces.some((id) =>
    someIn(s, id, (p) => isCentralPower(p) && allegianceOf(s, p) === NEUTRAL),
  );
}

/** TC-A137: Central Powers units stand in the space. */
const isUnderGuard = (s: State, id: SpaceId): boolean => {
  const first = firstIn(s, id);
  return first !== NONE && isCentralPower(asPiece(first));
};

/** TC-8.53a: does this player conquer the faction at 7.53? */
export function isConquered(s: State, side: SideId, f: FactionId): boolean {
  if (statusOf(s, f) !== IN_GAME || classOf(f) === 'major') return false;
  if (!isAtWarWith(s, f, side) && !isControlledBy(s, f, enemyOf(side))) return false;
  // TC-A135: Helsinki decides nothing while the border is closed.
  if (f === FINLAND && !isBorderOpen(s, side)) return false;
  return vcsOfFaction(f).every(
    (id) => controls(s, side, id) && isSpaceSupplied(s, side, id) && !isUnderGuard(s, id),
  );
}

// --------------------------------------------------------------------------- TC-8.6 subjugation

/** TC-8.61a: why RED may not subjugate this faction now. */
export function checkSubjugation(s: State, f: FactionId): Refusal | undefined {
  const facts = { faction: faction(f).key };
  if (s.rules.scenario === '1918') return refuse('TC-8.61d', 'no-subjugation');
  if (classOf(f) !== 'republic') return refuse('TC-8.61a', 'not-a-republic', facts);
  if (statusOf(s, f) === SUBJUGATED) return refuse('TC-8.61b', 'subjugated-already', facts);
  const cities = vcsOfFaction(f);
  if (conquerorOf(s, f) === RED)
    return cities.every((id) => controls(s, RED, id) && !isUnderGuard(s, id))
      ? undefined
      : refuse('TC-8.61a', 'cities-not-held', facts);
  if (!isControlledBy(s, f, RED)) return refuse('TC-8.61a', 'not-reds', facts);
  return cities.every((id) => hasRedGarrisonForce(s, id))
    ? undefined
    : refuse('TC-8.61a', 'cities-not-held', facts);
}

/** A supplied RED army or corps, of RED's own. */
const hasRedGarrisonForce = (s: State, id: SpaceId): boolean =>
  someIn(s, id, (p) => isUnit(p) && isOwnKind(p) && allegianceOf(s, p) === RED && isSupplied(s, p));

// ------------------------------------------------------------------------- TC-8.321 Polish status

const POLISH_REGION = regionKeyed('poland');
const MINSK = at(241);
const VILNA = at(114);
const BORDER_WAR = 2;
const EASTERN_MARCH = 3;

/** TC-8.321d: the least status that follows from the position; attacks on Poles raise it as they are declared. */
export function polishStatusNow(s: State): number {
  const controller = controllerOf(s, POLAND);
  if (controller === undefined) return s.polishStatus;
  const enemy = enemyOf(controller);
  if (isInvaded(s, enemy)) return Math.max(s.polishStatus, EASTERN_MARCH);
  const pressed = !hasPolitics(s.turn) || controls(s, enemy, MINSK) || controls(s, enemy, VILNA);
  return pressed ? Math.max(s.polishStatus, BORDER_WAR) : s.polishStatus;
}

/** An enemy force stands in Poland (TC-8.321d, TC-14.31d). */
export const isInvaded = (s: State, enemy: SideId): boolean =>
  region(POLISH_REGION).spaces.some((id) => someIn(s, id, (p) => allegianceOf(s, p) === enemy));
