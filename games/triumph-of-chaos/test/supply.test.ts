// TC-13 Supply: how a piece is supplied where it stands.
import { expect, test } from 'vitest';
import { findLeader, findSpace, unitKeyed } from '../src/data/index.ts';
import { triumphOfChaos } from '../src/index.ts';
import { controls } from '../src/rules/control.ts';
import { allowanceOf } from '../src/rules/movement.ts';
import { isSpaceSupplied, supplyAt, supplyOf, updateSupply } from '../src/rules/supply.ts';
import { type PieceId, pieceOfLeader, pieceOfUnit, RED, type State, WHITE } from '../src/state.ts';

type Position = Readonly<Record<string, unknown>>;
const drill = (position: Position): State => {
  const s = triumphOfChaos.arrange(
    { scenario: 'drill', options: {} },
    position as Parameters<typeof triumphOfChaos.arrange>[1],
  );
  updateSupply(s);
  return s;
};
const pieceKeyed = (key: string): PieceId => {
  const leader = findLeader(key);
  return leader === undefined ? pieceOfUnit(unitKeyed(key)) : pieceOfLeader(leader);
};
const spaceNamed = (name: string) => {
  const id = findSpace(name);
  if (id === undefined) throw new Error(`no space ${name}`);
  return id;
};
const SUPPLY = ['out', 'limited', 'full'] as const;

/** A lone RED unit on the Don with nothing RED beside it; Millerovo would join it to Rossosh. */
const POCKET = { units: { Kamenskaya: ['RA'] } };
const around = (side: 'red' | 'white', ...spaces: readonly string[]) => ({
  control: { [side]: spaces },
});

