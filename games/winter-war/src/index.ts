// Winter War (1972): the Game object, the only public door.
import type { Game } from '@motti/engine';
import type { Action, Event } from './actions.ts';
import { ending, fight, phase, warnings } from './advice.ts';
import { presets } from './aid/presets.ts';
import { aim } from './aim.ts';
import { arrange } from './arrange.ts';
import { audit } from './audit.ts';
import { SIDES } from './data/index.ts';
import { apply, begin, check, choices, decision } from './flow.ts';
import { guess } from './guess.ts';
import { parse, print } from './notation.ts';
import { breakdowns, gauges, picture } from './picture.ts';
import { finality, OPTIONS, setUp } from './setup.ts';
import { clone, type State } from './state.ts';
import { texts } from './texts/index.ts';
import { audience, type View, view } from './view.ts';

export type { Action, Event } from './actions.ts';
export * from './data/index.ts';
export * as queries from './queries.ts';
export type { State, Step } from './state.ts';
export { kindsOfUnits, vocabulary } from './texts/index.ts';
export { faceDownSeen, hexSeen, isOnMap, type View } from './view.ts';

export const winterWar: Game<State, Action, View, Event> = {
  id: 'winter-war',
  rules: 3,
  sides: SIDES,
  scenarios: [
    { id: 'standard' },
    { id: 'events' },
    { id: 'isthmus', fixed: { dummies: 'off', 'helsinki-points': 'off' } },
  ],
  options: OPTIONS,
  representative: true,
  seats: () => SIDES,
  setup: (setup) => begin(setUp(setup)),
  decision,
  choices,
  check,
  apply,
  clone,
  view,
  guess,
  audience,
  final: finality,
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
