// Talvisota in English.
import type { Catalogue } from '../catalogue.ts';
import { actions } from './actions.ts';
import { aims } from './aims.ts';
import { events, runs } from './events.ts';
import { options, scenarios } from './options.ts';
import { prompts, waiting } from './prompts.ts';
import { refusals } from './refusals.ts';
import { names, result, terms } from './terms.ts';
import { warnings } from './warnings.ts';

export const en: Catalogue = {
  title: 'Talvisota',
  subtitle: 'The Winter War, 1939–1940',
  sides: { soviet: 'Soviet Union', finland: 'Finland', chance: 'Chance' },
  scenarios,
  options,
  prompts,
  waiting,
  actions,
  roll: (dice) => `Roll ${dice.join(' ')}`,
  events,
  runs,
  refusals,
  warnings,
  aims,
  terms,
  names,
  result,
};
