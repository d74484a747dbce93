// What many games add up to. Rows are added in the order of their numbers, so the sum is the same for any number of workers.
import type { Over, Side } from '@motti/engine';
import type { Row } from './job.ts';
import { Histogram, wilson } from './statistics.ts';

/** One way in which games ended, and how often. */
export interface Ending {
  readonly over: Over;
  games: number;
}

export class Tally {
  readonly sides: readonly Side[];
  games = 0;
  draws = 0;
  actions = 0;
  rolls = 0;
  readonly wins: Record<Side, number> = {};
  /** Won games, draws counting half, and games by bot; one bot on every seat has no entry. */
  readonly bots = new Map<string, { score: number; games: number }>();
  readonly endings = new Map<string, Ending>();
  readonly lengths = new Histogram();
  readonly actionsPerGame = new Histogram();
  /** By gauge, then by turn: 0 is the set-up. Games that are over are counted no more. */
  readonly curves = new Map<string, Histogram[]>();
  /** By gauge: its value when the game was over. */
  readonly finals = new Map<string, Histogram>();
  /** By what the first two sides have both: `morale` of `morale.finland`, first minus second at the end. */
  readonly differences = new Map<string, Histogram>();

  constructor(sides: readonly Side[]) {
    this.sides = sides;
    for (const side of sides) this.wins[side] = 0;
  }

  add(row: Row): void {
    this.games++;
    this.actions += row.actions;
    this.rolls += row.rolls;
    this.actionsPerGame.add(row.actions);
    this.lengths.add(turnsOf(row));
    this.#addResult(row);
    this.#addCurve(row);
  }

  interval(side: Side): [number, number] {
    return wilson(this.wins[side] ?? 0, this.games);
  }

  /** The ways games ended, the most frequent first. */
  get endingsByFrequency(): Ending[] {
    return [...this.endings.values()].sort((a, b) => b.games - a.games);
  }

  #addResult({ over, bots }: Row): void {
    if (over.winner === undefined) this.draws++;
    else this.wins[over.winner] = (this.wins[over.winner] ?? 0) + 1;

    const key = `${over.winner ?? ''} ${over.clause} ${over.level ?? ''}`;
    const ending = this.endings.get(key);
    if (ending) ending.games++;
    else this.endings.set(key, { over, games: 1 });

    if (new Set(Object.values(bots)).size < 2) return;
    for (const [side, name] of Object.entries(bots)) {
      const bot = this.bots.get(name) ?? { score: 0, games: 0 };
      bot.games++;
      bot.score += over.winner === undefined ? 0.5 : over.winner === side ? 1 : 0;
      this.bots.set(name, bot);
    }
  }

  #addCurve({ curve }: Row): void {
    for (const [turn, gauges] of curve.entries()) {
      for (const [name, value] of Object.entries(gauges)) {
        if (name === 'turn') continue;
        const histograms = entry<Histogram[]>(this.curves, name, () => []);
        histograms[turn] ??= new Histogram();
        histograms[turn].add(value);
      }
    }
    const [first, second] = this.sides;
    const final = curve.at(-1)!;
    for (const [name, value] of Object.entries(final)) {
      if (name === 'turn') continue;
      entry(this.finals, name, () => new Histogram()).add(value);
      if (!name.endsWith(`.${first}`)) continue;
      const common = name.slice(0, -`.${first}`.length);
      const other = final[`${common}.${second}`];
      if (other === undefined) continue;
      entry(this.differences, common, () => new Histogram()).add(value - other);
    }
  }
}

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

/** How many turns were played, the last one perhaps in part. */
export const turnsOf = ({ curve }: Row): number => curve.length - 1;
