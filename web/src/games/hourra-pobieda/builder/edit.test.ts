// The draft and everything that can be done to it. What is made is judged by the game's own checks.
import type { Json } from '@motti/engine';
import { problems, SCENARIOS } from '@motti/hourra-pobieda/workshop';
import { expect, test } from 'vitest';
import { coloursOf } from '../colours.ts';
import { groundOf } from '../sheet.ts';
import { blank, copyOfBox, type Draft, hindrances } from './draft.ts';
import * as army from './edit-army.ts';
import * as map from './edit-map.ts';
import * as table from './edit-table.ts';
import { around, wayTo } from './hexes.ts';

const KHALKHIN_GOL = SCENARIOS['khalkhin-gol'];
const errors = (draft: Draft): string[] =>
  problems(draft as unknown as Json).flatMap(({ level, code }) =>
    level === 'error' ? [code] : [],
  );
const column = (x: string): string[] => Array.from({ length: 9 }, (_, y) => `${x}0${y + 1}`);

/** By nothing but the steps of a builder. */
function small(): Draft {
  let draft = blank('en');
  draft = map.paintZone(draft, 0, [...column('01'), ...column('02')], true);
  draft = map.paintZone(draft, 1, [...column('11'), ...column('12')], true);
  draft = map.toggleBase(draft, 0, '0105');
  draft = map.toggleBase(draft, 1, '1205');
  for (const side of [0, 1] as const)
    draft = army.setCount(draft, side, army.START, { type: 'soft' }, 12);
  draft = map.toggleObjective(draft, '0605', 'Objective');
  for (const side of ['BLU', 'RED'])
    draft = table.addClause(draft, {
      side,
      level: 'decisive',
      when: 'endOfTurn',
      all: [{ controls: 'objective-1' }],
    });
  return draft;
}

test('7.4 a scenario from nothing lacks bases and an end, and lets itself be finished', () => {
  expect(errors(blank('en'))).toEqual(Array(4).fill('E01-fewest'));
  expect(hindrances(blank('fr') as unknown as Json)).toEqual([]);
  expect(errors(small())).toEqual([]);
});

test('what is no scenario of hexes is not opened, what is merely wrong is', () => {
  const { victory: _, ...lacking } = KHALKHIN_GOL;
  expect(hindrances(lacking as unknown as Json).map(({ code }) => code)).toEqual(['E01-missing']);
  expect(hindrances(7)).not.toEqual([]);
  expect(hindrances({ ...KHALKHIN_GOL, table: { width: 11, height: 9 } } as never)[0]?.code).toBe(
    'E02-length',
  );
  const armless = army.setCount(small(), 0, army.START, { type: 'soft' }, 0);
  expect(errors(armless)).not.toEqual([]);
  expect(hindrances(armless as unknown as Json)).toEqual([]);
});

test('hexes have the neighbours that the rules give them', () => {
  const size = { width: 12, height: 9 };
  expect(around('0502', size)).toEqual(['0602', '0601', '0501', '0402', '0503', '0603']);
  expect(around('0101', size)).toEqual([
    '0201',
    undefined,
    undefined,
    undefined,
    undefined,
    '0102',
  ]);
  expect(wayTo('0101', '0401', size, () => true)).toEqual(['0201', '0301', '0401']);
  expect(wayTo('0101', '0401', size, () => false)).toBeUndefined();
});

test('ground is painted, attributes lie on top, and the key holds what is on the map', () => {
  let draft = map.paintTerrain(blank('en'), ['0304', '0305'], 'rough');
  draft = map.paintAttribute(draft, ['0304'], 'dense', true);
  expect(groundOf(draft, '0304')).toEqual({ terrain: 'rough', dense: true });
  draft = map.paintTerrain(draft, ['0304'], 'accidente');
  expect(groundOf(draft, '0304')).toEqual({ terrain: 'accidente', dense: true });
  draft = map.paintTerrain(draft, ['0304'], 'water');
  expect(groundOf(draft, '0304')).toEqual({ terrain: 'water' });
  expect(map.countGround(draft)).toEqual({ open: 106, water: 1, rough: 1 });
  expect(Object.keys(map.paintTerrain(draft, ['0304', '0305'], 'open').terrain!.key)).toEqual([
    '.',
  ]);
  expect(map.paintTerrain(draft, ['0304'], 'water')).toBe(draft);
  expect(map.paintTerrain(draft, ['9999'], 'rough')).toBe(draft);
});

