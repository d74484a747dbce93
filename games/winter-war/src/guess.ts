// Positions that fit a view: hidden Finns are dealt over the counters that lie face down (WW-A37).
import { type Random, shuffle } from '@motti/engine';
import {
  DUMMIES,
  FINN,
  FIRST_SOVIET,
  FORT,
  HEAVY_KIND,
  kindOf,
  sideName,
  UNIT_COUNT,
  type UnitId,
} from './data/index.ts';
import { put, rebuildZones } from './derived/placing.ts';
import { updateSupply } from './derived/supply.ts';
import { emptyState, IN_HAND } from './setup.ts';
import { STARTING_CONTROL, type State } from './state.ts';
import type { View } from './view.ts';

export function guess(seen: View, random: Random): State {
  const s = emptyState(seen.scenario, seen.options);
  s.turn = seen.turn;
  s.phasing = seen.phasing === sideName(FINN) ? 1 : 0;
  s.step = seen.step;
  s.ground = seen.ground;
  s.selected = seen.selected;
  s.station = seen.station;
  s.unitMarks = [...seen.marks];
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (seen.units[unit]! >= 0) put(s, unit, seen.units[unit]!);
    else s.unitHex[unit] = seen.units[unit]!;
  }
  turnFaceUp(s, seen.faceDown, random);
  s.control = [...STARTING_CONTROL];
  for (let i = 0; i < seen.control.length; i += 2)
    s.control[seen.control[i]!] = seen.control[i + 1]!;
  s.priority = [...seen.orders.priority];
  s.pins = [...seen.orders.pins];
  s.nearest = [...seen.orders.nearest];
  const { targets, attackers, pending, vacated, ...attack } = seen.attack;
  Object.assign(s, attack, seen.tally, seen.module);
  s.targets = [...targets];
  s.attackers = [...attackers];
  s.pending = [...pending];
  s.vacated = [...vacated];
  rebuildZones(s);
  updateSupply(s);
  return s;
}

/** Deals the Finnish units and the blanks over the counters seen: 6-6-2 on forts, the rest anywhere. */
function turnFaceUp(s: State, counts: readonly number[], random: Random): void {
  const counters: number[] = [];
  for (let i = 0; i < counts.length; i += 2)
    for (let n = 0; n < counts[i + 1]!; n++) counters.push(counts[i]!);
  if (counters.length === 0) return;
  shuffle(counters, random);
  const units: UnitId[] = [];
  for (let unit = 0; unit < FIRST_SOVIET; unit++)
    if (s.unitHex[unit] === IN_HAND && !DUMMIES.includes(unit)) units.push(unit);
  units.push(...DUMMIES.slice(0, counters.length - units.length));
  for (const unit of units) {
    const heavy = (kindOf(unit) & HEAVY_KIND) !== 0;
    const at = heavy ? counters.findIndex((hex) => FORT[hex] !== 0) : counters.length - 1;
    put(s, unit, counters.splice(at, 1)[0]!);
  }
}
