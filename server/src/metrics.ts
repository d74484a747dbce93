// Counters in the text format of Prometheus: a few numbers, so no library.

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const ROWS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

class Counter {
  readonly #values = new Map<string, number>();
  readonly #name: string;
  readonly #help: string;

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  add(labels = '', by = 1): void {
    this.#values.set(labels, (this.#values.get(labels) ?? 0) + by);
  }

  print(): string {
    const lines = [...this.#values].map(([labels, value]) => `${this.#name}${labels} ${value}`);
    return header(this.#name, this.#help, 'counter') + lines.map((line) => `${line}\n`).join('');
  }
}

class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;
  #count = 0;

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
    this.#counts = bounds.map(() => 0);
  }

  observe(value: number): void {
    this.#sum += value;
    this.#count++;
    const place = this.#bounds.findIndex((bound) => value <= bound);
    if (place >= 0) this.#counts[place]!++;
  }

  print(): string {
    let below = 0;
    let text = header(this.#name, this.#help, 'histogram');
    for (const [i, bound] of this.#bounds.entries()) {
      below += this.#counts[i]!;
      text += `${this.#name}_bucket{le="${bound}"} ${below}\n`;
    }
    text += `${this.#name}_bucket{le="+Inf"} ${this.#count}\n`;
    return `${text}${this.#name}_sum ${this.#sum}\n${this.#name}_count ${this.#count}\n`;
  }
}

const header = (name: string, help: string, type: string): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

/** The beginning of a line that is no comment: a name, perhaps labels. */
const SAMPLE = /^(\w+)(?:\{(.*)\})? /gm;

const escaped = (label: string): string =>
  label.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

export class Metrics {
  readonly acts = new Counter('motti_acts_total', 'Acts of players, by kind and answer.');
  readonly requests = new Counter('motti_http_requests_total', 'HTTP answers, by status.');
  readonly notices = new Counter('motti_notices_total', 'Notices sent, by way and outcome.');
  readonly closed = new Counter('motti_sockets_closed_total', 'Sockets that we closed, by code.');
  readonly actSeconds = new Histogram(
    'motti_act_seconds',
    'From an act read to its answer, durable.',
    SECONDS,
  );
  readonly commitSeconds = new Histogram('motti_commit_seconds', 'One transaction.', SECONDS);
  readonly commitRows = new Histogram('motti_commit_rows', 'Rows in one transaction.', ROWS);
  readonly loadSeconds = new Histogram('motti_load_seconds', 'A match from its log.', SECONDS);
  readonly conflicts = new Counter(
    'motti_conflicts_total',
    'Acts that were tried again, because another server had written.',
  );
  readonly #server: string;
  readonly #gauges: (readonly [string, string, () => number])[] = [];

  /** `server`: its name, on every figure; several of them are read side by side. */
  constructor(server: string) {
    this.#server = server;
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.push([name, help, read]);
  }

  committed(rows: number, seconds: number): void {
    this.commitRows.observe(rows);
    this.commitSeconds.observe(seconds);
  }

  loaded(seconds: number): void {
    this.loadSeconds.observe(seconds);
  }

  print(): string {
    const kept = [
      this.acts,
      this.requests,
      this.notices,
      this.closed,
      this.conflicts,
      this.actSeconds,
      this.commitSeconds,
      this.commitRows,
      this.loadSeconds,
    ];
    const gauges = this.#gauges.map(
      ([name, help, read]) => `${header(name, help, 'gauge')}${name} ${read()}\n`,
    );
    const text = [...kept.map((one) => one.print()), ...gauges].join('');
    return text.replace(SAMPLE, (_, name: string, labels?: string) => {
      const all = [`server="${escaped(this.#server)}"`, ...(labels ? [labels] : [])];
      return `${name}{${all.join(',')}} `;
    });
  }

  conflicted(): void {
    this.conflicts.add();
  }
}
