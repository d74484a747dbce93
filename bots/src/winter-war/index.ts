// `easy` and its betters in Winter War: whole phases are planned at once, small decisions are weighed by the evaluation.
import type { Action, State } from '@motti/winter-war';
import { SOVIET, sideName } from '@motti/winter-war/parts';
import type { Evaluation } from '../evaluation.ts';
import { planOf } from './decisions.ts';
import { evaluate } from './evaluation.ts';
import { winterWarPlanning } from './planning.ts';
import { BASE_POSTURES, MOODS, type Postures, posturesOf } from './posture.ts';
import { WEIGHTS } from './weights.ts';

const evaluationBy = (posturesIn: (s: State) => Postures): Evaluation<State, Action> => ({
  evaluate: (s, side) => {
    const { soviet, finnish } = posturesIn(s);
    return evaluate(s, side, (side === sideName(SOVIET) ? soviet : finnish).worths);
  },
  plans(s, side, random) {
    const plan = planOf(s, side, random, posturesIn(s));
    return plan && plan.length > 0 ? [plan] : undefined;
  },
  settled: (s) => s.step === 'scenario-roll' || s.step === 'event-roll',
});

const evaluationIn = (postures: Postures): Evaluation<State, Action> =>
  evaluationBy(() => postures);

export const winterWarEvaluation: Evaluation<State, Action> = {
  ...evaluationIn(MOODS.easy),
  planning: winterWarPlanning,
  // Found for the standard game; the Isthmus is searched.
  base: evaluationBy((s) => (s.scenario === 'isthmus' ? MOODS.easy : BASE_POSTURES)),
  tuning: { weights: WEIGHTS, make: (weights) => evaluationIn(posturesOf(weights)) },
  moods: {
    bold: evaluationIn(MOODS.bold),
    cautious: evaluationIn(MOODS.cautious),
    stubborn: evaluationIn(MOODS.stubborn),
  },
};
