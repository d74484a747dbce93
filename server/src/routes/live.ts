// The live link: `GET /api/live` as a websocket.
import websocket from '@fastify/websocket';
import { LIMITS } from '@motti/protocol';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { HttpProblem } from '../errors.ts';
import { Connection, type Socket } from '../live/connection.ts';
import { addressOf } from '../plugins/address.ts';
import { checkOrigin } from '../plugins/security.ts';
import { accountOf } from '../plugins/session.ts';
import type { StoredAccount } from '../store/store.ts';

const PING = 30_000;

export async function liveRoute(app: FastifyInstance, context: Context): Promise<void> {
  const connections = new Set<Connection>();
  const perAddress = new Map<string, number>();
  const accounts = new WeakMap<object, StoredAccount>();
  context.metrics.gauge('motti_sockets', 'Open sockets.', () => connections.size);

  await app.register(websocket, {
    options: { maxPayload: LIMITS.body },
    // Matches.close has told every socket to come back before this is asked.
    preClose: (done) => {
      for (const client of app.websocketServer.clients) client.close(1012, 'come back');
      app.websocketServer.close(() => done());
    },
  });
  const pings = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, PING);
  pings.unref();
  app.addHook('onClose', async () => clearInterval(pings));

  app.get(
    '/api/live',
    {
      websocket: true,
      preValidation: async (request) => {
        checkOrigin(request, context.config);
        if ((perAddress.get(addressOf(request)) ?? 0) >= context.config.limits.sockets)
          throw new HttpProblem(429, 'too-many-sockets', 'Too many connections from here.');
        const account = await accountOf(context, request);
        if (account) accounts.set(request, account);
      },
    },
    (socket: Socket, request) => {
      const address = addressOf(request);
      const connection = new Connection(context, socket, accounts.get(request));
      connections.add(connection);
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      socket.on('close', () => {
        connections.delete(connection);
        const left = (perAddress.get(address) ?? 1) - 1;
        if (left > 0) perAddress.set(address, left);
        else perAddress.delete(address);
      });
    },
  );
}