test('labels of the ground outlive the brush', () => {
  const painted = map.paintTerrain(KHALKHIN_GOL, ['0101'], 'rough');
  expect(groundOf(painted, '0101')).toEqual({ terrain: 'rough', label: 'marsh' });
  const named = map.setGroundLabel(painted, 'rough', 'reeds');
  expect(groundOf(named, '0404')?.label).toBe('reeds');
  expect(groundOf(named, '0302')?.label).toBe('hill');
});

test('a stretch is filled up to other ground', () => {
  const wall = map.paintTerrain(blank('en'), column('04'), 'water');
  expect(map.sameGround(wall, '0101')).toHaveLength(27);
  expect(map.sameGround(wall, '0405')).toHaveLength(9);
});

test('HP-B5 a river bars the road until a bridge leads over it, and takes the bridge with it', () => {
  let draft = blank('en');
  for (const y of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const other of around(`060${y}`, draft.table))
      if (other?.startsWith('07')) draft = map.setEdge(draft, [`060${y}`, other], 'fleuve');
  for (const y of [2, 4, 6, 8])
    for (const other of around(`060${y}`, draft.table))
      if (other?.startsWith('07')) draft = map.setEdge(draft, [other, `060${y}`], 'fleuve');
  expect(map.roadWay(draft, '0605', '0705')).toBeUndefined();
  const bridged = map.toggleBridge(draft, ['0705', '0605']);
  expect(map.roadWay(bridged, '0605', '0705')).toEqual(['0705']);
  expect(map.setEdge(bridged, ['0605', '0705'], undefined).bridges).toEqual([]);
  expect(map.toggleBridge(bridged, ['0605', '0705']).bridges).toEqual([]);
  expect(map.setEdge(draft, ['0101', '0301'], 'stream')).toBe(draft);
});

test('a road that loses a hex is two roads', () => {
  const { draft, id } = map.addRoad(blank('en'), ['0101', '0201', '0301', '0401', '0501']);
  const cut = map.eraseHex(draft, '0301');
  expect(cut.roads).toEqual([
    { id, cells: ['0101', '0201'] },
    { id: 'road-2', cells: ['0401', '0501'] },
  ]);
  expect(map.setRoad(draft, id, ['0101']).roads).toEqual([]);
  expect(map.roadCrosses(draft, ['0301', '0201'])).toBe(true);
  expect(map.roadCrosses(cut, ['0301', '0201'])).toBe(false);
});

test('HP-B10 a hex is in one zone, HP-B19 mines switch their option on and off', () => {
  let draft = map.paintZone(blank('en'), 0, ['0101', '0102'], true);
  draft = map.paintZone(draft, 1, ['0102'], true);
  expect(draft.sides.map(({ setup }) => setup.zone)).toEqual([['0101'], ['0102']]);
  expect(map.paintZone(draft, 0, ['0101'], false).sides[0].setup.zone).toEqual([]);
  const mined = map.paintMines(draft, 0, ['0301', '0302'], true);
  expect(mined.sides[0].setup.minefields).toEqual({ count: 1, zone: ['0301', '0302'] });
  expect(mined.options.minefields).toBe(true);
  const cleared = map.paintMines(mined, 0, ['0301', '0302'], false);
  expect([cleared.sides[0].setup.minefields, cleared.options.minefields]).toEqual([null, false]);
});

test('marks: bases, objectives, regions, names', () => {
  let draft = map.toggleBase(blank('en'), 0, '0101');
  draft = map.toggleBase(draft, 0, '0103');
  expect(map.toggleBase(draft, 0, '0101').sides[0].bases.map(({ id }) => id)).toEqual(['BLU-2']);
  draft = map.setPlace(draft, '0505', 'Nomonhan');
  draft = map.growObjective(map.toggleObjective(draft, '0505', 'x'), 'objective-1', '0506');
  expect(draft.objectives).toEqual([
    { id: 'objective-1', name: 'Nomonhan', cells: ['0505', '0506'] },
  ]);
  expect(map.toggleObjective(draft, '0505', 'x').objectives?.[0]?.cells).toEqual(['0506']);
  const bare = map.eraseHex(map.eraseHex(draft, '0505'), '0506');
  expect([bare.objectives, bare.places]).toEqual([[], []]);
  const region = map.paintRegion(draft, 'east', ['1101', '1001'], true);
  expect(region.regions).toEqual({ east: ['1001', '1101'] });
  expect(map.paintRegion(region, 'east', ['1001', '1101'], false).regions).toEqual({});
});

