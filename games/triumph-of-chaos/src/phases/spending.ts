// 7.58: replacement steps are spent on units and leaders (TC-14.4 to TC-14.61, TC-14.7).
import { type Clause, invariant, type Refusal } from '@motti/engine';
import type { Action, EmitEvent } from '../actions.ts';
import { owedSpaces } from '../cards/arrivals.ts';
import { at, faction, LEADERS, type SpaceId, spaceName, VICTORY_CITIES } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { isBafBonus } from '../rules/bound-steps.ts';
import { breachesByRepair } from '../rules/breaches.ts';
import {
  type Budget,
  boundPurse,
  budgetOf,
  capLeft,
  stepsForTable,
  whiteCap,
} from '../rules/budget.ts';
import { controls, isVc } from '../rules/control.ts';
import { addSpent, shareOf } from '../rules/distribution.ts';
import { WRANGEL_PIECE } from '../rules/leaders.ts';
import {
  campOf,
  factionOf,
  hasTwoSteps,
  isArmy,
  isCorps,
  isOwnKind,
  nameOf,
  ratingOf,
} from '../rules/pieces.ts';
import {
  isRebuildable,
  isRepairable,
  rebuildClause,
  rebuildSpaces,
  stepCost,
} from '../rules/rebuilding.ts';
import { isSpaceSupplied } from '../rules/supply.ts';
import { homeVcsOf } from '../rules/victory.ts';
import {
  addFactionSteps,
  addOf,
  allegianceOf,
  COMING,
  DEAD,
  FULL,
  factionStepsOf,
  finish,
  isLeader,
  isOnMap,
  isReduced,
  leaderOf,
  nameOfSide,
  of,
  type PieceId,
  piecesServing,
  placeOf,
  push,
  put,
  RED,
  REDUCED,
  RESERVE,
  type SideId,
  type State,
  setFace,
  setOf,
  spaceOf,
  topStep,
  WHITE,
} from '../state.ts';
import { type Auto, addVp, DONE, type Phase, perPiece, phase, say, sideDecides } from './phase.ts';

/** TC-A130: the number is declared before own units are paid for. */
export const spendAuto: Auto = (s) => {
  const side = topStep(s).side ?? RED;
  if (stepsForTable(s, side) >= 2 && of(s.concentration, side) === 0) return false;
  finish(s);
  setOf(s.declared, side, of(s.concentration, side) === 1 ? 99 : 0);
  push(s, { kind: 'spending', side });
  return true;
};
export const spend: Phase = phase({
  kinds: ['declare'],
  clause: 'TC-A130',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'spend',
      clause: 'TC-A130',
      steps: stepsForTable(s, topStep(s).side ?? RED) / 2,
    }),
  choices(s, side) {
    const found: Action[] = [];
    const most = Math.floor(stepsForTable(s, side) / 2);
    for (let count = 0; count <= most; count++) found.push({ kind: 'declare', count });
    return found;
  },
  check(s, side, action) {
    invariant(action.kind === 'declare', 'a number is declared');
    const most = Math.floor(stepsForTable(s, side) / 2);
    if (Number.isInteger(action.count) && action.count >= 0 && action.count <= most)
      return undefined;
    return side === WHITE && action.count > whiteCap(s)
      ? refuse('TC-14.22b', 'over-the-cap', { limit: whiteCap(s) })
      : refuse('TC-A130', 'not-so-many', { limit: most });
  },
  apply(s, side, action) {
    invariant(action.kind === 'declare', 'a number is declared');
    finish(s);
    setOf(s.declared, side, action.count);
    push(s, { kind: 'spending', side });
  },
});

