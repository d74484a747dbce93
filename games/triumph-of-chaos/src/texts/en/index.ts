// Everything the game says in English.
import type { Catalogue } from '../catalogue.ts';
import { actions } from './actions.ts';
import { aims } from './aims.ts';
import { leaderCards } from './cards-leaders.ts';
import { cardOptions } from './cards-options.ts';
import { politicalCards } from './cards-political.ts';
import { redCards } from './cards-red.ts';
import { whiteCards } from './cards-white.ts';
import { events } from './events.ts';
import { options, scenarios, values } from './options.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { warnings } from './warnings.ts';
import { words } from './words.ts';

export const en: Catalogue = {
  prompts,
  actions,
  events,
  refusals,
  warnings,
  aims,
  words,
  pieceName: (name) => name,
  scenarios,
  options,
  values,
  cards: {
    red: redCards,
    white: whiteCards,
    political: politicalCards,
    leaders: leaderCards,
    options: cardOptions,
  },
};
