import type { Texts } from '@motti/engine';
import type { Action, Event } from '../actions.ts';
import { print } from '../notation.ts';

export const interim: Texts<Action, Event> = {
  title: 'Talvisota',
  subtitle: '1939–1940',
  side: (side) => side,
  scenario: (id) => ({ name: id, summary: id }),
  option: (key) => ({ name: key, help: key }),
  optionValue: (_key, value) => value,
  prompt: (ask) => `**${ask.kind}**`,
  waiting: (ask, sides) => `${sides.join(', ')}: ${ask.kind}`,
  action: (action) => (action.kind === 'roll' ? `roll ${action.dice.join(' ')}` : print(action)),
  event: (event) => event.kind,
  refusal: (refusal) => refusal.code,
  term: (label) => label,
  name: (key) => key,
  result: (over) => over.winner ?? 'draw',
};
