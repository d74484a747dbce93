// Chances that are tried out, not counted: trials on all cores, and what they show so far.

import { percent } from '../table/numbers.ts';
import type { WorkerClient } from '../workers/index.ts';

/** A chance that was tried out: its mean, and between which values four in five trials lie. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly trials: number;
}

/** The trials of one question that a worker is asked for: the dice depend on the seed and the number of the trial. */
export interface Batch {
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}

/** A question, and the line of play that it is about. */
export interface Tried {
  readonly id: string;
  readonly line: string;
}

const TRIALS = 60;
/** Trials that a worker is asked for at once: few, so that the first estimate of every question comes soon. */
const BATCH = 6;
/** With fewer nothing is said. */
const LEAST = 4;

/** Enough has been tried: the number no longer jumps. */
export const isSettled = ({ trials }: Estimate): boolean => trials >= TRIALS;

/** A chance in figures; until it is settled, between which values it lies. */
export const chanceText = (estimate: Estimate): string =>
  isSettled(estimate)
    ? percent(estimate.mean)
    : `${Math.round(estimate.low * 100)}–${percent(estimate.high)}`;

/** A chance that was counted, not tried. */
export const exactly = (chance: number | undefined): Estimate | undefined =>
  chance === undefined
    ? undefined
    : { mean: chance, low: chance, high: chance, trials: Number.POSITIVE_INFINITY };

export class TrialRun<Api> {
  /** By question; grows while it is being tried. */
  estimates = $state.raw<ReadonlyMap<string, Estimate>>(new Map());
  readonly #cores: readonly WorkerClient<Api>[];
  #run = 0;

  constructor(cores: readonly WorkerClient<Api>[]) {
    this.#cores = cores;
  }

  /** Tries every question until it has been tried enough, on all cores. Returns what stops it. */
  start(
    questions: readonly Tried[],
    seed: unknown,
    ask: (core: WorkerClient<Api>, line: string, batch: Batch) => Promise<readonly number[]>,
  ): () => void {
    const run = ++this.#run;
    this.estimates = new Map();
    const tried = questions.map(({ id, line }) => ({
      id,
      line,
      results: [] as number[],
      asked: 0,
    }));
    const work = async (core: WorkerClient<Api>): Promise<void> => {
      for (;;) {
        const open = tried.filter(({ asked }) => asked < TRIALS);
        if (run !== this.#run || open.length === 0) return;
        const least = open.reduce((a, b) => (b.asked < a.asked ? b : a));
        const batch = { seed: `${seed} ${least.id}`, first: least.asked, count: BATCH };
        least.asked += BATCH;
        least.results.push(...(await ask(core, least.line, batch)));
        if (run === this.#run) this.estimates = estimatesOf(tried);
      }
    };
    if (tried.length > 0) for (const core of this.#cores) void work(core);
    return () => {
      if (run === this.#run) this.#run++;
    };
  }
}

const estimatesOf = (
  tried: readonly { readonly id: string; readonly results: readonly number[] }[],
): ReadonlyMap<string, Estimate> =>
  new Map(
    tried
      .filter(({ results }) => results.length >= LEAST)
      .map(({ id, results }) => [id, estimateOf(results)]),
  );

function estimateOf(results: readonly number[]): Estimate {
  const sorted = results.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))]!;
  return {
    mean: sorted.reduce((a, b) => a + b, 0) / sorted.length,
    low: at(0.1),
    high: at(0.9),
    trials: sorted.length,
  };
}
