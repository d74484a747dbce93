// The chances shown beside lit spaces: exact where both sides lie open, tried against guessed defences where they do not.
import { afterOnward, type Outlook, outlookOf } from '@motti/talvisota/aid';
import { raidDamage, raidOutcomes } from '@motti/talvisota/parts';
import { percent } from '../../table/numbers.ts';
import { onAllCores } from '../../workers/index.ts';
import type { Hand } from './hand.svelte.ts';
import { type Offers, scoutsToSend } from './offers.ts';
import { asked, type TalvisotaTable } from './table.ts';
import type { Trials } from './trials.worker.ts';

/** A chance that was tried out: its mean, and between which values four in five trials lie. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly trials: number;
}

export interface Raid {
  readonly success: number;
  readonly partial: number;
  readonly failure: number;
  readonly loss: number;
}

const TRIALS = 60;
/** Trials that a worker is asked for at once: few, so that the first estimate of every target comes soon. */
const BATCH = 6;

const cores = onAllCores<Trials>(
  () => new Worker(new URL('./trials.worker.ts', import.meta.url), { type: 'module' }),
);

/** Enough has been tried: the number no longer jumps. */
export const isSettled = ({ trials }: Estimate): boolean => trials >= TRIALS;

/** A chance in figures; until it is settled, between which values it lies. */
export const chanceText = (estimate: Estimate): string =>
  isSettled(estimate)
    ? percent(estimate.mean)
    : `${Math.round(estimate.low * 100)}–${percent(estimate.high)}`;

interface Target {
  readonly space: string;
  readonly line: string;
  readonly results: number[];
  /** Trials given out, answered or not. */
  asked: number;
}

export class Outlooks {
  /** By space; grows while defences are being tried. */
  estimates = $state.raw<ReadonlyMap<string, Estimate>>(new Map());
  #run = 0;

  /** Tries defences for each target until there are enough, on all cores. Returns what stops it. */
  start(table: TalvisotaTable, offers: Offers): () => void {
    const run = ++this.#run;
    this.estimates = new Map();
    const kind = asked(table);
    if (kind !== 'place' && kind !== 'pick') return () => {};
    const targets = [...offers].map(
      ([space, [action]]): Target => ({
        space,
        line: table.game.print(action!),
        results: [],
        asked: 0,
      }),
    );
    const { setup, view, version } = table;
    const work = async ({ thinker }: (typeof cores)[number]): Promise<void> => {
      for (;;) {
        const open = targets.filter((target) => target.asked < TRIALS);
        if (run !== this.#run || open.length === 0) return;
        const target = open.reduce((a, b) => (b.asked < a.asked ? b : a));
        const part = { seed: `${version} ${target.space}`, first: target.asked, count: BATCH };
        target.asked += BATCH;
        target.results.push(...(await thinker.run(setup, view, target.line, part)));
        if (run === this.#run) this.estimates = estimatesOf(targets);
      }
    };
    for (const core of cores) void work(core);
    return () => {
      if (run === this.#run) this.#run++;
    };
  }
}

function estimatesOf(targets: readonly Target[]): ReadonlyMap<string, Estimate> {
  return new Map(
    targets.flatMap(({ space, results }) => {
      const estimate = estimateOf(results);
      return estimate ? [[space, estimate] as const] : [];
    }),
  );
}

function estimateOf(results: readonly number[]): Estimate | undefined {
  if (results.length < 4) return undefined;
  const sorted = [...results].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))]!;
  return {
    mean: sorted.reduce((a, b) => a + b, 0) / sorted.length,
    low: at(0.1),
    high: at(0.9),
    trials: sorted.length,
  };
}

/** The exact outlook of a second attack, by space. */
export function secondOutlooks(table: TalvisotaTable, offers: Offers): Map<string, Outlook> {
  const found = new Map<string, Outlook>();
  if (asked(table) !== 'second') return found;
  for (const [space, [action]] of offers) {
    if (action?.kind !== 'onward') continue;
    const outlook = outlookOf(afterOnward(table.state, action.space));
    if (outlook) found.set(space, outlook);
  }
  return found;
}

/** How an infiltration may end, by the rules of the game itself. */
export function raidOn(table: TalvisotaTable, space: number, scouts: number): Raid {
  const outcomes = raidOutcomes(table.state, space, scouts);
  const chance = (wanted: string): number =>
    outcomes.find(({ result }) => result === wanted)?.chance ?? 0;
  return {
    success: chance('success'),
    partial: chance('partial'),
    failure: chance('failure'),
    loss: raidDamage(space),
  };
}

export function raids(table: TalvisotaTable, hand: Hand, offers: Offers): Map<string, number> {
  const kind = asked(table);
  const found = new Map<string, number>();
  if (kind !== 'harass') return found;
  const scouts = scoutsToSend(table, hand);
  for (const [space, [action]] of offers)
    if (action?.kind === 'harass') found.set(space, raidOn(table, action.space, scouts).success);
  return found;
}
