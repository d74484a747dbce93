// Opens a match that this browser keeps: its rules, its bots, its pace.
import { loadRules } from '../games/rules.ts';
import { settings } from '../settings.svelte.ts';
import { matches } from '../store/matches.svelte.ts';
import { LocalTable } from './local.svelte.ts';

/** How long a person gets to see what a die or a bot did. */
const PAUSE = 420;

const still = (): boolean =>
  settings.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const pause = (): Promise<void> =>
  still() || document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, PAUSE));

/** The table of a kept match; `undefined` when this browser has no such match. */
export async function openLocal(
  id: string,
  allow?: (lines: readonly string[]) => boolean,
): Promise<LocalTable | undefined> {
  const saved = matches.load(id);
  if (!saved) return undefined;
  const game = await loadRules(saved.game);
  return new LocalTable(game, saved, {
    pause,
    ...(allow ? { allow } : {}),
    think: async ({ game: { id: gameId }, ...asked }, level, seed) => {
      const { bots } = await import('../workers/index.ts');
      return bots.thinker.choose(gameId, level, asked, seed);
    },
  });
}
