// What a side is said to be after is read off what an onlooker sees: whatever is guessed of the rest, it is the same.
import { GAMES } from '@motti/catalog';
import {
  type AnyGame,
  CHANCE,
  LOCALES,
  type Random,
  rollDice,
  seededRandom,
  setupOf,
  startingOptions,
} from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { actionsOf, botByName } from '../src/index.ts';

/** Turns, or parts of them, after which somebody is said to be after something. */
const RUNS: Readonly<Record<string, number>> = { talvisota: 500 };
const FEW_RUNS = 60;

/** What `easy` does until somebody else is asked or dice fall: where it began and where it led. */
function* turns(game: AnyGame, random: Random) {
  const easy = botByName(game, 'easy')!;
  for (let number = 0; ; number++) {
    const { id } = game.scenarios[number % game.scenarios.length]!;
    const setup = setupOf(game, id, startingOptions(game, id));
    const state = game.setup(setup);
    for (let begun: { side: string; before: unknown } | undefined; ; ) {
      const decision = game.decision(state);
      const side = decision.kind === 'choose' ? decision.sides[0]! : undefined;
      if (begun && begun.side !== side) {
        yield { setup, ...begun, after: game.clone(state) };
        begun = undefined;
      }
      if (decision.kind === 'over') break;
      if (decision.kind === 'chance') {
        game.apply(state, CHANCE, rollDice(decision.faces, random));
        continue;
      }
      begun ??= { side: side!, before: game.clone(state) };
      const question = { game, setup, view: game.view(state, side!), side: side! };
      for (const action of actionsOf(easy, question, random)) game.apply(state, side!, action);
    }
  }
}

describe.each(GAMES.filter((game) => game.aim).map((game) => [game.id, game] as const))(
  '%s',
  (id, game) => {
    test('what a side is said to be after is read off what the onlooker sees', () => {
      const random = seededRandom(`aims ${id}`);
      const codes = new Set<string>();
      let runs = 0;
      for (const { setup, side, before, after } of turns(game, random)) {
        if (runs++ === (RUNS[id] ?? FEW_RUNS)) break;
        for (const viewer of [...game.sides.filter((one) => one !== side), undefined]) {
          const told = [1, 2].map((seed) => {
            const [from, to] = [before, after].map((state) =>
              game.guess(game.view(state, viewer), seededRandom(`${seed} ${runs}`), setup),
            );
            return game.aim!(from, to, side);
          });
          expect(told[1], `${side} as ${viewer ?? 'a spectator'} sees it`).toEqual(told[0]);
          if (!told[0]) continue;
          codes.add(told[0].code);
          for (const locale of LOCALES) {
            const sentence = game.texts(locale, setup).aim!(told[0]);
            expect(sentence).not.toContain('undefined');
            expect(sentence).toMatch(/ .*\.$/);
          }
        }
      }
      expect(codes.size).toBeGreaterThanOrEqual(4);
    });
  },
);
