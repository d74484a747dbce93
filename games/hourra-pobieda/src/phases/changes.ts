// What happens to task groups: they are shown, join, lose elements, come to a place. Phases call these.
import { NO_AREA, type Place, type Step as Walk } from '../board/geometry.ts';
import { groundEffect, keepsLevel, takesIn } from '../rules/movement.ts';
import { retreatTrek } from '../rules/retreat.ts';
import { sprungGroups } from '../rules/sight.ts';
import type { Trek } from '../rules/trek.ts';
import { brokenSides, EVERYBODY, holds, verdictAt } from '../rules/victory.ts';
import type { Moment } from '../scenario/format.ts';
import type { ElementId, Group, SideId, State } from '../state.ts';
import {
  ACTED,
  enemyOf,
  geometry,
  holderOf,
  isReleased,
  join,
  leave,
  lockIn,
  MOVED,
  NO_COMBAT,
  push,
  REGROUPED,
  removeGroup,
  setGroup,
  setHolder,
  setLost,
  setReleased,
  showGroup,
  sideName,
  sideOf,
  theatre,
} from '../state.ts';
import { type Emitter, nameOf, typeNames } from './phase.ts';

/** HP-A52: for good. */
export function reveal(s: State, group: Group, emit: Emitter): void {
  if (group.concealed === 0) return;
  showGroup(s, group);
  emit?.({
    kind: 'revealed',
    clause: 'HP-A52',
    side: sideName(sideOf(group.key)),
    at: nameOf(s, group.place),
    elements: typeNames(s, group.elements),
  });
}

/** HP-A52: everybody who can no longer hide, in order of location. */
export function revealSprung(s: State, emit: Emitter): Group[] {
  if (!s.groups.some((group) => group.concealed === 1)) return [];
  const sprung = sprungGroups(s);
  for (const group of sprung) reveal(s, group, emit);
  return sprung;
}

/** HP-A27: the mover becomes part of the host; the merged group keeps the host's name. */
export function regroup(s: State, mover: Group, host: Group, emit: Emitter): void {
  reveal(s, host, emit);
  const t = theatre(s);
  // HP-A37: the host's trenches are not the newcomers'.
  if (mover.elements.some((element) => t.soft[element])) host.level = 0;
  // HP-A27: the merged group plays on as the active one; only what it brought may fire.
  if (s.active?.key === mover.key) {
    s.active.key = host.key;
    s.active.brought = mover.elements.slice();
  }
  join(host, mover.elements);
  setGroup(s, host, REGROUPED);
  removeGroup(s, mover.key);
  emit?.({
    kind: 'regrouped',
    clause: 'HP-2.2e',
    side: sideName(sideOf(host.key)),
    at: nameOf(s, host.place),
    elements: typeNames(s, host.elements),
  });
}

/**
 * The group of the same side where this one has come to: the nearest, then the lower number (HP-G12). A retreat that is cut
 * short may end beside one that has no room: then nobody takes it in (HP-G15).
 */
export function hostOf(s: State, group: Group): Group | undefined {
  const g = geometry(s);
  let host: Group | undefined;
  for (const other of s.groups) {
    if (other.key === group.key || sideOf(other.key) !== sideOf(group.key)) continue;
    if (!g.inControlZone(group.place, other.place)) continue;
    const nearer =
      host && g.distance(group.place, other.place) < g.distance(group.place, host.place);
    if (!host || nearer) host = other;
  }
  return host && takesIn(s, group.elements, host) ? host : undefined;
}

/** HP-A36, HP-A37: the group changes its place; the ground takes effect as HP-A31 and HP-A32 say. */
export function moveGroup(
  s: State,
  group: Group,
  walk: Walk,
  inside: ReturnType<typeof groundEffect>['inside'],
  emit: Emitter,
): ReturnType<typeof groundEffect> {
  const effect = groundEffect(s, walk, inside);
  reveal(s, group, emit);
  group.place = walk.to;
  group.level = 0;
  setGroup(s, group, MOVED | ACTED | (effect.noCombat ? NO_COMBAT : 0));
  if (effect.locks) lockIn(s, group, effect.inside);
  return effect;
}

/** HP-G12, HP-G15: where a path has led to, and what the ground has done on the way. */
export function settleAt(s: State, group: Group, { end, noCombat, locks }: Trek): void {
  group.place = end;
  group.level = 0;
  setGroup(s, group, MOVED | ACTED | (noCombat ? NO_COMBAT : 0));
  if (locks !== NO_AREA) lockIn(s, group, locks);
}

/** HP-A45, HP-A47: a retreat or an occupation; a group is inside the area it stands in. */
export function displace(s: State, group: Group, to: Place, emit: Emitter): void {
  const g = geometry(s);
  const walk =
    g.kind === 'open' ? direct(group.place, to) : g.walk(group.place, [to], s.pontoons)?.[0];
  if (walk) moveGroup(s, group, walk, g.areaAt(group.place), emit);
}

/** HP-G16: no path is walked. */
const direct = (from: Place, to: Place): Walk => ({
  from,
  to,
  length: 1,
  road: false,
  stream: false,
  barred: false,
});

