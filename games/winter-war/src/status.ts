// The numbers of a position: gauges for curves and reports, breakdowns of what is being decided.
import type { Breakdown } from '@motti/engine';
import {
  ATTACK,
  FINN,
  FINNISH_CITIES,
  FIRST_DUMMY,
  FIRST_SOVIET,
  MANNERHEIM_LINE,
  SOVIET,
  UNIT_COUNT,
} from './data/index.ts';
import { attackStrength, defenseStrength } from './rules/strength.ts';
import { reckoned } from './rules/supply.ts';
import { garrisonOfMurmansk, victoryPoints } from './rules/victory.ts';
import { ELIMINATED, ISOLATED, type State } from './state.ts';

export function gauges(state: State): Readonly<Record<string, number>> {
  const s = reckoned(state);
  const soviet = tally(s, FIRST_SOVIET, UNIT_COUNT);
  const finland = tally(s, 0, FIRST_DUMMY);
  return {
    turn: s.turn,
    points: s.step === 'over' && s.ending !== 'leningrad' ? s.points : victoryPoints(s).total,
    'units.soviet': soviet.units,
    'units.finland': finland.units,
    'strength.soviet': soviet.strength,
    'strength.finland': finland.strength,
    'lost.soviet': soviet.lost,
    'lost.finland': finland.lost,
    'isolated.soviet': soviet.isolated,
    'isolated.finland': finland.isolated,
    'cities.finland': FINNISH_CITIES.filter(({ hex }) => s.control[hex] === FINN).length,
    'forts.soviet': MANNERHEIM_LINE.filter((hex) => s.control[hex] === SOVIET).length,
    garrison: garrisonOfMurmansk(s),
  };
}

function tally(
  s: State,
  from: number,
  to: number,
): { units: number; strength: number; lost: number; isolated: number } {
  const sum = { units: 0, strength: 0, lost: 0, isolated: 0 };
  for (let unit = from; unit < to; unit++) {
    if (s.unitHex[unit] === ELIMINATED) sum.lost += ATTACK[unit]!;
    if (s.unitHex[unit]! < 0) continue;
    sum.units++;
    sum.strength += ATTACK[unit]!;
    if (s.unitMarks[unit]! & ISOLATED) sum.isolated++;
  }
  return sum;
}

/** Attack and defense of the attack being declared or rolled for, and the points if the game ended now. */
export function breakdowns(state: State): Readonly<Record<string, Breakdown>> {
  const s = reckoned(state);
  const numbers: { attack?: Breakdown; defense?: Breakdown; points?: Breakdown } = {};
  const fighting = s.step === 'attack' || s.step === 'combat-roll';
  if (fighting && s.attackers.length > 0) numbers.attack = attackStrength(s.attackers);
  if (fighting && s.targets.length > 0)
    numbers.defense = defenseStrength(s, s.invasion ? [] : s.attackers, s.targets, s.invasion);
  if (s.step !== 'deploy-finland' && s.step !== 'deploy-soviet') numbers.points = victoryPoints(s);
  return numbers;
}
