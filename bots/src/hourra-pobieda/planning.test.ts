import { CHANCE, rollDice, seededRandom, setupOf, startingOptions } from '@motti/engine';
import { type Action, hourraPobieda, type State } from '@motti/hourra-pobieda';
import { sideName, topStep } from '@motti/hourra-pobieda/parts';
import { expect, test } from 'vitest';
import { botByName } from '../levels.ts';
import { PlanQueue } from '../plan-queue.ts';
import { searchBot } from '../search/bot.ts';
import { candidates } from '../search/candidates.ts';
import { hourraPobiedaEvaluation } from './index.ts';

const easy = botByName(hourraPobieda, 'easy')!;
const planning = hourraPobiedaEvaluation.planning!;
const setup = setupOf(hourraPobieda, 'summa', startingOptions(hourraPobieda, 'summa'));
const questionOf = (state: State, side: string) => ({
  game: hourraPobieda,
  setup,
  view: hourraPobieda.view(state, side),
  side,
});

/** A game of `easy` up to the first sequence of a turn. */
function sequenceOf(turn: number): State {
  const random = seededRandom('plans');
  const state = hourraPobieda.setup(setup);
  const queue = new PlanQueue(hourraPobieda, setup, random);
  for (;;) {
    const decision = hourraPobieda.decision(state);
    if (decision.kind === 'over') throw new Error('no such turn');
    if (decision.kind === 'chance') {
      hourraPobieda.apply(state, CHANCE, rollDice(decision.faces, random));
      queue.forget();
      continue;
    }
    const side = decision.sides[0]!;
    if (state.turn === turn && topStep(state) === 'idle') return state;
    hourraPobieda.apply(state, side, queue.next(easy, state, side) as Action);
  }
}

const state = sequenceOf(2);
const side = sideName(state.side);

test('a sequence has activations to choose from, what easy does first, and its end', () => {
  const plans = candidates(
    hourraPobieda as never,
    planning as never,
    state,
    side,
    16,
    seededRandom(1),
  ) as readonly (readonly Action[])[];
  expect(plans.length).toBeGreaterThanOrEqual(3);
  expect(plans[0]).toEqual(easy.plan!(questionOf(state, side), seededRandom(1)));
  for (const plan of plans) {
    const trial = hourraPobieda.clone(state);
    for (const action of plan) {
      expect(hourraPobieda.check(trial, side, action)).toBeUndefined();
      hourraPobieda.apply(trial, side, action);
    }
  }
});

test('it is searched, the same way with the same seed', () => {
  const bot = searchBot('few', hourraPobiedaEvaluation, planning as never, { nodes: 18 }, easy);
  const plan = bot.plan!(questionOf(state, side), seededRandom(1));
  expect(plan.length).toBeGreaterThan(0);
  expect(bot.plan!(questionOf(state, side), seededRandom(1))).toEqual(plan);
});

test('a side thinks once a sequence in a playout, and never about the open table', () => {
  const policy = planning.policy!();
  const trial = hourraPobieda.clone(state);
  const random = seededRandom(2);
  const first = policy.plan(trial, side, random)!;
  expect(first[0]!.kind).toBe('activate');
  const second = policy.plan(trial, side, random)!;
  expect(second).not.toEqual(first);
  const open = setupOf(hourraPobieda, 'summa', { ...setup.options, table: 'open' });
  expect(planning.postures(hourraPobieda.setup(open), side)).toBe(0);
});
