// The rules of the games, each loaded when it is first needed. Workers use this file; the skins are in index.ts.
import { LOADERS } from '@motti/catalog/lazy';
import type { AnyGame } from '@motti/engine';

export { levelNames, measuredLevel } from '@motti/catalog/levels';

/** Every game that can be played here, in the order of the shelf. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

const loaded = new Map<string, Promise<AnyGame>>();

export const hasRules = (id: string): boolean => id in LOADERS;

/** The game of this id; rejects when there is no such game. */
export function loadRules(id: string): Promise<AnyGame> {
  const known = loaded.get(id);
  if (known) return known;
  const load = LOADERS[id];
  if (!load) return Promise.reject(new Error(`no game is called ${id}`));
  const loading = load();
  // A failed download may be tried again.
  loading.catch(() => loaded.delete(id));
  loaded.set(id, loading);
  return loading;
}
