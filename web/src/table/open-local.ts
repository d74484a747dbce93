// Opens a match that this browser keeps: its rules, its bots, its pace.
import { levelNames, loadRules } from '../games/rules.ts';
import { matches } from '../store/matches.svelte.ts';
import { LocalTable } from './local.svelte.ts';

/** The machine may play ahead of what is shown, but not without end: two machines would be done before anyone has looked. */
const AHEAD = 60;
const GLANCE = 200;

const waitFor = async (isClose: () => boolean): Promise<void> => {
  while (!isClose()) await new Promise((resolve) => setTimeout(resolve, GLANCE));
};

/** The table of a kept match; `undefined` when this browser has no such match. */
export async function openLocal(
  id: string,
  allow?: (lines: readonly string[]) => boolean,
): Promise<LocalTable | undefined> {
  const saved = matches.load(id);
  if (!saved) return undefined;
  const game = await loadRules(saved.game);
  const table: LocalTable = new LocalTable(game, saved, {
    pause: () => waitFor(() => table.playback.left < AHEAD),
    ...(allow ? { allow } : {}),
    think: async ({ game: { id: gameId }, ...asked }, level, seed) => {
      const { bots } = await import('../workers/index.ts');
      return bots.thinker.choose(gameId, level, asked, seed);
    },
    advise: async ({ game: { id: gameId }, ...asked }, seed) => {
      const { bots } = await import('../workers/index.ts');
      const level = levelNames(gameId, asked.setup.scenario).at(-1)!;
      return bots.thinker.choose(gameId, level, asked, seed);
    },
  });
  // A lesson has its own pace.
  table.playback.enabled = allow === undefined;
  return table;
}
