import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FairTurns } from './fair-turns.ts';

let now = 0;
beforeEach(() => {
  now = 100;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('one address has a few things done in a turn, and everybody else their own', async () => {
  const done: string[] = [];
  const turns = new FairTurns({ each: 2, line: 10 });
  for (let n = 1; n <= 5; n++) turns.run('many', () => done.push(`many ${n}`));
  turns.run('one', () => done.push('one'));
  expect(done).toEqual(['many 1', 'many 2', 'one']);
  await turn();
  turns.run('one', () => done.push('one again'));
  expect(done.slice(3)).toEqual(['many 3', 'many 4', 'one again']);
  await turn();
  expect(done.slice(6)).toEqual(['many 5']);
});

test('all of them together have a bound too, and then go in turn', async () => {
  const done: string[] = [];
  const turns = new FairTurns({ each: 1, all: 2, line: 10 });
  for (const who of ['a', 'b', 'c', 'd', 'a', 'b'])
    turns.run(who, () => {
      done.push(who);
    });
  expect(done).toEqual(['a', 'b']);
  await turn();
  expect(done.slice(2)).toEqual(['c', 'd']);
  await turn();
  expect(done.slice(4)).toEqual(['a', 'b']);
});

test('what waits is done in its order, and too much of it is turned away', async () => {
  const done: number[] = [];
  const turns = new FairTurns({ each: 1, line: 2 });
  const taken = [1, 2, 3, 4].map((n) => turns.run('many', () => done.push(n)));
  expect(taken).toEqual([true, true, true, false]);
  for (let i = 0; i < 3; i++) await turn();
  expect(done).toEqual([1, 2, 3]);
});

test('who comes alone wakes nobody, and begins anew after a lull', () => {
  const immediate = vi.spyOn(globalThis, 'setImmediate');
  const done: number[] = [];
  const turns = new FairTurns({ each: 1, line: 10 });
  for (let n = 1; n <= 3; n++, now += 5) turns.run('one', () => done.push(n));
  expect(done).toEqual([1, 2, 3]);
  expect(immediate).not.toHaveBeenCalled();
});

test('what takes long is no lull', async () => {
  const done: number[] = [];
  const turns = new FairTurns({ each: 1, line: 10 });
  const long = (n: number) => () => {
    now += 50;
    done.push(n);
  };
  for (let n = 1; n <= 3; n++) turns.run('many', long(n));
  expect(done).toEqual([1]);
  for (let i = 0; i < 2; i++) await turn();
  expect(done).toEqual([1, 2, 3]);
});
