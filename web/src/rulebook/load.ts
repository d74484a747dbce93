// The rulebooks of all games, each language loaded when it is first read.
import type { Locale } from '@motti/engine';
import { parseRulebook, type RulebookText } from './parse.ts';

const FILES = import.meta.glob<string>('../../../games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
});

const loaded = new Map<string, Promise<RulebookText | undefined>>();

/** The rulebook of a game in this language; nothing when it has none. */
export function loadRulebook(game: string, locale: Locale): Promise<RulebookText | undefined> {
  const path = `../../../games/${game}/rulebook/${locale}.md`;
  const known = loaded.get(path);
  if (known) return known;
  const load = FILES[path];
  const loading = load ? load().then(parseRulebook) : Promise.resolve(undefined);
  loading.catch(() => loaded.delete(path));
  loaded.set(path, loading);
  return loading;
}
