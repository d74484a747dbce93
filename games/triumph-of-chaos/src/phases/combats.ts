// CBT.declare to CBT.people: attacks are declared one at a time; leaders react (TC-11.1, TC-11.11, TC-15.1).
import { invariant } from '@motti/engine';
import type { Action, EmitEvent, Step } from '../actions.ts';
import {
  BRITAIN,
  linksFrom,
  POLAND,
  type RolledAbility,
  type SpaceId,
  spaceName,
  unitKeyed,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { checkLink, checkPlace } from '../rules/access.ts';
import { markerInForce } from '../rules/activation.ts';
import {
  candidates,
  checkJoin,
  checkTarget,
  commanders,
  joinable,
  targetsNow,
} from '../rules/attack.ts';
import { attackingLeaders, attackingUnits, defendingUnits } from '../rules/combat.ts';
import { controls, MOSCOW } from '../rules/control.ts';
import { controllerOf } from '../rules/factions.ts';
import { isAsked } from '../rules/initiative.ts';
import { dieModifier, expire, liftBans } from '../rules/lasting.ts';
import { ableLeaders, LENIN_PIECE, noteAbility, valueFor } from '../rules/leaders.ts';
import {
  campOf,
  factionOf,
  isArmy,
  isElite,
  isGarrison,
  isUnit,
  leadersIn,
  nameOf,
  roleOf,
  someIn,
  unitsIn,
} from '../rules/pieces.ts';
import { checkCompany, checkStack, limitsAt } from '../rules/stacking.ts';
import { OUT_OF_SUPPLY, supplyAt } from '../rules/supply.ts';
import {
  allegianceOf,
  asPiece,
  asSide,
  asSpace,
  COMBAT_MARK,
  type Combat,
  combatOf,
  enemyOf,
  finish,
  firstIn,
  GREEN,
  hasNoAct,
  isLeader,
  isOnMap,
  markOn,
  nameOfSide,
  type PieceId,
  pieceOfUnit,
  piecesIn,
  push,
  put,
  RED,
  SELF,
  type SideId,
  type State,
  setMark,
  setOf,
  spaceOf,
  topStep,
  WHITE,
} from '../state.ts';
import { enterSpace } from './captures.ts';
import { eliminate } from './elimination.ts';
import { overrun } from './moves.ts';
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

const newCombat = (attacker: SideId, target: SpaceId): Combat => ({
  target,
  attacker,
  defender: enemyOf(attacker),
  attackers: [],
  from: [],
  defenders: [],
  green: 0,
  withdrawalFailed: 0,
  reinforced: 0,
  cardSurprise: 0,
  tankSurprise: 0,
  dieA: 0,
  dieD: 0,
  first: 0,
  rolledA: 0,
  rolledD: 0,
  lfA: 0,
  lfD: 0,
  defenderHurt: 0,
  retreat: 0,
  paths: [],
  retreated: 0,
  won: 0,
  exploiting: 0,
  advanced: [],
  vacated: 0,
  pursuit: 0,
  over: 0,
});

// ------------------------------------------------------------------------ which space is attacked

const AZ = pieceOfUnit(unitKeyed('br-az-squadron'));
/** TC-16.62a, TC-A88: from a combat-marked space within two of a RED Moscow, once per game. */
function mayBomb(s: State, side: SideId): boolean {
  if (side !== WHITE || s.azUsed === 1 || !isOnMap(s, AZ) || !controls(s, RED, MOSCOW))
    return false;
  const from = spaceOf(s, AZ);
  if (markOn(s, from) !== COMBAT_MARK || allegianceOf(s, AZ) !== WHITE) return false;
  return linksFrom(from).some(
    ({ to }) => to === MOSCOW || linksFrom(to).some((l) => l.to === MOSCOW),
  );
}

export const combatsAuto: Auto = (s) => {
  const { side = RED } = topStep(s);
  if (targetsNow(s, undefined).length > 0 || mayBomb(s, side)) return false;
  finish(s);
  return true;
};

export const combats: Phase = phase({
  kinds: ['attack', 'bomb', 'done'],
  clause: 'TC-11.1a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, 'combats', 'TC-11.11a'),
  choices(s, side) {
    const found: Action[] = [{ kind: 'done' }];
    for (const space of targetsNow(s, undefined)) found.push({ kind: 'attack', space });
    if (mayBomb(s, side)) found.push({ kind: 'bomb' });
    return found;
  },
  check(s, side, action) {
    if (action.kind === 'done') return undefined;
    if (action.kind === 'bomb')
      return mayBomb(s, side)
        ? undefined
        : refuse('TC-16.62a', s.azUsed ? 'bombed-already' : 'cannot-bomb');
    invariant(action.kind === 'attack', 'an attack');
    return checkAttack(s, action.space, undefined);
  },
  apply(s, side, action, emit) {
    if (action.kind === 'done') finish(s);
    else if (action.kind === 'bomb') {
      s.azUsed = 1;
      push(s, { kind: 'bomb-die' });
    } else if (action.kind === 'attack') beginAttack(s, side, action.space, 0, emit);
  },
});

function checkAttack(s: State, target: SpaceId, only: readonly PieceId[] | undefined) {
  if (s.attacked.includes(target))
    return refuse('TC-11.1e', 'attacked-already', { space: spaceName(target) });
  const marked = s.marked.map(asSpace).filter((id) => markOn(s, id) === COMBAT_MARK);
  const near = marked.filter((id) => linksFrom(id).some(({ to }) => to === target));
  if (near.length === 0) return refuse('TC-11.1a', 'not-activated', { space: spaceName(target) });
  if (near.some((id) => candidates(s, target, id, only).length > 0)) return undefined;
  const unit = near.flatMap((id) => unitsIn(s, id))[0];
  const why = unit === undefined ? undefined : checkTarget(s, unit, target);
  return why ?? refuse('TC-11.1f', 'nobody-can-attack', { space: spaceName(target) });
}

/** TC-16.62a. */
export const bombDie: ChancePhase = {
  decision: () => diceDecide('bomb-die', 'TC-16.62a'),
  roll(s, dice, emit) {
    const again = topStep(s).why === 'again';
    finish(s);
    say(emit, 'die', { what: 'bombing', die: first(dice) }, 'TC-16.62a');
    if (again) {
      if (first(dice) >= 5) s.leaving.push(BRITAIN);
    } else if (first(dice) <= 2) addVp(s, WHITE, 1, 'TC-16.62a', emit);
    else if (first(dice) === 6) push(s, { kind: 'bomb-die', why: 'again' });
  },
};

function beginAttack(
  s: State,
  side: SideId,
  target: SpaceId,
  pursuit: number,
  emit: EmitEvent,
): void {
  const c = newCombat(side, target);
  c.green = s.opsKind;
  c.pursuit = pursuit;
  const holder = allegianceOf(s, asPiece(firstIn(s, target)));
  c.defender = holder === RED || holder === WHITE ? asSide(holder) : enemyOf(side);
  s.combat = c;
  for (const piece of piecesIn(s, target)) {
    const f = factionOf(piece);
    if (f !== undefined) liftBans(s, f);
    // TC-8.321d: an attack on a Polish unit raises the status.
    if (f === POLAND && controllerOf(s, POLAND) !== undefined)
      s.polishStatus = Math.max(3, s.polishStatus);
  }
  say(emit, 'attack', { side: nameOfSide(side), space: spaceName(target) }, 'TC-11.11a');
  push(s, { kind: 'declare-attack', side });
}

export const declareAttack: Phase = phase({
  kinds: ['join', 'fight'],
  clause: 'TC-11.1b',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, 'declare-attack', 'TC-11.1b', {
      space: spaceName(combatOf(s).target),
    }),
  choices(s) {
    const found: Action[] = joinable(s).map((piece) => ({ kind: 'join', piece }));
    if (combatOf(s).from.length > 0) found.push({ kind: 'fight' });
    return found;
  },
  check(s, _side, action) {
    if (action.kind === 'fight')
      return combatOf(s).from.length > 0 ? undefined : refuse('TC-11.1d', 'no-attacker');
    invariant(action.kind === 'join', 'a piece joins');
    return checkJoin(s, action.piece);
  },
  apply(s, side, action, emit) {
    const c = combatOf(s);
    if (action.kind === 'join') {
      c.attackers.push(action.piece);
      const from = spaceOf(s, action.piece);
      if (isUnit(action.piece) && !c.from.includes(from)) c.from.push(from);
      return;
    }
    finish(s);
    s.attacked.push(c.target);
    s.fought.push(...c.attackers);
    noteBreach(s, side);
    if (c.from.length > 1) {
      const leader = c.from.flatMap((id) => commanders(s, asSpace(id), side))[0];
      if (leader !== undefined) noteAbility(s, leader);
    }
    say(
      emit,
      'attack',
      {
        side: nameOfSide(side),
        space: spaceName(c.target),
        pieces: c.attackers.map((p) => nameOf(asPiece(p))),
      },
      'TC-11.1b',
    );
    push(
      s,
      { kind: 'withdraw', side: c.defender },
      { kind: 'reinforce', side: c.defender },
      { kind: 'peoples' },
      { kind: 'combat-window', side: c.attacker, why: 'combat', option: 'attacker' },
      { kind: 'combat-window', side: c.defender, why: 'combat', option: 'defender' },
      { kind: 'tanks', side: c.attacker },
      { kind: 'die-modifier' },
      { kind: 'surprise', side: c.attacker },
      { kind: 'fire' },
      { kind: 'resolve' },
      { kind: 'combat-end' },
    );
  },
});

