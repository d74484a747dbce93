// Plays by the scenario's own conditions, from either seat, and by nothing that it may not see.
import { seededRandom } from '@motti/engine';
import { hourraPobieda } from '@motti/hourra-pobieda';
import { expect, test } from 'vitest';
import { greedyBot } from '../greedy.ts';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { hourraPobiedaEvaluation } from './index.ts';

const easy = greedyBot('easy', hourraPobiedaEvaluation, { guesses: 1, falls: 12 });

test.each([
  ['summa', 'blue'],
  ['summa', 'red'],
  ['khalkhin-gol', 'red'],
  ['suomussalmi-raate', 'red'],
] as const)('%s: as %s it beats a random opponent', (scenario, side) => {
  let won = 0;
  for (let game = 0; game < 3; game++) {
    const bots = { blue: randomBot, red: randomBot, [side]: easy };
    const setup = { scenario, options: {} };
    if (
      playOut(hourraPobieda, setup, bots, seededRandom(`${scenario} ${game}`)).over.winner === side
    )
      won++;
  }
  expect(won).toBeGreaterThanOrEqual(2);
});
