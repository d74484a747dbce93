// A table needs the rules, its own drawing and the ground of its map. They are asked for at once, not each after the other.

import { seats } from '../server/seats.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { matches } from '../store/matches.svelte.ts';
import { mapTableOf, skinOf } from './index.ts';
import { hasRules, loadRules } from './rules.ts';

/** The game of the table that an address leads to, as far as this browser knows it. */
export function gameAt([page, of = '']: readonly string[]): string | undefined {
  switch (page) {
    case 'play':
    case 'replay':
      return (matches.list.find(({ id }) => id === of) ?? seats.of(of))?.game;
    case 'match':
      return seats.of(of)?.game;
    case 'learn':
      return of;
    default:
      return undefined;
  }
}

/** Begins to fetch whatever the table of a game will ask for. What fails here is told by the page that needs it. */
export function prepareTable(game: string): void {
  if (!hasRules(game)) return;
  // The ground first: it is read and painted by a thread of its own while everything else is still on its way.
  const ground = settings.plainTables ? undefined : skinOf(game)?.ground;
  const wanted = [ground && fetchGround(ground), mapTableOf(game), loadRules(game)];
  for (const one of wanted) if (one) one.catch(() => undefined);
}

async function fetchGround(url: string): Promise<void> {
  const { readGround } = await import('../board/painter.ts');
  readGround(url);
}
