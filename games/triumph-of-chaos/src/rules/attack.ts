// TC-11.1 Who may attack whom.
import type { Refusal } from '@motti/engine';
import {
  CONNECTIONS,
  FINLAND,
  faction,
  linkBetween,
  linksFrom,
  NEIGHBOURS,
  POLAND,
  type SpaceId,
  space,
  spaceName,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  ALL_SPACES,
  allegianceOf,
  asPiece,
  asSpace,
  COMBAT_MARK,
  combatOf,
  firstIn,
  GREEN,
  hasNoAct,
  isLeader,
  markOn,
  NEUTRAL,
  NONE,
  nextIn,
  type PieceId,
  RED,
  type SideId,
  type State,
  spaceOf,
  WHITE,
} from '../state.ts';
import { checkLink, checkZone, isFinn, isHostileTo, isPlainGround } from './access.ts';
import { isOutOfPlay } from './control.ts';
import {
  factionAt,
  inOccupiedRegion,
  isCentralPower,
  isNeutralFaction,
  isOpenTo,
} from './factions.ts';
import { ableLeaders } from './leaders.ts';
import { factionOf, isGarrison, nameOf } from './pieces.ts';
import { apartBy } from './stacking.ts';

/** TC-11.1i: is there a lawful target next to a space, for at least one of its units? */
export function mayAttackFrom(s: State, from: SpaceId): boolean {
  const allegiance = allegianceOf(s, asPiece(firstIn(s, from)));
  const { next, ways } = NEIGHBOURS;
  for (let place = from * ways, end = place + ways; place < end; place++) {
    if (next[place]! < 0) break;
    const to = asSpace(next[place]!);
    // Who stands together serves one side: whoever cannot be an enemy needs no closer look.
    const enemy = firstIn(s, to);
    if (enemy === NONE || allegianceOf(s, asPiece(enemy)) === allegiance) continue;
    if (!isHostileTo(s, allegiance, asPiece(enemy))) continue;
    if (EASY_TARGET[to] === 1 && SPECIAL_WAY[place] === 0 && hasFreeUnit(s, from)) return true;
    for (let p = firstIn(s, from); p !== NONE; p = nextIn(s, p))
      if (!isLeader(asPiece(p)) && !checkTarget(s, asPiece(p), to)) return true;
  }
  return false;
}

const EASY_TARGET = Uint8Array.from(ALL_SPACES, (id) =>
  isPlainGround(id) && !space(id).safe ? 1 : 0,
);
const SPECIAL_WAY = Uint8Array.from(NEIGHBOURS.connection, (connection) =>
  connection >= 0 && CONNECTIONS[connection]!.special !== undefined ? 1 : 0,
);

/** A unit that may attack whatever enemy stands on plain ground next to it. */
function hasFreeUnit(s: State, from: SpaceId): boolean {
  for (let p = firstIn(s, from); p !== NONE; p = nextIn(s, p)) {
    const unit = asPiece(p);
    if (!isLeader(unit) && !isGarrison(unit) && factionOf(unit) !== POLAND) return true;
  }
  return false;
}

/** May this unit attack that space, as far as ground, borders and those who stand there go? */
export function checkTarget(s: State, unit: PieceId, target: SpaceId): Refusal | undefined {
  const link = linkBetween(spaceOf(s, unit), target);
  if (!link) return refuse('TC-11.1a', 'not-adjacent', { space: spaceName(target) });
  const first = firstIn(s, target);
  if (first === NONE) return refuse('TC-11.1i', 'nobody-there', { space: spaceName(target) });
  const enemy = asPiece(first);
  if (space(target).safe || isOutOfPlay(s, target))
    return refuse('TC-16.41a', 'cannot-be-attacked', { space: spaceName(target) });
  if (allegianceOf(s, enemy) === NEUTRAL) {
    const f = factionOf(enemy);
    return refuse('TC-8.26a', 'uncontrolled', { faction: f === undefined ? '' : faction(f).key });
  }
  if (!isHostileTo(s, allegianceOf(s, unit), enemy))
    return refuse('TC-11.1i', 'not-an-enemy', { space: spaceName(target) });
  if (isGarrison(unit) && allegianceOf(s, unit) === RED)
    return refuse('TC-8.62b', 'garrison-stays', { piece: nameOf(unit) });
  return (
    checkLink(s, unit, link) ?? checkBorder(s, unit, target, enemy) ?? checkPoles(s, unit, target)
  );
}

/** TC-11.1i, TC-A137: no attack into a closed region, but for Central Powers in the occupied ones. */
function checkBorder(
  s: State,
  unit: PieceId,
  target: SpaceId,
  enemy: PieceId,
): Refusal | undefined {
  const f = factionAt(target);
  if (f === undefined) return undefined;
  const allegiance = allegianceOf(s, unit);
  if (isCentralPower(enemy) && inOccupiedRegion(target)) return undefined;
  if (allegiance === GREEN) return undefined;
  if (f === FINLAND && isNeutralFaction(s, f) && isFinn(unit)) return undefined;
  if (isCentralPower(unit) && inOccupiedRegion(target)) return undefined;
  if ((allegiance === RED || allegiance === WHITE) && isOpenTo(s, target, allegiance))
    return undefined;
  return refuse('TC-10.6a', 'region-closed', { faction: faction(f).key });
}

/** TC-8.321c: Poles attack only where their status lets them go; at armed peace nowhere. */
function checkPoles(s: State, unit: PieceId, target: SpaceId): Refusal | undefined {
  if (factionOf(unit) !== POLAND || s.polishStatus >= 4) return undefined;
  if (s.polishStatus === 1) return refuse('TC-8.321c', 'armed-peace');
  return checkZone(s, unit, target);
}

