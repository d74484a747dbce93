// ACT.sr: strategic redeployment, one force after another (TC-12).
import { invariant, type Refusal } from '@motti/engine';
import type { Action, Step } from '../actions.ts';
import { redeploymentParties, type SpaceId, spaceName } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { isArmy, nameOf } from '../rules/pieces.ts';
import {
  checkBoarding,
  destinations,
  hasDestination,
  leadsTo,
  mayEnterReserve,
  reserveClause,
  reserveGroup,
} from '../rules/redeployment.ts';
import {
  ALL_PIECES,
  allegianceOf,
  asPiece,
  changed,
  finish,
  isLeader,
  isOnMap,
  type PieceId,
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
const kindOf = (piece: PieceId): number => (isLeader(piece) ? 0 : isArmy(piece) ? 1 : 2);
const withOne = (step: Step, kind: number): number[] =>
  [0, 1, 2].map((i) => (step.list?.[i] ?? 0) + (i === kind ? 1 : 0));

/** TC-12.1b, TC-A51: one printed alternative, or a part of it. */
function isInAmount(step: Step, kind: number): boolean {
  const travelled = (of: number): number => (step.list?.[of] ?? 0) + (of === kind ? 1 : 0);
  const leaders = travelled(0);
  const armies = travelled(1);
  const corps = travelled(2);
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
  (hasJourney(s, side, piece)
    ? undefined
    : refuse('TC-12.2a', 'nowhere-to-go', { piece: nameOf(piece) }));
const hasJourney = (s: State, side: SideId, piece: PieceId): boolean =>
  mayEnterReserve(s, piece) || hasDestination(s, side, piece);

/** The same where nobody asks for the reason; corps of one group leave the Reserve together or not at all. */
function travels(
  s: State,
  side: SideId,
  piece: PieceId,
  ofGroup: (boolean | undefined)[],
): boolean {
  const group = placeOf(s, piece) === RESERVE ? reserveGroup(s, piece) : 0;
  if (group === 0) return !checkJourney(s, side, piece);
  const known = ofGroup[group];
  if (known !== undefined) return known;
  const goes = !checkJourney(s, side, piece);
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
    const kinds = [isInAmount(step, 0), isInAmount(step, 1), isInAmount(step, 2)];
    const ofGroup = [undefined, undefined, undefined];
    for (const piece of ALL_PIECES) {
      if (placeOf(s, piece) > RESERVE || allegianceOf(s, piece) !== side) continue;
      if (kinds[kindOf(piece)] === true && travels(s, side, piece, ofGroup))
        found.push(entrain(piece));
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
    const found = destinations(s, side, piece).map(detrain);
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
  apply(s, _side, action, emit) {
    const piece = traveller(s);
    finish(s);
    const step = topStep(s);
    replaceTop(s, changed(step, { list: withOne(step, kindOf(piece)) }));
    const to = action.kind === 'detrain' ? action.space : undefined;
    const place = (at: SpaceId | undefined): string =>
      at === undefined ? 'reserve' : spaceName(at);
    const from = isOnMap(s, piece) ? spaceOf(s, piece) : undefined;
    put(s, piece, to ?? RESERVE);
    const facts = { piece: nameOf(piece), from: place(from), space: place(to) };
    say(emit, 'redeployed', facts, 'TC-12.2a');
  },
});