/** TC-16.513c, TC-16.523c-d: attacks by units that the marker bars. */
function noteBreach(s: State, side: SideId): void {
  const marker = markerInForce(s, side);
  if (marker === undefined) return;
  const breaches = attackingUnits(s).some((p) => {
    const camp = campOf(p);
    if (side === WHITE) return marker === camp && (camp === 'don' || camp === 'siberian-cossack');
    if (marker !== 'lenin' || !isArmy(p) || camp === undefined) return false;
    return s.rules.leninMarkerLiteral ? camp !== 'stalin' : camp !== 'lenin';
  });
  if (breaches) setOf(s.breach, side, 1);
}

/** TC-16.523b-e: abilities of leaders whose camp the marker names. */
function noteLeaderBreach(s: State, leader: PieceId): void {
  const allegiance = allegianceOf(s, leader);
  if (allegiance !== WHITE) return;
  const marker = markerInForce(s, WHITE);
  const camp = campOf(leader);
  const barred =
    marker === 'other'
      ? camp === 'baf' || camp === 'siberian' || factionOf(leader) !== undefined
      : marker === camp;
  if (marker !== undefined && barred) setOf(s.breach, WHITE, 1);
}

/** The attack is over before it was fought (TC-A141): everything up to its end is dropped. */
export function endEarly(s: State): void {
  while (topStep(s).kind !== 'combat-end') finish(s);
}