/** Why this unit cannot be paid for here; `id` undefined is the Reserve. */
function checkPay(
  s: State,
  side: SideId,
  piece: PieceId,
  id: SpaceId | undefined,
  budget = budgetOf(s, side),
): Refusal | undefined {
  const cost = stepCost(piece);
  if (id !== undefined && s.bombed.includes(id))
    return refuse('TC-16.61c', 'bombed', { space: spaceName(id) });
  const f = factionOf(piece);
  if (f !== undefined && !isOwnKind(piece))
    return isCovered(s, side, piece)
      ? undefined
      : refuse('TC-8.25a', 'no-faction-steps', { faction: faction(f).key });
  if (!isCovered(s, side, piece)) return refuse('TC-14.12b', 'no-steps-left');
  const purse = boundPurse(s, side, piece, cost);
  if (purse >= 0 && isBafBonus(s.boundSteps[purse + 2]!)) return undefined;
  if (budget.cap < cost) return refuse('TC-14.22b', 'over-the-cap', { limit: whiteCap(s) });
  return budget.fits(shareOf(side, id), cost)
    ? undefined
    : refuse('TC-14.71a', 'against-the-table', { number: of(s.declared, side) });
}
/** Does a purse of the side hold the steps that this unit costs? */
function isCovered(s: State, side: SideId, piece: PieceId): boolean {
  const cost = stepCost(piece);
  const f = factionOf(piece);
  if (f !== undefined && !isOwnKind(piece)) return factionStepsOf(s, side, f) >= cost;
  return of(s.steps, side) >= cost || boundPurse(s, side, piece, cost) >= 0;
}
function pay(
  s: State,
  side: SideId,
  piece: PieceId,
  id: SpaceId | undefined,
  emit: EmitEvent,
): void {
  const cost = stepCost(piece);
  const f = factionOf(piece);
  breachBySiberian(s, side, piece, emit);
  if (f !== undefined && !isOwnKind(piece)) {
    addFactionSteps(s, side, f, -cost);
    return;
  }
  const purse = boundPurse(s, side, piece, cost);
  if (purse < 0) addOf(s.steps, side, -cost);
  else {
    s.boundSteps[purse + 1]! -= cost;
    if (isBafBonus(s.boundSteps[purse + 2]!)) return;
  }
  addSpent(s, side, shareOf(side, id), cost);
}
/** TC-16.523b, TC-A147: a forbidden repair costs its price at once. */
function breachBySiberian(s: State, side: SideId, piece: PieceId, emit: EmitEvent): void {
  if (!breachesByRepair(s, side, piece) || of(s.penaltyPaid, WHITE) === 1) return;
  setOf(s.penaltyPaid, WHITE, 1);
  addVp(s, RED, 2, 'TC-A147', emit);
}

const spaceOfUnit = (s: State, piece: PieceId): SpaceId | undefined =>
  isOnMap(s, piece) ? spaceOf(s, piece) : undefined;
const isMendable = (s: State, piece: PieceId): boolean =>
  isRebuildable(piece) && isRepairable(s, piece);
function checkRepair(s: State, side: SideId, piece: PieceId): Refusal | undefined {
  if (isLeader(piece) || allegianceOf(s, piece) !== side)
    return refuse('TC-14.5a', 'not-yours', { piece: nameOf(piece) });
  if (!isMendable(s, piece))
    return isRebuildable(piece)
      ? refuse('TC-14.5a', 'cannot-repair', { piece: nameOf(piece) })
      : refuse('TC-14.43a', 'black-dot', { piece: nameOf(piece) });
  return checkPay(s, side, piece, spaceOfUnit(s, piece));
}
function checkRebuild(
  s: State,
  side: SideId,
  piece: PieceId,
  id: SpaceId | undefined,
  budget?: Budget,
): Refusal | undefined {
  if (isLeader(piece) || allegianceOf(s, piece) !== side || placeOf(s, piece) !== DEAD)
    return refuse('TC-14.4a', 'not-in-dead-box', { piece: nameOf(piece) });
  if (!isRebuildable(piece)) return refuse('TC-14.43a', 'black-dot', { piece: nameOf(piece) });
  if (isCorps(piece) !== (id === undefined))
    return refuse('TC-14.42a', 'corps-to-reserve', { piece: nameOf(piece) });
  if (id !== undefined && !rebuildSpaces(s, piece).includes(id))
    return refuse(rebuildClause(piece), 'not-rebuilt-there', {
      piece: nameOf(piece),
      space: spaceName(id),
    });
  return checkPay(s, side, piece, id, budget);
}

