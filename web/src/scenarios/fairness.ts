// What many games of machines say of a scenario: who wins, how surely, how long it takes, what decides.
import type { Landmarks, Line, Locale, Side } from '@motti/engine';
import { type Share, shareOf } from '../analysis/chances.ts';

/** How things stood when a turn was over; the first one is the set-up. */
export interface TurnEnd {
  readonly gauges: Readonly<Record<string, number>>;
  readonly held: Landmarks['held'];
}

export interface PlayedGame {
  readonly winner: Side | undefined;
  readonly level: string;
  readonly clause: string;
  readonly turn: number;
  /** How it ended, in words. */
  readonly result: Readonly<Record<Locale, string>>;
  readonly first: Side | undefined;
  readonly turns: readonly TurnEnd[];
  /** The places fought for, one for each fight. */
  readonly fights: readonly string[];
  /** The game itself, to be looked at. */
  readonly seed: string;
  readonly lines: readonly Line[];
}

export interface Fairness {
  readonly games: number;
  readonly wins: Readonly<Record<Side, number>>;
  readonly draws: number;
  /** Of the first side; draws count half. */
  readonly share: Share | undefined;
  /** The side that wins more often than chance explains. */
  readonly leans: Side | undefined;
  readonly median: number;
  /** By last turn, from the first to the longest game. */
  readonly lengths: readonly {
    readonly turn: number;
    readonly games: Readonly<Record<string, number>>;
  }[];
  readonly endings: readonly {
    readonly winner: Side | undefined;
    readonly result: PlayedGame['result'];
    readonly games: number;
  }[];
}

/** Under which a draw is counted among the lengths. */
export const DRAWN = '';

/** Fewer say nothing: the interval of a dozen games is half the scale wide. */
export const LEAST_GAMES = 20;

export function fairnessOf(played: readonly PlayedGame[], sides: readonly Side[]): Fairness {
  const games = played.length;
  const wins = Object.fromEntries(
    sides.map((side) => [side, played.filter(({ winner }) => winner === side).length]),
  );
  const draws = played.filter(({ winner }) => winner === undefined).length;
  const [first = '', second = ''] = sides;
  const share = games === 0 ? undefined : shareOf((wins[first] ?? 0) + draws / 2, games);
  return {
    games,
    wins,
    draws,
    share,
    leans: games < LEAST_GAMES ? undefined : leaning(share, first, second),
    median: medianOf(played.map(({ turn }) => turn)),
    lengths: lengthsOf(played),
    endings: endingsOf(played),
  };
}

function leaning(share: Share | undefined, first: Side, second: Side): Side | undefined {
  if (!share) return undefined;
  if (share.low > 0.5) return first;
  return share.high < 0.5 ? second : undefined;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function lengthsOf(played: readonly PlayedGame[]): Fairness['lengths'] {
  const longest = Math.max(0, ...played.map(({ turn }) => turn));
  return Array.from({ length: longest }, (_, i) => {
    const games: Record<string, number> = {};
    for (const { winner, turn } of played)
      if (turn === i + 1) games[winner ?? DRAWN] = (games[winner ?? DRAWN] ?? 0) + 1;
    return { turn: i + 1, games };
  });
}

function endingsOf(played: readonly PlayedGame[]): Fairness['endings'] {
  const found = new Map<
    string,
    { winner: Side | undefined; result: PlayedGame['result']; games: number }
  >();
  for (const { winner, result } of played) {
    const known = found.get(result.en);
    if (known) known.games++;
    else found.set(result.en, { winner, result, games: 1 });
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

/** In the words of the side that wins more. */
export function headlineOf(
  { share: found }: Fairness,
  [first = '', second = '']: readonly Side[],
): (Share & { readonly side: Side }) | undefined {
  if (!found) return undefined;
  const { share, low, high } = found;
  return share >= 0.5
    ? { ...found, side: first }
    : { ...found, side: second, share: 1 - share, low: 1 - high, high: 1 - low };
}

export const percentText = (share: number, locale: Locale): string =>
  (share * 100).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
