// HP-2.6q, r, HP-A45, HP-G9: where a beaten task group may fall back to.
import type { Place } from '../board/geometry.ts';
import type { Group, State } from '../state.ts';
import { geometry, knownEnemies, sideOf } from '../state.ts';
import type { Knowledge } from './around.ts';
import { checkFriend, checkGround, detachmentOf } from './movement.ts';
import { type Trek, trek } from './trek.ts';

export interface Retreats {
  readonly places: readonly Place[];
  /** Concealed friends that exclude a place, and are revealed by it. */
  readonly revealed: readonly Group[];
}

export function retreatsOf(
  s: State,
  group: Group,
  victor: Group | undefined,
  from: Place,
): Retreats {
  const g = geometry(s);
  const side = sideOf(group.key);
  if (g.kind === 'open') return openRetreats(s, group, victor, from);
  const places: Place[] = [];
  const revealed: Group[] = [];
  for (const to of g.retreats(group.place, victor?.place ?? from)) {
    const step = g.walk(group.place, [to], s.pontoons)?.[0];
    if (!step || checkGround(s, { ...group, broken: 0 }, step)) continue;
    if (nearsEnemies(s, group, victor, to)) continue;
    const friend = s.groups.find(
      (other) =>
        other.key !== group.key && sideOf(other.key) === side && g.inControlZone(to, other.place),
    );
    if (!friend || !checkFriend(s, group.elements, friend)) places.push(to);
    else if (friend.concealed === 1) revealed.push(friend);
  }
  return { places, revealed };
}

/** HP-A45 (2), (4), (5): held by an enemy, in another's zone, or nearer to another. */
function nearsEnemies(s: State, group: Group, victor: Group | undefined, to: Place): boolean {
  const g = geometry(s);
  const { retreatApproachRadius, anyZone } = s.rules;
  for (const enemy of knownEnemies(s, sideOf(group.key))) {
    if (g.inControlZone(to, enemy.place)) return true;
    if (enemy.key === victor?.key) continue;
    const zone = g.inInfluenceZone(to, enemy.place);
    if (zone && (anyZone || !g.inInfluenceZone(group.place, enemy.place))) return true;
    const distance = g.distance(to, enemy.place);
    if (distance <= retreatApproachRadius && distance < g.distance(group.place, enemy.place))
      return true;
  }
  return false;
}

// ----------------------------------------------------------------------------------- open table

/** HP-G15: the straight way back. */
export const retreatTrek = (s: State, group: Group, to: Place, knowledge: Knowledge): Trek =>
  trek(
    s,
    {
      walker: { ...detachmentOf(s, group, group.elements, 'progress'), key: group.key },
      inside: geometry(s).areaAt(group.place),
      knowledge,
      retreat: true,
    },
    [to],
  );

function openRetreats(s: State, group: Group, victor: Group | undefined, from: Place): Retreats {
  const g = geometry(s);
  const places: Place[] = [];
  const revealed: Group[] = [];
  const away = victor?.place ?? from;
  for (const to of g.retreats(group.place, away)) {
    if (retreatTrek(s, group, to, 'known').refusal) continue;
    const friend = friendNear(s, group, to);
    const end = friend?.place ?? to;
    // HP-A45 (3) to (5), for the place where it will stand.
    if (g.distance(end, away) <= g.distance(group.place, away)) continue;
    if (nearsEnemies(s, group, victor, end)) continue;
    if (!friend || !checkFriend(s, group.elements, friend)) places.push(to);
    else if (friend.concealed === 1) revealed.push(friend);
  }
  return { places, revealed };
}

/** The nearest friend in whose control zone the way back ends. */
function friendNear(s: State, group: Group, to: Place): Group | undefined {
  const g = geometry(s);
  let best: Group | undefined;
  for (const other of s.groups) {
    if (other.key === group.key || sideOf(other.key) !== sideOf(group.key)) continue;
    if (!g.inControlZone(to, other.place)) continue;
    if (!best || g.distance(to, other.place) < g.distance(to, best.place)) best = other;
  }
  return best;
}
