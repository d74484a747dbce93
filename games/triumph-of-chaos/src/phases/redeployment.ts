// ACT.sr: strategic redeployment, one force after another (TC-12).
import { invariant, type Refusal } from '@motti/engine';
import type { Action, Step } from '../actions.ts';
import { redeploymentParties, type SpaceId, spaceName } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { isArmy, nameOf } from '../rules/pieces.ts';
import {
  checkBoarding,
  destinations,
  leadsTo,
  mayEnterReserve,
  mayTravel,
  reserveClause,
  reserveGroup,
} from '../rules/redeployment.ts';
import {
  ALL_PIECES,
  allegianceOf,
  asPiece,
  finish,
  isLeader,
  isOnMap,
  type PieceId,
  piecesServing,
  placeOf,
  push,
  put,
  RED,
  RESERVE,
  replaceTop,
  type SideId,
  type State,
  spaceOf,
  topStep,
} from '../state.ts';
import { DONE, type Phase, perPiece, perSpace, phase, say, sideDecides } from './phase.ts';

const entrain = perPiece('entrain');
const detrain = perSpace('detrain');
const TO_RESERVE: Action = Object.freeze({ kind: 'to-reserve' });

/** A step counts leaders, armies and corps that have travelled. */
const kindOf = (piece: PieceId): number => KIND_OF[piece]!;
const KIND_OF = Uint8Array.from(ALL_PIECES, (piece) =>
  isLeader(piece) ? 0 : isArmy(piece) ? 1 : 2,
);
function withOne({ list }: Step, kind: number): number[] {
  const counts = [list?.[0] ?? 0, list?.[1] ?? 0, list?.[2] ?? 0];
  counts[kind]!++;
  return counts;
}

/** TC-12.1b, TC-A51: one printed alternative, or a part of it. */
function isInAmount(step: Step, kind: number): boolean {
  const leaders = (step.list?.[0] ?? 0) + (kind === 0 ? 1 : 0);
  const armies = (step.list?.[1] ?? 0) + (kind === 1 ? 1 : 0);
  const corps = (step.list?.[2] ?? 0) + (kind === 2 ? 1 : 0);
  for (const party of redeploymentParties(step.limit ?? 2))
    if (leaders <= party.leaders && armies <= party.armies && corps <= party.corps) return true;
  return false;
}

function checkEntrain(s: State, side: SideId, piece: PieceId): Refusal | undefined {
  const there = isOnMap(s, piece) || placeOf(s, piece) === RESERVE;
  if (!there || allegianceOf(s, piece) !== side)
    return refuse('TC-12.1a', 'not-yours', { piece: nameOf(piece) });
  const step = topStep(s);
  return isInAmount(step, kindOf(piece))
    ? checkJourney(s, side, piece)
    : refuse('TC-12.1b', 'not-by-this-card', { value: step.limit ?? 2 });
}

const checkJourney = (s: State, side: SideId, piece: PieceId): Refusal | undefined =>
  checkBoarding(s, piece) ??
  (mayTravel(s, side, piece)
    ? undefined
    : refuse('TC-12.2a', 'nowhere-to-go', { piece: nameOf(piece) }));

/** `mayTravel`; corps of one group leave the Reserve together or not at all. */
function travels(
  s: State,
  side: SideId,
  piece: PieceId,
  ofGroup: (boolean | undefined)[],
): boolean {
  if (isOnMap(s, piece)) return mayTravel(s, side, piece);
  const group = reserveGroup(s, piece);
  if (group === 0) return mayTravel(s, side, piece);
  const known = ofGroup[group];
  if (known !== undefined) return known;
  const goes = mayTravel(s, side, piece);
  ofGroup[group] = goes;
  return goes;
}

export const redeploy: Phase = phase({
  kinds: ['entrain', 'done'],
  clause: 'TC-12.1a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'redeploy',
      clause: 'TC-12.1b',
      value: topStep(s).limit,
    }),
  choices(s, side) {
    const found: Action[] = [DONE];
    const step = topStep(s);
    const leaders = isInAmount(step, 0);
    const armies = isInAmount(step, 1);
    const corps = isInAmount(step, 2);
    if (!leaders && !armies && !corps) return found;
    const ofGroup = [undefined, undefined, undefined];
    for (const piece of piecesServing(s, side)) {
      if (placeOf(s, piece) > RESERVE) continue;
      const kind = kindOf(piece);
      if (!(kind === 0 ? leaders : kind === 1 ? armies : corps)) continue;
      if (travels(s, side, piece, ofGroup)) found.push(entrain(piece));
    }
    return found;
  },
  check: (s, side, action) =>
    action.kind === 'entrain' ? checkEntrain(s, side, action.piece) : undefined,
  apply(s, side, action) {
    if (action.kind !== 'entrain') {
      finish(s);
      return;
    }
    push(s, { kind: 'redeploying', side, piece: action.piece });
  },
});

const traveller = (s: State): PieceId => topStep(s).piece ?? asPiece(0);

export const redeploying: Phase = phase({
  kinds: ['detrain', 'to-reserve'],
  clause: 'TC-12.2a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'redeploying',
      clause: 'TC-12.2a',
      piece: nameOf(traveller(s)),
    }),
  choices(s, side) {
    const piece = traveller(s);
    const found: Action[] = [];
    for (const space of destinations(s, side, piece)) found.push(detrain(space));
    if (mayEnterReserve(s, piece)) found.push(TO_RESERVE);
    return found;
  },
  check(s, side, action) {
    const piece = traveller(s);
    if (action.kind === 'to-reserve')
      return mayEnterReserve(s, piece) ? undefined : refuse('TC-12.31a', 'corps-only');
    invariant(action.kind === 'detrain', 'a destination');
    if (leadsTo(s, side, piece, action.space)) return undefined;
    return placeOf(s, piece) === RESERVE
      ? refuse(reserveClause(s, piece), 'not-from-reserve', {
          piece: nameOf(piece),
          space: spaceName(action.space),
        })
      : refuse('TC-12.2a', 'no-rail-line', { space: spaceName(action.space) });
  },
  apply(s, side, action, emit) {
    const piece = traveller(s);
    finish(s);
    const step = topStep(s);
    const { limit = 2 } = step;
    replaceTop(s, { kind: 'redeploy', side, limit, list: withOne(step, kindOf(piece)) });
    const to = action.kind === 'detrain' ? action.space : undefined;
    const place = (at: SpaceId | undefined): string =>
      at === undefined ? 'reserve' : spaceName(at);
    const from = isOnMap(s, piece) ? spaceOf(s, piece) : undefined;
    put(s, piece, to ?? RESERVE);
    const facts = { piece: nameOf(piece), from: place(from), space: place(to) };
    say(emit, 'redeployed', facts, 'TC-12.2a');
  },
});
