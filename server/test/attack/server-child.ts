// The server that is attacked, in a process of its own, with the limits that it has in earnest. It believes one proxy: so
// that every hostile client has an address of its own choice, and the ordinary ones have ours.
import { readFileSync } from 'node:fs';
import { GAMES } from '@motti/catalog';
import { buildApp } from '../../src/app.ts';
import { configFrom } from '../../src/config.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
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

process.on('message', async (question) => {
  if (question === 'stop') {
    await fastify.close();
    await store.close();
    process.disconnect();
  } else if (question === 'watch') {
    watch = new Watch();
    process.send!('watching');
  } else if (question === 'watched') process.send!(watch!.end());
  else {
    globalThis.gc?.();
    process.send!({ megabytes: process.memoryUsage().rss / 2 ** 20 });
  }
});
process.send!({ url });
// Whoever started us is gone: nobody would stop us.
process.once('disconnect', () => process.exit());
