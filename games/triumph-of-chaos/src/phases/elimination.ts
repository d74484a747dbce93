// How pieces are lost: steps in combat, lack of supply, leaders, and what each costs (TC-11.51, TC-13.61, TC-15.5).
import { invariant } from '@motti/engine';
import type { EmitEvent } from '../actions.ts';
import { MAKHNO, type SpaceId, spaceName, TURN_COUNT } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { costOfLeader, LENIN_PIECE, WRANGEL_PIECE } from '../rules/leaders.ts';
import { distinctCorps, replacementCorps } from '../rules/losses.ts';
import { factionOf, hasTwoSteps, hasUnit, isArmy, nameOf } from '../rules/pieces.ts';
import {
  allegianceOf,
  asPiece,
  asSide,
  COMING,
  DEAD,
  FULL,
  faceOf,
  finish,
  GREEN,
  isLeader,
  isOnMap,
  OUT,
  type PieceId,
  push,
  put,
  RED,
  REDUCED,
  type State,
  setDue,
  setFace,
  spaceOf,
  TRACK,
  topStep,
  WHITE,
} from '../state.ts';
import { type Auto, losesVp, type Phase, phase, say, sideDecides } from './phase.ts';

/** Who decides for a piece: its player; for greens and self-defenders the one who was named (TC-A139). */
export function deciderFor(s: State, piece: PieceId): 0 | 1 {
  const allegiance = allegianceOf(s, piece);
  if (allegiance === RED || allegiance === WHITE) return asSide(allegiance);
  const c = s.combat;
  if (c === null) return s.active;
  return c.attackers.includes(piece) ? c.attacker : c.defender;
}

/** One step of a unit: it is turned, or eliminated with a corps taking its place (TC-4n, TC-11.51a). */
export function loseStep(s: State, unit: PieceId, emit: EmitEvent, replace = true): void {
  if (hasTwoSteps(unit) && faceOf(s, unit) === FULL) {
    setFace(s, unit, REDUCED);
    say(emit, 'reduced', { piece: nameOf(unit), space: spaceName(spaceOf(s, unit)) }, 'TC-4n');
    return;
  }
  eliminate(s, unit, emit, replace);
}

export function eliminate(s: State, unit: PieceId, emit: EmitEvent, replace = true): void {
  const space = spaceOf(s, unit);
  const corps = replace ? replacementCorps(s, unit) : [];
  say(emit, 'eliminated', { piece: nameOf(unit), space: spaceName(space) }, 'TC-11.51a');
  put(s, unit, graveOf(s, unit, corps.length > 0 || !replace));
  setFace(s, unit, hasTwoSteps(unit) ? REDUCED : FULL);
  if (corps.length > 0) push(s, { kind: 'corps', piece: unit, space, side: deciderFor(s, unit) });
  liftNoAct(s, space);
}

/** Where an eliminated unit goes. */
function graveOf(s: State, unit: PieceId, hasCorps: boolean): number {
  if (allegianceOf(s, unit) === GREEN) return factionOf(unit) === undefined ? COMING : OUT;
  if (!isArmy(unit)) return DEAD;
  // TC-11.51b, TC-8.320e: without a corps it is gone for good, but not a Makhno army.
  return hasCorps || factionOf(unit) === MAKHNO ? DEAD : OUT;
}

/** TC-A13: the marker goes as soon as no unit of its owner is left. */
export function liftNoAct(s: State, space: SpaceId): void {
  if (s.noAct.includes(space) && !hasUnit(s, space)) s.noAct = s.noAct.filter((id) => id !== space);
}

// --------------------------------------------------------------------- the corps of a lost army

/** Corps that may come, when it matters which: those that nobody could tell apart count once. */
const offered = (s: State): PieceId[] =>
  distinctCorps(s, replacementCorps(s, topStep(s).piece ?? asPiece(0)));

export const corpsAuto: Auto = (s, emit) => {
  const corps = offered(s);
  if (corps.length > 1) return false;
  const step = topStep(s);
  finish(s);
  if (corps[0] !== undefined) bring(s, corps[0], step.space, step.piece, emit);
  return true;
};

