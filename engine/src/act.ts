// Several lines of one side as one act. What becomes of it may depend on what the side sees and on lines that are played,
// on nothing else: otherwise an act that is refused would tell, for nothing, what its first line would have revealed
// (adr/0041).
import { checkAction } from './action.ts';
import type { AnyAction, Game, GameEvent, Refusal, Roll, Setup, Side } from './contract.ts';
import { seededRandom } from './random.ts';

/** Nothing of the act is played: the first reason, and of which line. */
export interface RefusedAct {
  readonly refusal: Refusal;
  readonly index: number;
}

/** The act is cut: so many of its lines are played, the last of them revealed something; the rest must be decided anew. */
export interface CutAct {
  readonly played: number;
}

/** How many lines are worth trying, and what the side expects to see after each of them but the last, as JSON. */
export interface PlannedAct {
  readonly lines: number;
  readonly foreseen: readonly string[];
}

/** So many states that fit a view are enough to disagree about most of what it hides. */
const GUESSES = 4;

/**
 * What the side can tell of its act beforehand. The first line is checked as it stands, which a side knows anyway; all that
 * follow are tried on states that fit its view, never on the true one. Where these come out differently to its eyes, the
 * line reveals something, and the act ends with it.
 */
export function planAct<S, A extends AnyAction, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  setup: Setup,
  state: S,
  side: Side,
  actions: readonly (A | Roll)[],
): RefusedAct | PlannedAct {
  const seen = game.view(state, side);
  const guesses = Array.from({ length: GUESSES }, (_, seed) =>
    game.guess(seen, seededRandom(seed), setup),
  );
  const foreseen: string[] = [];
  for (const [index, action] of actions.entries()) {
    const tried = index === 0 ? [state] : guesses;
    const refusals = tried.map((one) => checkAction(game, one, side, action));
    const [refusal] = refusals;
    if (refusal && refusals.every(Boolean)) return { refusal, index };
    if (refusals.some(Boolean)) return { lines: index, foreseen };
    if (index === actions.length - 1) break;
    for (const guess of guesses) game.apply(guess, side, action);
    const views = new Set(guesses.map((guess) => JSON.stringify(game.view(guess, side))));
    if (views.size > 1) return { lines: index + 1, foreseen };
    foreseen.push(...views);
  }
  return { lines: actions.length, foreseen };
}
