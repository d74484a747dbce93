// The chances shown beside lit spaces: exact where both sides lie open, tried against guessed defences where they do not.
import { seededRandom } from '@motti/engine';
import { afterOnward, type Outlook, outlookOf, trial } from '@motti/talvisota/aid';
import { raidDamage, raidOutcomes } from '@motti/talvisota/parts';
import type { Hand } from './hand.svelte.ts';
import { type Offers, scoutsToSend } from './offers.ts';
import { asked, type TalvisotaTable } from './table.ts';

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
const SLICE = 7; // ms of trying before the page gets its turn

export class Outlooks {
  /** By space; grows while defences are being tried. */
  estimates = $state.raw<ReadonlyMap<string, Estimate>>(new Map());
  #run = 0;

  /** Tries defences for each target until there are enough, in slices. Returns what stops it. */
  start(table: TalvisotaTable, offers: Offers): () => void {
    const run = ++this.#run;
    this.estimates = new Map();
    const kind = asked(table);
    if (kind !== 'place' && kind !== 'pick') return () => {};
    const targets = [...offers].map(([space, [action]]) => ({
      space,
      action: action!,
      results: [] as number[],
      random: seededRandom(`${table.version} ${space}`),
    }));
    const step = (): void => {
      if (run !== this.#run) return;
      const until = performance.now() + SLICE;
      let open = targets.filter(({ results }) => results.length < TRIALS);
      while (open.length > 0 && performance.now() < until) {
        const target = open.reduce((a, b) => (b.results.length < a.results.length ? b : a));
        const chance = trial(table.setup, table.view, target.action, target.random);
        if (chance === undefined) target.results.length = TRIALS;
        else target.results.push(chance);
        open = targets.filter(({ results }) => results.length < TRIALS);
      }
      this.estimates = new Map(
        targets.flatMap(({ space, results }) => {
          const estimate = estimateOf(results);
          return estimate ? [[space, estimate] as const] : [];
        }),
      );
      if (open.length > 0) setTimeout(step, 12);
    };
    setTimeout(step, 30);
    return () => {
      if (run === this.#run) this.#run++;
    };
  }
}

function estimateOf(results: readonly number[]): Estimate | undefined {
  const tried = results.filter((result) => result !== undefined);
  if (tried.length < 4) return undefined;
  const sorted = [...tried].sort((a, b) => a - b);
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
