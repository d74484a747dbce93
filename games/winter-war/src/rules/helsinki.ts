// WW-SCN.D2, WW-A50: the Finnish hexes from which a free line leads to Helsinki.

import { Flood } from '@motti/engine';
import {
  COUNTRY,
  FINLAND,
  FINN,
  FIRST_SOVIET,
  GROUNDS,
  HELSINKI,
  HEX_COUNT,
  type HexId,
  SOVIET,
} from '../data/index.ts';
import { inZoneOf, sideAt } from '../position.ts';
import type { State } from '../state.ts';
import { firstIn } from '../state.ts';

const isFree = (s: State, hex: HexId): boolean =>
  firstIn(s, hex) < FIRST_SOVIET && !inZoneOf(s, SOVIET, hex);

export function hexesJoinedToHelsinki(s: State): HexId[] {
  if (s.control[HELSINKI] !== FINN || sideAt(s, HELSINKI) === SOVIET) return [];
  const flood = new Flood(HEX_COUNT);
  flood.spread(GROUNDS[s.ground]!, [HELSINKI], (hex) => isFree(s, hex));
  return flood
    .entered()
    .filter((hex) => COUNTRY[hex] === FINLAND && isFree(s, hex))
    .sort((a, b) => a - b);
}
