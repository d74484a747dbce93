import { expect, test } from 'vitest';
import { game, play, position } from '../../test/table.ts';
import type { State } from '../state.ts';
import { checkStep, walkerOf } from './movement.ts';

/** A group that has made one step of a rapid advance, and where it could go on. */
const walking = (s: State) => {
  play(s, 'blue activate 0405', 'blue declare line rapid', 'blue step 0505');
  const on = game.choices(s, 'blue').find(({ kind }) => kind === 'step')!;
  const to = s.groups[0]!.place;
  play(s, `blue ${game.print(on)}`);
  return { walker: { ...walkerOf(s, s.active ?? s.last!), stopped: true }, to };
};

test('HP-2.2b a move that was stopped where no enemy is any more is over', () => {
  const groups = [{ side: 'blue', at: '0405', elements: { softMot: 2 } }];
  const stocks = { blue: [5, 0, 0, 0, 0] };
  const alone = position({
    stocks,
    groups: [...groups, { side: 'red', at: '0909', elements: { soft: 1 } }],
  });
  const free = walking(alone);
  expect(checkStep(alone, free.walker, free.to)).toMatchObject({
    clause: 'HP-2.2b',
    code: 'move-over',
  });
});
