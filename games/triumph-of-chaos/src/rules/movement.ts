// TC-10 Movement: how far a force may go, and where a moving group may step next.
import type { Refusal } from '@motti/engine';
import {
  LENIN,
  type Link,
  linkBetween,
  linksFrom,
  regionKeyed,
  regionOf,
  type SpaceId,
  spaceName,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  allegianceOf,
  COMBAT_MARK,
  GREEN,
  isLeader,
  leaderOf,
  MUD,
  markOn,
  type PieceId,
  RED,
  type State,
  spaceOf,
  WINTER,
} from '../state.ts';
import { checkLink, checkPlace, enemyLeaderIn, enemyUnitIn } from './access.ts';

import { isGarrison, isRailOnly, movementOf, nameOf } from './pieces.ts';

import { checkCrowd, checkStack } from './stacking.ts';

const SOUTH_EAST = regionKeyed('south-east');

/** TC-10.5, TC-A23: the allowance of a piece that starts in this space. */
export function allowanceOf(s: State, piece: PieceId): number {
  if (s.unsupplied.includes(piece)) return 1;
  const limited = s.weather === WINTER || regionOf(spaceOf(s, piece)) === SOUTH_EAST;
  return Math.max(1, movementOf(s, piece) - (limited ? 1 : 0));
}

export const groupOf = (s: State): readonly PieceId[] => s.group as readonly number[] as PieceId[];

/** TC-10.1c: a group goes as far as its slowest member; fixed when it sets out. */
export const reachOf = (s: State): number =>
  s.groupSteps > 0 ? s.groupMax : Math.min(...groupOf(s).map((piece) => allowanceOf(s, piece)));

/** May this piece move at all? */
export function checkMobile(s: State, piece: PieceId): Refusal | undefined {
  if (isLeader(piece) && leaderOf(piece) === LENIN) return refuse('TC-16.21a', 'lenin-stays');
  if (isGarrison(piece) && allegianceOf(s, piece) === RED)
    return refuse('TC-8.62b', 'garrison-stays', { piece: nameOf(piece) });
  return undefined;
}

/** Why the moving group may not take its next step into a neighbouring space. */
export function checkGo(s: State, to: SpaceId): Refusal | undefined {
  const group = groupOf(s);
  const from = spaceOf(s, group[0]!);
  const link = linkBetween(from, to);
  return link
    ? checkStep(s, group, link)
    : refuse('TC-3.11a', 'not-connected', { from: spaceName(from), to: spaceName(to) });
}

function checkStep(s: State, group: readonly PieceId[], link: Link): Refusal | undefined {
  const { to } = link;
  const steps = s.groupSteps;
  const refusal = checkDistance(s, link, steps, s.groupRail === 1);
  if (refusal) return refusal;
  for (const piece of group) {
    const barred = checkLink(s, piece, link) ?? checkPlace(s, piece, to);
    if (barred) return barred;
  }
  return checkOccupants(s, group, to) ?? checkCanEnd(s, group, link, steps + 1);
}

/** TC-10.1b, TC-10.41a: the moving group goes no farther. */
export function tooFar(s: State): Refusal {
  const limit = reachOf(s);
  return s.weather === WINTER
    ? refuse('TC-10.41a', 'too-far-in-winter', { limit })
    : refuse('TC-10.1b', 'too-far', { limit });
}

/** TC-10.1b, TC-10.1e, TC-10.42a, TC-3.22e. */
function checkDistance(s: State, link: Link, steps: number, byRail: boolean): Refusal | undefined {
  if (link.fullRound && steps > 0) return refuse('TC-10.1e', 'takes-whole-round');
  if (steps === 0) return undefined; // TC-10.7a: one space is always possible.
  if (steps >= reachOf(s)) return tooFar(s);
  if (byRail && link.kind === 'rail') return undefined;
  if (s.weather === MUD) return refuse('TC-10.42a', 'mud');
  if (groupOf(s).some(isRailOnly)) return refuse('TC-3.22e', 'rail-only');
  return undefined;
}

function checkOccupants(s: State, group: readonly PieceId[], to: SpaceId): Refusal | undefined {
  if (enemyUnitIn(s, group[0]!, to))
    return allegianceOf(s, group[0]!) === GREEN
      ? refuse('TC-16.32b', 'greens-apart', { space: spaceName(to) })
      : refuse('TC-10.1f', 'enemy-occupied', { space: spaceName(to) });
  if (enemyLeaderIn(s, group[0]!, to) && group.every(isLeader))
    return refuse('TC-10.1g', 'leader-alone', { space: spaceName(to) });
  return undefined;
}

/** TC-10.2e, TC-10.33a, TC-A22: may the group stop here? */
export function checkStop(s: State, group: readonly PieceId[], at: SpaceId): Refusal | undefined {
  if (markOn(s, at) === COMBAT_MARK)
    return refuse('TC-10.2e', 'activated-for-combat', { space: spaceName(at) });
  const within = group[0] !== undefined && spaceOf(s, group[0]) === at;
  return checkStack(s, at, group) ?? (within ? checkCrowd(s, at) : undefined);
}

/** A step into a space where the group may not stop needs a lawful way on. */
function checkCanEnd(
  s: State,
  group: readonly PieceId[],
  link: Link,
  steps: number,
): Refusal | undefined {
  const refusal = checkStop(s, group, link.to);
  if (!refusal) return undefined;
  const byRail = (s.groupSteps === 0 || s.groupRail === 1) && link.kind === 'rail';
  return !link.fullRound && canGoOn(s, group, link.to, steps, byRail, [link.to])
    ? undefined
    : refusal;
}

function canGoOn(
  s: State,
  group: readonly PieceId[],
  from: SpaceId,
  steps: number,
  byRail: boolean,
  seen: readonly SpaceId[],
): boolean {
  for (const link of linksFrom(from)) {
    if (seen.includes(link.to) || checkDistance(s, link, steps, byRail)) continue;
    if (group.some((piece) => checkLink(s, piece, link) ?? checkPlace(s, piece, link.to))) continue;
    if (checkOccupants(s, group, link.to)) continue;
    if (!checkStop(s, group, link.to)) return true;
    const rail = byRail && link.kind === 'rail';
    if (canGoOn(s, group, link.to, steps + 1, rail, [...seen, link.to])) return true;
  }
  return false;
}

/** Could the group still take a step? */
export function hasStep(s: State): boolean {
  const group = groupOf(s);
  for (const link of linksFrom(spaceOf(s, group[0]!))) if (!checkStep(s, group, link)) return true;
  return false;
}

export function stepsFrom(s: State): SpaceId[] {
  const group = groupOf(s);
  const found: SpaceId[] = [];
  for (const link of linksFrom(spaceOf(s, group[0]!)))
    if (!checkStep(s, group, link)) found.push(link.to);
  return found;
}
