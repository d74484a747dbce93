// Who is supplied where: rules of the factions that no line of play shows (section 8).
import { expect, test } from 'vitest';
import { at, factionKeyed, leaderKeyed, MAKHNO, unitKeyed } from '../src/data/index.ts';
import { triumphOfChaos as game } from '../src/index.ts';
import { gainFaction, loseFactions } from '../src/phases/factions.ts';
import { movedMarker } from '../src/rules/influence.ts';
import { hasArmy } from '../src/rules/leaders.ts';
import { isExemptFromAttrition, isSupplied, updateSupply } from '../src/rules/supply.ts';
import {
  DEAD,
  isReduced,
  pieceOfLeader,
  pieceOfUnit,
  placeOf,
  RED,
  type State,
  setFace,
  setMarker,
  spaceOf,
} from '../src/state.ts';

type Position = Parameters<typeof game.arrange>[1];
const drill = (position: Position): State =>
  game.arrange({ scenario: 'drill', options: {} }, position);
const unit = (key: string) => pieceOfUnit(unitKeyed(key));
const leader = (key: string) => pieceOfLeader(leaderKeyed(key));
function fed(key: string, position: Position): boolean {
  const s = drill({ empty: true, turn: 7, ...(position as object) });
  updateSupply(s);
  return isSupplied(s, unit(key));
}

test.each<[string, string, Position, boolean]>([
  [
    'TC-8.311b whoever controls Astrakhan supplies their own forces from its city',
    'RA',
    { fcm: { astrakhan: 3 }, units: { Elista: ['RA'] }, control: { red: ['Astrakhan', 'Elista'] } },
    true,
  ],
  [
    'TC-8.311b and so does its conqueror',
    'RA',
    {
      status: { astrakhan: 'conquered-by-red' },
      units: { Elista: ['RA'] },
      control: { red: ['Astrakhan', 'Elista'] },
    },
    true,
  ],
  [
    'TC-8.311b without the city the line is cut',
    'RA',
    { fcm: { astrakhan: 3 }, units: { Elista: ['RA'] }, control: { red: ['Elista'] } },
    false,
  ],
  [
    'TC-8.314d a WHITE Archangel supplies WHITE forces though Britain is nobody’s',
    'WS',
    { units: { Shenkursk: ['WS'] }, control: { white: ['Archangel', 'Shenkursk'] } },
    true,
  ],
  [
    'TC-8.314d and US forces',
    'us-polar-bears',
    {
      fcm: { usa: -3 },
      units: { Shenkursk: ['us-polar-bears'] },
      control: { white: ['Archangel', 'Shenkursk'] },
    },
    true,
  ],
  [
    'TC-8.315e Germans are supplied in every space of the occupied regions',
    'cp-ge-9',
    { fcm: { 'central-powers': 3 }, units: { Mozyr: ['cp-ge-9'] } },
    true,
  ],
  [
    'TC-8.315e elsewhere by a friendly line to a space they hold there',
    'cp-ge-9',
    {
      fcm: { 'central-powers': -3 },
      units: { Orel: ['cp-ge-9'], Homel: ['cp-ge-c3'] },
      control: { white: ['Bryansk', 'Orel'] },
    },
    true,
  ],
  [
    'TC-8.315e not without one',
    'cp-ge-9',
    { fcm: { 'central-powers': -3 }, units: { Orel: ['cp-ge-9'] } },
    false,
  ],
  [
    'TC-8.315j Kiev under uncontrolled Germans still supplies Ukrainians',
    'ukr-cav-c1',
    {
      fcm: { ukraine: 3 },
      units: { Kiev: ['cp-ge-eichhorn'], Uman: ['ukr-cav-c1'] },
      control: { red: ['Uman'] },
    },
    true,
  ],
  [
    'TC-8.315j not under Germans of the enemy',
    'ukr-cav-c1',
    {
      fcm: { ukraine: 3, 'central-powers': -3 },
      units: { Kiev: ['cp-ge-eichhorn'], Uman: ['ukr-cav-c1'] },
      control: { red: ['Uman'] },
    },
    false,
  ],
  [
    'TC-8.316d the Legion is supplied from any friendly space of the Urals',
    'cz-1',
    {
      fcm: { 'czech-legion': -3 },
      units: { Birsk: ['cz-1'] },
      control: { white: ['Ufa', 'Birsk'], red: ['Omsk', 'Orenburg', 'Ekaterinburg'] },
    },
    true,
  ],
  [
    'TC-8.316d not without such a line',
    'cz-1',
    { fcm: { 'czech-legion': -3 }, units: { Penza: ['cz-1'] }, control: { white: ['Penza'] } },
    false,
  ],
  [
    'TC-8.317e a RED Helsinki supplies Red Finns',
    'red-finn-c1',
    { units: { Tampere: ['red-finn-c1'] }, control: { red: ['Helsinki', 'Tampere'] } },
    true,
  ],
  [
    'TC-8.317e but no other RED unit',
    'RA',
    {
      fcm: { finland: 3 },
      units: { Tampere: ['RA'] },
      control: { red: ['Helsinki', 'Tampere'], white: ['Petrograd'] },
    },
    false,
  ],
  [
    'TC-8.320c Makhno is supplied everywhere in the Makhno region',
    'mak-1',
    { fcm: { makhno: 3 }, units: { Mariupol: ['mak-1'] } },
    true,
  ],
  [
    'TC-8.320c not abroad without a line',
    'mak-1',
    { fcm: { makhno: 3 }, units: { Perekop: ['mak-1'] } },
    false,
  ],
  [
    'TC-8.326a West Ukrainians are supplied in every space of their region',
    'wuk-1',
    { fcm: { 'west-ukraine': -3 }, units: { Chortkov: ['wuk-1'] } },
    true,
  ],
  [
    'TC-16.36d partisans are supplied wherever they are',
    'white-partisan-c1',
    { units: { Tula: ['white-partisan-c1'] } },
    true,
  ],
  [
    'TC-16.32b greens are supplied wherever they are',
    'green-c1',
    { units: { Tula: ['green-c1'] } },
    true,
  ],
  [
    'TC-8.23a no line of supply runs through a neutral region',
    'RA',
    {
      status: { ukraine: 'conquered-by-red' },
      units: { Kiev: ['RA'] },
      control: { red: ['Kiev'], nobody: ['Bakhmach'] },
    },
    false,
  ],
  [
    'TC-A162 a self-defending faction is supplied by the unheld ground of its region',
    'bel-c1',
    { war: { belarus: ['red'] }, units: { Pinsk: ['bel-c1'] } },
    true,
  ],
  [
    'TC-A162 not once its city has fallen',
    'bel-c1',
    { war: { belarus: ['red'] }, units: { Pinsk: ['bel-c1'], Minsk: ['RA'] } },
    false,
  ],
])('%s', (_, key, position, expected) => {
  expect(fed(key, position)).toBe(expected);
});

