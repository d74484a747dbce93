// A thread that plays the games it is told to. Loads the games itself: functions cannot be sent to it.
import { parentPort, workerData } from 'node:worker_threads';
import { hideJsonImportWarning } from '../quiet.ts';
import type { Job, Row } from './job.ts';

/** Play games `from` up to, not including, `to`. */
export interface Order {
  readonly from: number;
  readonly to: number;
}
/** The games of an order; when one breaks, those before it and what broke. */
export interface Delivery {
  readonly rows: readonly Row[];
  readonly broken?: { readonly index: number; readonly why: string };
}

hideJsonImportWarning();
const { botByName } = await import('@motti/bots');
const { gameById } = await import('@motti/catalog');
const { simulateGame } = await import('./job.ts');

const job = workerData as Job;
const game = gameById(job.game)!;
const bot = (name: string) => botByName(game, name)!;

parentPort!.on('message', ({ from, to }: Order) => {
  const rows: Row[] = [];
  for (let index = from; index < to; index++) {
    try {
      rows.push(simulateGame(game, job, index, bot));
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort!.postMessage({ rows, broken: { index, why } } satisfies Delivery);
      return;
    }
  }
  parentPort!.postMessage({ rows } satisfies Delivery);
});
