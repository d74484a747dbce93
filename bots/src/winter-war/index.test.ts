import {
  type AnyAction,
  CHANCE,
  type Random,
  rollDice,
  type Setup,
  type Side,
  seededRandom,
} from '@motti/engine';
import { type Action, queries, type State, winterWar } from '@motti/winter-war';
import {
  DUMMIES,
  FIRST_SOVIET,
  HEADQUARTERS,
  hexNamed,
  ISOLATED,
  LENINGRAD,
  MANNERHEIM_LINE,
  placeAction,
  SOVIET,
  SUPPLY_CITIES,
  sideAt,
  UNIT_COUNT,
  unitNamed,
  unitsAt,
  updateSupply,
} from '@motti/winter-war/parts';
import { describe, expect, test } from 'vitest';
import { botByName } from '../levels.ts';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { deployment } from './deployment.ts';
import { evaluate } from './evaluation.ts';
import { WORTHS } from './weights.ts';

const easy = botByName(winterWar, 'easy')!;
const STANDARD: Setup = { scenario: 'standard', options: {} };

function wins(bots: Record<Side, typeof easy>, side: Side, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++)
    if (playOut(winterWar, STANDARD, bots, seededRandom(`w${i}`)).over.winner === side) won++;
  return won;
}

test('easy beats random with the Soviets', () => {
  expect(wins({ soviet: easy, finland: randomBot }, 'soviet', 3)).toBe(3);
});

test('easy beats random with the Finns', () => {
  expect(wins({ soviet: randomBot, finland: easy }, 'finland', 3)).toBe(3);
});

test.each([
  ['events', {}],
  ['events', { 'low-odds': 'lenient', 'helsinki-points': 'off' }],
  ['isthmus', {}],
  ['standard', { dummies: 'off', 'leningrad-sudden-death': 'off' }],
] as const)('easy plays %s to its end with options %o', (scenario, options) => {
  const setup = { scenario, options: { ...options } };
  const { over } = playOut(winterWar, setup, { soviet: easy, finland: easy }, seededRandom(7));
  expect(over.kind).toBe('over');
});

/** Plays on with whole plans, each line checked; `watch` sees the position before every plan. */
function follow(
  state: State,
  random: Random,
  watch: (state: State, side: Side, plan: readonly AnyAction[]) => void,
): void {
  for (let step = 0; step < 400; step++) {
    const decision = winterWar.decision(state);
    if (decision.kind === 'over') return;
    if (decision.kind === 'chance') {
      winterWar.apply(state, CHANCE, rollDice(decision.faces, random));
      continue;
    }
    const side = decision.sides[0]!;
    const view = winterWar.view(state, side);
    const plan = easy.plan!({ game: winterWar, setup: STANDARD, view, side }, random);
    watch(state, side, plan);
    for (const action of plan) {
      expect(winterWar.check(state, side, action as Action)).toBeUndefined();
      winterWar.apply(state, side, action as Action);
    }
  }
}

describe('a whole game, plan by plan', () => {
  const state = winterWar.setup(STANDARD);
  let owed = 0;
  let unbuilt = 0;
  let phases = 0;
  let moves = 0;
  follow(state, seededRandom('plans'), (s, side, plan) => {
    if (s.step === 'attack' && side === 'soviet') {
      owed++;
      if (plan[0]!.kind !== 'attack' || queries.owedAttacks(s).hexes.length === 0) unbuilt++;
    }
    if (s.step === 'movement') {
      phases++;
      moves += plan.length;
    }
  });

  test('ends, and every line of every plan was legal', () => {
    expect(winterWar.decision(state).kind).toBe('over');
    expect(winterWar.audit(state)).toEqual([]);
  });

  test('WW-CBT.E: an attack that is owed is always built', () => {
    expect(owed).toBeGreaterThan(10);
    expect(unbuilt).toBe(0);
  });

  test('a Movement Phase is planned at once, as whole moves', () => {
    expect(phases).toBeLessThanOrEqual(20);
    expect(moves).toBeGreaterThan(100);
  });
});

