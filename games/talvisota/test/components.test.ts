// The components: what the data says, and that the tables of the rulebook say the same in both languages.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  CALENDAR,
  CONNECTIONS,
  cellAt,
  ENTRENCHMENTS,
  ENVIRONMENT_NAMES,
  FRONT_BOXES,
  FRONT_NAMES,
  JANUARY,
  MAP_SPACES,
  MORALE,
  neighboursOf,
  POSSESSION_MARKERS,
  SOVIET_SPACE_COUNT,
  SPACE_COUNT,
  STRATEGY_NAMES,
  SUPPORT_NAMES,
  spaceByName,
  UNIT_NAMES,
} from '../src/data/index.ts';
import strategies from '../src/data/strategies.json' with { type: 'json' };
import supports from '../src/data/supports.json' with { type: 'json' };
import units from '../src/data/units.json' with { type: 'json' };

const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const text = (language: Language): string =>
  readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8');

/** The tables under a clause: rows of cells, without the heading, signs of print made plain. */
function tables(language: Language, clause: string): string[][][] {
  const from = text(language).split(`**${clause}** `)[1]!;
  const part = from.split(/\n\*\*TV-|\n## /)[0]!;
  return part
    .split(/\n\n/)
    .filter((block) => block.startsWith('|'))
    .map((block) => block.trim().split('\n').slice(2).map(cells));
}
const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('−', '-').replace(/\s/g, ' ').trim());
const plain = (cell: string): string => cell.replace(/ ○$/, '');
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const number = (cell: string | undefined): number => Number(plain(cell ?? ''));

const allUnits = [...units.soviet, ...units.finland];
const allStrategies = [...strategies.soviet, ...strategies.finland];
const allSupports = [...supports.soviet, ...supports.finland];

