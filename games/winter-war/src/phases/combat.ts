// WW-CRT, WW-RET, WW-A12, WW-A14, WW-A15: one combat, from the declaration to the advance.

import {
  type Action,
  advanceAction,
  DONE,
  type Emitter,
  loseAction,
  retreatAction,
} from '../actions.ts';
import {
  BEST_COLUMN,
  COLUMNS_OF_ODDS,
  combatResult,
  defenseOf,
  FINN,
  hexName,
  type Result,
  SIDE_OF,
  sideName,
  UNIT_TYPE,
  type UnitId,
  unitName,
  WORST_COLUMN,
} from '../data/index.ts';
import { shift } from '../derived/placing.ts';
import { updateSupply } from '../derived/supply.ts';
import { isProtected, unitsAt } from '../position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { mayAdvanceAfter } from '../rules/advance.ts';
import { fromTheSea, isFortAttacked } from '../rules/battle.ts';
import { areAdjacent, checkEntry } from '../rules/entry.ts';
import { canRetreat, mayRetreatTo, retreatHexes } from '../rules/retreat.ts';
import {
  columnFor,
  defends,
  defenseStrength,
  totalAttack,
  twiceDefense,
} from '../rules/strength.ts';
import {
  ATTACKED,
  firstIn,
  hexOfUnit,
  marksOf,
  PASSIVE,
  READY_TO_DROP,
  type State,
  setMark,
  TARGETED,
} from '../state.ts';
import { afterInvasion, enterPetsamo } from './landing.ts';
import { dicePhase, phase, withBattle } from './phase.ts';
import { checkLeningrad, eliminate, forgetAttack, nextAttack } from './turn.ts';

/** The units attacked: everything in the hexes attacked that takes part in the war. */
const defendersOf = (s: State): UnitId[] =>
  s.targets.flatMap((hex) => unitsAt(s, hex).filter((unit) => !isProtected(s, unit)));

/** Odds and column; the die, or what needs none (WW-A3c, WW-A4). */
export function resolveAttack(s: State, emit: Emitter): void {
  updateSupply(s);
  const attack = totalAttack(s.attackers);
  const twice = twiceDefense(s, s.attackers, s.targets);
  s.column = twice === 0 ? BEST_COLUMN : columnFor(attack, twice);
  for (const unit of s.attackers) {
    s.unitMarks[unit] = (marksOf(s, unit) & ~READY_TO_DROP) | ATTACKED;
  }
  for (const unit of defendersOf(s)) setMark(s, unit, TARGETED);
  emit?.({
    kind: 'attacked',
    clause: 'WW-CBT.PC1',
    side: sideName(s.phasing),
    units: s.attackers.map(unitName),
    hexes: s.targets.map(hexName),
    defenders: defendersOf(s).map(unitName),
    modifiers: modifiersOf(s),
    attack,
    defense: twice / 2,
    odds: twice === 0 ? 'De' : COLUMNS_OF_ODDS[s.column]!,
  });
  if (twice === 0) applyResult(s, 'De', emit);
  else if (s.column === WORST_COLUMN) applyResult(s, 'Ae', emit);
  else s.step = 'combat-roll';
}

/** What doubled or halved the defence, each named once. */
function modifiersOf(s: State): string[] {
  const labels = defenseStrength(s, s.attackers, s.targets).lines.map(({ label }) => label);
  return [...new Set(labels)].filter((label) => label !== 'defense-strength');
}

function applyRoll(s: State, die: number, emit: Emitter): void {
  const fort = !s.invasion && isFortAttacked(s, s.targets);
  const result = combatResult(s.column, die, fort);
  const odds = COLUMNS_OF_ODDS[s.column]!;
  emit?.({ kind: 'combat-result', clause: `WW-CRT.${result}`, die, odds, result, fort });
  applyResult(s, result, emit);
}