/** TC-14.61a, TC-A93, TC-15.41a: leaders to be bought, owed by a card, or Wrangel free. */
function checkLeader(s: State, side: SideId, piece: PieceId, id: SpaceId): Refusal | undefined {
  if (!isLeader(piece) || allegianceOf(s, piece) !== side || placeOf(s, piece) !== COMING)
    return refuse('TC-14.61a', 'no-such-leader', { piece: nameOf(piece) });
  if (!leaderSpaces(s, side, piece).includes(id))
    return refuse('TC-A93', 'not-placed-there', { piece: nameOf(piece), space: spaceName(id) });
  return checkPrice(s, side, piece);
}
function checkPrice(s: State, side: SideId, piece: PieceId): Refusal | undefined {
  if (isFree(s, piece)) return undefined;
  if (LEADERS[leaderOf(piece)]!.entry !== 'P')
    return refuse('TC-14.61a', 'no-such-leader', { piece: nameOf(piece) });
  if (of(s.leaderBought, side) > 0) return refuse('TC-14.61a', 'one-leader-a-turn');
  return checkPurchase(s, side, 2 * ratingOf(piece), 'TC-14.61a');
}
const isFree = (s: State, piece: PieceId): boolean =>
  s.owedLeaders.includes(piece) || (piece === WRANGEL_PIECE && s.wrangel === 1);
function leaderSpaces(s: State, side: SideId, piece: PieceId): readonly SpaceId[] {
  const camp = campOf(piece);
  const open = (id: SpaceId): boolean =>
    controls(s, side, id) && isSpaceSupplied(s, side, id) && isVc(id);
  if (s.owedLeaders.includes(piece)) return owedSpaces(s, side, piece);
  if (piece === WRANGEL_PIECE && s.wrangel === 1)
    return VICTORY_CITIES.filter((id) => controls(s, WHITE, id)); // TC-A155
  if (side === RED) return homeVcsOf(RED).filter(open);
  const urals = camp === 'siberian' || camp === 'siberian-cossack';
  return homeVcsOf(WHITE).filter((id) => open(id) && isUral(id) === urals);
}
const URAL_CITIES: readonly SpaceId[] = [at(507), at(514), at(516)];
const isUral = (id: SpaceId): boolean => URAL_CITIES.includes(id);

/** TC-14.62a, TC-A63. */
function checkInfluence(s: State, side: SideId, count: number): Refusal | undefined {
  if (s.turn > 8) return refuse('TC-A63', 'no-politics-to-come');
  if (of(s.influenceBought, side) > 0) return refuse('TC-A63', 'one-purchase');
  return Number.isInteger(count) && count >= 1
    ? checkPurchase(s, side, 2 * count, 'TC-14.62a')
    : refuse('TC-14.62a', 'no-steps-left');
}
/** Leaders and influence are paid with free steps, within WHITE's cap (TC-A66). */
function checkPurchase(s: State, side: SideId, cost: number, clause: Clause): Refusal | undefined {
  if (of(s.steps, side) < cost) return refuse(clause, 'no-steps-left');
  return capLeft(s, side) < cost
    ? refuse('TC-14.22b', 'over-the-cap', { limit: whiteCap(s) })
    : undefined;
}
function checkEndInFighting(s: State, side: SideId): Refusal | undefined {
  const may =
    of(s.mayEnd, side) === 1 && of(s.inFighting, side) === 2 && !(side === RED && s.forever === 1);
  return may ? undefined : refuse('TC-16.515a', 'cannot-end-infighting');
}

function checkSpending(s: State, side: SideId, action: Action): Refusal | undefined {
  switch (action.kind) {
    case 'repair':
      return checkRepair(s, side, action.piece);
    case 'rebuild':
      return checkRebuild(s, side, action.piece, action.space);
    case 'rebuild-reserve':
      return checkRebuild(s, side, action.piece, undefined);
    case 'buy-leader':
      return checkLeader(s, side, action.piece, action.space);
    case 'buy-influence':
      return checkInfluence(s, side, action.count);
    case 'end-infighting':
      return checkEndInFighting(s, side);
    default:
      return undefined;
  }
}

