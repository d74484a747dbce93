// What a link shows before it is opened: the game and a picture of its map. The link itself names the game; the server tells
// nothing of a match to whoever holds no more than its address.
import { gameById } from '@motti/catalog';

const GAME = /^\/game\/([a-z-]{1,40})\/?$/;

/** Both halves of an address; anything may stand in it, `//[` too, which is no URL. */
function partsOf(url: string): { path: string; query: URLSearchParams } {
  const [path = '', ...query] = url.split('?');
  return { path, query: new URLSearchParams(query.join('?')) };
}

/** Addresses that lead to a page; everything else of the page stands after `#`. */
export function isAddress(url: string): boolean {
  const { path } = partsOf(url);
  const game = GAME.exec(path)?.[1];
  if (game !== undefined) return gameById(game) !== undefined;
  return /^\/(?:index\.html|match\/[A-Za-z0-9_-]{8,32}\/?)?$/.test(path);
}

/** The game that an address names. */
function gameOf(url: string): string | undefined {
  const { path, query } = partsOf(url);
  return GAME.exec(path)?.[1] ?? query.get('game') ?? undefined;
}

/** The page with a title, a sentence and a picture for those who are shown the link. */
export function withPreview(html: string, url: string, origin: string): string {
  const game = gameById(gameOf(url) ?? '');
  if (!game) return html;
  const { title, subtitle } = game.texts('en');
  const isMatch = url.startsWith('/match/');
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Motti'],
    ['og:title', isMatch ? `${title}: you are invited` : title],
    ['og:description', subtitle],
    ['og:image', `${origin}/preview/${game.id}.jpg`],
    ['twitter:card', 'summary_large_image'],
  ]
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content!)}" />`)
    .join('');
  return html.replace('</head>', `${tags}</head>`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
