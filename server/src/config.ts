// What a server can be told. Everything has a default that is right for a person at home.
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface Limits {
  /** Requests a minute from one address to the API. */
  readonly requests: number;
  /** Files of the client a minute from one address; a page with its maps is about forty, and they cost next to nothing. */
  readonly files: number;
  /** Attempts to log in or to register, a minute, from one address. */
  readonly logins: number;
  /** Matches created a minute from one address. */
  readonly creations: number;
  /** Earlier positions asked for a minute from one address: each is a match played again up to there. */
  readonly looks: number;
  /** Records brought in a minute from one address: each is a whole match played at once. */
  readonly imports: number;
  /** Sockets from one address. */
  readonly sockets: number;
  /** Messages a second on one socket, and how many may come at once. */
  readonly messages: number;
  readonly burst: number;
  /** Messages a second on all sockets from one address; four seconds of them may come at once. */
  readonly addressMessages: number;
  /** Lines of chat that a seat, and an account, may say before they have to wait. */
  readonly chatAtOnce: number;
}

export const LIMITS: Limits = {
  requests: 600,
  files: 6000,
  logins: 10,
  creations: 30,
  looks: 120,
  imports: 6,
  sockets: 100,
  messages: 20,
  burst: 80,
  addressMessages: 200,
  chatAtOnce: 8,
};

export interface Smtp {
  /** `smtp://user:password@host:587` */
  readonly url: string;
  readonly from: string;
}

export interface Config {
  /** What this server is called among others: in metrics and logs. */
  readonly name: string;
  /** Where people find this server; with https, cookies and headers say so. */
  readonly publicUrl: string | undefined;
  /** How many proxies stand before us, each saying whom it speaks for; what anybody says before them counts for nothing. */
  readonly proxies: number;
  readonly limits: Limits;
  readonly smtp: Smtp | undefined;
  /** An address for the operators of push services to complain to. */
  readonly pushContact: string;
  /** How long a player may be away before they are told that it is their turn. */
  readonly quietSeconds: number;
  /** Whoever shows it may read `/metrics`; nobody may where there is none. */
  readonly metricsToken: string | undefined;
  /** The folder of the web client's build. */
  readonly web: string | undefined;
  readonly logLevel: string;
  /** How long it says that it is not ready before it stops, for a balancer to see it. */
  readonly drainSeconds: number;
}

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** From the environment: `MOTTI_URL`, `MOTTI_SMTP`, … See docs/operate.md. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const { MOTTI_URL, MOTTI_TRUST_PROXY, MOTTI_SMTP, MOTTI_MAIL_FROM } = env;
  const { MOTTI_PUSH_CONTACT, MOTTI_QUIET_SECONDS, MOTTI_LOG, MOTTI_WEB } = env;
  const { MOTTI_METRICS_TOKEN } = env;
  const web = MOTTI_WEB ?? WEB;
  return {
    name: env['MOTTI_NAME'] || hostname(),
    publicUrl: MOTTI_URL?.replace(/\/+$/, ''),
    proxies: Number(MOTTI_TRUST_PROXY ?? 0),
    limits: LIMITS,
    smtp: MOTTI_SMTP ? { url: MOTTI_SMTP, from: MOTTI_MAIL_FROM ?? 'motti@localhost' } : undefined,
    pushContact: MOTTI_PUSH_CONTACT ?? 'mailto:motti@localhost',
    quietSeconds: Number(MOTTI_QUIET_SECONDS ?? 90),
    metricsToken: MOTTI_METRICS_TOKEN || undefined,
    web: existsSync(web) ? web : undefined,
    logLevel: MOTTI_LOG ?? 'info',
    drainSeconds: Number(env['MOTTI_DRAIN_SECONDS'] ?? 0),
  };
}
