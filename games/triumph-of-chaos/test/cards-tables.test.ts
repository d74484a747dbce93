// The tables of the cards as the rulebook prints them: influence of the Political Cards, values of the Leader Cards.
import { expect, test } from 'vitest';
import { FACTION_IDS, faction, LEADER_CARDS, politicalCard } from '../src/data/index.ts';
import { netOf } from '../src/rules/influence.ts';
import { valueFor } from '../src/rules/leaders.ts';
import { laidOut, rulesOf } from '../src/setup.ts';
import { asPolitical, BOX_NAMES, PC_BOX, pieceOfLeader, setPolitical } from '../src/state.ts';
import { position } from './workbench.ts';

const POLITICAL = [
  [
    'TC-C.P1 Kill the Whole Lot',
    1,
    'other',
    'red turkestan 1, makhno 1, latvia 1; white britain 1, czech-legion 2',
  ],
  ['TC-C.P2 Decree on Peace', 2, 'red', 'red central-powers 2, belarus 1, france 1, latvia 1'],
  ['TC-C.P3 Decree on Land', 3, 'red', 'red ukraine 2, makhno 2, belarus 1'],
  [
    'TC-C.P4 Rights of the Peoples',
    4,
    'red',
    'red transcaucasia 1, turkestan 1, khiva 1, lithuania 1, finland 1',
  ],
  ['TC-C.P5 Latvian Riflemen', 5, 'red', 'red latvia 2, estonia 1, lithuania 1, belarus 1'],
  ['TC-C.P6 Tashkent Soviet', 6, 'red', 'red turkestan 2, khiva 2, astrakhan 1'],
  ['TC-C.P7 Baku Commune', 7, 'red', 'red transcaucasia 2, astrakhan 2, britain 1'],
  ['TC-C.P8 Kirov at Astrakhan', 8, 'red', 'red astrakhan 2, turkestan 1, transcaucasia 2'],
  ['TC-C.P9 Dockers’ Strike', 9, 'red', 'red britain 2, usa 2, france 1'],
  ['TC-C.P10 Mutiny in the Black Sea', 10, 'red', 'red france 2, ukraine 1, britain 1, usa 1'],
  ['TC-C.P11 Spartacists', 11, 'red', 'red central-powers 2, poland 1, latvia 1, lithuania 1'],
  [
    'TC-C.P12 Bela Kun in Budapest',
    12,
    'red',
    'red west-ukraine 2, czech-legion 1, central-powers 1, poland 1',
  ],
  ['TC-C.P13 Finnish Red Guards', 13, 'red', 'red finland 2, estonia 2, latvia 1'],
  ['TC-C.P14 Lit-Bel Republic', 14, 'red', 'red lithuania 2, belarus 2, poland 1'],
  ['TC-C.P15 Rakovsky at Kharkov', 15, 'red', 'red ukraine 2, makhno 1, west-ukraine 1, france 1'],
  ['TC-C.P16 The Batko’s Brigade', 16, 'red', 'red makhno 3, ukraine 1, west-ukraine 1'],
  [
    'TC-C.P17 First Congress of the Comintern',
    17,
    'red',
    'red central-powers 1, poland 1, usa 1, finland 1, czech-legion 1',
  ],
  [
    'TC-C.P18 Czech Communists',
    18,
    'red',
    'red czech-legion 2, britain 1, usa 1, central-powers 1',
  ],
  ['TC-C.P19 Bullitt Mission', 19, 'red', 'red usa 2, britain 1, france 1, czech-legion 1'],
  ['TC-C.P20 Bashkirs Come Over', 20, 'red', 'red turkestan 2, astrakhan 2, khiva 1, makhno 1'],
  [
    'TC-C.P21 Commissariat for Muslim Affairs',
    21,
    'red',
    'red khiva 2, turkestan 2, transcaucasia 2',
  ],
  ['TC-C.P22 Works of Tula', 22, 'red', 'red ukraine 1, belarus 1, astrakhan 1, makhno 1'],
  ['TC-C.P23 Party Mobilisation', 23, 'red', 'red latvia 1, estonia 1, belarus 1, lithuania 1'],
  ['TC-C.P24 Supreme War Council', 24, 'white', 'white britain 2, france 2, usa 1'],
  [
    'TC-C.P25 Churchill’s Crusade',
    25,
    'white',
    'white britain 2, estonia 1, transcaucasia 1, czech-legion 1',
  ],
  ['TC-C.P26 Murmansk and Archangel', 26, 'white', 'white britain 2, usa 2, finland 1'],
  ['TC-C.P27 The Legion Revolts', 27, 'white', 'white czech-legion 3, france 1, usa 1'],
  ['TC-C.P28 Trans-Siberian Railway', 28, 'white', 'white czech-legion 2, usa 2, britain 1'],
  ['TC-C.P29 Landing at Hanko', 29, 'white', 'white finland 3, central-powers 1, estonia 1'],
  ['TC-C.P30 Senate of Vaasa', 30, 'white', 'white finland 2, estonia 1, latvia 1, lithuania 1'],
  ['TC-C.P31 Pilsudski Returns', 31, 'white', 'white poland 3, lithuania 1, belarus 1'],
  ['TC-C.P32 Polish National Committee', 32, 'white', 'white poland 2, france 2, usa 1'],
  [
    'TC-C.P33 Baltische Landeswehr',
    33,
    'white',
    'white latvia 2, lithuania 1, estonia 1, central-powers 1',
  ],
  ['TC-C.P34 Estonia’s War of Independence', 34, 'white', 'white estonia 2, latvia 2, finland 1'],
  ['TC-C.P35 The Hetmanate', 35, 'white', 'white ukraine 2, central-powers 2, makhno 1'],
  ['TC-C.P36 The Directory', 36, 'white', 'white ukraine 2, west-ukraine 2, makhno 1'],
  [
    'TC-C.P37 Western Ukrainian Republic',
    37,
    'white',
    'white west-ukraine 2, ukraine 1, belarus 1, czech-legion 1',
  ],
  [
    'TC-C.P38 Georgian Mensheviks',
    38,
    'white',
    'white transcaucasia 2, central-powers 1, astrakhan 1, britain 1',
  ],
  [
    'TC-C.P39 Dunsterforce',
    39,
    'white',
    'white transcaucasia 2, astrakhan 1, khiva 1, turkestan 1, britain 1',
  ],
  ['TC-C.P40 Transcaspian Government', 40, 'white', 'white turkestan 2, khiva 2, britain 1'],
  ['TC-C.P41 Junaid Khan', 41, 'white', 'white khiva 2, turkestan 2, astrakhan 1'],
  [
    'TC-C.P42 Astrakhan Cossacks',
    42,
    'white',
    'white astrakhan 2, czech-legion 1, transcaucasia 1, makhno 1',
  ],
  ['TC-C.P43 Belarusian Rada', 43, 'white', 'white belarus 2, lithuania 2, poland 1'],
  ['TC-C.P44 American Rifles', 44, 'white', 'white usa 1, czech-legion 1, finland 1, britain 1'],
  [
    'TC-C.P45 Stores at Novorossiysk',
    45,
    'white',
    'white transcaucasia 1, france 1, poland 1, czech-legion 1',
  ],
  [
    'TC-C.P46 Armistice in the West',
    46,
    'other',
    'red belarus 1, ukraine 1, latvia 1; white france 1, poland 1',
  ],
  [
    'TC-C.P47 Peace Conference',
    47,
    'other',
    'red usa 1, estonia 1, west-ukraine 1; white poland 2, france 1',
  ],
  [
    'TC-C.P48 Prinkipo Proposal',
    48,
    'other',
    'red usa 1, britain 1, estonia 1; white france 1, finland 2',
  ],
  [
    'TC-C.P49 Spies',
    49,
    'other',
    'red ukraine 1, czech-legion 1; white central-powers 1, astrakhan 1',
  ],
  [
    'TC-C.P50 Mirbach Murdered',
    50,
    'other',
    'red makhno 1, france 1; white central-powers 2, latvia 1',
  ],
  [
    'TC-C.P51 Eichhorn Murdered',
    51,
    'other',
    'red ukraine 1, makhno 1, belarus 1; white central-powers 1, lithuania 1',
  ],
  ['TC-C.P52 Shots at Lenin', 52, 'other', 'red astrakhan 1, belarus 1; white britain 1, usa 2'],
  [
    'TC-C.P53 Spanish Influenza',
    53,
    'other',
    'red turkestan 1, france 1; white lithuania 1, khiva 1',
  ],
  [
    'TC-C.P54 Pogroms',
    54,
    'other',
    'red belarus 1, usa 1, west-ukraine 1, ukraine 1; white makhno 1',
  ],
  [
    'TC-C.P55 No Promises to the Borderlands',
    55,
    'other',
    'red estonia 1, finland 2, poland 1, transcaucasia 1; white czech-legion 1',
  ],
  [
    'TC-C.P56 Grain Requisitions',
    56,
    'other',
    'red turkestan 1, khiva 1; white ukraine 2, belarus 1, makhno 1',
  ],
  ['TC-C.P57 The Tsar’s Gold', 57, 'other', 'red latvia 1, khiva 1; white usa 1, czech-legion 1'],
  ['TC-C.P58 War for Lvov', 58, 'other', 'red west-ukraine 1, ukraine 1; white poland 2, france 1'],
  [
    'TC-C.P59 Quarrel over Vilna',
    59,
    'other',
    'red lithuania 2, poland 1; white latvia 2, belarus 1',
  ],
  ['TC-C.P60 Relief Trains', 60, 'other', 'red astrakhan 1, usa 1; white finland 1, estonia 1'],
  ['TC-C.P61 Blockade', 61, 'other', 'red britain 1, turkestan 1; white estonia 1, latvia 1'],
  [
    'TC-C.P62 Turks in Baku',
    62,
    'other',
    'red astrakhan 1, britain 1; white transcaucasia 2, turkestan 1, khiva 1',
  ],
  [
    'TC-C.P63 The Kuban Rada Hanged',
    63,
    'other',
    'red makhno 1, transcaucasia 1, astrakhan 1; white west-ukraine 1, france 1',
  ],
  [
    'TC-C.P64 Evacuation of Odessa',
    64,
    'other',
    'red france 1, ukraine 1; white west-ukraine 2, poland 1',
  ],
  [
    'TC-C.P65 Vienna and Kiel',
    65,
    'other',
    'red central-powers 2, latvia 1; white lithuania 1, west-ukraine 1',
  ],
  [
    'TC-C.P66 The Wheel Turns',
    66,
    'other',
    'red khiva 1, lithuania 1; white ukraine 1, turkestan 1, astrakhan 1',
  ],
] as const;

