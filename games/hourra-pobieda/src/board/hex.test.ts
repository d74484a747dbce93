import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../data/index.ts';
import type { Ground, Scenario } from '../scenario/format.ts';
import type { Place, Presence, Traveller } from './geometry.ts';
import { type HexGeometry, hexGeometry } from './hex.ts';

const FOOT: Traveller = { mountain: false, ski: false, armouredCar: false };
const SKI: Traveller = { ...FOOT, ski: true };
const KG = hexGeometry(SCENARIOS['khalkhin-gol']);

/** Board P with other ground in some hexes, and roads. */
function board(
  ground: Readonly<Record<string, Ground>> = {},
  more: Partial<Scenario> = {},
): HexGeometry {
  const plain = SCENARIOS['board-p'];
  const key: Record<string, Ground> = { ...plain.terrain!.key };
  const rows = plain.terrain!.rows.map((row) => [...row]);
  Object.entries(ground).forEach(([cell, at], i) => {
    const letter = String.fromCharCode(65 + i);
    key[letter] = at;
    rows[Number(cell.slice(2)) - 1]![Number(cell.slice(0, 2)) - 1] = letter;
  });
  return hexGeometry({
    ...plain,
    terrain: { key, rows: rows.map((row) => row.join('')) },
    ...more,
  });
}

const at = (geometry: HexGeometry, name: string): Place => geometry.placeOf(name)!;
function presence(
  geometry: HexGeometry,
  own: readonly string[],
  enemy: readonly string[] = [],
): Presence {
  return {
    own: own.map((name) => at(geometry, name)),
    enemy: enemy.map((name) => at(geometry, name)),
    pontoons: [],
  };
}
const line = (
  geometry: HexGeometry,
  from: string,
  enemy: readonly string[] = [],
  friends: readonly string[] = [],
  zones: 'cuts' | 'costs' = 'cuts',
  traveller = FOOT,
  source = '0105',
) =>
  geometry
    .supply(presence(geometry, [from, ...friends], enemy), zones)
    .line(at(geometry, from), at(geometry, source), traveller);

const MOUNTAIN: Ground = { terrain: 'mountain' };
const BROKEN: Ground = { terrain: 'accidente' };
const rows = (column: string, ground: Ground, except: string[] = []): Record<string, Ground> =>
  Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => `${column}0${i + 1}`)
      .filter((cell) => !except.includes(cell))
      .map((cell) => [cell, ground]),
  );

