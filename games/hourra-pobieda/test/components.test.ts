// The components: element types, tables, and the printed scenario.
import { basesFor, CATALOGUE, SCENARIOS, TERRAINS, theatreOf } from '@motti/hourra-pobieda/parts';
import { expect, test } from 'vitest';
import { game } from './table.ts';

const KHALKHIN = SCENARIOS['khalkhin-gol'];

test.each([
  ['HP-Ta heavy armour', 'heavy', 2, 3, 3],
  ['HP-Tc light armour', 'light', 4, 1, 1],
  ['HP-Tf mechanised', 'mech', 3, 1, 2],
])('%s', (_, id, rapid, protection, vc) => {
  expect(CATALOGUE.find((type) => type.id === id)).toMatchObject({ rapid, protection, vc });
});

test('HP-Tg a scenario has types of its own', () => {
  expect(KHALKHIN.elementTypes.find(({ id }) => id === 'type89')).toMatchObject({
    rapid: 2,
    protection: 2,
    vc: 2,
  });
});

test('HP-S.5a armoured cars weigh 2 points and burn fuel', () => {
  expect(CATALOGUE.find(({ id }) => id === 'armCar')).toMatchObject({ points: 2, motorised: true });
});

test.each([
  [12, 1],
  [13, 2],
  [35, 2],
  [36, 3],
])('HP-2.1b %i points call for %i bases', (points, bases) => {
  expect(basesFor(points)).toBe(bases);
});

test('HP-1.2e an army has 12 to 48 points', () => {
  const data = structuredClone(SCENARIOS['board-p']) as unknown as {
    sides: { forces: { count: number }[] }[];
  };
  const broken = (count: number): readonly string[] => {
    for (const side of data.sides) side.forces[0]!.count = count;
    const found = game.ownScenarios?.problems(data as never) ?? [];
    return found.filter(({ clause }) => clause === 'HP-B7').map(({ level }) => level);
  };
  expect(broken(11)).toEqual(['error', 'error']);
  expect(broken(12)).toEqual([]);
});

test('HP-S.1a HP-A60 HP-1.6a the table is 12 columns by 9 rows, every hex of one class', () => {
  expect(KHALKHIN.table).toMatchObject({ width: 12, height: 9 });
  const { geometry, names } = theatreOf({ scenario: KHALKHIN, zones: 'area', table: 'hex' });
  expect(names).toHaveLength(108);
  for (const name of names)
    expect(TERRAINS).toContain(geometry.groundAt(geometry.placeOf(name)!).terrain);
});

test('HP-S.1f HP-S.1h the steppe is open, the marsh is rough', () => {
  const { geometry } = theatreOf({ scenario: KHALKHIN, zones: 'area', table: 'hex' });
  const at = (name: string) => geometry.groundAt(geometry.placeOf(name)!);
  expect(at('0606').terrain).toBe('open');
  expect(at('0404').terrain).toBe('rough');
});

const countOf = (side: number): Record<string, number> =>
  Object.fromEntries(KHALKHIN.sides[side]!.forces.map(({ type, count }) => [type, count]));

test('HP-S.2a HP-S.3a the orders of battle are the printed ones', () => {
  expect(countOf(0)).toEqual({ softMot: 20, type95: 2, type89: 2 });
  expect(countOf(1)).toEqual({ softMot: 10, armCar: 2, cavalry: 2, bt5: 1 });
});
