// Work that must happen once, although several servers could do it: a bot's answer, a flag that falls, what everybody has
// left lying. What there is to do stands in the log and the lists already; here is only decided who does it. Should two do it
// after all, because one was thought dead, the log takes the first of them and refuses the second.
import type { Shared } from '../store/shared.ts';

export interface Jobs {
  /** Does it here, unless another server is at it: then `false`. `ms`: nobody takes longer. */
  once(key: string, ms: number, work: () => Promise<void>): Promise<boolean>;
  /** Is this the server that looks after what nobody else does? One is, until it stops or dies. */
  isKeeper(): Promise<boolean>;
}

/** One process: nobody else could do it. */
export const ALONE: Jobs = {
  once: async (_key, _ms, work) => {
    await work();
    return true;
  },
  isKeeper: async () => true,
};

/** How long a keeper that lives and does not ask again stays the keeper. */
const KEEPER_MS = 120_000;

export const jobsAmong = (shared: Pick<Shared, 'claim' | 'release'>): Jobs => ({
  once: async (key, ms, work) => {
    if (!(await shared.claim(key, ms))) return false;
    try {
      await work();
    } finally {
      // Should that fail, the claim ends with its time.
      await shared.release(key).catch(() => undefined);
    }
    return true;
  },
  isKeeper: () => shared.claim('keeper', KEEPER_MS),
});
