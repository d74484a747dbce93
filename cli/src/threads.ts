// Plays numbered games in several threads and hands the results on in the order of their numbers.
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** A thread gets about this much work at a time: long enough to keep it busy, short enough to show progress. */
const ORDER_MILLISECONDS = 150;

/** Play games `from` up to, not including, `to`. */
interface Order {
  readonly from: number;
  readonly to: number;
}

export interface Broken {
  readonly index: number;
  readonly why: string;
}

/** The results of an order; when a game breaks, those before it and what broke. */
interface Delivery<Row> {
  readonly rows: readonly (readonly [index: number, row: Row])[];
  readonly broken?: Broken;
}

/** What the threads do: the module that calls `serve`, and what it is given. */
export interface Work {
  readonly module: URL;
  readonly data: unknown;
  readonly games: number;
  readonly threads: number;
}

/**
 * Calls `add` for game 0, 1, 2 … until all are played, the signal stops it, or one breaks (then that one is returned).
 * What was added is always a beginning of the row of games: stopping early does not favour short games.
 */
export async function inThreads<Row>(
  { module, data, games, threads }: Work,
  add: (row: Row) => void,
  signal: AbortSignal,
): Promise<Broken | undefined> {
  const waiting = new Map<number, Row>();
  let added = 0;
  let ordered = 0;
  let broken: Broken | undefined;
  const workers: Worker[] = [];

  const deliver = ({ rows, broken: stop }: Delivery<Row>): void => {
    for (const [index, row] of rows) waiting.set(index, row);
    if (stop && (!broken || stop.index < broken.index)) broken = stop;
    for (let row = waiting.get(added); row !== undefined; row = waiting.get(added)) {
      waiting.delete(added++);
      add(row);
    }
  };

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(module, { workerData: data });
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
      worker.on('message', (delivery: Delivery<Row>) => {
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

/** The other end, in a thread: plays what it is told to. `make` gets the data of the work. */
export function serve<Data, Row>(make: (data: Data) => (index: number) => Row): void {
  const play = make(workerData as Data);
  parentPort!.on('message', ({ from, to }: Order) => {
    const rows: [number, Row][] = [];
    for (let index = from; index < to; index++) {
      try {
        rows.push([index, play(index)]);
      } catch (error) {
        const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
        parentPort!.postMessage({ rows, broken: { index, why } } satisfies Delivery<Row>);
        return;
      }
    }
    parentPort!.postMessage({ rows } satisfies Delivery<Row>);
  });
}
