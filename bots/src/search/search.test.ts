import { type AnyAction, CHANCE, rollDice, seededRandom } from '@motti/engine';
import { talvisota } from '@motti/talvisota';
import { describe, expect, test } from 'vitest';
import { type DuelAction, type DuelState, duel } from '../../test/duel.ts';
import type { Evaluation } from '../evaluation.ts';
import { greedyBot } from '../greedy.ts';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { talvisotaEvaluation } from '../talvisota/index.ts';
import { searchBot } from './bot.ts';
import { candidates } from './candidates.ts';
import { mutate } from './mutate.ts';
import type { Planning } from './planning.ts';

const planning: Planning<DuelState, DuelAction> = {
  postures: (state, side) => duel.choices(state, side).length,
  plan: (state, side, posture) => duel.choices(state, side).slice(posture, posture + 1),
  clock: (state) => state.turn,
  ahead: () => 2,
  chance: (state, side) => {
    const lead = state.heart[0] - state.heart[1];
    return 1 / (1 + Math.exp(side === 'red' ? -lead : lead));
  },
};
const lead: Evaluation<DuelState, DuelAction> = {
  evaluate: (state, side) => (state.heart[0] - state.heart[1]) * (side === 'red' ? 1 : -1),
};
const easy = greedyBot('easy', lead, { guesses: 1, rolls: 1 });
const searcher = searchBot('normal', lead, planning, { nodes: 40 }, easy);
const DUEL = { scenario: 'long', options: {} };
const CAMPAIGN = { scenario: 'campaign', options: {} };

test('a search beats chance', () => {
  let points = 0;
  for (let i = 0; i < 60; i++) {
    const { over } = playOut(duel, DUEL, { red: randomBot, blue: searcher }, seededRandom(i));
    points += over.winner === 'blue' ? 1 : over.winner === 'red' ? 0 : 0.5;
  }
  expect(points).toBeGreaterThan(40);
});

test('a decision worth a share of the playouts is searched with so many, and not at all with too few', () => {
  const question = {
    game: duel,
    setup: DUEL,
    view: duel.view(duel.setup(DUEL), 'red'),
    side: 'red',
  };
  const shared = { ...planning, share: () => 0.25 };
  const told = (nodes: number): number => {
    let count = 0;
    const bot = searchBot('some', lead, shared, { nodes }, easy);
    bot.plan!(question, seededRandom(1), { tell: () => count++ });
    return count;
  };
  expect(told(40)).toBe(0);
  expect(told(100)).toBeGreaterThan(15);
  expect(told(100)).toBeLessThanOrEqual(25);
});

/** A campaign played by `easy` up to a decision of this kind. */
function campaignAt(step: string, side: string) {
  const random = seededRandom(step);
  const bot = greedyBot('easy', talvisotaEvaluation, { guesses: 1, rolls: 2 });
  const state = talvisota.setup(CAMPAIGN);
  for (;;) {
    const decision = talvisota.decision(state);
    if (decision.kind === 'over') throw new Error(`no ${step}`);
    if (decision.kind === 'chance') {
      talvisota.apply(state, CHANCE, rollDice(decision.faces, random));
      continue;
    }
    if (decision.ask.kind === step && decision.sides.includes(side)) return state;
    const asked = decision.sides[0]!;
    const view = talvisota.view(state, asked);
    const question = { game: talvisota, setup: CAMPAIGN, view, side: asked };
    for (const action of bot.plan!(question, random))
      talvisota.apply(state, asked, action as never);
  }
}

describe.each([
  ['boxes', 'soviet'],
  ['plan', 'soviet'],
  ['plan', 'finland'],
])('%s of %s', (step, side) => {
  const state = campaignAt(step, side);
  const question = { game: talvisota, setup: CAMPAIGN, view: talvisota.view(state, side), side };
  const game = talvisota as never;
  const aids = talvisotaEvaluation.planning! as never;
  const bot = searchBot('normal', talvisotaEvaluation, aids, { nodes: 24 }, easy);

  const played = (plan: readonly AnyAction[]) => {
    const trial = talvisota.clone(state);
    for (const action of plan) {
      expect(talvisota.check(trial, side, action as never)).toBeUndefined();
      talvisota.apply(trial, side, action as never);
    }
    return talvisota.decision(trial);
  };

  test('has plans that differ, all legal to their end', () => {
    const plans = candidates(game, aids, state, side, 16, seededRandom(1));
    expect(plans.length).toBeGreaterThanOrEqual(6);
    for (const plan of plans) {
      const after = played(plan);
      expect(after.kind === 'choose' && after.ask.kind === step && after.sides).not.toContain(side);
    }
  });

  test('mutants are repaired', () => {
    const random = seededRandom(2);
    const plan = talvisotaEvaluation.planning!.plan(state, side, 0, random);
    let found = 0;
    for (let i = 0; i < 10; i++) {
      const mutant = mutate(game, aids, state, side, plan, random);
      if (!mutant) continue;
      found++;
      played(mutant);
    }
    expect(found).toBeGreaterThan(5);
  });

  test('the same seed and the same playouts give the same plan', () => {
    const first = bot.plan!(question, seededRandom('same'));
    expect(bot.plan!(question, seededRandom('same'))).toEqual(first);
  });

  test('can be stopped at any moment, and tells how far it is', () => {
    for (const most of [0, 1, 7]) {
      let asked = 0;
      const told: number[] = [];
      const thinking = { stop: () => asked++ >= most, tell: (done: number) => told.push(done) };
      played(bot.plan!(question, seededRandom('stop'), thinking));
      expect(told).toHaveLength(most);
      expect([...told].sort((a, b) => a - b)).toEqual(told);
    }
  });

  test('tells its best plan so far, from the first moment on and to the end', () => {
    const heard: (readonly AnyAction[])[] = [];
    const thinking = { best: (best: readonly AnyAction[]) => heard.push(best), stop: () => true };
    const stopped = bot.plan!(question, seededRandom('best'), thinking);
    expect(heard).toEqual([stopped]);
    heard.length = 0;
    bot.plan!(question, seededRandom('best'), { best: (best) => heard.push(best) });
    expect(heard.length).toBeGreaterThan(1);
    for (const plan of heard) played(plan);
  });

  test('does not look at what is hidden', () => {
    const random = seededRandom('truth');
    const first = bot.plan!(question, seededRandom('hidden'));
    const other = talvisota.guess(talvisota.view(state, side), random, CAMPAIGN);
    expect(talvisota.view(other, side)).toEqual(question.view);
    const view = talvisota.view(other, side);
    expect(bot.plan!({ ...question, view }, seededRandom('hidden'))).toEqual(first);
  });
});
