import { describe, expect, test } from 'vitest';
import {
  ATTACK,
  COLUMNS_OF_ODDS,
  COST,
  COUNTRY,
  combatResult,
  country,
  DEFAULT_PRIORITY,
  directionTo,
  distance,
  ENTRY_HEX,
  entryOf,
  eventsRolled,
  FINLAND,
  FINNISH_CITIES,
  FORTS,
  FROZEN,
  HEX_COUNT,
  HEXSIDE,
  hexName,
  hexNamed,
  isIceTurn,
  isNorthOfRowA,
  LADOGA_LINE,
  LENINGRAD,
  MANNERHEIM_LINE,
  MINOR_WATER,
  NEIGHBOUR,
  OPEN_WATER,
  RAIL,
  RAIL_HEXES,
  RIVER,
  ROAD,
  ROW_A,
  ROW_WEST_OF_VIIPURI,
  SIDE_OF,
  SOVIET,
  SUPPLY_CITIES,
  scenarioRolled,
  TURNS,
  terrain,
  UNIT_COUNT,
  UNIT_TYPES,
  unitName,
  victoryLevel,
} from './index.ts';

const hexes = Array.from({ length: HEX_COUNT }, (_, hex) => hex);
const units = Array.from({ length: UNIT_COUNT }, (_, unit) => unit);
const countHexes = (wanted: string, land: string): number =>
  hexes.filter((hex) => terrain(hex) === wanted && country(hex) === land).length;
const countSides = (flag: number, not = 0): number =>
  [...HEXSIDE].filter((side) => side & flag && !(side & not)).length / 2;
const arrivals = (side: number, turn: number): string[] =>
  units
    .filter((unit) => SIDE_OF[unit] === side && entryOf(unit) === turn)
    .map((unit) => unitName(unit).replace(/-\d+$/, ''));

describe('the map', () => {
  test('WW-COM.11 WW-A58 1,058 hexes in 47 rows of 23 and 22', () => {
    expect(HEX_COUNT).toBe(1058);
    expect(hexNamed('2301')).toBeDefined();
    expect(hexNamed('2302')).toBeUndefined();
    expect(hexNamed('0148')).toBeUndefined();
  });

  test('WW-COM.11 WW-TER.1 what the hexes hold', () => {
    expect(['clear', 'swamp', 'mountain', 'lake'].map((t) => countHexes(t, 'finland'))).toEqual([
      370, 78, 7, 5,
    ]);
    expect(['clear', 'swamp', 'mountain', 'lake'].map((t) => countHexes(t, 'ussr'))).toEqual([
      292, 66, 10, 1,
    ]);
    expect([countHexes('clear', 'sweden'), countHexes('clear', 'norway')]).toEqual([32, 55]);
    expect([countHexes('sea', 'none'), countHexes('ice', 'none')]).toEqual([139, 3]);
  });

  test('WW-COM.11 WW-TER.1 what the hexsides hold', () => {
    expect(countSides(MINOR_WATER, RIVER)).toBe(165);
    expect(countSides(RIVER)).toBe(74);
    expect([countSides(OPEN_WATER), countSides(FROZEN)]).toEqual([25, 12]);
    expect([countSides(ROAD), countSides(RAIL)]).toEqual([99, 198]);
    const borders = hexes.flatMap((hex) =>
      [0, 1, 2].filter((d) => {
        const next = NEIGHBOUR[hex * 6 + d]!;
        return next >= 0 && COUNTRY[hex] && COUNTRY[next] && COUNTRY[hex] !== COUNTRY[next];
      }),
    );
    // The printed border also runs along hexes of water; between lands it has this many sides.
    expect(borders.length).toBeGreaterThanOrEqual(150);
  });

  test('WW-COM.11 neighbours are mutual, six at most, and one hex away', () => {
    for (let side = 0; side < NEIGHBOUR.length; side++) {
      const hex = Math.floor(side / 6);
      const next = NEIGHBOUR[side]!;
      if (next < 0) continue;
      expect(NEIGHBOUR[next * 6 + (((side % 6) + 3) % 6)]).toBe(hex);
      expect(distance(hex, next)).toBe(1);
    }
    const at = (name: string): number => hexNamed(name)!;
    expect([0, 1, 2, 3, 4, 5].map((d) => hexName(NEIGHBOUR[at('1304') * 6 + d]!))).toEqual([
      '1404',
      '1405',
      '1305',
      '1204',
      '1303',
      '1403',
    ]);
  });

  test('WW-A59 Row A is row 13; the four southern cities and all forts lie on or south of it', () => {
    expect(ROW_A).toBe(13);
    expect(FORTS.some(isNorthOfRowA)).toBe(false);
    const southern = FINNISH_CITIES.filter(({ hex }) => !isNorthOfRowA(hex)).map(
      ({ name }) => name,
    );
    expect(southern.sort()).toEqual(['Hanko', 'Helsinki', 'Turku', 'Viipuri']);
  });

  test('WW-COM.10 WW-A60 cities and capacities', () => {
    expect(SUPPLY_CITIES.map(({ name, hex, capacity }) => [name, hexName(hex), capacity])).toEqual([
      ['Leningrad', '1403', 300],
      ['Petrozavodsk', '2011', 50],
      ['Kem', '1926', 15],
      ['Kandalaksha', '1636', 15],
      ['Murmansk', '1644', 15],
    ]);
    const rails = RAIL_HEXES.flat();
    const names = Object.fromEntries(FINNISH_CITIES.map(({ name, hex }) => [name, hexName(hex)]));
    expect(names).toEqual({
      Helsinki: '0505',
      Turku: '0106',
      Hanko: '0203',
      Vaasa: '0117',
      Viipuri: '1207',
      Oulu: '0725',
      Kemi: '0428',
      Suomussalmi: '1125',
      Kuusamo: '1128',
      Kuhmo: '1221',
      Petsamo: '1446',
    });
    const without = FINNISH_CITIES.filter(({ hex }) => !rails.includes(hex));
    expect(without.map(({ name }) => name).sort()).toEqual(['Kuhmo', 'Petsamo']);
  });

  test('WW-COM.11 WW-FRT.GR forts, scoring row, entry hex', () => {
    expect(MANNERHEIM_LINE.map(hexName)).toEqual(['1204', '1305', '1306', '1407']);
    expect(LADOGA_LINE.map(hexName)).toEqual(['1710', '1711', '1712', '1713']);
    expect(ROW_WEST_OF_VIIPURI.map(hexName).join(' ')).toBe(
      '0107 0207 0307 0407 0507 0607 0707 0807 0907 1007 1107',
    );
    expect(hexName(ENTRY_HEX)).toBe('0129');
  });

  test('WW-DEP.6 WW-COM.11 the Soviet hexes within three of Leningrad', () => {
    const near = hexes.filter((hex) => country(hex) === 'ussr' && distance(hex, LENINGRAD) <= 3);
    expect(near.map(hexName).join(' ')).toBe(
      '1201 1301 1401 1501 1601 1102 1202 1302 1402 1502 1602 1203 1303 1403 1503 1603 1703 1304 1404 1504 1604 1505',
    );
  });

  test('WW-MOV.J11 WW-MOV.J12 the railways of each country hang together', () => {
    expect(RAIL_HEXES.map((list) => list.length)).toEqual([60, 127]);
    expect(RAIL_HEXES[1]!.every((hex) => COUNTRY[hex] === FINLAND)).toBe(true);
  });
});

