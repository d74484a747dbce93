// HP-2.4, HP-1.6, HP-A30 to A35, HP-G6: may a task group make this step, and what does the ground do to it?
import type { Refusal } from '@motti/engine';
import type { Mode } from '../actions.ts';
import {
  type AreaId,
  isEnterable,
  isPassable,
  isTown,
  NO_AREA,
  type Place,
  type Step,
} from '../board/geometry.ts';
import { refuse } from '../refusal.ts';
import { GROUP_LIMIT } from '../scenario/format.ts';
import type { Activation, ElementId, Group, GroupKey, SideId, State } from '../state.ts';
import {
  geometry,
  groupOf,
  isUnreleased,
  lockOfElement,
  NO_GROUP,
  sideOf,
  theatre,
} from '../state.ts';
import { nameOf } from '../theatre.ts';
import {
  allowanceOf,
  hasSoft,
  pointsOf,
  roadAllowanceOf,
  slowestOf,
  travellerOf,
} from './groups.ts';

/** A group on the move, or a detachment about to leave. */
export interface Walker {
  readonly side: SideId;
  readonly key: GroupKey;
  readonly place: Place;
  readonly elements: readonly ElementId[];
  readonly mode: Mode;
  readonly steps: number;
  /** In hundredths of a UD. */
  readonly walked: number;
  readonly zones: readonly Place[];
  readonly zoned: number;
  readonly inside: AreaId;
  readonly offRoad: boolean;
  readonly fromRough: boolean;
  readonly broken: number;
  readonly stopped: boolean;
  readonly mined: boolean;
  readonly parent: Place;
}

export function walkerOf(s: State, active: Activation): Walker {
  const group = groupOf(s, active.key);
  if (active.detached.length > 0) return detachmentOf(s, group, active.detached, active.mode);
  return {
    side: sideOf(group.key),
    key: group.key,
    place: group.place,
    elements: group.elements,
    mode: active.mode,
    steps: active.steps,
    walked: active.walked,
    zones: active.zones,
    zoned: active.zoned,
    inside: active.inside,
    offRoad: active.offRoad === 1,
    fromRough: active.fromRough === 1,
    broken: active.broken,
    stopped: active.stopped === 1,
    mined: active.mined === 1,
    parent: active.parent,
  };
}

/** HP-A26: elements that leave their group with this first step. */
export const detachmentOf = (
  s: State,
  group: Group,
  elements: readonly ElementId[],
  mode: Mode,
): Walker => ({
  side: sideOf(group.key),
  key: NO_GROUP,
  place: group.place,
  elements,
  mode,
  steps: 0,
  walked: 0,
  zones: [],
  zoned: 0,
  inside: geometry(s).areaAt(group.place),
  offRoad: false,
  fromRough: mode === 'rapid' && startsInRough(s, group.place),
  broken: 0,
  stopped: false,
  mined: false,
  parent: group.place,
});

/** HP-1.6i: rough, or a mountain where it is treated so. */
export function startsInRough(s: State, place: Place): boolean {
  const { terrain } = geometry(s).groundAt(place);
  return terrain === 'rough' || terrain === 'mountain';
}

export const hasRoadOut = (s: State, place: Place): boolean => geometry(s).onRoad(place);

/** The steps a walker may be asked about, those of the present place. */
export const stepsFrom = (s: State, place: Place): readonly Step[] =>
  geometry(s).steps(place, s.pontoons);

/** HP-2.4f where a zone stopped it that is still there; else it was a stream, or an enemy who has gone since (HP-2.2b). */
export function moveEnded(s: State, { side, place }: Walker): Refusal {
  const facts = { group: placeName(s, place) };
  return isInEnemyZone(s, side, place)
    ? refuse('HP-2.4f', 'move-ended', facts)
    : refuse('HP-2.2b', 'move-over', facts);
}

export function checkStep(s: State, walker: Walker, to: Place): Refusal | undefined {
  if (walker.stopped) return moveEnded(s, walker);
  const step = geometry(s).walk(walker.place, [to], s.pontoons)?.[0];
  if (!step) {
    const facts = { group: placeName(s, walker.place), place: placeName(s, to) };
    return refuse('HP-G6', 'not-a-neighbour', facts);
  }
  return checkNeighbour(s, walker, step);
}

