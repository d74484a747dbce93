// Plays both sides to the end, by what it may see, and better than chance.
import { seededRandom } from '@motti/engine';
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import { at, findUnit, RED, WHITE } from '@motti/triumph-of-chaos/parts';
import { expect, test } from 'vitest';
import { greedyBot } from '../greedy.ts';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { cityWorth, evaluatePosition } from './evaluation.ts';
import { readForces } from './forces.ts';
import { triumphOfChaosEvaluation } from './index.ts';
import { dangerOf, readLines, seizureOf } from './lines.ts';
import { oddsOf } from './odds.ts';

const easy = greedyBot('easy', triumphOfChaosEvaluation, { guesses: 1, rolls: 12 });
const setup = { scenario: '1918', options: {} };
const position = (json: object) => triumphOfChaos.arrange(setup, JSON.parse(JSON.stringify(json)));
const linesOf = (s: ReturnType<typeof position>) => readLines(s, readForces(s));
const unit = (key: string) => {
  const found = findUnit(key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found as number as Parameters<typeof oddsOf>[1][number];
};

test.each(['red', 'white'] as const)('as %s it beats a random opponent', (side) => {
  const bots = { red: randomBot, white: randomBot, [side]: easy };
  const { over } = playOut(triumphOfChaos, setup, bots, seededRandom(`1918 ${side}`));
  expect(over.winner).toBe(side);
});

const answer = (json: object, side: 'red' | 'white') => {
  const s = position(json);
  const view = triumphOfChaos.view(s, side);
  const plan = easy.plan?.({ game: triumphOfChaos, setup, view, side }, seededRandom('one'));
  return (plan ?? []).map((action) => triumphOfChaos.print(action as never));
};

test('an empty enemy city next door is walked into', () => {
  const plan = answer(
    {
      empty: true,
      turn: 1,
      units: { Kozlov: ['volunteer-1'], Perm: ['red-3-army'] },
      control: { white: ['Kozlov', 'region don', 'Borisoglebsk'], red: ['Voronezh'] },
      noAct: [],
      hand: { white: [5] },
    },
    'white',
  );
  expect(plan).toContain('mark-move kozlov');
});

test('what the enemy holds in hand changes nothing in its plan', () => {
  const common = { turn: 1, hand: { white: [3, 5, 11], red: [1, 2, 3] } };
  const other = { turn: 1, hand: { white: [3, 5, 11], red: [14, 15, 17] } };
  expect(answer(common, 'white')).toEqual(answer(other, 'white'));
});

test.each(['campaign', '1918', '1919'])(
  'in %s it decides the same whatever is hidden from it',
  (scenario) => {
    const options = { scenario, options: {} };
    const random = seededRandom(`hidden ${scenario}`);
    let moment = 0;
    let compared = 0;
    // Bots at random come into positions of every kind; at some of them both sides are asked, in truth and in another truth.
    const bots = { red: randomBot, white: randomBot };
    playOut(triumphOfChaos, options, bots, random, {
      played(state) {
        if (++moment % EVERY !== 0 || compared === POSITIONS) return;
        const truth = state as Parameters<typeof triumphOfChaos.view>[0];
        const asked = triumphOfChaos.decision(truth);
        if (asked.kind !== 'choose') return;
        for (const side of asked.sides) {
          const view = triumphOfChaos.view(truth, side);
          const other = triumphOfChaos.guess(view, random, options);
          const views = [view, triumphOfChaos.view(other, side)];
          const plans = views.map((seen) =>
            easy.plan?.(
              { game: triumphOfChaos, setup: options, view: seen, side },
              seededRandom('x'),
            ),
          );
          expect(plans[1]).toEqual(plans[0]);
          compared++;
        }
      },
    });
    expect(compared).toBeGreaterThanOrEqual(POSITIONS / 2);
  },
);
const EVERY = 23;
const POSITIONS = 8;

test('odds: an army against a corps wins more often than the other way round', () => {
  const s = position({
    empty: true,
    noAct: [],
    units: { Kozlov: ['volunteer-1'], Tambov: ['red-c16'] },
    control: { white: ['Kozlov'] },
  });
  const army = oddsOf(s, [unit('volunteer-1')], at(818));
  const corps = oddsOf(s, [unit('red-c16')], at(816));
  expect(army.win).toBeGreaterThan(0.5);
  expect(corps.win).toBeLessThan(army.win);
  expect(army.theirs).toBeGreaterThan(0);
});

test('a position is as good for one side as it is bad for the other', () => {
  const s = position({ turn: 2, vp: 3 });
  expect(evaluatePosition(s, RED)).toBeCloseTo(-evaluatePosition(s, WHITE));
  const worse = position({ turn: 2, vp: 3, control: { white: ['Tula', 'Voronezh'] } });
  expect(evaluatePosition(worse, RED)).toBeLessThan(evaluatePosition(s, RED));
});

test('a line with an empty space in the enemy’s reach is worth less than a guarded one', () => {
  const common = {
    empty: true,
    turn: 1,
    noAct: [],
    control: { white: ['region kuban', 'region don'], red: ['Kotelnikovo', 'Tsaritsyn', 'Rostov'] },
  };
  const field = { Mechetinskaya: ['volunteer-1'], Gashun: ['red-c1'] };
  const open = position({ ...common, units: field });
  const guarded = position({
    ...common,
    units: { ...field, Tikhoretskaya: ['ru-c1'], Torgovaya: ['ru-c2'] },
  });
  const label = (s: typeof open) => linesOf(s).labelAt(WHITE, at(327), false);
  expect(label(open)).toBeGreaterThan(label(guarded));
  const left = [1, 0] as const;
  expect(dangerOf(WHITE, label(open), true, left)).toBeGreaterThan(
    dangerOf(WHITE, label(guarded), true, left),
  );
});

test('a raider that is cut off itself reaches one space, one with a line three', () => {
  const raid = {
    empty: true,
    turn: 1,
    noAct: [],
    units: { Mechetinskaya: ['volunteer-1'], Gashun: ['red-c1'] },
    control: { white: ['region kuban', 'region don'], red: ['Rostov'] },
  };
  const label = (s: ReturnType<typeof position>) => linesOf(s).labelAt(WHITE, at(327), false);
  const fed = position({
    ...raid,
    control: { ...raid.control, red: ['Kotelnikovo', 'Tsaritsyn', 'Rostov'] },
  });
  expect(label(fed)).toBeGreaterThan(label(position(raid)));
});

test('a source in enemy hands is worth a march back to it', () => {
  const lost = { empty: true, turn: 1, noAct: [], control: { white: ['region central-ural'] } };
  const held = { Omsk: ['red-c10'], Orenburg: ['red-c9'], Ekaterinburg: ['red-c11'] };
  const stand = (at: string) =>
    linesOf(
      position({ ...lost, units: { ...held, [at]: ['sib-c1'], Satka: ['siberian-1'] } }),
    ).labelAt(WHITE, SATKA, false);
  expect(stand('Petropavlovsk')).toBeLessThan(stand('Ufa'));
});
const SATKA = at(512);

test('who has the last word need not fear for a line, who is cut off then is lost', () => {
  expect(dangerOf(RED, 2, true, [0, 0])).toBe(0);
  expect(dangerOf(WHITE, 2, true, [1, 0])).toBeGreaterThan(dangerOf(WHITE, 2, true, [2, 1]));
  expect(dangerOf(WHITE, 4, false, [0, 0])).toBe(1);
  expect(dangerOf(WHITE, 4, false, [2, 2])).toBeLessThan(dangerOf(WHITE, 12, false, [2, 2]));
});

test('a city is open when nobody holds it in the enemy’s reach, or fewer than stand next door', () => {
  const isOpen = (units: object) =>
    linesOf(
      position({
        empty: true,
        turn: 1,
        noAct: [],
        units,
        control: { white: ['region kuban'], red: ['Maikop'] },
      }),
    ).isOpen(WHITE, at(310));
  expect(isOpen({ Maikop: ['red-12-army'] })).toBe(true);
  expect(isOpen({ Maikop: ['red-12-army'], Yekaterinodar: ['ru-c1'] })).toBe(true);
  expect(isOpen({ Maikop: ['red-12-army'], Yekaterinodar: ['volunteer-1', 'ru-c1'] })).toBe(false);
  expect(isOpen({ Perm: ['red-12-army'] })).toBe(false);
});

test('an open city is feared for most where no own impulse is left, and not where the enemy has none', () => {
  const fear = (red: number, white: number) => seizureOf(WHITE, [red, white]);
  expect(fear(1, 0)).toBeGreaterThan(fear(2, 1));
  expect(fear(2, 1)).toBeGreaterThan(fear(1, 1));
  expect(fear(0, 0)).toBe(0);
});

test('the best cards of a hand stay for the Action Phase', () => {
  const plan = answer({ turn: 2, step: 'political', hand: { red: [1, 12, 2, 6] } }, 'red');
  expect(['allocate red red-53', 'allocate white red-54']).toContain(plan[0]);
});

test('cities that RED needs at the end of the campaign weigh more as it comes near', () => {
  const late = (scenario: string, turn: number) => {
    const s = triumphOfChaos.arrange({ scenario, options: {} }, { turn });
    return cityWorth(s, at(507)) - cityWorth(s, at(514));
  };
  expect(late('campaign', 5)).toBe(0);
  expect(late('campaign', 14)).toBeGreaterThan(late('campaign', 12));
  expect(late('campaign', 12)).toBeGreaterThan(0);
});

test('a capital is worth most where it ends the game', () => {
  const capital = (scenario: string) =>
    cityWorth(triumphOfChaos.arrange({ scenario, options: {} }, { turn: 7 }), at(801));
  expect(capital('1919')).toBeGreaterThan(capital('campaign'));
});
