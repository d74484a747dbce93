// Talvisota 1939–1940 as a Game: the only public door.
import type { Game } from '@motti/engine';
import type { Action, Event } from './actions.ts';
import { ending, fight, phase, warnings } from './advice.ts';
import { presets } from './aid/presets.ts';
import { aim } from './aim.ts';
import { arrange } from './arrange.ts';
import { audit } from './audit.ts';
import { SCENARIOS } from './data/index.ts';
import { apply, check, choices, decision } from './flow.ts';
import { guess } from './guess.ts';
import { parse, print } from './notation.ts';
import { breakdowns, gauges, picture } from './picture.ts';
import { OPTIONS, rulesOf, setUp } from './setup.ts';
import { clone, FINLAND, SOVIET, type State } from './state.ts';
import { texts } from './texts/index.ts';
import { audience, type View, view } from './view.ts';

export const talvisota: Game<State, Action, View, Event> = {
  id: 'talvisota',
  rules: 4,
  sides: [SOVIET, FINLAND],
  scenarios: SCENARIOS,
  options: OPTIONS,
  seats: (setup) => (rulesOf(setup).solo ? [SOVIET] : [SOVIET, FINLAND]),
  setup: setUp,
  decision,
  choices,
  check,
  apply,
  clone,
  view,
  guess,
  audience,
  faceDown: ['attack', 'answer', 'lose'],
  print,
  parse,
  gauges,
  breakdowns,
  texts: (locale) => texts[locale],
  phase,
  ending,
  presets,
  warnings,
  aim,
  fight,
  arrange,
  picture,
  audit,
};

export type { Action, Event, Step } from './actions.ts';
export type { State } from './state.ts';
export { vocabulary } from './texts/index.ts';
export type { BattleView, View } from './view.ts';
