// The gauges of a game and their names: `morale.finland` is the morale of a side, drawn together with the other's.
import type { AnyGame, Setup, Side } from '@motti/engine';
import { type Context, textsOf } from './context.ts';

/** A gauge, or the gauges that the sides have in common. */
export interface GaugeGroup {
  readonly name: string;
  readonly gauges: readonly { readonly key: string; readonly side: Side | undefined }[];
}

/** A game as it is played: a match, a session, a simulation. */
export interface Played {
  readonly game: AnyGame;
  readonly setup: Setup;
}

export function gaugeGroups(game: AnyGame, keys: Iterable<string>): GaugeGroup[] {
  const groups = new Map<string, { key: string; side: Side | undefined }[]>();
  for (const key of keys) {
    const side = game.sides.find((candidate) => key.endsWith(`.${candidate}`));
    const name = side === undefined ? key : key.slice(0, -side.length - 1);
    groups.set(name, [...(groups.get(name) ?? []), { key, side }]);
  }
  return [...groups].map(([name, gauges]) => ({ name, gauges }));
}

export const gaugeName = (context: Context, { game, setup }: Played, key: string): string =>
  textsOf(context, game, setup).name(key);

/** What the gauges of the sides have in common, where the game has a word for it. */
export function commonName(
  context: Context,
  { game, setup }: Played,
  { name }: GaugeGroup,
): string | undefined {
  const common: string | undefined = textsOf(context, game, setup).name(name);
  return common === name ? undefined : common;
}

/** What its gauges have in common; else their names. */
export const groupName = (context: Context, played: Played, group: GaugeGroup): string =>
  commonName(context, played, group) ||
  group.gauges.map(({ key }) => gaugeName(context, played, key)).join(' · ');
