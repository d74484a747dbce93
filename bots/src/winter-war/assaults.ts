// The Soviet obligation to attack (WW-CBT.E), carried out so that it brings most: who attacks what.
import type { HexId, State, UnitId } from '@motti/winter-war';
import {
  attackOf,
  COLUMNS_OF_ODDS,
  canRetreat,
  columnFor,
  componentOf,
  type Front,
  frontOf,
  WORST_COLUMN,
} from '@motti/winter-war/parts';
import { columnOn, expected, payment, type Target } from './combat.ts';
import { lossOf } from './evaluation.ts';
import type { Worths } from './weights.ts';

export interface Assault {
  readonly units: readonly UnitId[];
  readonly targets: readonly HexId[];
  readonly gain: number;
}

/** An exchange that leaves nobody to enter the hex: the enemy comes back. */
const NOBODY_LEFT = 0.5;
/** From 3-1 on the attacker is never thrown back. */
const SAFE_COLUMN = COLUMNS_OF_ODDS.indexOf('3-1');
/** A retreat of one's own costs ground and time. */
const FALLING_BACK = 0.12;
/** A hex that nobody could attack, and an attack at 1-4: not to be thought of while there is another way. */
const UNTHINKABLE = -40;
const HOPELESS = -6;

/** What an attack by these units promises. */
function gainOf(
  board: State,
  worths: Worths,
  targets: readonly Target[],
  units: readonly UnitId[],
): number {
  const { caution, drivenBack } = worths;
  const [target] = targets;
  if (!target || units.length === 0) return UNTHINKABLE;
  const column =
    targets.length === 1 ? columnOn(board, target, units) : columnOnAll(targets, units);
  let worth = 0;
  let stuck = 0;
  for (const unit of units) {
    worth += lossOf(board, worths, unit);
    if (column < SAFE_COLUMN && !canRetreat(board, unit)) stuck += lossOf(board, worths, unit);
  }
  if (column === WORST_COLUMN) return HOPELESS - worth;
  let prize = 0;
  let toll = 0;
  let fort = false;
  let cornered = true;
  for (const each of targets) {
    prize += each.prize;
    toll += each.toll;
    fort ||= each.fort;
    cornered &&= each.cornered;
  }
  const price = payment(board, worths, units, toll);
  return expected(column, fort, {
    Ae: -caution * worth,
    Ar: -FALLING_BACK * worth - caution * stuck,
    Ne: 0,
    Dr: prize * (cornered ? 1 : drivenBack),
    De: prize,
    Ex: prize * (price.all ? NOBODY_LEFT : 1) - caution * price.cost,
  });
}

/** WW-CBT.K: several hexes from one, as if over land. */
function columnOnAll(targets: readonly Target[], units: readonly UnitId[]): number {
  const twice = targets.reduce((sum, target) => sum + target.dry, 0);
  const attack = units.reduce((sum, unit) => sum + attackOf(unit), 0);
  return twice === 0 ? COLUMNS_OF_ODDS.length - 1 : columnFor(attack, twice);
}

/** Finds good sets of attacks for positions that differ little: what is known of a part of the front is kept. */
export class Planner {
  readonly #targets: ReadonlyMap<number, Target>;
  readonly #worths: Worths;
  readonly #known = new Map<string, readonly Assault[]>();

  constructor(targets: ReadonlyMap<number, Target>, worths: Worths) {
    this.#targets = targets;
    this.#worths = worths;
  }

  /** A set of attacks that covers every unit and every hex of the front. */
  assaults(board: State): Assault[] {
    const front = frontOf(board);
    const done = front.targets.map(() => false);
    const all: Assault[] = [];
    for (let target = 0; target < front.targets.length; target++) {
      if (done[target]) continue;
      const part = componentOf(front, target);
      for (const hex of part.targets) done[front.targets.indexOf(hex)] = true;
      all.push(...this.#partly(board, part));
    }
    return all;
  }

  /** What a set of attacks from this position promises in all. */
  value(board: State): number {
    let sum = 0;
    for (const { gain } of this.assaults(board)) sum += gain;
    return sum;
  }

  #partly(board: State, part: Front): readonly Assault[] {
    const key = part.units.map((unit) => `${unit}@${board.unitHex[unit]}`).join();
    const known = this.#known.get(key);
    if (known) return known;
    const found = new Sharing(board, this.#worths, part, this.#targets).share();
    this.#known.set(key, found);
    return found;
  }
}

/** Shares the units of one part of the front out among its targets, and improves on it while it can. */
class Sharing {
  readonly #board: State;
  readonly #worths: Worths;
  readonly #front: Front;
  readonly #targets: readonly Target[];
  /** By index of a unit: the index of its target. */
  readonly #choice: number[];
  readonly #gains: number[];

