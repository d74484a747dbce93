// WW-SCN.A, E: the Allies at Petsamo and in Sweden.
import { invariant } from '@motti/engine';
import type { Emitter } from '../actions.ts';
import { ENTRY_HEX, hexName, PETSAMO } from '../data/index.ts';
import { put } from '../derived/placing.ts';
import { updateSupply } from '../derived/supply.ts';
import { isPetsamoHeld, landingForce, landingPreview, reserves } from '../rules/battle.ts';
import { ENTERED, MAY_RIDE, RESERVE, type State, setMark } from '../state.ts';
import { forgetAttack } from './turn.ts';

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
  updateSupply(s);
  s.invasion = true;
  s.targets = [PETSAMO];
  s.attackers = landingForce(s);
  const { attack, defense, column, odds } = landingPreview(s, s.attackers);
  invariant(column !== undefined, 'landing: Petsamo is held');
  s.column = column;
  s.step = 'combat-roll';
  emit?.({
    kind: 'invasion',
    clause: 'WW-SCN.A3',
    attack: attack.total,
    defense: defense.total,
    odds,
  });
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
