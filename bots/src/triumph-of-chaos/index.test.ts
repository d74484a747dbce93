// Plays both sides to the end, by what it may see, and better than chance.
import { seededRandom } from '@motti/engine';
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import { at, findUnit, RED, WHITE } from '@motti/triumph-of-chaos/parts';
import { expect, test } from 'vitest';
import { greedyBot } from '../greedy.ts';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { cityWorth, evaluatePosition } from './evaluation.ts';
import { triumphOfChaosEvaluation } from './index.ts';
import { oddsOf } from './odds.ts';

const easy = greedyBot('easy', triumphOfChaosEvaluation, { guesses: 1, rolls: 12 });
const setup = { scenario: '1918', options: {} };
const position = (json: object) => triumphOfChaos.arrange(setup, JSON.parse(JSON.stringify(json)));
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
