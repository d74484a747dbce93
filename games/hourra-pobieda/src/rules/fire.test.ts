// The faces that are told to hit, against every face played.
import { expect, test } from 'vitest';
import { game, play, position } from '../../test/table.ts';
import type { Action } from '../actions.ts';
import { facesThatHit } from './fire.ts';

test.each([
  ['red', 0, [1, 2, 3, 4]],
  ['red', 2, [3, 4]],
  ['yellow', 2, undefined],
  ['green', 1, undefined],
] as const)(
  'HP-2.8k to n: %s at level %d hits with the faces that are told',
  (colour, level, told) => {
    const s = position({
      stocks: { blue: [6, 2, 2, 2, 0], red: [0, 0, 0, 0, 0] },
      groups: [
        { side: 'blue', at: '0405', elements: { soft: 3 } },
        { side: 'red', at: '0505', elements: { soft: 2 }, level },
      ],
    });
    play(s, 'blue activate 0405', 'blue declare line hold');
    const shot = game
      .choices(s, 'blue')
      .find(
        (action): action is Extract<Action, { kind: 'fire' }> =>
          action.kind === 'fire' && action.colour === colour,
      )!;
    const hits = [1, 2, 3, 4, 5, 6].filter((face) => {
      const copy = game.clone(s);
      let hit = false;
      game.apply(copy, 'blue', shot);
      game.apply(copy, 'chance', { kind: 'roll', dice: [face] }, (event) => {
        if (event.kind === 'fired') hit = event.hit;
      });
      return hit;
    });
    expect(facesThatHit(s, 0, shot)).toEqual(hits);
    if (told) expect(hits).toEqual(told);
    expect(hits.length).toBeLessThan(6);
  },
);
