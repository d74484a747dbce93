// A scenario of the tests' own: two groups face to face, each beside its base, so that supply is free and nothing depends on dice.
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

/** The same without hexes, and with nothing in the way: one turn, two groups far apart. */
export function openDuel(): unknown {
  const {
    terrain: _,
    edges: __,
    bridges: ___,
    roads: ____,
    places: _____,
    ...board
  } = JSON.parse(readFileSync(BOARD, 'utf8'));
  const [blue, red] = board.sides;
  const elements = { soft: 4 };
  const square = (x: number, y: number) => [
    [x, y],
    [x + 3, y],
    [x + 3, y + 3],
    [x, y + 3],
  ];
  return {
    ...board,
    id: 'open-duel',
    title: 'Open duel',
    geometry: 'open',
    table: { width: 12, height: 8 },
    features: [
      { id: 'wood', kind: 'area', terrain: 'open', dense: true, polygon: square(5, 4) },
      {
        id: 'river',
        kind: 'fleuve',
        line: [
          [8.5, 0],
          [8.5, 8],
        ],
      },
      { id: 'bridge', kind: 'bridge', at: [8.5, 3] },
      {
        id: 'road',
        kind: 'road',
        line: [
          [1, 3],
          [11, 3],
        ],
      },
    ],
    regions: {},
    objectives: [{ id: 'bridge', name: 'The bridge', bridge: 'bridge' }],
    turnLimit: 1,
    options: { fog: 'none', airRaid: false, airRecon: false },
    relax: { points: true, bases: true },
    sides: [
      {
        ...blue,
        bases: [{ id: 'BB', at: [2.5, 3] }],
        forces: [{ type: 'soft', count: 4 }],
        setup: { zonePolygons: [square(1, 1)] },
        reinforcements: [],
        specialRules: [],
        defaultSetup: { taskGroups: [{ id: 'B1', at: [3, 3], elements }] },
      },
      {
        ...red,
        bases: [{ id: 'RB', at: [11, 3] }],
        forces: [{ type: 'soft', count: 4 }],
        setup: { zonePolygons: [square(9, 4)] },
        reinforcements: [],
        specialRules: [],
        defaultSetup: { taskGroups: [{ id: 'R1', at: [11, 5], elements }] },
      },
    ],
    victory: ['BLU', 'RED'].map((side) => ({
      side,
      level: 'marginal',
      when: 'turnLimit',
      all: [{ controls: 'bridge' }],
    })),
  };
}
