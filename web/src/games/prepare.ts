// A table needs the rules, its own drawing and the ground of its map. They are asked for at once, not each after the other.

import { seats } from '../server/seats.svelte.ts';
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
  const table = mapTableOf(game);
  const ground = table && skinOf(game)?.ground;
  const wanted = [loadRules(game), table, ground && fetchGround(ground)];
  for (const one of wanted) if (one) one.catch(() => undefined);
}

async function fetchGround(url: string): Promise<void> {
  const { readGround } = await import('../board/painter.ts');
  readGround(url);
}
