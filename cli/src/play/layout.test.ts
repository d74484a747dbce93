import { expect, test } from 'vitest';
import { bundles, inColumns, inLine, wrap } from './layout.ts';

const numbered = (texts: readonly string[]) => texts.map((text, index) => ({ index, text }));

test('what many begin with is said once', () => {
  const hexes = ['1301', '1401', '1501', 'Narva (0801)'].map((hex) => `Place the corps at ${hex}`);
  const found = bundles(numbered(['Stop', ...hexes, 'Place the headquarters at 1301', 'Done']));
  expect(found.map(({ common }) => common)).toEqual(['', 'Place the corps at', '']);
  expect(found[1]!.items.map(({ text }) => text)).toEqual(['1301', '1401', '1501', 'Narva (0801)']);
  expect(found[2]!.items.map(({ index }) => index)).toEqual([5, 6]);
});

test('a few that begin alike are left as they are', () => {
  const items = numbered(['Attack Summa hard', 'Attack Summa soft', 'Wait']);
  expect(bundles(items)).toEqual([{ common: '', items }]);
});

test('columns are read downwards and keep within the width', () => {
  const items = Array.from({ length: 12 }, (_, i) => `item ${i}`);
  const lines = inColumns(items, 40);
  expect(lines[0]).toMatch(/^item 0 +item 4/);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
});

test('paragraphs are wrapped at words', () => {
  expect(wrap('one two three four five', 22, '  ')).toBe('  one two three four\n  five');
});

test('items of a line are not broken apart', () => {
  const items = ['Soviet morale 23', 'Finnish morale 19', 'Spaces conquered 0'];
  expect(inLine(items, 40, '  ')).toBe(
    '  Soviet morale 23   Finnish morale 19\n  Spaces conquered 0',
  );
});
