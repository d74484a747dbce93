// A thread that fuzzes. Loads the games itself: functions cannot be sent to it.
import { hideJsonImportWarning } from '../quiet.ts';
import { serve } from '../threads.ts';
import type { FuzzJob, FuzzRow } from './job.ts';

hideJsonImportWarning();
const { gameById } = await import('@motti/catalog');
const { fuzzGame } = await import('./job.ts');

serve<FuzzJob, FuzzRow>((job) => {
  const game = gameById(job.game)!;
  return (index) => fuzzGame(game, job, index);
});
