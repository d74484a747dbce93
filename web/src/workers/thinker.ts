// A worker that thinks: bots choose in it, and previews are computed in it, so that the page stays free.
import { actionsOf, type BotQuestion, botByName, quickBotName, Setups } from '@motti/bots';
import { isRoll, parseAction, printAction, type Setup, seededRandom } from '@motti/engine';
import { expose } from 'comlink';
import { loadRules } from '../games/rules.ts';
import { previewAction } from '../table/preview.ts';

/** So that what a game makes of a board is made once a match, not once a thought. */
const setups = new Setups();

/** A bot that searches answers with its best after so long, however slow the machine. */
const LONGEST_MS = 2000;

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
  ): Promise<readonly string[]> {
    const game = await loadRules(gameId);
    const bot = botByName(game, level);
    if (!bot) throw new Error(`${gameId} has no bot called ${level}`);
    const random = seededRandom(seed);
    const question = { game, setup: setups.same(setup), view, side };
    const end = performance.now() + LONGEST_MS;
    const actions = actionsOf(bot, question, random, { stop: () => performance.now() > end });
    return actions.map((action) => printAction(game, action));
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
