// The command line as a process. `cli/bin/motti.js` builds and starts it.
import { GAMES } from '@motti/catalog';
import { localeOf, makeContext } from './context.ts';
import { run } from './program.ts';
import { processTerminal } from './terminal.ts';

// A reader that has seen enough (`motti … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const argv = process.argv.slice(2);
const context = makeContext(GAMES, processTerminal(), localeOf(argv, process.env));
process.exitCode = await run(context, argv);
