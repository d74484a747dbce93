// What is written on the ground: regions, and seas.
import { REGIONS } from '@motti/triumph-of-chaos/parts';
import type { Lettering } from '../../../board/point-map.ts';
import { seatOf } from '../sheet.ts';
import type { MapWords } from '../words/index.ts';

/** Where the middle of a region is full of spaces its name stands beside it: by region key, in sheet px. */
const BESIDE: Readonly<Record<string, readonly [number, number]>> = {};

export function letteringOf(words: MapWords, french: boolean): Lettering[] {
  const regions = REGIONS.map((region): Lettering => {
    const seats = region.spaces.map(seatOf);
    const [x, y] = BESIDE[region.key] ?? [
      seats.reduce((sum, seat) => sum + seat.x, 0) / seats.length,
      seats.reduce((sum, seat) => sum + seat.y, 0) / seats.length + 52,
    ];
    return {
      text: (french ? region.nameFr : region.name).toUpperCase(),
      x,
      y,
      angle: 0,
      size: region.spaces.length > 8 ? 52 : 38,
      least: region.spaces.length > 8 ? 12 : 0,
      most: 46,
      spacing: 0.34,
      kind: 'country',
    };
  });
  const sea = (text: string, x: number, y: number, angle: number, size: number): Lettering => ({
    text,
    x,
    y,
    angle,
    size,
    spacing: 0.18,
    kind: 'water',
  });
  return [
    ...regions,
    sea(words.seas.baltic, 420, 920, -58, 58),
    sea(words.seas.white, 1880, 480, 32, 44),
    sea(words.seas.black, 1640, 2830, 0, 70),
    sea(words.seas.azov, 1640, 2480, -32, 30),
    sea(words.seas.caspian, 2800, 2850, 58, 62),
    sea(words.seas.aral, 3480, 2380, 0, 34),
  ];
}
