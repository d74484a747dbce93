// What many games say beyond who wins: who gains by playing first, how the forces melt, where it is fought, what is held at
// the end, and which event turns a game.
import type { Side } from '@motti/engine';
import { type Share, shareOf } from '../analysis/chances.ts';
import type { PlayedGame } from './fairness.ts';

type Games = readonly PlayedGame[];

/** What a side gets of these games; draws count half. */
function shareIn(played: Games, side: Side): Share | undefined {
  if (played.length === 0) return undefined;
  const points = played.map(({ winner }) => (winner === undefined ? 0.5 : winner === side ? 1 : 0));
  return shareOf(
    points.reduce<number>((a, b) => a + b, 0),
    played.length,
  );
}

/** The share of one side by who played first; empty where that is always the same side, or is not known. */
export function byFirst(
  played: Games,
  sides: readonly Side[],
  of: Side,
): readonly { readonly first: Side; readonly share: Share }[] {
  const found = sides.flatMap((first) => {
    const share = shareIn(
      played.filter((one) => one.first === first),
      of,
    );
    return share ? [{ first, share }] : [];
  });
  return found.length > 1 ? found : [];
}

export interface Band {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export interface Curves {
  /** A key of `Texts.name`. */
  readonly gauge: string;
  /** From the set-up on, each turn; only games that still ran are in it. */
  readonly bands: Readonly<Record<Side, readonly Band[]>>;
}

/** The first number that every side has, turn by turn: median and middle half of the games still running. */
export function curvesOf(played: Games, sides: readonly Side[]): Curves | undefined {
  const keys = Object.keys(played[0]?.turns[0]?.gauges ?? {});
  const gauge = keys
    .map((key) => key.split('.')[0]!)
    .find((stem) => sides.every((side) => keys.includes(`${stem}.${side}`)));
  if (gauge === undefined) return undefined;
  const longest = Math.max(...played.map(({ turns }) => turns.length));
  const bandAt = (side: Side, turn: number): Band => {
    const values = played
      .flatMap(({ turns }) => turns[turn]?.gauges[`${gauge}.${side}`] ?? [])
      .sort((a, b) => a - b);
    return {
      low: quantile(values, 0.25),
      middle: quantile(values, 0.5),
      high: quantile(values, 0.75),
    };
  };
  const bands = sides.map((side) => [
    side,
    Array.from({ length: longest }, (_, turn) => bandAt(side, turn)),
  ]);
  return { gauge, bands: Object.fromEntries(bands) };
}

/** Fights for each place in a game, on average; the most contested first. */
export function fightsOf(
  played: Games,
): readonly { readonly place: string; readonly each: number }[] {
  const counts = new Map<string, number>();
  for (const { fights } of played)
    for (const place of fights) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts]
    .map(([place, count]) => ({ place, each: count / played.length }))
    .sort((a, b) => b.each - a.each);
}

/** Who holds what at the end, in parts of all games; only what did not end the same way in every game. */
export function heldOf(
  played: Games,
  sides: readonly Side[],
): readonly { readonly name: string; readonly by: Readonly<Record<Side, number>> }[] {
  const names = Object.keys(played[0]?.turns.at(-1)?.held ?? {});
  return names.flatMap((name) => {
    const holders = played.map(({ turns }) => turns.at(-1)?.held[name]);
    if (new Set(holders).size < 2) return [];
    const part = (side: Side): number =>
      holders.filter((one) => one === side).length / played.length;
    return [{ name, by: Object.fromEntries(sides.map((side) => [side, part(side)])) }];
  });
}

export interface TurningPoint {
  readonly name: string;
  /** Who had it when that turn was over, and had not at the start. */
  readonly side: Side;
  readonly turn: number;
  readonly share: Share;
}

const MOST_POINTS = 4;
/** Fewer games say nothing of an event; nor do the rest, where nearly all have it. */
const LEAST = 10;

/** What tells most about who wins: things that changed hands by a turn, each at the turn at which it tells most. */
export function turningPoints(
  played: Games,
  sides: readonly Side[],
  of: Side,
): readonly TurningPoint[] {
  const all = shareIn(played, of);
  if (!all) return [];
  const names = Object.keys(played[0]?.turns[0]?.held ?? {});
  const longest = Math.max(...played.map(({ turns }) => turns.length));
  const best = names.flatMap((name) =>
    sides.flatMap((side) => {
      const found: (TurningPoint & { readonly weight: number })[] = [];
      for (let turn = 1; turn < longest; turn++) {
        const with_ = played.filter((one) => hasBy(one, name, side, turn));
        const share = shareIn(with_, of);
        if (!share || with_.length < LEAST || played.length - with_.length < LEAST) continue;
        const weight = Math.abs(share.share - all.share) * Math.sqrt(with_.length);
        found.push({ name, side, turn, share, weight });
      }
      // What chance would bring is no turning point.
      const apart = found.filter(({ share }) => share.low > all.share || share.high < all.share);
      return apart.sort((a, b) => b.weight - a.weight).slice(0, 1);
    }),
  );
  return best
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_POINTS)
    .sort((a, b) => b.share.share - a.share.share);
}

const hasBy = ({ turns }: PlayedGame, name: string, side: Side, turn: number): boolean =>
  turns[0]?.held[name] !== side &&
  turns.some(({ held }, i) => i > 0 && i <= turn && held[name] === side);

/** Games worth a look: one like most, the shortest, one without a winner; each once. */
export function picksOf(
  played: Games,
  leader: Side | undefined,
  median: number,
): readonly { readonly which: 'typical' | 'shortest' | 'drawn'; readonly index: number }[] {
  const at = (fits: (game: PlayedGame) => boolean): number => played.findIndex(fits);
  const least = Math.min(...played.map(({ turn }) => turn));
  const found = [
    { which: 'typical', index: at(({ winner, turn }) => winner === leader && turn === median) },
    { which: 'shortest', index: at(({ turn }) => turn === least) },
    { which: 'drawn', index: at(({ winner }) => winner === undefined) },
  ] as const;
  return found.filter(
    ({ index }, i) => index >= 0 && found.findIndex((other) => other.index === index) === i,
  );
}