export const combatEnd: Auto = (s) => {
  finish(s);
  expire(s, 'combat');
  s.combat = null;
  s.group = [];
  return true;
};

// ----------------------------------------------------------------------------- abilities, rolled

/** The window, then the die; `why` says which ability, `piece` who. */
export function tryAbility(s: State, side: SideId, leader: PieceId, ability: RolledAbility): void {
  noteAbility(s, leader);
  noteLeaderBreach(s, leader);
  push(
    s,
    { kind: 'ability-window', side, piece: leader, why: 'ability', option: ability },
    { kind: 'ability-die', side, piece: leader, option: ability },
  );
}
/** TC-C.do.autoAbility: the card makes it succeed without a roll. */
export function succeed(s: State, emit: EmitEvent): void {
  while (topStep(s).kind !== 'ability-die') finish(s);
  const step = topStep(s);
  finish(s);
  succeeded(s, step, emit);
}
export const abilityWindowAuto: Auto = (s) => {
  const step = topStep(s);
  if (isAsked(s, step.side ?? RED, 'ability', step.option)) return false;
  finish(s);
  return true;
};

export const abilityDie: ChancePhase = {
  decision: (s) =>
    diceDecide('ability-die', 'TC-15.22a', {
      piece: nameOf(topStep(s).piece ?? asPiece(0)),
      ability: topStep(s).option,
    }),
  roll(s, dice, emit) {
    const step = topStep(s);
    const leader = step.piece ?? asPiece(0);
    const ability = abilityOf(step);
    finish(s);
    const success = first(dice) <= valueFor(s, leader, ability);
    say(emit, 'die', { what: ability, die: first(dice), piece: nameOf(leader) }, 'TC-15.22a');
    if (success) succeeded(s, step, emit);
    else if (ability === 'withdraw') combatOf(s).withdrawalFailed = 1;
  },
};
const abilityOf = (step: Step): RolledAbility => {
  const { option } = step;
  return option === 'pursue' ||
    option === 'reinforce' ||
    option === 'counterattack' ||
    option === 'exploit'
    ? option
    : 'withdraw';
};

