// Plays any legal action, each as likely as the others.
import { pick } from '@motti/engine';
import type { Bot } from './bot.ts';

export const randomBot: Bot = {
  name: 'random',
  choose: ({ game, setup, view, side }, random) =>
    pick(game.choices(game.guess(view, random, setup), side), random),
  pick: (choices, random) => pick(choices, random),
};
