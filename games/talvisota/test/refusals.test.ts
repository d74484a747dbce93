// What is refused, beyond what the examples show: whose counters they are, what stands where, what comes too early.
import type { Json } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { play, position, refusal } from './position.ts';

type Row = readonly [
  name: string,
  position: Json,
  before: readonly string[],
  line: string,
  code: string,
];

/** The clause is the first word of the name. */
function eachIsRefused(rows: readonly Row[], options = {}, scenario = 'campaign'): void {
  test.each(rows)('%s', (name, json, before, line, code) => {
    const state = play(position(json, options, scenario), ...before);
    expect(refusal(state, line)).toMatchObject({ clause: name.split(' ')[0], code });
  });
}

const PLAN = {
  step: 'plan',
  spaces: { oulu: { scouts: 1 }, terijoki: { units: { FUS: 2 } } },
  plans: {
    PRUD: { front: 'karelia' },
    ATT: { front: 'karelia', units: { 'karelia-box': { FUS: 2 } } },
    DEFENSE: { front: 'karelia', units: { DIV: 1 } },
  },
};

describe('in a plan', () => {
  eachIsRefused([
    ['TV-3.2.1a a strategy of the enemy', PLAN, [], 'soviet clear DEFENSE', 'not-yours'],
    ['TV-3.2.1a one that lies in no box', PLAN, [], 'finland unbox MOTTI', 'not-boxed'],
    ['TV-3.2.1a one that is loaded', PLAN, [], 'finland unbox DEFENSE', 'clear-first'],
    ['TV-3.2.1c nothing to empty', PLAN, [], 'soviet clear PRUD', 'nothing-to-clear'],
    ['TV-1.4i a support of the enemy', PLAN, [], 'soviet support PRUD EMB', 'not-yours'],
    ['TV-5a Environment is Finnish', PLAN, [], 'soviet environment PRUD snow', 'not-yours'],
    ['TV-2.3b so are Entrenchments', PLAN, [], 'soviet entrench PRUD', 'not-yours'],
    ['TV-3.2.1c a unit of the enemy', PLAN, [], 'finland assign DEFENSE FUS', 'not-yours'],
    [
      'TV-A45 nothing to reinforce with',
      PLAN,
      [],
      'finland reinforce DEFENSE DIV oulu',
      'assign-instead',
    ],
    [
      'TV-2.3a Finns from the map',
      PLAN,
      [],
      'finland assign DEFENSE SCT oulu',
      'finns-come-from-forces',
    ],
    [
      'TV-A60 scouts of a space',
      PLAN,
      [],
      'finland assign DEFENSE scouts',
      'scouts-hold-their-space',
    ],
    ['TV-A18 a unit from nowhere', PLAN, [], 'soviet assign PRUD FUS', 'say-from-where'],
    ['TV-3.2.1c units for no box', PLAN, [], 'soviet assign MAN FUS karelia-box', 'not-boxed'],
    [
      'TV-3.2.1c extra units for no box',
      PLAN,
      [],
      'soviet reinforce MAN FUS karelia-box',
      'not-boxed',
    ],
    ['TV-3.2.1c Finns for no box', PLAN, [], 'finland assign MOTTI DIV', 'not-boxed'],
    ['TV-3.2.1c supports for no box', PLAN, [], 'finland support MOTTI ART', 'not-boxed'],
    ['TV-3.2.1c Environment for no box', PLAN, [], 'finland environment MOTTI snow', 'not-boxed'],
    ['TV-3.2.1c an Entrenchment for no box', PLAN, [], 'finland entrench RESIST', 'not-boxed'],
    [
      'TV-A44 extras before the force',
      PLAN,
      ['soviet support PRUD RENF'],
      'soviet reinforce PRUD FUS karelia-box',
      'base-first',
    ],
    [
      'TV-2.2c new units come at set-up and in January',
      PLAN,
      [],
      'soviet place FUS karelia',
      'placed-at-set-up-only',
    ],
    ['TV-A42 a retreat that nobody asks for', PLAN, [], 'finland hold', 'no-retreat-to-cancel'],
  ]);
  test('TV-1.1c a Finnish force is never more than six', () => {
    const plans = { 'CON-ATT': { front: 'karelia', units: { DIV: 4 }, supports: ['RENF'] } };
    const s = position({ step: 'plan', plans });
    play(s, 'finland assign CON-ATT DIV', 'finland assign CON-ATT DIV');
    expect(refusal(s, 'finland assign CON-ATT DIV')).toMatchObject({
      clause: 'TV-1.1c',
      code: 'force-is-full',
    });
  });
  test('TV-3.2.1d a unit serves one strategy, TV-2.3c and only those in Forces serve', () => {
    const plans = { DEFENSE: { front: 'karelia', units: { WD: 3 } }, MOTTI: { front: 'ladoga' } };
    const s = position({ step: 'plan', plans, losses: { SK: 6 } });
    const why = (line: string) => refusal(s, line);
    expect(why('finland assign MOTTI WD')).toMatchObject({
      clause: 'TV-3.2.1d',
      code: 'unit-already-assigned',
    });
    expect(why('finland assign MOTTI SK')).toMatchObject({
      clause: 'TV-2.3c',
      code: 'none-in-forces',
    });
  });
  test('TV-A16 boxes stay as they are once their numbers are known', () => {
    const s = position(PLAN);
    for (const line of ['soviet box MAN karelia', 'soviet unbox PRUD'])
      expect(refusal(s, line)).toMatchObject({ clause: 'TV-A16', code: 'boxes-are-committed' });
  });
});

