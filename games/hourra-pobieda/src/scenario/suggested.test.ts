import type { Json } from '@motti/engine';
import { expect, test } from 'vitest';
import { hexGeometry } from '../board/hex.ts';
import { SCENARIOS } from '../data/index.ts';
import type { Scenario } from './format.ts';
import { problems } from './problems.ts';
import { rosterOf } from './roster.ts';
import { formGroups, suggestedSetup } from './suggested.ts';

const KHALKHIN = SCENARIOS['khalkhin-gol'];

/** Without the set-ups of the file. */
const bare = (scenario: Scenario): Scenario => ({
  ...scenario,
  sides: scenario.sides.map(({ defaultSetup: _, ...side }) => side) as unknown as Scenario['sides'],
});

test('HP-A75 elements are numbered in the order of the file', () => {
  const roster = rosterOf(KHALKHIN, 1);
  expect(roster).toHaveLength(24);
  expect(roster[0]).toMatchObject({ number: 0, type: { id: 'softMot' }, reinforcement: -1 });
  expect(roster[14]).toMatchObject({ number: 14, type: { id: 'bt5' }, reinforcement: -1 });
  expect(roster[15]).toMatchObject({ number: 15, type: { id: 'bt5' }, reinforcement: 0 });
});

test('HP-A78 elements are put together by points, each into the first group with room', () => {
  const start = rosterOf(KHALKHIN, 1).filter(({ reinforcement }) => reinforcement < 0);
  const groups = formGroups(start).map((group) => group.map(({ type }) => type.id));
  expect(groups).toEqual([
    ['cavalry', 'cavalry'],
    ['armCar', 'armCar', 'bt5'],
    ['softMot', 'softMot', 'softMot', 'softMot', 'softMot', 'softMot'],
    ['softMot', 'softMot', 'softMot', 'softMot'],
  ]);
});

test('HP-A78 the suggested set-up of a file is taken as it is', () => {
  const geometry = hexGeometry(KHALKHIN);
  const { groups, entrench } = suggestedSetup(KHALKHIN, geometry, 1);
  expect(groups.map(({ place }) => geometry.nameOf(place))).toEqual([
    '0606',
    '0607',
    '0508',
    '0405',
    '0303',
    '0207',
    '0307',
    '0206',
  ]);
  expect(groups[1]!.elements).toEqual([4, 5, 6, 14]);
  expect(groups[7]).toMatchObject({ elements: [21, 22, 23], reinforcement: 0 });
  expect(entrench).toEqual([0, 1, 2, 4]);
});

test.each(['khalkhin-gol', 'suomussalmi-raate', 'summa', 'board-p'] as const)(
  'HP-A78 HP-B10 a set-up for %s that the checks find legal',
  (id) => {
    const scenario = bare(SCENARIOS[id]);
    const geometry = hexGeometry(scenario);
    const sides = scenario.sides.map((side, i) => {
      const { groups, entrench, minefields } = suggestedSetup(scenario, geometry, i);
      const roster = rosterOf(scenario, i);
      const taskGroups = groups.map(({ place, elements, reinforcement }, g) => {
        const counts: Record<string, number> = {};
        for (const number of elements) {
          const { type, quality } = roster[number]!;
          const kind = `${type.id}:${quality}`;
          counts[kind] = (counts[kind] ?? 0) + 1;
        }
        const of = side.reinforcements?.[reinforcement]?.id;
        return {
          id: `G${g}`,
          cell: geometry.nameOf(place),
          elements: counts,
          ...(of && { reinforcement: of }),
        };
      });
      const defaultSetup = {
        taskGroups,
        entrenchPriority: entrench.map((g) => `G${g}`),
        minefields: minefields.map((place) => geometry.nameOf(place)),
      };
      return { ...side, defaultSetup };
    });
    const data = { ...scenario, sides } as unknown as Json;
    expect(problems(data).filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test('HP-A78 groups stand near an objective', () => {
  const scenario = bare(KHALKHIN);
  const geometry = hexGeometry(scenario);
  const [first] = suggestedSetup(scenario, geometry, 0).groups;
  expect(geometry.nameOf(first!.place)).toBe('1005');
});
