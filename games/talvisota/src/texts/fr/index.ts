// Talvisota en français.
import type { Catalogue } from '../catalogue.ts';
import { actions } from './actions.ts';
import { aims } from './aims.ts';
import { events, runs } from './events.ts';
import { options, scenarios } from './options.ts';
import { prompts, waiting } from './prompts.ts';
import { refusals } from './refusals.ts';
import { names, result, terms } from './terms.ts';
import { warnings } from './warnings.ts';

export const fr: Catalogue = {
  title: 'Talvisota',
  subtitle: 'La guerre d’Hiver, 1939-1940',
  sides: { soviet: 'URSS', finland: 'Finlande', chance: 'Hasard' },
  scenarios,
  options,
  prompts,
  waiting,
  actions,
  roll: (dice) => `Dés : ${dice.join(' ')}`,
  events,
  runs,
  refusals,
  warnings,
  aims,
  terms,
  names,
  result,
};
