// HP-2.6q, r, HP-A45, HP-G9: where a beaten task group may fall back to.
import type { Place } from '../board/geometry.ts';
import type { Group, State } from '../state.ts';
import { geometry, knownEnemies, sideOf } from '../state.ts';
import { checkFriend, checkGround } from './movement.ts';

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
