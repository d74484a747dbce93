// Who learns what from a line: undo ends where somebody has learned something (adr/0005).

import { checkAction } from './action.ts';
import type { AnyAction, Game, GameEvent, Roll, Setup, Side } from './contract.ts';
import { seededRandom } from './random.ts';

const GUESSES = 4;

/**
 * Did anybody, a spectator included, learn more than the action itself told? For every viewer the action is played in
 * states that fit what they saw before; if what they see now could not be foretold so, they have learned something.
 */
export function somebodyLearns<S, A extends AnyAction, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  setup: Setup,
  before: S,
  after: S,
  side: Side,
  action: A | Roll,
  audience: readonly Side[] | undefined,
): boolean {
  const viewers: (Side | undefined)[] = [...game.sides, undefined];
  return viewers.some((viewer) => {
    const seen = game.view(before, viewer);
    const now = JSON.stringify(game.view(after, viewer));
    const told = audience === undefined || (viewer !== undefined && audience.includes(viewer));
    // Who sees only that something lies face down learns nothing by that, if it could lie there in any case.
    const faceDown = game.faceDown?.includes(action.kind) ?? false;
    if (!told && !faceDown) return now !== JSON.stringify(seen);
    for (let i = 0; i < GUESSES; i++) {
      const guess = game.guess(seen, seededRandom(i), setup);
      if (checkAction(game, guess, side, action)) return true;
      game.apply(guess, side, action);
      if (JSON.stringify(game.view(guess, viewer)) !== now) return true;
    }
    return false;
  });
}
