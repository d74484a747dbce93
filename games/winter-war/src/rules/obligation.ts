// WW-CBT.E, WW-A6: what the Soviet player still owes, and a set of attacks that would settle it.
import { type HexId, SOVIET, type UnitId } from '../data/index.ts';
import { withSupply } from '../derived/supply.ts';
import type { State } from '../state.ts';
import { type Front, frontOf } from './front.ts';
import { findPlan, smallestLegal } from './plans.ts';

export interface OwedAttacks {
  /** Soviet units that must still take part in an attack. */
  readonly units: readonly UnitId[];
  /** Hexes that must still be attacked. */
  readonly hexes: readonly HexId[];
  /** A complete set of attacks that would settle it: the client's proposal. */
  readonly proposal: readonly { readonly units: UnitId[]; readonly targets: HexId[] }[];
}

/** WW-CBT.E, WW-A6: what the Soviet player still owes in this Attack Segment. */
export function owedAttacks(state: State): OwedAttacks {
  if (state.phasing !== SOVIET || state.step !== 'attack')
    return { units: [], hexes: [], proposal: [] };
  return obligation(withSupply(state));
}

/** The same as the position stands, whatever the step: what ending the movement would oblige to. */
export function obligation(s: State): OwedAttacks {
  const front = frontOf(s);
  return {
    units: front.units,
    hexes: front.targets,
    proposal: findPlan(s, front) ?? anyPlan(s, front),
  };
}

/** Where odds of 1-4 cannot be avoided: any legal set of attacks, one after the other. */
function anyPlan(s: State, whole: Front): { units: UnitId[]; targets: HexId[] }[] {
  const plan: { units: UnitId[]; targets: HexId[] }[] = [];
  let front = whole;
  while (front.targets.length > 0) {
    const attack = firstLegal(s, front);
    if (!attack) break;
    plan.push({
      units: attack.units.map((unit) => front.units[unit]!),
      targets: attack.targets.map((target) => front.targets[target]!),
    });
    front = without(front, attack);
  }
  return plan;
}

function firstLegal(s: State, front: Front): { units: UnitId[]; targets: HexId[] } | undefined {
  for (const unit of front.by[0]!) {
    const attack = smallestLegal(s, front, [unit], [0]);
    if (attack) return attack;
  }
  return undefined;
}

function without(front: Front, gone: { units: UnitId[]; targets: HexId[] }): Front {
  const units = front.units.map((_, i) => i).filter((i) => !gone.units.includes(i));
  const targets = front.targets.map((_, i) => i).filter((i) => !gone.targets.includes(i));
  return {
    units: units.map((i) => front.units[i]!),
    targets: targets.map((i) => front.targets[i]!),
    reach: units.map((i) => front.reach[i]!.map((t) => targets.indexOf(t)).filter((t) => t >= 0)),
    by: targets.map((i) => front.by[i]!.map((u) => units.indexOf(u)).filter((u) => u >= 0)),
  };
}
