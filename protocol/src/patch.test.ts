import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, diff } from './patch.ts';

// Trees that resemble each other, as two views of a match do: few keys, so that many are shared.
const { tree } = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', null, true)),
  tree: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('tree'), { maxKeys: 3 }),
  ),
}));

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the old view with the patch is the new view, by way of JSON too', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const patch = JSON.parse(JSON.stringify(diff(before, after)));
      expect(applyPatch(copy(before), patch)).toEqual(copy(after));
    }),
    { numRuns: 2000 },
  );
});

test('applying a patch leaves the old view alone', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const old = copy(before);
      applyPatch(old, diff(before, after));
      expect(old).toEqual(copy(before));
    }),
    { numRuns: 500 },
  );
});

test('the same view has no differences', () => {
  fc.assert(
    fc.property(tree, (view) => {
      expect(diff(view, copy(view))).toEqual([]);
    }),
  );
});

test('one counter that moves is one step', () => {
  const before = { units: [{ at: 'Summa' }, { at: 'Koivisto' }], turn: 2 };
  const after = { units: [{ at: 'Summa' }, { at: 'Viborg' }], turn: 2 };
  expect(diff(before, after)).toEqual([[['units', 1, 'at'], 'Viborg']]);
});

test('a key whose value is undefined is as good as absent, as in JSON', () => {
  expect(diff({ a: undefined, b: 1 }, { b: 1 })).toEqual([]);
  expect(diff({ a: 1, b: 1 }, { a: undefined, b: 1 })).toEqual([[['a']]]);
});
