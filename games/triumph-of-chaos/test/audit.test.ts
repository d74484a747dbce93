// The invariants: a state that breaks one is told from a sound one.
import { expect, test } from 'vitest';
import { at, leaderKeyed, POLAND, unitKeyed } from '../src/data/index.ts';
import { triumphOfChaos as game } from '../src/index.ts';
import {
  asPolitical,
  BOX,
  cardOf,
  HAND,
  NOBODY,
  PC_LOOKED,
  PILE,
  pieceOfLeader,
  pieceOfUnit,
  put,
  RED,
  type State,
  setCard,
  setPolitical,
  setRecord,
  WHITE,
} from '../src/state.ts';

const piece = (key: string) => pieceOfUnit(unitKeyed(key));
const impulse = (): State =>
  game.arrange(
    { scenario: 'drill', options: {} },
    { empty: true, units: { Rostov: ['WS'], Tambov: ['RA'] }, step: 'impulse white' },
  );
/** The first question of the campaign: WHITE draws. */
const drawing = (): State => game.setup({ scenario: 'campaign', options: {} });

test('a sound state has no problem', () => {
  expect(game.audit(impulse())).toEqual([]);
  expect(game.audit(drawing())).toEqual([]);
});

test.each<[string, () => State, (s: State) => void, string]>([
  [
    '1 a unit in two places',
    impulse,
    (s) => {
      s.head[at(801)] = piece('WS');
    },
    'two places',
  ],
  [
    '1 a leader nowhere',
    impulse,
    (s) => {
      const stalin = pieceOfLeader(leaderKeyed('stalin'));
      put(s, stalin, at(801));
      s.head[at(801)] = -1;
    },
    'nowhere',
  ],
  ['2 the spare card in a pile', impulse, (s) => setCard(s, cardOf(RED, 55), PILE), 'spare card'],
  [
    '2 Influence in hand in the Action Phase',
    impulse,
    (s) => setCard(s, cardOf(RED, 53), HAND),
    'bids',
  ],
  ['2 Bluff in a pile', impulse, (s) => setCard(s, cardOf(WHITE, 54), PILE), 'lies in a pile'],
  [
    '2 a card in a box in the Action Phase',
    impulse,
    (s) => setCard(s, cardOf(RED, 3), BOX),
    'bids',
  ],
  [
    '3 a Political Card looked at by nobody',
    impulse,
    (s) => setPolitical(s, asPolitical(4), PC_LOOKED),
    'looked at',
  ],
  [
    '4 five NO ACT markers',
    impulse,
    (s) => {
      s.noAct = [801, 709, 601, 612, 630].map(at);
    },
    'four NO ACT',
  ],
  [
    '4 a Faction Control Marker beyond Control',
    impulse,
    (s) => {
      s.fcm[POLAND] = 4;
    },
    'off its track',
  ],
  ['5 RED and WHITE in one space', impulse, (s) => put(s, piece('RA2'), at(324)), 'two owners'],
  [
    '5 four units in a space',
    impulse,
    (s) => {
      for (const key of ['WS2', 'wc', 'wc2']) put(s, piece(key), at(324));
    },
    'overstacked',
  ],
  [
    '6 fewer than no steps',
    impulse,
    (s) => {
      s.factionSteps[3] = -1;
    },
    'fewer than no steps',
  ],
  [
    '6 steps of the turn before',
    drawing,
    (s) => {
      s.steps[RED] = 2;
    },
    'turn before',
  ],
  [
    '6 steps for certain units of the turn before',
    drawing,
    (s) => {
      s.boundSteps = [WHITE, 2, -1, -1];
    },
    'turn before',
  ],
  [
    'supply that is out of date',
    impulse,
    (s) => {
      setRecord(s, at(501), NOBODY);
      s.derived.stale = 0;
      s.derived.touched.length = 0;
    },
    'out of date',
  ],
])('%s', (_, state, spoil, problem) => {
  const s = state();
  spoil(s);
  expect(game.audit(s).join('; ')).toContain(problem);
});