describe('the counters', () => {
  test('WW-GEN.7 WW-COM.1 120 counters, 51 Finnish, 5 blank, 64 Soviet', () => {
    expect(UNIT_COUNT).toBe(120);
    expect(units.filter((unit) => SIDE_OF[unit] === SOVIET).length).toBe(64);
    expect(units.filter((unit) => entryOf(unit) === 'blank').length).toBe(5);
    const mix = Object.fromEntries(
      UNIT_TYPES.map(({ id, strengths, count }) => [id, [strengths, count]]),
    );
    expect(mix).toMatchObject({
      F662: ['6-6-2', 8],
      F003: ['0-0-3', 5],
      S2012: ['20-12-2', 7],
      S212: ['2-1-2', 27],
      SHQ: ['0-1-2', 6],
      NKVD: ['1-1-4', 5],
    });
  });

  test('WW-COM.1 WW-SUP.F5 the whole Soviet army fits Leningrad', () => {
    const usable = DEFAULT_PRIORITY.filter((unit) => entryOf(unit) !== 'spare');
    expect(usable.reduce((sum, unit) => sum + ATTACK[unit]!, 0)).toBe(274);
  });

  test('WW-COM.3 WW-DEP.1 initial forces', () => {
    const initial = units.filter((unit) => entryOf(unit) === 'initial');
    expect(initial.filter((unit) => SIDE_OF[unit] === SOVIET).length).toBe(39);
    expect(initial.filter((unit) => SIDE_OF[unit] !== SOVIET).length).toBe(20);
  });

  test('WW-COM.4 WW-A44 WW-ERR.2 arrivals', () => {
    expect(arrivals(1, 2)).toEqual([
      'F662',
      'F223',
      'F223',
      'F113',
      'F113',
      ...Array(5).fill('F003'),
    ]);
    expect(arrivals(1, 8)).toEqual(['F333', 'F223', 'F223C']);
    expect(arrivals(0, 3)).toEqual(['S2012', 'S642', 'S212', 'S212', 'S212', 'S213', 'SHQ']);
    expect(arrivals(0, 9)).toEqual(['S1282', 'S642', 'S223', 'S212', 'S212', 'S212']);
    expect([arrivals(0, 1), arrivals(0, 5), arrivals(1, 10)]).toEqual([[], [], []]);
    expect(arrivals(0, 10)).toEqual(['S642', 'S642']);
  });

  test('WW-ERR.3 two spare counters', () => {
    const spare = units.filter((unit) => entryOf(unit) === 'spare').map(unitName);
    expect(spare).toEqual(['F113-15', 'S2012-7']);
  });

  test('WW-A29 the default priority', () => {
    expect(unitName(DEFAULT_PRIORITY[0]!)).toBe('S2012-1');
    expect(unitName(DEFAULT_PRIORITY[7]!)).toBe('S1282-1');
    expect(DEFAULT_PRIORITY.some((unit) => unitName(unit).startsWith('SHQ'))).toBe(false);
  });
});

