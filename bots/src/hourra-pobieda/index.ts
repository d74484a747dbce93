// How a side plays Hourra Pobieda: whole activations that promise most, bids by what they are likely to bring. Reads the
// scenario's own victory conditions, so it plays any scenario.
import type { Random, Side } from '@motti/engine';
import { type Action, hourraPobieda, type State } from '@motti/hourra-pobieda';
import {
  enemyOf,
  type SideId,
  sideOfName,
  stockOfColour,
  topStep,
  WHITE_TOKEN,
} from '@motti/hourra-pobieda/parts';
import type { Evaluation } from '../evaluation.ts';
import { bestAssault, nextActivation, restOfActivation } from './activations.ts';
import { arrival } from './arrivals.ts';
import { bidding } from './assaults.ts';
import { evaluatePosition } from './evaluation.ts';
import { goalsFor } from './goals.ts';
import { hourraPobiedaPlanning } from './planning.ts';
import { EASY, MOODS, type Posture } from './posture.ts';
import { postureOf, WEIGHTS } from './weights.ts';

const evaluationIn = (posture: Posture): Evaluation<State, Action> => ({
  evaluate: (s, side) => evaluatePosition(s, sideOfName(side)),
  plans(s, name, random) {
    const plan = planFor(s, name, sideOfName(name), random, posture);
    return plan && [plan];
  },
});

export const hourraPobiedaEvaluation: Evaluation<State, Action> = {
  ...evaluationIn(EASY),
  planning: hourraPobiedaPlanning,
  tuning: { weights: WEIGHTS, make: (weights) => evaluationIn(postureOf(weights)) },
  moods: { bold: evaluationIn(MOODS.bold), cautious: evaluationIn(MOODS.cautious) },
};

function planFor(
  s: State,
  name: Side,
  side: SideId,
  random: Random,
  posture: Posture,
): readonly Action[] | undefined {
  const choices = hourraPobieda.choices(s, name);
  if (choices.length === 1) return choices;
  const decision = hourraPobieda.decision(s);
  if (decision.kind !== 'choose') return undefined;
  const step = topStep(s);
  if (step === 'move' || step === 'combat') return restOfActivation(s, side, random, posture);
  switch (decision.ask.kind) {
    case 'place':
      // The ways of this table are found now, when nothing is pressing: the first activation has enough to look at.
      goalsFor(s, side);
      return [choices.find(({ kind }) => kind === 'ready') ?? { kind: 'suggested' }];
    case 'keep':
      return [{ kind: 'keep' }];
    case 'munitions':
      return [munitions(s, side, choices, random)];
    case 'arrive':
      return [arrival(s, side, choices)];
    case 'idle':
      return nextActivation(s, side, random, posture);
    case 'bid':
      return s.assault ? [bidding(s, s.assault, side, choices, posture)] : undefined;
    case 'breakthrough':
      return [bestAssault(s, side, choices, posture) ?? { kind: 'stay' }];
    case 'flak':
      return [mostFlak(choices)];
    default:
      return undefined;
  }
}

/** Heavy guns for standing fights, field guns and aircraft for those on the move; AA where the enemy flies. */
function munitions(s: State, side: SideId, choices: readonly Action[], random: Random): Action {
  const flies = stockOfColour(s, enemyOf(side), WHITE_TOKEN) > 1;
  const wanted = ['red', 'red', 'green', 'white', 'white', ...(flies ? ['aa'] : [])];
  const colour = wanted[random(wanted.length)];
  const fitting = choices.filter(
    (choice) => choice.kind === 'munitions' && choice.colour === colour,
  );
  return fitting[random(Math.max(1, fitting.length))] ?? choices[0]!;
}

const mostFlak = (choices: readonly Action[]): Action => choices.at(-1)!;