const TWO_STEPS = { step: 'lay' };
describe('with supports in two steps', () => {
  eachIsRefused(
    [
      [
        'TV-1.4i a support of the enemy is taken back by nobody else',
        TWO_STEPS,
        ['finland lay finland EMB karelia'],
        'soviet lift finland EMB karelia',
        'not-yours',
      ],
      [
        'TV-3.2.1d the only one of a front serves already',
        { plans: { PRUD: { front: 'karelia', supports: ['RAV'] }, ATT: { front: 'karelia' } } },
        [],
        'soviet support ATT RAV',
        'support-already-assigned',
      ],
    ],
    { supportsInTwoSteps: 'on' },
  );
});

test('TV-3.2.1d in two steps: the one that lies on the front serves, though a second was never laid', () => {
  const plans = { DEFENSE: { front: 'ladoga', supports: ['EMB'] }, MOTTI: { front: 'ladoga' } };
  const laid = { finland: { ladoga: ['EMB'] } };
  const s = position({ step: 'plan', plans, laid }, { supportsInTwoSteps: 'on' });
  expect(refusal(s, 'finland support MOTTI EMB')).toMatchObject({
    clause: 'TV-3.2.1d',
    code: 'support-already-assigned',
    facts: { other: 'DEFENSE' },
  });
});

const SPECIAL = {
  step: 'special',
  spaces: { kuhmo: { units: { FUS: 1 } }, suomussalmi: { marker: true }, oulu: { marker: true } },
  boxes: { ladoga: { FUS: 2 } },
};
describe('in special movement', () => {
  eachIsRefused([
    ['TV-A53 a unit of the enemy', SPECIAL, [], 'soviet move DIV reboly kem', 'not-yours'],
    ['TV-A53 a unit that is not there', SPECIAL, [], 'soviet move TAN reboly kem', 'no-such-unit'],
    [
      'TV-A53 to where it stands',
      SPECIAL,
      ['soviet move FUS ladoga-box reboly'],
      'soviet move FUS reboly reboly',
      'already-there',
    ],
    ['TV-A55 a marker far from every line', SPECIAL, [], 'soviet mark turku', 'marker-needs-line'],
    ['TV-A55 a marker in Soviet territory', SPECIAL, [], 'soviet mark kem', 'marker-needs-line'],
    ['TV-A55 no marker to take off', SPECIAL, [], 'soviet unmark kuhmo', 'no-marker'],
    ['TV-A55 a marker that is cut off stays', SPECIAL, [], 'soviet unmark oulu', 'cut-off'],
  ]);
});

const RECOVER = { turn: 2, step: 'recover', reinforcements: { FUS: 1 } };
describe('in recovery', () => {
  eachIsRefused([
    ['TV-4.5.4b a unit of the enemy', RECOVER, [], 'soviet recover DIV karelia', 'not-yours'],
    [
      'TV-4.5.4b a type of which none was lost',
      RECOVER,
      [],
      'soviet recover TAN karelia',
      'none-to-recover',
    ],
  ]);
});

const PLACE = {
  step: 'place',
  boxes: { karelia: { FUS: 3 } },
  plans: {
    PRUD: { front: 'karelia', units: { 'karelia-box': { FUS: 3 } } },
    DEFENSE: { front: 'karelia', units: { DIV: 3 } },
  },
};
describe('in the deployment', () => {
  eachIsRefused([
    [
      'TV-3.2.1e a strategy of the enemy',
      PLACE,
      [],
      'soviet attack DEFENSE terijoki from sestroretsk',
      'not-yours',
    ],
    [
      'TV-3.2.1f one that lies in no box',
      PLACE,
      [],
      'soviet attack MAN terijoki from sestroretsk',
      'not-boxed',
    ],
    [
      'TV-3.2.1g an answer of the enemy',
      PLACE,
      ['soviet attack PRUD terijoki from sestroretsk'],
      'finland answer PRUD',
      'not-yours',
    ],
  ]);
});

