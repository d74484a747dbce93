// Searches keep scratch memory from one question to the next. What they left behind must never show: two games played in
// turn are asked the same, and offered the same, as each of them played alone.
import { type AnyGame, CHANCE, fullOptions, pick, rollDice, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const LINES = 250;

/** A random game that stops after each line. */
function* played(game: AnyGame, seed: string): Generator<string> {
  const random = seededRandom(seed);
  const scenario = game.scenarios[0]!.id;
  const state = game.setup({ scenario, options: fullOptions(game, scenario) });
  for (let line = 0; line < LINES; line++) {
    const decision = game.decision(state);
    if (decision.kind === 'over') return;
    if (decision.kind === 'chance') {
      const roll = rollDice(decision.faces, random);
      game.apply(state, CHANCE, roll);
      yield `roll ${roll.dice.join(' ')}`;
      continue;
    }
    const side = decision.sides[0]!;
    const choices = game.choices(state, side);
    const action = pick(choices, random);
    game.apply(state, side, action);
    const offered = choices.map((choice) => game.print(choice)).join(' | ');
    yield `${side} ${game.print(action)} of ${offered}`;
  }
}

function inTurn(game: AnyGame, seeds: readonly string[]): string[][] {
  const running = seeds.map((seed) => played(game, seed));
  const lines = seeds.map((): string[] => []);
  for (let open = true; open; ) {
    open = false;
    running.forEach((one, i) => {
      const { done, value } = one.next();
      if (done) return;
      lines[i]!.push(value);
      open = true;
    });
  }
  return lines;
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: a search leaves nothing behind for another game',
  (_, game) => {
    const seeds = ['one', 'two'];
    expect(inTurn(game, seeds)).toEqual(seeds.map((seed) => [...played(game, seed)]));
  },
  120_000,
);
