// `easy` and its betters in Talvisota: how good a position is, and how a side goes about it.
import type { Action, State } from '@motti/talvisota';
import { SOVIET, topStep } from '@motti/talvisota/parts';
import type { Evaluation } from '../evaluation.ts';
import { planOf, replyTo } from './decisions.ts';
import { sovietLead } from './evaluate.ts';
import { counteringPlanning, talvisotaPlanning } from './planning.ts';
import { EASY, type Posture } from './posture.ts';
import { postureOf, WEIGHTS } from './weights.ts';

const evaluationIn = (posture: Posture): Evaluation<State, Action> => ({
  evaluate: (s, side) => (side === SOVIET ? sovietLead(s) : -sovietLead(s)),
  plans(s, side, random) {
    const plan = planOf(s, side, random, posture);
    if (plan) return plan.length > 0 ? [plan] : undefined;
    const reply = replyTo(s, side);
    return reply ? [[reply]] : undefined;
  },
  reply: (s, side) => replyTo(s, side),
  settled: (s) => topStep(s) === 'event',
});

export const talvisotaEvaluation: Evaluation<State, Action> = {
  ...evaluationIn(EASY),
  planning: talvisotaPlanning,
  searches: { hard: { nodes: 400, planning: counteringPlanning } },
  tuning: { weights: WEIGHTS, make: (weights) => evaluationIn(postureOf(weights)) },
  moods: {
    bold: evaluationIn({ ...EASY, boldness: 3 }),
    cautious: evaluationIn({ ...EASY, boldness: 0.5 }),
    karelia: evaluationIn({ ...EASY, fronts: [-1, 0, 3] }),
  },
};