export const spending: Phase = phase({
  kinds: [
    'repair',
    'rebuild',
    'rebuild-reserve',
    'buy-leader',
    'buy-influence',
    'end-infighting',
    'done',
  ],
  clause: 'TC-14.4a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'spending',
      clause: 'TC-7.58a',
      steps: of(s.steps, topStep(s).side ?? RED) / 2,
    }),
  choices: spendingChoices,
  check: checkSpending,
  apply(s, side, action, emit) {
    switch (action.kind) {
      case 'repair':
        pay(s, side, action.piece, spaceOfUnit(s, action.piece), emit);
        setFace(s, action.piece, FULL);
        say(emit, 'repaired', { piece: nameOf(action.piece) }, 'TC-14.5a');
        return;
      case 'rebuild':
      case 'rebuild-reserve': {
        const id = action.kind === 'rebuild' ? action.space : undefined;
        pay(s, side, action.piece, id, emit);
        put(s, action.piece, id ?? RESERVE);
        setFace(s, action.piece, hasTwoSteps(action.piece) ? REDUCED : FULL);
        say(
          emit,
          'placed',
          { piece: nameOf(action.piece), space: id === undefined ? 'reserve' : spaceName(id) },
          'TC-14.4a',
        );
        return;
      }
      case 'buy-leader':
        buyLeader(s, side, action.piece, action.space, emit);
        return;
      case 'buy-influence':
        setOf(s.influenceBought, side, 2 * action.count);
        addOf(s.steps, side, -2 * action.count);
        push(s, { kind: 'influence-roll', side, count: action.count });
        return;
      case 'end-infighting':
        setOf(s.mayEnd, side, 2);
        push(s, { kind: 'end-infighting-die', side });
        return;
      default:
        finish(s);
    }
  },
});

const repair = perPiece('repair');
const rebuildReserve = perPiece('rebuild-reserve');

function spendingChoices(s: State, side: SideId): Action[] {
  const found: Action[] = [DONE];
  const budget = budgetOf(s, side);
  for (const piece of piecesServing(s, side)) {
    const place = placeOf(s, piece);
    if (isLeader(piece)) {
      if (place !== COMING) continue;
      if (checkPrice(s, side, piece)) continue;
      for (const space of leaderSpaces(s, side, piece))
        found.push({ kind: 'buy-leader', piece, space });
    } else if (place === DEAD) {
      if (isCovered(s, side, piece)) offerRebuild(s, side, piece, budget, found);
    } else if (place <= RESERVE && isReduced(s, piece) && isCovered(s, side, piece)) {
      if (isMendable(s, piece) && !checkPay(s, side, piece, spaceOfUnit(s, piece), budget))
        found.push(repair(piece));
    }
  }
  for (let count = 1; 2 * count <= of(s.steps, side); count++)
    if (!checkInfluence(s, side, count)) found.push({ kind: 'buy-influence', count });
  if (!checkEndInFighting(s, side)) found.push({ kind: 'end-infighting' });
  return found;
}
function offerRebuild(
  s: State,
  side: SideId,
  piece: PieceId,
  budget: Budget,
  found: Action[],
): void {
  if (isCorps(piece)) {
    if (!checkRebuild(s, side, piece, undefined, budget)) found.push(rebuildReserve(piece));
    return;
  }
  if (!isArmy(piece) || !isRebuildable(piece)) return;
  for (const space of rebuildSpaces(s, piece))
    if (!checkPay(s, side, piece, space, budget)) found.push({ kind: 'rebuild', piece, space });
}

function buyLeader(s: State, side: SideId, piece: PieceId, id: SpaceId, emit: EmitEvent): void {
  if (isFree(s, piece)) {
    if (piece === WRANGEL_PIECE) s.wrangel = 2;
    s.owedLeaders = s.owedLeaders.filter((p) => p !== piece);
  } else {
    addOf(s.steps, side, -2 * ratingOf(piece));
    setOf(s.leaderBought, side, 2 * ratingOf(piece));
  }
  put(s, piece, id);
  say(
    emit,
    'bought-leader',
    { side: nameOfSide(side), piece: nameOf(piece), space: spaceName(id) },
    'TC-14.61a',
  );
}
