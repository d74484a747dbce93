// WW-OPT.4, WW-EVT: what the Special Event Tables bring, and what they ask of the players.

import { type Action, type Emitter, loseAction, placeAction } from '../actions.ts';
import {
  attackOf,
  type EventLetter,
  eventsRolled,
  FINN,
  FIRST_SOVIET,
  HELSINKI,
  type HexId,
  hexName,
  LENINGRAD,
  OULU,
  PARATROOPS,
  PETROZAVODSK_AFTER_LOGISTICS,
  REGIMENTS,
  SIDE_OF,
  SOVIET,
  UNIT_COUNT,
  type UnitId,
  unitName,
  VOLUNTEERS,
} from '../data/index.ts';
import { sharesChanged } from '../derived/derived.ts';
import { hasRoom, sideAt, stackingLimit } from '../position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import {
  due,
  ELIMINATED,
  hasMark,
  hexOfUnit,
  ISOLATED,
  REPLACEMENT,
  RESERVE,
  type State,
} from '../state.ts';
import { dicePhase, phase } from './phase.ts';
import { arrive, eliminate, nextTurn } from './turn.ts';

function applyEventRoll(s: State, die: number, emit: Emitter): void {
  const letters = eventsRolled(s.turn, die);
  emit?.({ kind: 'event-rolled', clause: 'WW-OPT.4', die, events: letters });
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
      arrive(s, PARATROOPS, LENINGRAD, 'WW-EVT.F1', emit);
      return true;
    case 'G':
      return callVolunteers(s);
    case 'H':
      // WW-A54: a scenario triggered a moment ago counts.
      if (s.inForce === '') return false;
      s.logistics = true;
      sharesChanged(s.derived);
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

function volunteerCities(s: State, unit: UnitId): HexId[] {
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

function checkVolunteers(s: State, action: Action): Refusal | undefined {
  if (action.kind === 'done') return refuse('WW-EVT.G', 'still-to-choose');
  if (action.kind !== 'place') return undefined;
  const facts = { unit: unitName(action.unit), hex: hexName(action.hex) };
  if (!VOLUNTEERS.includes(action.unit) || s.unitHex[action.unit] !== RESERVE)
    return refuse('WW-EVT.G', 'not-a-volunteer', facts);
  return volunteerCities(s, action.unit).includes(action.hex)
    ? undefined
    : refuse('WW-EVT.G', 'no-room-for-volunteers', { ...facts, limit: stackingLimit(action.hex) });
}

function placeVolunteer(s: State, action: Action, emit: Emitter): void {
  if (action.kind !== 'place') return;
  arrive(s, action.unit, action.hex, 'WW-EVT.G', emit);
  eventDone(s, emit);
}

/** WW-EVT.L1, WW-A57. */
const COLD_LOSSES = 4;

const freezes = (s: State, unit: UnitId): boolean =>
  hexOfUnit(s, unit) >= 0 && attackOf(unit) > 0 && attackOf(unit) <= s.owed;

function victims(s: State): UnitId[] {
  const weak: number[] = [];
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++) if (freezes(s, unit)) weak.push(unit);
  const isolated = weak.filter((unit) => hasMark(s, unit, ISOLATED));
  return isolated.length > 0 ? isolated : weak;
}

const climateChoices = (s: State): Action[] => victims(s).map((unit) => loseAction(unit));

function checkClimate(s: State, action: Action): Refusal | undefined {
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
  s.owed -= attackOf(action.unit);
  eliminate(s, [action.unit]);
  const units = [unitName(action.unit)];
  emit?.({ kind: 'eliminated', clause: 'WW-EVT.L1', units, cause: 'climate' });
  if (victims(s).length > 0) return;
  s.owed = 0;
  eventDone(s, emit);
}

export const eventRoll = dicePhase('event-roll', 'WW-SEQ.C2', applyEventRoll);

export const volunteers = phase('volunteers', {
  clause: 'WW-EVT.G',
  kinds: ['place', 'done'],
  choices: volunteerChoices,
  check: checkVolunteers,
  apply: placeVolunteer,
});

export const climate = phase('climate', {
  clause: 'WW-EVT.L1',
  kinds: ['lose', 'done'],
  ask: (s, ask) => ({ ...ask, owed: s.owed }),
  choices: climateChoices,
  check: checkClimate,
  apply: freeze,
});
