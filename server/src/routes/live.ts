// The live link: `GET /api/live` as a websocket.
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import { LIMITS } from '@motti/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { HttpProblem } from '../errors.ts';
import { Connection, type Socket } from '../live/connection.ts';
import type { Visitor } from '../live/connections.ts';
import { addressOf } from '../plugins/address.ts';
import { checkOrigin } from '../plugins/security.ts';
import { visitorOf } from '../plugins/session.ts';

const PING = 30_000;

export async function liveRoute(app: FastifyInstance, context: Context): Promise<void> {
  const { connections, config } = context;
  const visitors = new WeakMap<object, Visitor>();
  context.metrics.gauge('motti_sockets', 'Open sockets.', () => connections.size);

  await app.register(websocket, {
    options: { maxPayload: LIMITS.body },
    // Matches.close has told every socket to come back before this is asked.
    preClose: (done) => {
      for (const client of app.websocketServer.clients) client.close(1012, 'come back');
      app.websocketServer.close(() => {
        closed = true;
        for (const socket of upgraded) socket.destroy();
        done();
      });
    },
  });
  // Whoever asks for a socket while the server closes is answered 503, and nobody looks at that connection again, not even
  // to see that its client has left: without this it would keep the server from stopping.
  const upgraded = new Set<Duplex>();
  let closed = false;
  app.server.on('upgrade', (_, socket: Duplex) => {
    if (closed) socket.destroy();
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  const pings = setInterval(() => connections.ping(), PING);
  pings.unref();
  app.addHook('onClose', async () => clearInterval(pings));

  app.get(
    '/api/live',
    {
      websocket: true,
      preValidation: async (request) => {
        checkOrigin(request, config);
        if (connections.from(addressOf(request)) >= config.limits.sockets)
          throw new HttpProblem(429, 'too-many-sockets', 'Too many connections from here.');
        const visitor = await visitorOf(context, request);
        if (visitor) visitors.set(request, visitor);
      },
    },
    (socket: Socket, request) => {
      const address = addressOf(request);
      const visitor = visitors.get(request);
      const connection = new Connection(context, socket, request.socket, address, visitor);
      connections.add(connection, address);
      socket.on('close', () => connections.remove(connection, address));
    },
  );
}
