// ACT.move: groups move one space at a time, with the dice of Kerch, road 2 and overrun leaders (TC-10.1, TC-10.111).
import { invariant, type Refusal } from '@motti/engine';
import type { Action, EmitEvent } from '../actions.ts';
import {
  BRITAIN,
  FRANCE,
  linkBetween,
  linksFrom,
  SPACES,
  type SpaceId,
  spaceName,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { checkLink, checkPlace } from '../rules/access.ts';
import { actsFor } from '../rules/attack.ts';
import { controls, FLAG, YUDENICH_BOX } from '../rules/control.ts';
import { isControlledBy } from '../rules/factions.ts';
import { TROTSKY_PIECE, valueFor } from '../rules/leaders.ts';
import {
  checkGo,
  checkMobile,
  checkStop,
  groupOf,
  hasStep,
  reachOf,
  stepsFrom,
} from '../rules/movement.ts';
import { isArmy as armyOf, isOwnKind, isUnit, leadersIn, nameOf } from '../rules/pieces.ts';
import { isOwnHaven } from '../rules/retreat.ts';
import { checkStack, excessAt, isOverstacked } from '../rules/stacking.ts';
import { OUT_OF_SUPPLY, supplyAt, updateSupply } from '../rules/supply.ts';
import {
  ALL_SPACES,
  allegianceOf,
  asPiece,
  asSide,
  asSpace,
  enemyOf,
  finish,
  firstIn,
  hasFlag,
  isLeader,
  isOnMap,
  MOVE_MARK,
  markOn,
  NONE,
  nextIn,
  type PieceId,
  placeOf,
  push,
  put,
  RED,
  SELF,
  type SideId,
  type State,
  spaceOf,
  topStep,
  WHITE,
} from '../state.ts';
import { enterSpace } from './captures.ts';
import { deciderFor, eliminate, eliminateUnsupplied, loseLeader } from './elimination.ts';
import {
  type Auto,
  type ChancePhase,
  DONE,
  diceDecide,
  first,
  type Phase,
  perPiece,
  perSpace,
  phase,
  say,
  sideDecides,
} from './phase.ts';

/** TC-16.73a: no unit may leave the Yudenich box this turn. */
const BOX_CLOSED = 4;

// ----------------------------------------------------------------------------------- the choices

function checkTake(s: State, side: SideId, piece: PieceId): Refusal | undefined {
  if (!isOnMap(s, piece) || !actsFor(s, piece, side))
    return refuse('TC-10.2a', 'not-yours', { piece: nameOf(piece) });
  const from = spaceOf(s, piece);
  if (markOn(s, from) !== MOVE_MARK)
    return refuse('TC-10.2a', 'not-marked', { space: spaceName(from) });
  if (s.moved.includes(piece) || s.group.includes(piece))
    return refuse('TC-10.1c', 'has-moved', { piece: nameOf(piece) });
  if (s.idle.includes(piece)) return refuse('TC-A21', 'not-paid-for', { piece: nameOf(piece) });
  if (s.group.length > 0 && (s.groupSteps > 0 || spaceOf(s, asPiece(s.group[0]!)) !== from))
    return refuse('TC-10.1c', 'group-moves-first');
  return checkMobile(s, piece);
}

/** The same of a piece in a space that is marked for movement, or in the group's own before it sets out. */
const mayTake = (s: State, side: SideId, piece: PieceId): boolean =>
  !s.moved.includes(piece) &&
  actsFor(s, piece, side) &&
  (s.group.length === 0 || !s.group.includes(piece)) &&
  (s.idle.length === 0 || !s.idle.includes(piece)) &&
  !checkMobile(s, piece);

const take = perPiece('take');

function offerTaking(s: State, side: SideId, found: Action[]): void {
  if (s.group.length > 0) offerTakingFrom(s, side, spaceOf(s, asPiece(s.group[0]!)), found);
  else
    for (let i = 0; i < s.marked.length; i++)
      if (s.marks[i] === MOVE_MARK) offerTakingFrom(s, side, asSpace(s.marked[i]!), found);
}
function offerTakingFrom(s: State, side: SideId, id: SpaceId, found: Action[]): void {
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p))
    if (mayTake(s, side, asPiece(p))) found.push(take(asPiece(p)));
}

/** The same where nobody is on the way yet and one is enough. */
function mayTakeOne(s: State, side: SideId): boolean {
  for (let i = 0; i < s.marked.length; i++) {
    if (s.marks[i] !== MOVE_MARK) continue;
    for (let p = firstIn(s, asSpace(s.marked[i]!)); p !== NONE; p = nextIn(s, p))
      if (mayTake(s, side, asPiece(p))) return true;
  }
  return false;
}

const NOWHERE: readonly SpaceId[] = [];

