import { expect, test } from 'vitest';
import type { Event } from '../actions.ts';
import { texts } from './index.ts';

const step = (from: string, at: string, road = false): Event => ({
  kind: 'moved',
  clause: 'HP-2.2c',
  side: 'blue',
  from,
  at,
  road,
});
const { run, event } = texts('en');

test('the steps of one way are told as one, with what ended it', () => {
  const stopped: Event = {
    kind: 'stopped',
    clause: 'HP-2.2e',
    side: 'blue',
    at: '0804',
    why: 'stream',
  };
  const way = [step('1004', '0904'), step('0904', '0804')];
  expect(run?.(way)).toBe('1004 → 0904 → 0804.');
  expect(run?.([...way, stopped])).toBe(`1004 → 0904 → 0804. ${event(stopped)}`);
});

test('a road is spoken of where all of the way keeps to it', () => {
  const way = [step('1004', '0904', true), step('0904', '0804', true)];
  expect(run?.(way)).toBe('1004 → 0904 → 0804, by road.');
  expect(run?.([...way, step('0804', '0704')])).toBe('1004 → 0904 → 0804 → 0704.');
});

test('the way of another group, or what else is done, is told apart', () => {
  const way = [step('1004', '0904'), step('0904', '0804')];
  expect(run?.([...way, step('0202', '0303')])).toBeUndefined();
  const other: Event = { kind: 'hidden-activation', clause: 'HP-A5', side: 'blue' };
  expect(run?.([...way, other])).toBeUndefined();
  expect(run?.([step('1004', '0904')])).toBeUndefined();
});

test('several munitions are named one by one', () => {
  const chosen: Event = {
    kind: 'munitions',
    clause: 'HP-A2',
    side: 'blue',
    tokens: ['red', 'red', 'red'],
  };
  expect(texts('fr').event(chosen)).toMatch(/Rouge, Rouge, Rouge\.$/);
});