/** HP-A45, HP-G15: on the open table along a straight line, on which mines or a hidden enemy may stop it. */
export function fallBackTo(s: State, group: Group, to: Place, emit: Emitter): void {
  if (geometry(s).kind === 'hex') {
    displace(s, group, to, emit);
    return;
  }
  const made = retreatTrek(s, group, to, 'true');
  reveal(s, group, emit);
  settleAt(s, group, made);
}

/** 3.1: mines first, then everything that `checks` looks at. */
export function enter(s: State, group: Group, from: Place, walking: boolean): void {
  const g = geometry(s);
  // HP-G20: what it touched already is not entered.
  const field = s.mines.findIndex(
    (mine) =>
      g.inMinefield(group.place, mine.place) &&
      (g.kind === 'hex' || from === group.place || !g.inMinefield(from, mine.place)),
  );
  s.entry = { key: group.key, field, left: 0, walking: walking ? 1 : 0 };
  push(s, 'checks');
  if (field < 0) return;
  const mine = s.mines[field]!;
  const hidden = mine.known === 0 && s.rules.hiddenMinefields;
  if (mine.side === sideOf(group.key)) {
    // HP-A56, HP-A76: it ends the move, and the enemy must not see why.
    if (walking && s.active) s.active[hidden ? 'mined' : 'stopped'] = 1;
    return;
  }
  if (walking && s.active) s.active.stopped = 1;
  mine.known = 1;
  push(s, 'density');
}

/** HP-2.6p and the like: an element is gone. The group goes with its last one. */
export function eliminate(s: State, group: Group, element: ElementId, emit: Emitter): void {
  const side = sideName(sideOf(group.key));
  const at = nameOf(s, group.place);
  leave(group, [element]);
  setLost(s, element);
  emit?.({
    kind: 'lost',
    clause: 'HP-2.6p',
    side,
    at,
    element: theatre(s).typeOf[element]!,
  });
  if (group.elements.length === 0) {
    removeGroup(s, group.key);
    emit?.({ kind: 'annihilated', clause: 'HP-2.6p', side, at });
  } else if (!keepsLevel(s, group)) group.level = 0;
}

/** HP-2.3i, HP-A11, HP-S.9d: bases and depots that the group has come upon. */
export function capture(s: State, group: Group, emit: Emitter): void {
  const g = geometry(s);
  captureThose(s, sideOf(group.key), (place) => g.takesBase(group.place, place), emit);
}

export function captureThose(
  s: State,
  side: SideId,
  isTaken: (place: Place) => boolean,
  emit: Emitter,
): void {
  const t = theatre(s);
  t.bases.forEach((base, i) => {
    if (holderOf(s, i) === side || !isTaken(base.place)) return;
    setHolder(s, i, side);
    emit?.({
      kind: 'base-captured',
      clause: 'HP-2.3i',
      side: sideName(side),
      base: base.id,
      at: nameOf(s, base.place),
    });
  });
  const taken = s.depots.filter((depot) => depot.side !== side && isTaken(depot.place));
  if (taken.length === 0) return;
  s.depots = s.depots.filter((depot) => !taken.includes(depot));
  for (const depot of taken)
    emit?.({
      kind: 'depot-destroyed',
      clause: 'HP-S.9d',
      side: sideName(depot.side),
      at: nameOf(s, depot.place),
    });
}

/** HP-S.4c, HP-A61, HP-A77: per reinforcement, and for good. */
function release(s: State, emit: Emitter): void {
  theatre(s).reinforcements.forEach((reinforcement, i) => {
    if (!reinforcement.onTable || isReleased(s, i)) return;
    const tests = s.rules.westBank ? reinforcement.anyWest : reinforcement.any;
    if (!tests.some((test) => holds(s, test, EVERYBODY))) return;
    setReleased(s, i);
    emit?.({
      kind: 'released',
      clause: 'HP-S.4c',
      side: sideName(reinforcement.side),
      reinforcement: reinforcement.id,
    });
  });
}

/** HP-A71: ends the match if a clause of this moment holds; true when it does. */
export function judge(s: State, when: Moment, emit: Emitter): boolean {
  const { winner, level, revealed } = verdictAt(s, when);
  for (const group of revealed) reveal(s, group, emit);
  if (level === '') return false;
  endMatch(s, winner, level, emit);
  return true;
}

/** HP-A71: a side that has nobody left and nobody to come. */
export function judgeElimination(s: State, emit: Emitter): boolean {
  const broken = brokenSides(s);
  const [first] = broken;
  if (first === undefined) return false;
  for (const side of broken) emit?.({ kind: 'eliminated', clause: 'HP-A71', side: sideName(side) });
  endMatch(
    s,
    broken.length === 2 ? -1 : enemyOf(first),
    broken.length === 2 ? '' : 'decisive',
    emit,
  );
  return true;
}

export function endMatch(s: State, winner: SideId | -1, level: string, emit: Emitter): void {
  s.agenda = ['over'];
  s.winner = winner === -1 ? 'draw' : sideName(winner);
  s.level = winner === -1 ? '' : level;
  if (winner === -1) emit?.({ kind: 'draw', clause: 'HP-A71' });
  else emit?.({ kind: 'victory', clause: 'HP-A71', side: sideName(winner), level });
}

/** Releases and `immediately` conditions, which follow every event (3.1). */
export function afterEvent(s: State, emit: Emitter): boolean {
  release(s, emit);
  return judge(s, 'immediately', emit);
}
