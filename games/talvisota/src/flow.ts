// The sequence of play (TV-2.4): which step follows which, and the one road of every action through it.
import { invariant, sequence, withNearest } from '@motti/engine';
import type { Action, Event, Step } from './actions.ts';
import { print } from './notation.ts';
import * as combats from './phases/combats.ts';
import * as deployment from './phases/deployment.ts';
import * as end from './phases/end.ts';
import * as harassment from './phases/harassment.ts';
import { international } from './phases/international.ts';
import { laying } from './phases/laying.ts';
import { misplaced } from './phases/misplaced.ts';
import * as outcome from './phases/outcome.ts';
import type { Auto, ChancePhase, Phase } from './phases/phase.ts';
import * as placement from './phases/placement.ts';
import * as planning from './phases/planning.ts';
import * as returns from './phases/returns.ts';
import * as rounds from './phases/rounds.ts';
import * as solo from './phases/solo.ts';
import { special } from './phases/special.ts';
import { push, type Rules, type State, topStep } from './state.ts';

/** A turn, last step first: the order in which the agenda holds it. */
const TURN: readonly Step[] = [
  'end',
  'isolation',
  'harass',
  'withdraw',
  'pick',
  'draw',
  'reveal',
  'place',
  'plan',
  'boxes',
  'shuffle',
  'special',
  'event',
  'lay',
  'arrive',
  'passage',
  'recover',
  'turn',
];

const TURN_IN_ONE_STEP: readonly Step[] = TURN.filter((step) => step !== 'lay');

/** TV-O11: supports are laid on the fronts only where they go in two steps. */
const turnIn = (rules: Rules): readonly Step[] =>
  rules.supportsInTwoSteps ? TURN : TURN_IN_ONE_STEP;

/** The agenda of a turn from this step on. */
export const turnFrom = (step: Step, rules: Rules): Step[] => {
  const turn = turnIn(rules);
  const index = turn.indexOf(step);
  invariant(index >= 0, `flow: ${step} is not a step of the turn`);
  return turn.slice(0, index + 1);
};

const skipBoxes: Auto = (s) => {
  if (s.rules.frontCountsVisible) return false;
  s.agenda.pop();
  return true;
};

const AUTO: Partial<Record<Step, Auto>> = {
  turn: returns.turn,
  recover: returns.skipRecovery,
  passage: returns.passage,
  arrive: placement.arrive,
  shuffle: solo.skipUnlessSolo,
  boxes: skipBoxes,
  place: deployment.endDeployment,
  answer: solo.answerFromRow,
  reveal: deployment.reveal,
  draw: solo.skipDraw,
  pick: combats.endCombats,
  six: combats.engageSix,
  engage: combats.engage,
  meretskov: combats.autoMeretskov,
  timoshenko: combats.autoTimoshenko,
  mannerheim: combats.autoMannerheim,
  hold: rounds.autoHold,
  nkvd: rounds.autoNkvd,
  losses: rounds.autoLosses,
  ladder: rounds.ladder,
  conquest: outcome.conquest,
  advance: outcome.autoAdvance,
  capture: outcome.capture,
  second: outcome.skipSecond,
  take: outcome.autoTake,
  repulse: outcome.repulse,
  stand: outcome.skipStand,
  retreat: outcome.autoRetreat,
  aftermath: outcome.aftermath,
  withdraw: harassment.skipWithdrawal,
  harass: harassment.skipHarassment,
  stay: harassment.autoStay,
  isolation: end.isolation,
  attrition: end.autoAttrition,
  end: end.endOfTurn,
};

const PHASES: Partial<Record<Step, Phase>> = {
  setup: placement.placement,
  recover: returns.recovery,
  arrive: placement.placement,
  lay: laying,
  special,
  boxes: planning.boxes,
  plan: planning.plan,
  place: deployment.place,
  answer: deployment.answer,
  pick: combats.pick,
  six: combats.six,
  meretskov: combats.meretskov,
  timoshenko: combats.timoshenko,
  mannerheim: combats.mannerheim,
  hold: rounds.hold,
  nkvd: rounds.nkvd,
  losses: rounds.losses,
  'fight-on': rounds.fightOn,
  advance: outcome.advance,
  second: outcome.second,
  take: outcome.take,
  stand: outcome.stand,
  retreat: outcome.retreat,
  withdraw: harassment.withdraw,
  harass: harassment.harass,
  stay: harassment.stay,
  attrition: end.attrition,
};

const CHANCE_PHASES: Partial<Record<Step, ChancePhase>> = {
  event: international,
  shuffle: solo.shuffleRow,
  draw: solo.drawMeans,
  round: rounds.round,
  patrol: harassment.patrol,
  infiltrate: harassment.infiltrate,
};

export const { settle, decision, choices, check, isLegal, apply } = sequence<
  State,
  Step,
  Action,
  Event
>({
  step: topStep,
  prepare(s) {
    if (s.agenda.length === 0) push(s, ...turnIn(s.rules));
  },
  automatic: AUTO,
  phases: PHASES,
  chance: CHANCE_PHASES,
  over: (s) => ({
    kind: 'over',
    winner: s.winner === 'draw' ? undefined : s.winner,
    clause: s.verdict,
  }),
  misplaced: (s, _side, action) => misplaced(s, action),
  hint: (refusal, action, legal) => withNearest(refusal, action, legal, print),
});
