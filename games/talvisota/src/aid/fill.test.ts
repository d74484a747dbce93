import { expect, test } from 'vitest';
import { type Action, type State, talvisota } from '../index.ts';
import { STRATEGY_NAMES } from '../parts.ts';
import { fillActions } from './fill.ts';

const play = (state: State, side: string, ...lines: string[]): void => {
  for (const line of lines) {
    const action = talvisota.parse(line) as Action;
    expect(talvisota.check(state, side, action), line).toBeUndefined();
    talvisota.apply(state, side, action);
  }
};

/** The Soviet plans with the strategies in their boxes; a broad front of everything. */
function planning(...boxes: string[]): State {
  const state = talvisota.setup({ scenario: 'campaign', options: {} });
  for (const [unit, count] of [
    ['FUS', 13],
    ['ELI', 3],
    ['MECA', 4],
    ['TAN', 3],
  ] as const)
    play(state, 'soviet', ...Array.from({ length: count }, () => `place ${unit} karelia`));
  play(state, 'soviet', 'done');
  talvisota.apply(state, 'chance', { kind: 'roll', dice: [3] });
  play(state, 'soviet', 'done', ...boxes.map((name) => `box ${name} karelia`), 'commit');
  return state;
}
const numberOf = (name: string): number => STRATEGY_NAMES.indexOf(name);

test('TV-A14 six riflemen in an armoured attack give way to what it needs', () => {
  const state = planning('BLIN');
  play(state, 'soviet', ...Array.from({ length: 6 }, () => 'assign BLIN FUS karelia-box'));
  expect(talvisota.check(state, 'soviet', { kind: 'commit' })).toBeDefined();
  for (const action of fillActions(state, numberOf('BLIN'))) {
    expect(talvisota.check(state, 'soviet', action)).toBeUndefined();
    talvisota.apply(state, 'soviet', action);
  }
  expect(talvisota.check(state, 'soviet', { kind: 'commit' })).toBeUndefined();
});

test('TV-A14 what already lies in a strategy stays where there is room for the rest', () => {
  const state = planning('BLIN');
  play(state, 'soviet', 'assign BLIN FUS karelia-box');
  const actions = fillActions(state, numberOf('BLIN'));
  expect(actions.some(({ kind }) => kind === 'clear')).toBe(false);
  for (const action of actions) talvisota.apply(state, 'soviet', action);
  expect(talvisota.check(state, 'soviet', { kind: 'commit' })).toBeUndefined();
});
