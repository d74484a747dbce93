// A thread that plays the games of a step. Loads the games itself: functions cannot be sent to it.
import { hideJsonImportWarning } from '../quiet.ts';
import { serve } from '../threads.ts';
import type { Job } from './job.ts';

hideJsonImportWarning();
const { gameById } = await import('@motti/catalog');
const { playStep } = await import('./job.ts');

serve<Job, number>((job) => {
  const game = gameById(job.game)!;
  return (index) => playStep(game, job, index);
});
