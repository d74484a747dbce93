import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitStore } from './limits.ts';

const WINDOW = 60_000;
const ROUTE = { routeInfo: { method: 'POST', url: '/api/matches' } } as never;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newStore = (): FastifyRateLimitStore => new (limitStore(undefined))({} as never);

function asked(store: FastifyRateLimitStore, key: string): { current: number; ttl: number } {
  let answer: { current: number; ttl: number } | undefined;
  store.incr(key, (_, result) => (answer = result), WINDOW, 10);
  return answer!;
}

test('everybody is counted by themselves until the window ends', () => {
  const store = newStore();
  expect(asked(store, 'ann')).toEqual({ current: 1, ttl: WINDOW });
  vi.advanceTimersByTime(20_000);
  expect(asked(store, 'ann')).toEqual({ current: 2, ttl: 40_000 });
  expect(asked(store, 'bo')).toEqual({ current: 1, ttl: 40_000 });
  vi.advanceTimersByTime(40_000);
  expect(asked(store, 'ann')).toEqual({ current: 1, ttl: WINDOW });
});

test('a window that ends late takes nothing from the next', () => {
  const store = newStore();
  asked(store, 'ann');
  vi.advanceTimersByTime(WINDOW);
  asked(store, 'ann');
  vi.advanceTimersByTime(WINDOW - 1);
  expect(asked(store, 'ann')).toEqual({ current: 2, ttl: 1 });
});

test('of too many, whoever has been quiet longest begins anew', () => {
  const store = newStore();
  asked(store, 'first');
  asked(store, 'second');
  asked(store, 'first');
  for (let i = 0; i < 19_999; i++) asked(store, `other ${i}`);
  expect(asked(store, 'first').current).toBe(3);
  expect(asked(store, 'second').current).toBe(1);
});

test('a route with a limit of its own counts apart, and over all servers where there are several', () => {
  const store = newStore();
  asked(store, 'ann');
  expect(asked(store.child(ROUTE), 'ann').current).toBe(1);
  const count = vi.fn(async () => ({ count: 7, left: 5 }));
  const shared = new (limitStore({ count }))({} as never);
  shared.child(ROUTE).incr('ann', () => undefined, WINDOW, 10);
  expect(count).toHaveBeenCalledExactlyOnceWith('POST /api/matches ann', WINDOW);
});