  constructor(board: State, worths: Worths, front: Front, targets: ReadonlyMap<number, Target>) {
    this.#board = board;
    this.#worths = worths;
    this.#front = front;
    this.#targets = front.targets.map((hex) => targets.get(hex)!);
    this.#choice = front.reach.map(
      (reach) => [...reach].sort((a, b) => this.#promise(b) - this.#promise(a))[0]!,
    );
    this.#gains = front.targets.map((_, target) => this.#gain(target));
  }

  #promise(target: HexId): number {
    const { prize, dry } = this.#targets[target]!;
    return prize / (1 + dry);
  }

  #unitsOn(target: HexId): UnitId[] {
    const units: UnitId[] = [];
    for (let i = 0; i < this.#choice.length; i++)
      if (this.#choice[i] === target) units.push(this.#front.units[i]!);
    return units;
  }

  #gain(target: HexId): number {
    return gainOf(this.#board, this.#worths, [this.#targets[target]!], this.#unitsOn(target));
  }

  /** Tries a change of two targets' attackers; keeps it if it is for the better. */
  #change(a: number, b: number, apply: () => void, undo: () => void): boolean {
    const before = this.#gains[a]! + this.#gains[b]!;
    apply();
    const gainA = this.#gain(a);
    const gainB = this.#gain(b);
    if (gainA + gainB <= before + 1e-9) {
      undo();
      return false;
    }
    this.#gains[a] = gainA;
    this.#gains[b] = gainB;
    return true;
  }

  #send(unit: UnitId, to: HexId): boolean {
    const from = this.#choice[unit]!;
    const put = (target: HexId) => () => {
      this.#choice[unit] = target;
    };
    return from !== to && this.#change(from, to, put(to), put(from));
  }

  #swap(unit: UnitId, other: UnitId): boolean {
    const a = this.#choice[unit]!;
    const b = this.#choice[other]!;
    const { reach } = this.#front;
    if (a === b || !reach[unit]!.includes(b) || !reach[other]!.includes(a)) return false;
    const put = (first: number, second: number) => () => {
      this.#choice[unit] = first;
      this.#choice[other] = second;
    };
    return this.#change(a, b, put(b, a), put(a, b));
  }

  share(): Assault[] {
    const { units, reach } = this.#front;
    for (let round = 0, better = reach.some((r) => r.length > 1); better && round < 8; round++) {
      better = false;
      for (let unit = 0; unit < units.length; unit++) {
        for (const to of reach[unit]!) better = this.#send(unit, to) || better;
        for (let other = 0; other < unit; other++) better = this.#swap(unit, other) || better;
      }
    }
    return this.#collect();
  }

  /** The attacks; a hex that got nobody is attacked along with another from one hex (WW-CBT.K). */
  #collect(): Assault[] {
    const groups = this.#targets.map((_, target) => [target]);
    this.#targets.forEach((_, target) => {
      if (this.#unitsOn(target).length > 0) return;
      const host = this.#bestHost(target, groups);
      if (host < 0) return;
      groups[host]!.push(target);
      groups[target] = [];
    });
    return groups.flatMap((group) => {
      if (group.length === 0) return [];
      const targets = group.map((target) => this.#targets[target]!);
      const units = this.#unitsOn(group[0]!);
      const gain = gainOf(this.#board, this.#worths, targets, units);
      return [{ units, targets: targets.map(({ hex }) => hex), gain }];
    });
  }

  /** Whose attackers stand in one hex next to this target, and would do best with it as well. */
  #bestHost(target: HexId, groups: readonly number[][]): number {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    groups.forEach((group, host) => {
      if (group.length === 0 || host === target) return;
      const units = this.#unitsOn(host);
      if (units.length === 0) return;
      const hex = this.#board.unitHex[units[0]!];
      const able = units.every(
        (unit) =>
          this.#board.unitHex[unit] === hex &&
          this.#front.reach[this.#front.units.indexOf(unit)]!.includes(target),
      );
      if (!able) return;
      const targets = [...group, target].map((each) => this.#targets[each]!);
      const gain = gainOf(this.#board, this.#worths, targets, units) - this.#gains[host]!;
      if (gain > most) [most, best] = [gain, host];
    });
    return best;
  }
}
