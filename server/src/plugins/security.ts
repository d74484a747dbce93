// What every answer and every request must satisfy, before any route is asked.
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { HttpProblem } from '../errors.ts';
import type { Connections } from '../live/connections.ts';
import type { Shared } from '../store/shared.ts';
import { addressOf } from './address.ts';
import { limitStore } from './limits.ts';

/** `counter`: counts what happens at all servers on this database. */
export async function secure(
  app: FastifyInstance,
  config: Config,
  { comingIn }: Pick<Connections, 'comingIn'>,
  counter?: Pick<Shared, 'count'>,
): Promise<void> {
  // Before anything else is done for them: whoever plays does not wait for those who knock.
  app.addHook('onRequest', (request, reply, done) => {
    if (comingIn.run(addressOf(request), done)) return;
    // Not worth a word: hundreds of their requests wait already.
    reply.hijack();
    request.raw.socket.destroy();
  });
  const tls = config.publicUrl?.startsWith('https://') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // The board places counters by `style` attributes; it never makes style sheets of what players write.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // On a plain-HTTP network at home this would forbid every script.
        ...(tls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: tls,
    // Both mean something on https only, and browsers complain about them elsewhere.
    crossOriginOpenerPolicy: tls,
    originAgentCluster: tls,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    global: true,
    store: limitStore(counter),
    // What asks the database is counted apart from what is only a file.
    keyGenerator: (request) => `${isFile(request) ? 'file' : 'api'} ${addressOf(request)}`,
    max: (request) => (isFile(request) ? config.limits.files : config.limits.requests),
    timeWindow: 60_000,
    // Health is asked by machines of the operator. A first visit fetches every file of the client, for playing
    // offline; a family behind one address may do that at once, and it costs nothing.
    allowList: ({ url }) => ['/healthz', '/readyz'].includes(url) || url.startsWith('/assets/'),
    errorResponseBuilder: (_, { after, statusCode }) =>
      new HttpProblem(statusCode, 'too-many-requests', `Too many requests; try again in ${after}.`),
  });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, config);
  });
}

const isFile = ({ url }: FastifyRequest): boolean => !url.startsWith('/api/');

/** A browser says which page a request comes from; other people's pages may not act for our players. */
export function checkOrigin(request: FastifyRequest, config: Config): void {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  const own = config.publicUrl === undefined ? undefined : new URL(config.publicUrl).host;
  if (from !== '' && (from === host || from === own)) return;
  throw new HttpProblem(403, 'foreign-origin', 'This request comes from another page.');
}
