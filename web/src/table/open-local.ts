// Opens a match that this browser keeps: its rules, its bots, its pace.
import type { BotQuestion } from '@motti/bots';
import { proxy } from 'comlink';
import { levelNames, loadRules } from '../games/rules.ts';
import { settings } from '../settings.svelte.ts';
import { matches } from '../store/matches.svelte.ts';
import { LocalTable, type Thought } from './local.svelte.ts';

/** The machine may play ahead of what is shown, but not without end: two machines would be done before anyone has looked. */
const AHEAD = 60;
const GLANCE = 200;

const waitFor = async (isClose: () => boolean): Promise<void> => {
  while (!isClose()) await new Promise((resolve) => setTimeout(resolve, GLANCE));
};

/** What a bot's worker is asked; it is ended when nobody waits any longer, and the best it has told of is its answer. */
function thoughtOf(
  gameId: string,
  level: string,
  asked: Omit<BotQuestion, 'game'>,
  seed: string,
  tell: (done: number) => void,
): Thought {
  let best: readonly string[] = [];
  let stop: Thought['stop'] = () => {};
  const lines = (async () => {
    const { bots } = await import('../workers/index.ts');
    const hear = proxy((done: number, lines: readonly string[]) => {
      best = lines;
      tell(done);
    });
    const stopped = new Promise<readonly string[]>((resolve) => {
      stop = () => {
        if (best.length === 0) return;
        bots.interrupt();
        resolve(best);
      };
    });
    return Promise.race([bots.thinker.choose(gameId, level, asked, seed, hear), stopped]);
  })();
  return { lines, stop: () => stop() };
}

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
    think: ({ game: { id: gameId }, ...asked }, level, seed, tell) =>
      thoughtOf(gameId, level, asked, seed, tell),
    ponder: ({ game: { id: gameId }, ...asked }, level, seed, hear) => {
      if (!settings.ponders) return () => {};
      let stopped = false;
      const loaded = import('../workers/index.ts');
      void loaded.then(({ ponderers }) => {
        if (!stopped) void ponderers.thinker.ponder(gameId, level, asked, seed, proxy(hear));
      });
      return () => {
        stopped = true;
        void loaded.then(({ ponderers }) => ponderers.interrupt());
      };
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
