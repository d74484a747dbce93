// A thread that plays games of a tournament. Loads the games itself: functions cannot be sent to it.
import { hideJsonImportWarning } from '../quiet.ts';
import { serve } from '../threads.ts';
import type { Job, Row } from './job.ts';

hideJsonImportWarning();
const { botByName } = await import('@motti/bots');
const { gameById } = await import('@motti/catalog');
const { playGame } = await import('./job.ts');

serve<Job, Row>((job) => {
  const game = gameById(job.game)!;
  return (index) => playGame(game, job, job.known + index, (name) => botByName(game, name)!);
});
