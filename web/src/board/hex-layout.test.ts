import { describe, expect, test } from 'vitest';
import { HexField } from './hex-grid.ts';
import {
  centresOf,
  fanPlace,
  hexLayoutAt,
  keepsLine,
  neighbourByKey,
  shafts,
} from './hex-layout.ts';

const GRID = { orientation: 'pointy', width: 100 } as const;
const hexes = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2].map((column) => ({
    id: `${column}${row}`,
    number: `${column}${row}`,
    x: column * 100 + (row % 2) * 50,
    y: row * 50 * Math.sqrt(3),
  })),
);
const field = new HexField(GRID, hexes);

describe('zoom is semantic', () => {
  test.each([
    [0.2, 'dots'],
    [0.3, 'far'],
    [0.5, 'near'],
  ] as const)('at %d: %s', (scale, level) => {
    expect(hexLayoutAt(scale, GRID).level).toBe(level);
  });

  test('a counter takes 62 % of its hex, up to a size', () => {
    expect(hexLayoutAt(1, GRID).counter).toBe(62);
    expect(hexLayoutAt(2.4, GRID).counter).toBe(84);
  });
});

describe('arrow keys', () => {
  test('down and down again keeps to a straight line on a shifted grid', () => {
    const line = field.get('10')!.x;
    const walked = ['10'];
    for (let i = 0; i < 3; i++)
      walked.push(neighbourByKey(field, field.get(walked.at(-1)!)!, 'ArrowDown', line)!.id);
    expect(walked).toEqual(['10', '01', '12', '03']);
  });

  test('sideways chooses a new line, up and down keep it', () => {
    expect(keepsLine(GRID, 'ArrowUp')).toBe(true);
    expect(keepsLine(GRID, 'ArrowLeft')).toBe(false);
    expect(neighbourByKey(field, field.get('10')!, 'ArrowRight', 0)?.id).toBe('20');
    expect(neighbourByKey(field, field.get('20')!, 'ArrowRight', 0)).toBeUndefined();
  });
});

test('each attacker points at the target nearest to it', () => {
  const arrow = {
    id: 'a',
    from: ['00', '20'],
    to: ['01', '11'],
    colour: '',
    kind: 'attack',
  } as const;
  const ends = shafts(field, arrow).map(([, end]) => end.id);
  expect(ends).toEqual(['01', '11']);
});

test('a row of counters lies above its hex, or below where it would leave the map', () => {
  const size = { width: 120, height: 60 };
  const seen = { left: 0, top: 0, right: 500, bottom: 500 };
  expect(fanPlace({ x: 250, y: 250 }, size, 30, seen)).toEqual({ x: 190, y: 160 });
  expect(fanPlace({ x: 250, y: 40 }, size, 30, seen).y).toBe(70);
  expect(fanPlace({ x: 490, y: 250 }, size, 30, seen).x).toBe(372);
});

test('centres of hexes that the map lacks are left out', () => {
  expect(centresOf(field, ['00', 'nowhere', '10'], 2)).toEqual([
    { x: 0, y: 0 },
    { x: 200, y: 0 },
  ]);
});
