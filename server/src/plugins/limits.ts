// Where requests are counted. What protects accounts and the lists (log-ins, new matches, records) has a limit of its own at
// its route: where several servers share a database, that is counted there. The general limit protects one server, and is
// counted in it.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Shared } from '../store/shared.ts';

type Counter = Pick<Shared, 'count'>;
type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/** A minute of the busiest server has fewer addresses than this; who is forgotten begins anew. */
const REMEMBERED = 20_000;

/** `counter`: what all servers count by, if there can be more than one. */
export function limitStore(counter: Counter | undefined): FastifyRateLimitStoreCtor {
  return class extends CountedHere {
    /** Of a route with a limit of its own. The library hands over more than it says. */
    override child(route: unknown): FastifyRateLimitStore {
      if (!counter) return new CountedHere();
      const { routeInfo } = route as { routeInfo: { method: string; url: string } };
      return new CountedEverywhere(counter, `${routeInfo.method} ${routeInfo.url}`);
    }
  };
}

/** Counts in windows of time, the same for all. Nothing outlives its window, though nobody may ask again. */
class CountedHere implements FastifyRateLimitStore {
  /** Whoever asked last stands last. */
  readonly #counts = new Map<string, number>();
  #until = 0;
  #end: NodeJS.Timeout | undefined;

  incr(key: string, counted: Counted, timeWindow: number): void {
    const now = performance.now();
    if (now >= this.#until) this.#begin(now, timeWindow);
    const current = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.delete(key);
    this.#counts.set(key, current);
    if (this.#counts.size > REMEMBERED) this.#counts.delete(this.#counts.keys().next().value!);
    counted(null, { current, ttl: this.#until - now });
  }

  #begin(now: number, timeWindow: number): void {
    clearTimeout(this.#end);
    this.#counts.clear();
    this.#until = now + timeWindow;
    this.#end = setTimeout(() => this.#counts.clear(), timeWindow).unref();
  }

  child(_route: unknown): FastifyRateLimitStore {
    return this;
  }
}

class CountedEverywhere implements FastifyRateLimitStore {
  readonly #counter: Counter;
  readonly #route: string;

  constructor(counter: Counter, route: string) {
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
