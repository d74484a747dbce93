// TC-16.24, TC-16.26, TC-16.33: the SR Army's mutiny, Gajda's putsch, the Peasant army.
import { invariant } from '@motti/engine';
import type { Step } from '../actions.ts';
import {
  linksFrom,
  NO_ACT_MARKERS,
  RED_HOME,
  REGIONS,
  type RegionId,
  region,
  type SpaceId,
  spaceName,
  unitKeyed,
  WHITE_HOME,
} from '../data/index.ts';
import { checkPlace } from '../rules/access.ts';
import { fire } from '../rules/combat.ts';
import { isOutOfPlay, isVc } from '../rules/control.ts';
import { GAJDA_PIECE } from '../rules/leaders.ts';
import { isOccupied, nameOf, unitsIn } from '../rules/pieces.ts';
import { checkStack } from '../rules/stacking.ts';
import {
  allegianceOf,
  asPiece,
  asSpace,
  COMING,
  enemyOf,
  finish,
  firstIn,
  hasNoAct,
  isOnMap,
  NONE,
  OUT,
  type PieceId,
  pieceOfUnit,
  piecesIn,
  placeOf,
  push,
  put,
  RED,
  type State,
  setAllegiance,
  setRecord,
  spaceOf,
  topStep,
  WHITE,
} from '../state.ts';
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
import { placeNoAct } from './special-actions.ts';
import { DRIVEN_OUT } from './stationing.ts';

// ----------------------------------------------------------------------------------- the SR Army

const SR_ARMY = pieceOfUnit(unitKeyed('sr-army'));

export const mutinyAuto: Auto = (s) => {
  if (isOnMap(s, SR_ARMY) && allegianceOf(s, SR_ARMY) === WHITE) return false;
  finish(s);
  return true;
};
/** TC-16.24b. */
export const mutinyDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'mutiny-die', clause: 'TC-16.24b' }),
  roll(s, dice, emit) {
    finish(s);
    say(emit, 'die', { what: 'mutiny', die: first(dice) }, 'TC-16.24b');
    if (first(dice) + (s.tsar === 2 ? 1 : 0) < 4) return;
    const id = spaceOf(s, SR_ARMY);
    s.noAct = s.noAct.filter((space) => space !== id);
    setAllegiance(s, SR_ARMY, RED);
    if (company(s).length > 0) push(s, { kind: 'mutiny-fire', space: id });
    else setRecord(s, id, RED);
  },
};
const company = (s: State): PieceId[] =>
  piecesIn(s, spaceOf(s, SR_ARMY)).filter((p) => p !== SR_ARMY);

/** TC-16.24d, TC-A81: simultaneous fire without shifts or terrain; any loss ends the army. */
export const mutinyFire: ChancePhase = {
  decision: () => diceDecide({ kind: 'mutiny-fire', clause: 'TC-A81' }, [6, 6]),
  roll(s, dice, emit) {
    finish(s);
    const id = spaceOf(s, SR_ARMY);
    const others = unitsIn(s, id).filter((p) => p !== SR_ARMY);
    const inflicted = fire(s, [SR_ARMY], 0, dice[0]!);
    const suffered = fire(s, others, 0, dice[1]!);
    say(
      emit,
      'fired',
      { side: 'red', die: dice[0]!, result: inflicted, space: spaceName(id) },
      'TC-A81',
    );
    if (suffered > 0) {
      put(s, SR_ARMY, OUT);
      say(emit, 'eliminated', { piece: nameOf(SR_ARMY), space: spaceName(id) }, 'TC-16.24d');
    } else if (inflicted > 0) driveOut(s, Math.min(2, inflicted));
    else push(s, { kind: 'mutiny-move', side: RED });
  },
};
/** WHITE's forces retreat one by one, where WHITE likes among the best there is (TC-11.64c). */
function driveOut(s: State, length: number): void {
  const id = spaceOf(s, SR_ARMY);
  setRecord(s, id, RED);
  const steps = company(s).map(
    (piece): Step => ({
      kind: 'station',
      side: WHITE,
      piece,
      why: DRIVEN_OUT,
      space: id,
      limit: length,
    }),
  );
  push(s, ...steps);
}

const moves = (s: State): SpaceId[] =>
  linksFrom(spaceOf(s, SR_ARMY))
    .map(({ to }) => to)
    .filter((to) => {
      const occupant = firstIn(s, to);
      const free = occupant === NONE || allegianceOf(s, asPiece(occupant)) === RED;
      return free && !checkPlace(s, SR_ARMY, to) && !checkStack(s, to, [SR_ARMY]);
    });
export const mutinyMoveAuto: Auto = (s) => {
  if (moves(s).length > 0) return false;
  finish(s);
  put(s, SR_ARMY, OUT);
  return true;
};
export const mutinyMove: Phase = phase({
  kinds: ['station'],
  clause: 'TC-A81',
  decision: () => sideDecides(RED, { kind: 'mutiny-move', clause: 'TC-A81' }),
  choices: (s) => moves(s).map((space) => ({ kind: 'station', piece: SR_ARMY, space })),
  apply(s, _side, action) {
    invariant(action.kind === 'station', 'the army moves');
    finish(s);
    put(s, SR_ARMY, action.space);
  },
});

