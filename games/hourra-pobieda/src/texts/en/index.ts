// Hourra Pobieda in English.
import type { Over } from '@motti/engine';
import type { Catalogue, Fixed, Names } from '../catalogue.ts';
import { actions } from './actions.ts';
import { aims } from './aims.ts';
import { events, victoryOf, way } from './events.ts';
import { options, scenarios, types } from './options.ts';
import { problems } from './problems.ts';
import { prompts, waiting } from './prompts.ts';
import { refusals } from './refusals.ts';
import { names, terms } from './terms.ts';

const result =
  (n: Names): Catalogue['result'] =>
  ({ winner, level }: Over) =>
    winner === undefined ? 'The game is a draw.' : `${victoryOf(level)}: ${n.side(winner)}.`;

export const en: Fixed = {
  title: 'Hourra Pobieda',
  subtitle: 'Operations of the Second World War',
  seats: { blue: 'First side', red: 'Second side', chance: 'Chance' },
  scenarios,
  options,
  types,
  terms,
  names,
  of: (name, side) => `${name}, ${side}`,
  placed: (name, label) => `${name} (${label})`,
  problems,
  catalogue: (n) => ({
    prompts: prompts(n),
    waiting: waiting(n),
    actions: actions(n),
    roll: (dice) => `Roll ${dice.join(' ')}`,
    events: events(n),
    way,
    refusals: refusals(n),
    aims: aims(n),
    result: result(n),
  }),
};
