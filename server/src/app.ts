// Builds the server from its parts. Nothing listens yet: `server.ts` does that, tests do it themselves.
import type { AnyGame } from '@motti/engine';
import { LIMITS as SIZES } from '@motti/protocol';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
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
import { houseRoutes } from './routes/house.ts';
import { liveRoute } from './routes/live.ts';
import { matchRoutes } from './routes/matches.ts';
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
}

export interface App {
  readonly fastify: FastifyInstance;
  readonly matches: Matches;
  readonly metrics: Metrics;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { games, store, thinker = NO_BOTS, config = configFrom({}), now = steadyNow } = options;
  const app = fastify({
    logger: options.logger ?? false,
    bodyLimit: SIZES.body,
    trustProxy: (_, hop) => hop < config.proxies,
    // Who sends a byte now and then keeps a connection, and nothing comes of it.
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  readJson(app);
  const metrics = new Metrics();
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
  });
  metrics.gauge('motti_live_matches', 'Matches in memory.', () => matches.size);
  const accounts = new Accounts(store, now);
  const context: Context = {
    config,
    store,
    matches,
    thinker,
    accounts,
    connections: new Connections(config.limits),
    makers: await Makers.open(store),
    signer: await Signer.open(store),
    metrics,
    notices,
    log: app.log,
  };

  answerErrors(app);
  await secure(app, config);
  await readCookies(app);
  app.addHook('onResponse', async (_, reply) => {
    metrics.requests.add(`{status="${reply.statusCode}"}`);
  });
  // Writes are finished and sockets told to come back before the listening socket closes.
  app.addHook('preClose', async () => {
    notices.close();
    await matches.close();
    await thinker.close();
  });
  await liveRoute(app, context);
  houseRoutes(app, context);
  accountRoutes(app, context);
  matchRoutes(app, context);
  await serveWeb(app, config.web);
  await matches.resume();
  await notices.resume();
  return { fastify: app, matches, metrics };
}
