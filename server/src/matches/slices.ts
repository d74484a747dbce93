// Long work in short pieces: a match is played again from its first line, and meanwhile everybody else is served.

import { setTimeout as sleep } from 'node:timers/promises';

/** What one piece may take, in milliseconds; a player's move takes less than one. */
const SLICE_MS = 4;

export class TooMuchWorkError extends Error {
  override readonly name = 'TooMuchWorkError';
}

export interface SlicesOptions {
  /**
   * So many milliseconds of processor time, our own and not what others do in between; more is a `TooMuchWorkError`. Other
   * threads' time is in what the system tells, waiting for a processor is in what the clock tells: our own is no more than
   * either.
   */
  readonly most?: number;
  /** Strangers' work rests as long as it works: half of the time is everybody else's. */
  readonly resting?: boolean;
}

/** Does this for each, in order. */
export async function inSlices<T>(
  items: readonly T[],
  work: (item: T, index: number) => void,
  { most = Number.POSITIVE_INFINITY, resting = false }: SlicesOptions = {},
): Promise<void> {
  let spent = 0;
  for (let index = 0; index < items.length; ) {
    const started = performance.now();
    const busy = process.cpuUsage();
    let passed = 0;
    while (index < items.length && passed < SLICE_MS) {
      work(items[index]!, index++);
      passed = performance.now() - started;
    }
    const { user, system } = process.cpuUsage(busy);
    spent += Math.min(passed, (user + system) / 1000);
    if (spent > most) throw new TooMuchWorkError('more than anybody may ask for');
    if (index === items.length) return;
    if (resting) await sleep(SLICE_MS);
    else await new Promise((resolve) => setImmediate(resolve));
  }
}
