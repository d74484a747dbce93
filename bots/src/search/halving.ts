// Sequential halving: all rivals are tried on the same samples, and after each round the worse half is left out.

/** What the samples said of one rival: by sample, in the order of the samples. */
export interface Arm {
  readonly index: number;
  readonly values: number[];
}

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Tries rivals 0 to `count`, the first of which is never left out. `sample` gives the value of a rival on a numbered
 * sample, or nothing when there is no more time; `heard` is told after each round who is still there. Returns the
 * finalists, best first.
 */
export function halving(
  count: number,
  budget: number,
  sample: (rival: number, number: number) => number | undefined,
  heard: (best: readonly Arm[]) => void = () => {},
): Arm[] {
  let arms: Arm[] = Array.from({ length: count }, (_, index) => ({ index, values: [] }));
  const rounds = Math.max(1, Math.ceil(Math.log2(count)));
  let number = 0;
  for (let round = 0; round < rounds; round++) {
    const share = Math.max(1, Math.floor(budget / rounds / arms.length));
    for (let i = 0; i < share; i++, number++)
      for (const arm of arms) {
        const value = sample(arm.index, number);
        if (value === undefined) return ranked(arms);
        arm.values.push(value);
      }
    const best = ranked(arms);
    heard(best);
    if (arms.length <= FINALISTS) continue;
    const kept = best.slice(0, Math.max(FINALISTS, Math.ceil(arms.length / 2)));
    const first = arms.find(({ index }) => index === 0)!;
    arms = kept.includes(first) ? kept : [...kept.slice(0, -1), first];
    // Samples are taken in the same order of rivals whatever their rank.
    arms.sort((a, b) => a.index - b.index);
  }
  return ranked(arms);
}

/** So many are compared to the end. */
const FINALISTS = 3;

/** Best first, judged by the samples that all of them have; among equals the earlier rival. */
function ranked(arms: readonly Arm[]): Arm[] {
  const common = Math.min(...arms.map(({ values }) => values.length));
  const worth = new Map(arms.map((arm) => [arm, meanOf(arm.values.slice(0, common))]));
  return [...arms].sort((a, b) => worth.get(b)! - worth.get(a)! || a.index - b.index);
}

/** Student's t of the difference of two rivals over the samples that both have. */
export function pairedT(a: Arm, b: Arm): number {
  const count = Math.min(a.values.length, b.values.length);
  if (count < 2) return 0;
  const differences = a.values.slice(0, count).map((value, i) => value - b.values[i]!);
  const mean = meanOf(differences);
  const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  if (variance === 0) return mean === 0 ? 0 : Math.sign(mean) * Number.POSITIVE_INFINITY;
  return mean / Math.sqrt(variance / count);
}
