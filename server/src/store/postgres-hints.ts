// Hints between servers by LISTEN and NOTIFY. Sent outside the transaction that they speak of, and many together: inside it
// they would make all commits of the database wait for each other (docs/adr/0050). And by the connection that listens, whose
// commits do not wait for the disk: a hint may be lost.
import pg from 'pg';
import { ask, type Statement } from './postgres-query.ts';
import type { Hint, HintListener } from './shared.ts';

const CHANNEL = 'motti';
/** What PostgreSQL carries in one notification is less than 8,000 bytes. */
const MOST_BYTES = 7900;
/** Between two sendings: what comes meanwhile goes together. */
const PAUSE_MS = 5;
const RECONNECT_MS = 250;

const UNHURRIED = '-c synchronous_commit=off';
const NOTIFY: Statement = {
  name: 'notify',
  text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload',
};

export class PostgresHints {
  readonly #from: string;
  readonly #config: pg.ClientConfig;
  readonly #own: string;
  /** What is to be said, the latest of each subject. */
  #waiting = new Map<string, Hint>();
  #timer: NodeJS.Timeout | undefined;
  #sent = 0;
  #client: pg.Client | undefined;
  #listener: HintListener | undefined;
  #closed = false;

  constructor(from: string, config: pg.ClientConfig) {
    this.#from = from;
    this.#own = beginningOf(from);
    this.#config = { ...config, options: UNHURRIED };
  }

  send(hint: Hint): void {
    if (this.#closed) return;
    const subject = subjectOf(hint) ?? `${this.#waiting.size}`;
    const before = this.#waiting.get(subject);
    this.#waiting.set(subject, before === undefined ? hint : joined(before, hint));
    this.#schedule();
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sent = performance.now();
    const hints = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      if (hints.length > 0 && this.#client)
        await ask(this.#client, NOTIFY, [CHANNEL, payloadsOf(this.#from, hints)]);
    } catch {
      // The database is away. The others will find it by themselves.
    }
    this.#timer = undefined;
    if (this.#waiting.size > 0) this.#schedule();
  }

  async listen(listener: HintListener): Promise<void> {
    this.#listener = listener;
    await this.#connect();
  }

  async close(): Promise<void> {
    await this.flush();
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  /** Who has been silent for a while speaks at once. */
  #schedule(): void {
    if (this.#closed) return;
    const wait = Math.max(0, this.#sent + PAUSE_MS - performance.now());
    this.#timer ??= setTimeout(() => void this.flush(), wait);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(this.#config);
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    client.on('end', () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed && !this.#client) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      if (!this.#closed) await this.#connect().catch(() => undefined);
    }
    if (this.#closed) await this.#client?.end().catch(() => undefined);
    else this.#listener?.missed();
  }

  #receive(payload: string): void {
    if (payload.startsWith(this.#own)) return;
    const { from, hints } = JSON.parse(payload) as Payload;
    for (const hint of hints) this.#listener?.hinted(from, hint);
  }
}

interface Payload {
  readonly from: string;
  readonly hints: readonly Hint[];
}

/** Of two hints with the same subject the later one says everything, but of the log only what is new since the one before. */
export function joined(before: Hint, hint: Hint): Hint {
  if (before[0] !== 'log' || hint[0] !== 'log') return hint;
  const [, match, from, earlier] = before;
  const [, , to, later] = hint;
  if (to <= from) return before;
  if (!earlier || !later || later[0]?.n !== from + 1) return ['log', match, to];
  return ['log', match, to, [...earlier, ...later]];
}

/** What a hint is about, where a later one takes the place of it. */
const subjectOf = ([kind, about]: Hint): string | undefined =>
  kind === 'log' || kind === 'chat' || kind === 'match' || kind === 'here'
    ? `${kind} ${about}`
    : undefined;

/** What every payload of this server begins with. */
const beginningOf = (from: string): string => `{"from":${JSON.stringify(from)},"hints":[`;

/** As few notifications as have room for all. */
export function payloadsOf(from: string, hints: readonly Hint[]): string[] {
  const beginning = beginningOf(from);
  const frame = Buffer.byteLength(`${beginning}]}`);
  const payloads: string[] = [];
  let group: string[] = [];
  let size = frame;
  const finish = (): void => {
    if (group.length > 0) payloads.push(`${beginning}${group.join(',')}]}`);
    group = [];
    size = frame;
  };
  for (const hint of hints) {
    const text = JSON.stringify(fitting(hint, MOST_BYTES - frame));
    const length = Buffer.byteLength(text) + 1;
    if (size + length > MOST_BYTES) finish();
    group.push(text);
    size += length;
  }
  finish();
  return payloads;
}

/** The hint, or where it is too long what can be said of it: the others read the rest. */
function fitting(hint: Hint, most: number): Hint {
  if (Buffer.byteLength(JSON.stringify(hint)) <= most) return hint;
  if (hint[0] === 'here') return ['here', hint[1], null, hint[3]];
  return hint[0] === 'log' ? ['log', hint[1], hint[2]] : hint;
}
