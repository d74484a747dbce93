// WW-A3, WW-A5, WW-A6: can the obligation to attack still be carried out, and without odds of 1-4 or worse?

import { attackOf, type HexId, sideOf, type UnitId, WORST_COLUMN } from '../data/index.ts';
import type { State } from '../state.ts';
import { firstIn, hexOfUnit } from '../state.ts';
import type { Front } from './front.ts';
import { columnFor, columnOf, defenseOfHex, isDoubledBy, isMinorWater } from './strength.ts';

/** A set of attacks in the making: attackers and targets as indexes of a front. */
interface Attack {
  readonly units: UnitId[];
  readonly targets: HexId[];
  /** WW-A5: more units may still join it. */
  readonly open: boolean;
}

/** WW-A3d. */
const MOST_NODES = 200_000;

/**
 * WW-A6: the smallest legal attack that contains this one. A hex that only these units could attack must be attacked
 * with them, a unit that has no other target must join. Nothing if the shapes of WW-A5 forbid the result.
 */
export function smallestLegal(
  s: State,
  front: Front,
  units: readonly UnitId[],
  targets: readonly HexId[],
): Attack | undefined {
  const attack: Attack = { units: [...units], targets: [...targets], open: false };
  let grew = true;
  while (grew) {
    grew = false;
    for (let t = 0; t < front.targets.length; t++) {
      if (attack.targets.includes(t)) continue;
      if (!front.by[t]!.every((unit) => attack.units.includes(unit))) continue;
      attack.targets.push(t);
      grew = true;
    }
    for (let u = 0; u < front.units.length; u++) {
      if (attack.units.includes(u)) continue;
      if (!front.reach[u]!.every((target) => attack.targets.includes(target))) continue;
      attack.units.push(u);
      grew = true;
    }
  }
  return hasLegalShape(s, front, attack) ? attack : undefined;
}

/** WW-A5: one hex attacked from anywhere next to it, or several from one hex next to all of them. */
function hasLegalShape(s: State, front: Front, attack: Attack): boolean {
  for (const unit of attack.units)
    for (const target of attack.targets) if (!front.reach[unit]!.includes(target)) return false;
  if (attack.targets.length < 2 || attack.units.length < 2) return true;
  const hex = s.unitHex[front.units[attack.units[0]!]!];
  return attack.units.every((unit) => s.unitHex[front.units[unit]!] === hex);
}

/** Is there a complete set of attacks, each at 1-3 or better, that contains this one (open to more units if `open`)? */
export function hasPlan(
  s: State,
  front: Front,
  units: readonly UnitId[],
  targets: readonly HexId[],
  open: boolean,
): boolean {
  const search = new PlanSearch(s, front);
  if (targets.length === 0) return search.cover();
  if (open) return search.coverWith(units, targets);
  return search.coverAfter({ units: [...units], targets: [...targets], open: false });
}

/** A complete set of attacks, each at 1-3 or better, or nothing: what the client proposes. */
export function findPlan(
  s: State,
  front: Front,
): { units: UnitId[]; targets: HexId[] }[] | undefined {
  const search = new PlanSearch(s, front);
  if (!search.cover()) return undefined;
  search.seat();
  return search.attacks.map(({ units, targets }) => ({
    units: units.map((unit) => front.units[unit]!),
    targets: targets.map((target) => front.targets[target]!),
  }));
}

class PlanSearch {
  readonly attacks: Attack[] = [];
  private nodes = 0;
  private readonly s: State;
  private readonly front: Front;
  private readonly used: boolean[];
  private readonly covered: boolean[];
  /** By target: twice its Defense Strength when attacked over land, and only across water. */
  private readonly dry: number[] = [];
  private readonly wet: number[] = [];

  constructor(s: State, front: Front) {
    this.s = s;
    this.front = front;
    this.used = front.units.map(() => false);
    this.covered = front.targets.map(() => false);
    for (const hex of front.targets) {
      const always = isDoubledBy(sideOf(firstIn(s, hex)), hex);
      this.dry.push(defenseOfHex(s, hex, always));
      this.wet.push(defenseOfHex(s, hex, true));
    }
  }

  /** Covers every target and unit that is left. WW-A3d: a search too long counts as having found nothing. */
  cover(): boolean {
    if (++this.nodes > MOST_NODES) return false;
    const target = this.mostPressing();
    if (target === NONE) return this.seatTheRest();
    if (target === HOPELESS) return false;
    return this.coverWith([], [target]);
  }

  /** Continues with an attack that contains these units and targets. */
  coverWith(units: readonly UnitId[], targets: readonly HexId[]): boolean {
    return (
      (targets.length === 1 && this.coverSingly(units, targets[0]!)) ||
      this.coverTogether(units, targets)
    );
  }

  /** Continues after exactly this attack. */
  coverAfter(attack: Attack): boolean {
    if (!this.isGood(attack)) return false;
    this.enter(attack, true);
    if (this.cover()) return true;
    this.enter(attack, false);
    return false;
  }

  private enter(attack: Attack, on: boolean): void {
    for (const unit of attack.units) this.used[unit] = on;
    for (const target of attack.targets) this.covered[target] = on;
    if (on) this.attacks.push(attack);
    else this.attacks.pop();
  }

