import { describe, expect, test } from 'vitest';
import { HexField, type HexGrid } from './hex-grid.ts';

/** Three rows of four; the middle one stands half a hex further east. */
function field(orientation: HexGrid['orientation'] = 'pointy') {
  const grid = { orientation, width: 100 };
  const hexes = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const along = column * 100 + (row % 2) * 50;
      const across = row * 50 * Math.sqrt(3);
      return orientation === 'pointy'
        ? { id: `${column}${row}`, x: along, y: across }
        : { id: `${column}${row}`, x: across, y: along };
    }),
  );
  return new HexField(grid, hexes);
}

const count = (path: string, letter: string): number => path.split(letter).length - 1;

describe('a field of hexes', () => {
  test('knows the six neighbours, anticlockwise from the east', () => {
    const found = [0, 1, 2, 3, 4, 5].map((d) => field().neighbour('11', d)?.id);
    expect(found).toEqual(['21', '20', '10', '01', '12', '22']);
  });

  test('has nothing beyond its edge', () => {
    expect(field().neighbour('00', 3)).toBeUndefined();
    expect(field().directionTo('00', '30')).toBe(-1);
    expect(field().directionTo('00', '10')).toBe(0);
  });

  test.each(['pointy', 'flat'] as const)('finds the hex under a point (%s)', (orientation) => {
    const map = field(orientation);
    for (const hex of map.hexes)
      for (const [dx, dy] of [
        [0, 0],
        [38, 0],
        [0, -38],
        [-30, 30],
      ] as const)
        expect(map.at({ x: hex.x + dx, y: hex.y + dy })?.id).toBe(hex.id);
    expect(map.at({ x: -900, y: 0 })).toBeUndefined();
  });

  test.each(['pointy', 'flat'] as const)(
    'a side lies half-way to the neighbour (%s)',
    (orientation) => {
      const map = field(orientation);
      const hex = map.get('11')!;
      for (let d = 0; d < 6; d++) {
        const next = map.neighbour('11', d)!;
        const [a, b] = map.side(hex, d);
        expect((a.x + b.x) / 2).toBeCloseTo((hex.x + next.x) / 2);
        expect((a.y + b.y) / 2).toBeCloseTo((hex.y + next.y) / 2);
      }
    },
  );
});

describe('an area as one path', () => {
  test('one hex has six corners', () => {
    expect(count(field().outline(['11']), 'L')).toBe(5);
  });

  test('two neighbours share a side: ten corners in one ring', () => {
    const path = field().outline(['11', '21']);
    expect(count(path, 'M')).toBe(1);
    expect(count(path, 'L')).toBe(9);
  });

  test('what lies apart is a ring of its own', () => {
    expect(count(field().outline(['00', '32']), 'M')).toBe(2);
  });

  test('a hole is a ring of its own', () => {
    const around = [0, 1, 2, 3, 4, 5].map((d) => field().neighbour('11', d)!.id);
    const rings = field().rings(around);
    expect(rings.map((ring) => ring.length).sort((a, b) => a - b)).toEqual([6, 18]);
  });

  test('hexes that the map lacks are left out', () => {
    expect(field().outline(['99'])).toBe('');
  });
});
