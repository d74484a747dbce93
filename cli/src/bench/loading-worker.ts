// A thread that loads records, once, and says how long that took. It loads the games itself: functions cannot be sent to it.
import { parentPort, workerData } from 'node:worker_threads';
import { hideJsonImportWarning } from '../quiet.ts';
import type { Loading } from './loading.ts';

hideJsonImportWarning();
const { gameById } = await import('@motti/catalog');
const { millisToLoad } = await import('./loading.ts');

const { game, texts } = workerData as Loading;
parentPort!.postMessage(millisToLoad(gameById(game)!, texts));