test('TC-8.315e TC-8.316d TC-8.320c attrition never touches Germans, Czechs and Makhno', () => {
  const s = drill({
    empty: true,
    turn: 7,
    fcm: { 'central-powers': -3, 'czech-legion': -3, makhno: -3, ukraine: -3 },
    units: { Orel: ['cp-ge-9'], Penza: ['cz-1'], Perekop: ['mak-1'], Kursk: ['ukr-cav-c1'] },
  });
  const exempt = ['cp-ge-9', 'cz-1', 'mak-1', 'ukr-cav-c1'].map((key) =>
    isExemptFromAttrition(s, unit(key)),
  );
  expect(exempt).toEqual([true, true, true, false]);
});

test('TC-8.22b Denikin leads no Estonians, Makhno leads his own and no RED army', () => {
  const s = drill({
    empty: true,
    turn: 7,
    fcm: { estonia: -3, makhno: 3 },
    units: { Reval: ['denikin', 'est-1'], Mariupol: ['makhno', 'RA'], Perekop: ['mak-1'] },
  });
  expect([hasArmy(s, leader('denikin')), hasArmy(s, leader('makhno'))]).toEqual([false, false]);
  s.place[unit('mak-1')] = s.place[unit('RA')]!;
  const together = drill({
    empty: true,
    turn: 7,
    fcm: { makhno: 3 },
    units: { Mariupol: ['makhno', 'mak-1'] },
  });
  expect(hasArmy(together, leader('makhno'))).toBe(true);
});

test('TC-8.131a TC-8.133a TC-A100 seven spaces, one a point, two at most, and inertia in Control', () => {
  const s = drill({});
  const khiva = factionKeyed('khiva');
  const seen = new Set<number>();
  for (let from = -3; from <= 3; from++)
    for (const net of [-9, -2, -1, 0, 1, 2, 9]) {
      setMarker(s, khiva, from);
      seen.add(movedMarker(s, khiva, net));
    }
  expect([...seen].sort((a, b) => a - b)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  const from = (marker: number, net: number): number => {
    setMarker(s, khiva, marker);
    return movedMarker(s, khiva, net);
  };
  expect([from(0, 1), from(0, 5), from(3, -1), from(3, -2), from(-3, 5)]).toEqual([1, 2, 3, 2, -1]);
});

test('TC-8.143b TC-A138 regained forces come back as they were, the dead to the Dead Box', () => {
  const s = drill({
    empty: true,
    turn: 7,
    fcm: { makhno: 3 },
    units: { 'Gulyai-Polye': ['mak-1'], Mariupol: ['mak-cav'] },
    dead: ['mak-c1'],
  });
  setFace(s, unit('mak-1'), 1);
  s.agenda.push({ kind: 'over' });
  loseFactions(s, [MAKHNO], undefined);
  setMarker(s, MAKHNO, 0);
  gainFaction(s, MAKHNO, RED, true, undefined);
  expect([spaceOf(s, unit('mak-1')), isReduced(s, unit('mak-1'))]).toEqual([at(231), true]);
  expect([spaceOf(s, unit('mak-cav')), isReduced(s, unit('mak-cav'))]).toEqual([at(231), false]);
  expect(placeOf(s, unit('mak-c1'))).toBe(DEAD);
});

test('TC-8.313b TC-6.31a without Minsk RED does not win at the end', () => {
  const cities = (minsk: string): string => {
    const s = game.arrange(
      { scenario: 'campaign', options: {} },
      {
        empty: true,
        turn: 16,
        vp: 20,
        control: {
          red: [
            ...['Moscow', 'Petrograd', 'Vologda', 'Archangel', 'Saratov', 'Voronezh', 'Kazan'],
            ...['Samara', 'Tsaritsyn', 'Rostov', 'Migulinskaya', 'Yekaterinodar', 'Sevastopol'],
            ...['Orenburg', 'Kiev', 'Kharkov', 'Gulyai-Polye'],
            ...['Baku', 'Astrakhan', 'Tashkent', 'Khiva', 'Lvov'],
            ...(minsk === 'red' ? ['Minsk'] : []),
          ],
          ...(minsk === 'white' ? { white: ['Minsk'] } : {}),
        },
        status: {
          belarus: 'conquered-by-red',
          ukraine: 'conquered-by-red',
          makhno: 'conquered-by-red',
          'central-powers': 'withdrawn',
        },
        step: 'victory',
      },
    );
    return s.winner;
  };
  expect([cities('red'), cities('white')]).toEqual(['red', 'white']);
});
