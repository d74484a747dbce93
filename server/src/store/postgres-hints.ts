// Hints between servers by LISTEN and NOTIFY. Sent outside the transaction that they speak of, and many together: inside it
// they would make all commits of the database wait for each other (docs/adr/0050).
import pg from 'pg';
import type { Hint, HintListener } from './shared.ts';

const CHANNEL = 'motti';
/** What PostgreSQL carries in one notification is less than 8,000 bytes. */
const MOST_BYTES = 7900;
/** Between two sendings: what comes meanwhile goes together. */
const PAUSE_MS = 5;
const RECONNECT_MS = 250;

export interface Notifier {
  /** Sends these payloads. */
  notify(channel: string, payloads: readonly string[]): Promise<void>;
}

export class PostgresHints {
  readonly #from: string;
  readonly #config: pg.ClientConfig;
  readonly #notifier: Notifier;
  /** What is to be said, the latest of each subject. */
  #waiting = new Map<string, Hint>();
  #timer: NodeJS.Timeout | undefined;
  #sent = 0;
  #client: pg.Client | undefined;
  #listener: HintListener | undefined;
  #closed = false;

  constructor(from: string, config: pg.ClientConfig, notifier: Notifier) {
    this.#from = from;
    this.#config = config;
    this.#notifier = notifier;
  }

  send(hint: Hint): void {
    if (this.#closed) return;
    this.#waiting.set(subjectOf(hint) ?? `${this.#waiting.size}`, hint);
    this.#schedule();
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sent = performance.now();
    const hints = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      if (hints.length > 0) await this.#notifier.notify(CHANNEL, payloadsOf(this.#from, hints));
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
    const { from, hints } = JSON.parse(payload) as Payload;
    if (from === this.#from) return;
    for (const hint of hints) this.#listener?.hinted(from, hint);
  }
}

interface Payload {
  readonly from: string;
  readonly hints: readonly Hint[];
}

/** Of two hints with the same subject the later one says everything. */
const subjectOf = ([kind, about]: Hint): string | undefined =>
  kind === 'log' || kind === 'chat' || kind === 'match' || kind === 'here'
    ? `${kind} ${about}`
    : undefined;

/** As few notifications as have room for all. */
export function payloadsOf(from: string, hints: readonly Hint[]): string[] {
  const frame = Buffer.byteLength(JSON.stringify({ from, hints: [] }));
  const payloads: string[] = [];
  let group: string[] = [];
  let size = frame;
  const finish = (): void => {
    if (group.length > 0)
      payloads.push(`{"from":${JSON.stringify(from)},"hints":[${group.join(',')}]}`);
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
  if (hint[0] !== 'here' || Buffer.byteLength(JSON.stringify(hint)) <= most) return hint;
  return ['here', hint[1], null, hint[3]];
}
