// WW-OPT.1, WW-SCN: what the Scenario Table brings, and what it asks of the players.

import {
  type Action,
  answerAction,
  DONE,
  type Emitter,
  placeAction,
  withdrawAction,
} from '../actions.ts';
import {
  ALLIES,
  attackOf,
  FINN,
  FIRST_SOVIET,
  hexName,
  SIDE_OF,
  SOVIET,
  scenarioRolled,
  typeOf,
  UNIT_COUNT,
  UNIT_TYPE,
  type UnitId,
  unitName,
} from '../data/index.ts';
import { lift } from '../derived/placing.ts';
import { hasRoom } from '../position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { isPetsamoHeld } from '../rules/battle.ts';
import { hexesJoinedToHelsinki } from '../rules/helsinki.ts';
import { due, dueTurn, hexOfUnit, RESERVE, type State, WITHDRAWN } from '../state.ts';
import { arriveOnR, invade, landFreely } from './landing.ts';
import { offer } from './offers.ts';
import { dicePhase, phase } from './phase.ts';
import { arrive } from './turn.ts';

/** WW-SCN.D1: turns whose reinforcements come early. */
const EARLY_TURNS: readonly number[] = [3, 4];

function applyScenarioRoll(s: State, die: number, emit: Emitter): void {
  const letter = scenarioRolled(s.turn, die);
  emit?.({ kind: 'scenario-rolled', clause: 'WW-OPT.1', die, scenario: letter ?? '' });
  s.step = 'event-roll';
  switch (letter) {
    case 'A':
      if (isPetsamoHeld(s)) {
        s.step = 'landing';
        return;
      }
      landFreely(s, emit);
      break;
    case 'B':
    case 'C':
      arriveOnR(s, 2, `WW-SCN.${letter}1`, emit);
      if (letter === 'B') for (const unit of fourMore(s)) s.unitHex[unit] = due(s.turn + 2);
      break;
    case 'D':
      bringForward(s);
      break;
    case 'E':
      beginWithdrawal(s, emit);
      break;
    case undefined:
  }
  s.inForce = letter ?? '';
}

const fourMore = (s: State): UnitId[] => ALLIES.filter((unit) => s.unitHex[unit] === RESERVE);

function answerLanding(s: State, action: Action, emit: Emitter): void {
  if (action.kind !== 'answer') return;
  if (action.answer === 'invade') {
    s.inForce = 'A';
    invade(s, emit);
  } else {
    emit?.({ kind: 'landing-called-off', clause: 'WW-SCN.A2' });
    s.step = 'event-roll';
  }
}

/** WW-SCN.D1, D2, WW-A50. */
function bringForward(s: State): void {
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (isEarly(s, unit)) s.unitHex[unit] = due(s.turn + 1);
  if (earlyPlacements(s).length > 0) s.step = 'early-arrival';
}

const isEarly = (s: State, unit: UnitId): boolean =>
  EARLY_TURNS.includes(dueTurn(hexOfUnit(s, unit))) && dueTurn(hexOfUnit(s, unit)) > s.turn;

function earlyPlacements(s: State): Action[] {
  const list: Action[] = [];
  const hexes = hexesJoinedToHelsinki(s);
  let lastType = -1;
  for (let unit = 0; unit < FIRST_SOVIET; unit++) {
    if (UNIT_TYPE[unit] === lastType || !isEarly(s, unit)) continue;
    lastType = UNIT_TYPE[unit]!;
    for (const hex of hexes) if (hasRoom(s, unit, hex)) list.push(placeAction(unit, hex));
  }
  return list;
}

function checkEarlyArrival(s: State, action: Action): Refusal | undefined {
  if (action.kind !== 'place') return undefined;
  const facts = { unit: unitName(action.unit), hex: hexName(action.hex) };
  if (SIDE_OF[action.unit] !== FINN || !isEarly(s, action.unit))
    return refuse('WW-SCN.D2', 'not-an-early-arrival', facts);
  return hexesJoinedToHelsinki(s).includes(action.hex) && hasRoom(s, action.unit, action.hex)
    ? undefined
    : refuse('WW-SCN.D2', 'illegal-arrival', facts);
}

/** WW-A50: what is kept back comes in its own turn. */
function placeEarly(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'place') arrive(s, action.unit, action.hex, 'WW-SCN.D2', emit);
  if (action.kind === 'done' || earlyPlacements(s).length === 0) s.step = 'event-roll';
}

// Scenario E: withdrawals, then the way of the Allies

/** WW-SCN.E2. */
const TO_WITHDRAW = 12;

