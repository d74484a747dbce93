// Accounts, sessions, and where to send notices.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Account } from '@motti/protocol';
import { ChangeAccount, Login, PushSubscription, Register } from '@motti/protocol/schema';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Context } from '../context.ts';
import { HttpProblem } from '../errors.ts';
import { isPushService } from '../notify/push.ts';
import {
  type accountOf,
  enter,
  giveSession,
  mustBeLoggedIn,
  sessionToken,
  takeSession,
} from '../plugins/session.ts';
import type { StoredAccount } from '../store/store.ts';

const asAccount = ({ name, email, locale }: StoredAccount): Account => ({ name, email, locale });

export function accountRoutes(instance: FastifyInstance, context: Context): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { accounts, store, config } = context;
  const guarded = { rateLimit: { max: config.limits.logins, timeWindow: 60_000 } };

  app.post(
    '/api/accounts',
    { schema: { body: Register }, config: guarded },
    async (request, reply) => {
      const account = await accounts.register(request.body);
      giveSession(context, reply, await accounts.open(account));
      return reply.status(201).send(asAccount(account));
    },
  );

  app.post('/api/session', { schema: { body: Login }, config: guarded }, async (request, reply) => {
    const { name, password } = request.body;
    const account = await accounts.login(name, password);
    if (!account)
      throw new HttpProblem(401, 'wrong-login', 'This name and this password do not go together.');
    giveSession(context, reply, await accounts.open(account));
    return asAccount(account);
  });

  app.delete('/api/session', async (request, reply) => {
    const token = sessionToken(request);
    if (token !== undefined) await accounts.close(token);
    takeSession(context, reply);
    return reply.status(204).send();
  });

  app.get('/api/me', async (request) => asAccount(await mustBeLoggedIn(context, request)));

  app.patch(
    '/api/me',
    { schema: { body: ChangeAccount }, config: guarded },
    async (request, reply) => {
      const account = await mustBeLoggedIn(context, request);
      const { password, oldPassword, ...change } = request.body;
      if (password !== undefined) {
        await accounts.changePassword(account, oldPassword ?? '', password);
        giveSession(context, reply, await accounts.open(account));
      }
      await store.changeAccount(account.id, change);
      return asAccount({ ...account, ...change });
    },
  );

  app.delete('/api/me', async (request, reply) => {
    const account = await mustBeLoggedIn(context, request);
    await store.deleteAccount(account.id);
    takeSession(context, reply);
    return reply.status(204).send();
  });

  app.post('/api/push', { schema: { body: PushSubscription } }, async (request, reply) => {
    const { endpoint, keys, locale, match } = request.body;
    if (!isPushService(endpoint))
      throw new HttpProblem(422, 'no-push-service', 'This is not the address of a push service.');
    const owner =
      match === undefined ? await ownerByAccount(request) : await ownerBySeat(request, match);
    await store.subscribe({ endpoint, ...keys, locale: locale ?? 'en', owner });
    return reply.status(204).send();
  });

  app.delete(
    '/api/push',
    { schema: { body: Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }) } },
    async (request, reply) => {
      await store.unsubscribe(request.body.endpoint);
      return reply.status(204).send();
    },
  );

  const ownerByAccount = async (request: Parameters<typeof accountOf>[1]): Promise<string> =>
    `account ${(await mustBeLoggedIn(context, request)).id}`;

  const ownerBySeat = async (
    request: Parameters<typeof accountOf>[1],
    match: string,
  ): Promise<string> => {
    const { viewer } = await enter(context, request, match);
    if (viewer === undefined)
      throw new HttpProblem(403, 'spectators-watch', 'You are watching this match.');
    return `seat ${match} ${viewer}`;
  };
}