describe('coordinates', () => {
  test('HP-G1 neighbours of an odd and of an even row', () => {
    const names = (cell: string): string[] =>
      KG.steps(at(KG, cell), [])
        .map(({ to }) => KG.nameOf(to))
        .sort();
    expect(names('0505')).toEqual(['0404', '0405', '0406', '0504', '0506', '0605']);
    expect(names('0504')).toEqual(['0404', '0503', '0505', '0603', '0604', '0605']);
    expect(names('0101')).toEqual(['0102', '0201']);
  });

  test('HP-G2 distances of Khalkhin Gol', () => {
    expect(KG.distance(at(KG, '1203'), at(KG, '0606'))).toBe(7);
    expect(KG.distance(at(KG, '0207'), at(KG, '0606'))).toBe(5);
    expect(KG.distance(at(KG, '0503'), at(KG, '1203'))).toBe(7);
  });

  test('HP-G3 columns and rows', () => {
    expect(KG.placeOf('1209')).toBeDefined();
    expect(KG.placeOf('1301')).toBeUndefined();
    expect(KG.placeOf('0110')).toBeUndefined();
    expect(KG.placeOf('0000')).toBeUndefined();
    expect(KG.placeOf('12')).toBeUndefined();
  });

  test('HP-A75 places are in the order of their ids', () => {
    const names = Array.from({ length: 108 }, (_, place) => KG.nameOf(place as Place));
    expect(names).toEqual([...names].sort());
  });

  test('HP-G4 HP-G5 contact and zones', () => {
    const p = board();
    const [a, b, c] = [at(p, '0405'), at(p, '0505'), at(p, '0605')];
    expect([p.inContact(a, b), p.inContact(a, c), p.inContact(a, a)]).toEqual([true, false, false]);
    expect([p.inControlZone(a, a), p.inControlZone(b, a)]).toEqual([true, false]);
    expect([p.inInfluenceZone(a, a), p.inInfluenceZone(b, a), p.inInfluenceZone(c, a)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([p.within(a, c, 2), p.within(a, c, 1)]).toEqual([true, false]);
    expect([p.takesBase(a, a), p.takesBase(b, a)]).toEqual([true, false]);
  });

  test('hexsides have one name from either side', () => {
    expect(KG.crossingOf('0502|0503')).toBe(KG.crossingOf('0503|0502'));
    expect(KG.nameOfCrossing(KG.crossingOf('0503|0502')!)).toBe('0502|0503');
    expect(KG.crossingOf('0502|0704')).toBeUndefined();
  });
});

describe('ground', () => {
  test('HP-A31 areas are connected hexes of one class, or single hexes', () => {
    const ground = { '0405': BROKEN, '0505': BROKEN, '0705': BROKEN, '0605': MOUNTAIN };
    const whole = board(ground);
    expect(whole.areaAt(at(whole, '0405'))).toBe(whole.areaAt(at(whole, '0505')));
    expect(whole.areaAt(at(whole, '0405'))).not.toBe(whole.areaAt(at(whole, '0705')));
    expect(whole.areaAt(at(whole, '0101'))).toBe(-1);
  });

  test('HP-G8 HP-A50 lines of sight on hexes', () => {
    const hill: Ground = { terrain: 'open', height: true };
    const wood: Ground = { terrain: 'open', dense: true };
    const sees = (ground: Record<string, Ground>, a: string, b: string): boolean => {
      const p = board(ground);
      return p.lineOfSight(at(p, a), at(p, b));
    };
    expect(sees({ '0403': hill }, '0303', '0503')).toBe(false);
    expect(sees({ '0403': hill }, '0303', '0504')).toBe(false);
    expect(sees({ '0403': hill }, '0303', '0402')).toBe(true);
    expect(sees({ '0403': hill, '0302': hill }, '0303', '0402')).toBe(false);
    expect(sees({ '0403': hill }, '0303', '0403')).toBe(true);
    expect(sees({ '0405': wood, '0505': wood }, '0305', '0405')).toBe(true);
    expect(sees({ '0405': wood, '0505': wood }, '0305', '0505')).toBe(false);
    expect(sees({ '0405': wood, '0505': wood }, '0205', '0405')).toBe(true);
    // The pair of 0101 and 0103: one hex of it is off the table, the other decides.
    expect(sees({ '0102': hill }, '0101', '0103')).toBe(false);
  });

  test('HP-A50 what cuts a line can be named', () => {
    const p = board({ '0403': { terrain: 'open', height: true } });
    const mask = (a: string, b: string) => p.maskBetween(at(p, a), at(p, b));
    expect(mask('0303', '0503')).toBe(at(p, '0403'));
    expect(mask('0303', '0402')).toBeUndefined();
    // Too far to be seen at all: nothing need hide it.
    expect(mask('0303', '0903')).toBeUndefined();
  });

  test('HP-A33 HP-A65 rivers, bridges and pontoons', () => {
    const over = (a: string, b: string, pontoons: string[] = []): boolean =>
      KG.assaultCrosses(
        at(KG, a),
        at(KG, b),
        pontoons.map((name) => KG.crossingOf(name)!),
      );
    expect(over('0605', '0505')).toBe(false);
    expect(over('0606', '0607')).toBe(true);
    expect(over('0502', '0503')).toBe(false);
    expect(over('0502', '0503', ['0502|0503'])).toBe(true);
    const sites = KG.pontoonSites(at(KG, '0502'), []).map((site) => KG.nameOfCrossing(site));
    expect(sites.sort()).toEqual(['0402|0502', '0502|0503']);
    const stream = KG.walk(at(KG, '0706'), [at(KG, '0707')], [])!;
    expect(stream[0]).toMatchObject({ stream: true, barred: false, road: false, length: 1 });
    const bridge = KG.walk(at(KG, '0606'), [at(KG, '0607')], [])!;
    expect(bridge[0]).toMatchObject({ stream: false, barred: false, road: true });
    expect(KG.walk(at(KG, '0606'), [at(KG, '0806')], [])).toBeUndefined();
  });
});

describe('HP-G7 supply lines', () => {
  test('HP-2.3d HP-A16 a mountain on the only shortest line is gone round', () => {
    const p = board({ '0505': BROKEN, '0305': MOUNTAIN });
    expect(line(p, '0505')).toEqual({
      length: 5,
      reference: 4,
      detour: true,
      crossesBroken: false,
    });
  });

  test('HP-A15 round the influence of an enemy', () => {
    expect(line(board(), '0505', ['0304'])).toMatchObject({
      length: 5,
      reference: 4,
      detour: true,
    });
  });

  test('HP-A17 HP-2.3h a gap in the influence of an enemy, and friends who hold it', () => {
    const p = board(rows('03', MOUNTAIN, ['0305']));
    expect(line(p, '0505')).toMatchObject({ length: 4, reference: 4, detour: false });
    expect(line(p, '0505', ['0204'])).toBeUndefined();
    expect(line(p, '0505', ['0204'], ['0305'])).toMatchObject({ length: 5, detour: true });
    expect(line(p, '0505', ['0204'], ['0305', '0205'])).toMatchObject({ length: 4, detour: false });
    expect(line(p, '0505', ['0305'])).toBeUndefined();
    expect(line(p, '0505', ['0204'], [], 'costs')).toMatchObject({ length: 4, detour: true });
    expect(line(p, '0505', ['0305'], [], 'costs')).toBeUndefined();
  });

  test('HP-A19 a road counts half only if it leads all the way', () => {
    const cells = Array.from({ length: 9 }, (_, i) => `0${i + 1}05`);
    const p = board({}, { roads: [{ id: 'r', cells }] });
    expect(line(p, '0805')).toMatchObject({ length: 3.5, reference: 3.5, detour: false });
    expect(line(p, '0804')).toMatchObject({ length: 8, reference: 8, detour: false });
    expect(line(p, '0805', ['0504'])).toMatchObject({ length: 8, reference: 3.5, detour: true });
  });

  test('HP-A18 broken ground counts when every shortest line passes through it', () => {
    expect(line(board({ '0304': BROKEN }), '0503')).toMatchObject({ crossesBroken: false });
    const wall = { '0303': BROKEN, '0304': BROKEN, '0403': BROKEN, '0404': BROKEN };
    expect(line(board(wall), '0503')).toMatchObject({ length: 5, crossesBroken: true });
  });

  test('HP-A32 ground crossed along a road does not count', () => {
    const wall = rows('03', BROKEN);
    const p = board(wall, { roads: [{ id: 'r', cells: ['0205', '0305', '0405'] }] });
    expect(line(p, '0505')).toMatchObject({ length: 4, crossesBroken: false });
    expect(line(board(wall), '0505')).toMatchObject({ length: 4, crossesBroken: true });
    const water = rows('03', { terrain: 'water' });
    const causeway = board(water, { roads: [{ id: 'r', cells: ['0205', '0305', '0405'] }] });
    expect(line(causeway, '0505')).toMatchObject({ length: 4, crossesBroken: false });
    expect(line(board(water), '0505')).toBeUndefined();
  });

  test('HP-A34 mountain troops are supplied across mountains, for the point of broken ground', () => {
    const p = board(rows('03', MOUNTAIN));
    expect(line(p, '0505')).toBeUndefined();
    const alpine = { ...FOOT, mountain: true };
    expect(line(p, '0505', [], [], 'cuts', alpine)).toMatchObject({
      length: 4,
      crossesBroken: true,
    });
  });

  test('HP-A15 two enemies pinch a group, a friend opens the line', () => {
    const p = board();
    expect(line(p, '0505', ['0405', '0605'])).toBeUndefined();
    expect(line(p, '0505', ['0405', '0605'], ['0504'])).toMatchObject({ length: 7, detour: true });
  });

  test('HP-A21 HP-S.1c the river of Khalkhin Gol, with and without a pontoon', () => {
    const from = at(KG, '0503');
    const base = at(KG, '1203');
    const without = KG.supply({ own: [from], enemy: [], pontoons: [] }, 'cuts');
    expect(without.line(from, base, FOOT)).toMatchObject({ reference: 7, detour: true });
    const pontoons = [KG.crossingOf('0502|0503')!];
    const over = KG.supply({ own: [from], enemy: [], pontoons }, 'cuts').line(from, base, FOOT);
    expect(over).toMatchObject({ length: 8, reference: 7, detour: true });
    const bridgehead = at(KG, '0606');
    expect(without.line(bridgehead, base, FOOT)).toMatchObject({ length: 3.5, detour: false });
    expect(without.line(bridgehead, at(KG, '0207'), FOOT)).toMatchObject({ length: 2.5 });
  });

  test('HP-W.1 ski troops cross forest without the point', () => {
    const snow = hexGeometry(SCENARIOS['suomussalmi-raate']);
    expect(line(snow, '0408', [], [], 'cuts', SKI, '0209')).toMatchObject({
      length: 3,
      crossesBroken: false,
    });
    const wall = board(rows('03', BROKEN));
    expect(line(wall, '0505', [], [], 'cuts', SKI)).toMatchObject({ crossesBroken: false });
  });

  test('HP-A70 links of depots', () => {
    const p = board();
    const link = (geometry: HexGeometry, enemy: string[]): number | undefined =>
      geometry.depotLink(
        at(geometry, '0505'),
        at(geometry, '0105'),
        presence(geometry, ['0805'], enemy),
      );
    expect(link(p, [])).toBe(4);
    expect(link(p, ['0305'])).toBe(5);
    expect(link(board(rows('02', BROKEN)), [])).toBeUndefined();
  });

  test('HP-W.6 an open road', () => {
    const snow = hexGeometry(SCENARIOS['suomussalmi-raate']);
    const open = (enemy: string[], own: string[] = []): boolean =>
      snow.roadOpen(at(snow, '1208'), at(snow, '0306'), presence(snow, own, enemy));
    expect(open([])).toBe(true);
    expect(open(['0506'])).toBe(false);
    // 0505 lies beside 0406 and 0506: closed by its influence, opened by groups of the side itself.
    expect(open(['0505'])).toBe(false);
    expect(open(['0505'], ['0406', '0506', '0605'])).toBe(true);
  });
});

test('HP-G9 HP-A45 hexes farther from the victor', () => {
  const p = board();
  const names = p.retreats(at(p, '0505'), at(p, '0405')).map((place) => p.nameOf(place));
  expect(names).toEqual(['0504', '0506', '0605']);
});

test('HP-A62 the banks of a bridge, the hexes of a hill', () => {
  expect(KG.inObjective(0, at(KG, '0606'))).toBe(true);
  expect(KG.inObjective(0, at(KG, '0607'))).toBe(true);
  expect(KG.inObjective(0, at(KG, '0605'))).toBe(false);
  expect(KG.inObjective(1, at(KG, '0402'))).toBe(true);
  expect(KG.distanceToObjective(2, at(KG, '1203'))).toBe(3);
  expect(KG.inRegion('eastBank', at(KG, '0603'))).toBe(true);
  expect(KG.around(at(KG, '0207'), 1).map((place) => KG.nameOf(place))).toEqual([
    '0207',
    '0106',
    '0107',
    '0108',
    '0206',
    '0208',
    '0307',
  ]);
});
