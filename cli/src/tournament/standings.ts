// What the games of a tournament add up to.
import { pairsOf, type Row } from './job.ts';
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
