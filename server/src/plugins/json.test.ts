import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin, PLAIN } from './json.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Object.values(value).reduce((sum: number, one) => sum + valuesOf(one), 0);
}

test('what is within the bounds is let through, whatever stands in its strings', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const bounds = { depth: depthOf(value), values: valuesOf(value) + depthOf(value) + 1 };
      for (const indent of [undefined, 2])
        expect(isWithin(JSON.stringify(value, null, indent), { ...bounds, values: 1e6 })).toBe(
          true,
        );
      if (bounds.depth > 0) {
        const flatter = { depth: bounds.depth - 1, values: 1e6 };
        expect(isWithin(JSON.stringify(value), flatter)).toBe(false);
      }
    }),
  );
});

test.each([
  ['brackets in a string do not nest', JSON.stringify('['.repeat(100)), true],
  [
    'nor after a quotation mark that does not end it',
    JSON.stringify(`"\\"${'['.repeat(100)}`),
    true,
  ],
  ['a string that never ends', `"${'['.repeat(100)}`, true],
  ['a list in a list in a list', '['.repeat(9), false],
  ['as deep as may be', `${'['.repeat(8)}${']'.repeat(8)}`, true],
  [
    'more keys than anybody needs',
    `{${Array.from({ length: 1001 }, (_, i) => `"${i}":1`)}}`,
    false,
  ],
  ['many values in many lists', `[${'[],'.repeat(600)}1]`, false],
])('%s', (_, text, within) => {
  expect(isWithin(text, PLAIN)).toBe(within);
});
