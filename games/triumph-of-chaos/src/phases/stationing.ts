// A piece is put where its player likes: what the rules of arrivals and retreats leave open.

import type { Clause } from '@motti/engine';
import { invariant } from '@motti/engine';
import type { EmitEvent, Step } from '../actions.ts';
import { FINLAND, type SpaceId, spaceName } from '../data/index.ts';
import { isCorps, nameOf } from '../rules/pieces.ts';
import { retreatPaths } from '../rules/retreat.ts';
import { ANYWHERE, BESIDE_FINNS, setUpSpaces } from '../rules/set-up-spaces.ts';
import {
  asPiece,
  asSpace,
  DEAD,
  finish,
  isOnMap,
  type PieceId,
  put,
  RED,
  RESERVE,
  type State,
  topStep,
} from '../state.ts';
import { eliminateUnsupplied } from './elimination.ts';
import { LEADERS_FOLLOW, placeLeaders } from './factions.ts';
import { type Auto, type Phase, phase, say, sideDecides } from './phase.ts';

/** `why` of a retreat before the SR Army: out of `space`, so far as `limit` says (TC-A81). */
export const DRIVEN_OUT = 'driven-out';

const pieceOf = (step: Step): PieceId => step.piece ?? asPiece(0);

/** Where the piece may go now: a list fixed before, or what the rule says of this moment. */
function spacesFor(s: State, step: Step): readonly SpaceId[] {
  const { why, list = [], limit = 1, space } = step;
  if (why === undefined) return list.map(asSpace);
  if (why !== DRIVEN_OUT || space === undefined) return setUpSpaces(s, pieceOf(step), why);
  const ends = retreatPaths(s, pieceOf(step), space, limit, []).map(({ to }) => to);
  return ends.filter((to, i) => ends.indexOf(to) === i);
}

const clauseOf = ({ why }: Step): Clause =>
  why === BESIDE_FINNS
    ? 'TC-8.317b'
    : why === ANYWHERE
      ? 'TC-A138'
      : why === DRIVEN_OUT
        ? 'TC-A81'
        : 'TC-8.141a';

/** One space or none leaves nothing to choose. */
export const stationAuto: Auto = (s, emit) => {
  const step = topStep(s);
  if (step.why === undefined) return false;
  if (step.why === LEADERS_FOLLOW) {
    finish(s);
    placeLeaders(s, step.faction ?? FINLAND);
    return true;
  }
  const [only, ...others] = spacesFor(s, step);
  if (others.length > 0) return false;
  finish(s);
  if (only !== undefined) putThere(s, step, only, emit);
  else if (isOnMap(s, pieceOf(step))) eliminateUnsupplied(s, pieceOf(step), emit);
  else put(s, pieceOf(step), isCorps(pieceOf(step)) ? RESERVE : DEAD);
  return true;
};

function putThere(s: State, step: Step, space: SpaceId, emit: EmitEvent): void {
  const piece = pieceOf(step);
  put(s, piece, space);
  say(emit, 'placed', { piece: nameOf(piece), space: spaceName(space) }, clauseOf(step));
}

export const station: Phase = phase({
  kinds: ['station'],
  clause: 'TC-8.141a',
  decision(s) {
    const step = topStep(s);
    const piece = nameOf(pieceOf(step));
    return sideDecides(step.side ?? RED, { kind: 'station', clause: clauseOf(step), piece });
  },
  choices(s) {
    const step = topStep(s);
    const piece = pieceOf(step);
    return spacesFor(s, step).map((space) => ({ kind: 'station', piece, space }));
  },
  apply(s, _side, action, emit) {
    invariant(action.kind === 'station', 'a piece is stationed');
    const step = topStep(s);
    finish(s);
    putThere(s, step, action.space, emit);
  },
});