function succeeded(s: State, step: Step, emit: EmitEvent): void {
  const leader = step.piece ?? asPiece(0);
  const { side = RED } = step;
  const c = combatOf(s);
  switch (abilityOf(step)) {
    case 'withdraw':
      say(emit, 'withdrew', { piece: nameOf(leader), space: spaceName(c.target) }, 'TC-15.11a');
      push(s, { kind: 'withdrawing', side }, { kind: 'pursue', side: c.attacker });
      return;
    case 'pursue':
      push(s, { kind: 'pursuing', side, piece: leader, list: [] });
      return;
    case 'reinforce':
      c.reinforced = 1;
      s.reacted.push(leader);
      say(emit, 'reinforced', { piece: nameOf(leader), space: spaceName(c.target) }, 'TC-15.13a');
      push(s, { kind: 'reinforcing', side, piece: leader, space: spaceOf(s, leader), count: 0 });
      return;
    case 'exploit':
      c.exploiting = leader + 1;
      return;
    default:
      push(s, { kind: 'counter-fire', side });
  }
}

// ------------------------------------------------------------------------------------ withdrawal

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
      if (allegiance === SELF) return selfGround(s, piece, to);
      return controls(s, asSide(allegiance), to) && supplyAt(s, piece, to) > OUT_OF_SUPPLY;
    });
}
const selfGround = (s: State, piece: PieceId, to: SpaceId): boolean => {
  const occupant = firstIn(s, to);
  return occupant >= 0
    ? allegianceOf(s, asPiece(occupant)) === SELF
    : s.record[to] === 2 && factionOf(piece) !== undefined && !checkPlace(s, piece, to);
};

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
    sideDecides(topStep(s).side ?? RED, 'withdraw', 'TC-15.11a', {
      space: spaceName(combatOf(s).target),
    }),
  choices: (s) => [
    { kind: 'stand' },
    ...withdrawLeaders(s).map((piece) => ({ kind: 'withdraw', piece }) as const),
  ],
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
  put(s, piece, to);
  if (isLeader(piece)) s.reacted.push(piece);
  say(emit, 'displaced', { piece: nameOf(piece), space: spaceName(to) }, 'TC-15.11a');
}

export const withdrawing: Phase = phase({
  kinds: ['fall-back'],
  clause: 'TC-15.11a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, 'withdrawing', 'TC-15.11a', {
      piece: nameOf(nextWithdrawer(s) ?? asPiece(0)),
    }),
  choices: (s) => {
    const piece = nextWithdrawer(s);
    if (piece === undefined) return [];
    return withdrawTargets(s, piece).map((space) => ({ kind: 'fall-back', piece, space }));
  },
  apply(s, _side, action, emit) {
    invariant(action.kind === 'fall-back', 'a piece withdraws');
    fallBack(s, action.piece, action.space, emit);
  },
});

// --------------------------------------------------------------------------------------- pursuit

const pursuers = (s: State): PieceId[] =>
  attackingLeaders(s).filter((leader) =>
    ableLeaders(s, spaceOf(s, leader), allegianceOf(s, leader)).includes(leader),
  );

/** Without a pursuit the attack is over (TC-A27, TC-A141). */
export const pursueAuto: Auto = (s) => {
  if (pursuers(s).length > 0) return false;
  endEarly(s);
  return true;
};

export const pursue: Phase = phase({
  kinds: ['pursue', 'pass'],
  clause: 'TC-15.12a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, 'pursue', 'TC-15.12a'),
  choices: (s) => [
    { kind: 'pass' },
    ...pursuers(s).map((piece) => ({ kind: 'pursue', piece }) as const),
  ],
  apply(s, side, action) {
    endEarly(s);
    if (action.kind === 'pursue') tryAbility(s, side, action.piece, 'pursue');
  },
});

const followers = (s: State): PieceId[] => {
  const { piece = asPiece(0), list = [] } = topStep(s);
  const c = combatOf(s);
  const chosen = list.map(asPiece);
  return attackingUnits(s).filter(
    (p) =>
      spaceOf(s, p) === spaceOf(s, piece) &&
      !chosen.includes(p) &&
      !checkPlace(s, p, c.target) &&
      !checkStack(s, c.target, [...chosen, p]),
  );
};

