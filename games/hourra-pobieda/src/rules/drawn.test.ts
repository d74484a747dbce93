// What a table draws on the open table.
import { seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { play, position } from '../../test/table.ts';
import { hourraPobieda } from '../index.ts';
import { geometry, groupsOf } from '../state.ts';
import { sightLines, supplyPathOf } from './drawn.ts';
import { walkerOf } from './movement.ts';
import { foresee, reachAlong, readPath } from './paths.ts';

const OPEN = { table: 'open' };

test('HP-G13 a supply line goes round the enemy, and says what that costs', () => {
  const s = position(
    {
      bases: [{ id: 'AA', side: 'blue', at: [1, 4] }],
      holders: { BB: 'red' },
      groups: [
        { side: 'blue', at: '6.00,4.00', elements: { soft: 2 } },
        { side: 'red', at: '3.50,4.30', elements: { soft: 2 } },
      ],
    },
    'board-p',
    OPEN,
  );
  const { quote, points, cost, road } = supplyPathOf(s, groupsOf(s, 0)[0]!);
  expect(quote.length).toBeCloseTo(5.2, 1);
  expect(points.length).toBeGreaterThan(2);
  expect(points[0]).toMatchObject({ x: 600, y: 400 });
  expect(points.at(-1)).toMatchObject({ x: 100, y: 400 });
  expect(cost.lines.map(({ label }) => label)).toEqual(['basic', 'detour']);
  expect(road).toBe(false);
});

test('HP-G12 a path being drawn says how far it goes and why it stops', () => {
  const s = position(
    {
      stocks: { blue: [9, 0, 0, 0, 0] },
      groups: [
        { side: 'blue', at: '2.00,4.00', elements: { softMot: 2 } },
        { side: 'red', at: '5.50,4.00', elements: { soft: 2 } },
      ],
    },
    'board-p',
    OPEN,
  );
  play(s, 'blue activate 2.00,4.00', 'blue declare line rapid');
  const walker = walkerOf(s, s.active!);
  const seen = reachAlong(s, walker, readPath(s, '5.00,4.00')!);
  expect(seen).toMatchObject({ length: 2.5, stop: 'zone', refusal: undefined });
  const far = foresee(s, walker, readPath(s, '2.00,8.00')!);
  expect(far.refusal?.().code).toBe('allowance');
  expect(Math.round(far.length)).toBe(300);
});

test('HP-G14 lines of sight, clear or cut', () => {
  const s = position(
    {
      areas: [
        {
          ground: 'open dense',
          polygon: [
            [2, 0],
            [2.4, 0],
            [2.4, 2],
            [2, 2],
          ],
        },
      ],
      groups: [
        { side: 'blue', at: '1.00,1.00', elements: { soft: 2 } },
        { side: 'red', at: '4.00,1.00', elements: { soft: 2 }, flags: ['acted'] },
        { side: 'red', at: '1.00,3.00', elements: { soft: 2 } },
        { side: 'red', at: '6.00,6.00', elements: { soft: 2 } },
      ],
    },
    'board-p',
    OPEN,
  );
  const lines = sightLines(s, groupsOf(s, 0)[0]!, groupsOf(s, 1));
  expect(lines.map(({ distance, clear }) => [distance, clear])).toEqual([
    [2, true],
    [3, false],
  ]);
});

test.each(['khalkhin-gol', 'suomussalmi-raate', 'summa'] as const)(
  'HP-G7 a line on hexes is drawn as long as it is paid for: %s',
  (scenario) => {
    const s = hourraPobieda.setup({ scenario, options: {} });
    const random = seededRandom('lines');
    let drawn = 0;
    for (let acts = 0; acts < 400; acts++) {
      const asked = hourraPobieda.decision(s);
      if (asked.kind === 'over') break;
      if (asked.kind === 'chance') {
        const dice = asked.faces.map((faces) => 1 + random(faces));
        hourraPobieda.apply(s, 'chance', { kind: 'roll', dice } as never);
        continue;
      }
      const [side] = asked.sides;
      const choices = hourraPobieda.choices(s, side!);
      hourraPobieda.apply(s, side!, choices[random(choices.length)]!);
      for (const group of s.groups) {
        const { quote, hexes } = supplyPathOf(s, group);
        if (quote.by !== 'line') continue;
        drawn++;
        expect(hexes[0]).toBe(group.place);
        expect(hexes.at(-1)).toBe(quote.source);
        const steps = hexes.length - 1;
        expect([steps, steps / 2]).toContain(quote.length);
        for (const [i, hex] of hexes.slice(1).entries())
          expect(geometry(s).distance(hexes[i]!, hex)).toBe(1);
      }
    }
    expect(drawn).toBeGreaterThan(100);
  },
);
