// A table sounds a loss when a headline number that counts losses grows: every game has such numbers, one for each side.
import { type AnyGame, fullOptions, rollDice, seededRandom } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const lossesOf = (game: AnyGame, state: unknown): readonly (readonly [string, number])[] =>
  Object.entries(game.gauges(state)).filter(([name]) => /^(lost|losses)\./.test(name));

/** Random play until something is lost; false if nothing is before the end. */
function losesSomething(game: AnyGame, seed: number): boolean {
  const scenario = game.scenarios[0]!.id;
  const state = game.setup({ scenario, options: fullOptions(game, scenario, {}) });
  const random = seededRandom(seed);
  const sum = (): number => lossesOf(game, state).reduce((all, [, lost]) => all + lost, 0);
  const atFirst = sum();
  for (;;) {
    const decision = game.decision(state);
    if (decision.kind === 'over') return false;
    if (decision.kind === 'chance') game.apply(state, 'chance', rollDice(decision.faces, random));
    else {
      const [side] = decision.sides;
      const choices = game.choices(state, side!);
      game.apply(state, side!, choices[random(choices.length)]!);
    }
    if (sum() > atFirst) return true;
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('counts what each side has lost, by a name in both languages', () => {
    const scenario = game.scenarios[0]!.id;
    const setup = { scenario, options: fullOptions(game, scenario, {}) };
    const names = lossesOf(game, game.setup(setup)).map(([name]) => name);
    for (const side of game.sides)
      expect(names.some((name) => name.endsWith(`.${side}`))).toBe(true);
    for (const locale of ['en', 'fr'] as const)
      for (const name of names) expect(game.texts(locale, setup).name(name)).not.toBe(name);
  });

  test('a loss makes one of these numbers grow', () => {
    expect([1, 2, 3, 4, 5, 6].some((seed) => losesSomething(game, seed))).toBe(true);
  });
});
