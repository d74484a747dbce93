// The web client's build: hashed files are kept, the page itself never is; an address that is no file is the page, with the status it deserves.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAddress, withPreview } from './preview.ts';

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
    if (folder !== undefined && isPage(request)) return sendPage(request, reply, folder);
    const message = folder === undefined && isPage(request) ? NO_BUILD : 'There is nothing here.';
    return reply.status(404).send({ error: { code: 'not-found', message } });
  });
}

/** The page, with its preview in the head; an address that no page has is told so by its status too. */
async function sendPage(
  { url, protocol, host }: FastifyRequest,
  reply: FastifyReply,
  folder: string,
): Promise<FastifyReply> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  return reply
    .status(isAddress(url) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(withPreview(html, url, `${protocol}://${host}`));
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
