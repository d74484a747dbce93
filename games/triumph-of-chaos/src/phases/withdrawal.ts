// TC-15.11: defenders withdraw before they are fought.
import { invariant } from '@motti/engine';
import type { EmitEvent } from '../actions.ts';
import { linksFrom, type SpaceId, spaceName } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { checkLink, checkPlace } from '../rules/access.ts';
import { controls } from '../rules/control.ts';
import { ableLeaders, checkTry, LENIN_PIECE } from '../rules/leaders.ts';
import { isArmy, isGarrison, isUnit, leadersIn, nameOf, unitsIn } from '../rules/pieces.ts';
import { isOwnHaven } from '../rules/retreat.ts';
import { checkCompany, limitsAt } from '../rules/stacking.ts';
import { OUT_OF_SUPPLY, supplyAt } from '../rules/supply.ts';
import {
  allegianceOf,
  asPiece,
  asSide,
  combatOf,
  finish,
  firstIn,
  GREEN,
  hasNoAct,
  isLeader,
  type PieceId,
  piecesIn,
  put,
  RED,
  SELF,
  type State,
  spaceOf,
  topStep,
} from '../state.ts';
import { tryAbility } from './abilities.ts';
import { crossKerch, isKerch } from './moves.ts';
import { type Auto, type Phase, phase, say, sideDecides } from './phase.ts';

/** TC-15.11a, TC-A28: who goes, and where each may go so that all find a place. */
const withdrawers = (s: State): PieceId[] =>
  piecesIn(s, combatOf(s).target).filter((p) => p !== LENIN_PIECE);

function withdrawSpaces(s: State, piece: PieceId): SpaceId[] {
  const c = combatOf(s);
  const allegiance = allegianceOf(s, piece);
  return linksFrom(c.target)
    .filter((link) => !checkLink(s, piece, link))
    .map(({ to }) => to)
    .filter((to) => {
      if (checkPlace(s, piece, to) || checkCompany(s, piece, to)) return false;
      if (allegiance === SELF) return isOwnHaven(s, piece, to);
      return controls(s, asSide(allegiance), to) && supplyAt(s, piece, to) > OUT_OF_SUPPLY;
    });
}

/** Can all these units be placed, given how many are already on the way to each space? */
function allFit(
  s: State,
  units: readonly PieceId[],
  index: number,
  extra: Map<number, number[]>,
): boolean {
  const unit = units[index];
  if (unit === undefined) return true;
  for (const to of withdrawSpaces(s, unit)) {
    if (!fits(s, to, unit, extra)) continue;
    const entry = extra.get(to) ?? [0, 0];
    extra.set(to, [entry[0]! + 1, entry[1]! + (isArmy(unit) ? 1 : 0)]);
    if (allFit(s, units, index + 1, extra)) return true;
    extra.set(to, entry);
  }
  return false;
}
function fits(s: State, to: SpaceId, unit: PieceId, extra: Map<number, number[]>): boolean {
  const [more = 0, armies = 0] = extra.get(to) ?? [];
  const limits = limitsAt(to);
  const there = unitsIn(s, to);
  return (
    there.length + more + 1 <= limits.units &&
    (!isArmy(unit) || there.filter(isArmy).length + armies + 1 <= limits.armies)
  );
}
const canWithdraw = (s: State): boolean => {
  const pieces = withdrawers(s);
  if (pieces.some((p) => isGarrison(p) && allegianceOf(s, p) === RED)) return false;
  const leaders = pieces.filter(isLeader);
  return (
    leaders.every((leader) => withdrawSpaces(s, leader).length > 0) &&
    allFit(s, pieces.filter(isUnit), 0, new Map())
  );
};

/** Leaders who may try: able ones, or leaders alone in the space (TC-15.66a). */
function withdrawLeaders(s: State): PieceId[] {
  const c = combatOf(s);
  const holder = allegianceOf(s, asPiece(firstIn(s, c.target)));
  if (holder === GREEN) return [];
  if (unitsIn(s, c.target).length === 0)
    return leadersIn(s, c.target).filter(
      (p) => p !== LENIN_PIECE && !hasNoAct(s, c.target) && withdrawSpaces(s, p).length > 0,
    );
  return canWithdraw(s) ? ableLeaders(s, c.target, holder) : [];
}

export const withdrawAuto: Auto = (s) => {
  if (withdrawLeaders(s).length > 0) return false;
  finish(s);
  return true;
};

export const withdraw: Phase = phase({
  kinds: ['withdraw', 'stand'],
  clause: 'TC-15.11a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'withdraw',
      clause: 'TC-15.11a',
      space: spaceName(combatOf(s).target),
    }),
  choices: (s) => [
    { kind: 'stand' },
    ...withdrawLeaders(s).map((piece) => ({ kind: 'withdraw', piece }) as const),
  ],
  check: (s, _side, action) =>
    action.kind === 'withdraw'
      ? checkTry(s, action.piece, withdrawLeaders(s), 'TC-15.11a')
      : undefined,
  apply(s, side, action) {
    finish(s);
    if (action.kind === 'withdraw') tryAbility(s, side, action.piece, 'withdraw');
  },
});

/** The next piece to go: units first, each to a space that leaves room for the others. */
const nextWithdrawer = (s: State): PieceId | undefined => {
  const pieces = withdrawers(s);
  return pieces.find(isUnit) ?? pieces[0];
};
function withdrawTargets(s: State, piece: PieceId): SpaceId[] {
  const open = withdrawSpaces(s, piece);
  if (isLeader(piece)) return open;
  const others = withdrawers(s).filter((p) => isUnit(p) && p !== piece);
  return open.filter(
    (to) =>
      fits(s, to, piece, new Map()) &&
      allFit(s, others, 0, new Map([[to, [1, isArmy(piece) ? 1 : 0]]])),
  );
}

export const withdrawingAuto: Auto = (s, emit) => {
  const piece = nextWithdrawer(s);
  if (piece === undefined) {
    finish(s);
    return true;
  }
  const open = withdrawTargets(s, piece);
  if (open.length > 1) return false;
  if (open[0] === undefined) finish(s);
  else fallBack(s, piece, open[0], emit);
  return true;
};
function fallBack(s: State, piece: PieceId, to: SpaceId, emit: EmitEvent): void {
  const from = spaceOf(s, piece);
  put(s, piece, to);
  if (isLeader(piece)) s.reacted.push(piece);
  const facts = { piece: nameOf(piece), from: spaceName(from), space: spaceName(to) };
  say(emit, 'displaced', facts, 'TC-15.11a');
  crossKerch(s, [piece], isKerch(from, to));
}

export const withdrawing: Phase = phase({
  kinds: ['fall-back'],
  clause: 'TC-15.11a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'withdrawing',
      clause: 'TC-15.11a',
      piece: nameOf(nextWithdrawer(s) ?? asPiece(0)),
    }),
  choices: (s) => {
    const piece = nextWithdrawer(s);
    if (piece === undefined) return [];
    return withdrawTargets(s, piece).map((space) => ({ kind: 'fall-back', piece, space }));
  },
  check(s, _side, action) {
    const piece = nextWithdrawer(s);
    invariant(action.kind === 'fall-back' && piece !== undefined, 'a piece withdraws');
    return action.piece === piece && withdrawTargets(s, piece).includes(action.space)
      ? undefined
      : refuse('TC-15.11a', 'withdraw-where', { piece: nameOf(piece) });
  },
  apply(s, _side, action, emit) {
    invariant(action.kind === 'fall-back', 'a piece withdraws');
    fallBack(s, action.piece, action.space, emit);
  },
});
