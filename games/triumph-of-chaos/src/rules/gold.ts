// TC-16.31 The Imperial gold.
import { at, CZECH_LEGION, type SpaceId } from '../data/index.ts';
import { NONE, type SideId, type State } from '../state.ts';
import { controlOf } from './control.ts';
import { isWithdrawn } from './factions.ts';

/** Along the rail from Moscow to Sarapul (TC-16.31b). */
const LINE: readonly SpaceId[] = [801, 815, 621, 622, 628, 630, 631, 636].map(at);

export const ownsGold = (s: State, side: SideId): boolean =>
  s.rules.specialUnits && s.gold !== NONE && controlOf(s, s.gold) === side;

/** Where its owner may move it this turn. */
export function goldMoves(s: State, side: SideId): SpaceId[] {
  const index = LINE.indexOf(s.gold);
  if (index < 0 || !ownsGold(s, side) || !isWithdrawn(s, CZECH_LEGION)) return [];
  if (s.activated.includes(s.gold)) return [];
  return [LINE[index - 1], LINE[index + 1]].filter(
    (id): id is SpaceId => id !== undefined && controlOf(s, id) === side,
  );
}
