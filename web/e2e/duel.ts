// A scenario of the tests' own: two groups face to face, each beside its base, so that supply is free and nothing hangs on dice.
// The red group is a reserve that is never released: it can be assaulted, and does nothing by itself.
import { readFileSync } from 'node:fs';

const BOARD = new URL(
  '../../games/hourra-pobieda/src/data/scenarios/board-p.json',
  import.meta.url,
);

export function duel(): unknown {
  const board = JSON.parse(readFileSync(BOARD, 'utf8'));
  const [blue, red] = board.sides;
  const elements = { soft: 4 };
  return {
    ...board,
    id: 'duel',
    title: 'Duel',
    turnLimit: 1,
    options: { fog: 'none', airRaid: false, airRecon: false },
    relax: { points: true, bases: true, contactAtStart: true },
    sides: [
      {
        ...blue,
        bases: [{ id: 'BB', cell: '0405' }],
        forces: [{ type: 'soft', count: 4 }],
        setup: { zone: ['0404', '0405', '0406', '0505'] },
        specialRules: [],
        defaultSetup: { taskGroups: [{ id: 'B1', cell: '0505', elements }] },
      },
      {
        ...red,
        bases: [{ id: 'RB', cell: '0705' }],
        forces: [{ type: 'soft', count: 1 }],
        setup: { zone: ['0908', '0909'] },
        reinforcements: [
          {
            id: 'R1',
            mode: 'onTable',
            forces: [{ type: 'soft', count: 4 }],
            area: { base: 'RB', radius: 1 },
            trigger: { any: [{ baseCaptured: 'BB' }] },
          },
        ],
        defaultSetup: {
          taskGroups: [
            { id: 'R1', cell: '0605', elements, reinforcement: 'R1' },
            { id: 'R2', cell: '0909', elements: { soft: 1 } },
          ],
        },
      },
    ],
  };
}
