// Who knows what and when (TV-A16, TV-A21, TV-A74): a view of the enemy's secrets is the same whatever they are.
import type { Json } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { talvisota } from '../src/index.ts';

type Position = { readonly [key: string]: Json };

const SETUP = { scenario: 'campaign', options: {} };
const arranged = (position: Position, options: Record<string, string> = {}) =>
  talvisota.arrange({ ...SETUP, options }, position);

/** What a side sees of a position, after these lines. */
function seen(viewer: string, position: Position, lines: readonly string[] = []): unknown {
  const state = arranged(position);
  for (const line of lines) {
    const [side = '', ...words] = line.split(' ');
    const action = talvisota.parse(words.join(' '))!;
    expect(talvisota.check(state, side, action), line).toBeUndefined();
    talvisota.apply(state, side, action);
  }
  return talvisota.view(state, viewer);
}

const BOXES = { lapland: { FUS: 3 }, ladoga: { FUS: 6, TAN: 3 } };
const PLACED = [{ strategy: 'PRUD', target: 'suojarvi', start: 'veshkelitsa', answer: 'DEFENSE' }];
const OTHER = [{ strategy: 'ATT', target: 'suojarvi', start: 'veshkelitsa', answer: 'RESIST' }];
const sovietPlan = (strategy: string, units: Json, supports: string[] = []): Position => ({
  [strategy]: { front: 'ladoga', units: { 'ladoga-box': units }, supports },
});
const finnishPlan = (strategy: string, unit: string, environment: string): Position => ({
  [strategy]: { front: 'ladoga', units: { [unit]: 3 }, environment: [environment] },
});

describe('the Soviet sheet', () => {
  test('TV-A74 TV-2.2c which units lie in which box is hidden from the Finn', () => {
    const one = { step: 'special', boxes: BOXES };
    const two = { step: 'special', boxes: { lapland: { FUS: 6 }, ladoga: { FUS: 3, TAN: 3 } } };
    expect(seen('finland', one)).toEqual(seen('finland', two));
    expect(seen('soviet', one)).not.toEqual(seen('soviet', two));
  });

  test('TV-A74 losses, reinforcements and what stands on the map are public', () => {
    const base = { step: 'special', boxes: BOXES };
    const changes: Position[] = [
      { losses: { ELI: 1 } },
      { reinforcements: { DIV: 1 } },
      { spaces: { salla: { units: { FUS: 1 } } } },
      { spaces: { salla: { marker: true } } },
      { morale: { soviet: 9 } },
    ];
    for (const change of changes)
      expect(seen('finland', { ...base, ...change })).not.toEqual(seen('finland', base));
  });

  test('TV-A16 TV-3.2.1a the Finn sees how many strategies lie on a front, not which', () => {
    const boxed = (...names: string[]): Position => ({
      step: 'plan',
      boxes: BOXES,
      plans: Object.fromEntries(names.map((name) => [name, { front: 'ladoga' }])),
    });
    expect(seen('finland', boxed('PRUD', 'ATT'))).toEqual(seen('finland', boxed('MAN', 'BLIN')));
    expect(seen('finland', boxed('PRUD', 'ATT'))).not.toEqual(seen('finland', boxed('PRUD')));
  });

  test('TV-O1 TV-A16 with hidden fronts not even how many', () => {
    const counters = (names: string[]) => {
      const plans = Object.fromEntries(names.map((name) => [name, { front: 'ladoga' }]));
      const state = arranged({ step: 'plan', boxes: BOXES, plans }, { frontCounts: 'hidden' });
      return talvisota.view(state, 'finland');
    };
    expect(counters(['PRUD', 'ATT'])).toEqual(counters(['PRUD']));
  });

  test('TV-A74 TV-3.2.1a what is assigned to a strategy is hidden until it is picked', () => {
    const loaded = (units: Json, supports: string[]): Position => ({
      step: 'plan',
      boxes: BOXES,
      plans: sovietPlan('PRUD', units, supports),
    });
    const one = loaded({ FUS: 1 }, ['ART']);
    const two = loaded({ TAN: 3 }, ['RAV']);
    expect(seen('finland', one)).toEqual(seen('finland', two));
    expect(seen('finland', one, ['soviet commit'])).toEqual(
      seen('finland', two, ['soviet commit']),
    );
  });
});

describe('the Finnish sheet', () => {
  test('TV-2.3a TV-A74 boxes, units and markers of Finnish strategies are hidden', () => {
    const plans = (plan: Position): Position => ({ step: 'plan', boxes: BOXES, plans: plan });
    const one = plans(finnishPlan('DEFENSE', 'DIV', 'snow'));
    const two = plans({ ...finnishPlan('MOTTI', 'RES', 'fog'), RESIST: { front: 'lapland' } });
    expect(seen('soviet', one)).toEqual(seen('soviet', two));
    expect(seen('finland', one)).not.toEqual(seen('finland', two));
  });
});

