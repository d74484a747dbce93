// Builds the server from its parts. Nothing listens yet: `server.ts` does that, tests do it themselves.
import type { AnyGame } from '@motti/engine';
import { LIMITS as SIZES } from '@motti/protocol';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { Conduct } from './accounts/conduct.ts';
import { Letters } from './accounts/letters.ts';
import { type Config, configFrom } from './config.ts';
import type { Context } from './context.ts';
import { Connections } from './live/connections.ts';
import { Makers } from './makers.ts';
import { Matches } from './matches/matches.ts';
import { Signer } from './matches/signer.ts';
import { NO_BOTS, type Thinker } from './matches/thinker.ts';
import { Metrics } from './metrics.ts';
import { type Mailer, Notices, type Pusher } from './notify/notices.ts';
import { answerErrors } from './plugins/errors.ts';
import { readJson } from './plugins/json.ts';
import { secure } from './plugins/security.ts';
import { readCookies } from './plugins/session.ts';
import { validatorCompiler } from './plugins/validate.ts';
import { serveWeb } from './plugins/web.ts';
import { accountRoutes } from './routes/accounts.ts';
import { conductRoutes } from './routes/conduct.ts';
import { letterRoutes } from './routes/letters.ts';
import { liveRoute } from './routes/live.ts';
import { matchRoutes } from './routes/matches.ts';
import { metaRoutes } from './routes/meta.ts';
import type { Store } from './store/store.ts';
import { steadyNow } from './time.ts';

const REQUEST_MS = 60_000;

export interface AppOptions {
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly thinker?: Thinker;
  readonly config?: Config;
  readonly mailer?: Mailer;
  readonly pusher?: Pusher;
  readonly now?: () => number;
  readonly logger?: FastifyServerOptions['logger'];
  /** How many matches stay in memory. */
  readonly capacity?: number;
  /** How often the other servers on the same database are looked after. */
  readonly beatMs?: number;
}

export interface App {
  readonly fastify: FastifyInstance;
  readonly matches: Matches;
  readonly metrics: Metrics;
  /** From now on it is not ready: a balancer sends players elsewhere. Whoever is here stays until it closes. */
  drain(): void;
  readonly conduct: Conduct;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { games, store, thinker = NO_BOTS, config = configFrom({}) } = options;
  const { shared } = store;
  const now = options.now ?? (shared ? () => steadyNow() + shared.ahead : steadyNow);
  const app = fastify({
    logger: options.logger ?? false,
    bodyLimit: SIZES.body,
    trustProxy: (_, hop) => hop < config.proxies,
    // Who sends a byte now and then keeps a connection, and nothing comes of it.
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
    // Hooks that close count as plugins too: on a busy machine, or without its database, ten seconds would not be enough.
    pluginTimeout: 0,
  });
  app.setValidatorCompiler(validatorCompiler);
  readJson(app);
  const metrics = new Metrics(config.name);
  const notices = new Notices({
    store,
    metrics,
    mailer: options.mailer,
    pusher: options.pusher,
    quietSeconds: config.quietSeconds,
    publicUrl: config.publicUrl,
    now,
    room: (match) => matches.room(match),
    log: app.log,
  });
  const matches: Matches = new Matches({
    games,
    store,
    thinker,
    log: app.log,
    now,
    meter: metrics,
    turns: notices,
    chatAtOnce: config.limits.chatAtOnce,
    ...(options.capacity === undefined ? {} : { capacity: options.capacity }),
    ...(options.beatMs === undefined ? {} : { beatMs: options.beatMs }),
  });
  metrics.gauge('motti_live_matches', 'Matches in memory.', () => matches.size);
  const accounts = new Accounts(store, now);
  const connections = new Connections(config.limits, (hint) => matches.others?.hint(hint));
  listenToOthers({ matches, connections, accounts, store });
  let draining = false;
  const letters = new Letters({
    store,
    mailer: options.mailer,
    publicUrl: config.publicUrl,
    now,
    log: app.log,
  });
  const conduct = new Conduct({ store, talk: matches.talk, connections, now, log: app.log });
  const context: Context = {
    isDraining: () => draining,
    config,
    store,
    matches,
    thinker,
    accounts,
    letters,
    conduct,
    connections,
    makers: await Makers.open(store),
    signer: await Signer.open(store),
    metrics,
    notices,
    log: app.log,
  };

  answerErrors(app);
  await secure(app, config, connections, shared);
  await readCookies(app);
  app.addHook('onResponse', async (_, reply) => {
    metrics.requests.add(`{status="${reply.statusCode}"}`);
  });
  // Writes are finished and sockets told to come back before the listening socket closes.
  app.addHook('preClose', async () => {
    notices.close();
    conduct.close();
    await letters.drained();
    await matches.close();
    await thinker.close();
  });
  await liveRoute(app, context);
  metaRoutes(app, context);
  accountRoutes(app, context);
  letterRoutes(app, context);
  conductRoutes(app, context);
  matchRoutes(app, context);
  await serveWeb(app, config.web);
  await matches.resume();
  await notices.resume();
  await conduct.look();
  const drain = (): void => {
    draining = true;
  };
  return { fastify: app, matches, metrics, conduct, drain };
}

/** What other servers on this database say that is no business of a match. */
function listenToOthers({
  matches,
  connections,
  accounts,
  store: { shared },
}: Pick<Context, 'matches' | 'connections' | 'accounts' | 'store'>): void {
  if (!shared || !matches.others) return;
  matches.others.rumours = {
    account: (id, what) => {
      connections.leaveAccountHere(id);
      if (what === 'gone') void matches.forgetAccountHere(id);
    },
    sessions: (hashes) => connections.leaveSessionsHere(hashes),
    login: (name, address, what) => accounts.hearLogin(name, address, what),
    check: async () => {
      const { sessions } = connections;
      const live = await shared.liveSessions(sessions);
      connections.leaveSessionsHere(sessions.filter((hash) => !live.has(hash)));
    },
  };
}
