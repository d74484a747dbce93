// Before a decision ends: what that would cost, as the game tells its maker by what they may know.
import { type AnyAction, checkAction, type Side, seededRandom, type Warning } from '@motti/engine';
import type { Session } from './session.ts';

/**
 * What the last of these actions costs, played after the others. Nothing for one that does not end the decision, that
 * costs nothing, or where one of them is refused.
 */
export function costsOfEnding(
  { game, match }: Session,
  side: Side,
  actions: readonly AnyAction[],
): readonly Warning[] {
  const last = actions.at(-1);
  if (!last) return [];
  const view = game.view(match.state, side);
  const seen = game.guess(view, seededRandom(match.entries.length), match.setup);
  for (const action of actions.slice(0, -1)) {
    if (checkAction(game, seen, side, action)) return [];
    game.apply(seen, side, action);
  }
  if (checkAction(game, seen, side, last)) return [];
  const ending = game.ending?.(seen, side);
  // An action without facts ends a decision too, where another one would end only a part of it.
  const ends =
    Object.keys(last).length === 1 || (ending && game.print(ending) === game.print(last));
  if (!ends) return [];
  return game.warnings?.(seen, side, last) ?? [];
}
