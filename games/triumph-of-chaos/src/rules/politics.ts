// Small questions of politics that rules and cards share.
import type { FactionId } from '../data/index.ts';
import { markerOf, RED, type SideId, type State, WHITE } from '../state.ts';
import { controllerOf, isMovable } from './factions.ts';
import { ownsGold } from './gold.ts';
import { shifted } from './influence.ts';

/** TC-A161: 1 begins next turn, 2 is in force. */
export const IN_FIGHTING = 2;

/** TC-16.31c, TC-A151: the player who controls the space of the gold, if anybody. */
export const goldOwner = (s: State): SideId | undefined =>
  ownsGold(s, RED) ? RED : ownsGold(s, WHITE) ? WHITE : undefined;

/** TC-8.134a, TC-C.do.moveFcm: where an event leaves the marker of an uncontrolled faction. */
export function markerAfterEvent(
  s: State,
  f: FactionId,
  toward: SideId,
  spaces: number,
  intoControl: boolean,
): number {
  const from = markerOf(s, f);
  if (!isMovable(s, f) || controllerOf(s, f) !== undefined) return from;
  const to = shifted(s, f, toward === RED ? spaces : -spaces, false);
  return Math.abs(to) === 3 && !intoControl ? to - Math.sign(to) : to;
}
