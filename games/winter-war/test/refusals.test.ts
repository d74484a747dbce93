// What is refused, beyond what the examples show: whose units they are, what stands where, what comes too early.
import { checkAction, type Json, parseAction, type Refusal } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { hexNamed, unitNamed } from '../src/data/index.ts';
import { winterWar } from '../src/index.ts';
import { reach } from '../src/queries.ts';
import { march } from '../src/rules/march.ts';
import { whyIsolated } from '../src/standing.ts';
import type { State } from '../src/state.ts';

type Row = readonly [
  name: string,
  position: Json,
  before: readonly string[],
  line: string,
  code: string,
];

function refusal(state: State, line: string): Refusal | undefined {
  const space = line.indexOf(' ');
  const action = parseAction(winterWar, line.slice(space + 1));
  if (!action) throw new Error(`no notation: ${line}`);
  return checkAction(winterWar, state, line.slice(0, space), action);
}

function arranged(position: Json, before: readonly string[] = [], scenario = 'standard'): State {
  const state = winterWar.arrange({ scenario, options: {} }, position);
  for (const line of before) {
    const why = refusal(state, line);
    if (why) throw new Error(`${line}: ${why.clause} ${why.code}`);
    const space = line.indexOf(' ');
    winterWar.apply(state, line.slice(0, space), parseAction(winterWar, line.slice(space + 1))!);
  }
  return state;
}

/** The clause is the first word of the name. */
const eachIsRefused = (rows: readonly Row[], scenario = 'standard'): void =>
  test.each(rows)('%s', (name, position, before, line, code) => {
    const state = arranged(position, before, scenario);
    expect(refusal(state, line)).toMatchObject({ clause: name.split(' ')[0], code });
  });

const MARCH = { units: { 'S212-1': '1716', 'SHQ-1': '1816', 'F113-1': '0505' } };
describe('in movement', () => {
  eachIsRefused([
    ['WW-MOV.GR a unit that is not on the map', MARCH, [], 'soviet move S212-2 1616', 'not-on-map'],
    ['WW-MOV.B2 a ride of nobody', MARCH, [], 'soviet ride 1816', 'nothing-selected'],
    ['WW-MOV.B2 nobody is left where they stand', MARCH, [], 'soviet leave', 'nothing-selected'],
    [
      'WW-STK.GR2 nobody stays in an overfull hex who can move away',
      { units: { 'S212-1': '1716', 'S212-2': '1716', 'SHQ-1': '1816', 'F113-1': '0505' } },
      ['soviet select S212-1'],
      'soviet leave',
      'must-move-away',
    ],
    [
      'WW-STK.GR1 nor one of three in the south',
      {
        units: {
          'S212-1': '1404',
          'S212-2': '1404',
          'S212-3': '1404',
          'SHQ-1': '1403',
          'F113-1': '0505',
        },
      },
      ['soviet select S212-1'],
      'soviet leave',
      'must-move-away',
    ],
    [
      'WW-MOV.P a hex that is not next to it',
      MARCH,
      [],
      'soviet move S212-1 1514',
      'not-a-neighbour',
    ],
    [
      'WW-MOV.J1 a ride from where there is no railway',
      MARCH,
      [],
      'soviet move S212-1 rail 1403',
      'no-railway',
    ],
    [
      'WW-ZOC.GR2 no train after a step into an enemy zone',
      { units: { 'S212-1': '1403', 'F662-1': '1305' } },
      [],
      'soviet move S212-1 1304 rail 1404',
      'must-stop',
    ],
    [
      'WW-MOV.J8 a train to where it stands',
      { units: { 'S212-1': '1404', 'SHQ-1': '1403' } },
      [],
      'soviet move S212-1 rail 1404',
      'track-not-clear',
    ],
    [
      'WW-TER.2 into the sea',
      { ...MARCH, side: 'finland' },
      [],
      'finland move F113-1 0504',
      'sea-hex',
    ],
    [
      'WW-SUP.F4 a headquarters in the supply list',
      MARCH,
      [],
      'soviet priority SHQ-1 1',
      'needs-no-supply',
    ],
    [
      'WW-A29 a place that the list does not have',
      MARCH,
      [],
      'soviet priority S212-1 99',
      'no-such-rank',
    ],
    [
      'WW-SUP.F4 a headquarters bound to a city',
      MARCH,
      [],
      'soviet pin SHQ-1 Leningrad',
      'needs-no-supply',
    ],
    [
      'WW-A30 the nearest city of a regiment',
      MARCH,
      [],
      'soviet nearest S212-1 Leningrad',
      'not-a-headquarters',
    ],
  ]);
  const crowded = {
    marks: { 'S212-1': 'moved', 'S212-2': 'moved' },
    units: { 'S212-1': '1716', 'S212-2': '1716', 'SHQ-1': '1816', 'F113-1': '0505' },
  };
  eachIsRefused([
    [
      'WW-A35 a unit of the enemy given up for want of room',
      crowded,
      ['soviet done'],
      'soviet lose F113-1',
      'not-your-unit',
    ],
    ['WW-A35 one that has room', crowded, ['soviet done'], 'soviet lose SHQ-1', 'not-in-excess'],
  ]);
});

