// One game of a tournament. Its chance depends on the seed and its number alone, so that a tournament can be taken up again.
import { type Bot, playOut } from '@motti/bots';
import { type AnyGame, type Setup, type Side, seededRandom } from '@motti/engine';

/** What is played: plain data, so that it can be sent to a worker. */
export interface Job {
  readonly game: string;
  /** In each of these scenarios everybody plays everybody; the games of one are the same as in a tournament of it alone. */
  readonly setups: readonly Setup[];
  readonly bots: readonly string[];
  readonly seed: string;
  /** Games that are known already: the first to be played has this number. */
  readonly known: number;
}

export interface Row {
  readonly index: number;
  /** The bots on the first and on the second seat. */
  readonly bots: readonly [string, string];
  /** What the bot on the first seat scored: 1, ½ or 0. */
  readonly score: number;
  readonly winner: Side | undefined;
}

/** Everybody against everybody, in turn. */
export function pairsOf(bots: readonly string[]): [string, string][] {
  return bots.flatMap((a, i) => bots.slice(i + 1).map((b): [string, string] => [a, b]));
}

type Order = Pick<Job, 'setups' | 'bots' | 'seed'>;

/** The scenarios take turns. */
export const setupOf = ({ setups }: Pick<Order, 'setups'>, index: number): Setup =>
  setups[index % setups.length]!;

/** Which game of its scenario it is. */
const roundOf = ({ setups }: Pick<Order, 'setups'>, index: number): number =>
  Math.floor(index / setups.length);

/** Who plays game so-and-so: each pair in turn, sides swapped every second time. */
export function seatsOf(order: Pick<Order, 'setups' | 'bots'>, index: number): [string, string] {
  const pairs = pairsOf(order.bots);
  const round = roundOf(order, index);
  const [a, b] = pairs[round % pairs.length]!;
  return Math.floor(round / pairs.length) % 2 === 0 ? [a, b] : [b, a];
}

/** Both games of a pair, one on each side, have the same seed. */
export const seedOf = (order: Order, index: number): string =>
  `${order.seed}/${Math.floor(roundOf(order, index) / pairsOf(order.bots).length / 2)}`;

export function playGame(game: AnyGame, job: Job, index: number, bot: (name: string) => Bot): Row {
  const setup = setupOf(job, index);
  const [first, second] = game.seats(setup);
  const bots = seatsOf(job, index);
  const seats = { [first!]: bot(bots[0]), [second!]: bot(bots[1]) };
  const { over } = playOut(game, setup, seats, seededRandom(seedOf(job, index)));
  const score = over.winner === undefined ? 0.5 : over.winner === first ? 1 : 0;
  return { index, bots, score, winner: over.winner };
}