const PICK = {
  turn: 1,
  step: 'pick',
  spaces: { kuhmo: { scouts: 3 }, pitkaranta: { units: { FUS: 2 } } },
  boxes: { ladoga: { FUS: 3 } },
  plans: {
    ATT: { front: 'ladoga', units: { 'ladoga-box': { FUS: 3 } } },
    PRUD: { front: 'ladoga', units: { pitkaranta: { FUS: 2 } } },
    'CON-ATT': { front: 'ladoga', units: { DIV: 4 } },
  },
  attacks: [
    { strategy: 'ATT', target: 'kuhmo', start: 'reboly', answer: 'CON-ATT' },
    { strategy: 'PRUD', target: 'loimola', start: 'pitkaranta', resolved: true },
  ],
};
const SIX = ['soviet resolve kuhmo'];
const CONQUEST = {
  turn: 1,
  step: 'pick',
  spaces: { loimola: { conquered: true } },
  boxes: { ladoga: { FUS: 3 } },
  plans: { ATT: { front: 'ladoga', units: { 'ladoga-box': { FUS: 3 } } } },
  attacks: [{ strategy: 'ATT', target: 'suojarvi', start: 'veshkelitsa' }],
};
const HELD = { ...CONQUEST, spaces: { loimola: { units: { FUS: 2 } } } };
const IN = [
  'soviet resolve suojarvi',
  'soviet advance FUS',
  'soviet advance FUS',
  'soviet advance FUS',
];
describe('in combats', () => {
  eachIsRefused([
    ['TV-4.1a a space without a strategy', PICK, [], 'soviet resolve summa', 'no-strategy-there'],
    [
      'TV-4.1d one that has been fought over',
      PICK,
      [],
      'soviet resolve loimola',
      'already-resolved',
    ],
    ['TV-A60 six are chosen, nothing else', PICK, SIX, 'finland done', 'choose-six'],
    ['TV-A60 among the Finns', PICK, SIX, 'finland engage FUS', 'not-yours'],
    ['TV-A60 that are there', PICK, SIX, 'finland engage RES', 'not-present'],
    [
      'TV-4.5.2b a unit that did not fight',
      CONQUEST,
      IN.slice(0, 1),
      'soviet advance TAN',
      'not-in-the-force',
    ],
    [
      'TV-A23 a second space that is held already',
      HELD,
      IN,
      'soviet onward loimola',
      'already-held',
    ],
    ['TV-A54 a second space that is a gap', CONQUEST, IN, 'soviet onward loimola', 'gap'],
  ]);
});

const THROWN_BACK = {
  turn: 1,
  step: 'pick',
  morale: { soviet: 15 },
  spaces: { juntusranta: { units: { FUS: 1 } }, suomussalmi: { units: { FUS: 4 } } },
  plans: {
    ATT: { front: 'ladoga', units: { suomussalmi: { FUS: 4 } }, supports: ['NKVD'] },
    DEFENSE: { front: 'ladoga', units: { DIV: 3 }, environment: ['marsh'], entrenched: true },
  },
  attacks: [{ strategy: 'ATT', target: 'puolanka', start: 'suomussalmi', answer: 'DEFENSE' }],
};
const LOST = [
  'soviet resolve puolanka',
  'chance roll 6',
  'soviet nkvd',
  'soviet fight',
  'chance roll 2',
];
describe('in a retreat', () => {
  eachIsRefused([
    ['TV-A48 nobody stays', THROWN_BACK, LOST, 'soviet done', 'must-retreat'],
    [
      'TV-A48 one space, no further',
      THROWN_BACK,
      LOST,
      'soviet retreat leningrad',
      'retreat-one-further',
    ],
  ]);
});

const STAY = {
  step: 'stay',
  spaces: { suomussalmi: { marker: true } },
  harassment: { space: 'suomussalmi', scouts: 2 },
};
const POCKET = {
  step: 'isolation',
  spaces: { oulu: { units: { FUS: 1, ELI: 1 } }, kajaani: { units: { FUS: 1 } } },
};
describe('at the end of a turn', () => {
  eachIsRefused([
    ['TV-A59 more scouts than took part', STAY, [], 'finland stay 3', 'only-raiders-stay'],
    [
      'TV-9.2a where there are two players, the Finns choose',
      { ...STAY, step: 'harass', harassment: undefined as never },
      [],
      'finland expose suomussalmi',
      'solo-only',
    ],
    [
      'TV-A57 a space without the unit that starves',
      POCKET,
      [],
      'soviet starve kuhmo',
      'not-in-the-pocket',
    ],
  ]);
  const marked = { step: 'harass', spaces: { suomussalmi: { marker: true } } };
  eachIsRefused(
    [
      [
        'TV-9.2a in the solo game the rules play the Finns',
        marked,
        [],
        'soviet harass suomussalmi 1',
        'machine-plays-finland',
      ],
    ],
    {},
    'solo',
  );
});