test('a smaller table keeps no thing beyond its edge, a larger one is open', () => {
  const smaller = table.resize(KHALKHIN_GOL, { width: 8, height: 6 });
  expect(
    errors(smaller).filter((code) => ['E02', 'E03', 'E04'].some((e) => code.startsWith(e))),
  ).toEqual([]);
  const larger = table.resize(small(), { width: 20, height: 14 });
  expect(errors(larger)).toEqual([]);
  expect(groundOf(larger, '2014')).toEqual({ terrain: 'open' });
});

test('sides change names and colours, and everything that speaks of them follows', () => {
  const named = table.setSideId(KHALKHIN_GOL, 0, 'NIP');
  expect(errors(named)).toEqual([]);
  expect(named.victory.filter(({ side }) => side === 'NIP')).toHaveLength(2);
  expect(errors(table.swapSides(KHALKHIN_GOL))).toEqual([]);
  expect(table.swapSides(KHALKHIN_GOL).sides[0].id).toBe('SU');
  expect(table.setTitle(KHALKHIN_GOL, 'À l’est').id).toBe('a-l-est');
  expect(table.setTitle(KHALKHIN_GOL, 'X').id).toBe(KHALKHIN_GOL.id);
});

test('options are written where they differ from the usual', () => {
  const off = table.setOption(blank('en'), 'recon', 'off', 'on');
  expect(off.options).toEqual({ recon: false });
  expect(table.setOption(off, 'recon', 'on', 'on').options).toEqual({});
  expect(table.setOption(off, 'retreatApproachRadius', '99', '3').options).toEqual({
    recon: false,
    retreatApproachRadius: 99,
  });
});

test('HP-B6 types come and go with their elements, own types stay', () => {
  let draft = army.setCount(small(), 0, army.START, { type: 't26' }, 2);
  expect(draft.elementTypes.map(({ id }) => id)).toEqual(['soft', 't26']);
  expect(army.points(draft, 0)).toBe(16);
  draft = army.setCount(draft, 0, army.START, { type: 't26' }, 0);
  expect(draft.elementTypes.map(({ id }) => id)).toEqual(['soft']);
  const own = army.addType(draft, 'Guards');
  const heavy = army.changeType(own.draft, own.id, { class: 'armour', grade: 'heavy' });
  expect(heavy.elementTypes.at(-1)).toMatchObject({ points: 2, protection: 1, grade: 'heavy' });
  expect(
    errors(army.setCount(heavy, 0, army.START, { type: own.id }, 1)).filter(
      (code) => code !== 'E08',
    ),
  ).toEqual([]);
  expect(army.changeType(heavy, own.id, { class: 'soft' }).elementTypes.at(-1)).toMatchObject({
    points: 1,
    protection: 0,
    grade: null,
  });
  expect(army.removeType(heavy, own.id).elementTypes.map(({ id }) => id)).toEqual(['soft']);
});

test('qualities are entries of their own', () => {
  let draft = army.setCount(small(), 0, army.START, { type: 'soft', quality: 'veteran' }, 2);
  expect(draft.sides[0].forces).toEqual([
    { type: 'soft', count: 12 },
    { type: 'soft', count: 2, quality: 'veteran' },
  ]);
  draft = army.changeForce(draft, 0, army.START, 1, { label: 'Guards' });
  expect(draft.sides[0].forces[1]).toEqual({
    type: 'soft',
    count: 2,
    quality: 'veteran',
    label: 'Guards',
  });
  draft = army.changeForce(draft, 0, army.START, 1, { quality: 'standard', label: '' });
  expect(draft.sides[0].forces[1]).toEqual({ type: 'soft', count: 2 });
});

