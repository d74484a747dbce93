import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices, TooMuchWorkError } from './slices.ts';

/** The clock, and how much of it the processor was ours. */
let now = 0;
let busy = 0;
beforeEach(() => {
  now = 0;
  busy = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
    user: busy * 1000 - (before?.user ?? 0),
    system: 0,
  }));
});
afterEach(() => vi.restoreAllMocks());

const items = Array.from({ length: 100 }, (_, i) => i);

test('others have their turn in between, and all is done in order', async () => {
  const done: number[] = [];
  const seen: number[] = [];
  const others = (): void => {
    seen.push(done.length);
    if (done.length < items.length) setImmediate(others);
  };
  setImmediate(others);
  await inSlices(items, (item) => {
    now += 1;
    done.push(item);
  });
  expect(done).toEqual(items);
  expect(seen.filter((count) => count < items.length).length).toBeGreaterThan(3);
});

test('what is little is done at once', async () => {
  const done: number[] = [];
  const doing = inSlices(items, (item) => done.push(item));
  expect(done).toEqual(items);
  await doing;
});

test('work has an end; what others do in between does not count', async () => {
  const work = (): void => {
    now += 1;
    busy += 1;
  };
  await expect(inSlices(items, work, { most: 50 })).rejects.toThrow(TooMuchWorkError);
  setImmediate(() => {
    now += 1000;
  });
  await inSlices(items, work, { most: 110 });
});

test('waiting for a processor is no work, and neither is what other threads do', async () => {
  const waiting = (): void => {
    now += 10;
    busy += 1;
  };
  await inSlices(items, waiting, { most: 110 });
  const beside = (): void => {
    now += 1;
    busy += 10;
  };
  await inSlices(items, beside, { most: 110, resting: true });
});
