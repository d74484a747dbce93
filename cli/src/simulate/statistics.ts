// The few statistics a report needs.

/** 95 % of a normal distribution lies within this many standard deviations. */
const Z = 1.959963984540054;

/** Wilson's interval of a proportion: right also for few trials and for shares near 0 and 1. */
export function wilson(hits: number, trials: number): [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const share = hits / trials;
  const spread = (Z * Z) / trials;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share) + spread / 4) / trials);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The difference in Elo that a score (won 1, drawn ½, of all) means; infinite when one side won everything. */
export const elo = (score: number): number => -400 * Math.log10(1 / score - 1);

/** How often each value was seen. Sums of histograms do not depend on the order they were made in. */
export class Histogram {
  readonly counts = new Map<number, number>();
  total = 0;

  add(value: number, count = 1): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + count);
    this.total += count;
  }

  get mean(): number {
    let sum = 0;
    for (const [value, count] of this.counts) sum += value * count;
    return this.total === 0 ? 0 : sum / this.total;
  }

  /** The values with their counts, in rising order. */
  get sorted(): [value: number, count: number][] {
    return [...this.counts].sort(([a], [b]) => a - b);
  }

  /** The smallest value that at least this share of all do not exceed. */
  quantile(share: number): number {
    const wanted = share * this.total;
    let seen = 0;
    let last = 0;
    for (const [value, count] of this.sorted) {
      seen += count;
      last = value;
      if (seen >= wanted && seen > 0) return value;
    }
    return last;
  }
}