// ----------------------------------------------------------------------------- declaring an attack

/** Could this unit still attack in this impulse? */
function checkAttacker(s: State, unit: PieceId): Refusal | undefined {
  const from = spaceOf(s, unit);
  if (markOn(s, from) !== COMBAT_MARK)
    return refuse('TC-11.1a', 'not-activated', { space: spaceName(from) });
  if (s.fought.includes(unit)) return refuse('TC-11.1f', 'has-attacked', { piece: nameOf(unit) });
  if (s.idle.includes(unit)) return refuse('TC-A21', 'not-paid-for', { piece: nameOf(unit) });
  return undefined;
}

/** The side that acts now; greens act for whoever activated them. */
export const actsFor = (s: State, piece: PieceId, side: SideId): boolean => {
  const allegiance = allegianceOf(s, piece);
  return allegiance === side || (allegiance === GREEN && s.opsKind === 1);
};

/** Spaces that may be attacked now by at least one unit (TC-11.1a, TC-11.1e). */
export function targetsNow(s: State, only: readonly PieceId[] | undefined): SpaceId[] {
  const found: SpaceId[] = [];
  for (let i = 0; i < s.marked.length; i++) {
    if (s.marks[i] !== COMBAT_MARK) continue;
    const from = asSpace(s.marked[i]!);
    for (const { to } of linksFrom(from))
      if (!found.includes(to) && isTargetFrom(s, from, to, only)) found.push(to);
  }
  return found;
}
/** The same where one is enough. */
export function hasTargetNow(s: State): boolean {
  for (let i = 0; i < s.marked.length; i++) {
    if (s.marks[i] !== COMBAT_MARK) continue;
    const from = asSpace(s.marked[i]!);
    for (const { to } of linksFrom(from)) if (isTargetFrom(s, from, to, undefined)) return true;
  }
  return false;
}
const isTargetFrom = (
  s: State,
  from: SpaceId,
  to: SpaceId,
  only: readonly PieceId[] | undefined,
): boolean => firstIn(s, to) !== NONE && !s.attacked.includes(to) && hasAttacker(s, to, from, only);

/** Has a marked space a unit that may attack the target? An enemy may have come to stand there since it was marked. */
export function hasAttacker(
  s: State,
  target: SpaceId,
  from: SpaceId,
  only: readonly PieceId[] | undefined,
): boolean {
  for (let p = firstIn(s, from); p !== NONE; p = nextIn(s, p)) {
    const unit = asPiece(p);
    if (isLeader(unit) || !actsFor(s, unit, s.active) || checkAttacker(s, unit)) continue;
    if ((only === undefined || only.includes(unit)) && !checkTarget(s, unit, target)) return true;
  }
  return false;
}

/** Why a piece may not join the attack that is being declared. */
export function checkJoin(s: State, piece: PieceId): Refusal | undefined {
  const c = combatOf(s);
  if (c.attackers.includes(piece))
    return refuse('TC-11.1f', 'has-joined', { piece: nameOf(piece) });
  if (s.place[piece]! >= s.record.length || !actsFor(s, piece, c.attacker))
    return refuse('TC-10.2a', 'not-yours', { piece: nameOf(piece) });
  const from = spaceOf(s, piece);
  if (isLeader(piece)) {
    // TC-A143: leaders of spaces from which a unit attacks.
    if (markOn(s, from) !== COMBAT_MARK)
      return refuse('TC-11.1a', 'not-activated', { space: spaceName(from) });
    return c.from.includes(from)
      ? undefined
      : refuse('TC-A143', 'unit-first', { piece: nameOf(piece) });
  }
  const refusal = checkAttacker(s, piece) ?? checkTarget(s, piece, c.target);
  if (refusal) return refusal;
  if (c.pursuit === 1 && !s.group.includes(piece))
    return refuse('TC-A27', 'pursuers-only', { piece: nameOf(piece) });
  return checkTogether(s, piece) ?? checkSeveral(s, piece);
}

/** TC-8.315c, TC-8.326b: forces that never attack together. */
function checkTogether(s: State, piece: PieceId): Refusal | undefined {
  for (const id of combatOf(s).attackers) {
    const other = asPiece(id);
    if (isLeader(other)) continue;
    const clause = apartBy(piece, other);
    if (clause !== undefined)
      return refuse(clause, 'never-attack-together', { piece: nameOf(piece) });
  }
  return undefined;
}

/** TC-11.1g, TC-15.21a: several spaces need an able leader in one of them whose space has a unit in the attack. */
function checkSeveral(s: State, piece: PieceId): Refusal | undefined {
  const from = spaceOf(s, piece);
  const c = combatOf(s);
  if (c.from.length === 0 || c.from.includes(from)) return undefined;
  const spaces = [...c.from, from].map(asSpace);
  return spaces.some((id) => commanders(s, id, c.attacker).length > 0)
    ? undefined
    : refuse('TC-15.21a', 'needs-leader');
}
export const commanders = (s: State, id: SpaceId, side: SideId): PieceId[] =>
  hasNoAct(s, id) ? [] : ableLeaders(s, id, side);

export function joinable(s: State): PieceId[] {
  const found: PieceId[] = [];
  for (let i = 0; i < s.marked.length; i++) {
    const id = asSpace(s.marked[i]!);
    if (s.marks[i] !== COMBAT_MARK || !linkBetween(id, combatOf(s).target)) continue;
    for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p))
      if (!checkJoin(s, asPiece(p))) found.push(asPiece(p));
  }
  return found;
}
