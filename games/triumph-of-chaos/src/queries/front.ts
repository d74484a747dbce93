// The front in sectors: region by region, who faces whom, and how strong both sides are there.
import { linksFrom, type RegionId, regionOf, type SpaceId } from '../data/index.ts';
import { controlOf } from '../rules/control.ts';
import { strengthOf, unitsIn } from '../rules/pieces.ts';
import { ALL_SPACES, allegianceOf, RED, type State, WHITE } from '../state.ts';

export interface Sector {
  readonly region: RegionId;
  readonly red: number;
  readonly white: number;
  /** Spaces of either side that touch the other, in the region or next to it. */
  readonly spaces: readonly SpaceId[];
}

/** Sectors where somebody stands, the strongest first. Whoever faces two regions is counted in both. */
export function alongFront(s: State): readonly Sector[] {
  const held = ALL_SPACES.map((space) => controlOf(s, space));
  const spaces = new Map<RegionId, Set<SpaceId>>();
  for (const from of ALL_SPACES) {
    if (held[from] !== RED) continue;
    for (const { to } of linksFrom(from)) {
      if (held[to] !== WHITE) continue;
      for (const region of [regionOf(from), regionOf(to)]) {
        if (region === undefined) continue;
        const sector = spaces.get(region) ?? new Set<SpaceId>();
        spaces.set(region, sector.add(from).add(to));
      }
    }
  }
  return [...spaces]
    .map(([region, found]) => ({
      region,
      red: strengthIn(s, found, RED),
      white: strengthIn(s, found, WHITE),
      spaces: [...found],
    }))
    .filter(({ red, white }) => red + white > 0)
    .sort((a, b) => b.red + b.white - (a.red + a.white));
}

function strengthIn(s: State, spaces: Iterable<SpaceId>, side: number): number {
  let sum = 0;
  for (const space of spaces)
    for (const unit of unitsIn(s, space))
      if (allegianceOf(s, unit) === side) sum += strengthOf(s, unit);
  return sum;
}
