// A worker thread that thinks for bots: gets a view, answers with lines. It knows nothing else of the match.
import { parentPort } from 'node:worker_threads';
import { actionsOf, botByName, Setups } from '@motti/bots';
import { gameById } from '@motti/catalog';
import { invariant, printAction, seededRandom } from '@motti/engine';
import type { BotTask } from '../matches/thinker.ts';

export type BotAnswer = { readonly lines: readonly string[] } | { readonly error: string };

/** So that what a game makes of a board is made once a match, not once a thought. */
const setups = new Setups();

/** A bot that searches answers with its best after so long, however slow the machine. */
const LONGEST_MS = 2000;

function answer({ game: id, setup, level, side, view, seed }: BotTask): BotAnswer {
  try {
    const game = gameById(id);
    invariant(game, `no game ${id}`);
    const bot = botByName(game, level);
    invariant(bot, `no bot ${level} for ${id}`);
    const random = seededRandom(seed);
    const question = { game, setup: setups.same(setup), view, side };
    const end = performance.now() + LONGEST_MS;
    const actions = actionsOf(bot, question, random, { stop: () => performance.now() > end });
    return { lines: actions.map((action) => printAction(game, action)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: BotTask) => parentPort?.postMessage(answer(task)));
