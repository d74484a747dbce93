// When something will be asked that is not asked now: a few turns are played in the head, by nobody's plan.
import {
  type AnyAction,
  type AnyGame,
  type Ask,
  pick,
  type Random,
  rollDice,
  type Side,
} from '@motti/engine';

/** Decisions after which the search gives up: several turns of every game. */
const FAR = 3000;

/** The first question ahead among whose choices something is meant, from a position as this side may imagine it. */
export function laterMeant(
  game: AnyGame,
  position: unknown,
  side: Side,
  random: Random,
  meant: (choices: readonly AnyAction[]) => AnyAction | undefined,
): Ask | undefined {
  const state = game.clone(position);
  const looked = new Set<string>();
  for (let step = 0; step < FAR; step++) {
    const decision = game.decision(state);
    if (decision.kind === 'over') return undefined;
    if (decision.kind === 'chance') {
      game.apply(state, 'chance', rollDice(decision.faces, random));
      continue;
    }
    const { sides, ask } = decision;
    if (sides.includes(side) && !looked.has(ask.kind)) {
      looked.add(ask.kind);
      if (meant(game.choices(state, side))) return ask;
    }
    game.apply(state, sides[0]!, pick(game.choices(state, sides[0]!), random));
  }
  return undefined;
}
