// 7.57 and 7.58: inefficiency, collecting and spending replacement steps, leaders, influence (TC-14).
import { invariant, type Refusal } from '@motti/engine';
import type { Action, EmitEvent } from '../actions.ts';
import {
  at,
  BRITAIN,
  CENTRAL_POWERS,
  FACTION_IDS,
  type FactionId,
  FRANCE,
  faction,
  LEADERS,
  linksFrom,
  POLAND,
  region,
  type SpaceId,
  spaceName,
  TURKESTAN,
  turnRow,
  UKRAINE,
  USA,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { markerInForce } from '../rules/activation.ts';
import { boundFits } from '../rules/bound-steps.ts';
import {
  controls,
  countVcs,
  FLAG,
  isVc,
  leadInVcs,
  MOSCOW,
  OMSK,
  PETROGRAD,
  SEVASTOPOL,
  vcsOfFaction,
} from '../rules/control.ts';
import { addSpent, fitsTable, shareOf } from '../rules/distribution.ts';
import { controllerOf, isControlledBy, isMovable, isWithdrawn } from '../rules/factions.ts';
import { expire } from '../rules/lasting.ts';
import { DENIKIN_PIECE, KOLCHAK_PIECE, TROTSKY_PIECE, WRANGEL_PIECE } from '../rules/leaders.ts';
import {
  armOf,
  campOf,
  factionOf,
  hasTwoSteps,
  isArmy,
  isCorps,
  isOwnKind,
  isUnit,
  nameOf,
  ratingOf,
  someIn,
} from '../rules/pieces.ts';
import { isRebuildable, isRepairable, rebuildSpaces, stepCost } from '../rules/rebuilding.ts';
import { isSpaceSupplied, updateSupply } from '../rules/supply.ts';
import { homeVcsOf, WHITE_HOME_VCS } from '../rules/victory.ts';
import {
  ALL_PIECES,
  addBoughtIp,
  addFactionSteps,
  addIp,
  addOf,
  allegianceOf,
  boughtIp,
  COMING,
  DEAD,
  enemyOf,
  FULL,
  factionStepsOf,
  finish,
  hasFlag,
  isLeader,
  isOnMap,
  leaderOf,
  nameOfSide,
  OUT,
  of,
  type PieceId,
  placeOf,
  push,
  put,
  RED,
  REDUCED,
  RESERVE,
  SIDES,
  type SideId,
  type State,
  setFace,
  setOf,
  spaceOf,
  topStep,
  WHITE,
  warOf,
} from '../state.ts';
import { loseStep } from './elimination.ts';
import {
  type Auto,
  addVp,
  type ChancePhase,
  diceDecide,
  first,
  type Phase,
  phase,
  say,
  sideDecides,
} from './phase.ts';
import { JAPANESE, SEMENOV } from './special-actions.ts';

// ------------------------------------------------------------------------------- 7.57 inefficiency

export const inefficiency: Auto = (s) => {
  finish(s);
  const far = isOnMap(s, SEMENOV) || isOnMap(s, JAPANESE);
  const trotsky = placeOf(s, TROTSKY_PIECE) === OUT;
  push(
    s,
    ...(far ? [{ kind: 'semenov-die' as const }] : []),
    ...(trotsky ? [{ kind: 'trotsky-die' as const }] : []),
  );
  return true;
};
/** TC-14.81a. */
export const semenovDie: ChancePhase = {
  decision: () => diceDecide('semenov-die', 'TC-14.81a'),
  roll(s, dice, emit) {
    finish(s);
    const die = first(dice);
    say(emit, 'die', { what: 'semenov', die }, 'TC-14.81a');
    if (die <= 2 && isOnMap(s, SEMENOV)) addOf(s.penalty, WHITE, die === 1 ? 4 : 2);
    if (die === 4 && isOnMap(s, JAPANESE)) for (const side of SIDES) addOf(s.penalty, side, 2);
    if (die === 5 && isOnMap(s, JAPANESE)) addOf(s.penalty, RED, 4);
    if (die === 6) for (const piece of [SEMENOV, JAPANESE]) put(s, piece, OUT);
  },
};
/** TC-14.82a. */
export const trotskyDie: ChancePhase = {
  decision: () => diceDecide('trotsky-die', 'TC-14.82a'),
  roll(s, dice, emit) {
    finish(s);
    say(emit, 'die', { what: 'trotsky', die: first(dice) }, 'TC-14.82a');
    addOf(s.penalty, RED, first(dice) <= 2 ? 4 : first(dice) <= 4 ? 2 : 0);
  },
};

// --------------------------------------------------------------------------------- 7.58 collecting

const ALLIES = [USA, BRITAIN, FRANCE];
/** TC-14.31, TC-14.32, TC-14.21, TC-14.22, TC-A146: bonuses, then penalties, then blocks and the cap. */
export const collect: Auto = (s, emit) => {
  finish(s);
  updateSupply(s);
  for (const side of [WHITE, RED] as const) {
    addOf(s.steps, side, 2 * countVcs(s, side, vcsOfFaction(UKRAINE)));
    if (side === WHITE) whiteBonus(s);
    else redBonus(s);
    for (const f of FACTION_IDS) if (isControlledBy(s, f, side)) factionBonus(s, side, f);
    applyPenalty(s, side);
    if (isBlocked(s, side)) for (const list of [s.steps, s.politicalSteps]) setOf(list, side, 0);
    if (side === WHITE) setOf(s.steps, WHITE, Math.min(of(s.steps, WHITE), 2 * whiteCap(s)));
    say(emit, 'steps', { side: nameOfSide(side), steps: of(s.steps, side) / 2 }, 'TC-14.2a');
  }
  return true;
};
function whiteBonus(s: State): void {
  if (isControlledBy(s, CENTRAL_POWERS, WHITE)) addOf(s.steps, WHITE, 4);
  for (const f of ALLIES)
    if (isControlledBy(s, f, WHITE) && (f !== FRANCE || isWithdrawn(s, CENTRAL_POWERS)))
      addOf(s.steps, WHITE, 2);
  // TC-14.31k: one step for BAF units only.
  if (hasFlag(s, FLAG.bafBonus) && isControlledBy(s, BRITAIN, WHITE))
    s.boundSteps.push(WHITE, 2, -1, -1);
}
function redBonus(s: State): void {
  if (isControlledBy(s, TURKESTAN, RED)) addOf(s.steps, RED, 2);
  addOf(s.steps, RED, 2 * countVcs(s, RED, vcsOfFaction(POLAND)));
}
/** TC-14.31b-d. */
function factionBonus(s: State, side: SideId, f: FactionId): void {
  if (f !== UKRAINE && f !== POLAND) return;
  const held = countVcs(s, side, vcsOfFaction(f));
  const extra = f === UKRAINE ? warOf(s, f) !== 0 : isInvaded(s, side);
  addFactionSteps(s, side, f, 2 * held * (extra ? 2 : 1));
  if (isFactionBlocked(s, side, f)) addFactionSteps(s, side, f, -factionStepsOf(s, side, f));
}
const isInvaded = (s: State, side: SideId): boolean =>
  region(faction(POLAND).region!).spaces.some((id) =>
    someIn(s, id, (p) => isUnit(p) && allegianceOf(s, p) === enemyOf(side)),
  );
/** TC-14.21c-d. */
function isFactionBlocked(s: State, side: SideId, f: FactionId): boolean {
  const enemy = enemyOf(side);
  if (faction(f).region === undefined)
    return controls(s, enemy, SEVASTOPOL) && controls(s, enemy, OMSK);
  const capital = f === POLAND ? at(101) : f === UKRAINE ? at(220) : vcsOfFaction(f)[0];
  return capital !== undefined && controls(s, enemy, capital);
}
function applyPenalty(s: State, side: SideId): void {
  let due = of(s.penalty, side);
  const take = (list: number[]): void => {
    const paid = Math.min(due, of(list, side));
    addOf(list, side, -paid);
    due -= paid;
  };
  take(s.steps);
  take(s.politicalSteps);
  setOf(s.penalty, side, 0);
}
export const isBlocked = (s: State, side: SideId): boolean =>
  side === RED
    ? controls(s, WHITE, PETROGRAD) || controls(s, WHITE, MOSCOW)
    : controls(s, RED, SEVASTOPOL) && controls(s, RED, OMSK);
/** TC-14.22b. */
export const whiteCap = (s: State): number =>
  countVcs(s, WHITE, WHITE_HOME_VCS) + countVcs(s, WHITE, [at(819), at(601)]);

// ---------------------------------------------------------------------------------------- air raids

interface Raid {
  readonly piece: PieceId;
  readonly space: SpaceId;
}
/** TC-16.61c. */
function raids(s: State, side: SideId): Raid[] {
  const found: Raid[] = [];
  for (const piece of ALL_PIECES) {
    if (armOf(piece) !== 'air' || allegianceOf(s, piece) !== side || !isOnMap(s, piece)) continue;
    for (const { to } of linksFrom(spaceOf(s, piece)))
      if (someIn(s, to, (p) => isUnit(p) && allegianceOf(s, p) === enemyOf(side)))
        found.push({ piece, space: to });
  }
  return found;
}
export const raidAuto: Auto = (s) => {
  if (raids(s, topStep(s).side ?? RED).length > 0) return false;
  finish(s);
  return true;
};
export const raid: Phase = phase({
  kinds: ['raid', 'pass'],
  clause: 'TC-16.61c',
  decision: (s) => sideDecides(topStep(s).side ?? RED, 'raid', 'TC-16.61c'),
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
  decision: () => diceDecide('raid-die', 'TC-16.61c'),
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

// ------------------------------------------------------------------ steps that may go to factions

/** Factions that may take steps: controlled, not blocked, not the Central Powers (TC-8.315g, TC-14.21). */
const takers = (s: State, side: SideId): FactionId[] =>
  FACTION_IDS.filter(
    (f) => controllerOf(s, f) === side && f !== CENTRAL_POWERS && !isFactionBlocked(s, side, f),
  );
const freeLeft = (s: State, side: SideId): number => s.freeFactionSteps[side * 2] ?? 0;
/** Card steps for a faction are limited; those of Political Cards are not. */
const mayTake = (s: State, side: SideId, f: FactionId): boolean => {
  if (of(s.politicalSteps, side) >= 2) return true;
  const most = s.freeFactionSteps[side * 2 + 1] ?? 0;
  const given = (topStep(s).list ?? []).filter((id) => id === f).length * 2;
  return freeLeft(s, side) >= 2 && given < most;
};
export const assignAuto: Auto = (s) => {
  const side = topStep(s).side ?? RED;
  const open = takers(s, side).some((f) => mayTake(s, side, f));
  if (open && (freeLeft(s, side) >= 2 || of(s.politicalSteps, side) >= 2)) return false;
  endAssign(s, side);
  return true;
};
/** What is left of Political Card steps goes to own units, under WHITE's cap (TC-A66). */
function endAssign(s: State, side: SideId): void {
  finish(s);
  addOf(s.steps, side, of(s.politicalSteps, side));
  setOf(s.politicalSteps, side, 0);
  s.freeFactionSteps[side * 2] = 0;
  if (side === WHITE) setOf(s.steps, WHITE, Math.min(of(s.steps, WHITE), 2 * whiteCap(s)));
}
export const assign: Phase = phase({
  kinds: ['assign', 'done'],
  clause: 'TC-A146',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, 'assign', 'TC-A146', {
      steps:
        (of(s.politicalSteps, topStep(s).side ?? RED) + freeLeft(s, topStep(s).side ?? RED)) / 2,
    }),
  choices: (s, side) => [
    { kind: 'done' },
    ...takers(s, side)
      .filter((f) => mayTake(s, side, f))
      .map((f) => ({ kind: 'assign', faction: f }) as const),
  ],
  apply(s, side, action) {
    if (action.kind !== 'assign') {
      endAssign(s, side);
      return;
    }
    const step = topStep(s);
    const most = s.freeFactionSteps[side * 2 + 1] ?? 0;
    const given = (step.list ?? []).filter((id) => id === action.faction).length * 2;
    const free = freeLeft(s, side) >= 2 && given < most;
    if (free) {
      s.freeFactionSteps[side * 2] = freeLeft(s, side) - 2;
      s.agenda[s.agenda.length - 1] = { ...step, list: [...(step.list ?? []), action.faction] };
    } else addOf(s.politicalSteps, side, -2);
    addFactionSteps(s, side, action.faction, 2);
  },
});

// --------------------------------------------------------------------------------- 7.58 spending

/** TC-A130: the number is declared before own units are paid for. */
export const spendAuto: Auto = (s) => {
  const side = topStep(s).side ?? RED;
  if (of(s.steps, side) >= 2 && of(s.concentration, side) === 0) return false;
  finish(s);
  setOf(s.declared, side, of(s.concentration, side) === 1 ? 99 : 0);
  push(s, { kind: 'spending', side });
  return true;
};
export const spend: Phase = phase({
  kinds: ['declare'],
  clause: 'TC-A130',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, 'spend', 'TC-A130', {
      steps: of(s.steps, topStep(s).side ?? RED) / 2,
    }),
  choices: (s, side) =>
    Array.from({ length: Math.floor(of(s.steps, side) / 2) + 1 }, (_, count) => ({
      kind: 'declare',
      count,
    })),
  check(s, side, action) {
    invariant(action.kind === 'declare', 'a number is declared');
    const most = Math.floor(of(s.steps, side) / 2);
    if (Number.isInteger(action.count) && action.count >= 0 && action.count <= most)
      return undefined;
    return side === WHITE
      ? refuse('TC-14.22b', 'over-the-cap', { limit: most })
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
): Refusal | undefined {
  const cost = stepCost(piece);
  if (id !== undefined && s.bombed.includes(id))
    return refuse('TC-16.61c', 'bombed', { space: spaceName(id) });
  const f = factionOf(piece);
  if (f !== undefined && !isOwnKind(piece))
    return factionStepsOf(s, side, f) >= cost
      ? undefined
      : refuse('TC-8.25a', 'no-faction-steps', { faction: faction(f).key });
  if (boundLeft(s, side, piece) >= cost) return undefined;
  if (of(s.steps, side) < cost) return refuse('TC-14.12b', 'no-steps-left');
  return fitsTable(s, side, shareOf(side, id), cost)
    ? undefined
    : refuse('TC-14.71a', 'against-the-table', { number: of(s.declared, side) });
}
/** TC-A146: steps for certain units only are spent first. */
function boundLeft(s: State, side: SideId, piece: PieceId): number {
  for (let i = 0; i < s.boundSteps.length; i += 4)
    if (s.boundSteps[i] === side && boundFits(s.boundSteps[i + 2]!, s.boundSteps[i + 3]!, piece))
      if (s.boundSteps[i + 1]! >= stepCost(piece)) return s.boundSteps[i + 1]!;
  return 0;
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
  for (let i = 0; i < s.boundSteps.length; i += 4) {
    if (s.boundSteps[i] !== side || s.boundSteps[i + 1]! < cost) continue;
    if (!boundFits(s.boundSteps[i + 2]!, s.boundSteps[i + 3]!, piece)) continue;
    s.boundSteps[i + 1]! -= cost;
    return;
  }
  addOf(s.steps, side, -cost);
  addSpent(s, side, shareOf(side, id), cost);
}
/** TC-16.523b, TC-A147: a forbidden repair costs its price at once. */
function breachBySiberian(s: State, side: SideId, piece: PieceId, emit: EmitEvent): void {
  if (side !== WHITE || campOf(piece) !== 'siberian' || markerInForce(s, WHITE) !== 'siberian')
    return;
  if (of(s.penaltyPaid, WHITE) === 1) return;
  setOf(s.penaltyPaid, WHITE, 1);
  addVp(s, RED, 2, 'TC-A147', emit);
}

const spaceOfUnit = (s: State, piece: PieceId): SpaceId | undefined =>
  isOnMap(s, piece) ? spaceOf(s, piece) : undefined;
function checkRepair(s: State, side: SideId, piece: PieceId): Refusal | undefined {
  if (isLeader(piece) || allegianceOf(s, piece) !== side)
    return refuse('TC-14.5a', 'not-yours', { piece: nameOf(piece) });
  if (!isRebuildable(piece)) return refuse('TC-14.43a', 'black-dot', { piece: nameOf(piece) });
  if (!isRepairable(s, piece)) return refuse('TC-14.5a', 'cannot-repair', { piece: nameOf(piece) });
  return checkPay(s, side, piece, spaceOfUnit(s, piece));
}
function checkRebuild(
  s: State,
  side: SideId,
  piece: PieceId,
  id: SpaceId | undefined,
): Refusal | undefined {
  if (isLeader(piece) || allegianceOf(s, piece) !== side || placeOf(s, piece) !== DEAD)
    return refuse('TC-14.4a', 'not-in-dead-box', { piece: nameOf(piece) });
  if (!isRebuildable(piece)) return refuse('TC-14.43a', 'black-dot', { piece: nameOf(piece) });
  if (isCorps(piece) !== (id === undefined))
    return refuse('TC-14.42a', 'corps-to-reserve', { piece: nameOf(piece) });
  if (id !== undefined && !rebuildSpaces(s, piece).includes(id))
    return refuse('TC-14.41a', 'not-rebuilt-there', { piece: nameOf(piece), space: spaceName(id) });
  return checkPay(s, side, piece, id);
}

/** TC-14.61a, TC-A93, TC-15.41a: leaders to be bought, owed by a card, or Wrangel free. */
function checkLeader(s: State, side: SideId, piece: PieceId, id: SpaceId): Refusal | undefined {
  if (!isLeader(piece) || allegianceOf(s, piece) !== side || placeOf(s, piece) !== COMING)
    return refuse('TC-14.61a', 'no-such-leader', { piece: nameOf(piece) });
  if (!leaderSpaces(s, side, piece).includes(id))
    return refuse('TC-A93', 'not-placed-there', { piece: nameOf(piece), space: spaceName(id) });
  if (isFree(s, piece)) return undefined;
  if (LEADERS[leaderOf(piece)]!.entry !== 'P')
    return refuse('TC-14.61a', 'no-such-leader', { piece: nameOf(piece) });
  if (of(s.leaderBought, side) === 1) return refuse('TC-14.61a', 'one-leader-a-turn');
  return of(s.steps, side) >= 2 * ratingOf(piece)
    ? undefined
    : refuse('TC-14.61a', 'no-steps-left');
}
const isFree = (s: State, piece: PieceId): boolean =>
  s.owedLeaders.includes(piece) || (piece === WRANGEL_PIECE && s.wrangel === 1);
function leaderSpaces(s: State, side: SideId, piece: PieceId): SpaceId[] {
  const camp = campOf(piece);
  const open = (id: SpaceId): boolean =>
    controls(s, side, id) && isSpaceSupplied(s, side, id) && isVc(id);
  if (piece === WRANGEL_PIECE && s.wrangel === 1)
    return homeVcsOf(WHITE)
      .concat(homeVcsOf(RED))
      .filter((id) => controls(s, WHITE, id));
  if (side === RED) return homeVcsOf(RED).filter(open);
  const urals = camp === 'siberian' || camp === 'siberian-cossack';
  return homeVcsOf(WHITE).filter((id) => open(id) && isUral(id) === urals);
}
const isUral = (id: SpaceId): boolean => [at(507), at(514), at(516)].includes(id);

/** TC-14.62a, TC-A63. */
function checkInfluence(s: State, side: SideId, count: number): Refusal | undefined {
  if (s.turn > 8) return refuse('TC-A63', 'no-politics-to-come');
  if (of(s.influenceBought, side) === 1) return refuse('TC-A63', 'one-purchase');
  return Number.isInteger(count) && count >= 1 && 2 * count <= of(s.steps, side)
    ? undefined
    : refuse('TC-14.62a', 'no-steps-left');
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
    sideDecides(topStep(s).side ?? RED, 'spending', 'TC-7.58a', {
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
        setOf(s.influenceBought, side, 1);
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

function spendingChoices(s: State, side: SideId): Action[] {
  const found: Action[] = [{ kind: 'done' }];
  for (const piece of ALL_PIECES) {
    if (allegianceOf(s, piece) !== side) continue;
    const place = placeOf(s, piece);
    if (isLeader(piece)) {
      if (place !== COMING) continue;
      for (const space of leaderSpaces(s, side, piece))
        if (!checkLeader(s, side, piece, space)) found.push({ kind: 'buy-leader', piece, space });
    } else if (place === DEAD) offerRebuild(s, side, piece, found);
    else if (place <= RESERVE && !checkRepair(s, side, piece))
      found.push({ kind: 'repair', piece });
  }
  for (let count = 1; 2 * count <= of(s.steps, side); count++)
    if (!checkInfluence(s, side, count)) found.push({ kind: 'buy-influence', count });
  if (!checkEndInFighting(s, side)) found.push({ kind: 'end-infighting' });
  return found;
}
function offerRebuild(s: State, side: SideId, piece: PieceId, found: Action[]): void {
  if (isCorps(piece)) {
    if (!checkRebuild(s, side, piece, undefined)) found.push({ kind: 'rebuild-reserve', piece });
    return;
  }
  if (!isArmy(piece) || !isRebuildable(piece)) return;
  for (const space of rebuildSpaces(s, piece))
    if (!checkPay(s, side, piece, space)) found.push({ kind: 'rebuild', piece, space });
}

function buyLeader(s: State, side: SideId, piece: PieceId, id: SpaceId, emit: EmitEvent): void {
  if (isFree(s, piece)) {
    if (piece === WRANGEL_PIECE) s.wrangel = 2;
    s.owedLeaders = s.owedLeaders.filter((p) => p !== piece);
  } else {
    addOf(s.steps, side, -2 * ratingOf(piece));
    setOf(s.leaderBought, side, 1);
  }
  put(s, piece, id);
  say(
    emit,
    'bought-leader',
    { side: nameOfSide(side), piece: nameOf(piece), space: spaceName(id) },
    'TC-14.61a',
  );
}

// ------------------------------------------------------------------------------ bought influence

/** TC-14.62b, TC-A128. */
export function purchaseModifier(s: State, side: SideId): number {
  let mod = leadInVcs(s, side);
  if (of(s.inFighting, side) === 2) mod--;
  if (side === WHITE && s.tsar === 2) mod++;
  if (side === WHITE && isOnMap(s, DENIKIN_PIECE)) mod--;
  return mod;
}
export const influenceRollAuto: Auto = (s, emit) => {
  if (!s.rules.vinnyTable) return false;
  const { side = RED, count = 0 } = topStep(s);
  finish(s);
  placePurchase(s, side, count, emit);
  return true;
};
export const influenceRoll: ChancePhase = {
  decision: (s) =>
    diceDecide('influence-roll', 'TC-14.62a', { side: nameOfSide(topStep(s).side ?? RED) }),
  roll(s, dice, emit) {
    const { side = RED, count = 0 } = topStep(s);
    finish(s);
    const die = Math.max(1, Math.min(6, first(dice) + purchaseModifier(s, side)));
    const points = die === 1 ? 0 : count + (die === 2 ? -1 : die === 6 ? 1 : 0);
    say(emit, 'die', { what: 'influence', die: first(dice) }, 'TC-14.62a');
    placePurchase(s, side, points, emit);
  },
};
function placePurchase(s: State, side: SideId, points: number, emit: EmitEvent): void {
  say(emit, 'bought-influence', { side: nameOfSide(side), points }, 'TC-14.62a');
  if (points > 0) push(s, { kind: 'place-influence', side, count: points });
}

const openFactions = (s: State, side: SideId): FactionId[] =>
  FACTION_IDS.filter((f) => isMovable(s, f) && (s.rules.vinnyLimit || boughtIp(s, side, f) < 2));
export const placeInfluenceAuto: Auto = (s) => {
  const { side = RED, count = 0 } = topStep(s);
  if (count > 0 && openFactions(s, side).length > 0) return false;
  finish(s);
  return true;
};
/** TC-14.62c: in secret. */
export const placeInfluence: Phase = phase({
  kinds: ['influence'],
  clause: 'TC-14.62c',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, 'place-influence', 'TC-14.62c', {
      count: topStep(s).count,
    }),
  choices: (s, side) => openFactions(s, side).map((f) => ({ kind: 'influence', faction: f })),
  check(s, side, action) {
    invariant(action.kind === 'influence', 'influence is placed');
    if (openFactions(s, side).includes(action.faction)) return undefined;
    return isMovable(s, action.faction)
      ? refuse('TC-14.62c', 'two-per-faction', { faction: faction(action.faction).key })
      : refuse('TC-8.135a', 'marker-fixed', { faction: faction(action.faction).key });
  },
  apply(s, side, action) {
    invariant(action.kind === 'influence', 'influence is placed');
    const step = topStep(s);
    s.agenda[s.agenda.length - 1] = { ...step, count: (step.count ?? 1) - 1 };
    addBoughtIp(s, side, action.faction, 1);
  },
});

/** TC-16.515a, TC-16.525a. */
export const endInFightingDie: ChancePhase = {
  decision: (s) =>
    diceDecide('end-infighting-die', 'TC-16.515a', { side: nameOfSide(topStep(s).side ?? RED) }),
  roll(s, dice, emit) {
    const { side = RED } = topStep(s);
    finish(s);
    let die = first(dice);
    if (turnRow(s.turn).year >= 1920) die--;
    const lost = [DENIKIN_PIECE, KOLCHAK_PIECE].some((p) => placeOf(s, p) === OUT);
    if (side === WHITE && lost) die += 2;
    say(emit, 'die', { what: 'end-infighting', die: first(dice) }, 'TC-16.515a');
    if (die > 4) return;
    setOf(s.inFighting, side, 0);
    setOf(s.mayEnd, side, 0);
    say(emit, 'in-fighting-ended', { side: nameOfSide(side) }, 'TC-16.515a');
  },
};

// -------------------------------------------------------------------------------- end of the turn

export const endReplacements: Auto = (s, emit) => {
  finish(s);
  for (const side of SIDES) {
    setOf(s.steps, side, 0);
    if (of(s.mayEnd, side) === 2) setOf(s.mayEnd, side, 1);
    for (const f of FACTION_IDS) {
      const points = boughtIp(s, side, f);
      if (points === 0) continue;
      addIp(s, side, f, points);
      addBoughtIp(s, side, f, -points);
      say(
        emit,
        'influence-shown',
        { side: nameOfSide(side), faction: faction(f).key, points },
        'TC-14.62c',
      );
    }
  }
  return true;
};

export const turnEnd: Auto = (s) => {
  finish(s);
  expire(s, 'turn');
  s.turn++;
  push(s, { kind: 'preparation' });
  return true;
};
