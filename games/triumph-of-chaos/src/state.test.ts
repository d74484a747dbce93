import { expect, test } from 'vitest';
import type { Step } from './actions.ts';
import { changed } from './state.ts';

test('a step that is changed keeps all its other facts', () => {
  // A fact that is added to steps does not compile here until it is named, and fails until it is copied.
  const step = {
    kind: 'mark',
    side: 1,
    piece: 2,
    space: 3,
    faction: 4,
    card: 5,
    count: 6,
    limit: 7,
    box: 8,
    die: 9,
    option: 'ten',
    why: 'eleven',
    list: [12],
    more: [13],
    path: [14],
  } satisfies Record<keyof Step, unknown> as unknown as Step;
  expect(changed(step, {})).toEqual(step);
  expect(changed(step, { count: 0 })).toEqual({ ...step, count: 0 });
});
