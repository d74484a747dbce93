// The luck ledger: what the dice gave against what they were expected to give.
import { type AnyGame, CHANCE } from './contract.ts';
import { type Line, liveLines } from './line.ts';
import { Match } from './match.ts';
import { distributionOf, type Gauges, type Odds, type OddsOptions, oddsFrom } from './odds.ts';
import type { MatchRecord } from './record/index.ts';
import { invariant } from './refusal.ts';
import type { AnyMatch } from './replay.ts';

/** One fall of dice, with all that follow before a player decides again. */
export interface LuckEntry {
  /** The first and the last of the record's lines that it is made of, from 0. */
  readonly first: number;
  readonly last: number;
  readonly method: Odds['method'];
  /** By gauge. */
  readonly gauges: Readonly<Record<string, Luck>>;
}

export interface Luck {
  readonly expected: number;
  readonly real: number;
  /** The standard deviation of what could have come. */
  readonly deviation: number;
  /** The probability of a change as large as this one, or larger. */
  readonly tail: number;
  /** The probability of a change as small as this one, or smaller. */
  readonly lowerTail: number;
}

export interface LuckLedger {
  readonly entries: readonly LuckEntry[];
  /** All rolls together; the tails by the normal curve. */
  readonly totals: Readonly<Record<string, Luck>>;
}

export interface LuckOptions extends OddsOptions {
  /** Ends walked to or samples drawn over the whole record; every roll of dice gets its share of what is left. */
  readonly budget?: number;
}

export interface LuckProgress {
  /** From 0 to 1. */
  readonly done: number;
  readonly ledger: LuckLedger;
}

/** Fewer samples than these say nothing. */
const LEAST_SAMPLES = 40;
/** So many parts of a long record are told as they come. */
const STEPS = 20;

/** Goes through a record; only dice that could change a gauge are entered, those taken back are not. */
export function luckOf(record: MatchRecord, game: AnyGame, options: LuckOptions): LuckLedger {
  const steps = luckSteps(record, game, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps: what is known so far, so that the caller can show it, and stop whenever they like. */
export function* luckSteps(
  record: MatchRecord,
  game: AnyGame,
  options: LuckOptions,
): Generator<LuckProgress, LuckLedger> {
  const match: AnyMatch = new Match(game, record.setup);
  const live = liveLines(record.lines);
  const entries: LuckEntry[] = [];
  let left = options.budget ?? Number.POSITIVE_INFINITY;
  let rolls = rollsIn(record, live);
  let told = 0;
  for (let at = 0; at < live.length; ) {
    if (at >= ((told + 1) * live.length) / STEPS) {
      told = Math.floor((at * STEPS) / live.length);
      yield {
        done: at / live.length,
        ledger: { entries: [...entries], totals: totalsOf(entries) },
      };
    }
    if (!isDice(record, live[at])) {
      play(match, record.lines[live[at++]!]!);
      continue;
    }
    const first = live[at]!;
    const before = game.gauges(match.state);
    const odds = oddsFrom(game, match.state, within(options, left / Math.max(1, rolls)));
    left -= odds.leaves;
    rolls--;
    while (isDice(record, live[at])) play(match, record.lines[live[at++]!]!);
    const gauges = luckOfGauges(odds, before, game.gauges(match.state));
    if (Object.keys(gauges).length > 0)
      entries.push({ first, last: live[at - 1]!, method: odds.method, gauges });
  }
  return { entries, totals: totalsOf(entries) };
}

/** How often dice fall: those that follow each other count once. */
const rollsIn = (record: MatchRecord, live: readonly number[]): number =>
  live.filter((line, at) => isDice(record, line) && !isDice(record, live[at - 1])).length;

/** Odds that cost no more than this. */
function within(options: LuckOptions, share: number): OddsOptions {
  if (!Number.isFinite(share)) return options;
  const most = Math.max(LEAST_SAMPLES, Math.floor(share));
  return {
    ...options,
    leaves: Math.min(options.leaves ?? most, most),
    samples: Math.min(options.samples ?? most, most),
  };
}

const isDice = (record: MatchRecord, index: number | undefined): boolean =>
  index !== undefined && record.lines[index]!.side === CHANCE;

function play(match: AnyMatch, line: Line): void {
  invariant(!match.playLine(line), 'luck is told only of a record that replays');
}

/** The gauges that these dice could change. */
function luckOfGauges(odds: Odds, before: Gauges, after: Gauges): Record<string, Luck> {
  const found: Record<string, Luck> = {};
  for (const [gauge, { mean, deviation }] of Object.entries(odds.expected)) {
    if (deviation === 0) continue;
    const real = (after[gauge] ?? 0) - (before[gauge] ?? 0);
    const changes = distributionOf(odds, gauge);
    const tail = chanceOf(changes.filter(({ change }) => change >= real));
    const lowerTail = chanceOf(changes.filter(({ change }) => change <= real));
    found[gauge] = { expected: mean, real, deviation, tail, lowerTail };
  }
  return found;
}

const chanceOf = (changes: readonly { readonly probability: number }[]): number =>
  changes.reduce((sum, { probability }) => sum + probability, 0);

function totalsOf(entries: readonly LuckEntry[]): Record<string, Luck> {
  const sums: Record<string, { expected: number; real: number; variance: number }> = {};
  for (const { gauges } of entries)
    for (const [gauge, { expected, real, deviation }] of Object.entries(gauges)) {
      sums[gauge] ??= { expected: 0, real: 0, variance: 0 };
      sums[gauge].expected += expected;
      sums[gauge].real += real;
      sums[gauge].variance += deviation ** 2;
    }
  return Object.fromEntries(
    Object.entries(sums).map(([gauge, { expected, real, variance }]): [string, Luck] => {
      const deviation = Math.sqrt(variance);
      const tail = upperTail((real - expected) / deviation);
      return [gauge, { expected, real, deviation, tail, lowerTail: 1 - tail }];
    }),
  );
}

/** The probability that a normal variable exceeds z (Abramowitz and Stegun 26.2.17, good to 1e-7). */
export function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
