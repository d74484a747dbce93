// CBT.declare: attacks are declared one at a time, and what an attack begins and ends with (TC-11.1, TC-11.11).
import { invariant } from '@motti/engine';
import type { Action, Step } from '../actions.ts';
import { BRITAIN, linksFrom, POLAND, type SpaceId, spaceName, unitKeyed } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  checkJoin,
  checkTarget,
  commanders,
  hasAttacker,
  hasTargetNow,
  joinable,
  targetsNow,
} from '../rules/attack.ts';
import { breachesByAttack } from '../rules/breaches.ts';
import { attackingUnits } from '../rules/combat.ts';
import { controls, MOSCOW } from '../rules/control.ts';
import { controllerOf, inOccupiedRegion, isCentralPower } from '../rules/factions.ts';
import { expire, liftBans } from '../rules/lasting.ts';
import { factionOf, isUnit, nameOf, unitsIn } from '../rules/pieces.ts';
import { OUT_OF_SUPPLY, supplyOf } from '../rules/supply.ts';
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
  isOnMap,
  markOn,
  nameOfSide,
  type PieceId,
  pieceOfUnit,
  piecesIn,
  push,
  RED,
  type SideId,
  type State,
  setOf,
  spaceOf,
  topStep,
  WHITE,
} from '../state.ts';
import { useAbility } from './abilities.ts';
import {
  type Auto,
  addVp,
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

const newCombat = (attacker: SideId, target: SpaceId): Combat => ({
  target,
  attacker,
  defender: enemyOf(attacker),
  attackers: [],
  from: [],
  guarded: 0,
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
  if (hasTargetNow(s) || mayBomb(s, side)) return false;
  finish(s);
  return true;
};

const attack = perSpace('attack');
const join = perPiece('join');
const FIGHT: Action = Object.freeze({ kind: 'fight' });

export const combats: Phase = phase({
  kinds: ['attack', 'bomb', 'done'],
  clause: 'TC-11.1a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'combats', clause: 'TC-11.11a' }),
  choices(s, side) {
    const found: Action[] = [DONE];
    for (const space of targetsNow(s, undefined)) found.push(attack(space));
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
  apply(s, side, action, _emit) {
    if (action.kind === 'done') finish(s);
    else if (action.kind === 'bomb') {
      s.azUsed = 1;
      push(s, { kind: 'bomb-die' });
    } else if (action.kind === 'attack') beginAttack(s, side, action.space, 0);
  },
});

function checkAttack(s: State, target: SpaceId, only: readonly PieceId[] | undefined) {
  if (s.attacked.includes(target))
    return refuse('TC-11.1e', 'attacked-already', { space: spaceName(target) });
  const marked = s.marked.map(asSpace).filter((id) => markOn(s, id) === COMBAT_MARK);
  const near = marked.filter((id) => linksFrom(id).some(({ to }) => to === target));
  if (near.length === 0) return refuse('TC-11.1a', 'not-activated', { space: spaceName(target) });
  if (near.some((id) => hasAttacker(s, target, id, only))) return undefined;
  const unit = near.flatMap((id) => unitsIn(s, id))[0];
  const why = unit === undefined ? undefined : checkTarget(s, unit, target);
  return why ?? refuse('TC-11.1f', 'nobody-can-attack', { space: spaceName(target) });
}

/** TC-16.62a. */
export const bombDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'bomb-die', clause: 'TC-16.62a' }),
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

export function beginAttack(s: State, side: SideId, target: SpaceId, pursuit: number): void {
  const c = newCombat(side, target);
  c.green = s.opsKind;
  c.pursuit = pursuit;
  const first = asPiece(firstIn(s, target));
  const holder = allegianceOf(s, first);
  c.guarded = inOccupiedRegion(target) && isCentralPower(first) ? 1 : 0;
  c.defender = holder === RED || holder === WHITE ? asSide(holder) : enemyOf(side);
  s.combat = c;
  for (const piece of piecesIn(s, target)) {
    const f = factionOf(piece);
    if (f !== undefined) liftBans(s, f);
    // TC-8.321d: an attack on a Polish unit raises the status.
    if (f === POLAND && controllerOf(s, POLAND) !== undefined)
      s.polishStatus = Math.max(3, s.polishStatus);
  }
  push(s, { kind: 'declare-attack', side });
}

export const declareAttack: Phase = phase({
  kinds: ['join', 'fight'],
  clause: 'TC-11.1b',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'declare-attack',
      clause: 'TC-11.1b',
      space: spaceName(combatOf(s).target),
    }),
  choices(s) {
    const found: Action[] = joinable(s).map(join);
    if (combatOf(s).from.length > 0) found.push(FIGHT);
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
    noteSupply(s, attackingUnits(s));
    if (breachesByAttack(s, side, attackingUnits(s))) setOf(s.breach, side, 1);
    if (c.from.length > 1) {
      const leader = c.from.flatMap((id) => commanders(s, asSpace(id), side))[0];
      if (leader !== undefined) useAbility(s, leader);
    }
    say(
      emit,
      'attack',
      {
        side: nameOfSide(side),
        space: spaceName(c.target),
        from: c.from.map((id) => spaceName(asSpace(id))),
        pieces: c.attackers.map((p) => nameOf(asPiece(p))),
      },
      'TC-11.1b',
    );
    push(
      s,
      { kind: 'withdraw', side: c.defender },
      { kind: 'reinforce', side: c.defender },
      { kind: 'peoples' },
      ...cardWindows(s, c),
      { kind: 'tanks', side: c.attacker },
      { kind: 'die-modifier' },
      { kind: 'surprise', side: c.attacker },
      { kind: 'fire' },
      { kind: 'resolve' },
      { kind: 'combat-end' },
    );
  },
});

/** TC-11.33a, TC-A121: for the advance counts how they are supplied at the combat. */
function noteSupply(s: State, units: readonly PieceId[]): void {
  const cut = units.filter((unit) => supplyOf(s, unit) === OUT_OF_SUPPLY);
  s.unsupplied = [...s.unsupplied.filter((p) => !units.includes(asPiece(p))), ...cut];
}

/** TC-11.11c, TC-A139: nobody plays a card for greens and self-defenders. */
function cardWindows(s: State, c: Combat): Step[] {
  const windows: Step[] = [];
  const open = (side: SideId, option: string): void => {
    windows.push({ kind: 'combat-window', why: 'combat', side, option });
  };
  if (!c.green) open(c.attacker, 'attacker');
  if (allegianceOf(s, asPiece(firstIn(s, asSpace(c.target)))) === c.defender)
    open(c.defender, 'defender');
  return windows;
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
