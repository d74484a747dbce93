import {
  FINNISH_CITIES,
  FORTS,
  HEX_COUNT,
  hexName,
  hexNamed,
  isLand,
  SUPPLY_CITIES,
  terrain,
} from '@motti/winter-war';
import { describe, expect, test } from 'vitest';
import file from '../../../../geo/winter-war/map.json' with { type: 'json' };
import { type BaseMapFile, type Outline, readBaseMap } from '../../../board/base-map.ts';
import { HexField } from '../../../board/hex-grid.ts';
import { GRID, GROUND, groundOf, HEXES, printedOn, RAILWAYS, ROADS, SHEET } from './sheet.ts';

const hex = (name: string): number => hexNamed(name)!;

describe('the sheet', () => {
  const field = new HexField(GRID, HEXES);

  test('has every hex once, on the sheet', () => {
    expect(new Set(HEXES.map(({ id }) => id)).size).toBe(HEX_COUNT);
    for (const { x, y } of HEXES)
      expect(x > SHEET.left && x < SHEET.right && y > SHEET.top && y < SHEET.bottom).toBe(true);
  });

  test('is painted as far as the ground round it goes, and that is wider than most windows', () => {
    const [left, top, right, bottom] = file.sheet;
    expect(GROUND).toEqual({ left, top, right, bottom });
    expect((right! - left!) / (bottom! - top!)).toBeGreaterThan(1.6);
  });

  test('lies as the rules say: neighbours by direction are the same', () => {
    expect([0, 1, 2, 3, 4, 5].map((d) => field.neighbour('1810', d)?.id)).toEqual([
      '1910',
      '1911',
      '1811',
      '1710',
      '1809',
      '1909',
    ]);
  });

  test('WW-TER ice is drawn in its season only', () => {
    expect(printedOn(0).ice).toEqual([]);
    expect(printedOn(1).ice).toEqual(['1104', '1105', '1106']);
    expect(printedOn(1).frozen.length).toBe(12);
    expect(groundOf(0).id).not.toBe(groundOf(1).id);
    expect(groundOf(2)).toBe(groundOf(0));
  });

  test('WW-IST.2 the teaching scenario veils what lies outside it', () => {
    const { closed } = printedOn(4);
    expect(closed).not.toContain('1305');
    expect(closed).toContain('0725');
  });

  test('every stretch of rail and road is drawn once', () => {
    const stretches = (ways: readonly (readonly string[])[]) =>
      ways.flatMap((way) => way.slice(1).map((next, i) => [way[i]!, next].sort().join(' ')));
    for (const ways of [ROADS, RAILWAYS])
      expect(new Set(stretches(ways)).size).toBe(stretches(ways).length);
    expect(stretches(RAILWAYS)).toContain('1304 1403');
  });
});

describe('the grid wins over geography', () => {
  const map = readBaseMap(file as unknown as BaseMapFile);
  const crossings = ({ xy }: Outline, x: number, y: number): number => {
    let count = 0;
    for (let i = 0, j = xy.length - 2; i < xy.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [xy[i]!, xy[i + 1]!, xy[j]!, xy[j + 1]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) count++;
    }
    return count;
  };
  const within = (rings: readonly Outline[], x: number, y: number): boolean =>
    rings.reduce((sum, ring) => sum + crossings(ring, x, y), 0) % 2 === 1;
  const isDry = ({ x, y }: { x: number; y: number }): boolean =>
    within(map.land, x, y) && !within(map.lakes, x, y);
  const seat = (at: number) => HEXES.find(({ id }) => id === hexName(at))!;

  test('cities and forts stand on dry land', () => {
    const wet = [
      ...FINNISH_CITIES.map(({ hex: at }) => at),
      ...SUPPLY_CITIES.map(({ hex: at }) => at),
      ...FORTS,
    ]
      .filter((at) => !isDry(seat(at)))
      .map(hexName);
    expect(wet).toEqual([]);
  });

  test('the middle of a hex is what is printed on it, but for ponds and islets', () => {
    const wrong = HEXES.filter((one) => {
      const at = hex(one.id);
      return isDry(one) !== (isLand(at) || terrain(at) === 'mountain');
    });
    expect(wrong.length).toBeLessThan(HEX_COUNT * 0.05);
    const seas = wrong.filter(({ id }) => terrain(hex(id)) === 'sea');
    expect(seas.length).toBeLessThan(10);
  });
});
