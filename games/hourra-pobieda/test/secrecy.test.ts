// HP-A53, HP-A75, HP-A76: what the enemy of a concealed group sees, is told and is asked.
import type { Json } from '@motti/engine';
import { parseAction, seededRandom, setupOf } from '@motti/engine';
import { expect, test } from 'vitest';
import { reachOfOrder } from '../src/reach.ts';
import { asked, choices, game, play, position } from './table.ts';

const hidden = (more: Record<string, Json> = {}, options = {}) =>
  position(
    {
      terrain: { '0805': 'open dense' },
      groups: [
        { side: 'blue', at: '0205', elements: { soft: 3 } },
        { side: 'red', at: '0805', elements: { soft: 3 }, concealed: true },
        { side: 'red', at: '0709', elements: { soft: 2 } },
      ],
      stocks: { blue: [3, 0, 0, 0, 2], red: [4, 2, 0, 0, 0] },
      sequence: 'red',
      ...more,
    },
    'board-p',
    { fog: 'ambush', ...options },
  );

/** Everything that a viewer has. */
const seen = (s: ReturnType<typeof hidden>, viewer: string): string =>
  JSON.stringify(game.view(s, viewer));

test('HP-A76 of a hidden activation the enemy sees that it happens, and the tokens', () => {
  const s = hidden();
  const before = game.view(s, 'blue');
  expect(before.groups).toHaveLength(2);
  const lines = ['activate 0805', 'declare line rapid', 'stop', 'done'];
  for (const line of lines) {
    const action = parseAction(game, line)!;
    expect(game.audience(s, 'red', action)).toEqual(['red']);
    play(s, `red ${line}`);
    if (line !== 'done') {
      expect(asked(s)).toBe('activation red');
      expect(game.view(s, 'blue').active).toBeNull();
      expect(game.breakdowns(s)).toEqual({});
    }
  }
  // Supplied from a base 1 UD away it pays nothing, so nothing at all has changed.
  expect(seen(s, 'blue')).toBe(JSON.stringify(before));
});

test('HP-A76 the questions of a hidden activation look alike', () => {
  const first = hidden();
  const second = hidden();
  play(first, 'red activate 0805');
  play(second, 'red activate 0805', 'red declare line progress');
  expect(game.decision(first)).toEqual(game.decision(second));
  expect(seen(first, 'blue')).toBe(seen(second, 'blue'));
});

test('HP-A76 a hidden group that moves is shown from the place it started from', () => {
  const s = hidden();
  play(s, 'red activate 0805', 'red declare line progress');
  const events = play(s, 'red step 0705');
  expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(['revealed', 'moved']);
  expect(events[0]).toMatchObject({ at: '0805' });
  expect(game.view(s, 'blue').groups).toHaveLength(3);
});

test('HP-A75 the enemy knows a group by the order in which it was shown to them', () => {
  const s = hidden();
  const numbers = (viewer: string): number[] =>
    game
      .view(s, viewer)
      .groups.filter(({ key }) => key % 2 === 1)
      .map(({ key }) => key >> 1);
  expect(numbers('red')).toEqual([1, 2]);
  expect(numbers('blue')).toEqual([1]);
  play(s, 'red activate 0805', 'red declare line progress', 'red step 0705');
  expect(numbers('blue')).toEqual([1, 2]);
});

test('HP-A53 a search rolls as many dice with nobody to find as with somebody', () => {
  const dice = (concealed: boolean): unknown => {
    const s = hidden({
      terrain: { '0405': 'open dense' },
      groups: [
        { side: 'blue', at: '0205', elements: { soft: 3 } },
        {
          side: 'red',
          at: concealed ? '0405' : '0805',
          elements: { soft: 3 },
          concealed: true,
          level: 1,
        },
      ],
      sequence: 'blue',
    });
    play(s, 'blue activate 0205', 'blue declare line hold', 'blue reconnoitre');
    expect(game.audience(s, 'chance', { kind: 'roll', dice: [1, 1, 1] })).toEqual(['red']);
    return game.decision(s);
  };
  expect(dice(true)).toEqual(dice(false));
});

test('HP-A56 HP-A76 own mines stop a group, and the enemy cannot tell', () => {
  const walk = (mines: readonly Json[]) => {
    const s = hidden({ mines }, { minefields: 'on' });
    play(s, 'red activate 0709', 'red declare line rapid', 'red step 0708');
    return s;
  };
  const mined = walk([{ side: 'red', at: '0708' }]);
  const free = walk([]);
  expect(choices(mined, 'red')).toEqual(['stop']);
  expect(choices(free, 'red').length).toBeGreaterThan(1);
  expect(game.decision(mined)).toEqual(game.decision(free));
  expect(seen(mined, 'blue')).toBe(seen(free, 'blue'));
});

