import { CHANCE, rollDice, seededRandom } from '@motti/engine';
import { type Action, talvisota } from '@motti/talvisota';
import {
  boxAction,
  boxedOn,
  COMMIT,
  FINLAND,
  FINNISH_STRATEGIES,
  FRONTS,
  SOVIET_STRATEGIES,
  topStep,
  zoneTotal,
} from '@motti/talvisota/parts';
import { expect, test } from 'vitest';
import { botByName } from '../levels.ts';
import { PlanQueue } from '../plan-queue.ts';
import { counterPlan, dangerOf, threatOf } from './counter.ts';
import { finnishPlan } from './finland.ts';
import { SOVIET_POSTURES } from './posture.ts';

const easy = botByName(talvisota, 'easy')!;
const setup = { scenario: 'campaign', options: {} };

/** The beginning of a plan in the second turn, with the Soviet's counters in their boxes. */
function planning() {
  const random = seededRandom('counter');
  const state = talvisota.setup(setup);
  const queue = new PlanQueue(talvisota, setup, random);
  for (;;) {
    const decision = talvisota.decision(state);
    if (decision.kind === 'over') throw new Error('no plan');
    if (decision.kind === 'chance') {
      talvisota.apply(state, CHANCE, rollDice(decision.faces, random));
      queue.forget();
      continue;
    }
    if (state.turn === 2 && topStep(state) === 'plan' && decision.sides.includes(FINLAND))
      return state;
    const side = decision.sides[0]!;
    talvisota.apply(state, side, queue.next(easy, state, side) as Action);
  }
}

test('a sheet made against a plan meets it better than loads that are dealt out, and is legal to its end', () => {
  const state = planning();
  let countered = 0;
  let dealt = 0;
  for (let i = 0; i < 12; i++) {
    const random = seededRandom(`threat ${i}`);
    const posture = SOVIET_POSTURES[i % 3]!;
    const threats = [threatOf(state, random, posture), threatOf(state, random, posture)];
    const known = threatOf(state, seededRandom(`known ${i}`), posture);
    const sheet = counterPlan(state, threats, random);
    const trial = talvisota.clone(state);
    for (const action of sheet) {
      expect(talvisota.check(trial, FINLAND, action)).toBeUndefined();
      talvisota.apply(trial, FINLAND, action);
    }
    expect(sheet.at(-1)).toBe(COMMIT);
    countered += dangerOf(sheet, known);
    dealt += dangerOf(finnishPlan(state, random), known);
  }
  expect(countered).toBeLessThan(dealt);
});

test('what lies in a box already stays there, and gets means', () => {
  const state = planning();
  const front = FRONTS.find((one) => SOVIET_STRATEGIES.some((s) => boxedOn(state, s) === one))!;
  const [first] = FINNISH_STRATEGIES as [(typeof FINNISH_STRATEGIES)[number]];
  talvisota.apply(state, FINLAND, boxAction(first, front));
  const random = seededRandom('begun');
  const sheet = counterPlan(state, [threatOf(state, random, SOVIET_POSTURES[0]!)], random);
  for (const action of sheet) talvisota.apply(state, FINLAND, action);
  expect(boxedOn(state, first)).toBe(front);
  expect(zoneTotal(state, first)).toBeGreaterThan(0);
});