/** HP-G6, for a step to a neighbouring place. */
export function checkNeighbour(s: State, walker: Walker, step: Step): Refusal | undefined {
  if (walker.mined) return refuse('HP-7d', 'own-mines', { group: placeName(s, walker.place) });
  if (walker.steps > 0 && step.to === walker.parent)
    return refuse('HP-A26', 'cannot-return', { place: placeName(s, step.to) });
  return (
    checkGround(s, walker, step) ??
    checkOccupants(s, walker, step.to) ??
    checkAllowance(s, walker, step) ??
    checkZones(s, walker.side, walker.place, step.to)
  );
}

const placeName = (s: State, place: Place): string => nameOf(theatre(s), place);

/** HP-S.1b, HP-1.6f to m, HP-S.5: rivers, locks and the ground itself. */
export function checkGround(
  s: State,
  walker: Pick<Walker, 'elements' | 'place' | 'broken'>,
  step: Step,
): Refusal | undefined {
  const g = geometry(s);
  if (step.barred)
    return refuse('HP-S.1b', 'river', {
      from: placeName(s, step.from),
      to: placeName(s, step.to),
    });
  const lock = lockOfElements(s, walker.elements);
  if (lock !== NO_AREA && g.areaAt(step.to) !== lock) {
    const clause = isTown(g.groundAt(walker.place)) ? 'HP-1.6k' : 'HP-1.6f';
    return refuse(clause, 'locked-in', { group: placeName(s, walker.place) });
  }
  if (step.road) return undefined;
  const ground = g.groundAt(step.to);
  if (ground.terrain === 'open') return undefined;
  const traveller = travellerOf(theatre(s), walker.elements);
  const place = placeName(s, step.to);
  if (!isPassable(ground, traveller)) {
    const clause = ground.terrain === 'mountain' ? 'HP-1.6j' : 'HP-A34';
    return refuse(clause, 'impassable', { place, terrain: ground.terrain });
  }
  if (!isEnterable(ground, traveller)) return refuse('HP-S.5c', 'cars-rough', { place });
  if (traveller.armouredCar && ground.terrain === 'accidente' && walker.broken >= 1)
    return refuse('HP-S.5b', 'cars-broken', { place });
  return undefined;
}

export function lockOfElements(s: State, elements: readonly ElementId[]): AreaId {
  for (const element of elements) {
    const lock = lockOfElement(s, element);
    if (lock !== NO_AREA) return lock;
  }
  return NO_AREA;
}

/** HP-2.4e, g, HP-A77: who stands there. Groups that the mover does not know of are met, not refused. */
function checkOccupants(s: State, walker: Walker, to: Place): Refusal | undefined {
  const g = geometry(s);
  for (const other of s.groups) {
    if (other.key === walker.key || !g.inControlZone(to, other.place)) continue;
    if (sideOf(other.key) !== walker.side) {
      if (other.concealed === 0)
        return refuse('HP-2.4e', 'enemy-there', { place: placeName(s, to) });
      continue;
    }
    const refusal = checkFriend(s, walker.elements, other);
    if (refusal) return refusal;
  }
  return undefined;
}

/** HP-A28, HP-A77: may these elements come into the hex of this group of their own side? */
export function checkFriend(
  s: State,
  elements: readonly ElementId[],
  friend: Group,
): Refusal | undefined {
  if (takesIn(s, elements, friend)) return undefined;
  const place = placeName(s, friend.place);
  if (isUnreleased(s, friend)) return refuse('HP-A77', 'unreleased-there', { place });
  return refuse('HP-2.4g', 'too-many-points', {
    place,
    points: pointsTogether(s, elements, friend),
  });
}

/** The same, where nobody asks why not. */
export const takesIn = (s: State, elements: readonly ElementId[], friend: Group): boolean =>
  !isUnreleased(s, friend) && pointsTogether(s, elements, friend) <= GROUP_LIMIT;

const pointsTogether = (s: State, elements: readonly ElementId[], friend: Group): number =>
  pointsOf(theatre(s), elements) + pointsOf(theatre(s), friend.elements);

/** HP-2.4a, b, HP-1.6d, i, HP-A66. */
function checkAllowance(s: State, walker: Walker, step: Step): Refusal | undefined {
  const length = walker.steps + 1;
  if (walker.mode === 'progress' && length === 1) return undefined;
  const t = theatre(s);
  const group = placeName(s, walker.place);
  const facts = { group, slowest: slowestOf(t, walker.elements) };
  if (walker.mode !== 'rapid')
    return refuse('HP-2.4a', 'allowance', {
      ...facts,
      allowance: walker.mode === 'hold' ? 0 : 1,
    });
  if (walker.fromRough && !step.road) return refuse('HP-1.6i', 'rough-start', { group });
  const allowance = allowanceOf(t, walker.elements);
  if (length <= allowance) return undefined;
  const road = roadAllowanceOf(t, walker.elements);
  if (length > road || !step.road) {
    const byRoad = step.road && !walker.offRoad;
    return refuse('HP-2.4b', 'allowance', { ...facts, allowance: byRoad ? road : allowance });
  }
  return walker.offRoad ? refuse('HP-1.6d', 'road-only', { group }) : undefined;
}

