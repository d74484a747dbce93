// WW-SCN.A, E: the Allies at Petsamo and in Sweden.
import type { Emitter } from '../actions.ts';
import {
  ALLIES,
  COLUMNS_OF_ODDS,
  DEFENSE,
  ENTRY_HEX,
  hexName,
  PETSAMO,
  SOVIET,
} from '../data/index.ts';
import { put, sideAt, unitsAt } from '../position.ts';
import { columnFor, totalAttack } from '../rules/strength.ts';
import { reckonSupply } from '../rules/supply.ts';
import { ENTERED, hasMark, ISOLATED, MAY_RIDE, RESERVE, type State, setMark } from '../state.ts';
import { forgetAttack } from './turn.ts';

/** WW-SCN.A1, E3: how many Allied units land. */
const LANDING_FORCE = 3;

const reserves = (s: State, count: number): number[] =>
  ALLIES.filter((unit) => s.unitHex[unit] === RESERVE).slice(0, count);

/** The Allied units that would land at Petsamo now. */
export const landingForce = (s: State): number[] => reserves(s, LANDING_FORCE);

export const isPetsamoHeld = (s: State): boolean => sideAt(s, PETSAMO) === SOVIET;

/** WW-SCN.A1: an undefended Petsamo is taken at once, on top of any Finnish units. */
export function landFreely(s: State, emit: Emitter): void {
  s.attackers = landingForce(s);
  enterPetsamo(s, emit);
  forgetAttack(s);
}

/** The Allied units that are left come ashore; they are in the war and may use any railway (WW-A47). */
export function enterPetsamo(s: State, emit: Emitter): void {
  const survivors = s.attackers.filter((unit) => s.unitHex[unit] === RESERVE);
  if (survivors.length === 0 || isPetsamoHeld(s)) return;
  for (const unit of survivors) {
    setMark(s, unit, ENTERED | MAY_RIDE);
    put(s, unit, PETSAMO);
  }
  const hex = hexName(PETSAMO);
  emit?.({ kind: 'landed', clause: 'WW-SCN.A4', units: survivors.length, hex });
}

/** WW-SCN.A3, WW-A47: three Allied units against doubled defenders, halved where isolated. */
export function invade(s: State, emit: Emitter): void {
  reckonSupply(s);
  s.invasion = true;
  s.targets = [PETSAMO];
  s.attackers = landingForce(s);
  let twice = 0;
  for (const unit of unitsAt(s, PETSAMO))
    twice += DEFENSE[unit]! * (hasMark(s, unit, ISOLATED) ? 2 : 4);
  const attack = totalAttack(s.attackers);
  s.column = columnFor(attack, twice);
  s.step = 'combat-roll';
  const odds = COLUMNS_OF_ODDS[s.column]!;
  emit?.({ kind: 'invasion', clause: 'WW-SCN.A3', attack, defense: twice / 2, odds });
}

/** WW-SCN.B1, C1, E3: units appear on R in Sweden. */
export function arriveOnR(s: State, count: number, clause: string, emit: Emitter): void {
  const units = reserves(s, count);
  for (const unit of units) put(s, unit, ENTRY_HEX);
  emit?.({ kind: 'landed', clause, units: units.length, hex: hexName(ENTRY_HEX) });
}

/** The Interphase goes on after a landing. */
export function afterInvasion(s: State, _emit: Emitter): void {
  s.step = 'event-roll';
}
