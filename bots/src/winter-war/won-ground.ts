// WW-A15: what has been won is taken. A fort that was emptied is entered, whatever the evaluation makes of the gap behind.
import type { Side } from '@motti/engine';
import { type Action, type State, winterWar } from '@motti/winter-war';
import {
  defenseOf,
  FORT,
  firstIn,
  hexOfUnit,
  ISOLATED,
  marksOf,
  updateSupply,
} from '@motti/winter-war/parts';
import { copyOf } from './combat.ts';

/** The advance into an empty fort by the unit that defends it best and can be fed there; nothing where there is none. */
export function intoFort(s: State, side: Side): Action | undefined {
  let best: Action | undefined;
  let most = 0;
  for (const action of winterWar.choices(s, side)) {
    if (action.kind !== 'advance' || !FORT[action.hex] || FORT[hexOfUnit(s, action.unit)]) continue;
    if (firstIn(s, action.hex) >= 0 || defenseOf(action.unit) <= most) continue;
    const trial = copyOf(s);
    winterWar.apply(trial, side, action);
    updateSupply(trial);
    if (marksOf(trial, action.unit) & ISOLATED) continue;
    [most, best] = [defenseOf(action.unit), action];
  }
  return best;
}
