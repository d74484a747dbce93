// WW-A29: sharing out what the supply cities can feed, so that nobody goes without because somebody else was given the
// wrong city. Exact; asked only where taking the roomiest city one after the other has left somebody out.
import type { UnitId } from '../data/index.ts';

/** Those who want supply, first served first: how much each needs, and from which cities it may come, as bits. */
export interface Claims {
  readonly units: UnitId[];
  readonly needs: number[];
  readonly cities: number[];
}

/** By claim the city that feeds it, or -1. */
export function shareExactly(claims: Claims, capacity: readonly number[]): number[] {
  const served = whoIsServed(claims, capacity);
  const cityOf = new Array<number>(claims.units.length).fill(-1);
  seat(claims, served, 0, [...capacity], cityOf, new Set());
  return cityOf;
}

/** One claim after the other: it is met if some sharing-out meets it together with all that were met before. */
export function whoIsServed(claims: Claims, capacity: readonly number[]): number[] {
  const served: number[] = [];
  const store = new Store(capacity);
  const demand = new Demand(capacity);
  claims.units.forEach((_, claim) => {
    const need = claims.needs[claim]!;
    const cities = claims.cities[claim]!;
    if (demand.exceeds(cities, need) || !store.serve(need, cities)) return;
    demand.add(cities, need);
    served.push(claim);
  });
  return served;
}

/**
 * What is drawn from the cities together, whichever of them feeds whom. Where those who have no other city already need
 * more than a group of cities holds, nobody has to look for a way to share.
 */
export class Demand {
  /** By set of cities, as bits: what those need who may draw on these and no others. */
  readonly #needs: number[];
  /** By set of cities, as bits: what they hold. */
  readonly #held: number[];

  constructor(capacity: readonly number[]) {
    const sets = 1 << capacity.length;
    this.#needs = new Array<number>(sets).fill(0);
    this.#held = new Array<number>(sets).fill(0);
    for (let set = 1; set < sets; set++) {
      const first = 31 - Math.clz32(set & -set);
      this.#held[set] = this.#held[set & (set - 1)]! + capacity[first]!;
    }
  }

  add(cities: number, need: number): void {
    this.#needs[cities]! += need;
  }

  /** Is there surely no room for this need beside those added? */
  exceeds(cities: number, need: number): boolean {
    const sets = this.#held.length;
    // Every group that these cities belong to, the smallest first.
    for (let group = cities; group < sets; group = (group + 1) | cities)
      if (this.#neededWithin(group) + need > this.#held[group]!) return true;
    return false;
  }

  /** Do those added surely need more than there is? */
  isTooMuch(): boolean {
    for (let group = 1; group < this.#held.length; group++)
      if (this.#neededWithin(group) > this.#held[group]!) return true;
    return false;
  }

  #neededWithin(group: number): number {
    let needed = 0;
    for (let set = group; set > 0; set = (set - 1) & group) needed += this.#needs[set]!;
    return needed;
  }
}

/** All that can be left in the cities after those served so far, each way of sharing as one number of bit fields. */
class Store {
  readonly #shifts: number[] = [];
  readonly #masks: number[] = [];
  #ways = new Set<number>();

  constructor(capacity: readonly number[]) {
    let shift = 0;
    let full = 0;
    for (const held of capacity) {
      const bits = 32 - Math.clz32(held);
      this.#shifts.push(shift);
      this.#masks.push((1 << bits) - 1);
      full |= held << shift;
      shift += bits;
    }
    this.#ways.add(full);
  }

  /** Serves one more, by every way there is; false, and nothing changes, where there is none. */
  serve(need: number, cities: number): boolean {
    const next = new Set<number>();
    for (const left of this.#ways)
      for (let city = 0; city < this.#shifts.length; city++) {
        if (!(cities & (1 << city))) continue;
        const shift = this.#shifts[city]!;
        if (((left >> shift) & this.#masks[city]!) >= need) next.add(left - (need << shift));
      }
    if (next.size === 0) return false;
    this.#ways = next;
    return true;
  }
}

/** Each in order takes the city with most left that still lets the others be fed; equal ones in the order of the list. */
function seat(
  claims: Claims,
  served: readonly number[],
  place: number,
  left: number[],
  cityOf: number[],
  dead: Set<string>,
): boolean {
  const claim = served[place];
  if (claim === undefined) return true;
  if (dead.size > 0 && dead.has(`${place} ${left.join()}`)) return false;
  const need = claims.needs[claim]!;
  let untried = claims.cities[claim]!;
  for (;;) {
    const city = roomiest(left, untried, need);
    if (city < 0) break;
    untried &= ~(1 << city);
    left[city]! -= need;
    cityOf[claim] = city;
    if (seat(claims, served, place + 1, left, cityOf, dead)) return true;
    left[city]! += need;
  }
  dead.add(`${place} ${left.join()}`);
  return false;
}

/** The candidate with most left that has room, the first of equal ones; or -1. */
export function roomiest(left: readonly number[], cities: number, need: number): number {
  let best = -1;
  for (let city = 0; city < left.length; city++)
    if (cities & (1 << city) && left[city]! >= need && (best < 0 || left[city]! > left[best]!))
      best = city;
  return best;
}
