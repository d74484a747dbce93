// HP-A76: of a hidden group the enemy learns only that it acts; its owner's own table knows the question.
import { seededRandom, setupOf, startingOptions } from '@motti/engine';
import { expect, test } from 'vitest';
import { asked, game, play, position } from './table.ts';

const FOG = { fog: 'ambush' };
const SETUP = setupOf(game, 'khalkhin-gol', { ...startingOptions(game, 'khalkhin-gol'), ...FOG });

test('everybody hears that a hidden group acts, its owner what is asked of it', () => {
  const s = position(
    {
      stocks: { blue: [5, 2, 0, 0, 0], red: [5, 0, 0, 0, 0] },
      groups: [
        { side: 'blue', at: '1005', elements: { softMot: 3 }, concealed: true },
        { side: 'red', at: '0805', elements: { softMot: 2 } },
      ],
    },
    'khalkhin-gol',
    FOG,
  );
  for (const [line, kind] of [
    ['blue activate 1005', 'declare'],
    ['blue declare line hold', 'combat'],
  ] as const) {
    play(s, line);
    expect(asked(s)).toBe('activation blue');
    // What a table holds is a guess from the own view, not the truth.
    const guess = game.guess(game.view(s, 'blue'), seededRandom('own'), SETUP);
    expect(game.ownAsk?.(guess, 'blue')).toMatchObject({ kind, side: 'blue', group: '1005' });
  }
});
