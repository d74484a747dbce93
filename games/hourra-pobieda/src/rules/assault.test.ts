import { expect, test } from 'vitest';
import { game, play, position } from '../../test/table.ts';
import { isFighting } from './assault.ts';

test('HP-D10 HP-D15 an assault goes on from its order until it is known who stands where', () => {
  const s = position({
    stocks: { blue: [6, 1, 0, 0, 1], red: [0, 0, 2, 1, 0] },
    groups: [
      { side: 'blue', at: '0405', elements: { soft: 3 } },
      { side: 'red', at: '0505', elements: { soft: 2 } },
    ],
  });
  play(s, 'blue activate 0405', 'blue declare line hold');
  expect(isFighting(s)).toBe(false);
  play(s, 'blue assault 0505', 'blue commit red', 'blue seal');
  expect(isFighting(game.view(s, 'red'))).toBe(true);
  play(s, 'red seal');
  play(s, 'chance roll 1');
  const [back] = game.choices(s, 'red');
  expect(back).toMatchObject({ kind: 'retreat' });
  play(s, `red ${game.print(back!)}`);
  expect(game.choices(s, 'blue').map(({ kind }) => kind)).toContain('occupy');
  expect(isFighting(s)).toBe(true);
  expect(game.fight?.(s)?.over).toBeUndefined();
  play(s, 'blue stay');
  expect(isFighting(s)).toBe(false);
  // It is told of still, but what is asked now is the sequence's.
  expect(game.fight?.(s)).toMatchObject({ places: ['0505'], over: true });
});