test('HP-B20 reinforcements have a turn or a trigger, never both', () => {
  let draft = army.addReinforcement(small(), 0);
  draft = army.setCount(draft, 0, 0, { type: 'soft' }, 2);
  draft = { ...draft, relax: { bases: true } };
  expect(errors(draft)).toEqual([]);
  const waiting = army.changeReinforcement(draft, 0, 0, {
    mode: 'onTable',
    trigger: { any: [{ enemyOccupiesObjective: 'objective-1' }] },
  });
  expect(errors(waiting)).toEqual([]);
  expect(waiting.sides[0].reinforcements?.[0]).not.toHaveProperty('turn');
  const arriving = army.changeReinforcement(waiting, 0, 0, { mode: 'arrival' });
  expect(arriving.sides[0].reinforcements?.[0]).not.toHaveProperty('trigger');
  expect(army.removeReinforcement(arriving, 0, 0).sides[0].reinforcements).toEqual([]);
});

test('HP-B18 a suggested set-up is proposed, changed by hand and forgotten', () => {
  let draft = army.groupAgain(small(), 0);
  expect(errors(draft)).toEqual([]);
  const groups = army.suggestedGroups(draft, 0);
  expect(groups.map(({ id, elements }) => [id, elements])).toEqual([
    ['B1', { soft: 6 }],
    ['B2', { soft: 6 }],
  ]);
  draft = army.moveGroup(draft, 0, 'B1', '0109');
  draft = army.giveElement(draft, 0, 'soft', 'B1', '');
  expect(army.leftOver(draft, 0)).toEqual({ soft: 1 });
  expect(errors(draft)).toEqual(['E18-left']);
  draft = army.newGroupOf(draft, 0, 'soft', '0101');
  expect(errors(draft)).toEqual([]);
  draft = army.toggleEntrench(draft, 0, 'B3');
  expect(draft.sides[0].defaultSetup?.entrenchPriority).toEqual(['B3']);
  expect(army.forgetSuggestion(draft, 0).sides[0]).not.toHaveProperty('defaultSetup');
});

test('the scenarios of the box can be changed, in the reader’s language', () => {
  for (const id of ['khalkhin-gol', 'suomussalmi-raate', 'summa'])
    for (const locale of ['en', 'fr'] as const) {
      const copy = copyOfBox(id, locale);
      expect(hindrances(copy as unknown as Json)).toEqual([]);
      expect(errors(copy)).toEqual([]);
    }
  const { title, sides } = copyOfBox('khalkhin-gol', 'fr');
  expect([title, ...sides.map(({ name }) => name)]).toEqual([
    'Khalkhin Gol, juillet 1939',
    'Japon',
    'Union soviétique',
  ]);
});

test('in a French copy only what is a name in both languages stays as it is', () => {
  const wordsOf = (value: unknown, path = ''): [path: string, text: string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value ?? {}).flatMap(([key, one]) =>
          /^(label|name)$/.test(key) || typeof one === 'object'
            ? wordsOf(one, `${path}/${key}`)
            : [],
        );
  const same = (['khalkhin-gol', 'suomussalmi-raate', 'summa'] as const).flatMap((id) => {
    const french = new Map(wordsOf(copyOfBox(id, 'fr')));
    return wordsOf(copyOfBox(id, 'en')).flatMap(([path, text]) =>
      // Types of the box are said in the reader’s language wherever they are shown.
      french.get(path) === text && !/^\/(elementTypes|places)/.test(path) && !/\/\d+$/.test(path)
        ? [text]
        : [],
    );
  });
  expect(same).toEqual([
    'steppe',
    'village',
    'Nomonhan',
    'village',
    'Raate',
    'Juntusranta',
    'Viipuri',
    'Kämärä - Honkaniemi - Viipuri',
    'Viipuri',
    'Perkjärvi',
    'Boboshino',
    'Lähde',
    'Viipuri',
  ]);
});

test('a side takes a colour; two of one colour are shown as usual', () => {
  const draft = table.setColour(blank('en'), 0, 'sand');
  expect(problems(draft as unknown as Json).map(({ path }) => path.join())).not.toContain(
    'sides,0,colour',
  );
  expect(coloursOf(draft)).toEqual(['sand', 'red']);
  expect(coloursOf(table.setColour(draft, 1, 'sand'))).toEqual(['blue', 'red']);
  const odd = { ...draft, sides: [{ ...draft.sides[0], colour: 'puce' }, draft.sides[1]] };
  expect(hindrances(odd as unknown as Json).map(({ path }) => path.join())).toEqual([
    'sides,0,colour',
  ]);
});
