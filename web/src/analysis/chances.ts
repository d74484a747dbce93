// How a match stood at its moments: played on from there by bots, many times.
import { actionsOf, type Bot, playOn } from '@motti/bots';
import {
  type AnyAction,
  type AnyMatch,
  CHANCE,
  parseAction,
  type Random,
  type Side,
} from '@motti/engine';

/** 95 % of a normal distribution lies within this many standard deviations. */
const Z = 1.959963984540054;

/** A share with its interval of 95 % (Wilson: right also for few games and for shares near 0 and 1). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Draws count half. */
export function shareOf(points: number, games: number): Share {
  const share = points / games;
  const spread = (Z * Z) / games;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share) + spread / 4) / games);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), games };
}

/** Who plays on from a moment: the turn that has begun by one bot, which may think long, and whatever follows by another. */
export interface Machines {
  readonly turn: Bot;
  readonly rest: Bot;
}

/** What this side gets of so many games that bots play from here: 1 for a win, a half for a draw. */
export function pointsFrom(
  { game, setup }: Pick<AnyMatch, 'game' | 'setup'>,
  state: unknown,
  side: Side,
  { turn, rest }: Machines,
  games: number,
  random: Random,
): number {
  const turnOf = (now: unknown): number | undefined => game.gauges(now)['turn'];
  const begun = turnOf(state);
  let points = 0;
  for (let i = 0; i < games; i++) {
    let bot = turn;
    const both: Bot = {
      name: turn.name,
      choose: (question, chance) => bot.choose(question, chance),
      plan: (question, chance) => actionsOf(bot, question, chance),
    };
    const bots = Object.fromEntries(game.sides.map((one) => [one, both]));
    const { winner } = playOn(game, setup, game.clone(state), bots, random, {
      played(now) {
        if (bot !== rest && turnOf(now) !== begun) bot = rest;
      },
    }).over;
    points += winner === undefined ? 0.5 : winner === side ? 1 : 0;
  }
  return points;
}

/**
 * The moments worth asking about, as numbers of entries played: where dice have fallen and somebody decides again,
 * and the two ends; no more than `most`, evenly thinned.
 */
export function momentsOf(match: AnyMatch, most: number): number[] {
  const { entries } = match;
  const fallen = entries.flatMap(({ side }, i) =>
    side === CHANCE && entries[i + 1]?.side !== CHANCE ? [i + 1] : [],
  );
  const all = [...new Set([0, ...fallen, entries.length])];
  if (all.length <= most) return all;
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => all[Math.round(i * step)]!);
}

/** The states at these moments, which stand in rising order. */
export function statesAt(match: AnyMatch, moments: readonly number[]): unknown[] {
  const { game, entries } = match;
  const state = game.setup(match.setup);
  const states: unknown[] = [];
  let at = 0;
  for (const moment of moments) {
    for (; at < moment; at++) {
      const { side, text } = entries[at]!;
      game.apply(state, side, parseAction(game, text) as AnyAction);
    }
    states.push(game.clone(state));
  }
  return states;
}
