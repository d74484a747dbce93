import type { AnyAction, AnyGame } from '@motti/engine';
import { expect, test } from 'vitest';
import { laterMeant } from './later.ts';

interface Calendar {
  day: number;
}
const QUESTIONS = ['set-up', 'weather', 'march', 'attack'];
/** Four questions in a row, the second one of the dice; `red` is asked all, `blue` with it at the last. */
const game = {
  clone: (state: Calendar) => ({ ...state }),
  decision({ day }: Calendar) {
    const kind = QUESTIONS[day];
    if (!kind) return { kind: 'over' };
    const ask = { kind, clause: 'X' };
    if (kind === 'weather') return { kind: 'chance', ask, faces: [6] };
    return { kind: 'choose', ask, sides: kind === 'attack' ? ['red', 'blue'] : ['red'] };
  },
  choices: ({ day }: Calendar) => [{ kind: QUESTIONS[day] }],
  apply(state: Calendar) {
    state.day++;
  },
} as unknown as AnyGame;
const named =
  (kind: string) =>
  (choices: readonly AnyAction[]): AnyAction | undefined =>
    choices.find((choice) => choice.kind === kind);

test.each([
  ['red', 'march', 'march'],
  ['blue', 'attack', 'attack'],
  ['blue', 'march', undefined],
  ['red', 'fly', undefined],
])('%s asks when to %s', (side, kind, asked) => {
  const now: Calendar = { day: 0 };
  expect(laterMeant(game, now, side, () => 0, named(kind))?.kind).toBe(asked);
  // Nothing has been played.
  expect(now.day).toBe(0);
});
