import { type AnyGame, type Json, pathText, problemText } from '@motti/engine';
import { expect, describe as group, test } from 'vitest';
import { SCENARIOS } from '../data/index.ts';
import { hourraPobieda } from '../index.ts';
import { problems as english } from '../texts/en/problems.ts';
import { problems as french } from '../texts/fr/problems.ts';
import { PROBLEM_CODES } from './codes.ts';
import { OPTIONS } from './options.ts';
import { describe, problems, readScenario } from './problems.ts';

type Fields = Record<string | number, unknown>;
type Change = (data: Fields) => void;
const KHALKHIN = SCENARIOS['khalkhin-gol'];
const RAATE = SCENARIOS['suomussalmi-raate'];
const SUMMA = SCENARIOS.summa;

/** Where a path such as `sides.0.setup` leads, and its last part. */
function spot(data: Fields, path: string): [Fields, string] {
  const parts = path.split('.');
  const last = parts.pop()!;
  return [parts.reduce((at, part) => at[part] as Fields, data), last];
}
const set =
  (path: string, value: unknown): Change =>
  (data) => {
    const [at, key] = spot(data, path);
    at[key] = value;
  };
const drop =
  (path: string): Change =>
  (data) => {
    const [at, key] = spot(data, path);
    delete at[key];
  };
const push =
  (path: string, value: unknown): Change =>
  (data) => {
    const [at, key] = spot(data, path);
    (at[key] as unknown[]).push(value);
  };
const pop =
  (path: string): Change =>
  (data) => {
    const [at, key] = spot(data, path);
    (at[key] as unknown[]).pop();
  };

/** The file with one thing changed. */
function changed(file: unknown, change: Change): Json {
  const data = structuredClone(file) as Fields;
  change(data);
  return data as unknown as Json;
}
const found = (data: Json): string[] =>
  problems(data).map(({ level, code, facts }) => `${level} ${code} ${facts['path']}`);
const errors = (file: unknown, change: Change): string[] =>
  found(changed(file, change)).filter((line) => line.startsWith('error'));

group('the scenarios of the box', () => {
  test('HP-B23 none of them has an error', () => {
    for (const file of Object.values(SCENARIOS)) {
      expect(problems(file as unknown as Json).filter(({ level }) => level === 'error')).toEqual(
        [],
      );
    }
  });

  test('HP-A10 HP-B8 Khalkhin Gol relaxes the number of bases', () => {
    expect(found(KHALKHIN as unknown as Json)).toEqual([
      'warning E08 sides[0].bases',
      'warning E08 sides[1].bases',
    ]);
    expect(errors(KHALKHIN, set('relax', {}))).toEqual([
      'error E08 sides[0].bases',
      'error E08 sides[1].bases',
    ]);
  });

  test('a file describes itself and sets the options', () => {
    const { title, defaults, fixed } = describe(SUMMA as unknown as Json);
    expect(title).toBe('Summa, February 1940');
    expect(defaults).toMatchObject({ aa: 'on', depots: 'off', retreatApproachRadius: '3' });
    expect(fixed).toEqual({ kgTrigger: 'eastBank' });
    expect(describe(KHALKHIN as unknown as Json).fixed).toEqual({});
    const values = new Map(OPTIONS.map((option) => [option.key, option.values]));
    for (const [key, value] of Object.entries(defaults!)) expect(values.get(key)).toContain(value);
  });
});

