// How a side plays Triumph of Chaos: whole operations by what they promise, cards by their best use, factions by what they
// bring. Everything else is weighed one by one.
import type { Random, Side } from '@motti/engine';
import { type Action, type State, triumphOfChaos } from '@motti/triumph-of-chaos';
import { type SideId, sideByName } from '@motti/triumph-of-chaos/parts';
import type { Evaluation } from '../evaluation.ts';
import { evaluatePosition } from './evaluation.ts';
import { planImpulse } from './impulse.ts';
import { planDeclaration, planSpending, planTrain } from './logistics.ts';
import { planCombat, planMarks, planMoves } from './operations.ts';
import { planAllocation, planInfluence, planPoliticalCard } from './politics.ts';
import { EASY, MOODS, NORMAL, type Posture } from './posture.ts';
import { planReaction, planWindow } from './reactions.ts';
import { marksFor } from './tasks.ts';

const evaluationIn = (posture: Posture): Evaluation<State, Action> => ({
  evaluate: (s, side) => evaluatePosition(s, sideByName(side), posture.weights),
  plans(s, name, random) {
    const choices = triumphOfChaos.choices(s, name);
    if (choices.length === 1) return [choices];
    const plan = planFor(s, name, sideByName(name), posture, random);
    return plan && plan.length > 0 ? [plan] : undefined;
  },
  /** Judged at once: what comes next is another decision. */
  settled: () => false,
});

export const triumphOfChaosEvaluation: Evaluation<State, Action> = {
  ...evaluationIn(EASY),
  levels: { normal: evaluationIn(NORMAL) },
  moods: { bold: evaluationIn(MOODS.bold), cautious: evaluationIn(MOODS.cautious) },
};

function planFor(
  s: State,
  name: Side,
  side: SideId,
  posture: Posture,
  random: Random,
): readonly Action[] | undefined {
  const asked = triumphOfChaos.decision(s);
  if (asked.kind !== 'choose') return undefined;
  switch (asked.ask.kind) {
    case 'choose':
      return planImpulse(s, name, side, posture, random);
    case 'mark':
      return marksFor(planMarks(s, name, side, posture), s.points);
    case 'moves':
      return planMoves(s, name, side, posture);
    case 'combats':
      return planCombat(s, name, side, posture);
    case 'allocate':
      return planAllocation(s, name, side);
    case 'place-political':
      return planPoliticalCard(s, name, side);
    case 'capture-influence':
    case 'place-influence':
      return planInfluence(s, name, side);
    case 'window':
    case 'combat-window':
    case 'ability-window':
      return planWindow(s, name, side);
    case 'spend':
      return planDeclaration(s, name);
    case 'spending':
      return planSpending(s, name, side, posture);
    case 'redeploy':
      return planTrain(s, name, side, posture);
    case 'effect-choice':
      return planInfluence(s, name, side);
    case 'surprise':
    case 'tanks':
    case 'die-modifier':
    case 'reinforce':
    case 'reinforcing':
    case 'pursuit':
    case 'counter':
    case 'exploit':
      return planReaction(s, name);
    default:
      return undefined;
  }
}
