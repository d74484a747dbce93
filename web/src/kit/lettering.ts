// What is written over the ground of a map: seas and lakes in one hand, countries in another.
import type { Lettering } from '../board/point-map.ts';

/** At a place of the sheet, turned by an angle, in px of the sheet. */
export const waterName = (
  text: string,
  [x, y]: readonly [number, number],
  angle: number,
  size: number,
  more: Partial<Lettering> = {},
): Lettering => ({ text, x, y, angle, size, spacing: 0.2, kind: 'water', ...more });

export const countryName = (
  text: string,
  [x, y]: readonly [number, number],
  angle: number,
  size: number,
  more: Partial<Lettering> = {},
): Lettering => ({ text, x, y, angle, size, spacing: 0.6, kind: 'country', ...more });