function applyResult(s: State, result: Result, emit: Emitter): void {
  switch (s.invasion ? fromTheSea(result) : result) {
    case 'Ae':
      kill(s, s.attackers, 'combat', 'WW-CRT.Ae', emit);
      finishCombat(s, emit);
      return;
    case 'Ar':
      s.pending = [...s.attackers];
      continueRetreat(s, emit);
      return;
    case 'Ne':
      finishCombat(s, emit);
      return;
    case 'Dr':
      s.pending = defendersOf(s);
      continueRetreat(s, emit);
      return;
    case 'De':
      s.vacated = [...s.targets];
      kill(s, defendersOf(s), 'combat', 'WW-CRT.De', emit);
      offerAdvance(s, emit);
      return;
    case 'Ex':
      exchange(s, emit);
  }
}

function kill(
  s: State,
  units: readonly UnitId[],
  cause: 'combat' | 'exchange' | 'no-retreat',
  clause: string,
  emit: Emitter,
): void {
  if (units.length === 0) return;
  emit?.({ kind: 'eliminated', clause, units: units.map(unitName), cause });
  eliminate(s, units);
}

/** WW-CRT.Ex, WW-A14: the defenders go first; the attackers pay their printed Defense Strength. */
function exchange(s: State, emit: Emitter): void {
  const defenders = defendersOf(s);
  s.owed = 0;
  for (const unit of defenders) if (defends(s, unit)) s.owed += defenseOf(unit);
  s.vacated = [...s.targets];
  kill(s, defenders, 'exchange', 'WW-CRT.Ex', emit);
  s.pending = [];
  if (totalAttack(s.attackers) <= s.owed) {
    s.pending = [...s.attackers];
    payLosses(s, emit);
  } else s.step = 'losses';
}

function choicesOfLosses(s: State): Action[] {
  const list: Action[] = totalAttack(s.pending) >= s.owed ? [DONE] : [];
  s.attackers.forEach((unit, i) => {
    if (s.pending.includes(unit)) return;
    const twin = s.attackers.findIndex(
      (other) =>
        UNIT_TYPE[other] === UNIT_TYPE[unit] &&
        s.unitHex[other] === s.unitHex[unit] &&
        !s.pending.includes(other),
    );
    if (twin === i) list.push(loseAction(unit));
  });
  return list;
}

function checkLosses(s: State, action: Action): Refusal | undefined {
  if (action.kind === 'lose') {
    const mine = s.attackers.includes(action.unit) && !s.pending.includes(action.unit);
    return mine
      ? undefined
      : refuse('WW-CRT.Ex', 'not-in-this-combat', { unit: unitName(action.unit) });
  }
  if (action.kind === 'done' && totalAttack(s.pending) < s.owed)
    return refuse('WW-CRT.Ex', 'too-little-lost', { owed: s.owed, lost: totalAttack(s.pending) });
  return undefined;
}

function applyLosses(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'lose') s.pending.push(action.unit);
  // The last unit that could be given up leaves nothing to choose.
  if (action.kind === 'done' || s.pending.length === s.attackers.length) payLosses(s, emit);
}

function payLosses(s: State, emit: Emitter): void {
  kill(s, s.pending, 'exchange', 'WW-CRT.Ex', emit);
  s.attackers = s.attackers.filter((unit) => !s.pending.includes(unit));
  s.pending = [];
  offerAdvance(s, emit);
}

/** WW-A12: units with nowhere to go wait for the others, who might block or free a hex; then they are eliminated. */
function continueRetreat(s: State, emit: Emitter): void {
  updateSupply(s);
  if (s.pending.some((unit) => canRetreat(s, unit))) {
    s.step = 'retreat';
    return;
  }
  kill(s, s.pending, 'no-retreat', 'WW-RET.1', emit);
  s.pending = [];
  finishCombat(s, emit);
}

function choicesOfRetreat(s: State): Action[] {
  const list: Action[] = [];
  s.pending.forEach((unit, i) => {
    const twin = s.pending.findIndex(
      (other) =>
        UNIT_TYPE[other] === UNIT_TYPE[unit] &&
        s.unitHex[other] === s.unitHex[unit] &&
        s.unitMarks[other] === s.unitMarks[unit],
    );
    if (twin === i) for (const hex of retreatHexes(s, unit)) list.push(retreatAction(unit, hex));
  });
  return list;
}

