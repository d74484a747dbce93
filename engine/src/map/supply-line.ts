// Supply lines of one or several links, each with a length of its own: unit to headquarters, headquarters to city.
import { Flood, type IsOpen } from './flood.ts';
import type { Links } from './links.ts';

export interface SupplyLink<Space extends number = number> {
  /** The most steps that this link may have. */
  readonly most: number;
  readonly isOpen: IsOpen;
  /** May this link end here, and the next begin? */
  serves(space: Space): boolean;
}

/** Traces lines over one map; the arrays are made once. */
export class SupplyLines<Space extends number = number> {
  private readonly floods: readonly Flood<Space>[];

  constructor(spaces: number, links: number) {
    this.floods = Array.from({ length: links }, () => new Flood<Space>(spaces));
  }

  /** The nearest end of each link from the start on; nothing where a link is missing. Tries every end of a link. */
  trace(map: Links, start: Space, links: readonly SupplyLink<Space>[]): Space[] | undefined {
    return this.traceFrom(map, start, links, 0);
  }

  private traceFrom(
    map: Links,
    start: Space,
    links: readonly SupplyLink<Space>[],
    index: number,
  ): Space[] | undefined {
    const link = links[index];
    const flood = this.floods[index];
    if (!link || !flood) return [];
    let rest: Space[] | undefined;
    const leadsOn = (space: Space): boolean => {
      rest = link.serves(space) ? this.traceFrom(map, space, links, index + 1) : undefined;
      return rest !== undefined;
    };
    const end = flood.find(map, start, link.isOpen, leadsOn, link.most);
    return rest && end >= 0 ? [end as Space, ...rest] : undefined;
  }
}
