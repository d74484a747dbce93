// The regions of an operation: how many spaces are activated in each, and how many can still be (TC-10.2).
import { asSpace, type RegionId, regionOf, type SpaceId } from '@motti/triumph-of-chaos/parts';
import { asked, type ChaosTable } from './table.ts';

export interface ActivatedRegion {
  readonly region: RegionId;
  readonly activated: number;
  /** Spaces there that may still be marked: none where a limit is reached. */
  readonly open: number;
}

/** Every region with activated spaces or with some that may be; those with the most activated first. */
export function activatedRegions(table: ChaosTable): readonly ActivatedRegion[] {
  const marking = asked(table) === 'mark';
  if (table.state.marked.length === 0 && !marking) return [];
  const regions = new Map<RegionId, { activated: number; open: Set<SpaceId> }>();
  const rowOf = (space: SpaceId) => {
    const region = regionOf(space);
    if (region === undefined) return undefined;
    const row = regions.get(region) ?? { activated: 0, open: new Set() };
    regions.set(region, row);
    return row;
  };
  for (const n of table.state.marked) {
    const row = rowOf(asSpace(n));
    if (row) row.activated++;
  }
  if (marking)
    for (const action of table.choices)
      if ('space' in action) rowOf(action.space)?.open.add(action.space);
  return [...regions]
    .map(([region, { activated, open }]) => ({ region, activated, open: open.size }))
    .sort((a, b) => b.activated - a.activated || b.open - a.open);
}
