// HP-W.4: what arrives is formed into few groups, and nothing waits outside that has room.
import { CHANCE, rollDice, seededRandom, setupOf, startingOptions } from '@motti/engine';
import { type Action, hourraPobieda, type State } from '@motti/hourra-pobieda';
import { topStep, waiting } from '@motti/hourra-pobieda/parts';
import { expect, test } from 'vitest';
import { botByName } from '../levels.ts';
import { PlanQueue } from '../plan-queue.ts';

const SCENARIO = 'suomussalmi-raate';

test('the first reinforcements enter together, as one group', () => {
  const easy = botByName(hourraPobieda, 'easy')!;
  const random = seededRandom('arrivals');
  const setup = setupOf(hourraPobieda, SCENARIO, startingOptions(hourraPobieda, SCENARIO));
  const state: State = hourraPobieda.setup(setup);
  const queue = new PlanQueue(hourraPobieda, setup, random);
  const places = new Set<number>();
  let due = 0;
  for (;;) {
    const decision = hourraPobieda.decision(state);
    if (decision.kind === 'over') throw new Error('nobody arrived');
    if (decision.kind === 'chance') {
      hourraPobieda.apply(state, CHANCE, rollDice(decision.faces, random));
      queue.forget();
      continue;
    }
    if (topStep(state) === 'arrive') due = Math.max(due, waiting(state).length);
    else if (places.size > 0) break;
    const side = decision.sides[0]!;
    const action = queue.next(easy, state, side) as Action;
    if (action.kind === 'arrive') places.add(action.at);
    hourraPobieda.apply(state, side, action);
  }
  expect(due).toBeGreaterThan(2);
  expect(places.size).toBe(1);
  expect(waiting(state)).toEqual([]);
});
