// TC-16.23b: WHITE loses the Don, the Kuban or Tsaritsyn, and the Don units away from home go their own way.
import { invariant } from '@motti/engine';
import type { EmitEvent } from '../actions.ts';
import { linksFrom, regionOf, type SpaceId, spaceName } from '../data/index.ts';
import { checkPlace, DON_CITIES, DON_REGIONS, TSARITSYN } from '../rules/access.ts';
import { controls } from '../rules/control.ts';
import { campOf, hasTwoSteps, isUnit, nameOf } from '../rules/pieces.ts';
import { checkStack } from '../rules/stacking.ts';
import {
  ALL_PIECES,
  allegianceOf,
  asPiece,
  DEAD,
  FULL,
  finish,
  isOnMap,
  type PieceId,
  push,
  put,
  REDUCED,
  type State,
  setFace,
  spaceOf,
  topStep,
  WHITE,
} from '../state.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  type Phase,
  phase,
  say,
  sideDecides,
} from './phase.ts';

/** The city that WHITE has just lost was the last condition of TC-16.23a: once a turn the dice are cast. */
export function checkDonCossacks(s: State, lost: SpaceId): void {
  if (!s.rules.donCossackRestriction || s.donRolled === 1 || !DON_CITIES.includes(lost)) return;
  if (!DON_CITIES.every((id) => id === lost || controls(s, WHITE, id))) return;
  s.donRolled = 1;
  const away = strayed(s);
  if (away.length > 0) push(s, { kind: 'don-die', list: away });
}

const strayed = (s: State): PieceId[] =>
  ALL_PIECES.filter(
    (piece) =>
      isUnit(piece) &&
      campOf(piece) === 'don' &&
      allegianceOf(s, piece) === WHITE &&
      isOnMap(s, piece) &&
      !isHome(spaceOf(s, piece)),
  );
const isHome = (id: SpaceId): boolean => {
  const region = regionOf(id);
  return region !== undefined && DON_REGIONS.includes(region);
};

function dieModifier(s: State): number {
  const lead = s.vp < 0 ? 1 : s.vp > 0 ? -1 : 0;
  return lead + (controls(s, WHITE, TSARITSYN) ? 1 : 0);
}

export const donDie: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'don-die', clause: 'TC-16.23b' },
      (topStep(s).list ?? []).map(() => 6),
    ),
  roll(s, dice, emit) {
    const units = (topStep(s).list ?? []).map(asPiece);
    const modifier = dieModifier(s);
    finish(s);
    const home: PieceId[] = [];
    for (const [i, piece] of units.entries()) {
      say(emit, 'die', { what: 'don-cossacks', die: dice[i]!, piece: nameOf(piece) }, 'TC-16.23b');
      const die = dice[i]! + modifier;
      if (die <= 2) bury(s, piece, emit);
      else if (die <= 4) home.push(piece);
    }
    push(s, ...home.map((piece) => ({ kind: 'don-place' as const, side: WHITE, piece })));
  },
};

function bury(s: State, piece: PieceId, emit: EmitEvent): void {
  say(
    emit,
    'eliminated',
    { piece: nameOf(piece), space: spaceName(spaceOf(s, piece)) },
    'TC-16.23b',
  );
  put(s, piece, DEAD);
  setFace(s, piece, hasTwoSteps(piece) ? REDUCED : FULL);
}

/** In or next to a city of the Don or Kuban that WHITE controls, on WHITE ground: the rule names no other. */
function refuges(s: State, piece: PieceId): SpaceId[] {
  const cities = DON_CITIES.filter((id) => id !== TSARITSYN && controls(s, WHITE, id));
  const near = cities.flatMap((id) => [id, ...linksFrom(id).map(({ to }) => to)]);
  return [...new Set(near)].filter(
    (id) => controls(s, WHITE, id) && !checkPlace(s, piece, id) && !checkStack(s, id, [piece]),
  );
}
const strayedPiece = (s: State): PieceId => topStep(s).piece ?? asPiece(0);

/** TC-A152: a unit that cannot be placed goes to the Dead Box. */
export const donPlaceAuto: Auto = (s, emit) => {
  const piece = strayedPiece(s);
  if (refuges(s, piece).length > 0) return false;
  finish(s);
  bury(s, piece, emit);
  return true;
};
export const donPlace: Phase = phase({
  kinds: ['station'],
  clause: 'TC-16.23b',
  decision: (s) =>
    sideDecides(WHITE, { kind: 'don-place', clause: 'TC-16.23b', piece: nameOf(strayedPiece(s)) }),
  choices: (s) => {
    const piece = strayedPiece(s);
    return refuges(s, piece).map((space) => ({ kind: 'station', piece, space }));
  },
  apply(s, _side, action, emit) {
    invariant(action.kind === 'station', 'a unit goes home');
    finish(s);
    put(s, action.piece, action.space);
    say(
      emit,
      'displaced',
      { piece: nameOf(action.piece), space: spaceName(action.space) },
      'TC-16.23b',
    );
  },
});
