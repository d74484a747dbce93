// What the routes and the socket work with.
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts/accounts.ts';
import type { Conduct } from './accounts/conduct.ts';
import type { Letters } from './accounts/letters.ts';
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
  /** It is about to stop. */
  readonly isDraining: () => boolean;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly letters: Letters;
  readonly conduct: Conduct;
  readonly connections: Connections;
  readonly makers: Makers;
  readonly signer: Signer;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly log: FastifyBaseLogger;
}