export const pursuingAuto: Auto = (s) => {
  if (followers(s).length > 0 || (topStep(s).list ?? []).length > 0) return false;
  finish(s);
  return true;
};

export const pursuing: Phase = phase({
  kinds: ['enter', 'done'],
  clause: 'TC-15.12a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, 'pursuing', 'TC-15.12a'),
  choices: (s) => [
    ...followers(s).map((piece) => ({ kind: 'enter', piece }) as const),
    ...((topStep(s).list ?? []).length > 0 ? [{ kind: 'done' } as const] : []),
  ],
  apply(s, side, action, emit) {
    const step = topStep(s);
    if (action.kind === 'enter') {
      s.agenda[s.agenda.length - 1] = { ...step, list: [...(step.list ?? []), action.piece] };
      return;
    }
    finish(s);
    const c = combatOf(s);
    const entering = [...(step.list ?? []).map(asPiece), step.piece ?? asPiece(0)];
    for (const piece of entering) put(s, piece, c.target);
    say(emit, 'pursued', { pieces: entering.map(nameOf), space: spaceName(c.target) }, 'TC-15.12a');
    setMark(s, c.target, COMBAT_MARK);
    s.fought = s.fought.filter((p) => !entering.includes(asPiece(p)));
    push(s, { kind: 'pursuit', side, list: entering });
    overrun(s, entering, c.target);
    enterSpace(s, entering, c.target, emit);
  },
});

/** TC-15.12b: only they may make the new attack. */
export const pursuitAuto: Auto = (s) => {
  const units = (topStep(s).list ?? []).map(asPiece);
  if (targetsNow(s, units).length > 0) return false;
  finish(s);
  return true;
};

export const pursuit: Phase = phase({
  kinds: ['attack', 'done'],
  clause: 'TC-15.12b',
  decision: (s) => sideDecides(topStep(s).side ?? RED, 'pursuit', 'TC-15.12b'),
  choices: (s) => [
    { kind: 'done' },
    ...targetsNow(s, (topStep(s).list ?? []).map(asPiece)).map(
      (space) => ({ kind: 'attack', space }) as const,
    ),
  ],
  apply(s, side, action, emit) {
    const units = topStep(s).list ?? [];
    finish(s);
    // The first attack ends here; the new one takes its place.
    while (topStep(s).kind === 'combat-end') finish(s);
    s.combat = null;
    if (action.kind !== 'attack') return;
    s.group = [...units];
    beginAttack(s, side, action.space, 1, emit);
  },
});

// --------------------------------------------------------------------------------- reinforcement

/** TC-15.13a, TC-A29: able leaders next to the attacked space whose stack has not reacted. */
function helpers(s: State): PieceId[] {
  const c = combatOf(s);
  const holder = allegianceOf(s, asPiece(firstIn(s, c.target)));
  if (holder === GREEN) return [];
  return linksFrom(c.target).flatMap((link) =>
    ableLeaders(s, link.to, holder).filter(
      (leader) =>
        !s.reacted.includes(leader) &&
        !checkLink(s, leader, { ...link, to: c.target }) &&
        helping(s, leader).length > 0,
    ),
  );
}
const helping = (s: State, leader: PieceId): PieceId[] => {
  const c = combatOf(s);
  return unitsIn(s, spaceOf(s, leader)).filter(
    (unit) =>
      allegianceOf(s, unit) === allegianceOf(s, leader) &&
      !checkPlace(s, unit, c.target) &&
      !checkStack(s, c.target, [unit]) &&
      !(isGarrison(unit) && allegianceOf(s, unit) === RED),
  );
};

export const reinforceAuto: Auto = (s) => {
  if (unitsIn(s, combatOf(s).target).length > 0 && helpers(s).length > 0) return false;
  finish(s);
  return true;
};

export const reinforce: Phase = phase({
  kinds: ['reinforce', 'pass'],
  clause: 'TC-15.13a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, 'reinforce', 'TC-15.13a', {
      space: spaceName(combatOf(s).target),
    }),
  choices: (s) => [
    { kind: 'pass' },
    ...helpers(s).map((piece) => ({ kind: 'reinforce', piece }) as const),
  ],
  apply(s, side, action) {
    finish(s);
    if (action.kind === 'reinforce') tryAbility(s, side, action.piece, 'reinforce');
  },
});

