// One simulated game. Its chance depends on the seed and its number alone: never on who runs it, or in what order.
import { type Bot, Curve, playOut } from '@motti/bots';
import { type AnyGame, type Over, type Setup, type Side, seededRandom } from '@motti/engine';

/** What is simulated: plain data, so that it can be sent to a worker. */
export interface Job {
  readonly game: string;
  readonly setup: Setup;
  /** Where a scenario made by players was read from. */
  readonly file?: string;
  /** The names of the bots by seat. */
  readonly bots: Readonly<Record<Side, string>>;
  /** Every second game the first two seats change bots. */
  readonly swap: boolean;
  readonly seed: string;
}

/** What is kept of a game. */
export interface Row {
  readonly index: number;
  readonly over: Over;
  readonly actions: number;
  readonly rolls: number;
  readonly bots: Readonly<Record<Side, string>>;
  /** The gauges at the set-up and at the end of each turn; the last entry is the end of the game. */
  readonly curve: readonly Readonly<Record<string, number>>[];
}

export const seedOf = (job: Job, index: number): string => `${job.seed}/${index}`;

/** Who plays what in this game. */
export function botsOf(job: Job, index: number): Record<Side, string> {
  const bots = { ...job.bots };
  const [a, b] = Object.keys(bots);
  if (job.swap && index % 2 === 1 && a !== undefined && b !== undefined) {
    [bots[a], bots[b]] = [bots[b]!, bots[a]!];
  }
  return bots;
}

export function simulateGame(
  game: AnyGame,
  job: Job,
  index: number,
  bot: (name: string) => Bot,
): Row {
  const names = botsOf(job, index);
  const bots: Record<Side, Bot> = {};
  for (const [side, name] of Object.entries(names)) bots[side] = bot(name);

  const curve = new Curve(game, (state) => game.gauges(state));
  const played = playOut(game, job.setup, bots, seededRandom(seedOf(job, index)), curve);
  const { over, actions, rolls } = played;
  return { index, over, actions, rolls, bots: names, curve: curve.points };
}
