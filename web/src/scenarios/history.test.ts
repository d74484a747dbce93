import { expect, test } from 'vitest';
import { newHistory, present, record, redo, undo } from './history.ts';

const A = { text: 'a' };
const B = { text: 'b' };
const C = { text: 'c' };

test('every step is taken back and done again, however many', () => {
  let history = newHistory(0);
  for (let i = 1; i <= 1000; i++) history = record(history, `step ${i}`, i);
  for (let i = 999; i >= 0; i--) {
    history = undo(history);
    expect(present(history)).toBe(i);
  }
  expect(undo(history)).toBe(history);
  for (let i = 1; i <= 1000; i++) history = redo(history);
  expect(present(history)).toBe(1000);
  expect(redo(history)).toBe(history);
});

test('a stroke is one step, and nothing done is no step', () => {
  const painted = record(record(newHistory(A), 'paint', B, 'stroke 1'), 'paint', C, 'stroke 1');
  expect(painted.steps).toHaveLength(1);
  expect(present(undo(painted))).toBe(A);
  expect(record(painted, 'nothing', C)).toBe(painted);
  expect(record(painted, 'paint', B, 'stroke 2').steps).toHaveLength(2);
  expect(record(record(painted, 'one', A), 'two', B).steps).toHaveLength(3);
});

test('a stroke that was taken back is not joined', () => {
  const painted = undo(record(newHistory(A), 'paint', B, 'stroke 1'));
  const again = record(painted, 'paint', C, 'stroke 1');
  expect(again.steps).toHaveLength(1);
  expect(present(undo(again))).toBe(A);
});

test('what was taken back is gone once something else is done', () => {
  const other = record(undo(record(newHistory(A), 'one', B)), 'two', C);
  expect(redo(other)).toBe(other);
  expect(other.steps.map(({ label }) => label)).toEqual(['two']);
});
