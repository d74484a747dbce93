// The skins' catalogue: what the shelf, the lists and the tables need to know of each game before its code is loaded.
// A skin is found by its folder. A game that has rules and no skin stands on the shelf in a plain box.
import type { Side } from '@motti/engine';
import coasts from '../../geo/talvisota/shelf.svg?url';
import { settings } from '../settings.svelte.ts';
import PlainCover from './PlainCover.svelte';
import { GAME_IDS, hasRules } from './rules.ts';
import type { BoxLid, Skin, TableComponent } from './skin.ts';

export type * from './skin.ts';

const FOUND: readonly Skin[] = Object.values(
  import.meta.glob<Skin>('./*/skin.ts', { eager: true, import: 'skin' }),
);

/** Every game that can be played, in the order of the list of rules. */
export const SKINS: readonly Skin[] = GAME_IDS.map(
  (id) => FOUND.find((skin) => skin.id === id) ?? plainSkin(id),
);

/** Games that are announced and cannot be played yet: boxes without a way in. */
export const COMING: readonly BoxLid[] = FOUND.filter(({ id }) => !hasRules(id));

/** The map on the wall behind the shelf: a stencil, to be coloured. */
export const WALL: string = coasts;

export const skinOf = (id: string): Skin | undefined => SKINS.find((skin) => skin.id === id);

export const colorOf = (game: string, side: Side | undefined): string =>
  (side !== undefined && skinOf(game)?.colors?.[side]) || 'var(--ink)';

/** The table of a game with its map; nothing where there is none, or where the reader wants words alone. */
export const mapTableOf = (id: string): Promise<TableComponent> | undefined =>
  settings.plainTables ? undefined : skinOf(id)?.table?.();

function plainSkin(id: string): Skin {
  const title = id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  const words = { title, subtitle: '', span: '' };
  return {
    id,
    words: { en: words, fr: words },
    cover: PlainCover,
    spine: { ground: '#4a4335', ink: '#f1ead8' },
  };
}
