// TC-14.11 How reinforcements arrive.
import type { SpaceId } from '../data/index.ts';
import { allegianceOf, hasFlag, isLeader, RED, type State } from '../state.ts';
import { controlsAll, FLAG } from './control.ts';
import { someIn } from './pieces.ts';
import { RED_HOME_VCS } from './victory.ts';

export const holdsHome = (s: State): boolean =>
  hasFlag(s, FLAG.redHomeHeld) || controlsAll(s, RED, RED_HOME_VCS);

/** TC-14.11d-e: RED armies arrive reduced where no RED leader is, until turn 10 or until RED has once held its home. */
export const arrivesReduced = (s: State, id: SpaceId): boolean =>
  s.turn < 10 &&
  !holdsHome(s) &&
  !someIn(s, id, (piece) => isLeader(piece) && allegianceOf(s, piece) === RED);
