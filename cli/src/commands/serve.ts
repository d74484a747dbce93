// motti serve: the server with the web client. Its modules are loaded only here: no other command pays for them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { readCount } from '../lookup.ts';
import { ROOT } from '../root.ts';

interface Words {
  readonly port?: string;
  readonly host?: string;
  readonly db?: string;
  readonly open?: boolean;
  readonly workers?: string;
}

export function serveCommand(context: Context): Command {
  const { words } = context;
  return new Command('serve')
    .description(words.serveAbout)
    .option('--port <n>', words.servePort)
    .option('--host <name>', words.serveHost)
    .option('--db <url>', words.serveDb)
    .option('--workers <n>', words.serveWorkers)
    .option('--open', words.serveOpen)
    .action((asked: Words) => serveMotti(context, asked));
}

/** Is there a web client to show? */
export const hasWebClient = (): boolean => existsSync(join(ROOT, 'web', 'dist', 'index.html'));

export async function serveMotti(context: Context, asked: Words): Promise<void> {
  const { words, terminal } = context;
  const { serve, serveUntilStopped, isWorker } = await import('@motti/server');
  const port = asked.port === undefined ? undefined : readCount(context, '--port', asked.port, 0);
  if (port !== undefined && port > 65_535) throw new Failure(words.servePortRange);
  const count = asked.workers === undefined ? 1 : readCount(context, '--workers', asked.workers, 1);
  try {
    if (count > 1 && !isWorker()) return await serveByWorkers(context, asked, count);
    const serving = await serve({
      ...(port === undefined ? {} : { port }),
      ...(asked.host === undefined ? {} : { host: asked.host }),
      ...(asked.db === undefined ? {} : { db: asked.db }),
    });
    if (!isWorker()) terminal.print(words.serveReady(serving.url));
    if (asked.open) openBrowser(serving.url);
    await serveUntilStopped(serving);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof Failure) throw error;
    const busy = 'code' in error && error.code === 'EADDRINUSE';
    throw new Failure(busy ? words.serveBusy : words.serveFailed(error.message), EXIT.failed);
  }
}

/** Processes like this one, which find that they are workers; this one holds the port for them. */
async function serveByWorkers(context: Context, asked: Words, count: number): Promise<void> {
  const { words, terminal } = context;
  const { configFrom, databaseOf, serveUntilStopped, startWorkers } = await import('@motti/server');
  if (databaseOf(asked.db ?? '')?.kind !== 'postgres')
    throw new Failure(words.serveWorkersNeedPostgres);
  const workers = await startWorkers({ count, config: configFrom(process.env) });
  const url = `http://${asked.host ?? 'localhost'}:${workers.port}/`;
  terminal.print(words.serveReady(url));
  if (asked.open) openBrowser(url);
  await serveUntilStopped(workers);
}

/** Shows the page; a machine without a browser is no error. */
function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  const browser = spawn(command!, args, { stdio: 'ignore', detached: true });
  browser.on('error', () => {});
  browser.unref();
}
