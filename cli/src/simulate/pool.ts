// Plays the games of a job in several threads and hands them on in the order of their numbers.
import { Worker } from 'node:worker_threads';
import type { Job, Row } from './job.ts';
import type { Delivery, Order } from './worker.ts';

/** A thread gets about this much work at a time: long enough to keep it busy, short enough to show progress. */
const ORDER_MILLISECONDS = 150;

export interface Broken {
  readonly index: number;
  readonly why: string;
}

/**
 * Calls `add` for game 0, 1, 2 … until all are played, the signal stops it, or one breaks (then that one is returned).
 * What was added is always a beginning of the row of games: stopping early does not favour short games.
 */
export async function runJob(
  job: Job,
  games: number,
  threads: number,
  add: (row: Row) => void,
  signal: AbortSignal,
): Promise<Broken | undefined> {
  const waiting = new Map<number, Row>();
  let added = 0;
  let ordered = 0;
  let broken: Broken | undefined;
  const workers: Worker[] = [];

  const deliver = ({ rows, broken: stop }: Delivery): void => {
    for (const row of rows) waiting.set(row.index, row);
    if (stop && (!broken || stop.index < broken.index)) broken = stop;
    for (let row = waiting.get(added); row; row = waiting.get(added)) {
      waiting.delete(added++);
      add(row);
    }
  };

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
      workers.push(worker);
      let size = 1;
      let since = performance.now();
      const order = (): void => {
        if (broken || signal.aborted || ordered >= games) {
          resolve();
          return;
        }
        const next: Order = { from: ordered, to: Math.min(games, ordered + size) };
        ordered = next.to;
        since = performance.now();
        worker.postMessage(next);
      };
      worker.on('message', (delivery: Delivery) => {
        try {
          if (!signal.aborted) deliver(delivery);
          const took = performance.now() - since;
          if (took < ORDER_MILLISECONDS / 2) size *= 2;
          else if (took > ORDER_MILLISECONDS * 2) size = Math.max(1, size >> 1);
          order();
        } catch (error) {
          reject(error);
        }
      });
      worker.on('error', reject);
      order();
    });

  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    const all = Promise.all(Array.from({ length: Math.min(threads, games) }, work));
    await Promise.race([all, stopped]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return broken;
}
