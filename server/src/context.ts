// What the routes and the socket work with.
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts/accounts.ts';
import type { Config } from './config.ts';
import type { Connections } from './live/connections.ts';
import type { Makers } from './makers.ts';
import type { Creator } from './matches/create.ts';
import type { Signer } from './matches/signer.ts';
import type { Metrics } from './metrics.ts';
import type { Notices } from './notify/notices.ts';
import type { Store } from './store/store.ts';

export interface Context extends Creator {
  readonly config: Config;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly connections: Connections;
  readonly makers: Makers;
  readonly signer: Signer;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly log: FastifyBaseLogger;
}
