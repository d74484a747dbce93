// WW-SEQ.C, WW-OPT, WW-SCN, WW-EVT: what the optional module asks between Game-Turns, and the paradrop.
import { type Refusal, refuse } from '@motti/engine';
import {
  type Action,
  answerAction,
  DONE,
  dropAction,
  type Emitter,
  loseAction,
  placeAction,
  withdrawAction,
} from '../actions.ts';
import {
  ALLIES,
  ATTACK,
  type EventLetter,
  eventsRolled,
  FINN,
  FIRST_SOVIET,
  HELSINKI,
  hexName,
  LENINGRAD,
  OULU,
  PARATROOPS,
  PETROZAVODSK_AFTER_LOGISTICS,
  REGIMENTS,
  SIDE_OF,
  SOVIET,
  scenarioRolled,
  typeOf,
  UNIT_COUNT,
  UNIT_TYPE,
  unitName,
  VOLUNTEERS,
} from '../data/index.ts';
import { eliminate, endPlayerTurn, nextTurn, rollForScenario, score } from '../flow.ts';
import { dropHexes, isDropHex } from '../rules/advance.ts';
import { hexesJoinedToHelsinki } from '../rules/helsinki.ts';
import {
  due,
  dueTurn,
  ELIMINATED,
  hasMark,
  hasRoom,
  ISOLATED,
  lift,
  put,
  READY_TO_DROP,
  REPLACEMENT,
  RESERVE,
  type State,
  shift,
  sideAt,
  stackingLimit,
  WITHDRAWN,
} from '../state.ts';
import {
  arriveOnR,
  invade,
  isPetsamoHeld,
  LANDING_CHOICES,
  landFreely,
  ROUTE_CHOICES,
} from './landing.ts';

export type InterphaseCode =
  | 'not-your-unit'
  | 'not-on-map'
  | 'no-such-offer'
  | 'landing-cannot-be-called-off'
  | 'not-minimal'
  | 'too-little-withdrawn'
  | 'already-picked'
  | 'not-picked'
  | 'illegal-drop'
  | 'not-an-early-arrival'
  | 'illegal-arrival'
  | 'not-a-volunteer'
  | 'no-room-for-volunteers'
  | 'isolated-first'
  | 'too-strong-for-the-cold'
  | 'still-to-choose';
type Verdict = Refusal<InterphaseCode> | undefined;

// Cease-fire (WW-SCN.D3, WW-EVT.K)

const CEASE_FIRE: readonly Action[] = [answerAction('cease-fire'), answerAction('fight-on')];

function answerCeaseFire(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'answer' && action.answer === 'cease-fire') score(s, 'cease-fire', emit);
  else rollForScenario(s);
}

// The Scenario Table

/** WW-SCN.D1: turns whose reinforcements come early. */
const EARLY_TURNS: readonly number[] = [3, 4];

