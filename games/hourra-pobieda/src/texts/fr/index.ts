// Hourra Pobieda en français.
import type { Over } from '@motti/engine';
import type { Catalogue, Fixed, Names } from '../catalogue.ts';
import { actions } from './actions.ts';
import { aims } from './aims.ts';
import { events, LEVELS, way } from './events.ts';
import { options, scenarios, types } from './options.ts';
import { problems } from './problems.ts';
import { prompts, waiting } from './prompts.ts';
import { refusals } from './refusals.ts';
import { names, terms } from './terms.ts';

const result =
  (n: Names): Catalogue['result'] =>
  ({ winner, level }: Over) =>
    winner === undefined
      ? 'La partie est nulle.'
      : `Victoire${level === undefined ? '' : ` ${LEVELS[level] ?? level}`} : ${n.side(winner)}.`;

export const fr: Fixed = {
  title: 'Hourra Pobieda',
  subtitle: 'Opérations de la Seconde Guerre mondiale',
  seats: { blue: 'Premier camp', red: 'Second camp', chance: 'Hasard' },
  scenarios,
  options,
  types,
  terms,
  names,
  of: (name, side) => `${name} (${side})`,
  // « en 1005 (Nomonhan) » : la préposition va avec le numéro, quel que soit le nom.
  placed: (name, label) => `${label} (${name})`,
  problems,
  catalogue: (n) => ({
    prompts: prompts(n),
    waiting: waiting(n),
    actions: actions(n),
    roll: (dice) => `Lancer ${dice.join(' ')}`,
    events: events(n),
    way,
    refusals: refusals(n),
    aims: aims(n),
    result: result(n),
  }),
};