describe('the charts', () => {
  test('WW-COM.5 WW-MOV.A2 what a step costs each side', () => {
    const cost = (from: string, to: string): number[] => {
      const side = hexNamed(from)! * 6 + directionTo(hexNamed(from)!, hexNamed(to)!);
      return COST.map((table) => table[side]!);
    };
    expect(cost('1813', '1814')).toEqual([1, 1]); // clear
    expect(cost('1714', '1715')).toEqual([2, 1]); // swamp in Finland
    expect(cost('1714', '1815')).toEqual([2, 2]); // swamp in the USSR
    expect(cost('1714', '1614')).toEqual([1, 1]); // road through a swamp
    expect(cost('0726', '0727')).toEqual([2, 2]); // river
    expect(cost('1121', '1221')).toEqual([1, 1]); // road over a lake
    expect(cost('1326', '1426')).toEqual([3, 3]); // lake hexside and swamp
    expect(cost('1304', '1305')).toEqual([1, 1]); // fortification
    expect(cost('1203', '1104')).toEqual([2, 2]); // ice
  });

  test('WW-COM.2 WW-TER.4 ten turns, ice in the last three', () => {
    expect(TURNS.length).toBe(10);
    expect(TURNS[0]!.from).toBe('1939-11-30');
    expect(TURNS[9]!.to).toBe('1940-03-12');
    expect([7, 8, 9, 10].map(isIceTurn)).toEqual([false, true, true, true]);
  });

  test('WW-COM.6 WW-A1 WW-CRT.1 the Combat Results Table never gets worse for the attacker with odds or die', () => {
    expect(COLUMNS_OF_ODDS).toEqual([
      '1-4',
      '1-3',
      '1-2',
      '1-1',
      '2-1',
      '3-1',
      '4-1',
      '5-1',
      '6-1',
    ]);
    const worth = ['Ae', 'Ar', 'Ne', 'Ex', 'Dr', 'De'];
    for (const fort of [false, true])
      for (let column = 0; column < 9; column++)
        for (let die = 1; die <= 6; die++) {
          const here = worth.indexOf(combatResult(column, die, fort));
          // Parentheses turn Dr into Ne: within a fort only the odds are monotone.
          if (die > 1 && !fort)
            expect(here).toBeGreaterThanOrEqual(worth.indexOf(combatResult(column, die - 1, fort)));
          if (column > 0 && !fort)
            expect(here).toBeGreaterThanOrEqual(worth.indexOf(combatResult(column - 1, die, fort)));
        }
    expect([1, 2, 3, 4, 5].map((die) => combatResult(3, die, false))).toEqual([
      'Ae',
      'Ar',
      'Ne',
      'Ex',
      'Dr',
    ]);
    expect([
      combatResult(4, 3, false),
      combatResult(4, 6, false),
      combatResult(7, 2, false),
    ]).toEqual(['Ex', 'De', 'De']);
  });

  test('WW-COM.7 WW-A45 WW-OPT.1 the Scenario Table', () => {
    for (let turn = 1; turn <= 9; turn++)
      expect([1, 2, 3].map((die) => scenarioRolled(turn, die))).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    const row = (die: number): string =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((turn) => scenarioRolled(turn, die) ?? '.').join('');
    expect([row(4), row(5), row(6)]).toEqual(['.CAAABA..', '.DBABCBA.', 'DECBEEBEA']);
  });

  test('WW-COM.8 WW-OPT.4 the Special Event Tables', () => {
    const row = (turn: number): string[] =>
      [1, 2, 3, 4, 5, 6].map((die) => eventsRolled(turn, die).join('+'));
    expect(row(1)).toEqual(['', '', '', 'F', 'G', 'H']);
    expect(row(4)).toEqual(row(1));
    expect(row(5)).toEqual(['', 'G', 'H', 'J', 'K', 'G+J']);
    expect(row(9)).toEqual(['', '', 'F', 'J', 'K', 'L']);
  });

  test('WW-COM.9 WW-VIC.4 victory levels', () => {
    const levels = [101, 100, 81, 80, 61, 60, 31, 30, -50].map((points) => {
      const { winner, level } = victoryLevel(points);
      return `${winner ?? 'draw'} ${level}`;
    });
    expect(levels).toEqual([
      'soviet decisive',
      'soviet substantive',
      'soviet substantive',
      'soviet marginal',
      'soviet marginal',
      'draw moral',
      'draw moral',
      'finland decisive',
      'finland decisive',
    ]);
  });
});