export function applyScenarioRoll(s: State, die: number, emit: Emitter): void {
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

const fourMore = (s: State): number[] => ALLIES.filter((unit) => s.unitHex[unit] === RESERVE);

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

const isEarly = (s: State, unit: number): boolean =>
  EARLY_TURNS.includes(dueTurn(s.unitHex[unit]!)) && dueTurn(s.unitHex[unit]!) > s.turn;

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

function checkEarlyArrival(s: State, action: Action): Verdict {
  if (action.kind === 'done') return refuse('WW-SCN.D2', 'still-to-choose');
  if (action.kind !== 'place') return undefined;
  const facts = { unit: unitName(action.unit), hex: hexName(action.hex) };
  if (SIDE_OF[action.unit] !== FINN || !isEarly(s, action.unit))
    return refuse('WW-SCN.D2', 'not-an-early-arrival', facts);
  return hexesJoinedToHelsinki(s).includes(action.hex) && hasRoom(s, action.unit, action.hex)
    ? undefined
    : refuse('WW-SCN.D2', 'illegal-arrival', facts);
}

function placeEarly(s: State, action: Action, emit: Emitter): void {
  if (action.kind !== 'place') return;
  place(s, action.unit, action.hex, 'WW-SCN.D2', emit);
  if (earlyPlacements(s).length === 0) s.step = 'event-roll';
}

function place(s: State, unit: number, hex: number, clause: string, emit: Emitter): void {
  put(s, unit, hex);
  emit?.({ kind: 'placed', clause, unit: unitName(unit), hex: hexName(hex) });
}

// Scenario E: withdrawals, then the way of the Allies

/** WW-SCN.E2. */
const TO_WITHDRAW = 12;

function beginWithdrawal(s: State, emit: Emitter): void {
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (typeOf(unit).id === 'S2012' && dueTurn(s.unitHex[unit]!) > 0) s.unitHex[unit] = WITHDRAWN;
  s.pending = [];
  s.step = 'withdrawal';
  const all = withdrawable(s);
  if (strengthOf(all) > TO_WITHDRAW) return;
  s.pending = all;
  finishWithdrawal(s, emit);
}

const withdrawable = (s: State): number[] => {
  const units: number[] = [];
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (s.unitHex[unit]! >= 0 && ATTACK[unit]! > 0) units.push(unit);
  return units;
};
const strengthOf = (units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + ATTACK[unit]!, 0);

/** WW-A51: without any one of them it would be too little. */
const isMinimal = (units: readonly number[]): boolean => {
  const least = Math.min(...units.map((unit) => ATTACK[unit]!));
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

function checkWithdrawal(s: State, action: Action): Verdict {
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
  if (s.unitHex[action.unit]! < 0) return refuse('WW-SCN.E2', 'not-on-map', facts);
  if (s.pending.includes(action.unit)) return refuse('WW-SCN.E2', 'already-picked', facts);
  return ATTACK[action.unit]! > 0 && isMinimal([...s.pending, action.unit])
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

function checkAnswer(s: State, action: Action, offers: readonly Action[]): Verdict {
  if (action.kind !== 'answer') return undefined;
  if (offers.some((offer) => offer.kind === 'answer' && offer.answer === action.answer))
    return undefined;
  if (s.step === 'route' && action.answer === 'call-off')
    return refuse('WW-SCN.E3', 'landing-cannot-be-called-off');
  return refuse('WW-SEQ.5', 'no-such-offer', { answer: action.answer });
}

// The Special Event Tables

export function applyEventRoll(s: State, die: number, emit: Emitter): void {
  const letters = eventsRolled(s.turn, die);
  emit?.({ kind: 'event-rolled', clause: 'WW-OPT.4', die, events: letters.join(' ') });
  s.events = letters.join('');
  nextEvent(s, emit);
}

/** Carries out what is left of this Interphase, and then the next turn begins. */
function nextEvent(s: State, emit: Emitter): void {
  const event = s.events[0] as EventLetter | undefined;
  s.events = s.events.slice(1);
  if (event === undefined) nextTurn(s, emit);
  else if (!happens(s, event, emit)) {
    emit?.({ kind: 'no-event', clause: `WW-EVT.${event}`, event });
    nextEvent(s, emit);
  } else if (s.step === 'event-roll') nextEvent(s, emit);
}

/** Carries out one event; false where its condition fails. A decision it needs becomes the step. */
function happens(s: State, event: EventLetter, emit: Emitter): boolean {
  switch (event) {
    case 'F':
      if (s.paratroopsCalled || sideAt(s, LENINGRAD) === FINN) return false;
      s.paratroopsCalled = true;
      place(s, PARATROOPS, LENINGRAD, 'WW-EVT.F1', emit);
      return true;
    case 'G':
      return callVolunteers(s);
    case 'H':
      // WW-A54: a scenario triggered a moment ago counts.
      if (s.inForce === '') return false;
      s.logistics = true;
      s.stale = true;
      s.zonesSure = false;
      s.sharesStale = true;
      emit?.({ kind: 'logistics', clause: 'WW-EVT.H', capacity: PETROZAVODSK_AFTER_LOGISTICS });
      return true;
    case 'J': {
      const unit = REGIMENTS.find((regiment) => s.unitHex[regiment] === ELIMINATED);
      if (unit === undefined) return false;
      s.unitHex[unit] = REPLACEMENT;
      emit?.({ kind: 'replacement', clause: 'WW-EVT.J', unit: unitName(unit) });
      return true;
    }
    case 'K':
      s.ceaseFire = s.turn + 1;
      emit?.({ kind: 'cease-fire-offered', clause: 'WW-EVT.K', turn: s.ceaseFire });
      return true;
    case 'L':
      s.railOff = s.turn + 1;
      emit?.({ kind: 'severe-climate', clause: 'WW-EVT.L2', turn: s.railOff });
      s.owed = COLD_LOSSES;
      if (victims(s).length > 0) s.step = 'climate';
      else s.owed = 0;
      return true;
  }
}

function eventDone(s: State, emit: Emitter): void {
  s.step = 'event-roll';
  nextEvent(s, emit);
}

/** WW-EVT.G, WW-A53. */
const volunteer = (s: State): number | undefined =>
  VOLUNTEERS.find((unit) => s.unitHex[unit] === RESERVE);
const VOLUNTEER_CITIES = [HELSINKI, OULU];

function callVolunteers(s: State): boolean {
  const unit = volunteer(s);
  if (unit === undefined) return false;
  if (volunteerCities(s, unit).length > 0) s.step = 'volunteers';
  else s.unitHex[unit] = due(s.turn + 1);
  return true;
}

function volunteerCities(s: State, unit: number): number[] {
  const ours = VOLUNTEER_CITIES.filter(
    (hex) => s.control[hex] === FINN && sideAt(s, hex) !== SOVIET,
  );
  const roomy = ours.filter((hex) => hasRoom(s, unit, hex));
  return roomy.length > 0 ? roomy : ours;
}

const volunteerChoices = (s: State): Action[] => {
  const unit = volunteer(s)!;
  return volunteerCities(s, unit).map((hex) => placeAction(unit, hex));
};

function checkVolunteers(s: State, action: Action): Verdict {
  if (action.kind === 'done') return refuse('WW-EVT.G', 'still-to-choose');
  if (action.kind !== 'place') return undefined;
  const facts = { unit: unitName(action.unit), hex: hexName(action.hex) };
  if (!VOLUNTEERS.includes(action.unit) || s.unitHex[action.unit] !== RESERVE)
    return refuse('WW-EVT.G', 'not-a-volunteer', facts);
  return volunteerCities(s, action.unit).includes(action.hex)
    ? undefined
    : refuse('WW-EVT.G', 'no-room-for-volunteers', { ...facts, limit: stackingLimit(action.hex) });
}

/** WW-EVT.L1, WW-A57. */
const COLD_LOSSES = 4;

const freezes = (s: State, unit: number): boolean =>
  s.unitHex[unit]! >= 0 && ATTACK[unit]! > 0 && ATTACK[unit]! <= s.owed;

function victims(s: State): number[] {
  const weak: number[] = [];
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++) if (freezes(s, unit)) weak.push(unit);
  const isolated = weak.filter((unit) => hasMark(s, unit, ISOLATED));
  return isolated.length > 0 ? isolated : weak;
}

function checkClimate(s: State, action: Action): Verdict {
  if (action.kind === 'done') return refuse('WW-EVT.L1', 'still-to-choose');
  if (action.kind !== 'lose') return undefined;
  const facts = { unit: unitName(action.unit) };
  if (SIDE_OF[action.unit] !== SOVIET || !freezes(s, action.unit))
    return refuse('WW-EVT.L1', 'too-strong-for-the-cold', { ...facts, left: s.owed });
  return victims(s).includes(action.unit)
    ? undefined
    : refuse('WW-EVT.L1', 'isolated-first', facts);
}

function freeze(s: State, action: Action, emit: Emitter): void {
  if (action.kind !== 'lose') return;
  s.owed -= ATTACK[action.unit]!;
  eliminate(s, [action.unit]);
  const units = unitName(action.unit);
  emit?.({ kind: 'eliminated', clause: 'WW-EVT.L1', units, cause: 'climate' });
  if (victims(s).length > 0) return;
  s.owed = 0;
  eventDone(s, emit);
}

// The paradrop, at the end of a Soviet Player-Turn (WW-EVT.F2, WW-A52)

function checkDrop(s: State, action: Action): Verdict {
  if (action.kind !== 'drop' || isDropHex(s, action.hex)) return undefined;
  return refuse('WW-EVT.F2', 'illegal-drop', { hex: hexName(action.hex) });
}

function applyDrop(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'drop') {
    shift(s, PARATROOPS, action.hex);
    s.unitMarks[PARATROOPS] = s.unitMarks[PARATROOPS]! & ~READY_TO_DROP;
    emit?.({ kind: 'dropped', clause: 'WW-EVT.F2', hex: hexName(action.hex) });
  }
  endPlayerTurn(s, emit);
}

/** One entry per step of the Interphase: what may be chosen, why not, and what follows. */
interface Part {
  choices(s: State): readonly Action[];
  check(s: State, action: Action): Verdict;
  apply(s: State, action: Action, emit: Emitter): void;
}
const offer = (offers: readonly Action[], apply: Part['apply']): Part => ({
  choices: () => offers,
  check: (s, action) => checkAnswer(s, action, offers),
  apply,
});
export const INTERPHASE: Readonly<Record<InterphaseStep, Part>> = {
  'cease-fire': offer(CEASE_FIRE, answerCeaseFire),
  landing: offer(LANDING_CHOICES, answerLanding),
  route: offer(ROUTE_CHOICES, answerRoute),
  withdrawal: { choices: withdrawals, check: checkWithdrawal, apply: applyWithdrawal },
  'early-arrival': { choices: earlyPlacements, check: checkEarlyArrival, apply: placeEarly },
  volunteers: {
    choices: volunteerChoices,
    check: checkVolunteers,
    apply: (s, action, emit) => {
      if (action.kind !== 'place') return;
      place(s, action.unit, action.hex, 'WW-EVT.G', emit);
      eventDone(s, emit);
    },
  },
  climate: {
    choices: (s) => victims(s).map((unit) => loseAction(unit)),
    check: checkClimate,
    apply: freeze,
  },
  paradrop: {
    choices: (s) => [DONE, ...dropHexes(s).map((hex) => dropAction(hex))],
    check: checkDrop,
    apply: applyDrop,
  },
};
export type InterphaseStep =
  | 'cease-fire'
  | 'landing'
  | 'route'
  | 'withdrawal'
  | 'early-arrival'
  | 'volunteers'
  | 'climate'
  | 'paradrop';
export const isInterphase = (step: string): step is InterphaseStep => step in INTERPHASE;