describe('set-ups', () => {
  const places = (actions: readonly Action[]): number =>
    actions.filter((action) => action.kind === 'place').length;

  test.each([0, 1, 2])('WW-DEP.3: book %i of the Finns mans the Mannerheim Line', (book) => {
    const state = winterWar.setup(STANDARD);
    const actions = deployment(state, 'finland', () => book);
    expect(places(actions)).toBe(20 + DUMMIES.length);
    for (const action of actions) winterWar.apply(state, 'finland', action);
    expect(state.step).toBe('deploy-soviet');
    for (const fort of MANNERHEIM_LINE)
      expect(unitsAt(state, fort).some((unit) => unit < unitNamed('F442-1')!)).toBe(true);
  });

  test.each([
    [0, 0],
    [1, 1],
    [0, 2],
  ])('WW-DEP.7: book %i of the Soviets against book %i is in supply', (soviet, finland) => {
    const state = winterWar.setup(STANDARD);
    for (const action of deployment(state, 'finland', () => finland))
      winterWar.apply(state, 'finland', action);
    const guess = winterWar.guess(winterWar.view(state, 'soviet'), seededRandom('guess'), STANDARD);
    const actions = deployment(guess, 'soviet', () => soviet);
    expect(places(actions)).toBe(39);
    for (const action of actions) winterWar.apply(state, 'soviet', action);
    expect(state.turn).toBe(1);
    updateSupply(state);
    for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
      if (state.unitHex[unit]! >= 0) expect(state.unitMarks[unit]! & ISOLATED).toBe(0);
    for (const { hex } of SUPPLY_CITIES) expect(sideAt(state, hex)).toBe(SOVIET);
  });

  test('dummies in the way of the book do not stop the Soviet set-up', () => {
    const state = winterWar.setup(STANDARD);
    const crowd = ['1304', '1405', '1406', '1810', '1545'].map((name) => hexNamed(name)!);
    const actions = deployment(state, 'finland', () => 0).filter(
      (action) => !(action.kind === 'place' && DUMMIES.includes(action.unit)),
    );
    for (const action of actions.slice(0, -1)) winterWar.apply(state, 'finland', action);
    for (const [i, hex] of crowd.entries()) {
      const action = placeAction(DUMMIES[i]!, hex);
      if (!winterWar.check(state, 'finland', action)) winterWar.apply(state, 'finland', action);
    }
    winterWar.apply(state, 'finland', { kind: 'done' });
    const guess = winterWar.guess(winterWar.view(state, 'soviet'), seededRandom('guess'), STANDARD);
    const plan = deployment(guess, 'soviet', seededRandom('soviet'));
    for (const action of plan) winterWar.apply(state, 'soviet', action);
    expect(state.turn).toBe(1);
  });
});

test('WW-SCN.E2: what has to leave the map is two divisions, not a hundred picks', () => {
  const state = winterWar.arrange(
    { scenario: 'events', options: {} },
    {
      turn: 2,
      side: 'finland',
      phase: 'scenario-roll',
      units: {
        'S642-1': '1404',
        'S642-2': '1404',
        'S642-3': '1504',
        'S2012-1': '1504',
        'NKVD-1': '1403',
        'SHQ-1': '1403',
        'F662-1': '1305',
      },
    },
  );
  winterWar.apply(state, CHANCE, { kind: 'roll', dice: [6] });
  expect(state.step).toBe('withdrawal');
  const view = winterWar.view(state, 'soviet');
  const question = { game: winterWar, setup: STANDARD, view, side: 'soviet' };
  const plan = easy.plan!(question, seededRandom('withdraw'));
  expect(plan.map((action) => winterWar.print(action as Action))).toEqual([
    'withdraw S642-1',
    'withdraw S642-2',
  ]);
});

test('Leningrad is never left empty', () => {
  const state = winterWar.setup(STANDARD);
  let empty = 0;
  follow(state, seededRandom('leningrad'), (s) => {
    if (s.phasing !== SOVIET && s.step === 'movement' && sideAt(s, LENINGRAD) !== SOVIET) empty++;
  });
  expect(empty).toBe(0);
});

describe('the evaluation', () => {
  const arrange = (units: Record<string, string>): State =>
    winterWar.arrange(STANDARD, { turn: 5, side: 'finland', phase: 'movement', units });
  const line = { 'F662-1': '1204', 'F662-2': '1305', 'F662-3': '1306', 'F662-4': '1407' };
  const corps = { 'S2012-1': '1404', 'S2012-2': '1404', 'SHQ-1': '1403' };

  test('is a loss to one side what it is a gain to the other', () => {
    const state = arrange({ ...line, ...corps });
    expect(evaluate(state, 'finland', WORTHS)).toBeCloseTo(-evaluate(state, 'soviet', WORTHS));
  });

  test('a gap in the line is worse than a line', () => {
    const { 'F662-2': _, ...gap } = line;
    const held = evaluate(arrange({ ...line, ...corps }), 'finland', WORTHS);
    expect(
      evaluate(arrange({ ...gap, 'F662-2': '0505', ...corps }), 'finland', WORTHS),
    ).toBeLessThan(held);
  });

  test('isolated units are worth less', () => {
    const fed = arrange({ ...line, ...corps });
    const cut = arrange({ ...line, ...corps, 'SHQ-1': '2011' });
    expect(evaluate(cut, 'soviet', WORTHS)).toBeLessThan(evaluate(fed, 'soviet', WORTHS));
    expect(HEADQUARTERS.some((unit) => cut.unitHex[unit]! >= 0)).toBe(true);
  });
});