/** HP-2.4a, b: a place that lies farther off than the walker goes, however it goes. */
export function checkDistance(s: State, walker: Walker, to: Place): Refusal | undefined {
  const t = theatre(s);
  const most = reachOf(s, { ...walker, offRoad: false });
  if (geometry(s).distance(walker.place, to) <= most) return undefined;
  return refuse(walker.mode === 'rapid' ? 'HP-2.4b' : 'HP-2.4a', 'allowance', {
    group: placeName(s, walker.place),
    slowest: slowestOf(t, walker.elements),
    allowance: walker.mode === 'rapid' ? allowanceOf(t, walker.elements) : most,
  });
}

/** How far the walker may still go, at the very most. */
export function reachOf(s: State, walker: Walker): number {
  if (walker.mode === 'hold') return 0;
  const gone = Math.round(walker.walked) / 100;
  if (walker.mode === 'progress') return 1 - gone;
  const t = theatre(s);
  const most = walker.offRoad
    ? allowanceOf(t, walker.elements)
    : Math.max(allowanceOf(t, walker.elements), roadAllowanceOf(t, walker.elements));
  return most - gone;
}

/** HP-2.4d, HP-A30: not straight out of one enemy's zone into another's. */
function checkZones(s: State, side: SideId, from: Place, to: Place): Refusal | undefined {
  const g = geometry(s);
  let other: Group | undefined;
  let inZone = false;
  for (const enemy of s.groups) {
    if (sideOf(enemy.key) === side || enemy.concealed === 1) continue;
    const leaves = g.inInfluenceZone(from, enemy.place);
    inZone ||= leaves;
    if (!g.inInfluenceZone(to, enemy.place) || (leaves && !s.rules.anyZone)) continue;
    // HP-A75: of several the first by location; the order of groups is not for the enemy to see.
    if (!other || enemy.place < other.place) other = enemy;
  }
  if (!inZone || !other) return undefined;
  return refuse('HP-2.4d', 'zone-to-zone', {
    group: placeName(s, from),
    enemy: placeName(s, other.place),
  });
}

/** HP-2.4f: is the place in the influence zone of an enemy that this side knows? */
export function isInEnemyZone(s: State, side: SideId, place: Place): boolean {
  const g = geometry(s);
  for (const enemy of s.groups)
    if (sideOf(enemy.key) !== side && enemy.concealed === 0)
      if (g.inInfluenceZone(place, enemy.place)) return true;
  return false;
}

/** What the ground does to a group that makes this step. */
export interface GroundEffect {
  /** The area it is inside of from now on (HP-A32). */
  readonly inside: AreaId;
  /** HP-1.6f, k: it may not leave that area this turn. */
  readonly locks: boolean;
  /** HP-1.6h, k. */
  readonly noCombat: boolean;
  /** HP-S.5b: one more hex of accidenté off the road. */
  readonly broken: number;
}

/** HP-A31, HP-A32: entering is by the first step off the road, or into a town by any step. */
export function groundEffect(s: State, step: Step, inside: AreaId): GroundEffect {
  const g = geometry(s);
  const area = g.areaAt(step.to);
  const ground = g.groundAt(step.to);
  const broken = !step.road && ground.terrain === 'accidente' ? 1 : 0;
  if (area === NO_AREA) return { inside: NO_AREA, locks: false, noCombat: false, broken };
  const comes = area !== g.areaAt(step.from);
  if (isTown(ground)) return { inside: area, locks: comes, noCombat: comes, broken };
  if (step.road) return { inside: comes ? NO_AREA : inside, locks: false, noCombat: false, broken };
  const enters = area !== inside;
  return {
    inside: area,
    locks: enters,
    noCombat: enters && ground.terrain !== 'accidente',
    broken,
  };
}

/** HP-A3: could all these elements stand there? */
export function canStand(s: State, elements: readonly ElementId[], place: Place): boolean {
  const g = geometry(s);
  return g.onRoad(place) || isEnterable(g.groundAt(place), travellerOf(theatre(s), elements));
}

/** HP-2.5c, HP-A37: entrenchments stay only with soft elements that stay. */
export const keepsLevel = (s: State, group: Group): boolean => hasSoft(theatre(s), group.elements);
