// Limits over several servers. What protects accounts and the lists (log-ins, new matches, records) has a limit of its own at
// its route: that is counted in the database. The general limit protects one server, and is counted there.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Shared } from '../store/shared.ts';

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/** A minute of the busiest server has fewer addresses than this; who is forgotten begins anew. */
const REMEMBERED = 20_000;

export function limitsEverywhere(counter: Pick<Shared, 'count'>): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    readonly #here = new Map<string, { current: number; until: number }>();

    incr(key: string, counted: Counted, timeWindow: number): void {
      const now = performance.now();
      const known = this.#here.get(key);
      const alive = known && known.until > now ? known : { current: 0, until: now + timeWindow };
      alive.current++;
      this.#here.delete(key);
      this.#here.set(key, alive);
      if (this.#here.size > REMEMBERED) this.#here.delete(this.#here.keys().next().value!);
      counted(null, { current: alive.current, ttl: alive.until - now });
    }

    /** Of a route with a limit of its own. The library hands over more than it says. */
    child(route: unknown): FastifyRateLimitStore {
      const { routeInfo } = route as { routeInfo: { method: string; url: string } };
      return new CountedEverywhere(counter, `${routeInfo.method} ${routeInfo.url}`);
    }
  };
}

class CountedEverywhere implements FastifyRateLimitStore {
  readonly #counter: Pick<Shared, 'count'>;
  readonly #route: string;

  constructor(counter: Pick<Shared, 'count'>, route: string) {
    this.#counter = counter;
    this.#route = route;
  }

  incr(key: string, counted: Counted, timeWindow: number): void {
    this.#counter.count(`${this.#route} ${key}`, timeWindow).then(
      ({ count, left }) => counted(null, { current: count, ttl: left }),
      (error: unknown) => counted(error instanceof Error ? error : new Error(String(error))),
    );
  }

  child(): FastifyRateLimitStore {
    return this;
  }
}
