// A thread that plays games of a tournament. Loads the games itself: functions cannot be sent to it.
import { workerData } from 'node:worker_threads';
import type { Bot } from '@motti/bots';
import { hideJsonImportWarning } from '../quiet.ts';
import { serve } from '../threads.ts';
import type { Job, Row } from './job.ts';

hideJsonImportWarning();
const { botByName } = await import('@motti/bots');
const { gameById } = await import('@motti/catalog');
const { playGame } = await import('./job.ts');
const { elderBot } = await import('./elders.ts');

const { game: id, bots } = workerData as Job;
/** Bots of other commits, by name. */
const elders = new Map<string, Bot | undefined>();
for (const name of bots) elders.set(name, await elderBot(gameById(id)!, name));

serve<Job, Row>((job) => {
  const game = gameById(job.game)!;
  const bot = (name: string): Bot => elders.get(name) ?? botByName(game, name)!;
  return (index) => playGame(game, job, job.known + index, bot);
});
