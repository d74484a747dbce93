// `easy` and its betters in Winter War: whole phases are planned at once, small decisions are weighed by the evaluation.
import type { Action, State } from '@motti/winter-war';
import type { Evaluation } from '../evaluation.ts';
import { planOf } from './decisions.ts';
import { evaluate } from './evaluation.ts';
import { winterWarPlanning } from './planning.ts';

export const winterWarEvaluation: Evaluation<State, Action> = {
  evaluate,
  plans(s, side, random) {
    const plan = planOf(s, side, random);
    return plan && plan.length > 0 ? [plan] : undefined;
  },
  settled: (s) => s.step === 'scenario-roll' || s.step === 'event-roll',
  planning: winterWarPlanning,
};
