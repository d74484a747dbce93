import { type Json, OWN_SCENARIO, startingOptions } from '@motti/engine';
import { fuzz } from '@motti/engine/testkit';
import { hourraPobieda } from '@motti/hourra-pobieda';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../data/index.ts';
import { problems } from './problems.ts';

const box = (left: number, top: number, right: number, bottom: number): number[][] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** A small scenario on an open table, with what is changed in it. */
function file(
  more: Record<string, unknown> = {},
  sides: readonly Record<string, unknown>[] = [],
): Json {
  const side = (id: string, x: number, zone: number[][], i: number) => ({
    id,
    name: id,
    bases: [{ id: `${id}-1`, at: [x, 4] }],
    forces: [{ type: 'soft', count: 12 }],
    setup: { zonePolygons: [zone] },
    ...sides[i],
  });
  const { elementTypes } = SCENARIOS['board-p'];
  return {
    format: 'motti/hourra-pobieda/scenario@1',
    id: 'open-table',
    title: 'Open table',
    year: 1941,
    geometry: 'open',
    table: { width: 10, height: 8 },
    features: [
      {
        id: 'river',
        kind: 'fleuve',
        line: [
          [5, 0],
          [5, 8],
        ],
      },
      { id: 'bridge', kind: 'bridge', at: [5, 4] },
      {
        id: 'road',
        kind: 'road',
        line: [
          [1, 4],
          [9, 4],
        ],
      },
    ],
    elementTypes,
    sides: [side('BLU', 1, box(0, 2, 3, 6), 0), side('RED', 9, box(7, 2, 10, 6), 1)],
    objectives: [{ id: 'b', name: 'Bridge', bridge: 'bridge' }],
    options: {},
    turnLimit: 8,
    victory: ['BLU', 'RED'].map((id) => ({
      side: id,
      level: 'decisive',
      when: 'endOfTurn',
      all: [{ controls: 'b' }],
    })),
    ...more,
  } as unknown as Json;
}

const found = (data: Json): string[] =>
  problems(data).map(({ code, facts }) => `${code} ${facts['path']}`);
const features = (...list: unknown[]) => ({
  features: [
    {
      id: 'river',
      kind: 'fleuve',
      line: [
        [5, 0],
        [5, 8],
      ],
    },
    { id: 'bridge', kind: 'bridge', at: [5, 4] },
    ...list,
  ],
});
const wood = (polygon: number[][]) => ({ id: 'wood', kind: 'area', terrain: 'accidente', polygon });

const mined = (count: number, polygon: number[][]) => ({
  setup: { zonePolygons: [box(0, 2, 3, 6)], minefields: { count, zonePolygons: [polygon] } },
});

test('HP-B21 an open table is checked, and played to the end', () => {
  const data = file();
  expect(found(data)).toEqual([]);
  const options = startingOptions(hourraPobieda, OWN_SCENARIO, data);
  expect(options['table']).toBe('open');
  const setups = [{ scenario: OWN_SCENARIO, options, data }];
  const run = fuzz(hourraPobieda, { games: 1, seed: 'own', setups, every: 200 });
  const { value } = run.next();
  expect(value.failures.map(({ law, why }) => `${law}: ${why}`)).toEqual([]);
});