group('HP-B1 shape', () => {
  test.each([
    ['HP-B1 a missing field', drop('year'), 'E01-missing year'],
    ['HP-B1 an unknown field', set('years', 1), 'E01-unknown-key years'],
    ['HP-B1 a wrong type', set('title', 7), 'E01-type title'],
    ['HP-B1 a short title', set('title', 'ab'), 'E01-form title'],
    ['HP-B1 a field of the other table', set('features', []), 'E01-other-table features'],
    ['HP-B1 a wrong word', set('options.fog', 'thick'), 'E01-choice options.fog'],
    ['HP-B1 too small', set('table.width', 3), 'E01-least table.width'],
    ['HP-B1 half a hex', set('table.width', 12.5), 'E01-type table.width'],
    [
      'HP-B14 a value refused for every class',
      set('elementTypes.0.rapid', 5),
      'E01-most elementTypes[0].rapid',
    ],
    ['HP-B1 no base', set('sides.0.bases', []), 'E01-fewest sides[0].bases'],
    ['HP-B1 three sides', push('sides', {}), 'E01-exactly sides'],
    [
      'HP-B1 a trait twice',
      set('elementTypes.0.traits', ['reco', 'reco']),
      'E01-twice elementTypes[0].traits[1]',
    ],
    [
      'HP-B1 neither count nor dice',
      set('sides.1.setup.entrenchments', [{ level: 1 }]),
      'E01-one-of sides[1].setup.entrenchments[0]',
    ],
    [
      'HP-B1 two conditions in one',
      set('victory.0.all', [{ controls: 'nomonhan', baseCaptured: 'SU-1' }]),
      'E01-one-of victory[0].all[0]',
    ],
    [
      'HP-B1 a key of two letters',
      set('terrain.key.ab', { terrain: 'open' }),
      'E01-form terrain.key.ab',
    ],
    [
      'HP-B1 an arrival for which nothing speaks',
      set('sides.1.reinforcements.0.trigger.any', [{}]),
      'E01-one-of sides[1].reinforcements[0].trigger.any[0]',
    ],
    ['HP-B1 a hex that is no hex', set('places.0.cell', '4a'), 'E01-form places[0].cell'],
  ] as const)('%s', (_, change, expected) => {
    expect(errors(KHALKHIN, change)).toEqual([`error ${expected}`]);
  });

  test.each([null, 7, 'text', [], [[]], true, {}])('HP-B1 %j is no scenario', (value) => {
    expect(problems(value as Json)[0]).toMatchObject({ level: 'error', clause: 'HP-B1' });
    expect(readScenario(value as Json)).toBeUndefined();
  });
});

