// The sequence of play (TV-2.4): which step follows which, and the one road of every action through it.
import {
  checkRoll,
  type Decision,
  invariant,
  isRoll,
  type Refusal,
  type Roll,
  type Side,
} from '@motti/engine';
import type { Action, EmitEvent, Step } from './actions.ts';
import * as combats from './phases/combats.ts';
import * as deployment from './phases/deployment.ts';
import * as end from './phases/end.ts';
import * as harassment from './phases/harassment.ts';
import { international } from './phases/international.ts';
import { misplaced } from './phases/misplaced.ts';
import * as outcome from './phases/outcome.ts';
import type { Auto, ChancePhase, Phase } from './phases/phase.ts';
import * as placement from './phases/placement.ts';
import * as planning from './phases/planning.ts';
import * as returns from './phases/returns.ts';
import * as rounds from './phases/rounds.ts';
import * as solo from './phases/solo.ts';
import { special } from './phases/special.ts';
import { nearest } from './rules/nearest.ts';
import { push, type State, topStep } from './state.ts';

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
  'arrive',
  'passage',
  'recover',
  'turn',
];

/** The agenda of a turn from this step on. */
export const turnFrom = (step: Step): Step[] => {
  const index = TURN.indexOf(step);
  invariant(index >= 0, `flow: ${step} is not a step of the turn`);
  return TURN.slice(0, index + 1);
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

/** Carries out what needs no answer, until somebody must answer. */
export function settle(s: State, emit: EmitEvent): void {
  for (;;) {
    if (s.agenda.length === 0) push(s, ...TURN);
    const auto = AUTO[topStep(s)];
    if (!auto?.(s, emit)) return;
  }
}

export function decision(s: State): Decision {
  const step = topStep(s);
  const phase = PHASES[step] ?? CHANCE_PHASES[step];
  if (phase) return phase.decision(s);
  invariant(step === 'over', `flow: nobody answers ${step}`);
  return {
    kind: 'over',
    winner: s.winner === 'draw' ? undefined : s.winner,
    clause: s.verdict,
  };
}

const NO_CHOICE: readonly Action[] = [];

export function choices(s: State, side: Side): readonly Action[] {
  return PHASES[topStep(s)]?.choices(s, side) ?? NO_CHOICE;
}

export function check(s: State, side: Side, action: Action | Roll): Refusal | undefined {
  const step = topStep(s);
  if (isRoll(action)) {
    const asked = CHANCE_PHASES[step]?.decision(s);
    return checkRoll(asked?.kind === 'chance' ? asked.faces : [], action);
  }
  const phase = PHASES[step];
  if (!phase) return misplaced(s, action);
  if (!phase.kinds.includes(action.kind)) return misplaced(s, action);
  const refusal = phase.check(s, side, action);
  return refusal && nearest(refusal, action, phase.choices(s, side));
}

export function apply(s: State, side: Side, action: Action | Roll, emit: EmitEvent): void {
  const step = topStep(s);
  if (isRoll(action)) {
    const phase = CHANCE_PHASES[step];
    invariant(phase, `flow: no dice at ${step}`);
    phase.roll(s, action.dice, emit);
  } else {
    const phase = PHASES[step];
    invariant(phase, `flow: nobody answers ${step}`);
    phase.apply(s, side, action, emit);
  }
  settle(s, emit);
}
