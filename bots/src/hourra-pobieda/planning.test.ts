import { CHANCE, rollDice, seededRandom, setupOf, startingOptions } from '@motti/engine';
import { type Action, hourraPobieda, type State } from '@motti/hourra-pobieda';
import { sideName, sideOf, topStep } from '@motti/hourra-pobieda/parts';
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

/** A game of `easy` up to where this is asked for the first time from a turn on. */
function firstOf(step: ReturnType<typeof topStep>, turn: number): State {
  const random = seededRandom('plans');
  const state = hourraPobieda.setup(setup);
  const queue = new PlanQueue(hourraPobieda, setup, random);
  for (;;) {
    const decision = hourraPobieda.decision(state);
    if (decision.kind === 'over') throw new Error(`no ${step}`);
    if (decision.kind === 'chance') {
      hourraPobieda.apply(state, CHANCE, rollDice(decision.faces, random));
      queue.forget();
      continue;
    }
    const side = decision.sides[0]!;
    if (state.turn >= turn && topStep(state) === step) return state;
    hourraPobieda.apply(state, side, queue.next(easy, state, side) as Action);
  }
}

const state = firstOf('idle', 2);
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

test('the enemy thinks once a sequence in a playout, the searcher no more, and nobody about the open table', () => {
  const [enemy] = hourraPobieda.seats(setup).filter((one) => one !== side);
  const policy = planning.policy!(enemy!);
  const trial = hourraPobieda.clone(state);
  const random = seededRandom(2);
  const first = policy.plan(trial, side, random)!;
  expect(first[0]!.kind).toBe('activate');
  const second = policy.plan(trial, side, random)!;
  expect(second).not.toEqual(first);
  expect(planning.policy!(side).plan(trial, side, random)).toEqual([{ kind: 'end' }]);
  const open = setupOf(hourraPobieda, 'summa', { ...setup.options, table: 'open' });
  expect(planning.postures(hourraPobieda.setup(open), side)).toBe(0);
});

test('HP-2.7g bids are compared, and whoever has sealed theirs first is thought to be still at it', () => {
  const fight = firstOf('bid', 1);
  const assault = fight.assault!;
  const own = sideName(sideOf(assault.assailant));
  const enemy = hourraPobieda.seats(setup).find((one) => one !== own)!;
  const bids = planning.rivals!(fight, own, seededRandom(1));
  expect(new Set(bids.map((bid) => JSON.stringify(bid))).size).toBeGreaterThanOrEqual(3);
  expect(bids[1]).toEqual([{ kind: 'seal' }]);
  for (const bid of bids) expect(bid.at(-1)).toEqual({ kind: 'seal' });
  const sealed = hourraPobieda.clone(fight);
  for (const action of planning.rivals!(fight, enemy, seededRandom(1))[0]!)
    hourraPobieda.apply(sealed, enemy, action as Action);
  const asked = (one: State) => {
    const decision = hourraPobieda.decision(one);
    return decision.kind === 'choose' ? decision.sides : [];
  };
  expect(asked(sealed)).toEqual([own]);
  planning.imagine!(sealed, own, seededRandom(1));
  expect(asked(sealed)).toContain(enemy);
  const bot = searchBot('few', hourraPobiedaEvaluation, planning as never, { nodes: 24 }, easy);
  const bid = bot.plan!(questionOf(fight, own), seededRandom(1));
  expect(bids).toContainEqual(bid);
});
