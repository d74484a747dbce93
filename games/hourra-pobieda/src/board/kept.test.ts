import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

test('what is asked for again is kept, what nobody asks for is forgotten', () => {
  const kept = new Kept<number, string>(3);
  kept.set(0, 'asked for');
  kept.set(1, 'left alone');
  for (let key = 2; key < 40; key++) {
    expect(kept.get(0)).toBe('asked for');
    kept.set(key, `${key}`);
  }
  expect(kept.get(1)).toBeUndefined();
  expect(kept.get(39)).toBe('39');
});

test('nothing found is kept as well', () => {
  const kept = new Kept<string, null | number>(2);
  kept.set('no line', null);
  expect(kept.get('no line')).toBeNull();
  expect(kept.get('not asked for yet')).toBeUndefined();
});
