import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

/** Work that ends when it is told to, and what has been begun. */
class Works {
  readonly begun: number[] = [];
  readonly ends = new Map<number, () => void>();

  work(n: number): () => Promise<number> {
    return () => {
      this.begun.push(n);
      return new Promise((resolve) => {
        this.ends.set(n, () => resolve(n));
      });
    };
  }
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('so many at a time, in the order in which they came', async () => {
  const works = new Works();
  const turnstile = new Turnstile({ atOnce: 2, line: 10 });
  const done = [1, 2, 3, 4].map((n) => turnstile.run(works.work(n)));
  await turn();
  expect(works.begun).toEqual([1, 2]);
  works.ends.get(2)!();
  await turn();
  expect(works.begun).toEqual([1, 2, 3]);
  works.ends.get(1)!();
  await turn();
  for (const n of [3, 4]) works.ends.get(n)!();
  expect(await Promise.all(done)).toEqual([1, 2, 3, 4]);
});

test('whoever comes when the line is full is sent away, and who fails lets the next one through', async () => {
  const works = new Works();
  const turnstile = new Turnstile({ line: 1 });
  const failing = turnstile.run(() => Promise.reject(new Error('no')));
  const next = turnstile.run(works.work(2));
  await expect(turnstile.run(works.work(3))).rejects.toMatchObject({ status: 429, code: 'busy' });
  await expect(failing).rejects.toThrow('no');
  await turn();
  works.ends.get(2)!();
  expect(await next).toBe(2);
  expect(works.begun).toEqual([2]);
});

test('there is a rest after each', async () => {
  const works = new Works();
  const turnstile = new Turnstile({ line: 1, rest: 1 });
  const first = turnstile.run(works.work(1));
  const second = turnstile.run(works.work(2));
  await turn();
  works.ends.get(1)!();
  await first;
  expect(works.begun).toEqual([1]);
  while (works.begun.length < 2) await turn();
  works.ends.get(2)!();
  await second;
});
