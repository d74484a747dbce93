// How far spaces are apart, whatever lies between (TC-A134).
import { linksFrom, type SpaceId, type SpecialLink } from '../data/index.ts';

/** TC-A133: connections of boxes that nobody passes. */
const isDeadEnd = (special: SpecialLink | undefined): boolean =>
  special === 'unused' ||
  special === 'east-russia' ||
  special === 'north-east-ural' ||
  special === 'east-prussia';

/** The space itself, then those one connection of any kind away, and so on (TC-A134). */
function* rings(from: SpaceId): Iterable<readonly SpaceId[]> {
  const seen = new Set([from]);
  for (let ring = [from]; ring.length > 0; ) {
    yield ring;
    const next: SpaceId[] = [];
    for (const id of ring)
      for (const { to, special } of linksFrom(id)) {
        if (seen.has(to) || isDeadEnd(special)) continue;
        seen.add(to);
        next.push(to);
      }
    ring = next;
  }
}

/** The nearest of some spaces: fewest connections of any kind (TC-A134). */
export function nearest(from: SpaceId, among: readonly SpaceId[]): readonly SpaceId[] {
  if (among.length === 0) return [];
  const wanted = new Set(among);
  for (const ring of rings(from)) {
    const found = ring.filter((id) => wanted.has(id));
    if (found.length > 0) return found;
  }
  return [];
}

/** How many connections lie between two spaces (TC-A134). */
export function distance(from: SpaceId, to: SpaceId): number {
  let steps = 0;
  for (const ring of rings(from)) {
    if (ring.includes(to)) return steps;
    steps++;
  }
  return Number.POSITIVE_INFINITY;
}