test.each<[string, Position, string, (typeof SUPPLY)[number]]>([
  [
    'TC-13.1a TC-A53 by road through friendly spaces',
    { units: { Khvalynsk: ['RA'] } },
    'RA',
    'full',
  ],
  ['TC-13.1c TC-A53 nothing friendly beside it', POCKET, 'RA', 'out'],
  [
    'TC-A53 its own space counts as friendly: one friendly space beside it joins the line',
    { ...POCKET, ...around('red', 'Millerovo') },
    'RA',
    'full',
  ],
  ['TC-13.1b in the South-East', { units: { 'SE2 Emba': ['RA'] } }, 'RA', 'limited'],
  [
    'TC-13.1b TC-A54 in the South-East no line is needed',
    { units: { 'SE2 Emba': ['WV'] }, ...around('red', 'Aktyubinsk', 'SE1 Ural Steppe') },
    'WV',
    'limited',
  ],
  [
    'TC-13.1b in winter Full Supply is Limited',
    { turn: 10, weather: 'winter', units: { Tula: ['RA'] } },
    'RA',
    'limited',
  ],
  [
    'TC-13.1c in winter too who has no line has none',
    { ...POCKET, weather: 'winter' },
    'RA',
    'out',
  ],
  ['TC-13.21a Petrograd and Moscow feed RED', { units: { Luga: ['RA'] } }, 'RA', 'full'],
  [
    'TC-13.21a not when WHITE holds both',
    { units: { Luga: ['RA'] }, ...around('white', 'Petrograd', 'Moscow') },
    'RA',
    'out',
  ],
  ['TC-13.21a WHITE sources feed no RED unit', { units: { Sevastopol: ['RA'] } }, 'RA', 'out'],
  ['TC-13.22a Sevastopol feeds WHITE', { units: { Dzhankoi: ['WV'] } }, 'WV', 'full'],
  [
    'TC-13.22a not when RED holds it and the road to the others is cut',
    { units: { Dzhankoi: ['WV'] }, ...around('red', 'Sevastopol', 'Kerch') },
    'WV',
    'out',
  ],
  ['TC-13.22a Omsk feeds WHITE', { units: { Ufa: ['WS'] } }, 'WS', 'full'],
  [
    'TC-13.23a a faction is fed by its own city',
    { fcm: { poland: -3 }, units: { Siedlce: ['pol-1'] }, ...around('white', 'Warsaw') },
    'pol-1',
    'full',
  ],
  [
    'TC-13.23a not when the enemy holds its cities',
    { fcm: { poland: -3 }, units: { Siedlce: ['pol-1'] }, ...around('red', 'Warsaw', 'Lublin') },
    'pol-1',
    'out',
  ],
  [
    'TC-13.23a another force of its side is not fed by that city',
    { fcm: { poland: -3 }, units: { Siedlce: ['WV'] }, ...around('white', 'Warsaw') },
    'WV',
    'out',
  ],
  [
    'TC-13.23a a source of the controlling side feeds it too',
    {
      fcm: { ukraine: -3 },
      units: { Slavyansk: ['ukr-sich'] },
      control: { white: ['Lugansk'], red: ['Kiev', 'Kharkov'] },
    },
    'ukr-sich',
    'full',
  ],
  [
    'TC-13.23b West Ukrainians are fed in all their region',
    { fcm: { 'west-ukraine': -3 }, units: { Stryi: ['wuk-1'] }, ...around('red', 'Lvov') },
    'wuk-1',
    'full',
  ],
  [
    'TC-13.23b Makhno too',
    { fcm: { makhno: 3 }, units: { Mariupol: ['mak-1'] }, ...around('white', 'Gulyai-Polye') },
    'mak-1',
    'full',
  ],
  [
    'TC-13.23b not beyond it',
    { fcm: { makhno: 3 }, units: { Taganrog: ['mak-1'] } },
    'mak-1',
    'out',
  ],
  [
    'TC-A122 an enemy unit on the line cuts it',
    { ...POCKET, ...around('red', 'Millerovo'), units: { Kamenskaya: ['RA'], Millerovo: ['wc'] } },
    'RA',
    'out',
  ],
  [
    'TC-A122 a lone enemy leader too',
    {
      ...around('red', 'Millerovo'),
      units: { Kamenskaya: ['RA'], Millerovo: ['denikin'] },
    },
    'RA',
    'out',
  ],
  [
    'TC-A122 a green corps too',
    {
      ...around('red', 'Millerovo'),
      units: { Kamenskaya: ['RA'], Millerovo: ['green-c1'] },
    },
    'RA',
    'out',
  ],
  [
    'TC-A113 Czechs are fed by the Urals',
    {
      fcm: { 'czech-legion': -3 },
      units: { Ufa: ['cz-1'] },
      ...around('red', 'Omsk', 'Sevastopol', 'Novorossiysk', 'Yekaterinodar'),
    },
    'cz-1',
    'full',
  ],
  [
    'TC-A113 French forces use WHITE sources',
    { fcm: { france: -3 }, units: { Simferopol: ['fr-1'] } },
    'fr-1',
    'full',
  ],
  [
    'TC-A133 East Prussia feeds those who may enter it',
    {
      fcm: { lithuania: -3 },
      units: { Shavli: ['vdg-1'] },
    },
    'vdg-1',
    'full',
  ],
  ['TC-A133 and nobody else', { fcm: { lithuania: -3 }, units: { Shavli: ['WV'] } }, 'WV', 'out'],
  [
    'TC-A162 no line runs through ground that nobody holds',
    { ...POCKET, control: { nobody: ['Millerovo'], red: ['Rossosh'] } },
    'RA',
    'out',
  ],
  [
    'TC-A162 a faction that defends itself treats the unheld spaces of its region as friendly',
    { war: { belarus: ['red'] }, units: { Borisov: ['bel-1'] } },
    'bel-1',
    'full',
  ],
])('%s', (_, position, key, expected) => {
  const s = drill(position);
  expect(SUPPLY[supplyOf(s, pieceKeyed(key))]).toBe(expected);
});

test('TC-A163 a space is supplied for the piece that would stand there', () => {
  const s = drill({ fcm: { poland: -3 }, control: { white: ['Warsaw', 'Siedlce'] } });
  expect(supplyAt(s, pieceKeyed('pol-1'), spaceNamed('Siedlce'))).toBe(2);
  expect(supplyAt(s, pieceKeyed('WV'), spaceNamed('Siedlce'))).toBe(0);
  expect(isSpaceSupplied(s, WHITE, spaceNamed('SE1 Ural Steppe'))).toBe(true);
});

test('TC-A133 spaces out of play count for nobody, whatever their record says', () => {
  const s = drill({ control: { red: ['527', '528', '245', '246', 'Kronstadt'] } });
  for (const name of ['527', '528', '245', '246', 'Kronstadt'])
    expect(controls(s, RED, spaceNamed(name))).toBe(false);
  const open = drill({ flags: ['kronstadtOpen'], control: { red: ['Kronstadt'] } });
  expect(controls(open, RED, spaceNamed('Kronstadt'))).toBe(true);
});

test('TC-13.3a in Limited Supply the allowance is one less', () => {
  const s = drill({ units: { 'SE2 Emba': ['RA'], Tula: ['RA2'] } });
  expect([allowanceOf(s, pieceKeyed('RA')), allowanceOf(s, pieceKeyed('RA2'))]).toEqual([2, 3]);
});
