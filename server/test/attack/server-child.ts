// The server that is attacked, in a process of its own, with the limits that it has in earnest. It believes one proxy: so
// that every hostile client has an address of its own choice, and the ordinary ones have ours.
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '@motti/catalog';
import { buildApp } from '../../src/app.ts';
import { configFrom } from '../../src/config.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { at, type ServerLife } from './attack.ts';
import type { Watched } from './costs.ts';

const [, , file = ''] = process.argv;
const store = await openSqlite(file, { thread: true });
const config = { ...configFrom({ MOTTI_TRUST_PROXY: '1' }), web: undefined };
const { fastify } = await buildApp({ games: GAMES, store, config });
const url = await fastify.listen({ port: 0, host: '127.0.0.1' });

/** Processor time of the main thread in milliseconds; where the system does not tell, the time by the clock. */
function mainThreadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** Looks on at every turn of the event loop: what lies between two looks was done without a pause. */
class Watch {
  readonly #started = mainThreadMs();
  #last = this.#started;
  #longest = 0;
  #next = setImmediate(() => this.#look());

  #look(): void {
    const now = mainThreadMs();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
    this.#next = setImmediate(() => this.#look());
  }

  end(): Watched {
    clearImmediate(this.#next);
    return { totalMs: mainThreadMs() - this.#started, longestMs: this.#longest };
  }
}
let watch: Watch | undefined;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is still in use: what the system counts as ours does not come back by itself. */
function keptBytes(): number {
  // What only a buffer held on to goes with the second time.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** How often the event loop is looked at. */
const LOOK_MS = 5;

/** A phase of the attack, as the server itself sees it. */
class Life {
  readonly #began = performance.now();
  readonly #main = mainThreadMs();
  readonly #all = process.cpuUsage();
  /** Milliseconds by which the event loop was late: for every moment, as whoever came then would have found it. */
  readonly #late: number[] = [];
  #due = this.#began + LOOK_MS;
  /** The same by what the main thread itself had to do: so much processor time until it came round. */
  readonly #busy: number[] = [];
  #seen = this.#main;
  readonly #timer = setInterval(() => this.#look(), LOOK_MS);

  #look(): void {
    const now = performance.now();
    for (; this.#due <= now; this.#due += LOOK_MS) this.#late.push(now - this.#due);
    const main = mainThreadMs();
    for (let busy = main - this.#seen; busy > 0; busy -= LOOK_MS) this.#busy.push(busy);
    this.#seen = main;
  }

  end(): ServerLife {
    clearInterval(this.#timer);
    const ms = performance.now() - this.#began;
    const { user, system } = process.cpuUsage(this.#all);
    return {
      lateP50Ms: at(this.#late, 0.5),
      lateP99Ms: at(this.#late, 0.99),
      busyP99Ms: at(this.#busy, 0.99),
      mainThread: (mainThreadMs() - this.#main) / ms,
      allThreads: (user + system) / 1000 / ms,
      megabytes: process.memoryUsage().rss / 2 ** 20,
      keptMegabytes: keptBytes() / 2 ** 20,
    };
  }
}
let life: Life | undefined;

process.on('message', async (question) => {
  if (question === 'stop') {
    await fastify.close();
    await store.close();
    process.disconnect();
  } else if (question === 'watch') {
    watch = new Watch();
    process.send!('watching');
  } else if (question === 'watched') process.send!(watch!.end());
  else if (question === 'begin') {
    life = new Life();
    process.send!('begun');
  } else process.send!(life!.end());
});
process.send!({ url });
// Whoever started us is gone: nobody would stop us.
process.once('disconnect', () => process.exit());
