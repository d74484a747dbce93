// A thread that plays games between bots. Loads the games itself: functions cannot be sent to it.
import { hideJsonImportWarning } from '../quiet.ts';
import { serve } from '../threads.ts';
import type { Job, Row } from './job.ts';

hideJsonImportWarning();
const { botByName } = await import('@motti/bots');
const { gameById } = await import('@motti/catalog');
const { simulateGame } = await import('./job.ts');

serve<Job, Row>((job) => {
  const game = gameById(job.game)!;
  return (index) => simulateGame(game, job, index, (name) => botByName(game, name)!);
});