test('HP-2.7g HP-A39 a bid is not in the other view before both are sealed', () => {
  const s = position({
    groups: [
      { side: 'blue', at: '0405', elements: { soft: 3 } },
      { side: 'red', at: '0505', elements: { soft: 3 } },
    ],
    stocks: { blue: [3, 2], red: [3, 2] },
  });
  play(s, 'blue activate 0405', 'blue declare line hold', 'blue assault 0505');
  const before = seen(s, 'red');
  play(s, 'blue commit red', 'blue commit red');
  expect(seen(s, 'red')).toBe(before);
  play(s, 'blue seal');
  expect(game.view(s, 'red').assault?.bids[0]).toEqual(new Array(11).fill(0));
  expect(asked(s)).toBe('bid red');
  play(s, 'red seal');
  expect(game.view(s, 'red').assault?.bids[0]).toContain(2);
});

test('HP-A5 a choice of munitions is not in the other view before both have chosen', () => {
  const s = hidden({ step: 'munitions' });
  play(s, 'blue munitions green');
  expect(game.view(s, 'red').munitions[0]).toEqual([]);
  expect(game.view(s, 'blue').munitions[0]).toHaveLength(1);
});

const aircraft = (white: number, options = {}) =>
  hidden(
    { stocks: { blue: [3, 0, 0, 0, white], red: [4, 2, 0, 0, 0] }, sequence: 'blue' },
    options,
  );

const prompt = (s: ReturnType<typeof hidden>): string => {
  const { ask } = game.decision(s) as Extract<ReturnType<typeof game.decision>, { kind: 'choose' }>;
  return game.texts('en').prompt(ask, 'blue');
};

test('HP-4a HP-5a the air is spoken of only where something can be done from it', () => {
  const raidsOnly = { airRecon: 'off', airRaid: 'on' };
  expect(prompt(aircraft(1, { airRecon: 'on' }))).toContain('from the air');
  expect(prompt(aircraft(0, { airRecon: 'on' }))).not.toContain('from the air');
  expect(prompt(aircraft(1, { airRecon: 'off', airRaid: 'off' }))).not.toContain('from the air');
  // Nobody of blue sees the group at 0709.
  expect(prompt(aircraft(1, raidsOnly))).not.toContain('from the air');
  const near = position(
    {
      groups: [
        { side: 'blue', at: '0205', elements: { soft: 3 } },
        { side: 'red', at: '0305', elements: { soft: 2 } },
      ],
      stocks: { blue: [3, 0, 0, 0, 1], red: [0, 0, 0, 0, 0] },
      sequence: 'blue',
    },
    'board-p',
    raidsOnly,
  );
  expect(prompt(near)).toContain('from the air');
});

test('HP-A22 what an order is shown to reach does not tell of a group that lies hidden', () => {
  const reach = (at: string): string[] => {
    const s = hidden({
      terrain: { [at]: 'open dense' },
      groups: [
        { side: 'blue', at: '0205', elements: { softMot: 3 } },
        { side: 'red', at, elements: { soft: 3 }, concealed: true },
      ],
      sequence: 'blue',
    });
    const order = { supply: 'line', mode: 'rapid', banzai: false } as const;
    const spot = (parseAction(game, 'activate 0205') as { readonly at: number }).at;
    return [...reachOfOrder(s, 'blue', order, spot).keys()].sort();
  };
  expect(reach('0405')).toEqual(reach('0909'));
});

test('HP-2.7g what the enemy has sealed is guessed, within the stock: an empty bid that is shown has told something', () => {
  const s = position(
    {
      groups: [
        { side: 'blue', at: '0405', elements: { soft: 3 } },
        { side: 'red', at: '0505', elements: { soft: 3 } },
      ],
      stocks: { blue: [3, 0, 1, 0, 0], red: [3, 0, 2, 0, 0] },
    },
    'board-p',
  );
  play(s, 'blue activate 0405', 'blue declare line hold', 'blue assault 0505', 'red seal');
  const view = game.view(s, 'blue');
  const green = [0, 1, 2, 3].map((seed) => {
    const guess = game.guess(view, seededRandom(seed), setupOf(game, 'board-p', {}));
    expect(game.view(guess, 'blue')).toEqual(view);
    const [, bid = []] = guess.assault!.bids;
    return bid.reduce((sum, count) => sum + count, 0);
  });
  expect(Math.max(...green)).toBeGreaterThan(0);
  expect(Math.max(...green)).toBeLessThanOrEqual(2);
});