// -------------------------------------------------------------------------------- Gajda's putsch

const SIBERIANS = ['siberian-1', 'siberian-2', 'siberian-3'].map((key) =>
  pieceOfUnit(unitKeyed(key)),
);
const plotters = (s: State): PieceId[] => SIBERIANS.filter((p) => isOnMap(s, p));
export const putschAuto: Auto = (s) => {
  if (isOnMap(s, GAJDA_PIECE) && plotters(s).length > 0) return false;
  finish(s);
  return true;
};
/** TC-16.26a: 1-4 a NO ACT marker on its space; RED chooses if there are too few. */
export const putschDie: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'putsch-die', clause: 'TC-16.26a' },
      plotters(s).map(() => 6),
    ),
  roll(s, dice, emit) {
    const hit = plotters(s).filter((_, i) => dice[i]! <= 4);
    finish(s);
    for (const [i, army] of SIBERIANS.filter((p) => isOnMap(s, p)).entries())
      say(emit, 'die', { what: 'putsch', die: dice[i]!, piece: nameOf(army) }, 'TC-16.26a');
    const spaces = [...new Set(hit.map((p) => spaceOf(s, p)))].filter((id) => !hasNoAct(s, id));
    if (spaces.length > 0) push(s, { kind: 'putsch', side: RED, list: spaces });
  },
};
export const putschStepAuto: Auto = (s, emit) => {
  const left = (topStep(s).list ?? []).map(asSpace).filter((id) => !hasNoAct(s, id));
  const room = NO_ACT_MARKERS - s.noAct.length;
  if (left.length > room && room > 0) return false;
  finish(s);
  for (const id of left.slice(0, room)) placeNoAct(s, id, emit);
  return true;
};
export const putsch: Phase = phase({
  kinds: ['target'],
  clause: 'TC-16.26a',
  decision: () => sideDecides(RED, { kind: 'putsch', clause: 'TC-16.26a' }),
  choices: (s) =>
    (topStep(s).list ?? [])
      .map(asSpace)
      .filter((id) => !hasNoAct(s, id))
      .map((space) => ({ kind: 'target', space })),
  apply(s, _side, action, emit) {
    invariant(action.kind === 'target', 'a space is named');
    placeNoAct(s, action.space, emit);
  },
});

// ------------------------------------------------------------------------------- the Peasant army

const PEASANTS = pieceOfUnit(unitKeyed('peasant-army'));
export const peasantAuto: Auto = (s) => {
  if (placeOf(s, PEASANTS) === COMING) return false;
  finish(s);
  return true;
};
/** TC-16.33a: the card's player names one of their home regions, the opponent a space. */
export const peasantDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'peasant-die', clause: 'TC-16.33a' }),
  roll(s, dice, emit) {
    const { side = RED } = topStep(s);
    finish(s);
    say(emit, 'die', { what: 'peasants', die: first(dice) }, 'TC-16.33a');
    if (first(dice) <= 3) push(s, { kind: 'peasant-region', side });
  },
};
/** TC-A94: unoccupied, without a Victory City. */
const fields = (s: State, home: RegionId): SpaceId[] =>
  region(home).spaces.filter((id) => !isVc(id) && !isOccupied(s, id) && !isOutOfPlay(s, id));
const regionsOpen = (s: State): RegionId[] =>
  ((topStep(s).side ?? RED) === RED ? RED_HOME : WHITE_HOME).filter(
    (home) => fields(s, home).length > 0,
  );
export const peasantRegionAuto: Auto = (s) => {
  if (regionsOpen(s).length > 0) return false;
  finish(s);
  return true;
};
/** A region is named by any of its spaces' cities: the option is the region's key. */
export const peasantRegion: Phase = phase({
  kinds: ['option'],
  clause: 'TC-16.33a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, { kind: 'peasant-region', clause: 'TC-16.33a' }),
  choices: (s) => regionsOpen(s).map((home) => ({ kind: 'option', option: region(home).key })),
  apply(s, side, action) {
    invariant(action.kind === 'option', 'a region is named');
    finish(s);
    const home = REGIONS.find(({ key }) => key === action.option);
    invariant(home, 'a region');
    push(s, { kind: 'peasant-space', side: enemyOf(side), list: fields(s, home.id) });
  },
});
export const peasantSpace: Phase = phase({
  kinds: ['target'],
  clause: 'TC-16.33a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, { kind: 'peasant-space', clause: 'TC-16.33a' }),
  choices: (s) => (topStep(s).list ?? []).map((id) => ({ kind: 'target', space: asSpace(id) })),
  apply(s, _side, action, emit) {
    invariant(action.kind === 'target', 'a space is named');
    finish(s);
    put(s, PEASANTS, action.space);
    say(emit, 'placed', { piece: nameOf(PEASANTS), space: spaceName(action.space) }, 'TC-16.33a');
  },
});
