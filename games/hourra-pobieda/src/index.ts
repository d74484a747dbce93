// Hourra Pobieda as a Game: the only public door.
import type { Game } from '@motti/engine';
import type { Action, Event } from './actions.ts';
import { aim } from './aim.ts';
import { arrange } from './arrange.ts';
import { audit } from './audit.ts';
import { warnings } from './costs.ts';
import { apply, check, choices, decision } from './flow.ts';
import { guess } from './guess.ts';
import { landmarks } from './landmarks.ts';
import { parse, print } from './notation.ts';
import { ending, fight, phase } from './outlook.ts';
import { ownAsk } from './own-ask.ts';
import { breakdowns, gauges, picture } from './picture.ts';
import { describe, problems } from './scenario/problems.ts';
import { OPTIONS, SCENARIO_INFOS, setUp, tableOf } from './setup.ts';
import { clone, SIDE_NAMES, type State } from './state.ts';
import { texts } from './texts/index.ts';
import { audience, FACE_DOWN, type View, view } from './view.ts';

export const hourraPobieda: Game<State, Action, View, Event> = {
  id: 'hourra-pobieda',
  rules: 8,
  sides: SIDE_NAMES,
  scenarios: SCENARIO_INFOS,
  options: OPTIONS,
  // On hexes every action is listed; on the open table there are paths without end.
  representative: (setup) => tableOf(setup) === 'open',
  seats: () => SIDE_NAMES,
  setup: setUp,
  decision,
  choices,
  check,
  apply,
  clone,
  view,
  guess,
  audience,
  faceDown: FACE_DOWN,
  print,
  parse,
  gauges,
  breakdowns,
  texts,
  ownScenarios: { problems, describe },
  landmarks,
  ownAsk,
  phase,
  ending,
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