describe('counters on the map', () => {
  const face = (strategy: string, answer: string): Position => ({
    boxes: BOXES,
    plans: { ...sovietPlan(strategy, { FUS: 2 }), ...finnishPlan(answer, 'DIV', 'snow') },
  });
  const placing = (strategy: string, answer: string) => [
    `soviet attack ${strategy} suojarvi from veshkelitsa`,
    `finland answer ${answer}`,
  ];

  test('TV-1.4b TV-3.2.1e TV-3.2.1g face down a counter tells whose it is and no more', () => {
    // A second attack is still to come, so the counters stay face down.
    const more = { ATT: { front: 'lapland', units: { 'lapland-box': { FUS: 2 } } } };
    const position = (strategy: string, answer: string): Position => ({
      ...face(strategy, answer),
      step: 'place',
      plans: {
        ...(face(strategy, answer)['plans'] as Position),
        ...more,
        [strategy === 'PRUD' ? 'MAN' : 'PRUD']: { front: 'ladoga' },
      },
    });
    const one = ['PRUD', 'DEFENSE'] as const;
    const two = ['MAN', 'RESIST'] as const;
    expect(seen('finland', position('PRUD', 'DEFENSE'), placing(...one).slice(0, 1))).toEqual(
      seen('finland', position('MAN', 'DEFENSE'), placing('MAN', 'DEFENSE').slice(0, 1)),
    );
    expect(seen('soviet', position('PRUD', 'DEFENSE'), placing(...one))).toEqual(
      seen('soviet', position('PRUD', 'RESIST'), placing('PRUD', 'RESIST')),
    );
    expect(seen('soviet', position(...one))).not.toEqual(seen('soviet', position(...two)));
  });

  test('TV-A21 TV-4.1c after placement the strategies are face up, their means are not', () => {
    const at = (
      attacks: Json,
      strategy: string,
      answer: string,
      unit: string,
      marker: string,
    ): Position => ({
      boxes: BOXES,
      plans: { ...sovietPlan(strategy, { FUS: 2 }), ...finnishPlan(answer, unit, marker) },
      attacks,
    });
    const known = at(PLACED, 'PRUD', 'DEFENSE', 'DIV', 'snow');
    expect(seen('soviet', known)).toEqual(
      seen('soviet', at(PLACED, 'PRUD', 'DEFENSE', 'SK', 'fog')),
    );
    expect(seen('finland', known)).not.toEqual(
      seen('finland', at(OTHER, 'ATT', 'RESIST', 'DIV', 'snow')),
    );
  });

  test('TV-3.2.1i TV-A21 when a combat is picked both sides see its means and its start', () => {
    const position = (unit: string, units: Json): Position => ({
      boxes: BOXES,
      plans: { ...sovietPlan('PRUD', units), ...finnishPlan('DEFENSE', unit, 'snow') },
      attacks: PLACED,
    });
    const picked = ['soviet resolve suojarvi'];
    expect(seen('soviet', position('DIV', { FUS: 2 }), picked)).not.toEqual(
      seen('soviet', position('SK', { FUS: 2 }), picked),
    );
    expect(seen('finland', position('DIV', { FUS: 2 }))).toEqual(
      seen('finland', position('DIV', { TAN: 2 })),
    );
    expect(seen('finland', position('DIV', { FUS: 2 }), picked)).not.toEqual(
      seen('finland', position('DIV', { TAN: 2 }), picked),
    );
  });

  test('TV-A21 a picked combat must be fought', () => {
    const state = arranged({
      boxes: BOXES,
      plans: { ...sovietPlan('PRUD', { FUS: 2 }), ...finnishPlan('DEFENSE', 'DIV', 'snow') },
      attacks: PLACED,
    });
    talvisota.apply(state, 'soviet', talvisota.parse('resolve suojarvi')!);
    expect(talvisota.decision(state)).toMatchObject({ kind: 'chance', ask: { kind: 'round' } });
  });
});

test('TV-1.2a TV-9.1a two seats, or one when the game runs the Finns', () => {
  expect(talvisota.seats(SETUP)).toEqual(['soviet', 'finland']);
  expect(talvisota.seats({ scenario: 'solo', options: {} })).toEqual(['soviet']);
  expect(talvisota.seats({ ...SETUP, options: { mode: 'solo' } })).toEqual(['soviet']);
});

test('TV-A68 TV-9.1c solo: what the cups hold for each space is hidden until it is picked', () => {
  const solo = { scenario: 'solo', options: {} };
  const view = (unit: string) =>
    talvisota.view(
      talvisota.arrange(solo, {
        boxes: BOXES,
        plans: { ...sovietPlan('PRUD', { FUS: 2 }), ...finnishPlan('DEFENSE', unit, 'snow') },
        attacks: PLACED,
      }),
      'soviet',
    );
  expect(view('DIV')).toEqual(view('SK'));
});