group('HP-B2 to HP-B24', () => {
  const cases: readonly [string, unknown, Change, string[]][] = [
    [
      'HP-B2 a row too short',
      KHALKHIN,
      set('terrain.rows.2', '...h.......'),
      ['E02-length terrain.rows[2]'],
    ],
    ['HP-B2 a row too few', KHALKHIN, pop('terrain.rows'), ['E02-rows terrain.rows']],
    [
      'HP-B2 an unknown letter',
      KHALKHIN,
      set('terrain.rows.0', 'x...........'),
      ['E02-letter terrain.rows[0]'],
    ],
    [
      'HP-B3 a hex off the table',
      KHALKHIN,
      set('objectives.2.cells', ['1305']),
      ['E03 objectives[2].cells[0]'],
    ],
    [
      'HP-B3 a road that leads off',
      KHALKHIN,
      push('roads.0.cells', '1303'),
      ['E03 roads[0].cells[13]'],
    ],
    [
      'HP-B4 no neighbours',
      KHALKHIN,
      set('edges.0.between', ['0401', '0601']),
      ['E04 edges[0].between'],
    ],
    [
      'HP-B4 a hexside twice',
      KHALKHIN,
      push('edges', { between: ['0501', '0401'], type: 'stream' }),
      ['E04-twice edges[30].between'],
    ],
    [
      'HP-B5 a road without its bridge',
      KHALKHIN,
      (d) => {
        set('bridges.0.between', ['0506', '0606'])(d);
      },
      ['E05-road roads[0].cells[5]'],
    ],
    [
      'HP-B5 a bridge over nothing',
      KHALKHIN,
      push('bridges', { id: 'b', between: ['0101', '0201'] }),
      ['E05-bridge bridges[1].between'],
    ],
    [
      'HP-B4 a bridge between hexes that are no neighbours',
      KHALKHIN,
      push('bridges', { id: 'b', between: ['0101', '0301'] }),
      ['E04 bridges[1].between'],
    ],
    [
      'HP-B4 a road with a gap',
      KHALKHIN,
      push('roads', { id: 'r', cells: ['0101', '0301'] }),
      ['E04 roads[1].cells[1]'],
    ],
    [
      'HP-B6 an unknown type',
      SUMMA,
      push('sides.0.forces', { type: 'tiger', count: 1 }),
      ['E06-type sides[0].forces[3].type'],
    ],
    [
      'HP-B6 a base twice',
      RAATE,
      set('sides.1.bases.1.id', 'FI-2'),
      ['E06-twice sides[1].bases[1].id'],
    ],
    [
      'HP-B7 too small an army',
      SUMMA,
      (d) => {
        set('sides.1.forces', [{ type: 'soft', count: 11 }])(d);
        drop('sides.1.defaultSetup')(d);
      },
      ['E07 sides[1].forces', 'E08 sides[1].bases'],
    ],
    [
      'HP-B9 a base in the water',
      SUMMA,
      set('sides.0.bases.1.cell', '0109'),
      ['E09-ground sides[0].bases[1].cell'],
    ],
    [
      'HP-B9 two bases in a hex',
      SUMMA,
      set('sides.0.bases.1.cell', '0201'),
      ['E09-shared sides[0].bases[1].cell'],
    ],
    [
      'HP-B9 a base in the enemy zone',
      SUMMA,
      set('sides.1.bases.0.cell', '0605'),
      ['E09-enemy-zone sides[1].bases[0].cell'],
    ],
    [
      'HP-B10 an impassable hex in a zone',
      SUMMA,
      push('sides.0.setup.zone', '0102'),
      ['E10-impassable sides[0].setup.zone[77]'],
    ],
    [
      'HP-B10 too small a zone',
      SUMMA,
      (d) => {
        set('sides.0.setup.zone', ['0201', '0202', '0203'])(d);
        drop('sides.0.defaultSetup')(d);
      },
      ['E10-small sides[0].setup.zone'],
    ],
    [
      'HP-B12 mines under a base',
      SUMMA,
      push('sides.0.setup.minefields.zone', '0604'),
      ['E12-base sides[0].setup.minefields.zone[20]'],
    ],
    [
      'HP-B12 mines in the enemy zone',
      SUMMA,
      push('sides.0.setup.minefields.zone', '0609'),
      ['E12-zone sides[0].setup.minefields.zone[20]'],
    ],
    [
      'HP-B12 more mines than hexes',
      RAATE,
      set('sides.0.setup.minefields.count', 8),
      ['E12-count sides[0].setup.minefields.count'],
    ],
    [
      'HP-B13 more trenches than soft elements',
      SUMMA,
      set('sides.0.setup.entrenchments.0.count', 20),
      ['E13 sides[0].setup.entrenchments'],
    ],
    [
      'HP-B14 a soft element with armour',
      SUMMA,
      set('elementTypes.0.protection', 1),
      ['E14 elementTypes[0].protection'],
    ],
    [
      'HP-B14 armour without a grade',
      SUMMA,
      set('elementTypes.2.grade', null),
      ['E14 elementTypes[2].grade'],
    ],
    [
      'HP-B15 an unknown objective',
      SUMMA,
      set('victory.2.all.0.controls', 'moscow'),
      ['E15-unknown victory[2].all[0].controls'],
    ],
    [
      'HP-B15 its own base is no prize',
      SUMMA,
      set('victory.0.all.0.baseCaptured', 'SU-1'),
      ['E15-unknown victory[0].all[0].baseCaptured'],
    ],
    [
      'HP-B15 a side without a clause',
      KHALKHIN,
      (d) => {
        set('victory', [KHALKHIN.victory[0]])(d);
      },
      ['E15-side victory'],
    ],
    [
      'HP-B15 an unknown region',
      KHALKHIN,
      set('sides.1.reinforcements.0.trigger.any.1.enemyInRegion', 'nowhere'),
      ['E15-trigger sides[1].reinforcements[0].trigger.any[1].enemyInRegion'],
    ],
    [
      'HP-B15 an objective on an unknown bridge',
      KHALKHIN,
      set('objectives.0.bridge', 'b'),
      ['E15-objective objectives[0].bridge'],
    ],
    [
      'HP-B18 a group outside its zone',
      SUMMA,
      set('sides.1.defaultSetup.taskGroups.0.cell', '0708'),
      ['E18-zone sides[1].defaultSetup.taskGroups[0].cell'],
    ],
    [
      'HP-B18 an element left over',
      SUMMA,
      pop('sides.1.defaultSetup.taskGroups'),
      ['E18-left sides[1].defaultSetup.taskGroups'],
    ],
    [
      'HP-B18 too many points',
      KHALKHIN,
      (d) => {
        set('sides.0.defaultSetup.taskGroups.0.elements', { softMot: 7 })(d);
        set('sides.0.defaultSetup.taskGroups.4.elements', { softMot: 3 })(d);
      },
      ['E18-points sides[0].defaultSetup.taskGroups[0].elements'],
    ],
    [
      'HP-B18 elements that the army has not',
      SUMMA,
      push('sides.1.defaultSetup.taskGroups', { id: 'X', cell: '1209', elements: { soft: 1 } }),
      ['E18-count sides[1].defaultSetup.taskGroups[6].elements.soft'],
    ],
    [
      'HP-B18 a group of nobody',
      SUMMA,
      push('sides.1.defaultSetup.taskGroups', { id: 'X', cell: '1209', elements: {} }),
      ['E18-empty sides[1].defaultSetup.taskGroups[6].elements'],
    ],
    [
      'HP-B18 more minefields than the side has',
      RAATE,
      set('sides.0.setup.minefields.count', 1),
      ['E18-mines sides[0].defaultSetup.minefields'],
    ],
    [
      'HP-B18 two groups in a hex',
      KHALKHIN,
      set('sides.0.defaultSetup.taskGroups.1.cell', '0902'),
      ['E18-shared sides[0].defaultSetup.taskGroups[1].cell'],
    ],
    [
      'HP-B18 armoured cars in the marsh',
      KHALKHIN,
      set('sides.1.defaultSetup.taskGroups.3.cell', '0404'),
      ['E18-ground sides[1].defaultSetup.taskGroups[3].cell'],
    ],
    [
      'HP-B18 HP-A77 an unknown reinforcement',
      KHALKHIN,
      set('sides.1.defaultSetup.taskGroups.5.reinforcement', 'X'),
      [
        'E18-left sides[1].defaultSetup.taskGroups',
        'E18-reinforcement sides[1].defaultSetup.taskGroups[5].reinforcement',
      ],
    ],
    [
      'HP-B18 trenches for nobody',
      KHALKHIN,
      push('sides.1.defaultSetup.entrenchPriority', 'S4'),
      ['E18-entrench sides[1].defaultSetup.entrenchPriority[4]'],
    ],
    [
      'HP-B18 a minefield outside its zone',
      RAATE,
      set('sides.0.defaultSetup.minefields.0', '0101'),
      ['E18-mine-place sides[0].defaultSetup.minefields[0]'],
    ],
    [
      'HP-B19 mines, and the option off',
      SUMMA,
      set('options.minefields', false),
      ['E19-minefields options.minefields'],
    ],
    [
      'HP-B19 a trigger that nothing has',
      SUMMA,
      set('options.kgTrigger', 'westBank'),
      ['E19-trigger options.kgTrigger'],
    ],
    [
      'HP-B20 the base of the enemy',
      RAATE,
      set('sides.0.reinforcements.0.area.base', 'SU-1'),
      ['E20-base sides[0].reinforcements[0].area.base'],
    ],
    [
      'HP-B20 an arrival after the end',
      RAATE,
      set('sides.0.reinforcements.1.turn', 11),
      ['E20-late sides[0].reinforcements[1].turn'],
    ],
    [
      'HP-B20 an arrival without a turn',
      RAATE,
      drop('sides.0.reinforcements.1.turn'),
      ['E20-turn sides[0].reinforcements[1].turn'],
    ],
    [
      'HP-B20 an arrival with a trigger',
      RAATE,
      set('sides.0.reinforcements.1.trigger', { any: [{ controls: 'haukila' }] }),
      ['E20-no-trigger sides[0].reinforcements[1].trigger'],
    ],
    [
      'HP-B20 on the table without a trigger',
      KHALKHIN,
      drop('sides.1.reinforcements.0.trigger'),
      ['E20-trigger sides[1].reinforcements[0].trigger'],
    ],
    [
      'HP-B20 on the table with a turn',
      KHALKHIN,
      set('sides.1.reinforcements.0.turn', 3),
      ['E20-no-turn sides[1].reinforcements[0].turn'],
    ],
    [
      'HP-B20 no room around the base',
      KHALKHIN,
      (d) => {
        set('sides.1.reinforcements.0.area.radius', 0)(d);
        drop('sides.1.defaultSetup')(d);
      },
      ['E20-room sides[1].reinforcements[0].area'],
    ],
    [
      'HP-B22 too many elements',
      SUMMA,
      set('sides.0.forces.0.count', 49),
      [
        'E07 sides[0].forces',
        'E22-elements sides[0].forces',
        'E22-value sides[0].forces[0].count',
        'E18-left sides[0].defaultSetup.taskGroups',
        'E08 sides[0].bases',
      ],
    ],
    [
      'HP-B22 too many types of their own',
      SUMMA,
      (d) => {
        for (let i = 0; i < 13; i++)
          push('elementTypes', { ...SUMMA.elementTypes[0], id: `own${i}` })(d);
      },
      ['E22-types elementTypes'],
    ],
    [
      'HP-B22 too many places',
      SUMMA,
      (d) => {
        for (let i = 0; i < 200; i++) push('places', { name: `p${i}`, cell: '0101' })(d);
      },
      ['E22 places'],
    ],
    [
      'HP-B22 too many regions',
      SUMMA,
      (d) => {
        for (let i = 0; i < 200; i++) set(`regions.r${i}`, ['0101'])(d);
      },
      ['E22 regions'],
    ],
    [
      'HP-B22 a long name',
      SUMMA,
      set('objectives.0.name', 'x'.repeat(61)),
      ['E22-text objectives[0].name'],
    ],
    ['HP-B22 a forbidden character', SUMMA, set('title', 'Sum\u007fma'), ['E22-character title']],
    [
      'HP-B22 a character that no record could carry',
      SUMMA,
      set('title', 'Sum\ufffdma'),
      ['E22-character title'],
    ],
    [
      'HP-B24 production that does not begin with turn 1',
      KHALKHIN,
      set('sides.0.bases.0.production.0.fromTurn', 2),
      ['E24 sides[0].bases[0].production'],
    ],
  ];
  test.each(cases)('%s', (_, file, change, expected) => {
    expect(errors(file, change).sort()).toEqual(expected.map((line) => `error ${line}`).sort());
  });

  test('HP-B7 an army without anybody at the start', () => {
    const lines = errors(KHALKHIN, (d) => {
      set('sides.0.forces', [])(d);
      set('relax', { points: true, bases: true })(d);
      drop('sides.0.defaultSetup')(d);
    });
    expect(lines).toEqual(['error E07-nobody sides[0].forces']);
  });

  test('HP-B10 HP-B11 zones that overlap, zones that touch', () => {
    const overlap = errors(SUMMA, push('sides.0.setup.zone', '0609'));
    expect(overlap).toContain('error E10-overlap sides[1].setup.zone[3]');
    const touch = (d: Fields): void => {
      push('sides.0.setup.zone', '0608')(d);
    };
    expect(errors(SUMMA, touch)).toEqual(['error E11 sides[0].setup.zone[77]']);
    const relaxed = found(
      changed(SUMMA, (d) => {
        touch(d);
        set('relax', { contactAtStart: true })(d);
      }),
    );
    expect(relaxed).toEqual(['warning E11 sides[0].setup.zone[77]']);
  });

  test('HP-B15 W15 clauses that can never hold', () => {
    const data = changed(SUMMA, (d) => {
      set('victory.3.fromTurn', 11)(d);
      set('victory.3.all.0.eliminatedPoints.atLeast', 40)(d);
    });
    expect(found(data)).toEqual([
      'warning W15-turn victory[3].fromTurn',
      'warning W15-points victory[3].all[0].eliminatedPoints.atLeast',
    ]);
  });

  test('HP-B16 HP-B17 a zone behind mountains', () => {
    const wall = (d: Fields): void => {
      set('terrain.key.#', { terrain: 'mountain' })(d);
      for (let row = 0; row < 9; row++) {
        set(`terrain.rows.${row}`, '..#......')(d);
      }
      set('sides.0.setup.zone', ['0401', '0402', '0403', '0404', '0405'])(d);
      set('roads', [])(d);
    };
    expect(errors(SCENARIOS['board-p'], wall)).toEqual(['error E16 sides[0].setup']);
    const alpine = changed(SCENARIOS['board-p'], (d) => {
      wall(d);
      set('sides.0.forces', [
        { type: 'soft', count: 6 },
        { type: 'alpine', count: 6 },
      ])(d);
    });
    expect(found(alpine)).toEqual(['warning W17 sides[0].setup']);
  });

  test('HP-B23 everything that is wrong, in the order of the file, errors first', () => {
    const data = changed(KHALKHIN, (d) => {
      set('objectives.2.cells', ['1305', '9999'])(d);
      set('places.0.cell', '0110')(d);
      set('victory.2.all.0.controls', 'moscow')(d);
    });
    expect(found(data)).toEqual([
      'error E03 places[0].cell',
      'error E03 objectives[2].cells[0]',
      'error E03 objectives[2].cells[1]',
      'error E15-unknown victory[2].all[0].controls',
      'warning E08 sides[0].bases',
      'warning E08 sides[1].bases',
    ]);
  });
});

