// What is legal and costs: told before a move is made and before a question ends.
import { LOCALES, parseAction } from '@motti/engine';
import { expect, test } from 'vitest';
import { begin, game, play, position } from './table.ts';

const warned = (s: ReturnType<typeof position>, side: string, line: string) => {
  const action = parseAction(game, line);
  if (!action || !('kind' in action) || action.kind === 'roll') throw new Error(line);
  return game.warnings!(s, side, action);
};
const codes = (s: ReturnType<typeof position>, side: string, line: string): string[] =>
  warned(s, side, line).map(({ code }) => code);

/** A wall of mountain with one gap, which lies in the influence zone of a red group. */
const WALL = Object.fromEntries(
  ['0301', '0302', '0303', '0304', '0306', '0307', '0308', '0309'].map((at) => [at, 'mountain']),
);
const gap = (more: object[] = [], red = '0204') =>
  position({
    terrain: WALL,
    stocks: { blue: [5, 0, 0, 0, 0], red: [5, 0, 0, 0, 0] },
    groups: [
      { side: 'blue', at: '0305', elements: { soft: 1 } },
      { side: 'red', at: red, elements: { soft: 1 } },
      ...more,
    ],
  } as never);

test('HP-2.3h HP-A15 a move out of the gap cuts its own line and that of whoever stands beyond', () => {
  const s = gap([{ side: 'blue', at: '0505', elements: { soft: 2 } }]);
  play(s, 'blue activate 0305', 'blue declare none progress');
  expect(warned(s, 'blue', 'step 0405')).toEqual([
    { clause: 'HP-2.3h', code: 'cut-off', facts: { group: '0305', at: '0405' } },
    { clause: 'HP-A15', code: 'isolates', facts: { groups: 1, at: ['0505'] } },
  ]);
  for (const locale of LOCALES)
    for (const warning of warned(s, 'blue', 'step 0405'))
      expect(game.texts(locale).warning?.(warning)).toMatch(/0[45]05/);
});

test('HP-2.3h nobody is warned of a move that cuts nothing', () => {
  const s = gap([{ side: 'blue', at: '0505', elements: { soft: 2 } }], '0909');
  play(s, 'blue activate 0305', 'blue declare none progress');
  expect(codes(s, 'blue', 'step 0405')).toEqual([]);
});

test('HP-2.3h before the sequence ends whoever has moved out of supply is named', () => {
  const s = gap();
  expect(codes(s, 'blue', 'end')).toEqual(['blue-unspent']);
  play(s, 'blue activate 0305', 'blue declare none progress', 'blue step 0405');
  expect(warned(s, 'blue', 'end')).toEqual([
    { clause: 'HP-2.3h', code: 'left-cut-off', facts: { groups: 1, at: ['0405'] } },
  ]);
});

test('HP-A3 trenches and minefields that are not laid are told before the set-up ends', () => {
  const s = begin('summa');
  for (const side of ['blue', 'red']) {
    play(s, `${side} suggested`);
    const left = warned(s, side, 'ready');
    // The suggestion lays what there is; a group that is lifted and put back has no trench any more.
    expect(left).toEqual([]);
  }
  const dug = s.groups.find(({ level }) => level > 0)!;
  dug.level = 0;
  const side = dug.key % 2 === 0 ? 'blue' : 'red';
  expect(codes(s, side, 'ready')).toEqual(['works-left']);
});
