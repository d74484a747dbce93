// The sequence on the smallest game that needs all of it: a secret pair of answers, an interrupt, dice, a step that skips itself.
import { expect, test } from 'vitest';
import { CHANCE, type GameEvent, type Side } from './contract.ts';
import { refuse } from './refusal.ts';
import { checkListed, diceDecide, sequence, sidesDecide, withNearest } from './sequence.ts';

type Step = 'option' | 'bid' | 'attack' | 'parry' | 'die' | 'over';
type Action =
  | { kind: 'bid'; coins: number }
  | { kind: 'attack'; space: number }
  | { kind: 'parry' }
  | { kind: 'pass' };
interface State {
  agenda: Step[];
  bids: Record<Side, number>;
  optional: boolean;
  told: string[];
}

const SIDES = ['red', 'blue'];
const finish = (s: State): void => void s.agenda.pop();
const print = (action: Action): string => Object.values(action).join(' ');

const game = sequence<State, Step, Action, GameEvent>({
  step: (s) => s.agenda.at(-1) ?? 'over',
  automatic: {
    option(s) {
      if (s.optional) return false;
      finish(s);
      return true;
    },
  },
  phases: {
    option: {
      kinds: ['pass'],
      decision: () => sidesDecide(['red'], { kind: 'option', clause: 'X-1' }),
      choices: () => [{ kind: 'pass' }],
      check: () => undefined,
      apply: finish,
    },
    bid: {
      kinds: ['bid'],
      decision: (s) =>
        sidesDecide(
          SIDES.filter((side) => s.bids[side] === undefined),
          { kind: 'bid', clause: 'X-2' },
        ),
      choices: () => [1, 2, 3].map((coins) => ({ kind: 'bid', coins })),
      check: (_s, _side, action) =>
        checkListed(
          [1, 2, 3].map((coins): Action => ({ kind: 'bid', coins })),
          action,
          refuse('X-2', 'too-much'),
        ),
      apply(s, side, action) {
        if (action.kind === 'bid') s.bids[side] = action.coins;
        if (SIDES.every((each) => s.bids[each] !== undefined)) finish(s);
      },
    },
    attack: {
      kinds: ['attack', 'pass'],
      decision: () => sidesDecide(['red'], { kind: 'attack', clause: 'X-3' }),
      choices: () => [{ kind: 'attack', space: 7 }, { kind: 'pass' }],
      check: (_s, _side, action) =>
        action.kind === 'attack' && action.space !== 7 ? refuse('X-3', 'too-far') : undefined,
      apply(s, _side, action, emit) {
        emit?.({ kind: action.kind });
        finish(s);
        if (action.kind === 'attack') s.agenda.push('die', 'parry');
      },
    },
    parry: {
      kinds: ['parry', 'pass'],
      decision: () => sidesDecide(['blue'], { kind: 'parry', clause: 'X-4' }),
      choices: () => [{ kind: 'parry' }, { kind: 'pass' }],
      check: () => undefined,
      apply: finish,
    },
  },
  chance: {
    die: {
      decision: () => diceDecide({ kind: 'die', clause: 'X-5' }, [6]),
      roll(s, dice) {
        s.told.push(`die ${dice[0]}`);
        finish(s);
      },
    },
  },
  over: () => ({ kind: 'over', winner: 'red', clause: 'X-6' }),
  misplaced: (_s, _side, action) => refuse('X-0', 'not-now', { action: action.kind }),
  hint: (refusal, action, choices) => withNearest(refusal, action, choices, print),
});

function begin(...agenda: Step[]): State {
  const state: State = { agenda: agenda.reverse(), bids: {}, optional: false, told: [] };
  game.settle(state);
  return state;
}

test('a step that the set-up does not have skips itself', () => {
  expect(game.decision(begin('option', 'attack'))).toMatchObject({ ask: { kind: 'attack' } });
  const state: State = { agenda: ['option'], bids: {}, optional: true, told: [] };
  game.settle(state);
  expect(game.decision(state)).toMatchObject({ sides: ['red'], ask: { kind: 'option' } });
});

test('a secret step asks those who still owe an answer, in any order', () => {
  const state = begin('bid', 'attack');
  expect(game.decision(state)).toMatchObject({ sides: ['red', 'blue'] });
  game.apply(state, 'blue', { kind: 'bid', coins: 2 });
  expect(game.decision(state)).toMatchObject({ sides: ['red'] });
  game.apply(state, 'red', { kind: 'bid', coins: 1 });
  expect(game.decision(state)).toMatchObject({ ask: { kind: 'attack' } });
});

test('an interrupt is asked first, then what waits beneath it goes on', () => {
  const state = begin('attack');
  const events: string[] = [];
  game.apply(state, 'red', { kind: 'attack', space: 7 }, (event) => events.push(event.kind));
  expect(game.decision(state)).toMatchObject({ sides: ['blue'], ask: { kind: 'parry' } });
  game.apply(state, 'blue', { kind: 'pass' });
  expect(game.decision(state)).toMatchObject({ kind: 'chance', faces: [6] });
  game.apply(state, CHANCE, { kind: 'roll', dice: [4] });
  expect(state.told).toEqual(['die 4']);
  expect(events).toEqual(['attack']);
  expect(game.decision(state)).toMatchObject({ kind: 'over', winner: 'red' });
  expect(game.choices(state, 'red')).toEqual([]);
});

test('an action of another step is misplaced, one too far names the nearest', () => {
  const state = begin('attack');
  expect(game.check(state, 'red', { kind: 'parry' })).toMatchObject({ code: 'not-now' });
  expect(game.check(state, 'red', { kind: 'attack', space: 7 })).toBeUndefined();
  expect(game.check(state, 'red', { kind: 'attack', space: 9 })).toMatchObject({ code: 'too-far' });
  expect(game.check(begin('bid'), 'red', { kind: 'bid', coins: 9 })).toMatchObject({
    code: 'too-much',
  });
});

test('dice are checked against the faces, and refused where none are asked for', () => {
  const state = begin('die');
  expect(game.check(state, CHANCE, { kind: 'roll', dice: [6] })).toBeUndefined();
  expect(game.check(state, CHANCE, { kind: 'roll', dice: [7] })).toMatchObject({
    code: 'wrong-dice',
  });
  expect(game.check(begin('attack'), CHANCE, { kind: 'roll', dice: [1] })).toMatchObject({
    code: 'wrong-dice',
  });
});

test('the nearest legal action shares most with the refused one', () => {
  const choices: Action[] = [{ kind: 'attack', space: 7 }, { kind: 'pass' }];
  const refusal = refuse('X-3', 'too-far');
  expect(withNearest(refusal, { kind: 'attack', space: 7 }, choices, print).instead).toBe(
    'attack 7',
  );
  expect(
    withNearest(refusal, { kind: 'attack', space: 9 }, choices, print).instead,
  ).toBeUndefined();
});

test('a sequence that runs in a circle is found', () => {
  const circle = sequence<State, Step, Action, GameEvent>({
    step: () => 'option',
    automatic: { option: () => true },
    phases: {},
    chance: {},
    over: () => ({ kind: 'over', winner: undefined, clause: 'X-6' }),
    misplaced: () => refuse('X-0', 'not-now'),
  });
  expect(() => circle.settle(begin())).toThrow('never ends');
});