/** TC-15.62a, TC-A115: Trotsky alone, along rail through friendly supplied spaces, once per turn. */
function railSpaces(s: State): readonly SpaceId[] {
  if (s.trotskyRail === 1 || s.group.length !== 1 || s.group[0] !== TROTSKY_PIECE) return NOWHERE;
  if (s.groupSteps > 0) return NOWHERE;
  const from = spaceOf(s, TROTSKY_PIECE);
  const queue: SpaceId[] = [from];
  const seen = new Set<number>(queue);
  for (let i = 0; i < queue.length; i++)
    for (const link of linksFrom(queue[i]!)) {
      const { to, kind } = link;
      if (seen.has(to) || kind !== 'rail' || checkLink(s, TROTSKY_PIECE, link)) continue;
      if (!controls(s, RED, to) || supplyAt(s, TROTSKY_PIECE, to) === OUT_OF_SUPPLY) continue;
      if (checkPlace(s, TROTSKY_PIECE, to)) continue;
      seen.add(to);
      queue.push(to);
    }
  return queue.slice(1).filter((id) => !checkStop(s, [TROTSKY_PIECE], id));
}

/** TC-16.47a: ports where the forces of Yudenich may land. */
function landings(s: State): readonly SpaceId[] {
  const group = groupOf(s);
  if (group[0] === undefined || placeOf(s, group[0]) !== YUDENICH_BOX) return NOWHERE;
  if ((s.navalBan & BOX_CLOSED) !== 0) return NOWHERE;
  return ALL_SPACES.filter((id) => {
    const { sea } = SPACES[id]!;
    const open = sea === 'baltic' || (sea === 'finland' && hasFlag(s, FLAG.finnBorderWhite));
    return (
      open && controls(s, WHITE, id) && !checkStop(s, group, id) && !checkPlace(s, group[0]!, id)
    );
  });
}

/** Nobody can move any more: the step ends by itself. */
export const movesAuto: Auto = (s) => {
  if (s.group.length > 0) {
    if (s.groupSteps === 0 || hasStep(s)) return false;
    halt(s);
    return true;
  }
  if (mayTakeOne(s, topStep(s).side ?? RED)) return false;
  finish(s);
  return true;
};

const goTo = perSpace('go');
const HALT: Action = Object.freeze({ kind: 'halt' });

export const moves: Phase = phase({
  kinds: ['take', 'go', 'halt', 'done', 'by-rail', 'land'],
  clause: 'TC-10.1a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'moves', clause: 'TC-10.1a' }),
  choices(s, side) {
    const found: Action[] = [];
    if (s.group.length === 0) found.push(DONE);
    if (s.groupSteps === 0) offerTaking(s, side, found);
    if (s.group.length === 0) return found;
    if (s.groupSteps === 0 || !checkStop(s, groupOf(s), spaceOf(s, groupOf(s)[0]!)))
      found.push(HALT);
    for (const to of stepsFrom(s)) found.push(goTo(to));
    for (const to of railSpaces(s)) found.push({ kind: 'by-rail', space: to });
    for (const to of landings(s)) found.push({ kind: 'land', space: to });
    return found;
  },
  check: checkMove,
  apply(s, _side, action, emit) {
    switch (action.kind) {
      case 'done':
        finish(s);
        return;
      case 'take':
        s.group.push(action.piece);
        return;
      case 'halt':
        halt(s);
        return;
      case 'go':
        go(s, action.space, emit);
        return;
      case 'by-rail':
        byRail(s, action.space, emit);
        return;
      default:
        invariant(action.kind === 'land', 'a landing');
        land(s, action.space, emit);
    }
  },
});

function checkMove(s: State, side: SideId, action: Action): Refusal | undefined {
  if (action.kind === 'take') return checkTake(s, side, action.piece);
  if (action.kind === 'done')
    return s.group.length > 0 ? refuse('TC-10.1c', 'group-moves-first') : undefined;
  if (s.group.length === 0) return refuse('TC-10.1c', 'take-first');
  switch (action.kind) {
    case 'go':
      return checkGo(s, action.space);
    case 'halt':
      return s.groupSteps === 0 ? undefined : checkStop(s, groupOf(s), spaceOf(s, groupOf(s)[0]!));
    case 'by-rail':
      return railSpaces(s).includes(action.space)
        ? undefined
        : refuse('TC-15.62a', 'no-rail-journey');
    default:
      return action.kind === 'land' && landings(s).includes(action.space)
        ? undefined
        : refuse('TC-16.47a', 'no-landing');
  }
}

// ------------------------------------------------------------------------------------- moving on

function halt(s: State): void {
  s.moved.push(...s.group);
  s.group = [];
  s.groupSteps = 0;
  s.groupRail = 0;
  s.groupMax = 0;
}

