import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../data/index.ts';
import type { Feature, Scenario } from '../scenario/format.ts';
import { suggestedSetup } from '../scenario/suggested.ts';
import type { Place, Presence, Traveller } from './geometry.ts';
import { hexGeometry } from './hex.ts';
import { type OpenGeometry, openGeometry } from './open.ts';
import { pack, unpack } from './open-places.ts';
import { direction, disc, hundredths, isInside, isSimple, isWithin, turned } from './plane.ts';

const FOOT: Traveller = { mountain: false, ski: false, armouredCar: false };
const at = (x: number, y: number): Place => pack({ x: hundredths(x), y: hundredths(y) }) as Place;
const names = (geometry: OpenGeometry, places: readonly Place[]): string[] =>
  places.map((place) => geometry.nameOf(place));

/** An empty table of 10 by 8 UD with these features and bases. */
function table(features: readonly Feature[] = [], more: Partial<Scenario> = {}): OpenGeometry {
  const side = { bases: [{ id: 'B', at: [1, 4] }], forces: [], setup: { zonePolygons: [] } };
  return openGeometry({
    ...SCENARIOS['board-p'],
    geometry: 'open',
    table: { width: 10, height: 8 },
    features,
    objectives: [],
    sides: [side, side],
    ...more,
  } as unknown as Scenario);
}
const wood = (left: number, right: number): Feature => ({
  id: 'w',
  kind: 'area',
  terrain: 'open',
  dense: true,
  polygon: [
    [left, 0],
    [right, 0],
    [right, 2],
    [left, 2],
  ],
});
const area = (terrain: 'water' | 'accidente' | 'mountain', box: readonly number[]): Feature => ({
  id: `${terrain} ${box.join()}`,
  kind: 'area',
  terrain,
  polygon: [
    [box[0]!, box[1]!],
    [box[2]!, box[1]!],
    [box[2]!, box[3]!],
    [box[0]!, box[3]!],
  ],
});
const presence = (own: readonly Place[], enemy: readonly Place[] = []): Presence => ({
  own,
  enemy,
  pontoons: [],
});

describe('arithmetic', () => {
  test('HP-G19 "within" is a comparison of whole numbers', () => {
    const o = { x: 0, y: 0 };
    expect(isWithin(o, { x: 100, y: 10 }, 1)).toBe(true);
    expect(isWithin(o, { x: 100, y: 11 }, 1)).toBe(false);
    expect(isWithin(o, { x: 50, y: 7 }, 0.5)).toBe(true);
    expect(isWithin(o, { x: 50, y: 8 }, 0.5)).toBe(false);
    expect(isWithin(o, { x: 300, y: 17 }, 3)).toBe(true);
    expect(isWithin(o, { x: 300, y: 18 }, 3)).toBe(false);
    const plain = table();
    expect(plain.takesBase(at(0, 0), at(0.99, 0))).toBe(true);
    expect(plain.takesBase(at(0, 0), at(0.99, 0.11))).toBe(false);
  });

  test('HP-G19 turns come from constants', () => {
    expect(direction(6)).toEqual({ x: 0, y: 1 });
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: nine decimals.
    expect(direction(3).x).toBe(0.707106781);
    expect(direction(16)).toEqual({ x: -0.5, y: -0.866025404 });
    expect(turned({ x: 100, y: 0 }, 1).x).toBeCloseTo(86.6025404, 9);
    expect(disc({ x: 0, y: 0 }, 100)).toHaveLength(24);
  });

  test('HP-G10 places are whole hundredths, a polygon includes its border', () => {
    expect(hundredths(2.345)).toBe(235);
    expect(unpack(at(12.5, 8.08))).toEqual({ x: 1250, y: 808 });
    const corners = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    expect([isInside({ x: 10, y: 5 }, corners), isInside({ x: 11, y: 5 }, corners)]).toEqual([
      true,
      false,
    ]);
    expect(isSimple(corners)).toBe(true);
    expect(isSimple([corners[0]!, corners[2]!, corners[1]!, corners[3]!])).toBe(false);
    const both = table([area('accidente', [1, 1, 3, 3]), area('water', [2, 2, 4, 4])]);
    expect(both.groundAt(at(2.5, 2.5)).terrain).toBe('water');
    expect(both.groundAt(at(1.5, 1.5)).terrain).toBe('accidente');
    expect(both.groundAt(at(5, 5)).terrain).toBe('open');
    expect(both.areaAt(at(1.5, 1.5))).not.toBe(-1);
    expect(both.areaAt(at(5, 5))).toBe(-1);
  });

  test('HP-G4 HP-G5 contact and zones', () => {
    const plain = table();
    expect(plain.inContact(at(1, 1), at(2, 1))).toBe(true);
    expect(plain.inContact(at(1, 1), at(2.01, 1))).toBe(false);
    expect(plain.inControlZone(at(1, 1), at(1.5, 1))).toBe(true);
    expect(plain.inControlZone(at(1, 1), at(1.51, 1))).toBe(false);
    expect(plain.inInfluenceZone(at(1, 1), at(1, 2))).toBe(true);
    expect(plain.within(at(1, 1), at(4, 1), 3)).toBe(true);
    expect(plain.distance(at(1, 1), at(2, 2))).toBe(1.41);
  });
});

