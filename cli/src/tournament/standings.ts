// What the games of a tournament add up to.
import { type Job, pairsOf, type Row, setupOf } from './job.ts';
import { type Rating, ratings, type Score } from './ratings.ts';

export class Standings {
  readonly bots: readonly string[];
  readonly pairs: readonly Score[];
  games = 0;

  constructor(bots: readonly string[]) {
    this.bots = bots;
    this.pairs = pairsOf(bots).map(([a, b]) => ({ a, b, points: 0, games: 0 }));
  }

  add({ bots: [first, second], score }: Row): void {
    this.games++;
    for (const pair of this.pairs) {
      const isFirst = pair.a === first && pair.b === second;
      if (!isFirst && !(pair.a === second && pair.b === first)) continue;
      pair.games++;
      pair.points += isFirst ? score : 1 - score;
    }
  }

  get ratings(): Rating[] {
    return ratings(this.bots, this.pairs);
  }
}

/** All games together, and those of each scenario. */
export class Results {
  readonly all: Standings;
  readonly byScenario: readonly Standings[];
  readonly #job: Pick<Job, 'setups' | 'bots'>;

  constructor(job: Pick<Job, 'setups' | 'bots'>) {
    this.#job = job;
    this.all = new Standings(job.bots);
    this.byScenario = job.setups.map(() => new Standings(job.bots));
  }

  add(row: Row): void {
    this.all.add(row);
    this.byScenario[this.#job.setups.indexOf(setupOf(this.#job, row.index))]!.add(row);
  }
}
