// A process that is asked to stop does so in good order; and should that never come to an end, it ends all the same.
import type { Config } from './config.ts';

/** What closing may take when draining is over. Whatever was acknowledged has been on the disk since. */
const CLOSE_MS = 15_000;

export interface Stopping {
  close(): Promise<void>;
  /** The longest that closing may take, in milliseconds. */
  readonly stopMs: number;
  /** It has taken longer: ends what is left, whatever it is. */
  giveUp(): void;
}

export const stopMsOf = ({ drainSeconds }: Pick<Config, 'drainSeconds'>): number =>
  drainSeconds * 1000 + CLOSE_MS;

export async function stop({ close, stopMs, giveUp }: Stopping): Promise<void> {
  const patience = setTimeout(giveUp, stopMs);
  try {
    await close();
  } finally {
    clearTimeout(patience);
  }
}
