// WW-A29: sharing out what the supply cities can feed, so that nobody goes without because somebody else was given the
// wrong city. Exact; asked only where taking the roomiest city one after the other has left somebody out.

/** Those who want supply, first served first: how much each needs, and from which cities it may come, as bits. */
export interface Claims {
  readonly units: number[];
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
  /** What each way of feeding those served so far leaves in the cities; all leave the same in sum. */
  let ways: readonly (readonly number[])[] = [capacity];
  for (let claim = 0; claim < claims.units.length; claim++) {
    const next = servedToo(ways, claims.needs[claim]!, claims.cities[claim]!);
    if (next.length === 0) continue;
    ways = next;
    served.push(claim);
  }
  return served;
}

function servedToo(
  ways: readonly (readonly number[])[],
  need: number,
  cities: number,
): (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  for (const left of ways) {
    for (let city = 0; city < left.length; city++) {
      if (!(cities & (1 << city)) || left[city]! < need) continue;
      const rest = left.with(city, left[city]! - need);
      found.set(rest.join(), rest);
    }
  }
  return [...found.values()];
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
  const key = `${place} ${left.join()}`;
  if (dead.has(key)) return false;
  const need = claims.needs[claim]!;
  const fitting = left
    .map((_, city) => city)
    .filter((city) => claims.cities[claim]! & (1 << city) && left[city]! >= need)
    .sort((a, b) => left[b]! - left[a]! || a - b);
  for (const city of fitting) {
    left[city]! -= need;
    cityOf[claim] = city;
    if (seat(claims, served, place + 1, left, cityOf, dead)) return true;
    left[city]! += need;
  }
  dead.add(key);
  return false;
}
