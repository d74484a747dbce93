// Cheapest paths over a map of numbered spaces. Costs are small whole numbers, so a row of buckets is the queue.
import { invariant } from '../refusal.ts';

/** For each space its neighbours; on a hex map in the order of the directions, −1 where the map ends. */
export type Adjacency = readonly (readonly number[])[];

/** What a step costs; `Infinity` where it cannot be made. `way` is the place of `to` in the list of neighbours. */
export type StepCost = (from: number, to: number, way: number) => number;

export interface Paths {
  /** By space; −1 where nothing leads. */
  readonly costs: readonly number[];
  /** By space, the space before it on a cheapest path; −1 at a source and where nothing leads. */
  readonly previous: readonly number[];
}

/** From any of the sources to every space that costs at most `limit`. */
export function cheapestPaths(
  neighbours: Adjacency,
  sources: readonly number[],
  cost: StepCost,
  limit = Number.POSITIVE_INFINITY,
): Paths {
  const costs = new Array<number>(neighbours.length).fill(-1);
  const previous = new Array<number>(neighbours.length).fill(-1);
  const buckets: number[][] = [[]];
  for (const source of sources) {
    costs[source] = 0;
    buckets[0]!.push(source);
  }
  for (let reached = 0; reached < buckets.length; reached++) {
    const bucket = buckets[reached] ?? [];
    // The bucket may grow while it is read: steps that cost nothing.
    for (let i = 0; i < bucket.length; i++) {
      const from = bucket[i]!;
      if (costs[from] !== reached) continue;
      const around = neighbours[from]!;
      for (let way = 0; way < around.length; way++) {
        const to = around[way]!;
        if (to < 0) continue;
        const step = cost(from, to, way);
        if (step === Number.POSITIVE_INFINITY) continue;
        invariant(Number.isInteger(step) && step >= 0, `a step costs ${step}`);
        const total = reached + step;
        const known = costs[to]!;
        if (total > limit || (known >= 0 && known <= total)) continue;
        costs[to] = total;
        previous[to] = from;
        buckets[total] ??= [];
        buckets[total].push(to);
      }
    }
  }
  return { costs, previous };
}

/** The spaces of a cheapest path, its source first; empty where nothing leads. */
export function pathTo(paths: Paths, to: number): number[] {
  if ((paths.costs[to] ?? -1) < 0) return [];
  const path = [to];
  for (let at = paths.previous[to]!; at >= 0; at = paths.previous[at]!) path.push(at);
  return path.reverse();
}
