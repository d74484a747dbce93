// Ways from fork to fork, so that a road or a railway of many steps is drawn as one smooth line.

/** `nextOf`: the places that a way leads to from here; every step is in one chain, once. */
export function chainsOf(
  places: readonly number[],
  nextOf: (place: number) => readonly number[],
): number[][] {
  const done = new Set<string>();
  const key = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
  const chains: number[][] = [];
  const ends = places.filter((place) => nextOf(place).length > 0 && nextOf(place).length !== 2);
  for (const start of [...ends, ...places])
    for (const first of nextOf(start)) {
      if (done.has(key(start, first))) continue;
      const chain = [start];
      for (let [from, to] = [start, first]; ; ) {
        done.add(key(from, to));
        chain.push(to);
        const on = nextOf(to).filter((next) => next !== from && !done.has(key(to, next)));
        if (nextOf(to).length !== 2 || on.length === 0) break;
        [from, to] = [to, on[0]!];
      }
      chains.push(chain);
    }
  return chains;
}