const entrants = (s: State): PieceId[] => {
  const { space } = topStep(s);
  const c = combatOf(s);
  if (space === undefined) return [];
  return unitsIn(s, space).filter(
    (unit) =>
      !checkPlace(s, unit, c.target) &&
      !checkStack(s, c.target, [unit]) &&
      !(isGarrison(unit) && allegianceOf(s, unit) === RED),
  );
};

export const reinforcingAuto: Auto = (s) => {
  if (entrants(s).length > 0) return false;
  settleReinforcement(s);
  return true;
};
function settleReinforcement(s: State): void {
  const { piece, count = 0 } = topStep(s);
  finish(s);
  if (piece !== undefined && count > 0 && isOnMap(s, piece)) put(s, piece, combatOf(s).target);
}

export const reinforcing: Phase = phase({
  kinds: ['enter', 'done'],
  clause: 'TC-15.13a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, 'reinforcing', 'TC-15.13a'),
  choices: (s) => [
    ...entrants(s).map((piece) => ({ kind: 'enter', piece }) as const),
    ...((topStep(s).count ?? 0) > 0 ? [{ kind: 'done' } as const] : []),
  ],
  apply(s, _side, action) {
    const step = topStep(s);
    if (action.kind !== 'enter') {
      settleReinforcement(s);
      return;
    }
    put(s, action.piece, combatOf(s).target);
    s.agenda[s.agenda.length - 1] = { ...step, count: (step.count ?? 0) + 1 };
  },
});

// ------------------------------------------------------------------------------- People's Armies

const peoples = (s: State): PieceId[] =>
  [...attackingUnits(s), ...defendingUnits(s)].filter((p) => roleOf(p) === 'peoples');

/** TC-16.28, TC-A80: one roll for each that takes part; then RED may call off its attack. */
export const peoplesAuto: Auto = (s) => {
  const step = topStep(s);
  const rolled = step.list ?? [];
  const next = s.rules.specialUnits ? peoples(s).find((p) => !rolled.includes(p)) : undefined;
  if (next !== undefined) {
    s.agenda[s.agenda.length - 1] = { ...step, list: [...rolled, next] };
    push(s, { kind: 'peoples-die', piece: next });
    return true;
  }
  if (attackingUnits(s).length === 0) {
    endEarly(s);
    return true;
  }
  const c = combatOf(s);
  if (rolled.some((p) => c.attackers.includes(p)) && step.why !== 'asked') return false;
  finish(s);
  return true;
};

export const peoplesDie: ChancePhase = {
  decision: (s) =>
    diceDecide('peoples-die', 'TC-16.28a', { piece: nameOf(topStep(s).piece ?? asPiece(0)) }),
  roll(s, dice, emit) {
    const army = topStep(s).piece ?? asPiece(0);
    finish(s);
    const space = spaceOf(s, army);
    let mod = dieModifier(s, 'peoplesArmy', RED);
    if (someIn(s, space, (p) => roleOf(p) === 'cheka')) mod += 2;
    else if (leadersIn(s, space).length > 0 || someIn(s, space, (p) => isUnit(p) && isElite(p)))
      mod += 1;
    if (space === combatOf(s).target) mod += 1;
    say(emit, 'die', { what: 'peoples-army', die: first(dice), piece: nameOf(army) }, 'TC-16.28a');
    if (first(dice) + mod > 3) return;
    // TC-A144: a corps it could have called goes to the Dead Box with it.
    eliminate(s, army, emit, true);
    const call = topStep(s);
    if (call.kind === 'corps' && call.piece === army) {
      const { space: _space, ...rest } = call;
      s.agenda[s.agenda.length - 1] = rest;
    }
  },
};

export const peoplesPhase: Phase = phase({
  kinds: ['go-on', 'call-off'],
  clause: 'TC-16.28a',
  decision: (s) => sideDecides(combatOf(s).attacker, 'peoples', 'TC-16.28a'),
  choices: () => [{ kind: 'go-on' }, { kind: 'call-off' }],
  apply(s, _side, action, emit) {
    if (action.kind === 'call-off') {
      say(emit, 'called-off', { space: spaceName(combatOf(s).target) }, 'TC-16.28a');
      endEarly(s);
      return;
    }
    s.agenda[s.agenda.length - 1] = { ...topStep(s), why: 'asked' };
  },
});
