// The web client's build: hashed files for ever, the page itself never, and every address that is none is the page.
import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export async function serveWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // The build puts `.br` and `.gz` beside each file.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheOf(path));
      },
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (folder !== undefined && isPage(request)) return reply.sendFile('index.html');
    const message = folder === undefined && isPage(request) ? NO_BUILD : 'There is nothing here.';
    return reply.status(404).send({ error: { code: 'not-found', message } });
  });
}

const NO_BUILD = 'The web client has not been built: npm run build.';

const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** Vite puts a hash into the name of whatever may change. Icons are set again at every turn, and hardly ever change. */
function cacheOf(path: string): string {
  const name = basename(path).replace(/\.(br|gz)$/, '');
  if (/^icon[\w-]*\.(svg|png)$/.test(name)) return 'public, max-age=86400';
  const hashed = /[\\/]assets[\\/]/.test(path) && /-[\w-]{8,}\.\w+$/.test(name);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