const COME = {
  phase: 'reinforcement',
  units: { 'S212-1': 'due 1', 'S212-2': '1403', 'F113-1': '0505' },
};
const SET_UP = { phase: 'deploy-soviet', units: { 'F113-1': '0505' } };
describe('before it', () => {
  eachIsRefused([
    [
      'WW-RNF.1 a reinforcement of the enemy',
      COME,
      [],
      'soviet place F113-2 1403',
      'not-your-unit',
    ],
    [
      'WW-DEP.1 a unit of the enemy in the set-up',
      SET_UP,
      [],
      'soviet place F113-1 1403',
      'not-your-unit',
    ],
    ['WW-DEP.1 one that comes later', SET_UP, [], 'soviet place S832-1 1403', 'not-in-set-up'],
    ['WW-DEP.1 one taken back that is not placed', SET_UP, [], 'soviet take S212-1', 'not-placed'],
  ]);
});

const FRONT = {
  phase: 'attack',
  units: {
    'S642-1': '1516',
    'S212-1': '1615',
    'S212-2': '1614',
    'SHQ-1': '1716',
    'F113-1': '1515',
    'F442-1': '1514',
    'F223-1': '1207',
  },
};
/** The battalion is too weak for the corps; the division, elsewhere, has somebody to attack. */
const OWN = {
  side: 'finland',
  phase: 'attack',
  units: { 'F113-1': '1007', 'S2012-1': '1107', 'F442-1': '1515', 'S212-1': '1516' },
};
const OPEN = ['soviet attack 1515'];
const WON = ['soviet attack 1515 with S642-1 S212-1', 'chance roll 6'];
describe('in an attack', () => {
  eachIsRefused([
    ['WW-CBT.PC1 nothing to resolve', FRONT, [], 'soviet resolve', 'no-attack-open'],
    ['WW-CBT.PC1 nothing to join', FRONT, [], 'soviet join S642-1', 'no-attack-open'],
    ['WW-CBT.PC1 an attack by nobody', FRONT, OPEN, 'soviet resolve', 'no-attackers'],
    [
      'WW-CBT.PC1 a second hex before the first unit',
      FRONT,
      OPEN,
      'soviet also 1514',
      'no-attackers',
    ],
    ['WW-CBT.C1 an empty hex', FRONT, [], 'soviet attack 1415', 'nothing-to-attack'],
    ['WW-CBT.C1 a hex that nobody is next to', FRONT, [], 'soviet attack 1207', 'not-adjacent'],
    ['WW-CBT.GR a unit of the enemy', FRONT, [], 'soviet attack 1515 with F442-1', 'not-your-unit'],
    [
      'WW-CBT.C2 one that is not on the map',
      FRONT,
      [],
      'soviet attack 1515 with S642-2',
      'not-on-map',
    ],
    [
      'WW-CBT.F1 one twice over',
      FRONT,
      [...OPEN, 'soviet join S642-1'],
      'soviet join S642-1',
      'already-used',
    ],
    [
      'WW-CBT.F2 a hex twice over',
      FRONT,
      [...OPEN, 'soviet join S212-1'],
      'soviet also 1515',
      'already-attacked',
    ],
    ['WW-CRT.2 by Finns who are too weak', OWN, [], 'finland attack 1107', 'odds-too-low'],
    [
      'WW-A3 the corps elsewhere, which leaves two regiments before the line at 1-4',
      {
        phase: 'attack',
        units: {
          'S2012-1': '1304',
          'S212-1': '1405',
          'S212-2': '1304',
          'SHQ-1': '1403',
          'F662-1': '1305',
          'F662-2': '1305',
          'F113-1': '1204',
        },
      },
      ['soviet attack 1204'],
      'soviet join S2012-1',
      'low-odds-avoidable',
    ],
    [
      'WW-CRT.2 a second hex for which they are too weak',
      {
        side: 'finland',
        phase: 'attack',
        units: { 'F113-1': '1305', 'S212-1': '1304', 'S2012-1': '1405' },
      },
      ['finland attack 1304', 'finland join F113-1'],
      'finland also 1405',
      'odds-too-low',
    ],
    [
      'WW-CRT.2 with all that they have',
      OWN,
      [],
      'finland attack 1107 with F113-1',
      'odds-too-low',
    ],
    [
      'WW-CRT.De an advance of one who did not fight',
      FRONT,
      WON,
      'soviet advance S212-2 1515',
      'not-in-this-combat',
    ],
    [
      'WW-CRT.De into a hex that nobody left',
      FRONT,
      WON,
      'soviet advance S642-1 1514',
      'not-vacated',
    ],
  ]);

  const exchange = {
    phase: 'attack',
    units: {
      'S2012-1': '1304',
      'S2012-2': '1304',
      'SHQ-1': '1403',
      'F662-1': '1305',
      'F662-2': '1305',
    },
  };
  const thrown = {
    phase: 'attack',
    units: {
      'S2012-1': '1405',
      'S2012-2': '1405',
      'S2012-3': '1304',
      'SHQ-1': '1403',
      'F662-1': '1305',
      'F662-2': '1306',
      'F442-1': '1306',
    },
  };
  const back = ['soviet attack 1306 with S2012-1 S2012-2', 'chance roll 1'];
  eachIsRefused([
    [
      'WW-CRT.Ex a loss of one who did not fight',
      exchange,
      ['soviet attack 1305 with S2012-1 S2012-2', 'chance roll 4'],
      'soviet lose SHQ-1',
      'not-in-this-combat',
    ],
    [
      'WW-A12 a retreat of one who did not fight',
      thrown,
      back,
      'soviet retreat S2012-3 1403',
      'not-in-this-combat',
    ],
    [
      'WW-CBT.A5 further than one hex',
      thrown,
      back,
      'soviet retreat S2012-1 1602',
      'no-retreat-there',
    ],
    [
      'WW-CBT.A6 into a Finnish zone',
      thrown,
      back,
      'soviet retreat S2012-1 1406',
      'no-retreat-there',
    ],
  ]);
});