group('files that nobody wrote in good faith', () => {
  test('HP-B22 a megabyte of text, and a file too deep for any stack', () => {
    const long = changed(SUMMA, set('source', 'x'.repeat(1_000_000)));
    expect(found(long)).toEqual(['error E22-file ']);
    let deep: Json = [];
    for (let i = 0; i < 200_000; i++) deep = [deep];
    expect(found(deep)).toEqual(['error E22-file ']);
    expect(found(changed(SUMMA, set('sides', deep)))).toEqual(['error E22-file ']);
    let shallow: Json = [];
    for (let i = 0; i < 5000; i++) shallow = [shallow];
    expect(errors(SUMMA, set('victory.0.all', shallow))).toHaveLength(1);
  });

  test('HP-B23 the fields of an object are looked through a few times, however many of them are wrong', () => {
    const keys = Array.from({ length: 2000 }, (_, i) => [`unknown${i}`, 0]);
    let looks = 0;
    const counted = new Proxy(Object.fromEntries(keys) as Record<string, Json>, {
      ownKeys: (target) => {
        looks++;
        return Reflect.ownKeys(target);
      },
    });
    expect(problems(counted).length).toBeGreaterThan(500);
    expect(looks).toBeLessThan(20);
  });

  test('HP-B22 names of the language are only names', () => {
    const data = JSON.parse(
      JSON.stringify(SUMMA).replace(
        '"regions":{}',
        '"regions":{"__proto__":["0101"],"constructor":["9999"]}',
      ),
    ) as Json;
    expect(found(data)).toEqual(['error E03 regions.constructor[0]']);
  });
});

test('every code has a sentence in both languages', () => {
  for (const code of PROBLEM_CODES) {
    expect(english[code]({ path: 'a', feature: 'F' })).not.toBe('');
    expect(french[code]({ path: 'a' })).not.toBe(english[code]({ path: 'a' }));
  }
});

test('a problem is told with its place, which is named once', () => {
  const game = hourraPobieda as unknown as AnyGame;
  const broken = [
    drop('sides.0.bases'),
    set('sides.0.colour', 7),
    set('title', 'ab'),
    set('year', 1e9),
    set('unknown', 1),
  ];
  for (const change of broken)
    for (const problem of problems(changed(KHALKHIN, change)).slice(0, 3)) {
      const place = pathText(problem.path);
      for (const locale of ['en', 'fr'] as const) {
        const text = problemText(game, problem, locale);
        expect(text.split(place), text).toHaveLength(2);
      }
    }
});