test.each([
  [
    'HP-B21 a polygon that crosses itself',
    features(
      wood([
        [1, 1],
        [2, 2],
        [2, 1],
        [1, 2],
      ]),
    ),
    'E21-simple features[2].polygon',
  ],
  [
    'HP-B21 a polygon too small',
    features(
      wood([
        [1, 1],
        [1.05, 1],
        [1.05, 1.05],
      ]),
    ),
    'E21-small features[2].polygon',
  ],
  [
    'HP-B21 a polygon off the table',
    features(wood(box(9, 1, 11, 2))),
    'E21-outside features[2].polygon',
  ],
  [
    'HP-B21 a bridge beside the river',
    features({ id: 'b2', kind: 'bridge', at: [5.2, 1] }),
    'E21-bridge features[2].at',
  ],
  [
    'HP-B21 a road through the river',
    features({
      id: 'r2',
      kind: 'road',
      line: [
        [4, 1],
        [6, 1],
      ],
    }),
    'E21-road features[2].line',
  ],
  [
    'HP-B21 an objective in the river',
    { objectives: [{ id: 'b', name: 'B', at: [5.02, 1] }] },
    'E21-river objectives[0].at',
  ],
  [
    'HP-B22 more points than a table can hold',
    features(
      ...Array.from({ length: 30 }, (_, n) => ({
        ...wood(Array.from({ length: 60 }, (_, i) => [1 + i / 100, i % 2])),
        id: `wood${n}`,
      })),
    ),
    'E22-points features',
  ],
  [
    'HP-B21 a road to a place without one',
    {
      victory: [{ roadOpen: { base: 'BLU-1', to: [2, 7] } }, { controls: 'b' }].map((one, i) => ({
        side: i === 0 ? 'BLU' : 'RED',
        level: 'decisive',
        when: 'endOfTurn',
        all: [one],
      })),
    },
    'E21-no-road victory[0].all[0].roadOpen.to',
  ],
  [
    'HP-B1 HP-B21 an area without a polygon',
    features({ id: 'a', kind: 'area', terrain: 'open' }),
    'E01-missing features[2].polygon',
  ],
  ['HP-B1 hexes on an open table', { edges: [] }, 'E01-other-table edges'],
] as const)('%s', (_, more, expected) => {
  expect(found(file(more))).toEqual([expected]);
});

test.each([
  [
    'HP-B9 a base in the water',
    features(wood(box(0, 0, 1, 1)), {
      ...wood(box(8.5, 3.5, 9.5, 4.5)),
      id: 'w2',
      terrain: 'water',
    }),
    [],
    'E09-ground sides[1].bases[0].at',
  ],
  [
    'HP-B9 a base too near to another',
    {},
    [{ bases: [1, 2].map((n) => ({ id: `BLU-${n}`, at: [n / 2, 4] })) }],
    'E09-shared sides[0].bases[1].at',
  ],
  [
    'HP-B21 a base in the river',
    {},
    [{ bases: [{ id: 'BLU-1', at: [5.02, 1] }] }],
    'E21-river sides[0].bases[0].at',
  ],
  [
    'HP-B12 mines under a base',
    { options: { minefields: true } },
    [mined(1, box(0.5, 3.5, 1.5, 4.5))],
    'E12-base sides[0].setup.minefields.zonePolygons',
  ],
  [
    'HP-B12 more mines than there is room for',
    { options: { minefields: true } },
    [mined(20, box(2, 2, 2.5, 2.5))],
    'E12-count sides[0].setup.minefields.count',
  ],
  [
    'HP-B10 a zone too small',
    {},
    [{ setup: { zonePolygons: [box(0, 3.9, 0.4, 4)] } }],
    'E10-small sides[0].setup.zonePolygons',
  ],
  [
    'HP-B10 zones that overlap',
    {},
    [{ setup: { zonePolygons: [box(0, 2, 8, 6)] } }],
    'E10-overlap sides[1].setup.zonePolygons',
  ],
  [
    'HP-B11 zones that touch',
    {},
    [{ setup: { zonePolygons: [box(0, 2, 6.5, 6)] } }],
    'E11 sides[0].setup.zonePolygons',
  ],
  [
    'HP-B12 mines in the enemy zone',
    { options: { minefields: true } },
    [mined(1, box(7, 3, 8, 3.8))],
    'E12-zone sides[0].setup.minefields.zonePolygons',
  ],
] as const)('%s', (_, more, sides, expected) => {
  expect(found(file(more, sides))).toContain(expected);
});

test('HP-B16 a zone on an island', () => {
  const lake = [box(0, 0, 4, 1.5), box(0, 6.5, 4, 8), box(3.2, 1.5, 4, 6.5)].map((polygon, i) => ({
    ...wood(polygon),
    id: `l${i}`,
    terrain: 'water',
  }));
  const cut = file(features(...lake), [{ bases: [{ id: 'BLU-1', at: [4.5, 1] }] }]);
  expect(found(cut)).toContain('E16 sides[0].setup');
});
