// Listens: opens the store, builds the app, and stops in good order.
import { GAMES } from '@motti/catalog';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { BotPool } from './bots/pool.ts';
import { type Config, configFrom } from './config.ts';
import { mailerOf } from './notify/mail.ts';
import { pusherOf } from './notify/push.ts';
import { type Stopping, stop, stopMsOf } from './stopping.ts';
import { openStore } from './store/open.ts';

export interface ServeOptions {
  /** 0: any free port. */
  readonly port?: number;
  readonly host?: string;
  /** `sqlite:PATH` or `postgres://…` */
  readonly db?: string;
  readonly config?: Config;
}

export interface Serving extends Stopping {
  readonly url: string;
}

export const DEFAULT_PORT = 8080;
export const DEFAULT_DB = 'sqlite:motti.db';

/** Starts a server; resolves once it listens. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const config = options.config ?? configFrom(process.env);
  const store = await openStore(options.db ?? DEFAULT_DB, { serving: config.name });
  const { fastify, drain } = await buildApp({
    games: GAMES,
    store,
    thinker: new BotPool(),
    config,
    logger: loggerOf(config),
    pusher: await pusherOf(store, config.pushContact),
    ...(config.smtp ? { mailer: mailerOf(config.smtp) } : {}),
  });
  const { port = DEFAULT_PORT, host = 'localhost' } = options;
  try {
    await fastify.listen({ port, host });
  } catch (error) {
    await fastify.close();
    await store.close();
    throw error;
  }
  return {
    url: urlOf(fastify),
    close: async () => {
      drain();
      await new Promise((resolve) => setTimeout(resolve, config.drainSeconds * 1000));
      await fastify.close();
      await store.close();
    },
    stopMs: stopMsOf(config),
    giveUp: () => {
      fastify.log.error('stopping takes too long: ended');
      process.exit(1);
    },
  };
}

function urlOf(fastify: FastifyInstance): string {
  const [bound] = fastify.addresses();
  if (bound === undefined || typeof bound === 'string') return String(bound);
  const { address, port } = bound;
  const own = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(address);
  const name = own ? 'localhost' : address.includes(':') ? `[${address}]` : address;
  return `http://${name}:${port}/`;
}

/** Structured, and without what opens doors. */
const loggerOf = ({ logLevel }: Config) => ({
  level: logLevel,
  redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
  serializers: {
    req: (request: { method: string; url: string; ip: string }) => ({
      method: request.method,
      url: request.url,
      ip: request.ip,
    }),
    error: (error: unknown) =>
      error instanceof Error ? { message: error.message, stack: error.stack } : error,
  },
});

/** Serves until the process is asked to stop; then finishes what is under way. */
export async function serveUntilStopped(serving: Stopping): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await stop(serving);
}
