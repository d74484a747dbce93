import { expect, test } from 'vitest';
import { played } from '../test/played.ts';
import { toy } from '../test/toy.ts';
import { CHANCE } from './contract.ts';
import { liveLines } from './line.ts';
import { type LuckProgress, luckOf, luckSteps, upperTail } from './luck.ts';
import { seededRandom } from './random.ts';
import { replay } from './replay.ts';

const options = () => ({ random: seededRandom('luck'), samples: 20 });

test('every fall of dice that counts is entered, with what it gave and what it could have given', () => {
  const record = played('luck 1');
  const { entries } = luckOf(record, toy, options());
  // The deal changes no gauge, the three dice of the rounds do.
  expect(entries).toHaveLength(3);
  for (const { first, last, method, gauges } of entries) {
    expect(record.lines[first]!.side).toBe(CHANCE);
    expect(last).toBe(first);
    expect(method).toBe('exact');
    const { expected, real, deviation, tail, lowerTail } = gauges['red']!;
    expect(deviation).toBeCloseTo(expected); // 0 or the stake, each half the time
    expect(tail).toBe(real > 0 ? 0.5 : 1);
    expect(lowerTail).toBe(real > 0 ? 1 : 0.5);
  }
});

test('the totals are what the match really gave', () => {
  for (const name of ['luck 1', 'luck 2', 'luck 3']) {
    const record = played(name);
    const { totals } = luckOf(record, toy, options());
    const { match } = replay(record, toy);
    expect(totals['red']?.real).toBe(toy.gauges(match.state as never)['red']);
    expect(totals['blue']?.real).toBe(toy.gauges(match.state as never)['blue']);
    expect(totals['red']!.tail + totals['blue']!.tail).toBeCloseTo(1, 5);
    expect(totals['red']!.lowerTail).toBeCloseTo(totals['blue']!.tail, 5);
  }
});

test('the tail of the normal curve', () => {
  expect(upperTail(0)).toBeCloseTo(0.5, 6);
  expect(upperTail(1.96)).toBeCloseTo(0.025, 4);
  expect(upperTail(-1)).toBeCloseTo(0.8413, 4);
});

test('lines that were taken back are folded away, as the match itself folds them', () => {
  for (let i = 0; i < 40; i++) {
    const record = played(`fold ${i}`);
    const { match } = replay(record, toy);
    const live = liveLines(record.lines).map((index) => record.lines[index]!);
    expect(live).toEqual(match.entries.map(({ side, text }) => ({ side, text })));
  }
  const lines = ['red a', 'blue b', 'red c', 'red undo', 'blue takeback 1', 'red d'].map((line) => {
    const [side, ...words] = line.split(' ');
    return { side: side!, text: words.join(' ') };
  });
  expect(liveLines(lines)).toEqual([0, 5]);
  expect(liveLines([...lines, { side: 'red', text: 'hint' }])).toEqual([0, 5]);
});

test('a ledger is told in steps, and ends as the whole one', () => {
  const record = played('luck 1');
  const steps = luckSteps(record, toy, options());
  const told: LuckProgress[] = [];
  let last = steps.next();
  for (; !last.done; last = steps.next()) told.push(last.value);
  expect(told.length).toBeGreaterThan(3);
  expect(told.every(({ done }, i) => done > (told[i - 1]?.done ?? 0) && done < 1)).toBe(true);
  expect(told.at(-1)!.ledger.entries.length).toBeLessThanOrEqual(3);
  expect(last.value).toEqual(luckOf(record, toy, options()));
});

test('a budget bounds what a ledger costs', () => {
  const record = played('luck 1');
  let clones = 0;
  const counting = {
    ...toy,
    clone: (state: never) => {
      clones++;
      return toy.clone(state);
    },
  };
  luckOf(record, counting as never, { ...options(), samples: 5000 });
  const free = clones;
  clones = 0;
  luckOf(record, counting as never, { ...options(), samples: 5000, budget: 160 });
  expect(clones).toBeLessThan(free / 4);
});
