import { type AnyAction, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { duel } from '../test/duel.ts';
import type { Bot } from './bot.ts';
import { PlanQueue } from './plan-queue.ts';
import { playOut } from './play-out.ts';
import { randomBot } from './random.ts';

const SETUP = { scenario: 'long', options: {} };
const bots = { red: randomBot, blue: randomBot };

test('a game between random bots ends, and ends the same with the same chance', () => {
  const first = playOut(duel, SETUP, bots, seededRandom(1));
  expect(first.over.kind).toBe('over');
  expect(first.actions).toBeGreaterThan(first.rolls);
  expect(playOut(duel, SETUP, bots, seededRandom(1))).toEqual(first);
});

test('hooks see the start and every action', () => {
  const seen: string[] = [];
  const { actions } = playOut(duel, SETUP, bots, seededRandom(2), {
    start: () => seen.push('start'),
    played: (_, side, action) => seen.push(`${side} ${action.kind}`),
  });
  expect(seen[0]).toBe('start');
  expect(seen).toHaveLength(actions + 1);
  expect(seen).toContain('chance roll');
});

test('a bot sees its own view and nothing else', () => {
  const views: unknown[] = [];
  const bot: Bot = {
    name: 'looker',
    choose: ({ game, setup, view, side }, random) => {
      views.push(view);
      return game.choices(game.guess(view, random, setup), side)[0] as AnyAction;
    },
  };
  playOut(duel, SETUP, { red: bot, blue: bot }, seededRandom(3));
  expect(views.length).toBeGreaterThan(1);
  // Blue chooses after red: it knows that red has chosen, not what.
  expect(views[1]).toMatchObject({ viewer: 'blue', chosen: [true, false], own: undefined });
});

test('a plan is played on while it is legal, and thought over when dice have fallen', () => {
  let asked = 0;
  const planner: Bot = {
    name: 'planner',
    choose: () => ({ kind: 'strike' }),
    plan: () => {
      asked++;
      return [{ kind: 'strike' }, { kind: 'guard' }];
    },
  };
  const queue = new PlanQueue(duel, SETUP, seededRandom(4));
  const state = duel.setup(SETUP);
  const next = () => queue.next(planner, state, 'red').kind;
  expect([next(), next(), asked]).toEqual(['strike', 'guard', 1]);
  expect([next(), asked]).toEqual(['strike', 2]);
  queue.forget();
  expect([next(), asked]).toEqual(['strike', 3]);
});
