// Plays a game to its end between bots: decision, choices, apply and nothing else. Simulations, benchmarks and tests use it.
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  invariant,
  type Over,
  type Random,
  type Roll,
  rollDice,
  type Setup,
  type Side,
} from '@motti/engine';
import type { Bot } from './bot.ts';
import { PlanQueue } from './plan-queue.ts';

export interface PlayedOut {
  readonly over: Over;
  readonly state: unknown;
  /** Lines played, rolls included. */
  readonly actions: number;
  readonly rolls: number;
}

export interface Hooks {
  /** Before the first action. */
  start?(state: unknown): void;
  /** After each action. */
  played?(state: unknown, side: Side, action: AnyAction | Roll): void;
  /** The dice, by the number of the roll; without it they fall by the same random numbers that the bots draw. */
  roll?(faces: readonly number[], number: number): Roll;
}

/** No game of ours comes near it: a game that does has lost its way out. */
const MOST_ACTIONS = 1_000_000;

export function playOut(
  game: AnyGame,
  setup: Setup,
  bots: Readonly<Record<Side, Bot>>,
  random: Random,
  hooks: Hooks = {},
): PlayedOut {
  return playOn(game, setup, game.setup(setup), bots, random, hooks);
}

/** The same from any state of a match of this set-up, which it changes. */
export function playOn(
  game: AnyGame,
  setup: Setup,
  state: unknown,
  bots: Readonly<Record<Side, Bot>>,
  random: Random,
  hooks: Hooks = {},
): PlayedOut {
  hooks.start?.(state);
  const queue = new PlanQueue(game, setup, random);
  let rolls = 0;

  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const decision = game.decision(state);
    if (decision.kind === 'over') return { over: decision, state, actions, rolls };
    if (decision.kind === 'chance') {
      const roll = hooks.roll?.(decision.faces, rolls) ?? rollDice(decision.faces, random);
      game.apply(state, CHANCE, roll);
      hooks.played?.(state, CHANCE, roll);
      queue.forget();
      rolls++;
      continue;
    }
    const side = decision.sides[0]!;
    const bot = bots[side];
    invariant(bot, `no bot plays ${side}`);
    const action = queue.next(bot, state, side);
    game.apply(state, side, action);
    hooks.played?.(state, side, action);
  }
  throw new Error(`invariant: ${game.id} is not over after ${MOST_ACTIONS} actions`);
}