function beginWithdrawal(s: State, emit: Emitter): void {
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (typeOf(unit).id === 'S2012' && dueTurn(hexOfUnit(s, unit)) > 0) s.unitHex[unit] = WITHDRAWN;
  s.pending = [];
  s.step = 'withdrawal';
  const all = withdrawable(s);
  if (strengthOf(all) > TO_WITHDRAW) return;
  s.pending = all;
  finishWithdrawal(s, emit);
}

const withdrawable = (s: State): UnitId[] => {
  const units: UnitId[] = [];
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (hexOfUnit(s, unit) >= 0 && attackOf(unit) > 0) units.push(unit);
  return units;
};
const strengthOf = (units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + attackOf(unit), 0);

/** WW-A51: without any one of them it would be too little. */
const isMinimal = (units: readonly UnitId[]): boolean => {
  const least = Math.min(...units.map((unit) => attackOf(unit)));
  return strengthOf(units) - least < TO_WITHDRAW;
};

/** Units that may be added; if none fits the rest, those picked may be taken back. */
function withdrawals(s: State): Action[] {
  const list: Action[] = [];
  const seen = new Set<string>();
  for (const unit of withdrawable(s)) {
    const likeness = `${UNIT_TYPE[unit]} ${s.unitHex[unit]}`;
    if (s.pending.includes(unit) || seen.has(likeness)) continue;
    seen.add(likeness);
    if (isMinimal([...s.pending, unit])) list.push(withdrawAction(unit));
  }
  return list.length > 0 ? list : s.pending.map((unit): Action => ({ kind: 'take', unit }));
}

function checkWithdrawal(s: State, action: Action): Refusal | undefined {
  if (action.kind === 'done')
    return refuse('WW-SCN.E2', 'too-little-withdrawn', {
      owed: TO_WITHDRAW,
      withdrawn: strengthOf(s.pending),
    });
  if (action.kind === 'take')
    return s.pending.includes(action.unit)
      ? undefined
      : refuse('WW-SCN.E2', 'not-picked', { unit: unitName(action.unit) });
  if (action.kind !== 'withdraw') return undefined;
  const facts = { unit: unitName(action.unit) };
  if (SIDE_OF[action.unit] !== SOVIET) return refuse('WW-SCN.E2', 'not-your-unit', facts);
  if (hexOfUnit(s, action.unit) < 0) return refuse('WW-SCN.E2', 'not-on-map', facts);
  if (s.pending.includes(action.unit)) return refuse('WW-SCN.E2', 'already-picked', facts);
  return attackOf(action.unit) > 0 && isMinimal([...s.pending, action.unit])
    ? undefined
    : refuse('WW-SCN.E2', 'not-minimal', { ...facts, owed: TO_WITHDRAW });
}

function applyWithdrawal(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'take') s.pending = s.pending.filter((unit) => unit !== action.unit);
  if (action.kind !== 'withdraw') return;
  s.pending.push(action.unit);
  if (strengthOf(s.pending) >= TO_WITHDRAW) finishWithdrawal(s, emit);
}

function finishWithdrawal(s: State, emit: Emitter): void {
  for (const unit of s.pending) {
    lift(s, unit, WITHDRAWN);
    emit?.({ kind: 'withdrawn', clause: 'WW-SCN.E2', unit: unitName(unit) });
  }
  s.pending = [];
  s.step = 'route';
}

/** WW-SCN.E3: by Petsamo the landing is compulsory. */
function answerRoute(s: State, action: Action, emit: Emitter): void {
  if (action.kind !== 'answer') return;
  s.step = 'event-roll';
  if (action.answer === 'sweden') arriveOnR(s, 3, 'WW-SCN.E3', emit);
  else if (isPetsamoHeld(s)) invade(s, emit);
  else landFreely(s, emit);
}

export const scenarioRoll = dicePhase('scenario-roll', 'WW-SEQ.C1', applyScenarioRoll);
export const landing = phase(
  'landing',
  offer('WW-SCN.A2', [answerAction('invade'), answerAction('call-off')], answerLanding),
);
export const route = phase(
  'route',
  offer('WW-SCN.E3', [answerAction('petsamo'), answerAction('sweden')], answerRoute),
);

export const withdrawal = phase('withdrawal', {
  clause: 'WW-SCN.E2',
  kinds: ['withdraw', 'take', 'done'],
  choices: withdrawals,
  check: checkWithdrawal,
  apply: applyWithdrawal,
});

export const earlyArrival = phase('early-arrival', {
  clause: 'WW-SCN.D2',
  kinds: ['place', 'done'],
  choices: (s) => [DONE, ...earlyPlacements(s)],
  check: checkEarlyArrival,
  apply: placeEarly,
});