describe('walking', () => {
  test('HP-G12 EX-45 the first point in the zone of the enemy', () => {
    const plain = table();
    const steps = plain.walk(at(2, 4), [at(5, 4)], [])!;
    expect(steps).toHaveLength(300);
    const enemy = at(5.5, 4);
    const stop = steps.find(({ to }) => plain.inInfluenceZone(to, enemy))!;
    expect(plain.nameOf(stop.to)).toBe('4.50,4.00');
  });

  test('HP-G20 a leg is walked in hundredths and ends on its end', () => {
    const plain = table();
    const steps = plain.walk(at(1, 1), [at(2, 2)], [])!;
    expect(steps).toHaveLength(142);
    expect(plain.nameOf(steps[0]!.to)).toBe('1.01,1.01');
    expect(plain.nameOf(steps.at(-1)!.to)).toBe('2.00,2.00');
    expect(steps.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(Math.SQRT2, 9);
    expect(plain.walk(at(1, 1), [at(1, 1)], [])).toBeUndefined();
    expect(plain.walk(at(1, 1), [at(10.5, 1)], [])).toBeUndefined();
  });

  test('HP-G11 on the road, and by road on one net', () => {
    const road = (id: string, line: readonly (readonly [number, number])[]): Feature => ({
      id,
      kind: 'road',
      line,
    });
    const roads = table([
      road('a', [
        [1, 1],
        [4, 1],
      ]),
      road('b', [
        [4, 1],
        [4, 3],
      ]),
      road('c', [
        [1, 1.15],
        [3.9, 1.3],
      ]),
    ]);
    expect(roads.onRoad(at(2, 0.9))).toBe(true);
    expect(roads.onRoad(at(2, 0.89))).toBe(false);
    expect(roads.walk(at(3, 1), [at(4, 1), at(4, 2)], [])!.every(({ road }) => road)).toBe(true);
    expect(roads.walk(at(3, 1), [at(3, 1.6)], [])!.every(({ road }) => road)).toBe(false);
    expect(roads.map.nets).toEqual([0, 0, 2]);
  });

  test('HP-G11 HP-G21 a river is crossed near a bridge', () => {
    const river = table([
      {
        id: 'r',
        kind: 'fleuve',
        line: [
          [5, 0],
          [5, 8],
        ],
      },
      { id: 'b', kind: 'bridge', at: [5, 4] },
      {
        id: 's',
        kind: 'stream',
        line: [
          [7, 0],
          [7, 8],
        ],
      },
    ]);
    const barred = (y: number): boolean =>
      river.walk(at(4.5, y), [at(5.5, y)], [])!.some((step) => step.barred);
    expect([barred(4), barred(4.2), barred(4.4), barred(6)]).toEqual([false, false, true, true]);
    const pontoon = river.crossingOf('5.00,6.00')!;
    expect(river.walk(at(4.5, 6), [at(5.5, 6)], [pontoon])!.some((step) => step.barred)).toBe(
      false,
    );
    const wet = river.walk(at(6.5, 2), [at(7.5, 2)], [])!.filter((step) => step.stream);
    expect(wet.map(({ to }) => river.nameOf(to))).toEqual(['7.00,2.00']);
    expect(river.assaultCrosses(at(4.5, 4), at(5.4, 4), [])).toBe(true);
    expect(river.assaultCrosses(at(4.5, 6), at(5.4, 6), [])).toBe(false);
    expect(river.assaultCrosses(at(4.5, 6), at(5.4, 6), [pontoon])).toBe(true);
    // HP-G18
    const sites = (x: number, y: number): string[] =>
      river.pontoonSites(at(x, y), []).map((site) => river.nameOfCrossing(site));
    expect(sites(4.6, 6)).toEqual(['5.00,6.00']);
    expect(sites(4.4, 6)).toEqual([]);
    expect(sites(4.6, 4.3)).toEqual([]);
  });

  test('HP-G15 EX-48 five ways back', () => {
    const plain = table();
    expect(names(plain, plain.retreats(at(4, 3), at(3, 3)))).toEqual([
      '5.00,3.00',
      '4.87,3.50',
      '4.87,2.50',
      '4.50,3.87',
      '4.50,2.13',
    ]);
  });
});

describe('sight and supply', () => {
  test('HP-G14 EX-46 woods between, at the edge and deeper', () => {
    const sees = (left: number, right: number): boolean =>
      table([wood(left, right)]).lineOfSight(at(1, 1), at(4, 1));
    expect(sees(2, 2.4)).toBe(false);
    expect(sees(3.2, 5)).toBe(true);
    expect(sees(2.8, 5)).toBe(false);
    expect(sees(2, 2.05)).toBe(true);
    expect(table([wood(0, 10)]).lineOfSight(at(1, 1), at(2, 1))).toBe(true);
  });

  test('HP-G13 EX-47 round the disc of an enemy', () => {
    const plain = table();
    const [group, base] = [at(6, 4), at(1, 4)];
    const line = (enemy: Place) =>
      plain.supply(presence([group], [enemy]), 'cuts').line(group, base, FOOT);
    expect(line(at(3.5, 5.3))).toEqual({
      length: 5,
      reference: 5,
      detour: false,
      crossesBroken: false,
    });
    const round = line(at(3.5, 4.3))!;
    expect(round).toMatchObject({ reference: 5, detour: true });
    expect(round.length).toBeGreaterThan(5.15);
    expect(round.length).toBeLessThan(5.25);
  });

  test('HP-G13 impassable ground, and broken ground that cannot be gone round for nothing', () => {
    const [group, base] = [at(6, 4), at(1, 4)];
    const line = (features: readonly Feature[]) =>
      table(features)
        .supply(presence([group]), 'cuts')
        .line(group, base, FOOT);
    expect(line([area('water', [3, 3, 4, 5])])).toMatchObject({
      detour: true,
      crossesBroken: false,
    });
    expect(line([area('accidente', [3, 3, 4, 5])])).toMatchObject({
      length: 5,
      crossesBroken: true,
    });
    expect(line([area('accidente', [3, 4, 4, 5])])).toMatchObject({ crossesBroken: false });
    expect(line([area('water', [3, 0, 4, 8])])).toBeUndefined();
    // Two obstacles that touch are one: no line runs between them.
    const wall = [area('water', [3, 0, 4, 4]), area('water', [3, 4, 4, 8])];
    expect(line(wall)).toBeUndefined();
  });

  test('HP-G13 HP-G21 roads count half, and an enemy beside them closes them', () => {
    const roads = table([
      {
        id: 'r',
        kind: 'road',
        line: [
          [1, 4],
          [6, 4],
        ],
      },
    ]);
    const [group, base] = [at(6, 4.2), at(1, 4)];
    const line = (enemy: readonly Place[]) =>
      roads.supply(presence([group], enemy), 'cuts').line(group, base, FOOT);
    expect(line([])).toMatchObject({ length: 2.5, reference: 2.5, detour: false });
    expect(line([at(3.5, 4.5)])).toMatchObject({ reference: 2.5, detour: true });
    expect(roads.roadOpen(base, at(6, 4), presence([]))).toBe(true);
    expect(roads.roadOpen(base, at(6, 4), presence([], [at(3.5, 4.5)]))).toBe(false);
    expect(roads.depotLink(at(6, 4), base, presence([]))).toBe(2.5);
    expect(table().depotLink(at(6, 4), base, presence([]))).toBe(5);
    expect(table().depotLink(at(6.1, 4), base, presence([]))).toBeUndefined();
  });
});

describe('HP-G17 hex scenarios', () => {
  const kg = openGeometry(SCENARIOS['khalkhin-gol']);

  test('HP-G17 Khalkhin Gol: table, bridge, bases, the ends of the river', () => {
    expect([kg.map.width, kg.map.height]).toEqual([1250, 808]);
    expect(kg.map.bridges).toEqual([{ x: 575, y: 534 }]);
    expect(kg.map.bases).toEqual([[{ x: 1150, y: 231 }], [{ x: 150, y: 577 }]]);
    expect(kg.map.rivers).toHaveLength(1);
    const ends = [kg.map.rivers[0]!.slice(0, 2), kg.map.rivers[0]!.slice(-2).reverse()];
    expect(ends.sort((a, b) => a[0]!.y - b[0]!.y)).toEqual([
      [
        { x: 400, y: 0 },
        { x: 400, y: 29 },
      ],
      [
        { x: 700, y: 808 },
        { x: 700, y: 779 },
      ],
    ]);
  });

  test('HP-G17 HP-G13 a supply line over the bridge', () => {
    const group = at(4.5, 2.31);
    const line = kg.supply(presence([group]), 'cuts').line(group, kg.bases[0]![0]!, FOOT)!;
    expect(line).toMatchObject({ reference: 7, detour: true });
    expect(line.length).toBeGreaterThan(9.78);
    expect(line.length).toBeLessThan(9.88);
  });

  test.each(['khalkhin-gol', 'suomussalmi-raate', 'summa'] as const)(
    'HP-G17 HP-G21 HP-G22 the centres of %s have what their hexes have',
    (id) => {
      const scenario = SCENARIOS[id];
      const [open, hexes] = [openGeometry(scenario), hexGeometry(scenario)];
      const places = open.map.centres!.map((p) => pack(p) as Place);
      places.forEach((place, cell) => {
        const hex = cell as Place;
        expect(open.groundAt(place)).toEqual(hexes.groundAt(hex));
        expect(open.areaAt(place)).toBe(hexes.areaAt(hex));
        expect(open.onRoad(place)).toBe(hexes.onRoad(hex));
        for (const side of [0, 1]) {
          expect(open.inZone(side, place)).toBe(hexes.inZone(side, hex));
          expect(open.inMinefieldZone(side, place)).toBe(hexes.inMinefieldZone(side, hex));
        }
        scenario.objectives!.forEach(({ bridge }, i) => {
          if (!bridge) expect(open.inObjective(i, place)).toBe(hexes.inObjective(i, hex));
        });
        for (const name of Object.keys(scenario.regions ?? {})) {
          expect(open.inRegion(name, place)).toBe(hexes.inRegion(name, hex));
        }
      });
      for (const side of [0, 1]) {
        expect(open.zones[side]).toHaveLength(hexes.zones[side]!.length);
        const bare = {
          ...scenario,
          sides: scenario.sides.map(({ defaultSetup: _, ...rest }) => rest) as never,
        };
        expect(suggestedSetup(bare, open, side).groups).toHaveLength(
          suggestedSetup(bare, hexes, side).groups.length,
        );
      }
    },
  );

  test('HP-G22 the lattice, and places around a base', () => {
    const both = {
      sides: [0, 1].map(() => ({
        bases: [{ id: 'B', at: [0.9, 0.9] }],
        forces: [],
        setup: {
          zonePolygons: [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 1],
            ],
          ],
        },
      })) as never,
    };
    // More than 1 UD from the enemy's zone, unless the file relaxes it.
    expect(names(table([], both), table([], both).zones[0]!)).toEqual([]);
    const plain = table([], { ...both, relax: { contactAtStart: true } });
    expect(names(plain, plain.zones[0]!)).toEqual([
      '0.30,0.30',
      '0.90,0.30',
      '0.30,0.90',
      '0.90,0.90',
    ]);
    expect(names(plain, plain.around(plain.bases[0]![0]!, 0.5))).toEqual(['0.90,0.90']);
    expect(plain.inMinefield(at(1, 1), at(1.5, 1))).toBe(true);
    expect(plain.inMinefield(at(1, 1), at(1.51, 1))).toBe(false);
  });

  test('HP-G18 the bridge of Khalkhin Gol lies in the control zone of either end', () => {
    expect(kg.inObjective(0, at(6, 5))).toBe(true);
    expect(kg.inObjective(0, at(6, 4))).toBe(false);
    expect(kg.distanceToObjective(2, at(9.5, 4.04))).toBe(0);
  });
});
