// Triumph of Chaos as a Game: the only public door.
import type { Game } from '@motti/engine';
import type { Action, Event } from './actions.ts';
import { ending, passing, warnings } from './advice.ts';
import { aim } from './aim.ts';
import { arrange } from './arrange.ts';
import { audit } from './audit.ts';
import { fight } from './fights.ts';
import { apply, check, choices, decision } from './flow.ts';
import { guess } from './guess.ts';
import { parse, print } from './notation.ts';
import { breakdowns, gauges, phase, picture } from './picture.ts';
import { OPTIONS, SCENARIOS, setUp } from './setup.ts';
import { clone, SIDE_NAMES, type State } from './state.ts';
import { textsFor } from './texts/index.ts';
import { audience, type View, view } from './view.ts';

export const triumphOfChaos: Game<State, Action, View, Event> = {
  id: 'triumph-of-chaos',
  rules: 7,
  sides: [...SIDE_NAMES],
  scenarios: SCENARIOS,
  options: OPTIONS,
  seats: () => [...SIDE_NAMES],
  setup: setUp,
  decision,
  choices,
  check,
  apply,
  clone,
  view,
  guess,
  audience,
  faceDown: ['allocate', 'influence'],
  print,
  parse,
  gauges,
  breakdowns,
  texts: textsFor,
  phase,
  ending,
  passing,
  warnings,
  aim,
  fight,
  arrange,
  picture,
  audit,
};

export type { Action, Event, Step } from './actions.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