function checkRetreat(s: State, action: Action): Refusal | undefined {
  if (action.kind !== 'retreat') return undefined;
  const facts = { unit: unitName(action.unit), hex: hexName(action.hex) };
  if (!s.pending.includes(action.unit)) return refuse('WW-A12', 'not-in-this-combat', facts);
  if (!areAdjacent(s, hexOfUnit(s, action.unit), action.hex))
    return refuse('WW-CBT.A5', 'no-retreat-there', facts);
  if (mayRetreatTo(s, action.unit, action.hex)) return undefined;
  // WW-RET.3: what the unit may never enter is closed to its retreat.
  return checkEntry(s, action.unit, action.hex) ?? refuse('WW-CBT.A6', 'no-retreat-there', facts);
}

function applyRetreat(s: State, action: Action, emit: Emitter): void {
  if (action.kind !== 'retreat') return;
  const { unit, hex } = action;
  const from = hexOfUnit(s, unit);
  const joins = firstIn(s, hex) >= 0;
  shift(s, unit, hex);
  s.unitMarks[unit] = (marksOf(s, unit) & ~READY_TO_DROP) | (joins ? PASSIVE : 0); // WW-A9
  s.pending = s.pending.filter((other) => other !== unit);
  emit?.({
    kind: 'retreated',
    clause: 'WW-A12',
    unit: unitName(unit),
    from: hexName(from),
    hex: hexName(hex),
  });
  if (SIDE_OF[unit] === FINN && checkLeningrad(s, emit)) return;
  continueRetreat(s, emit);
}

/** WW-A15: one surviving attacker may enter one vacated hex. */
function offerAdvance(s: State, emit: Emitter): void {
  updateSupply(s);
  const free =
    !s.invasion &&
    s.attackers.some((unit) => s.vacated.some((hex) => mayAdvanceAfter(s, unit, hex)));
  if (free) s.step = 'advance';
  else finishCombat(s, emit);
}

function choicesOfAdvance(s: State): Action[] {
  const list: Action[] = [DONE];
  for (const unit of s.attackers)
    for (const hex of s.vacated)
      if (mayAdvanceAfter(s, unit, hex)) list.push(advanceAction(unit, hex));
  return list;
}

function checkAdvance(s: State, action: Action): Refusal | undefined {
  if (action.kind !== 'advance') return undefined;
  const facts = { unit: unitName(action.unit), hex: hexName(action.hex) };
  if (!s.attackers.includes(action.unit)) return refuse('WW-CRT.De', 'not-in-this-combat', facts);
  if (!s.vacated.includes(action.hex)) return refuse('WW-CRT.De', 'not-vacated', facts);
  if (mayAdvanceAfter(s, action.unit, action.hex)) return undefined;
  return checkEntry(s, action.unit, action.hex) ?? refuse('WW-A15', 'may-not-advance', facts);
}

function applyAdvance(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'advance') {
    shift(s, action.unit, action.hex);
    emit?.({
      kind: 'advanced',
      clause: 'WW-CRT.De',
      unit: unitName(action.unit),
      hex: hexName(action.hex),
    });
    if (s.phasing === FINN && checkLeningrad(s, emit)) return;
  }
  finishCombat(s, emit);
}

/** WW-CBT.PC2: a combat is over before the next begins. */
function finishCombat(s: State, emit: Emitter): void {
  const landing = s.invasion;
  if (landing) enterPetsamo(s, emit);
  forgetAttack(s);
  if (landing) afterInvasion(s, emit);
  else nextAttack(s, emit);
}

export const combatRoll = dicePhase('combat-roll', 'WW-CBT.PC1', applyRoll);

export const losses = phase('losses', {
  clause: 'WW-CRT.Ex',
  kinds: ['lose', 'done'],
  ask: (s, ask) => withBattle(s, { ...ask, owed: s.owed, lost: totalAttack(s.pending) }),
  choices: choicesOfLosses,
  check: checkLosses,
  apply: applyLosses,
});

export const retreat = phase('retreat', {
  clause: 'WW-A12',
  kinds: ['retreat'],
  ask: withBattle,
  choices: choicesOfRetreat,
  check: checkRetreat,
  apply: applyRetreat,
});

export const advance = phase('advance', {
  clause: 'WW-CRT.De',
  kinds: ['advance', 'done'],
  ask: withBattle,
  choices: choicesOfAdvance,
  check: checkAdvance,
  apply: applyAdvance,
});
