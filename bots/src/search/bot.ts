// A bot that searches where a game has plans to choose from, and does as the bot below it everywhere else.
import type { Random } from '@motti/engine';
import type { Bot, BotQuestion } from '../bot.ts';
import type { AnyEvaluation } from '../evaluation.ts';
import type { Budget, Thinking } from './budget.ts';
import type { AnyPlanning } from './planning.ts';
import { search } from './search.ts';

export function searchBot(
  name: string,
  evaluation: AnyEvaluation,
  planning: AnyPlanning,
  budget: Budget,
  below: Bot,
): Bot {
  const plan = (question: BotQuestion, random: Random, thinking: Thinking = {}) =>
    search(question, evaluation, planning, budget, random, thinking) ??
    below.plan?.(question, random) ?? [below.choose(question, random)];
  return { name, plan, choose: (question, random) => plan(question, random)[0]! };
}
