import { expect, test } from 'vitest';
import file from '../../geo/talvisota/map.json' with { type: 'json' };
import { type BaseMapFile, readBaseMap, unpackLine } from './base-map.ts';

test('a packed line comes out as it went in', () => {
  // 2 -1, then one to the right and forty down: the forty takes two letters.
  expect([...unpackLine('EBCwC', 0.5).xy]).toEqual([1, -0.5, 1.5, 19.5]);
});

test('a box lies round the whole line', () => {
  expect(unpackLine('EBCwC', 1).box).toEqual({ left: 2, top: -1, right: 3, bottom: 39 });
});

test('the ground of Talvisota lies on its sheet, rings are rings', () => {
  const map = readBaseMap(file as unknown as BaseMapFile);
  const all = [...map.land, ...map.lakes, ...map.rivers];
  expect(map.lakes.length).toBeGreaterThan(5000);
  for (const { xy, box } of all) {
    expect(xy.length).toBeGreaterThanOrEqual(6);
    expect(box.left).toBeGreaterThan(map.sheet.left - 70);
    expect(box.right).toBeLessThan(map.sheet.right + 70);
  }
});
