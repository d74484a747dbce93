import { type AnyGame, parseAction } from '@motti/engine';
import { hourraPobieda } from '@motti/hourra-pobieda';
import { expect, test } from 'vitest';
import { play, position } from '../../../../games/hourra-pobieda/test/table.ts';
import { Moments } from '../../server/moments.ts';
import type { LineRow } from '../../server/rows.ts';
import { type Round, roundOf } from '../../table/round.ts';
import type { TableEntry } from '../../table/table.svelte.ts';

const game: AnyGame = hourraPobieda;

const assaulting = () => {
  const s = position({
    stocks: { blue: [6, 1, 0, 0, 1], red: [0, 0, 2, 1, 0] },
    groups: [
      { side: 'blue', at: '0405', elements: { soft: 3 } },
      { side: 'red', at: '0505', elements: { soft: 1 } },
    ],
  });
  play(s, 'blue activate 0405', 'blue declare line hold', 'blue assault 0505');
  return s;
};

/** The round that a line decided, and the totals that were told of it. */
function played(state: ReturnType<typeof assaulting>, side: string, text: string) {
  const before = { state: game.clone(state), decision: game.decision(state) };
  const events: { kind: string; total?: number }[] = [];
  game.apply(state, side, parseAction(game, text)!, (event) => events.push(event));
  const entry = { index: 0, side, text, events } as unknown as TableEntry;
  const after = () => ({ state, decision: game.decision(state) });
  const round = roundOf(game, before, entry, after);
  return { round, told: events.flatMap(({ total }) => (total === undefined ? [] : [total])) };
}

const totals = ({ fight: { strengths, attacker, defender } }: Round) => [
  strengths[attacker]?.total,
  strengths[defender]?.total,
];

test('a round counts what its dice added', () => {
  const state = assaulting();
  play(state, 'blue commit red', 'blue seal', 'red seal');
  const { round, told } = played(state, 'chance', 'roll 4');
  expect(round?.dice).toEqual([4]);
  expect(told).toHaveLength(2);
  expect(totals(round!)).toEqual(told);
});

test('a fight that needs no die is a round all the same, with those who fell in it', () => {
  const state = assaulting();
  expect(played(state, 'blue', 'seal').round).toBeUndefined();
  const { round, told } = played(state, 'red', 'seal');
  expect(round?.dice).toEqual([]);
  expect(told).toHaveLength(2);
  expect(totals(round!)).toEqual(told);
  expect(round?.fight.forces).toEqual({ blue: ['soft', 'soft', 'soft'], red: ['soft'] });
});

test('before a roll: the own bid is played on, what the enemy had sealed is known to nobody here', () => {
  const state = assaulting();
  play(state, 'red commit green', 'red commit green', 'red seal');
  const viewer = 'blue';
  const looker = { game, setup: { scenario: 'board-p', options: {} }, viewer };
  const moments = new Moments(looker, () => Promise.reject(new Error('nobody is asked')));
  const lines: LineRow[] = [];
  const enter = (text: string): void => {
    const events: unknown[] = [];
    game.apply(state, viewer, parseAction(game, text)!, (event) => events.push(event));
    const row = { n: lines.length + 1, at: 0, kind: 'line', side: viewer, text, events };
    lines.push(row as LineRow);
  };
  enter('commit red');
  moments.set(1, { view: game.view(state, viewer), decision: game.decision(state) });
  enter('commit close');
  expect(moments.after(lines, 1)?.view).toEqual(game.view(state, viewer));
  enter('seal');
  expect(moments.after(lines, 2)).toBeUndefined();
});
