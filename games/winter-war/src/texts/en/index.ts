// The game in English.
import type { Catalogue } from '../catalogue.ts';
import { actions, roll } from './actions.ts';
import { aims } from './aims.ts';
import { causes, events, runs } from './events.ts';
import { player, sides, unit } from './lexicon.ts';
import { options, optionValues, scenarios } from './options.ts';
import { ended, prompts, waiting } from './prompts.ts';
import { refusals } from './refusals.ts';
import { names, result, terms } from './terms.ts';
import { warnings } from './warnings.ts';

export const en: Catalogue = {
  title: 'Winter War',
  subtitle: 'Finland and the Soviet Union, 30 November 1939 to 12 March 1940',
  sides,
  scenarios,
  options,
  optionValues,
  prompts,
  waiting,
  player,
  ended,
  actions,
  roll,
  events,
  runs,
  causes,
  refusals,
  warnings,
  aims,
  terms,
  names,
  unit,
  result,
};