describe.each(LANGUAGES)('the tables of the rulebook, %s', (language) => {
  test('TV-C1 TV-A4 TV-1.3.3a TV-1.3.3b the turn track: eight turns, two a month', () => {
    const rows = tables(language, 'TV-C1')[0]!;
    expect(rows.map(([turn]) => Number(turn))).toEqual(CALENDAR.map(({ turn }) => turn));
    expect(rows.map(([, name]) => / (I+) (\d+)$/.exec(name!)?.slice(1))).toEqual(
      CALENDAR.map(({ half, year }) => ['I'.repeat(half), String(year)]),
    );
    const months = CALENDAR.map(({ month }) => month);
    expect(months.join(' ')).toBe(
      'december december january january february february march march',
    );
    expect(CALENDAR.filter(({ month }) => month === 'january')[0]!.turn).toBe(JANUARY);
  });

  test('TV-C2 TV-1.1a TV-A8 108 counters, every one accounted for', () => {
    const rows = tables(language, 'TV-C2')[0]!;
    const counts = rows.map((row) => number(row[2]));
    expect(sum(counts)).toBe(108);
    const [corps, eli, meca, tan, single, change, ...rest] = counts;
    const soviet = units.soviet.map(({ start, january }) => start + january);
    expect([corps! * 3 + single!, eli, meca, tan]).toEqual(soviet);
    expect(change).toBe(10);
    expect(rows[5]![2]).toContain('○');
    const finnish = ['SCT', 'WD', 'SK', 'DIV', 'RES'].map(
      (id) => units.finland.find((unit) => unit.id === id)!.start,
    );
    expect(rest).toEqual([
      ...finnish,
      ENTRENCHMENTS,
      strategies.soviet.length,
      strategies.finland.length,
      sum(supports.soviet.map(({ count }) => count)),
      sum(supports.finland.map(({ count }) => count)),
      ENVIRONMENT_NAMES.length,
      1,
      POSSESSION_MARKERS,
      4,
    ]);
  });

  test('TV-C3 TV-A10 combat units: numbers, strengths, abilities', () => {
    const rows = tables(language, 'TV-C3')[0]!;
    const shown = rows.map(([, type, , many, strength, ability]) => ({
      type,
      many: many!.split(' + ').map(Number),
      strength: number(strength),
      ability: Number(/[+-]\d/.exec(ability!)?.[0] ?? 0),
    }));
    expect(shown).toEqual([
      ...units.soviet.map(({ id, start, january, strength, bonus }) => ({
        type: id,
        many: [start, january],
        strength,
        ability: bonus,
      })),
      ...units.finland.map(({ id, start, strength, bonus, penalty }) => ({
        type: id,
        many: [start],
        strength,
        ability: bonus || 0 - penalty,
      })),
    ]);
    for (const row of rows) expect(row[4]).toContain('○');
  });

  test('TV-C4 TV-1.4g TV-1.4h strategies: the three numbers and the points', () => {
    const rows = tables(language, 'TV-C4')[0]!;
    expect(rows.map(([, code, , numbers]) => `${code} ${numbers}`)).toEqual([
      ...strategies.soviet.map((s) => `${s.id} ${s.spaces}-${s.units}-${s.supports}`),
      ...strategies.finland.map((s) => `${s.id} ${s.units}-${s.environment}-${s.supports}`),
    ]);
    expect(
      rows.slice(0, 4).map((row) => row.slice(5).map((cell) => /-\d/.exec(cell)?.[0])),
    ).toEqual(strategies.soviet.map(({ success, failure }) => [`-${success}`, `-${failure}`]));
  });

  test('TV-C5 TV-1.4i TV-3.3.2a TV-3.3.3a supports: nine Soviet, eight Finnish', () => {
    const rows = tables(language, 'TV-C5')[0]!;
    const shown = rows.map(([, code, many, , turn]) => [code, Number(many), Number(turn)]);
    expect(shown).toEqual(
      allSupports.map(({ id, count, fromTurn }) => [
        id === 'T-34' ? 'T-34/KV-1' : id,
        count,
        fromTurn,
      ]),
    );
    const commander = language === 'en' ? 'commander' : 'chef';
    expect(rows.filter((row) => row[5] === commander).map((row) => row[1])).toEqual(
      allSupports.filter((support) => support.commander).map(({ id }) => id),
    );
    expect(sum(supports.soviet.map(({ count }) => count))).toBe(9);
    expect(sum(supports.finland.map(({ count }) => count))).toBe(8);
  });

  test('TV-C6 TV-5a TV-1.4j Environment, Entrenchments and markers', () => {
    const rows = tables(language, 'TV-C6')[0]!;
    expect(rows.map((row) => Number(row[1]))).toEqual([
      ...ENVIRONMENT_NAMES.map(() => 1),
      ENTRENCHMENTS,
      POSSESSION_MARKERS,
      1,
    ]);
    expect(ENVIRONMENT_NAMES).toEqual(['snow', 'woods', 'forest', 'marsh', 'fog']);
  });

  test('TV-C7 TV-CRTa TV-A26 the combat results table, cell by cell', () => {
    const rows = tables(language, 'TV-C7')[0]!;
    for (const [die, ...results] of rows)
      expect(results.map(plain)).toEqual(
        results.map((_, column) => cellAt(Number(die), column).text),
      );
    const marked = rows.flatMap(([die, ...results]) =>
      results.flatMap((cell, column) => (cell.endsWith('○') ? [`${die} +${column}`] : [])),
    );
    expect(marked).toEqual(['2 +5', '2 +6']);
  });

  test('TV-C8 TV-A71 the map: every space with its front, value, line and connections', () => {
    const shown = tables(language, 'TV-C8').flat();
    const fronts = shown.map(([, front]) => front);
    expect(new Set(fronts).size).toBe(3);
    for (const [id, space] of MAP_SPACES.entries()) {
      const [name, , value, mark, joined] = shown.find((row) => row[0] === space.name)!;
      const facts = [
        space.value === undefined ? '–' : String(space.value),
        space.fortifiedLine === undefined ? undefined : String(space.fortifiedLine),
        space.logisticCentre === true,
      ];
      const line = /\d/.exec(mark!)?.[0];
      expect([name, plain(value!), line, mark !== '' && line === undefined]).toEqual([
        space.name,
        ...facts,
      ]);
      const neighbours = neighboursOf(id, 8).map((other) => MAP_SPACES[other]!.name);
      const named = joined!.split(/, (?![a-z]+ 7)/).map((one) => one.replace(/ \(.*/, ''));
      expect(named.sort()).toEqual(neighbours.sort());
    }
    expect(shown).toHaveLength(SPACE_COUNT);
  });
});

describe('the data', () => {
  test('TV-1.1g TV-1.3.1f logistic centres: Lapland two, Ladoga two, Karelia one', () => {
    const centres = MAP_SPACES.filter((space) => space.logisticCentre);
    expect(centres.map(({ id, front }) => `${front} ${id}`).sort()).toEqual([
      'karelia leningrad',
      'ladoga belomorsk',
      'ladoga petrozavodsk',
      'lapland kandalaksha',
      'lapland murmansk',
    ]);
    for (const centre of centres) expect(centre.provenance['logisticCentre']).toBe('printed');
  });

  test('TV-1.3.1f Soviet spaces have a name and no value', () => {
    const soviet = MAP_SPACES.filter(({ territory }) => territory === 'soviet');
    expect(soviet).toHaveLength(SOVIET_SPACE_COUNT);
    expect(soviet.every(({ name, value }) => name !== '' && value === undefined)).toBe(true);
  });

  test('TV-1.3.1b a connection joins its spaces whatever its kind', () => {
    const kinds = new Set(CONNECTIONS.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['ice', 'rail', 'road', 'track']);
    for (const { a, b } of CONNECTIONS) {
      expect(neighboursOf(spaceByName(a)!, 8)).toContain(spaceByName(b)!);
      expect(neighboursOf(spaceByName(b)!, 8)).toContain(spaceByName(a)!);
    }
  });

  test('TV-1.3.1a TV-1.3.1g before turn 7 all connections but the ice are active', () => {
    const joined = (turn: number): number =>
      sum(MAP_SPACES.map((_, id) => neighboursOf(id, turn).length)) / 2;
    expect([joined(1), joined(6), joined(7)]).toEqual([124, 124, 125]);
  });

  test('TV-1.3.1c TV-A71 60 Finnish and 18 Soviet spaces, 125 connections', () => {
    expect([SPACE_COUNT - SOVIET_SPACE_COUNT, SOVIET_SPACE_COUNT]).toEqual([60, 18]);
    expect(CONNECTIONS).toHaveLength(125);
  });

  test('TV-1.3.1d TV-A71 what the text says of the map is marked as printed', () => {
    const space = (id: string) => MAP_SPACES[spaceByName(id)!]!;
    expect(space('koivisto')).toMatchObject({ value: 2, provenance: { value: 'printed' } });
    expect(space('kotka')).toMatchObject({ value: 2, provenance: { value: 'printed' } });
    expect(space('helsinki').victory).toBe(true);
    expect(space('viipuri').provenance['value']).toBe('reconstructed');
    const printed = MAP_SPACES.filter(({ provenance }) => provenance['value'] === 'printed');
    expect(printed.map(({ id }) => id).sort()).toEqual(['koivisto', 'kotka']);
  });

  test('TV-8a TV-1.3.1e three fortified lines across the isthmus', () => {
    const lines = [1, 2, 3].map((line) =>
      MAP_SPACES.filter((space) => space.fortifiedLine === line).map(({ id }) => id),
    );
    expect(lines.map((line) => line.sort())).toEqual([
      ['kiviniemi', 'koivisto', 'muolaa', 'summa', 'taipale'],
      ['ayrapaa', 'johannes', 'kamara'],
      ['antrea', 'kakisalmi', 'viipuri'],
    ]);
  });

  test('TV-8a every way from the frontier to line 3 leads through line 1', () => {
    const blocked = new Set(
      MAP_SPACES.flatMap((space, id) => (space.fortifiedLine === 1 ? [id] : [])),
    );
    const seen = new Set([spaceByName('sestroretsk')!, spaceByName('vaskelovo')!]);
    for (const at of seen)
      for (const next of neighboursOf(at, 1))
        if (!blocked.has(next) && MAP_SPACES[next]!.front === 'karelia') seen.add(next);
    const reached = [...seen].filter((id) => (MAP_SPACES[id]!.fortifiedLine ?? 0) > 1);
    expect(reached).toEqual([]);
  });

  test('TV-1.3.2a the map knows no terrain', () => {
    const keys = new Set(MAP_SPACES.flatMap((space) => Object.keys(space)));
    expect([...keys].sort()).toEqual([
      'alsoNamed',
      'fortifiedLine',
      'front',
      'id',
      'logisticCentre',
      'name',
      'provenance',
      'territory',
      'value',
      'victory',
    ]);
  });

  test('TV-1.4a TV-A2 the names of strategies, units and supports, once each', () => {
    expect(STRATEGY_NAMES).toEqual('PRUD ATT BLIN MAN DEFENSE CON-ATT MOTTI RESIST'.split(' '));
    expect(UNIT_NAMES.slice(0, 9)).toEqual('FUS ELI MECA TAN RES SK WD SCT DIV'.split(' '));
    expect(SUPPORT_NAMES).toEqual(
      'MER TIMO AIR ART NKVD RENF MUNI RAV T-34 MANN ART RENF A-T AIR EMB'.split(' '),
    );
  });

  test('TV-1.4e TV-1.4f TV-1.4d a unit has a type, a strength, and a bonus or a penalty', () => {
    expect(units.soviet.map(({ id }) => id)).toEqual(['FUS', 'ELI', 'MECA', 'TAN']);
    expect(units.finland.map(({ id }) => id)).toEqual(['RES', 'SK', 'WD', 'SCT', 'DIV']);
    for (const unit of allUnits) {
      expect(unit.strength).toBeGreaterThan(0);
      expect('penalty' in unit && unit.penalty > 0 && unit.bonus > 0).toBe(false);
    }
    const kinds = units.finland.map(({ bonus, penalty }) => [bonus > 0, penalty > 0]);
    expect(kinds).toContainEqual([true, false]);
    expect(kinds).toContainEqual([false, true]);
  });

  test('TV-A10 the printed order from RES to DIV, by strength and then by ability', () => {
    const worth = units.finland.map(({ strength, bonus, penalty }) => [strength, bonus + penalty]);
    for (const [index, [strength, ability]] of worth.entries()) {
      const next = worth[index + 1];
      if (next)
        expect(next[0]! > strength! || (next[0] === strength && next[1]! > ability!)).toBe(true);
    }
    for (const { strength } of units.soviet) expect(strength - 3).toBeGreaterThan(0);
    for (const unit of allUnits)
      expect(unit.provenance).toEqual({ number: 'printed', values: 'reconstructed' });
  });

  test('TV-1.4c TV-1.1d TV-A9 there is no corps unit: seven corps are 21 of the 25 FUS', () => {
    expect(UNIT_NAMES).not.toContain('COR');
    const fus = units.soviet[0]!;
    expect(fus.start + fus.january).toBe(7 * 3 + 1 + 3);
  });

  test('TV-A7 TV-2.3c TV-2.3b 27 Finnish combat units and two Entrenchments', () => {
    expect(sum(units.finland.map(({ start }) => start)) + ENTRENCHMENTS).toBe(29);
    expect(ENTRENCHMENTS).toBe(2);
    expect(allUnits.some(({ id }) => id === 'RET')).toBe(false);
  });

  test('TV-A12 TV-3.2.3d the four Finnish strategies use up the printed means', () => {
    const total = (key: 'environment' | 'supports'): number =>
      sum(strategies.finland.map((strategy) => strategy[key]));
    expect([total('environment'), total('supports')]).toEqual([ENVIRONMENT_NAMES.length, 8]);
    const pattern = ({ id: _id, clause: _clause, ...rest }: (typeof strategies.finland)[number]) =>
      rest;
    expect(pattern(strategies.finland[3]!)).toEqual(pattern(strategies.finland[0]!));
  });

  test('TV-1.5a TV-1.5b three fronts with one, two and two strategy boxes', () => {
    expect(FRONT_NAMES).toEqual(['lapland', 'ladoga', 'karelia']);
    expect(FRONT_BOXES).toEqual([1, 2, 2]);
    expect(allStrategies).toHaveLength(8);
  });

  test('TV-2.1c TV-7.1a TV-7.2a TV-7.2c morale: 23 and 19, never above 23', () => {
    expect(MORALE).toEqual({ soviet: 23, finland: 19, cap: 23 });
  });

  test('TV-CRTb TV-4.3a signs and columns of the table: a, d and R, +0 to +6', () => {
    expect(cellAt(6, 2)).toMatchObject({ a: 1, d: 1, retreat: true });
    expect(cellAt(5, 6)).toMatchObject({ a: 0, d: 2, retreat: false });
    expect(cellAt(1, 0)).toMatchObject({ a: 3, d: 0, retreat: false });
    // TV-A26: each row is the row above moved one column to the right.
    for (let die = 1; die < 6; die++)
      for (let column = 1; column <= 6; column++)
        expect(cellAt(die, column).text).toBe(cellAt(die + 1, column - 1).text);
  });
});
