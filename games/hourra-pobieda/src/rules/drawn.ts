// What a table draws beyond the position: radii, lines of sight, and supply lines with what they cost.
import type { Breakdown } from '@motti/engine';
import type { Place } from '../board/geometry.ts';
import { HexGeometry } from '../board/hex.ts';
import type { Point } from '../board/plane.ts';
import { AMBUSH_SIGHT, SIGHT } from '../data/index.ts';
import type { Group, State } from '../state.ts';
import { geometry, sideOf, theatre } from '../state.ts';
import { isInAmbush, travellerOf } from './groups.ts';
import { presenceOf, type Quote, quoteFor, supplyBreakdown } from './supply.ts';
import { openGeometryOf } from './trek.ts';

/** In UD, round a group: HP-1.5, HP-2.8d, HP-2.8h. */
export const RADII = { control: 0.5, influence: 1, sight: SIGHT, ambush: AMBUSH_SIGHT } as const;

export interface SightLine {
  readonly to: Group;
  readonly distance: number;
  readonly clear: boolean;
}

/** From a group to each of these within reach of sight: is the line clear (HP-A50, HP-G14)? */
export function sightLines(s: State, from: Group, others: readonly Group[]): SightLine[] {
  const g = geometry(s);
  return others.flatMap((to) => {
    const reach = isInAmbush(s, to) ? RADII.ambush : RADII.sight;
    if (!g.within(from.place, to.place, reach)) return [];
    const distance = g.distance(from.place, to.place);
    return [{ to, distance, clear: g.lineOfSight(from.place, to.place) }];
  });
}

export interface SupplyPath {
  readonly quote: Quote;
  /** What it costs, item by item, without and with a rapid advance. */
  readonly cost: Breakdown;
  readonly rapid: Breakdown;
  /** On the open table the way of the line, in hundredths of a UD; empty beside a base, without a line, and on hexes. */
  readonly points: readonly Point[];
  readonly road: boolean;
  /** On hexes the hexes of the line, the group's first; empty beside a base, without a line, and on the open table. */
  readonly hexes: readonly Place[];
}

function hexesOf(s: State, group: Group, quote: Quote): readonly Place[] {
  const g = geometry(s);
  if (!(g instanceof HexGeometry) || quote.by !== 'line') return [];
  const side = sideOf(group.key);
  const traveller = travellerOf(theatre(s), group.elements);
  const source = quote.source as Place;
  return g.supplyWay(group.place, source, traveller, presenceOf(s, side), s.rules.supplyZones);
}

/** The supply of a group as its owner may see it (HP-A76: with known enemies only). */
export function supplyPathOf(s: State, group: Group): SupplyPath {
  const side = sideOf(group.key);
  const quote = quoteFor(s, side, group.place, group.elements);
  const line =
    geometry(s).kind === 'open' && quote.by === 'line'
      ? openGeometryOf(s).drawnLine(
          group.place,
          quote.source as Group['place'],
          travellerOf(theatre(s), group.elements),
          presenceOf(s, side),
          s.rules.supplyZones,
        )
      : undefined;
  return {
    quote,
    cost: supplyBreakdown(quote, false, false),
    rapid: supplyBreakdown(quote, true, false),
    points: line?.points ?? [],
    road: line?.road ?? false,
    hexes: hexesOf(s, group, quote),
  };
}
