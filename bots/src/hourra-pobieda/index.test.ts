// Plays by the scenario's own conditions, from either seat, and by nothing that it may not see.
import { seededRandom, setupOf, startingOptions } from '@motti/engine';
import { hourraPobieda } from '@motti/hourra-pobieda';
import { expect, test } from 'vitest';
import { greedyBot } from '../greedy.ts';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { hourraPobiedaEvaluation } from './index.ts';

const easy = greedyBot('easy', hourraPobiedaEvaluation, { guesses: 1, rolls: 12 });

test.each([
  ['summa', 'blue', 'hex'],
  ['summa', 'red', 'hex'],
  ['khalkhin-gol', 'red', 'hex'],
  ['suomussalmi-raate', 'red', 'hex'],
  ['suomussalmi-raate', 'blue', 'open'],
  ['khalkhin-gol', 'red', 'open'],
] as const)('%s: as %s on the %s table it beats a random opponent', (scenario, side, table) => {
  let won = 0;
  for (let game = 0; game < 3; game++) {
    const bots = { blue: randomBot, red: randomBot, [side]: easy };
    const setup = setupOf(hourraPobieda, scenario, {
      ...startingOptions(hourraPobieda, scenario),
      table,
    });
    if (
      playOut(hourraPobieda, setup, bots, seededRandom(`${scenario} ${game}`)).over.winner === side
    )
      won++;
  }
  expect(won).toBeGreaterThanOrEqual(2);
});
