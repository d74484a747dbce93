// How many different ways there are to play n lines from a fixed position, after chess perft: a number guards `choices`.
import { allRolls, CHANCE, type Json } from '@motti/engine';
import { expect, test } from 'vitest';
import { talvisota } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { position } from './position.ts';

function perft(state: State, depth: number): number {
  if (depth === 0) return 1;
  const decision = talvisota.decision(state);
  if (decision.kind === 'over') return 1;
  let ways = 0;
  const after = (side: string, action: Parameters<typeof talvisota.apply>[2]): number => {
    const next = talvisota.clone(state);
    talvisota.apply(next, side, action);
    return perft(next, depth - 1);
  };
  if (decision.kind === 'chance')
    for (const roll of allRolls(decision.faces)) ways += after(CHANCE, roll);
  else
    for (const side of decision.sides)
      for (const action of talvisota.choices(state, side)) ways += after(side, action);
  return ways;
}

const line: Json = {
  spaces: {
    suojarvi: { marker: true },
    loimola: { conquered: true },
    terijoki: { units: { FUS: 2 } },
  },
  boxes: { ladoga: { FUS: 1 } },
};
const battle: Json = {
  turn: 5,
  combat: {
    strategy: 'MAN',
    start: 'terijoki',
    target: 'summa',
    force: { FUS: 2, TAN: 1 },
    supports: ['MER', 'ART', 'NKVD'],
    answer: 'MOTTI',
    defenders: { DIV: 2, SK: 1 },
    answerSupports: ['MANN'],
  },
};

test.each([
  ['set-up', {}, 3, 1728],
  ['special movement', { step: 'special', ...line }, 2, 1233],
  ['boxes', { step: 'boxes' }, 3, 920],
  ['plans', { plans: { PRUD: { front: 'karelia' }, DEFENSE: { front: 'karelia' } } }, 2, 1461],
  ['a combat', battle, 6, 227],
] as const)('lines from %s', (_, json, depth, ways) => {
  expect(perft(position(json), depth)).toBe(ways);
});
