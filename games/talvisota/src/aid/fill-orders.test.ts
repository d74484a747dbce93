// Fill it for me, in any order and over many positions: the plan is committed, and every strategy that was filled attacks.
import { type Random, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { type Action, type State, talvisota } from '../index.ts';
import { boxedOn, NONE, SOVIET_STRATEGIES, type StrategyId } from '../parts.ts';
import { fillActions } from './fill.ts';

const SIDE = 'soviet';
const POSITIONS = 20;
const ORDERS = 30;

function apply(state: State, side: string, action: Action, what: string): void {
  expect(talvisota.check(state, side, action), what).toBeUndefined();
  talvisota.apply(state, side, action);
}

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)]!;
const only = (state: State, kind: string): Action[] =>
  talvisota.choices(state, SIDE).filter((action) => action.kind === kind);

/** Units spread at random, strategies laid into boxes at random: the plan can begin. */
function planning(random: Random): State {
  const state = talvisota.setup({ scenario: 'campaign', options: {} });
  for (let placed = only(state, 'place'); placed.length > 0; placed = only(state, 'place'))
    apply(state, SIDE, pick(placed, random), 'place');
  apply(state, SIDE, { kind: 'done' }, 'set-up');
  talvisota.apply(state, 'chance', { kind: 'roll', dice: [1 + random(6)] });
  apply(state, SIDE, { kind: 'done' }, 'movement');
  const most = 1 + random(3);
  for (let i = 0; i < most; i++) {
    const boxes = only(state, 'box');
    if (boxes.length > 0) apply(state, SIDE, pick(boxes, random), 'box');
  }
  apply(state, SIDE, { kind: 'commit' }, 'boxes');
  return state;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(random(rest.length), 1)[0]!);
}

const kindOf = (state: State): string => {
  const decision = talvisota.decision(state);
  return decision.kind === 'over' ? 'over' : decision.ask.kind;
};

/** Everybody else decides at random, until the strategies are placed. */
function toPlacing(state: State, random: Random): void {
  while (kindOf(state) !== 'place' && kindOf(state) !== 'over') {
    const decision = talvisota.decision(state);
    if (decision.kind === 'chance')
      talvisota.apply(state, 'chance', {
        kind: 'roll',
        dice: decision.faces.map((faces) => 1 + random(faces)),
      });
    else if (decision.kind === 'choose') {
      const side = decision.sides[0]!;
      const choices = talvisota.choices(state, side);
      const end = choices.find(({ kind }) => kind === 'commit' || kind === 'done');
      talvisota.apply(state, side, end && random(3) > 0 ? end : pick(choices, random));
    }
  }
}

test('TV-A13 TV-A14 TV-A22 filled in any order, a plan stands and every strategy in it attacks', () => {
  let attacks = 0;
  for (let position = 0; position < POSITIONS; position++) {
    const start = planning(seededRandom(`position ${position}`));
    const boxed = SOVIET_STRATEGIES.filter((strategy) => boxedOn(start, strategy) !== NONE);
    for (let order = 0; order < ORDERS; order++) {
      const random = seededRandom(`order ${position} ${order}`);
      const what = `position ${position}, order ${order}`;
      const state = talvisota.clone(start);
      const filled: StrategyId[] = [];
      for (const strategy of shuffled(boxed, random)) {
        const actions = fillActions(state, strategy);
        for (const action of actions) apply(state, SIDE, action, what);
        if (actions.some(({ kind }) => kind === 'assign')) filled.push(strategy);
      }
      apply(state, SIDE, { kind: 'commit' }, `${what}: commit`);
      if (filled.length === 0) continue;
      toPlacing(state, random);
      const placeable = new Set(
        only(state, 'attack').map((action) => ('strategy' in action ? action.strategy : NONE)),
      );
      for (const strategy of filled) expect(placeable, `${what}: ${strategy}`).toContain(strategy);
      // They attack one after the other; a space that another has taken may have been the only one.
      for (const strategy of filled) {
        if (kindOf(state) !== 'place') break;
        const here = only(state, 'attack').filter(
          (action) => 'strategy' in action && action.strategy === strategy,
        );
        if (here.length === 0) continue;
        apply(state, SIDE, pick(here, random), `${what}: attack with ${strategy}`);
        attacks++;
      }
    }
  }
  expect(attacks).toBeGreaterThan(POSITIONS * ORDERS * 0.6);
});
