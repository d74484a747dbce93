// How large things are at a scale. Zoom is semantic: near, counters are read; far, they become badges; farther, dots.

export type Level = 'near' | 'far' | 'dots';

/** Everything that draws on a board is given this; lengths are CSS px at `scale`. */
export interface Layout {
  /** CSS px per sheet px. */
  readonly scale: number;
  readonly level: Level;
  /** The side of a counter. */
  readonly counter: number;
  /** The radius of an ordinary space. */
  readonly space: number;
  /** The height of a name. */
  readonly name: number;
  /** Only names of at least this rank are shown. */
  readonly leastRank: number;
}

export function layoutAt(scale: number): Layout {
  const level: Level = scale < 0.25 ? 'dots' : scale < 0.4 ? 'far' : 'near';
  // From the far end of "near" to the scale of a desktop's first view things grow a little, then no more.
  const growth = Math.min(1, Math.max(0, (scale - 0.4) / 0.3));
  if (level === 'near')
    return {
      scale,
      level,
      counter: Math.round(31 + 7 * growth),
      space: 12 + 3 * growth,
      name: 13,
      leastRank: 0,
    };
  if (level === 'far') return { scale, level, counter: 24, space: 7, name: 12.5, leastRank: 2 };
  return { scale, level, counter: 18, space: 5, name: 12, leastRank: 3 };
}
