// By letter: an address is confirmed, a forgotten password is set anew.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { AskReset, LetterSecret, SetPassword } from '@motti/protocol/schema';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { HttpProblem } from '../errors.ts';
import { Door } from '../plugins/door.ts';
import { agentOf, giveSession } from '../plugins/session.ts';
import { asAccount } from './accounts.ts';

export function letterRoutes(instance: FastifyInstance, context: Context): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { accounts, connections, letters, config } = context;
  const door = new Door(context);
  const guarded = { rateLimit: { max: config.limits.logins, timeWindow: 60_000 } };

  /** Once more, for whoever has not found the first. */
  app.post('/api/me/letter', { ...door.ofAccount, config: guarded }, async (request, reply) => {
    const account = door.account(request);
    if (account.unconfirmed === null)
      throw new HttpProblem(409, 'nothing-to-confirm', 'There is no address to confirm.');
    if (!(await letters.askToConfirm(account, account.unconfirmed)))
      throw new HttpProblem(429, 'too-many-letters', 'Too many letters: try again tomorrow.');
    return reply.status(204).send();
  });

  app.post(
    '/api/letters/confirm',
    { schema: { body: LetterSecret }, config: guarded },
    async (request, reply) => {
      await letters.confirm(request.body.token);
      // Whoever has the letter is not logged in by it: it may have been read by others on its way.
      return reply.status(204).send();
    },
  );

  /** The same answer whoever is named, and at once. */
  app.post(
    '/api/letters/reset',
    { schema: { body: AskReset }, config: guarded },
    async (request, reply) => {
      letters.askToReset(request.body.who);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/letters/password',
    { schema: { body: SetPassword }, config: guarded },
    async (request, reply) => {
      const { token, password } = request.body;
      const account = await letters.reset(token, (found) =>
        accounts.checkNewPassword(found, password),
      );
      await accounts.setPassword(account, password);
      connections.leaveAccount(account.id);
      giveSession(context, reply, await accounts.open(account, agentOf(request)));
      return asAccount(account);
    },
  );
}
