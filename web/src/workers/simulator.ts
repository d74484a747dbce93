// A worker in which machines play a scenario many times; it tells every game as it ends, and is stopped by ending it.
import { botByName, playOut, Setups } from '@motti/bots';
import { type AnyGame, type Setup, type Side, seededRandom } from '@motti/engine';
import { expose } from 'comlink';
import { loadRules } from '../games/rules.ts';
import type { PlayedGame } from '../scenarios/fairness.ts';

const setups = new Setups();

function botsOf(game: AnyGame, levels: Readonly<Record<Side, string>>) {
  return Object.fromEntries(
    Object.entries(levels).map(([side, level]) => {
      const bot = botByName(game, level);
      if (!bot) throw new Error(`${game.id} has no bot called ${level}`);
      return [side, bot];
    }),
  );
}

const simulator = {
  async run(
    gameId: string,
    setup: Setup,
    levels: Readonly<Record<Side, string>>,
    games: number,
    seed: string,
    tell: (played: PlayedGame) => void,
  ): Promise<void> {
    const game = await loadRules(gameId);
    const bots = botsOf(game, levels);
    const same = setups.same(setup);
    for (let i = 0; i < games; i++) {
      const { over, state } = playOut(game, same, bots, seededRandom(`${seed} ${i}`));
      tell({
        winner: over.winner,
        level: over.level ?? '',
        clause: over.clause,
        turn: game.gauges(state)['turn'] ?? 0,
        result: {
          en: game.texts('en', same).result(over),
          fr: game.texts('fr', same).result(over),
        },
      });
    }
  },
};

export type Simulator = typeof simulator;

expose(simulator);