  /** The uncovered target with fewest free units; hopeless if all of them together are too weak. */
  private mostPressing(): number {
    const { by, units } = this.front;
    let best = NONE;
    let fewest = Infinity;
    for (let target = 0; target < by.length; target++) {
      if (this.covered[target]) continue;
      let count = 0;
      let strength = 0;
      for (const unit of by[target]!) {
        if (this.used[unit]) continue;
        count++;
        strength += attackOf(units[unit]!);
      }
      const twice = this.dry[target]!;
      if (count === 0 || (twice > 0 && columnFor(strength, twice) === WORST_COLUMN))
        return HOPELESS;
      if (count < fewest) {
        fewest = count;
        best = target;
      }
    }
    return best;
  }

  /** One hex attacked alone: by those who have no other target, and as many more as the odds need. */
  private coverSingly(first: readonly number[], target: HexId): boolean {
    const base = [...first];
    const others: number[] = [];
    for (const unit of this.front.by[target]!) {
      if (this.used[unit] || base.includes(unit)) continue;
      if (this.hasOtherTarget(unit, target)) others.push(unit);
      else base.push(unit);
    }
    others.sort((a, b) => this.attackOf(b) - this.attackOf(a));
    return this.addUntilGood(base, others, 0, target);
  }

  private addUntilGood(chosen: number[], others: number[], from: HexId, target: HexId): boolean {
    if (++this.nodes > MOST_NODES) return false;
    const attack: Attack = { units: [...chosen], targets: [target], open: true };
    if (this.isGood(attack)) return this.coverAfter(attack);
    for (let i = from; i < others.length; i++) {
      chosen.push(others[i]!);
      if (this.addUntilGood(chosen, others, i + 1, target)) return true;
      chosen.pop();
    }
    return false;
  }

  /** Several hexes attacked together from one hex. */
  private coverTogether(first: readonly number[], targets: readonly HexId[]): boolean {
    const tried = new Set<number>();
    for (const unit of first.length > 0 ? first.slice(0, 1) : this.front.by[targets[0]!]!) {
      if (this.used[unit]) continue;
      const hex = this.hexOf(unit);
      if (tried.has(hex)) continue;
      tried.add(hex);
      if (first.every((other) => this.hexOf(other) === hex) && this.fromHex(hex, first, targets))
        return true;
    }
    return false;
  }

  private fromHex(hex: HexId, first: readonly number[], targets: readonly HexId[]): boolean {
    const here = this.front.units.flatMap((_, unit) =>
      !this.used[unit] && this.hexOf(unit) === hex && !first.includes(unit) ? [unit] : [],
    );
    // All units of the hex at once, then fewer: at most two can stand there and attack, save in Petsamo.
    for (let some = (1 << here.length) - 1; some >= 0; some--) {
      const units = [...first, ...here.filter((_, i) => some & (1 << i))];
      if (units.length > 0 && this.withTargets(units, targets)) return true;
    }
    return false;
  }

  private withTargets(units: UnitId[], targets: readonly HexId[]): boolean {
    const reach = this.front.reach;
    const common = (target: HexId): boolean => units.every((u) => reach[u]!.includes(target));
    if (!targets.every(common)) return false;
    const more = reach[units[0]!]!.filter(
      (target) => !this.covered[target] && !targets.includes(target) && common(target),
    );
    for (let some = 0; some < 1 << more.length; some++) {
      const all = [...targets, ...more.filter((_, i) => some & (1 << i))];
      if (all.length < 2) continue;
      if (++this.nodes > MOST_NODES) return false;
      if (this.coverAfter({ units, targets: all, open: true })) return true;
    }
    return false;
  }

  /** Units left over must be able to join an attack on one of their targets. */
  private seatTheRest(): boolean {
    return this.used.every((used, unit) => used || this.attacks.some((a) => this.mayJoin(unit, a)));
  }

  /** Seats them. */
  seat(): void {
    this.used.forEach((used, unit) => {
      if (!used) this.attacks.find((attack) => this.mayJoin(unit, attack))!.units.push(unit);
    });
  }

  private mayJoin(unit: UnitId, attack: Attack): boolean {
    if (!attack.open) return false;
    if (!attack.targets.every((target) => this.front.reach[unit]!.includes(target))) return false;
    return attack.targets.length === 1 || this.hexOf(attack.units[0]!) === this.hexOf(unit);
  }

  private isGood(attack: Attack): boolean {
    if (attack.units.length === 0) return false;
    let strength = 0;
    for (const unit of attack.units) strength += this.attackOf(unit);
    let twice = 0;
    for (const target of attack.targets) {
      const hex = this.front.targets[target]!;
      const across = attack.units.every((unit) => isMinorWater(hex, this.hexOf(unit)));
      twice += across ? this.wet[target]! : this.dry[target]!;
    }
    return twice === 0 || columnFor(strength, twice) !== WORST_COLUMN;
  }

  private hasOtherTarget(unit: UnitId, target: HexId): boolean {
    return this.front.reach[unit]!.some((other) => other !== target && !this.covered[other]);
  }

  private attackOf(unit: UnitId): number {
    return attackOf(this.front.units[unit]!);
  }

  private hexOf(unit: UnitId): HexId {
    return hexOfUnit(this.s, this.front.units[unit]!);
  }
}

const NONE = -1;
const HOPELESS = -2;

/** WW-CRT.2: is this attack at 1-4 or worse? */
export const isTooWeak = (
  s: State,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
): boolean => columnOf(s, attackers, targets) === WORST_COLUMN;
