import { expect, test } from 'vitest';
import { played } from '../test/played.ts';
import { type ToyState, toy } from '../test/toy.ts';
import type { AnyGame } from './contract.ts';
import { failureText, replay } from './replay.ts';

const NAMES = Array.from({ length: 30 }, (_, i) => `game ${i}`);

test('a record replays to its own lines, undone ones folded', () => {
  const records = NAMES.map((name) => played(name));
  expect(records.some(({ lines }) => lines.some(({ text }) => text === 'undo'))).toBe(true);
  for (const record of records) {
    const { match, failure } = replay(record, toy);
    expect(failure).toBeUndefined();
    expect(match.log).toEqual(record.lines);
    expect(match.decision.kind).toBe('over');
  }
});

test('a replay to a line is the match as it was then', () => {
  const record = played('game 1');
  const whole = replay({ ...record, lines: record.lines.slice(0, 5) }, toy).match;
  expect(replay(record, toy, 5).match.state).toEqual(whole.state);
  expect(replay(record, toy, 0).match.entries).toEqual([]);
});

test('an illegal line stops the replay and says why, with its clause', () => {
  const record = played('game 1');
  const lines = record.lines.map((line) =>
    line.text.startsWith('bid') ? { ...line, text: 'bid 9' } : line,
  );
  const index = lines.findIndex(({ text }) => text === 'bid 9');
  const { match, failure } = replay({ ...record, lines }, toy);
  expect(match.log).toHaveLength(index);
  expect(failure).toMatchObject({ index, refusal: { clause: 'TOY-3', code: 'not-in-hand' } });
  expect(failureText(failure!, toy)).toBe(`${lines[index]!.side} bid 9: not-in-hand [TOY-3]`);
});

test('a record of older rules replays by its dice; a line that became illegal names both versions', () => {
  const record = { ...played('game 1'), rules: 1 };
  expect(replay(record, toy).failure).toBeUndefined();
  const stricter: AnyGame = {
    ...toy,
    check: (state, side, action) =>
      action.kind === 'bid' && (state as ToyState).round > 1
        ? { clause: 'TOY-3', code: 'one-round-only', facts: {} }
        : toy.check(state as ToyState, side, action as never),
  };
  const { failure } = replay(record, stricter);
  expect(failure).toMatchObject({ rules: { recorded: 1, present: 2 } });
  expect(failureText(failure!, stricter)).toMatch(/one-round-only \[TOY-3\] \(legal by rules 1,/);
  expect(failureText(failure!, stricter, 'fr')).toContain('règles 2');
});

test('what a viewer may hold does not replay', () => {
  expect(() => replay({ ...played('game 1', 4), viewer: 'red' }, toy)).toThrow(/does not replay/);
});
