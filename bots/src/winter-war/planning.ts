// What a search of Winter War compares: Movement Phases in several postures, on the Isthmus. The standard game is too dear to
// play on in: a turn of it takes as long as a whole game here.
import type { Action, State } from '@motti/winter-war';
import { SOVIET, sideName } from '@motti/winter-war/parts';
import type { Planning } from '../search/planning.ts';
import { sovietOutlook } from './evaluation.ts';
import { finnishMovement } from './finland.ts';
import { FINNISH_POSTURES, SOVIET_POSTURES } from './posture.ts';
import { sovietMovement } from './soviet.ts';

const MUTANTS = 4;
/** How steeply the chance to win rises with the points to be expected. */
const STEEPNESS = 0.15;

export const winterWarPlanning: Planning<State, Action> = {
  levels: [],
  postures(s, side) {
    if (s.scenario !== 'isthmus' || s.step !== 'movement' || s.selected >= 0) return 0;
    return (side === sideName(SOVIET) ? SOVIET_POSTURES : FINNISH_POSTURES).length;
  },
  plan(s, side, posture, random) {
    if (side === sideName(SOVIET)) return sovietMovement(s, SOVIET_POSTURES[posture]!(random));
    return finnishMovement(s, FINNISH_POSTURES[posture]!(random));
  },
  mutants: () => MUTANTS,
  clock: (s) => s.turn,
  // To the end: the Isthmus is six short turns.
  ahead: () => Number.POSITIVE_INFINITY,
  margin: 0.4,
  chance(s, side) {
    const soviet = 1 / (1 + Math.exp(-STEEPNESS * sovietOutlook(s)));
    return side === sideName(SOVIET) ? soviet : 1 - soviet;
  },
};
