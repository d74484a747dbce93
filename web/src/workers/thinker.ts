// A worker that thinks: bots choose in it, and previews are computed in it, so that the page stays free.
import {
  actionsOf,
  type Bot,
  type BotQuestion,
  botByName,
  ponder,
  quickBotName,
  Setups,
  type Thinking,
} from '@motti/bots';
import {
  type AnyAction,
  type AnyGame,
  invariant,
  isRoll,
  parseAction,
  printAction,
  type Setup,
  seededRandom,
} from '@motti/engine';
import { expose } from 'comlink';
import { loadRules } from '../games/rules.ts';
import { previewAction } from '../table/preview.ts';

/** So that what a game makes of a board is made once a match, not once a thought. */
const setups = new Setups();

/** A bot that searches answers with its best after so long, however slow the machine. */
const LONGEST_MS = 2000;
/** It says how far it is in so many steps. */
const STEPS = 25;

/** Hears how far a bot is, from 0 to 1, and the lines that it would play if nobody waited longer. */
export type HearThought = (done: number, best: readonly string[]) => void;
/** Hears of a question that may come, by its view, and how the bot would go on. */
export type HearForeseen = (view: unknown, lines: readonly string[]) => void;

const linesOf = (game: AnyGame, actions: readonly AnyAction[]): readonly string[] =>
  actions.map((action) => printAction(game, action));

function knownBot(game: AnyGame, level: string): Bot {
  const bot = botByName(game, level);
  invariant(bot, `${game.id} has no bot called ${level}`);
  return bot;
}

/** Tells how far a thought is, no more often than is worth a message. */
function telling(game: AnyGame, tell: HearThought): Thinking {
  let best: readonly string[] = [];
  let told = 0;
  return {
    best(plan) {
      best = linesOf(game, plan);
      tell(told / STEPS, best);
    },
    tell(done) {
      const step = Math.floor(done * STEPS);
      if (step === told) return;
      told = step;
      tell(done, best);
    },
  };
}

const thinker = {
  /** The level that answers at once: for lessons, whose lines are made for it. */
  async quick(game: string): Promise<string> {
    return quickBotName(await loadRules(game));
  },

  /** The lines with which a bot of this level goes on, the first one now. */
  async choose(
    gameId: string,
    level: string,
    { setup, view, side }: Omit<BotQuestion, 'game'>,
    seed: string,
    tell: HearThought = () => {},
  ): Promise<readonly string[]> {
    const game = await loadRules(gameId);
    const question = { game, setup: setups.same(setup), view, side };
    const end = performance.now() + LONGEST_MS;
    const thinking = { ...telling(game, tell), stop: () => performance.now() > end };
    return linesOf(game, actionsOf(knownBot(game, level), question, seededRandom(seed), thinking));
  },

  /** Thinks ahead while others decide, until there is nothing more to foresee or this worker is ended. */
  async ponder(
    gameId: string,
    level: string,
    { setup, view, side }: Omit<BotQuestion, 'game'>,
    seed: string,
    hear: HearForeseen,
  ): Promise<void> {
    const game = await loadRules(gameId);
    const bot = knownBot(game, level);
    const others = knownBot(game, quickBotName(game));
    const question = { game, setup: setups.same(setup), view, side };
    for (const foreseen of ponder(question, bot, others, seededRandom(seed)))
      hear(foreseen.view, linesOf(game, foreseen.plan));
  },

  async preview(gameId: string, setup: Setup, view: unknown, side: string, text: string) {
    const game = await loadRules(gameId);
    const action = parseAction(game, text);
    return action && !isRoll(action)
      ? previewAction(game, setups.same(setup), view, side, action)
      : undefined;
  },
};

export type Thinker = typeof thinker;

expose(thinker);
