// Several servers on one machine, behind one port: a process that holds the port and starts them, and looks after them. Each
// is a server like any other, with a name of its own, on the same PostgreSQL.
import cluster, { type Worker } from 'node:cluster';
import type { Config } from './config.ts';
import { type Stopping, stopMsOf } from './stopping.ts';

/** One that ends by itself is started again after this time, so that one that cannot start does not keep us busy. */
const RESTART_MS = 1000;
/** Each of them ends by itself in time; only one that hangs has to be ended. */
const GRACE_MS = 2000;

/** Is this one of them? */
export const isWorker = (): boolean => cluster.isWorker;

export interface WorkersOptions {
  readonly count: number;
  readonly config: Pick<Config, 'name' | 'drainSeconds'>;
  /** What they run: the program and its arguments; the same as this one's if nothing else is said. */
  readonly program?: string;
  readonly args?: readonly string[];
}

/** `close` asks all of them to stop and resolves when they have; `giveUp` ends those that have not. */
export interface Workers extends Stopping {
  /** The port on which all of them listen. */
  readonly port: number;
}

/** Starts them; resolves when all of them listen, and rejects if one of them ends before it does. */
export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { count, config, program, args } = options;
  cluster.setupPrimary({
    ...(program ? { exec: program } : {}),
    ...(args ? { args: [...args] } : {}),
  });
  const running = new Map<number, Worker>();
  const begun = new Set<number>();
  let stopping = false;
  const start = (place: number): Promise<number> => {
    const worker = cluster.fork({ MOTTI_NAME: `${config.name}-${place + 1}` });
    running.set(place, worker);
    return new Promise((resolve, reject) => {
      worker.once('listening', ({ port }) => {
        begun.add(place);
        resolve(port);
      });
      worker.once('exit', (code) => {
        running.delete(place);
        reject(new Error(`a worker ended with ${code} before it listened`));
        // One that has never listened never will: whoever starts them is told.
        if (begun.has(place)) setTimeout(() => restart(place), RESTART_MS);
      });
    });
  };
  const restart = (place: number): void => {
    if (!stopping) start(place).catch(() => undefined);
  };
  const close = async (): Promise<void> => {
    stopping = true;
    const ended = [...running.values()].map(
      (worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())),
    );
    for (const worker of running.values()) worker.process.kill('SIGTERM');
    await Promise.all(ended);
  };
  const giveUp = (): void => {
    for (const worker of running.values()) worker.process.kill('SIGKILL');
  };
  const places = Array.from({ length: count }, (_, place) => place);
  try {
    const [port] = await Promise.all(places.map(start));
    return { port: port!, close, giveUp, stopMs: stopMsOf(config) + GRACE_MS };
  } catch (error) {
    await close();
    throw error;
  }
}