const EVADE = {
  phase: 'combat',
  units: {
    'F113-1': '1516',
    'F113-2': '0725',
    'S212-1': '1616',
    'S212-2': '1403',
    'SHQ-1': '1816',
  },
};
const LEFT = ['finland retreat F113-1 1517', 'finland done'];
const TWO = {
  phase: 'combat',
  units: {
    'F113-1': '1516',
    'F113-2': '1614',
    'S212-1': '1616',
    'S212-2': '1714',
    'SHQ-1': '1816',
  },
};
describe('before combat', () => {
  eachIsRefused([
    [
      'WW-CBT.PA the enemy does not slip away',
      EVADE,
      [],
      'finland retreat S212-1 1717',
      'not-your-unit',
    ],
    [
      'WW-CBT.PA nor one that is not on the map',
      EVADE,
      [],
      'finland retreat F113-3 1517',
      'not-on-map',
    ],
    [
      'WW-CBT.PA nor one that has nobody before it',
      EVADE,
      [],
      'finland retreat F113-2 0726',
      'nobody-near',
    ],
    [
      'WW-A18 nor the same one twice',
      TWO,
      ['finland retreat F113-1 1517'],
      'finland retreat F113-1 1417',
      'fell-back-already',
    ],
    [
      'WW-CBT.PB the enemy does not follow',
      EVADE,
      LEFT,
      'soviet advance F113-1 1516',
      'not-your-unit',
    ],
    [
      'WW-CBT.PB nor one that is not on the map',
      EVADE,
      LEFT,
      'soviet advance S212-3 1516',
      'not-on-map',
    ],
    [
      'WW-A16 nobody follows where nobody left',
      EVADE,
      LEFT,
      'soviet advance S212-1 1615',
      'not-vacated',
    ],
    ['WW-CBT.B2 nor from afar', EVADE, LEFT, 'soviet advance S212-2 1516', 'may-not-advance'],
  ]);
  test('WW-FRT.F1 nobody slips away once the Mannerheim Line is lost', () => {
    const control = { 1204: 'soviet', 1305: 'soviet', 1306: 'soviet', 1407: 'soviet' };
    const state = arranged(EVADE);
    for (const [hex, side] of Object.entries(control))
      state.control[hexNamed(hex)!] = side === 'soviet' ? 0 : 1;
    expect(refusal(state, 'finland retreat F113-1 1517')).toMatchObject({
      clause: 'WW-FRT.F1',
      code: 'mannerheim-line-lost',
    });
  });
});

