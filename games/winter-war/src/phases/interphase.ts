// WW-SEQ.C: what the optional module asks between Game-Turns, step by step, and the paradrop.
import { type Refusal, refuse } from '@motti/engine';
import { type Action, answerAction, DONE, dropAction, type Emitter } from '../actions.ts';
import { hexName, PARATROOPS } from '../data/index.ts';
import { endPlayerTurn, rollForScenario, score } from '../flow.ts';
import { shift } from '../position.ts';
import { dropHexes, isDropHex } from '../rules/advance.ts';
import { READY_TO_DROP, type State } from '../state.ts';
import {
  checkClimate,
  checkVolunteers,
  climateChoices,
  type EventCode,
  freeze,
  placeVolunteer,
  volunteerChoices,
} from './events.ts';
import { LANDING_CHOICES, ROUTE_CHOICES } from './landing.ts';
import {
  answerLanding,
  answerRoute,
  applyWithdrawal,
  checkEarlyArrival,
  checkWithdrawal,
  earlyPlacements,
  placeEarly,
  type ScenarioCode,
  withdrawals,
} from './scenarios.ts';

export type InterphaseCode =
  | ScenarioCode
  | EventCode
  | 'no-such-offer'
  | 'landing-cannot-be-called-off'
  | 'illegal-drop';
type Verdict = Refusal<InterphaseCode> | undefined;

// Cease-fire (WW-SCN.D3, WW-EVT.K)

const CEASE_FIRE: readonly Action[] = [answerAction('cease-fire'), answerAction('fight-on')];

function answerCeaseFire(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'answer' && action.answer === 'cease-fire') score(s, 'cease-fire', emit);
  else rollForScenario(s);
}

function checkAnswer(s: State, action: Action, offers: readonly Action[]): Verdict {
  if (action.kind !== 'answer') return undefined;
  if (offers.some((offer) => offer.kind === 'answer' && offer.answer === action.answer))
    return undefined;
  if (s.step === 'route' && action.answer === 'call-off')
    return refuse('WW-SCN.E3', 'landing-cannot-be-called-off');
  return refuse('WW-SEQ.5', 'no-such-offer', { answer: action.answer });
}

// The paradrop, at the end of a Soviet Player-Turn (WW-EVT.F2, WW-A52)

function checkDrop(s: State, action: Action): Verdict {
  if (action.kind !== 'drop' || isDropHex(s, action.hex)) return undefined;
  return refuse('WW-EVT.F2', 'illegal-drop', { hex: hexName(action.hex) });
}

function applyDrop(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'drop') {
    shift(s, PARATROOPS, action.hex);
    s.unitMarks[PARATROOPS] = s.unitMarks[PARATROOPS]! & ~READY_TO_DROP;
    emit?.({ kind: 'dropped', clause: 'WW-EVT.F2', hex: hexName(action.hex) });
  }
  endPlayerTurn(s, emit);
}

/** One entry per step of the Interphase: what may be chosen, why not, and what follows. */
interface Part {
  choices(s: State): readonly Action[];
  check(s: State, action: Action): Verdict;
  apply(s: State, action: Action, emit: Emitter): void;
}
const offer = (offers: readonly Action[], apply: Part['apply']): Part => ({
  choices: () => offers,
  check: (s, action) => checkAnswer(s, action, offers),
  apply,
});
export const INTERPHASE: Readonly<Record<InterphaseStep, Part>> = {
  'cease-fire': offer(CEASE_FIRE, answerCeaseFire),
  landing: offer(LANDING_CHOICES, answerLanding),
  route: offer(ROUTE_CHOICES, answerRoute),
  withdrawal: { choices: withdrawals, check: checkWithdrawal, apply: applyWithdrawal },
  'early-arrival': { choices: earlyPlacements, check: checkEarlyArrival, apply: placeEarly },
  volunteers: { choices: volunteerChoices, check: checkVolunteers, apply: placeVolunteer },
  climate: { choices: climateChoices, check: checkClimate, apply: freeze },
  paradrop: {
    choices: (s) => [DONE, ...dropHexes(s).map((hex) => dropAction(hex))],
    check: checkDrop,
    apply: applyDrop,
  },
};
export type InterphaseStep =
  | 'cease-fire'
  | 'landing'
  | 'route'
  | 'withdrawal'
  | 'early-arrival'
  | 'volunteers'
  | 'climate'
  | 'paradrop';
