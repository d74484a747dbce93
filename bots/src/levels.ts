// The bots by name, from `random` on. `bot:easy` names the same bot where a seat may also be a person's.
import { levelNames } from '@motti/catalog/levels';
import { type AnyGame, invariant } from '@motti/engine';
import type { Bot } from './bot.ts';
import type { AnyEvaluation } from './evaluation.ts';
import { EVALUATIONS } from './evaluations.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search/bot.ts';

const easyBot = (evaluation: AnyEvaluation, name = 'easy'): Bot =>
  greedyBot(name, evaluation, { guesses: 1, rolls: 12 });

/** Playouts a decision of the levels that search, where their game says nothing else. Tournaments know them in every game with plans, players where they are measured. */
const NODES: Readonly<Record<string, number>> = { normal: 96, hard: 400 };

/** The names of the bots that a player is offered, from weak to strong: in this scenario, or in any. */
export const botNames = (game: AnyGame, scenario?: string): readonly string[] =>
  levelNames(game.id, scenario);

/** The bot that plays many games in a short time: for curves and reports. */
export const quickBotName = (game: AnyGame): string =>
  EVALUATIONS[game.id] ? 'easy' : randomBot.name;

/** The bot of this name, with or without `bot:` before it; nothing when this game has no such bot. */
export function botByName(game: AnyGame, name: string): Bot | undefined {
  const level = name.replace(/^bot:/, '');
  if (level === randomBot.name) return randomBot;
  const evaluation = EVALUATIONS[game.id];
  if (!evaluation) return undefined;
  if (level === 'easy') return easyBot(evaluation);
  const mood = evaluation.moods?.[level];
  if (mood) return easyBot(mood, level);
  const own = evaluation.levels?.[level];
  if (own) return easyBot(own, level);
  const { nodes = NODES[level], planning = evaluation.planning } =
    evaluation.searches?.[level] ?? {};
  if (nodes === undefined || !planning) return undefined;
  const base = evaluation.base ?? evaluation;
  return searchBot(level, base, planning, { nodes }, easyBot(base));
}

/** The weights of this game that can be tuned, where they stand and how far a step may try; nothing where none have names. */
export const tunableWeights = (game: AnyGame) => EVALUATIONS[game.id]?.tuning?.weights;

/** `easy` with other weights. */
export function tunedBot(game: AnyGame, weights: Readonly<Record<string, number>>): Bot {
  const tuning = EVALUATIONS[game.id]?.tuning;
  invariant(tuning, `${game.id} has no weights to tune`);
  return easyBot(tuning.make(weights), 'tuned');
}
