// Where the graticule crosses the edge of what is seen.
import type { Degree } from './base-map.ts';

export interface Crossing {
  readonly degree: number;
  /** The other coordinate of the crossing, in sheet px. */
  readonly at: number;
}

/** The crossings of lines with the straight line `axis = value`, in order along it; the first crossing of each degree counts. */
export function crossings(degrees: readonly Degree[], axis: 'x' | 'y', value: number): Crossing[] {
  const own = axis === 'x' ? 0 : 1;
  const other = 1 - own;
  const found = new Map<number, number>();
  for (const { degree, outline } of degrees) {
    const { xy } = outline;
    for (let i = 0; i + 3 < xy.length && !found.has(degree); i += 2) {
      const a = xy[i + own]! - value;
      const b = xy[i + 2 + own]! - value;
      if (a < 0 === b < 0) continue;
      const t = a / (a - b);
      found.set(degree, xy[i + other]! + t * (xy[i + 2 + other]! - xy[i + other]!));
    }
  }
  return [...found].map(([degree, at]) => ({ degree, at })).sort((p, q) => p.at - q.at);
}
