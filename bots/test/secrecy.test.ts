// No bot knows more than its view: whatever the hidden truth is, the same view and the same chance give the same plan.
import { GAMES } from '@motti/catalog';
import {
  type AnyGame,
  CHANCE,
  fullOptions,
  type Random,
  rollDice,
  seededRandom,
} from '@motti/engine';
import { expect, test } from 'vitest';
import { actionsOf, botByName, botNames } from '../src/index.ts';

/** Positions looked at; bots that think longer have fewer. `MOTTI_BOT_POSITIONS=1000` looks at so many of each. */
const POSITIONS: Readonly<Record<string, number>> = {
  'talvisota easy': 150,
  'winter-war easy': 16,
};
const FEW = 8;
const WANTED = Number(process.env['MOTTI_BOT_POSITIONS'] ?? 0);
/** Where so many positions are looked at, whoever searches is stopped after this many playouts: what it reads shows in the first. */
const ENOUGH = 8;
/** Random picks between two of them. */
const STRIDE = 23;

/** Positions of random games in which somebody decides, one after the other. */
function* positions(game: AnyGame, scenario: string, random: Random) {
  const setup = { scenario, options: fullOptions(game, scenario) };
  for (;;) {
    const state = game.setup(setup);
    for (let i = 1; ; i++) {
      const decision = game.decision(state);
      if (decision.kind === 'over') break;
      if (decision.kind === 'chance') {
        game.apply(state, CHANCE, rollDice(decision.faces, random));
        continue;
      }
      const side = decision.sides[random(decision.sides.length)]!;
      if (i % STRIDE === 0) yield { setup, state, side };
      const choices = game.choices(state, side);
      game.apply(state, side, choices[random(choices.length)]!);
    }
  }
}

/** Every level that a player is offered, in the first scenario that has it. */
const LEVELS = GAMES.flatMap((game) =>
  botNames(game)
    .slice(1)
    .map((level) => [`${game.id} ${level}`, game, level, scenarioOf(game, level)] as const),
);

function scenarioOf(game: AnyGame, level: string): string {
  return game.scenarios.find(({ id }) => botNames(game, id).includes(level))!.id;
}

test.each(LEVELS)(
  '%s',
  (name, game, level, scenario) => {
    const random = seededRandom(`secrecy ${game.id}`);
    const bot = botByName(game, level)!;
    let left = WANTED || (POSITIONS[name] ?? FEW);
    for (const { setup, state, side } of positions(game, scenario, random)) {
      if (left-- === 0) break;
      const view = game.view(state, side);
      // Another truth that this side could not tell from the real one.
      const other = game.view(game.guess(view, random, setup), side);
      expect(other).toEqual(view);
      const plan = (seen: unknown) => {
        let playouts = 0;
        const thinking = WANTED ? { stop: () => playouts++ >= ENOUGH } : {};
        return actionsOf(bot, { game, setup, view: seen, side }, seededRandom('same'), thinking);
      };
      expect(plan(other)).toEqual(plan(view));
    }
  },
  WANTED ? 3_600_000 : 300_000,
);