test.each(POLITICAL)('%s', (_, number, box, points) => {
  const s = position(2);
  const card = asPolitical(number - 1);
  expect(politicalCard(card).box).toBe(box);
  setPolitical(s, card, PC_BOX + BOX_NAMES.indexOf(box));
  const expected: Record<string, number> = {};
  for (const part of points.split('; ')) {
    const [side = '', ...entries] = part.split(/,? (?=[a-z])/);
    for (const entry of entries) {
      const [key = '', count] = entry.split(' ');
      expected[key] = (expected[key] ?? 0) + (side === 'red' ? 1 : -1) * Number(count);
    }
  }
  for (const f of FACTION_IDS)
    expect(netOf(s, f), faction(f).key).toBe(expected[faction(f).key] ?? 0);
});

/** Number, then rating of the counter and the five values: withdrawal, pursuit, reinforcement, counter-attack, exploitation. */
const LEADERS = [
  ['TC-C.L Lenin', 1, '- - - - - -'],
  ['TC-C.L Antonov-Ovseenko', 2, '4 3 5 4 4 4'],
  ['TC-C.L Bonch-Bruevich', 3, '2 3 1 3 2 1'],
  ['TC-C.L Brusilov', 4, '4 3 4 4 5 4'],
  ['TC-C.L Budyenny', 5, '4 4 5 3 3 5'],
  ['TC-C.L Egorov', 6, '2 2 2 3 2 2'],
  ['TC-C.L Frunze', 7, '4 3 4 4 5 4'],
  ['TC-C.L Ghai-Khan', 8, '4 4 5 3 3 5'],
  ['TC-C.L Stalin', 9, '2 1 2 3 3 1'],
  ['TC-C.L Trotsky', 10, '4 4 3 5 5 3'],
  ['TC-C.L Tukhachevsky', 11, '3 2 4 3 2 4'],
  ['TC-C.L Voroshilov', 12, '2 2 1 3 3 1'],
  ['TC-C.L Zhukov', 13, '2 2 2 2 2 3'],
  ['TC-C.L Tsar Nicholas II', 14, '- - - - - -'],
  ['TC-C.L Bogayevsky', 15, '3 4 2 3 3 3'],
  ['TC-C.L Denikin', 16, '4 4 4 4 4 4'],
  ['TC-C.L Dutov', 17, '2 3 2 2 1 2'],
  ['TC-C.L Gajda', 18, '3 2 4 3 2 4'],
  ['TC-C.L Khanzhin', 19, '4 3 4 4 4 4'],
  ['TC-C.L Kolchak', 20, '2 2 1 3 2 1'],
  ['TC-C.L Krasnov', 21, '3 3 4 2 2 4'],
  ['TC-C.L Mai-Maevsky', 22, '3 3 3 4 4 2'],
  ['TC-C.L Mannerheim', 23, '3 3 2 3 4 2'],
  ['TC-C.L Von der Goltz', 24, '2 2 2 2 3 2'],
  ['TC-C.L Wrangel', 25, '4 4 5 4 3 5'],
  ['TC-C.L Yudenich', 26, '3 3 3 3 3 2'],
  ['TC-C.L Haller', 27, '3 3 3 4 3 2'],
  ['TC-C.L Makhno', 28, '4 5 4 3 3 5'],
  ['TC-C.L Petliura', 29, '2 3 1 2 2 1'],
  ['TC-C.L Pilsudski', 30, '3 3 3 3 4 3'],
  ['TC-C.L Syrovy', 31, '3 4 2 3 3 2'],
  ['TC-C.L Tarnavsky', 32, '3 3 2 3 4 2'],
  ['TC-C.L Vatsetis', 33, '3 3 2 4 3 2'],
  ['TC-C.L S. Kamenev', 34, '3 3 3 4 3 2'],
  ['TC-C.L Blyukher', 35, '3 4 3 3 4 3'],
  ['TC-C.L Chapaev', 36, '3 2 4 3 4 3'],
  ['TC-C.L Raskolnikov', 37, '2 3 2 3 2 1'],
  ['TC-C.L Kutepov', 38, '3 3 4 3 4 2'],
  ['TC-C.L Mamontov', 39, '3 3 4 2 2 5'],
  ['TC-C.L Kappel', 40, '3 4 3 3 4 3'],
  ['TC-C.L Miller', 41, '2 3 1 2 2 1'],
  ['TC-C.L Semenov', 42, '2 2 2 1 1 3'],
  ['TC-C.L Laidoner', 43, '3 3 3 3 4 2'],
  ['TC-C.L Ironside', 44, '3 3 2 4 3 2'],
] as const;

test.each(LEADERS)('%s', (_, number, values) => {
  const card = LEADER_CARDS[number - 1];
  const [, ...printed] = values.split(' ');
  if (card?.leader === undefined) {
    expect(card?.code).toBe('nc');
    return;
  }
  const leader = pieceOfLeader(card.leader);
  const s = laidOut(rulesOf({ scenario: 'campaign', options: { leaderCards: 'on' } }));
  const abilities = ['withdraw', 'pursue', 'reinforce', 'counterattack', 'exploit'] as const;
  expect(abilities.map((ability) => String(valueFor(s, leader, ability) || '-'))).toEqual(printed);
});

test('TC-15.7a TC-C.L without the option the rating of the counter counts', () => {
  const s = position(2);
  const frunze = LEADER_CARDS[6]?.leader;
  if (frunze === undefined) throw new Error('no Frunze');
  expect(valueFor(s, pieceOfLeader(frunze), 'counterattack')).toBe(4);
});
