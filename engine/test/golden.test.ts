import { expect, test } from 'vitest';
import { verify } from '../src/index.ts';
import {
  checkGolden,
  digest,
  firstDifference,
  notPlain,
  renewGolden,
  stableJson,
  writeGolden,
} from '../src/testkit/index.ts';
import { played } from './played.ts';
import { gameOf, type ToyState, toy } from './toy.ts';

const GOLDEN = writeGolden(played('golden'), toy);

test('a golden game holds, and is still a record that verifies', () => {
  expect(checkGolden(GOLDEN, gameOf)).toEqual([]);
  expect(verify(GOLDEN, gameOf)).toMatchObject({ ok: true });
  expect(GOLDEN.match(/; #[0-9a-f]{8}$/gm)).toHaveLength(played('golden').lines.length);
});

test('a changed rule is found at the first line that it touches', () => {
  const richer = {
    ...toy,
    apply: (state: ToyState, ...rest: [string, never, never]) => {
      toy.apply(state, ...rest);
      if (state.round === 2) state.points[0] += 1;
    },
  };
  const [problem] = checkGolden(GOLDEN, () => richer);
  expect(problem).toMatch(/^line \d+: “chance roll \d” now leads to #/);
});

test('a line that became illegal is found', () => {
  const strict = { ...toy, check: () => ({ clause: 'TOY-9', code: 'no', facts: {} }) };
  expect(checkGolden(GOLDEN, () => strict)[0]).toMatch(/\[TOY-9\]/);
});

test('a line without a fingerprint is found', () => {
  expect(checkGolden(GOLDEN.replace(/ ; #.{8}$/m, ''), gameOf)[0]).toMatch(/no fingerprint/);
});

test('one of older rules is found though every line leads where it led, and is renewed with its moves', () => {
  const newer = { ...toy, rules: toy.rules + 1 };
  expect(checkGolden(GOLDEN, () => newer)).toEqual([
    `line 3: today it says “[Rules "${newer.rules}"]”`,
  ]);
  const renewed = renewGolden(GOLDEN, () => newer)!;
  expect(checkGolden(renewed, () => newer)).toEqual([]);
  expect(verify(renewed, () => newer)).toMatchObject({ ok: true });
  expect(renewGolden(GOLDEN, gameOf)).toBe(GOLDEN);
});

test('moves that the rules no longer allow are not renewed', () => {
  const strict = { ...toy, check: () => ({ clause: 'TOY-9', code: 'no', facts: {} }) };
  expect(renewGolden(GOLDEN, () => strict)).toBeUndefined();
});

test('a digest does not depend on the order of keys; difference and plainness say where', () => {
  expect(digest({ a: 1, b: [2] })).toBe(digest({ b: [2], a: 1 }));
  expect(digest({ a: 1 })).not.toBe(digest({ a: 2 }));
  expect(stableJson({ b: 1, a: { d: 1, c: 2 } })).toBe('{"a":{"c":2,"d":1},"b":1}');
  expect(firstDifference({ a: [1, 2] }, { a: [1, 3] })).toBe('a.1: 2 against 3');
  expect(firstDifference({ a: [] }, { a: {} })).toBe('a: [] against {}');
  expect(firstDifference({ a: 1, z: 0 }, { a: 1, z: -0, u: undefined })).toBeUndefined();
  expect(firstDifference({ a: 1 }, { a: 1, b: 2 })).toBe('b: nothing against 2');
  expect(notPlain({ a: [1, { b: undefined }] })).toBeUndefined();
  expect(notPlain({ a: [undefined] })).toBe('.a[0] is undefined');
  expect(notPlain({ a: new Map() })).toBe('.a is a class');
  expect(notPlain({ a: Number.POSITIVE_INFINITY })).toBe('.a is Infinity');
});