export const corps: Phase = phase({
  kinds: ['corps'],
  clause: 'TC-11.511a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'corps',
      clause: 'TC-11.51a',
      piece: nameOf(topStep(s).piece ?? asPiece(0)),
    }),
  choices: (s) => offered(s).map((piece) => ({ kind: 'corps', piece })),
  check(s, _side, action) {
    invariant(action.kind === 'corps', 'a corps is chosen');
    return offered(s).includes(action.piece)
      ? undefined
      : refuse('TC-11.511a', 'cannot-replace', { piece: nameOf(action.piece) });
  },
  apply(s, _side, action, emit) {
    invariant(action.kind === 'corps', 'a corps is chosen');
    const step = topStep(s);
    finish(s);
    bring(s, action.piece, step.space, step.piece, emit);
  },
});

function bring(
  s: State,
  corpsPiece: PieceId,
  space: SpaceId | undefined,
  army: PieceId | undefined,
  emit: EmitEvent,
): void {
  if (space === undefined) {
    put(s, corpsPiece, DEAD);
    setFace(s, corpsPiece, hasTwoSteps(corpsPiece) ? REDUCED : FULL);
    say(emit, 'eliminated', { piece: nameOf(corpsPiece), space: '' }, 'TC-13.61b');
    return;
  }
  put(s, corpsPiece, space);
  const c = s.combat;
  if (c && army !== undefined && c.attackers.includes(army)) c.attackers.push(corpsPiece);
  if (s.fought.includes(army ?? -1)) s.fought.push(corpsPiece);
  if (s.unsupplied.includes(army ?? -1)) s.unsupplied.push(corpsPiece);
  if (s.retreated.includes(army ?? -1)) s.retreated.push(corpsPiece);
  say(emit, 'replaced', { piece: nameOf(corpsPiece), space: spaceName(space) }, 'TC-11.51a');
}

// ------------------------------------------------------------------------------ lack of supply

/** TC-13.61a, TC-11.63a: as if out of supply. `cost` false where a rule spares the VPs of leaders. */
export function eliminateUnsupplied(s: State, piece: PieceId, emit: EmitEvent, cost = true): void {
  if (isLeader(piece)) {
    loseLeader(s, piece, emit, cost);
    return;
  }
  const space = spaceOf(s, piece);
  say(emit, 'eliminated', { piece: nameOf(piece), space: spaceName(space) }, 'TC-13.61a');
  if (!isArmy(piece) || allegianceOf(s, piece) === GREEN) {
    put(s, piece, graveOf(s, piece, true));
    setFace(s, piece, hasTwoSteps(piece) ? REDUCED : FULL);
  } else toTrack(s, piece);
  liftNoAct(s, space);
}

/** TC-13.61b, TC-A57: three turns ahead, with a corps of the Reserve to the Dead Box; else gone for good. */
function toTrack(s: State, army: PieceId): void {
  const has = replacementCorps(s, army).length > 0;
  const due = s.turn + 3;
  put(s, army, has && due <= TURN_COUNT ? TRACK : has ? OUT : graveOf(s, army, false));
  setFace(s, army, hasTwoSteps(army) ? REDUCED : FULL);
  if (!has) return;
  if (due <= TURN_COUNT) setDue(s, army, due);
  push(s, { kind: 'corps', piece: army, side: deciderFor(s, army) });
}

/** TC-15.51: permanently, with the VPs of TC-15.51b; Lenin by his own rule (TC-16.21b-c). */
export function loseLeader(s: State, leader: PieceId, emit: EmitEvent, cost = true): void {
  const allegiance = allegianceOf(s, leader);
  if (isOnMap(s, leader))
    say(
      emit,
      'leader-lost',
      { piece: nameOf(leader), space: spaceName(spaceOf(s, leader)) },
      'TC-15.51a',
    );
  put(s, leader, OUT);
  if (leader === WRANGEL_PIECE) s.tide = s.tide === 1 ? 2 : s.tide;
  if (leader === LENIN_PIECE && s.rules.specialUnits && s.rules.inFighting) {
    s.forever = 1;
    if (s.inFighting[RED] === 0) s.inFighting[RED] = 1;
  }
  if (!cost || (allegiance !== RED && allegiance !== WHITE)) return;
  const points = costOfLeader(s, leader);
  if (points > 0)
    losesVp(
      s,
      asSide(allegiance),
      points,
      leader === LENIN_PIECE ? 'TC-16.21b' : 'TC-15.51b',
      emit,
    );
}