function byRail(s: State, to: SpaceId, emit: EmitEvent): void {
  s.trotskyRail = 1;
  const from = spaceName(spaceOf(s, TROTSKY_PIECE));
  put(s, TROTSKY_PIECE, to);
  const facts = { pieces: [nameOf(TROTSKY_PIECE)], from, space: spaceName(to) };
  say(emit, 'moved', facts, 'TC-15.62a');
  halt(s);
}

function go(s: State, to: SpaceId, emit: EmitEvent): void {
  const group = groupOf(s).slice();
  const from = spaceOf(s, group[0]!);
  const link = linkBetween(from, to);
  invariant(link, 'a connection');
  if (s.groupSteps === 0) {
    s.groupMax = link.fullRound ? 1 : reachOf(s);
    s.groupRail = 1;
  }
  s.groupSteps++;
  if (link.kind !== 'rail') s.groupRail = 0;
  for (const piece of group) put(s, piece, to);
  const facts = { pieces: group.map(nameOf), from: spaceName(from), space: spaceName(to) };
  say(emit, 'moved', facts, 'TC-10.1a');
  push(s, { kind: 'moving', space: to });
  if (link.kind === 'road2' && s.rules.road2) {
    const units = group.filter(isUnit);
    if (units.length > 0) push(s, { kind: 'road2-die', list: units });
  }
  overrun(s, group, to);
  crossKerch(s, group, link.special === 'kerch-taman');
}

/** After the dice: whoever is left takes control. */
export const moving: Auto = (s, emit) => {
  const id = topStep(s).space;
  finish(s);
  s.group = s.group.filter((p) => isOnMap(s, asPiece(p)));
  if (id !== undefined) enterSpace(s, groupOf(s), id, emit);
  if (s.group.length === 0) halt(s);
  return true;
};

function land(s: State, to: SpaceId, emit: EmitEvent): void {
  const group = groupOf(s).slice();
  const from = spaceName(spaceOf(s, group[0]!));
  for (const piece of group) put(s, piece, to);
  say(emit, 'moved', { pieces: group.map(nameOf), from, space: spaceName(to) }, 'TC-16.47a');
  enterSpace(s, group, to, emit);
  for (let p = firstIn(s, YUDENICH_BOX); p !== NONE; p = nextIn(s, p)) s.moved.push(p);
  halt(s);
}

// --------------------------------------------------------------------------------- Kerch and Taman

export const isKerch = (from: SpaceId, to: SpaceId): boolean =>
  linkBetween(from, to)?.special === 'kerch-taman';
/** TC-10.1i, TC-A6: one die for each RED unit and leader that crosses, whatever takes it there. */
export function crossKerch(s: State, pieces: readonly PieceId[], crosses: boolean): void {
  if (!crosses) return;
  const rolling = pieces.filter((p) => isOnMap(s, p) && allegianceOf(s, p) === RED && isOwnKind(p));
  if (rolling.length > 0) push(s, { kind: 'kerch-die', list: rolling });
}
function kerchModifier(s: State): number {
  const fleet = isControlledBy(s, FRANCE, WHITE) || isControlledBy(s, BRITAIN, WHITE);
  return (fleet ? -2 : 0) + (s.turn >= 10 ? 1 : 0);
}
export const kerchDie: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'kerch-die', clause: 'TC-10.1i' },
      (topStep(s).list ?? []).map(() => 6),
    ),
  roll(s, dice, emit) {
    const pieces = (topStep(s).list ?? []).map(asPiece);
    finish(s);
    for (const [i, piece] of pieces.entries()) {
      const die = dice[i]!;
      say(emit, 'die', { what: 'kerch', die, piece: nameOf(piece) }, 'TC-10.1i');
      if (die + kerchModifier(s) > 2) continue;
      if (isLeader(piece)) loseLeader(s, piece, emit, false);
      else eliminate(s, piece, emit, false);
    }
  },
};

/** TC-10.1h: on 1-2 the unit stops there. */
export const road2Die: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'road2-die', clause: 'TC-10.1h' },
      (topStep(s).list ?? []).map(() => 6),
    ),
  roll(s, dice, emit) {
    const units = (topStep(s).list ?? []).map(asPiece);
    finish(s);
    for (const [i, unit] of units.entries()) {
      say(emit, 'die', { what: 'road2', die: dice[i]!, piece: nameOf(unit) }, 'TC-10.1h');
      if (dice[i]! > 2 || !s.group.includes(unit)) continue;
      enterSpace(s, [unit], spaceOf(s, unit), emit);
      s.group = s.group.filter((p) => p !== unit);
      s.moved.push(unit);
    }
  },
};

// -------------------------------------------------------------------------------- overrun leaders

