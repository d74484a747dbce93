import { seededRandom } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../data/index.ts';
import type { Ground } from '../scenario/format.ts';
import { NO_AREA } from './geometry.ts';
import { openGeometry } from './open.ts';
import { pack, unpack } from './open-places.ts';

const TABLES = (['khalkhin-gol', 'suomussalmi-raate', 'summa'] as const).map((id) => ({
  id,
  g: openGeometry(SCENARIOS[id]),
}));

const OPEN_GROUND: Ground = { terrain: 'open' };

describe.each(TABLES)('$id', ({ id, g }) => {
  const random = seededRandom(`legs of ${id}`);
  const point = () => ({ x: random(g.map.width + 1), y: random(g.map.height + 1) });

  /** Hexes side by side that are alike are one ground. */
  const kindOf = (top: number): string => {
    const { ground, area } = g.map.areas[top] ?? { ground: OPEN_GROUND, area: NO_AREA };
    const { terrain, height, dense } = ground;
    return [terrain, height === true, dense === true, area].join();
  };

  test('HP-G20 a walk comes upon the ground and the road of every single point', () => {
    const wrong: string[] = [];
    for (let i = 0; i < 30; i++) {
      const walk = g.walkAlong(point(), [point(), point()], []);
      let before: readonly number[] | undefined;
      while (walk.next()) {
        const here = g.ground.netsAt(walk.x, walk.y);
        const road = before ? here.some((net) => before?.includes(net)) : walk.road;
        const ground = kindOf(g.ground.topAt(walk.x, walk.y));
        if (walk.road !== road || kindOf(walk.top) !== ground)
          wrong.push(
            `${walk.x},${walk.y}: ${walk.road}, not ${road}; ${kindOf(walk.top)}, ${ground}`,
          );
        before = here;
      }
    }
    expect(wrong).toEqual([]);
  });

  test('HP-G20 many steps made as one come upon the same', () => {
    const wrong: string[] = [];
    for (let i = 0; i < 30; i++) {
      const [from, to, other] = [point(), point(), point()];
      const slow = g.walkAlong(from, [to, other], []);
      const fast = g.walkAlong(from, [to, other], []);
      const compare = (): void => {
        const [one, more] = [slow, fast].map(({ x, y, road, stream, barred, top }) =>
          [x, y, road, stream, barred, kindOf(top)].join(),
        );
        if (one !== more) wrong.push(`${one}, not ${more}`);
      };
      while (fast.next()) {
        slow.next();
        compare();
        const { clear } = fast;
        if (clear < 2) continue;
        fast.skip(clear);
        for (let step = 0; step < clear; step++) slow.next();
        compare();
      }
      expect(slow.next()).toBe(false);
    }
    expect(wrong).toEqual([]);
  });

  test('HP-G22 places to go to lie within reach, as near as can be to where one would like to be', () => {
    for (let i = 0; i < 200; i++) {
      const from = pack(point()) as (typeof g.places)[number];
      const reach = 100 * (1 + random(3));
      const [bearing, target] = [random(24), g.places[random(g.places.length)]!];
      for (const place of [
        g.ways.ahead(from, bearing, reach),
        g.ways.towards(from, target, reach),
      ]) {
        if (place === undefined) continue;
        expect(g.places).toContain(place);
        expect(g.distance(from, place)).toBeLessThanOrEqual(reach / 100);
      }
      const wish = g.towards(from, target, reach);
      const best = g.ways.towards(from, target, reach);
      if (wish === undefined || best === undefined) continue;
      const nearer = g.places.filter(
        (place) =>
          g.within(place, from, reach / 100) &&
          g.distance(place, wish) < g.distance(best, wish) - 0.01,
      );
      expect(nearer.map((place) => unpack(place))).toEqual([]);
    }
  });
});
