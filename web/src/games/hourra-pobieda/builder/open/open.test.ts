// The builder on an open table: what is drawn, moved and taken away, and scenarios of hexes that become open (HP-G17).
import type { Json } from '@motti/engine';
import { openGeometry, problems, SCENARIOS } from '@motti/hourra-pobieda/workshop';
import { describe, expect, test } from 'vitest';
import { centreOf, labelsOf } from '../../sheet.ts';
import { blank, type Draft } from '../draft.ts';
import { toOpen } from './convert.ts';
import * as edit from './edit-open.ts';
import { cornerAt, onWater, shapeAt, shapesOf, withCorner, withShape } from './shapes.ts';

const errorsIn = (draft: Draft) =>
  problems(draft as unknown as Json)
    .filter(({ level }) => level === 'error')
    .map(({ code }) => code);

const SQUARE = [
  [2, 2],
  [4, 2],
  [4, 4],
  [2, 4],
] as const;

describe('HP-G17 a scenario of hexes becomes one of an open table', () => {
  test.each(Object.entries(SCENARIOS))('%s, without an error', (_, scenario) => {
    expect(errorsIn(toOpen(scenario))).toEqual([]);
  });

  test.each(Object.entries(SCENARIOS))(
    '%s, with the same ground in the middle of every hex',
    (_, scenario) => {
      const before = openGeometry(scenario);
      const after = openGeometry(toOpen(scenario));
      for (const label of labelsOf(scenario)) {
        const { x, y } = centreOf(label);
        const place = after.placeOf(`${x.toFixed(2)},${y.toFixed(2)}`)!;
        const { terrain, height, dense } = before.groundAt(place);
        const now = after.groundAt(place);
        expect([label, now.terrain, now.height === true, now.dense === true]).toEqual([
          label,
          terrain,
          height === true,
          dense === true,
        ]);
        expect(after.onRoad(place)).toBe(before.onRoad(place));
        for (const side of [0, 1])
          expect(after.inZone(side, place)).toBe(before.inZone(side, place));
      }
    },
  );
});

describe('HP-G10 what is drawn on an open table', () => {
  const plain = toOpen(blank('en'));

  test('nothing at first', () => {
    expect(plain.geometry).toBe('open');
    expect(shapesOf(plain)).toEqual([]);
  });

  test('areas, lines and points can be found, moved and taken away', () => {
    let draft = edit.addArea(plain, 'rough', SQUARE);
    draft = edit.addLine(draft, 'fleuve', [
      [6, 0],
      [6, 7],
    ]);
    draft = edit.addBase(draft, 0, [1, 1]);
    expect(shapesOf(draft).map(({ id }) => id)).toEqual([
      'feature area-1',
      'feature river-1',
      'base BLU-1',
    ]);
    expect(shapeAt(draft, [3, 3], 0.1)?.id).toBe('feature area-1');
    expect(shapeAt(draft, [6.05, 3], 0.1)?.id).toBe('feature river-1');
    expect(shapeAt(draft, [5, 5], 0.1)).toBeUndefined();
    const area = shapeAt(draft, [3, 3], 0.1)!;
    expect(cornerAt(area, [4.05, 3.98], 0.1)).toBe(2);
    const more = withCorner(area, [3, 2.02], 0.1)!;
    expect(more[1]).toEqual([3, 2.02]);
    draft = withShape(draft, area.id, more);
    expect(shapeAt(draft, [3, 3], 0.1)?.points).toHaveLength(5);
    draft = withShape(draft, 'base BLU-1', [[2, 1]]);
    expect(draft.sides[0].bases).toEqual([{ id: 'BLU-1', at: [2, 1] }]);
    expect(onWater(draft, [6.2, 3], 0.4)).toEqual([6, 3]);
    expect(onWater(draft, [8, 3], 0.4)).toBeUndefined();
    for (const { id } of shapesOf(draft)) draft = withShape(draft, id, undefined);
    expect(shapesOf(draft)).toEqual([]);
  });

  test('zones, mines and regions are areas like others; mines switch their option on and off (HP-B19)', () => {
    let draft = edit.addZone(plain, 1, SQUARE);
    draft = edit.addMines(draft, 1, SQUARE);
    draft = edit.addRegion(draft, 'east bank', SQUARE);
    expect(draft.options.minefields).toBe(true);
    expect(shapesOf(draft).map(({ id }) => id)).toEqual([
      'zone 1 0',
      'mines 1 0',
      'region east bank 0',
    ]);
    draft = withShape(draft, 'region east bank 0', undefined);
    draft = withShape(draft, 'mines 1 0', undefined);
    expect(draft.options.minefields).toBe(false);
    expect(shapesOf(draft).map(({ id }) => id)).toEqual(['zone 1 0']);
  });

  test('an attribute is switched on an area; an objective on a bridge is the bridge', () => {
    let draft = edit.addArea(plain, 'open', SQUARE);
    draft = edit.toggleAttribute(draft, 'feature area-1', 'dense');
    expect(draft.features?.[0]).toMatchObject({ terrain: 'open', dense: true });
    draft = edit.toggleAttribute(draft, 'feature area-1', 'dense');
    expect(draft.features?.[0]).not.toHaveProperty('dense');
    draft = edit.addBridge(
      edit.addLine(draft, 'fleuve', [
        [6, 0],
        [6, 7],
      ]),
      [6, 3],
    );
    draft = edit.addObjective(draft, [6.05, 3], 'the bridge');
    expect(draft.objectives).toEqual([
      { id: 'objective-1', name: 'the bridge', bridge: 'bridge-1' },
    ]);
  });
});
