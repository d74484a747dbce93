// A worker that studies a match: chances at its moments, what the machine would have done, the luck of the dice.
import { actionsOf, type Bot, botByName, botNames, quickBotName } from '@motti/bots';
import {
  type AnyAction,
  type AnyGame,
  type AnyMatch,
  type LuckLedger,
  luckSteps,
  parseAction,
  printAction,
  readRecord,
  replay,
  type Side,
  seededRandom,
} from '@motti/engine';
import { expose } from 'comlink';
import {
  type Machines,
  momentsOf,
  pointsFrom,
  type Share,
  shareOf,
  statesAt,
} from '../analysis/chances.ts';
import { loadRules } from '../games/rules.ts';

const MOST_MOMENTS = 40;
/**
 * Games a moment, pass after pass: the first shows a curve at once, the others make it sure. In the last ones the strongest
 * level thinks over the turn that has begun.
 */
const PASSES = [
  ...[1, 3, 6, 10, 10].map((games) => ({ games, thinks: false })),
  ...[1, 2, 3, 4].map((games) => ({ games, thinks: true })),
];
const ALL_GAMES = PASSES.reduce((sum, { games }) => sum + games, 0);
const ADVICE_GAMES = 60;
const LUCK_SAMPLES = 300;
/** Ends walked to over a whole match: a few seconds of a campaign. */
const LUCK_BUDGET = 400_000;

export interface ChancePoint extends Share {
  /** Entries played. */
  readonly at: number;
}

export interface Progress {
  readonly points: readonly ChancePoint[];
  /** From 0 to 1. */
  readonly done: number;
}

export interface Advice {
  readonly side: Side;
  /** The decision as the machine would make it, in notation. */
  readonly bot: readonly string[];
  readonly played: string;
  readonly afterBot: Share;
  readonly afterPlayed: Share;
}

interface Study {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  /** Plays on from a moment, many times. */
  readonly quick: Bot;
  /** The strongest: is asked what it would do. */
  readonly adviser: Bot;
}

/** The names of the machines that play on: whatever follows, and the turn that has begun. */
export type Levels = Readonly<Record<keyof Machines, string>>;

async function open(gameId: string, text: string): Promise<Study> {
  const game = await loadRules(gameId);
  const { record } = readRecord(text, () => game);
  const quick = botByName(game, quickBotName(game))!;
  const adviser = botByName(game, botNames(game, record.setup.scenario).at(-1)!)!;
  return { game, match: replay(record, game).match, quick, adviser };
}

const analyst = {
  /** The names of the machines that play on. */
  async levels(gameId: string, text: string): Promise<Levels> {
    const { quick, adviser } = await open(gameId, text);
    return { turn: adviser.name, rest: quick.name };
  },

  /**
   * The chance of a side to win at the moments of a match; tells after every moment how far it is. `part` of `parts`
   * workers: each has its own moments. The dice depend on the moment alone, so that the result is the same on any machine.
   */
  async curve(
    gameId: string,
    text: string,
    side: Side,
    { part, parts }: { readonly part: number; readonly parts: number },
    tell: (progress: Progress) => void,
  ): Promise<void> {
    const { match, quick, adviser } = await open(gameId, text);
    const moments = momentsOf(match, MOST_MOMENTS).filter((_, i) => i % parts === part);
    const found = statesAt(match, moments).map((state, i) => ({
      at: moments[i]!,
      state,
      points: 0,
      games: 0,
    }));
    if (found.length === 0) tell({ points: [], done: 1 });
    let played = 0;
    for (const [pass, { games, thinks }] of PASSES.entries()) {
      const machines: Machines = { turn: thinks ? adviser : quick, rest: quick };
      for (const moment of found) {
        const random = seededRandom(`${moment.at} ${pass}`);
        moment.points += pointsFrom(match, moment.state, side, machines, games, random);
        moment.games += games;
        played += games;
        const known = found.filter((one) => one.games > 0);
        tell({
          points: known.map((one) => ({ at: one.at, ...shareOf(one.points, one.games) })),
          done: played / (ALL_GAMES * found.length),
        });
      }
    }
  },

  /** What the machine would have done after so many entries; nothing where nobody decides. */
  async advise(gameId: string, text: string, at: number): Promise<Advice | undefined> {
    const { game, match, quick, adviser } = await open(gameId, text);
    const entry = match.entries[at];
    const [state] = statesAt(match, [at]);
    const decision = game.decision(state);
    if (!entry || decision.kind !== 'choose' || !decision.sides.includes(entry.side)) return;
    const { side } = entry;
    const random = seededRandom(at);
    const view = game.view(state, side);
    const actions = actionsOf(adviser, { game, setup: match.setup, view, side }, random);
    const machines: Machines = { turn: quick, rest: quick };
    const share = (action: AnyAction): Share => {
      const after = game.clone(state);
      game.apply(after, side, action);
      return shareOf(pointsFrom(match, after, side, machines, ADVICE_GAMES, random), ADVICE_GAMES);
    };
    return {
      side,
      bot: actions.map((action) => printAction(game, action)),
      played: entry.text,
      afterBot: share(actions[0]!),
      afterPlayed: share(parseAction(game, entry.text) as AnyAction),
    };
  },

  /** The ledger; a long match is told as far as it is known. */
  async luck(
    gameId: string,
    text: string,
    tell: (ledger: LuckLedger) => void = () => {},
  ): Promise<LuckLedger> {
    const game = await loadRules(gameId);
    const { record } = readRecord(text, () => game);
    const options = { random: seededRandom(1), samples: LUCK_SAMPLES, budget: LUCK_BUDGET };
    const steps = luckSteps(record, game, options);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      tell(value.ledger);
    }
  },
};

export type Analyst = typeof analyst;

expose(analyst);
