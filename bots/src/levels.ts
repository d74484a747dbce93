// The bots by name: `random` and `easy`. `bot:easy` names the same bot where a seat may also be a person's.
import type { AnyGame } from '@motti/engine';
import type { Bot } from './bot.ts';
import type { AnyEvaluation } from './evaluation.ts';
import { EVALUATIONS } from './evaluations.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

type Level = (evaluation: AnyEvaluation) => Bot;

/** The levels that need to know how good a state is, from weak to strong. */
const LEVELS: Readonly<Record<string, Level>> = {
  easy: (evaluation) => greedyBot('easy', evaluation, { guesses: 1, falls: 12 }),
};

/** The names of the bots that can play this game, from weak to strong. */
export const botNames = (game: AnyGame): readonly string[] =>
  EVALUATIONS[game.id] ? [randomBot.name, ...Object.keys(LEVELS)] : [randomBot.name];

/** The bot of this name, with or without `bot:` before it; nothing when this game has no such bot. */
export function botByName(game: AnyGame, name: string): Bot | undefined {
  const level = name.replace(/^bot:/, '');
  if (level === randomBot.name) return randomBot;
  const evaluation = EVALUATIONS[game.id];
  return evaluation && LEVELS[level]?.(evaluation);
}
