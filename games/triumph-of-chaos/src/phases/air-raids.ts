import { linksFrom, type SpaceId } from '../data/index.ts';
import { controls } from '../rules/control.ts';
import { isAir, isUnit, someIn } from '../rules/pieces.ts';
import {
  ALL_PIECES,
  allegianceOf,
  enemyOf,
  finish,
  isOnMap,
  type PieceId,
  push,
  RED,
  REDUCED,
  type SideId,
  type State,
  setFace,
  spaceOf,
  topStep,
} from '../state.ts';
import { loseStep } from './elimination.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  first,
  type Phase,
  phase,
  say,
  sideDecides,
} from './phase.ts';

interface Raid {
  readonly piece: PieceId;
  readonly space: SpaceId;
}
/** TC-16.61c: an enemy space is one that the enemy holds, empty or not. */
function raids(s: State, side: SideId): Raid[] {
  const found: Raid[] = [];
  for (const piece of SQUADRONS) {
    if (allegianceOf(s, piece) !== side || !isOnMap(s, piece)) continue;
    for (const { to } of linksFrom(spaceOf(s, piece)))
      if (isEnemySpace(s, side, to)) found.push({ piece, space: to });
  }
  return found;
}
const isEnemySpace = (s: State, side: SideId, id: SpaceId): boolean =>
  controls(s, enemyOf(side), id) ||
  someIn(s, id, (p) => isUnit(p) && allegianceOf(s, p) === enemyOf(side));
const SQUADRONS = ALL_PIECES.filter(isAir);
export const raidAuto: Auto = (s) => {
  if (raids(s, topStep(s).side ?? RED).length > 0) return false;
  finish(s);
  return true;
};
export const raid: Phase = phase({
  kinds: ['raid', 'pass'],
  clause: 'TC-16.61c',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'raid', clause: 'TC-16.61c' }),
  choices: (s, side) => [
    { kind: 'pass' },
    ...raids(s, side).map(({ piece, space }) => ({ kind: 'raid', piece, space }) as const),
  ],
  apply(s, _side, action) {
    finish(s);
    if (action.kind === 'raid')
      push(s, { kind: 'raid-die', piece: action.piece, space: action.space });
  },
});
export const raidDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'raid-die', clause: 'TC-16.61c' }),
  roll(s, dice, emit) {
    const { piece, space } = topStep(s);
    finish(s);
    say(emit, 'die', { what: 'raid', die: first(dice) }, 'TC-16.61c');
    if (first(dice) <= 2 && space !== undefined) s.bombed.push(space);
    if (first(dice) >= 5 && piece !== undefined) {
      setFace(s, piece, REDUCED);
      loseStep(s, piece, emit, false);
    }
  },
};
