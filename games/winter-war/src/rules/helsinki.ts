// WW-SCN.D2, WW-A50: the Finnish hexes from which a free line leads to Helsinki.
import {
  COUNTRY,
  FINLAND,
  FINN,
  FIRST_SOVIET,
  HELSINKI,
  HEX_COUNT,
  LINKS,
  SOVIET,
} from '../data/index.ts';
import { inZoneOf, sideAt } from '../position.ts';
import type { State } from '../state.ts';

const isFree = (s: State, hex: number): boolean =>
  s.firstInHex[hex]! < FIRST_SOVIET && !inZoneOf(s, SOVIET, hex);

export function hexesJoinedToHelsinki(s: State): number[] {
  if (s.control[HELSINKI] !== FINN || sideAt(s, HELSINKI) === SOVIET) return [];
  const seen = new Uint8Array(HEX_COUNT);
  const reached = [HELSINKI];
  seen[HELSINKI] = 1;
  for (const hex of reached) {
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const next = LINKS[s.ground]![d]!;
      if (next < 0 || seen[next] || !isFree(s, next)) continue;
      seen[next] = 1;
      reached.push(next);
    }
  }
  return reached.filter((hex) => COUNTRY[hex] === FINLAND && isFree(s, hex)).sort((a, b) => a - b);
}
