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
  const demand = new Demand(capacity.length).begin(capacity);
  const ample = ampleCities(claims, capacity);
  claims.units.forEach((_, claim) => {
    const need = claims.needs[claim]!;
    const cities = claims.cities[claim]!;
    if (!(cities & ample)) {
      if (demand.exceeds(cities, need) || !store.serve(need, cities)) return;
      demand.add(cities, need);
    }
    served.push(claim);
  });
  return served;
}

/**
 * The cities that hold enough for all who may draw on them, as bits: these need not be shared, and whoever may draw on one
 * is in nobody's way elsewhere. Without them another city may be found to hold enough for the rest.
 */
function ampleCities({ needs, cities }: Claims, capacity: readonly number[]): number {
  for (let ample = 0; ; ) {
    const left = [...capacity];
    for (let claim = 0; claim < needs.length; claim++) {
      if (cities[claim]! & ample) continue;
      for (let rest = cities[claim]!; rest !== 0; rest &= rest - 1)
        left[firstOf(rest)]! -= needs[claim]!;
    }
    const before = ample;
    for (let city = 0; city < left.length; city++) if (left[city]! >= 0) ample |= 1 << city;
    if (ample === before) return ample;
  }
}

/** The lowest number in a set that is kept as bits: of cities, of headquarters. */
export const firstOf = (set: number): number => 31 - Math.clz32(set & -set);

/**
 * What is drawn from the cities together, whichever of them feeds whom. Where those who have no other city already need
 * more than a group of cities holds, nobody has to look for a way to share.
 */
export class Demand {
  /** By set of cities, as bits: what they have left once all are fed who have no other. */
  private readonly left: number[] = [];

  constructor(cities: number) {
    for (let set = 0; set < 1 << cities; set++) this.left.push(0);
  }

  /** Of nobody yet, or of those who need so much by set of cities: who may draw on these and no others. */
  begin(capacity: readonly number[], needs: readonly number[] = []): this {
    const { left } = this;
    for (let set = 1; set < left.length; set++)
      left[set] = left[set & (set - 1)]! + capacity[firstOf(set)]!;
    for (let set = 1; set < needs.length; set++) if (needs[set]! > 0) this.add(set, needs[set]!);
    return this;
  }

  /** Somebody needs so much who may draw on these cities and no others. */
  add(cities: number, need: number): void {
    const { left } = this;
    // Every group that these cities belong to, the smallest first.
    for (let group = cities; group < left.length; group = (group + 1) | cities)
      left[group] = left[group]! - need;
  }

  /** Is there surely no room for this need beside those added? */
  exceeds(cities: number, need: number): boolean {
    const { left } = this;
    for (let group = cities; group < left.length; group = (group + 1) | cities)
      if (left[group]! < need) return true;
    return false;
  }
}

/** All that can be left in the cities after those served so far, each way of sharing as one number of bit fields. */
class Store {
  readonly #shifts: number[] = [];
  readonly #masks: number[] = [];
  #ways: number[];

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
    this.#ways = [full];
  }

  /** Serves one more, by every way there is; false, and nothing changes, where there is none. */
  serve(need: number, cities: number): boolean {
    const next: number[] = [];
    for (let city = 0; city < this.#shifts.length; city++) {
      if (!(cities & (1 << city))) continue;
      const shift = this.#shifts[city]!;
      const mask = this.#masks[city]!;
      for (const left of this.#ways)
        if (((left >> shift) & mask) >= need) next.push(left - (need << shift));
    }
    if (next.length === 0) return false;
    // Served by one city alone, ways that differed still differ.
    this.#ways = cities & (cities - 1) ? [...new Set(next)] : next;
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
  dead: Set<number>,
): boolean {
  const claim = served[place];
  if (claim === undefined) return true;
  if (dead.size > 0 && dead.has(keyOf(place, left))) return false;
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
  dead.add(keyOf(place, left));
  return false;
}

/** One number for a place in the order and what is then left; no city holds 512. */
function keyOf(place: number, left: readonly number[]): number {
  let key = place;
  for (let city = 0; city < left.length; city++) key = key * MORE_THAN_A_CITY + left[city]!;
  return key;
}
const MORE_THAN_A_CITY = 512;

/** The candidate with most left that has room, the first of equal ones; or -1. */
export function roomiest(left: readonly number[], cities: number, need: number): number {
  let best = -1;
  for (let rest = cities; rest !== 0; rest &= rest - 1) {
    const city = firstOf(rest);
    if (left[city]! >= need && (best < 0 || left[city]! > left[best]!)) best = city;
  }
  return best;
}
