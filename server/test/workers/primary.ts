// The process that holds the port, for the test.
import { fileURLToPath } from 'node:url';
import { startWorkers } from '../../src/workers.ts';

const [, , db = ''] = process.argv;
const workers = await startWorkers({
  count: 2,
  config: { name: 'test', drainSeconds: 0 },
  program: fileURLToPath(new URL('./worker.ts', import.meta.url)),
  args: [db],
});
process.on('message', async (what) => {
  if (what === 'stop') {
    await workers.close();
    process.disconnect();
  }
});
process.send!({ port: workers.port });
// Nobody is left who would stop us.
process.once('disconnect', () => process.exit());
