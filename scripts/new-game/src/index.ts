// First Column as a Game: the only public door.
import type { Game } from '@motti/engine';
import type { Action, Event } from './actions.ts';
import { apply, check, choices, decision } from './flow.ts';
import { parse, print } from './notation.ts';
import { arrange, audit, breakdowns, gauges, picture } from './picture.ts';
import { setUp } from './setup.ts';
import { clone, SIDES, type State } from './state.ts';
import { texts } from './texts/index.ts';
import { audience, guess, type View, view } from './view.ts';

export const firstColumn: Game<State, Action, View, Event> = {
  id: 'first-column',
  rules: 1,
  sides: SIDES,
  scenarios: [{ id: 'road' }],
  options: [],
  seats: () => SIDES,
  setup: setUp,
  decision,
  choices,
  check,
  apply,
  clone,
  view,
  guess,
  audience,
  print,
  parse,
  gauges,
  breakdowns,
  texts: (locale) => texts[locale],
  arrange,
  picture,
  audit,
  phase: () => 'march',
};

export type { Action, Event } from './actions.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