const ABROAD: Json = {
  turn: 6,
  side: 'finland',
  phase: 'attack',
  inForce: 'B',
  scandinavia: true,
  units: {
    'A322-1': '0229',
    'S212-1': '0329',
    'F442-1': '1515',
    'S212-2': '1516',
    'SHQ-1': '1716',
  },
};
const EVENT = (turn: number, units: object) =>
  ({ turn, side: 'finland', phase: 'event-roll', units }) as Json;
const HELP = EVENT(2, { 'F113-1': '0725', 'SHQ-1': '1403' });
const COLD = EVENT(8, {
  'S212-1': '1315',
  'S642-1': '1215',
  'S212-2': '1403',
  'SHQ-1': '1402',
  'NKVD-1': '1404',
});
const scenario = (turn: number, units: object) =>
  ({ turn, side: 'finland', phase: 'scenario-roll', units }) as Json;
const EARLY = scenario(1, { 'F113-1': '0505', 'SHQ-1': '1403' });
const WITHDRAW = scenario(2, {
  'S642-1': '1404',
  'S642-2': '1404',
  'S2012-1': '1304',
  'S212-1': '1303',
  'SHQ-1': '1403',
});
const SIXES = ['chance roll 6'];
describe('in the module of events', () => {
  eachIsRefused(
    [
      [
        'WW-EVT.G volunteers come at once',
        HELP,
        ['chance roll 5'],
        'finland done',
        'still-to-choose',
      ],
      [
        'WW-EVT.G others are no volunteers',
        HELP,
        ['chance roll 5'],
        'finland place F113-2 0505',
        'not-a-volunteer',
      ],
      [
        'WW-EVT.G they come to cities with room',
        HELP,
        ['chance roll 5'],
        'finland place F222-1 0725',
        'no-room-for-volunteers',
      ],
      ['WW-EVT.L1 the cold takes somebody', COLD, SIXES, 'finland done', 'still-to-choose'],
      [
        'WW-EVT.L1 nobody too strong for it',
        COLD,
        SIXES,
        'finland lose S642-1',
        'too-strong-for-the-cold',
      ],
      ['WW-EVT.L1 the isolated first', COLD, SIXES, 'finland lose S212-2', 'isolated-first'],
      [
        'WW-SCN.D2 one that does not come early',
        EARLY,
        SIXES,
        'finland place F113-1 0811',
        'not-an-early-arrival',
      ],
      ['WW-SCN.E2 too little withdrawn', WITHDRAW, SIXES, 'soviet done', 'too-little-withdrawn'],
      [
        'WW-SCN.E2 taken back though not picked',
        WITHDRAW,
        SIXES,
        'soviet take S642-1',
        'not-picked',
      ],
      ['WW-SCN.E2 a unit of the enemy', WITHDRAW, SIXES, 'soviet withdraw F113-1', 'not-your-unit'],
      [
        'WW-SCN.E2 one that is not on the map',
        WITHDRAW,
        SIXES,
        'soviet withdraw S642-3',
        'not-on-map',
      ],
      [
        'WW-SCN.E2 one that is picked already',
        WITHDRAW,
        [...SIXES, 'soviet withdraw S642-1'],
        'soviet withdraw S642-1',
        'already-picked',
      ],
      [
        'WW-SCN.B4 an attack by Allies who have not come to Finland',
        ABROAD,
        [],
        'finland attack 0329 with A322-1',
        'may-not-attack',
      ],
      [
        'WW-SEQ.5 an answer to another question',
        {
          turn: 6,
          side: 'finland',
          phase: 'end',
          ceaseFire: 6,
          units: { 'SHQ-1': '1403', 'F113-1': '0505' },
        },
        [],
        'finland answer call-off',
        'no-such-offer',
      ],
    ],
    'events',
  );
});

