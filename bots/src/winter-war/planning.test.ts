import { CHANCE, rollDice, type Setup, type Side, seededRandom } from '@motti/engine';
import { type Action, type State, winterWar } from '@motti/winter-war';
import { describe, expect, test } from 'vitest';
import { botByName } from '../levels.ts';
import { searchBot } from '../search/bot.ts';
import { candidates } from '../search/candidates.ts';
import { winterWarEvaluation } from './index.ts';

const easy = botByName(winterWar, 'easy')!;
const ISTHMUS: Setup = { scenario: 'isthmus', options: {} };

/** A game of `easy` up to this side's Movement Phase in this turn. */
function movementOf(side: Side, turn: number): State {
  const random = seededRandom('plans');
  const state = winterWar.setup(ISTHMUS);
  for (;;) {
    const decision = winterWar.decision(state);
    if (decision.kind === 'over') throw new Error('no such turn');
    if (decision.kind === 'chance') {
      winterWar.apply(state, CHANCE, rollDice(decision.faces, random));
      continue;
    }
    const asked = decision.sides[0]!;
    if (state.step === 'movement' && asked === side && state.turn === turn) return state;
    const question = {
      game: winterWar,
      setup: ISTHMUS,
      view: winterWar.view(state, asked),
      side: asked,
    };
    for (const action of easy.plan!(question, random) as readonly Action[])
      winterWar.apply(state, asked, action);
  }
}

// In the last turn the Finns have nothing to run away from any more, so they have one plan.
describe.each([
  ['soviet', 3],
  ['finland', 2],
] as const)('the Movement Phase of %s', (side, turn) => {
  const state = movementOf(side, turn);
  const planning = winterWarEvaluation.planning!;
  const game = winterWar as never;

  test('has plans that differ, all legal to their end', () => {
    const plans = candidates(game, planning as never, state, side, 16, seededRandom(1));
    expect(plans.length).toBeGreaterThanOrEqual(4);
    for (const plan of plans as readonly (readonly Action[])[]) {
      const trial = winterWar.clone(state);
      for (const action of plan) {
        expect(winterWar.check(trial, side, action)).toBeUndefined();
        winterWar.apply(trial, side, action);
      }
      expect(trial.step === 'movement' && trial.phasing === state.phasing).toBe(false);
    }
  });

  test('is searched, the same way with the same seed', () => {
    const bot = searchBot('few', winterWarEvaluation, planning as never, { nodes: 12 }, easy);
    const question = { game: winterWar, setup: ISTHMUS, view: winterWar.view(state, side), side };
    const plan = bot.plan!(question, seededRandom(1));
    expect(plan.length).toBeGreaterThan(0);
    expect(bot.plan!(question, seededRandom(1))).toEqual(plan);
  });
});