/** TC-10.111a: each enemy leader alone in the space may try to withdraw. */
export function overrun(s: State, pieces: readonly PieceId[], id: SpaceId): void {
  const mover = pieces[0];
  if (mover === undefined) return;
  const side = allegianceOf(s, mover);
  const caught = leadersIn(s, id).filter((leader) => allegianceOf(s, leader) !== side);
  push(
    s,
    ...caught.map((piece) => ({
      kind: 'overrun' as const,
      piece,
      side: ownerFor(s, piece),
      space: id,
    })),
  );
}
const ownerFor = (s: State, leader: PieceId): SideId => {
  const allegiance = allegianceOf(s, leader);
  return allegiance === RED || allegiance === WHITE ? asSide(allegiance) : enemyOf(s.active);
};

const overrunPiece = (s: State): PieceId => topStep(s).piece ?? asPiece(0);
/** TC-A26: adjacent, friendly and supplied; not across a closed border (TC-8.317d). */
function escapes(s: State, leader: PieceId): SpaceId[] {
  const side = allegianceOf(s, leader);
  // TC-A139, TC-A162: a leader of a faction that defends itself stays in its region.
  const isSafe = (to: SpaceId): boolean =>
    side === SELF
      ? isOwnHaven(s, leader, to)
      : controls(s, asSide(side), to) && supplyAt(s, leader, to) > OUT_OF_SUPPLY;
  return linksFrom(spaceOf(s, leader))
    .filter((link) => !checkLink(s, leader, link))
    .map(({ to }) => to)
    .filter((to) => isSafe(to) && !checkPlace(s, leader, to) && !checkStack(s, to, [leader]));
}

export const overrunAuto: Auto = (s, emit) => {
  updateSupply(s);
  const leader = overrunPiece(s);
  if (isOnMap(s, leader) && valueFor(s, leader, 'withdraw') > 0 && escapes(s, leader).length > 0)
    return false;
  finish(s);
  if (isOnMap(s, leader)) loseLeader(s, leader, emit);
  return true;
};

export const overrunPhase: Phase = phase({
  kinds: ['withdraw', 'stand'],
  clause: 'TC-15.11c',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'overrun',
      clause: 'TC-10.111a',
      piece: nameOf(overrunPiece(s)),
    }),
  choices: (s) => [{ kind: 'withdraw', piece: overrunPiece(s) }, { kind: 'stand' }],
  apply(s, side, action, emit) {
    const leader = overrunPiece(s);
    finish(s);
    if (action.kind === 'withdraw') push(s, { kind: 'overrun-die', piece: leader, side });
    else loseLeader(s, leader, emit);
  },
});

export const overrunDie: ChancePhase = {
  decision: (s) =>
    diceDecide({ kind: 'overrun-die', clause: 'TC-15.11c', piece: nameOf(overrunPiece(s)) }),
  roll(s, dice, emit) {
    const leader = overrunPiece(s);
    const { side = RED } = topStep(s);
    finish(s);
    say(emit, 'die', { what: 'withdrawal', die: first(dice), piece: nameOf(leader) }, 'TC-15.11c');
    if (first(dice) > valueFor(s, leader, 'withdraw')) loseLeader(s, leader, emit);
    else push(s, { kind: 'station', side, piece: leader, list: escapes(s, leader) });
  },
};

// ------------------------------------------------------------------------------------- overstacked

/** TC-10.33a: at the end of movement. */
export const endMoves: Auto = (s) => {
  finish(s);
  checkOverstacks(
    s,
    s.moved
      .map(asPiece)
      .filter((p) => isOnMap(s, p))
      .map((p) => spaceOf(s, p)),
  );
  return true;
};

export function checkOverstacks(s: State, spaces: readonly SpaceId[]): void {
  for (const id of new Set(spaces)) {
    const unit = firstIn(s, id);
    if (unit === NONE || !isOverstacked(s, id)) continue;
    push(s, { kind: 'drop', space: id, side: deciderFor(s, asPiece(unit)) });
  }
}

const droppable = (s: State): PieceId[] => {
  const id = topStep(s).space;
  if (id === undefined) return [];
  const { armies } = excessAt(s, id);
  const units: PieceId[] = [];
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p)) {
    const piece = asPiece(p);
    if (isUnit(piece) && (armies <= 0 || armyOf(piece))) units.push(piece);
  }
  return units;
};

export const dropAuto: Auto = (s) => {
  const id = topStep(s).space;
  if (id !== undefined && isOverstacked(s, id)) return false;
  finish(s);
  return true;
};

export const drop: Phase = phase({
  kinds: ['drop'],
  clause: 'TC-10.33a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'drop',
      clause: 'TC-10.33a',
      space: spaceName(topStep(s).space!),
    }),
  choices: (s) => droppable(s).map((piece) => ({ kind: 'drop', piece })),
  apply(s, _side, action, emit) {
    invariant(action.kind === 'drop', 'a unit is dropped');
    eliminateUnsupplied(s, action.piece, emit);
  },
});
