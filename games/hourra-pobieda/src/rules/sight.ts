// HP-2.8d to h, HP-A50 to A53: who is localised, and what reconnaissance may find.
import { AMBUSH_SIGHT, RECON, SIGHT } from '../data/index.ts';
import type { Group, Search, State } from '../state.ts';
import { geometry, groupHas, MARKED, sideOf } from '../state.ts';
import { isInAmbush } from './groups.ts';

/** HP-A52: seen by a group of the other side, or marked. */
export const isLocalised = (s: State, group: Group): boolean => isSeen(s, group, true);

/** The same, as everybody at the table can tell. */
export const isSeenInPublic = (s: State, group: Group): boolean => isSeen(s, group, false);

function isSeen(s: State, group: Group, byHidden: boolean): boolean {
  if (groupHas(s, group, MARKED)) return true;
  const reach = isInAmbush(s, group) ? AMBUSH_SIGHT : SIGHT;
  const g = geometry(s);
  const side = sideOf(group.key);
  for (const other of s.groups) {
    if (sideOf(other.key) === side || !g.within(other.place, group.place, reach)) continue;
    if (other.concealed === 1 && !byHidden) continue;
    if (g.lineOfSight(other.place, group.place)) return true;
  }
  return false;
}

/** HP-A52: concealed groups that can no longer stay so, in order of location. */
export function sprungGroups(s: State): Group[] {
  const g = geometry(s);
  const sprung = s.groups.filter((group) => {
    if (group.concealed === 0) return false;
    const side = sideOf(group.key);
    const near = s.groups.some(
      (other) => sideOf(other.key) !== side && g.within(other.place, group.place, 1),
    );
    return near || isLocalised(s, group);
  });
  return sprung.sort((a, b) => a.place - b.place);
}

/** HP-A53: whom a search could find, in ascending id: those in ambush whom nobody sees yet. */
export function eligibleFor(s: State, search: Search): Group[] {
  const g = geometry(s);
  return s.groups.filter(
    (group) =>
      sideOf(group.key) !== search.side &&
      g.within(group.place, search.place, search.radius) &&
      isInAmbush(s, group) &&
      !isLocalised(s, group),
  );
}

/** HP-4c: what an aeroplane finds without a die. */
export function inTheOpen(s: State, search: Search): Group[] {
  const g = geometry(s);
  return s.groups.filter(
    (group) =>
      sideOf(group.key) !== search.side &&
      g.within(group.place, search.place, search.radius) &&
      !isInAmbush(s, group) &&
      !isLocalised(s, group),
  );
}

/** HP-3d: the score that finds a group at this distance. */
export const reconNeeds = (distance: number): number =>
  distance <= RECON.near ? RECON.nearNeeds : RECON.farNeeds;
