import { type Bot, randomBot } from '@motti/bots';
import { Match, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { type DuelView, duel } from '../../../bots/test/duel.ts';
import { toy } from '../../../engine/test/toy.ts';
import { momentsOf, pointsFrom, shareOf, statesAt } from './chances.ts';

const SETUP = { scenario: 'short', options: { die: 'on', colour: 'plain' } };

/** A match of the toy game, played to its end by the first choice. */
function played() {
  const match = new Match(toy, SETUP);
  const random = seededRandom(1);
  for (let i = 0; i < 1000 && match.decision.kind !== 'over'; i++) {
    const { decision } = match;
    if (decision.kind === 'chance')
      match.play('chance', { kind: 'roll', dice: decision.faces.map((f) => 1 + random(f)) });
    else if (decision.kind === 'choose') {
      const side = decision.sides[0]!;
      match.play(side, toy.choices(match.state, side).at(-1)!);
    }
  }
  return match;
}

test('an interval narrows with the games and stays within 0 and 1', () => {
  expect(shareOf(0, 10)).toMatchObject({ share: 0, low: 0 });
  expect(shareOf(10, 10).high).toBeCloseTo(1);
  const [few, many] = [shareOf(5, 10), shareOf(500, 1000)];
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
});

test('moments are the ends and where dice have fallen, thinned evenly', () => {
  const match = played();
  const all = momentsOf(match, 1000);
  expect(all[0]).toBe(0);
  expect(all.at(-1)).toBe(match.entries.length);
  const few = momentsOf(match, 2);
  expect(few).toEqual([0, match.entries.length]);
});

test('the state at the end is the match’s own, and its winner gets every point', () => {
  const match = played();
  const moments = momentsOf(match, 1000);
  const states = statesAt(match, moments);
  expect(states.at(-1)).toEqual(match.state);
  const { decision } = match;
  if (decision.kind !== 'over') throw new Error('not over');
  for (const side of toy.sides) {
    const machines = { turn: randomBot, rest: randomBot };
    const points = pointsFrom(match, match.state, side, machines, 4, seededRandom(2));
    expect(points).toBe(decision.winner === undefined ? 2 : decision.winner === side ? 4 : 0);
  }
});

test('one machine plays the turn that has begun, another whatever follows', () => {
  const setup = { scenario: 'long', options: { heart: '12' } };
  const turns = { turn: new Set<unknown>(), rest: new Set<unknown>() };
  const noting = (who: keyof typeof turns): Bot => ({
    ...randomBot,
    choose(question, random) {
      turns[who].add((question.view as DuelView).turn);
      return randomBot.choose(question, random);
    },
  });
  const machines = { turn: noting('turn'), rest: noting('rest') };
  pointsFrom({ game: duel, setup }, duel.setup(setup), 'red', machines, 6, seededRandom(3));
  expect([...turns.turn]).toEqual([1]);
  expect(turns.rest.has(1)).toBe(false);
  expect(turns.rest.size).toBeGreaterThan(0);
});
