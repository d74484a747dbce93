// Accounts, sessions, and where to send notices.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Account, OwnData, SessionList } from '@motti/protocol';
import {
  ChangeAccount,
  DeleteAccount,
  Login,
  PushSubscription,
  PushWithdrawal,
  Register,
} from '@motti/protocol/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Context } from '../context.ts';
import { HttpProblem } from '../errors.ts';
import { hashToken } from '../matches/secrets.ts';
import { isPushService } from '../notify/push.ts';
import { addressOf } from '../plugins/address.ts';
import { Door, enter } from '../plugins/door.ts';
import {
  agentOf,
  giveSession,
  mustBeLoggedIn,
  sessionToken,
  takeSession,
} from '../plugins/session.ts';
import { accountOwner, type StoredAccount, seatOwner } from '../store/store.ts';

/** How many browsers are told for one account or one seat: each of them is a request of ours at every turn. */
const BROWSERS = 10;
/** Matches in an export; more than anybody has played. */
const EXPORTED = 10_000;

export const asAccount = ({ name, email, unconfirmed, locale }: StoredAccount): Account => ({
  name,
  email,
  unconfirmed,
  locale,
});

export function accountRoutes(instance: FastifyInstance, context: Context): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { accounts, connections, letters, matches, store, config } = context;
  const door = new Door(context);
  const guarded = { rateLimit: { max: config.limits.logins, timeWindow: 60_000 } };

  app.post(
    '/api/accounts',
    { schema: { body: Register }, config: guarded },
    async (request, reply) => {
      const account = await accounts.register(request.body);
      if (account.unconfirmed !== null) await letters.askToConfirm(account, account.unconfirmed);
      giveSession(context, reply, await accounts.open(account, agentOf(request)));
      return reply.status(201).send(asAccount(account));
    },
  );

  app.post('/api/session', { schema: { body: Login }, config: guarded }, async (request, reply) => {
    const { name, password } = request.body;
    const account = await accounts.login(name, password, addressOf(request));
    if (!account)
      throw new HttpProblem(401, 'wrong-login', 'This name and this password do not go together.');
    giveSession(context, reply, await accounts.open(account, agentOf(request)));
    return asAccount(account);
  });

  app.delete('/api/session', async (request, reply) => {
    const token = sessionToken(request);
    if (token !== undefined) {
      await accounts.close(token);
      connections.leaveSessions([hashToken(token)]);
    }
    takeSession(context, reply);
    return reply.status(204).send();
  });

  app.get('/api/sessions', door.ofAccount, async (request): Promise<SessionList> => {
    const sessions = await accounts.sessions(door.account(request), sessionToken(request)!);
    return { sessions };
  });

  /** Everywhere but here. */
  app.delete('/api/sessions', door.ofAccount, async (request, reply) => {
    const but = sessionToken(request)!;
    connections.leaveSessions(await accounts.endSessions(door.account(request), { but }));
    return reply.status(204).send();
  });

  app.delete(
    '/api/sessions/:id',
    { ...door.ofAccount, schema: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) } },
    async (request, reply) => {
      const { id } = request.params;
      const ended = await accounts.endSessions(door.account(request), { id });
      if (ended.length === 0)
        throw new HttpProblem(404, 'no-such-session', 'It has ended already.');
      connections.leaveSessions(ended);
      return reply.status(204).send();
    },
  );

  app.get('/api/me', async (request) => asAccount(await mustBeLoggedIn(context, request)));

  app.patch(
    '/api/me',
    { ...door.ofAccount, schema: { body: ChangeAccount }, config: guarded },
    async (request, reply) => {
      const account = door.account(request);
      const { password, oldPassword, email, locale } = request.body;
      const address = addressChange(account, email);
      // Who has only found an open browser does not get the account by giving it another address.
      if (address || password !== undefined)
        await accounts.checkPassword(account, oldPassword ?? '', addressOf(request));
      if (password !== undefined) {
        await accounts.setPassword(account, password);
        // Whoever had the old one is out, also of the tables where they sit.
        connections.leaveAccount(account.id);
        giveSession(context, reply, await accounts.open(account, agentOf(request)));
      }
      const change = { ...address, ...(locale === undefined ? {} : { locale }) };
      await store.changeAccount(account.id, change);
      const changed = { ...account, ...change };
      if (address?.unconfirmed) await letters.askToConfirm(changed, address.unconfirmed);
      return asAccount(changed);
    },
  );

  /** Everything that is kept of an account, for its owner. The records of its matches are asked for one by one. */
  app.get(
    '/api/me/data',
    { ...door.ofAccount, config: guarded },
    async (request, reply): Promise<OwnData> => {
      const account = door.account(request);
      const { created, ...data } = await store.dataOf(account.id);
      const listed = await store.matchesOf(account.id, EXPORTED);
      reply.header('content-disposition', 'attachment; filename="motti-account.json"');
      return {
        account: { ...asAccount(account), created },
        sessions: await accounts.sessions(account, sessionToken(request)!),
        matches: listed.map(({ match, summary }) => ({
          id: match.id,
          game: match.game,
          side: match.seats.find((seat) => seat.account === account.id)?.side ?? '',
          created: match.created,
          status: summary.status,
        })),
        blocks: await store.blocks(account.id),
        ...data,
      };
    },
  );

  app.delete(
    '/api/me',
    { ...door.ofAccount, schema: { body: DeleteAccount }, config: guarded },
    async (request, reply) => {
      const account = door.account(request);
      await accounts.checkPassword(account, request.body.password, addressOf(request));
      await store.deleteAccount(account.id);
      await matches.forgetAccount(account.id);
      connections.leaveAccount(account.id);
      takeSession(context, reply);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/push',
    { ...door.ofAnybody, schema: { body: PushSubscription } },
    async (request, reply) => {
      const { endpoint, keys, locale, match } = request.body;
      if (!isPushService(endpoint))
        throw new HttpProblem(422, 'no-push-service', 'This is not the address of a push service.');
      const owner = await ownerOf(context, request, match);
      const others = (await store.subscriptions(owner)).filter((one) => one.endpoint !== endpoint);
      if (others.length >= BROWSERS)
        throw new HttpProblem(409, 'too-many-browsers', 'Too many browsers are told already.');
      await store.subscribe({ endpoint, ...keys, locale: locale ?? 'en', owner });
      return reply.status(204).send();
    },
  );

  app.delete(
    '/api/push',
    { ...door.ofAnybody, schema: { body: PushWithdrawal } },
    async (request, reply) => {
      const { endpoint, match } = request.body;
      await store.unsubscribe(endpoint, await ownerOf(context, request, match));
      return reply.status(204).send();
    },
  );
}

/** For whom a browser is told: the seat of a match, or the account. */
async function ownerOf(
  context: Context,
  request: FastifyRequest,
  match: string | undefined,
): Promise<string> {
  if (match === undefined) return accountOwner((await mustBeLoggedIn(context, request)).id);
  const { room, viewer } = await enter(context, request, match);
  if (viewer === undefined)
    throw new HttpProblem(403, 'spectators-watch', 'You are watching this match.');
  if (room.live.result) throw new HttpProblem(409, 'match-is-over', 'This match is over.');
  return seatOwner(match, viewer);
}

/** What another address changes: it counts once it is confirmed; none counts at once. */
function addressChange(
  { email, unconfirmed }: StoredAccount,
  wished: string | null | undefined,
): Partial<Pick<StoredAccount, 'email' | 'unconfirmed'>> | undefined {
  if (wished === undefined || wished === (unconfirmed ?? email)) return undefined;
  if (wished === null) return { email: null, unconfirmed: null };
  return { unconfirmed: wished === email ? null : wished };
}
