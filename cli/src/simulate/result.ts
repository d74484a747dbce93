// The result of a simulation: what `--json` prints and what the summary and the report are made from.
import type { Options, Side } from '@motti/engine';
import type { Job } from './job.ts';
import { elo, type Histogram } from './statistics.ts';
import type { Tally } from './tally.ts';

/** A simulation with all that a reader needs to make it again. */
export interface Simulation {
  readonly job: Job;
  readonly rules: number;
  readonly tally: Tally;
  /** How many games were asked for. */
  readonly wanted: number;
  readonly workers: number;
  readonly seconds: number;
}

export interface CurvePoint {
  readonly games: number;
  readonly mean: number;
  /** 5, 25, 50, 75 and 95 percent. */
  readonly quantiles: readonly number[];
}

const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95];

export const curvePoint = (histogram: Histogram): CurvePoint => ({
  games: histogram.total,
  mean: histogram.mean,
  quantiles: QUANTILES.map((share) => histogram.quantile(share)),
});

/** The shape other programs rely on; fields may be added, none taken away. */
export interface SimulationJson {
  readonly game: string;
  readonly scenario: string;
  /** The file of a scenario made by players. */
  readonly file?: string;
  readonly options: Options;
  readonly rules: number;
  readonly seed: string;
  readonly bots: Readonly<Record<Side, string>>;
  readonly swap: boolean;
  readonly games: number;
  readonly wanted: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly intervals: Readonly<Record<Side, readonly [number, number]>>;
  readonly byBot: Readonly<Record<string, { games: number; score: number; elo: number | null }>>;
  readonly endings: readonly {
    winner: Side | 'draw';
    clause: string;
    level: string | null;
    games: number;
  }[];
  readonly turns: { mean: number; counts: Readonly<Record<string, number>> };
  readonly gauges: Readonly<Record<string, readonly CurvePoint[]>>;
  readonly actions: number;
  readonly rolls: number;
  readonly workers: number;
  readonly seconds: number;
}

export function simulationJson({
  job,
  rules,
  tally,
  wanted,
  workers,
  seconds,
}: Simulation): SimulationJson {
  const intervals = tally.sides.map((side) => [side, tally.interval(side)] as const);
  const byBot = [...tally.bots].map(([name, { games, score }]) => {
    const difference = elo(score / games);
    return [name, { games, score, elo: Number.isFinite(difference) ? difference : null }] as const;
  });
  const gauges = [...tally.curves].map(([name, turns]) => [name, turns.map(curvePoint)] as const);
  return {
    game: job.game,
    scenario: job.setup.scenario,
    ...(job.file === undefined ? {} : { file: job.file }),
    options: job.setup.options,
    rules,
    seed: job.seed,
    bots: job.bots,
    swap: job.swap,
    games: tally.games,
    wanted,
    wins: { ...tally.wins, draw: tally.draws },
    intervals: Object.fromEntries(intervals),
    byBot: Object.fromEntries(byBot),
    endings: tally.endingsByFrequency.map(({ over, games }) => ({
      winner: over.winner ?? 'draw',
      clause: over.clause,
      level: over.level ?? null,
      games,
    })),
    turns: { mean: tally.lengths.mean, counts: Object.fromEntries(tally.lengths.sorted) },
    gauges: Object.fromEntries(gauges),
    actions: tally.actions,
    rolls: tally.rolls,
    workers,
    seconds,
  };
}
