// A worker in which machines play a scenario many times; it tells every game as it ends, and is stopped by ending it.
import { botByName, Curve, playOut, Setups } from '@motti/bots';
import {
  type AnyGame,
  fairRoll,
  type Line,
  printAction,
  type Setup,
  type Side,
  seededRandom,
} from '@motti/engine';
import { expose } from 'comlink';
import { loadRules } from '../games/rules.ts';
import type { PlayedGame, TurnEnd } from '../scenarios/fairness.ts';

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

/** One game with everything that is noted of it. The dice are those of a match with this seed. */
function playOne(
  game: AnyGame,
  setup: Setup,
  bots: ReturnType<typeof botsOf>,
  seed: string,
): PlayedGame {
  const take = (state: unknown): TurnEnd => ({
    gauges: game.gauges(state),
    held: game.landmarks?.(state).held ?? {},
  });
  const curve = new Curve(game, take);
  const lines: Line[] = [];
  const fights: string[] = [];
  let first: Side | undefined;
  let fight: string | undefined;
  const { over, state } = playOut(game, setup, bots, seededRandom(seed), {
    start: (begun) => curve.start(begun),
    roll: (faces, number) => fairRoll(seed, {}, number, faces),
    played(now, side, action) {
      lines.push({ side, text: printAction(game, action) });
      curve.played(now);
      const seen = game.landmarks?.(now);
      first ??= seen?.first;
      if (seen?.fight !== undefined && seen.fight !== fight) fights.push(seen.fight);
      fight = seen?.fight;
    },
  });
  return {
    winner: over.winner,
    level: over.level ?? '',
    clause: over.clause,
    turn: game.gauges(state)['turn'] ?? 0,
    result: {
      en: game.texts('en', setup).result(over),
      fr: game.texts('fr', setup).result(over),
    },
    first,
    turns: curve.points,
    fights,
    seed,
    lines,
  };
}

const simulator = {
  /** `seed`: 56 hexadecimal digits; each game adds its number to them. */
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
    for (let i = 0; i < games; i++)
      tell(playOne(game, same, bots, seed + i.toString(16).padStart(8, '0')));
  },
};

export type Simulator = typeof simulator;

expose(simulator);
