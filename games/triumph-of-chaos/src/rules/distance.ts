// How far spaces are apart, whatever lies between (TC-A134).
import { linksFrom, type SpaceId, type SpecialLink } from '../data/index.ts';

/** TC-A133: connections of boxes that nobody passes. */
const isDeadEnd = (special: SpecialLink | undefined): boolean =>
  special === 'unused' ||
  special === 'east-russia' ||
  special === 'north-east-ural' ||
  special === 'east-prussia';

/** The nearest of some spaces: fewest connections of any kind (TC-A134). */
export function nearest(from: SpaceId, among: readonly SpaceId[]): readonly SpaceId[] {
  if (among.length === 0) return [];
  const wanted = new Set(among);
  const seen = new Set([from]);
  let ring: SpaceId[] = [from];
  while (ring.length > 0) {
    const found = ring.filter((id) => wanted.has(id));
    if (found.length > 0) return found;
    const next: SpaceId[] = [];
    for (const id of ring)
      for (const { to, special } of linksFrom(id)) {
        if (seen.has(to) || isDeadEnd(special)) continue;
        seen.add(to);
        next.push(to);
      }
    ring = next;
  }
  return [];
}