test.each([
  [
    'WW-SUP.F2c more than the city can feed',
    { 'SHQ-1': '1527', 'S642-1': '1427', 'S642-2': '1426', 'S212-1': '1528', 'S212-2': '1627' },
    'S212-2',
    'capacity-spent',
  ],
  [
    'WW-SUP.F3 a patrol on the railway',
    { 'S212-1': '1644', 'SHQ-1': '1645', 'F003-1': '2118' },
    'S212-1',
    'railway-cut',
  ],
  [
    'WW-SUP.F1b a zone in the way',
    { 'SHQ-1': '1716', 'S212-1': '1315', 'F113-1': '1515' },
    'S212-1',
    'line-blocked',
  ],
  [
    'WW-SUP.F1a no headquarters',
    { 'SHQ-1': '1716', 'S212-1': '0725' },
    'S212-1',
    'no-headquarters',
  ],
  [
    'WW-SUP.F2a a headquarters far from every city',
    { 'SHQ-1': '0725', 'S212-1': '0726' },
    'S212-1',
    'headquarters-cut-off',
  ],
])('%s: why a unit is isolated', (name, units, unit, code) => {
  const state = arranged({ units } as Json);
  expect(whyIsolated(state, unitNamed(unit)!)).toMatchObject({ clause: name.split(' ')[0], code });
});

test.each([
  ['WW-MOV.GR a unit that is not on the map', {}, 'S212-2', '1616', 'not-on-map'],
  [
    'WW-MOV.G one that has moved',
    { marks: { 'S212-1': 'moved' } },
    'S212-1',
    '1616',
    'already-moved',
  ],
  ['WW-MOV.P where it stands already', {}, 'S212-1', '1716', 'no-path'],
  ['WW-MOV.F where an enemy stands', {}, 'S212-1', '0505', 'enemy-hex'],
  ['WW-MOV.C2 further than it can go', {}, 'S212-1', '1325', 'out-of-reach'],
])('%s: why a hex cannot be reached', (name, more, unit, hex, code) => {
  const state = arranged({ ...MARCH, ...more });
  const why = reach(state, unitNamed(unit)!).whyNot(hexNamed(hex)!);
  expect(why).toMatchObject({ clause: name.split(' ')[0], code });
});

test('WW-MOV.P a march begins with a step', () => {
  const why = march(arranged(MARCH), unitNamed('S212-1')!, []);
  expect(why).toMatchObject({ clause: 'WW-MOV.P', code: 'no-path' });
});

test('WW-SUP.G1 a Finn abroad without a way home is isolated, and told so', () => {
  const position = {
    turn: 6,
    inForce: 'B',
    scandinavia: true,
    units: { 'F223-1': '0129', 'S212-1': '0229', 'S212-2': '0130' },
  };
  const why = whyIsolated(arranged(position, [], 'events'), unitNamed('F223-1')!);
  expect(why).toMatchObject({ clause: 'WW-SUP.G1', code: 'cut-off-abroad' });
});

test('WW-A5 against two hexes only whoever stands with the first unit may join', () => {
  const units = { 'F662-1': '1305', 'F662-2': '1204', 'S212-1': '1304', 'S212-2': '1405' };
  const attack = ['finland attack 1304', 'finland join F662-1', 'finland also 1405'];
  const offered = (lines: readonly string[]): string[] =>
    winterWar
      .choices(arranged({ side: 'finland', phase: 'attack', units }, lines), 'finland')
      .map((action) => winterWar.print(action));
  expect(offered(attack.slice(0, 2))).toContain('join F662-2');
  expect(offered(attack)).not.toContain('join F662-2');
  expect(offered(attack)).toContain('resolve');
});
