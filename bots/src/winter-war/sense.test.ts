// Clauses of common sense: weak is not silly.
import { CHANCE, rollDice, type Setup, type Side, seededRandom } from '@motti/engine';
import { type Action, type State, winterWar } from '@motti/winter-war';
import {
  DONE,
  distance,
  FIRST_SOVIET,
  FORT,
  FORTS,
  firstIn,
  ISOLATED,
  LENINGRAD,
  typeOf,
  UNIT_COUNT,
  updateSupply,
  WORST_COLUMN,
} from '@motti/winter-war/parts';
import { beforeAll, expect, test } from 'vitest';
import { botByName } from '../levels.ts';
import { columnOn, copyOf, lookAt } from './combat.ts';
import { sovietOutlook, timeLeft } from './evaluation.ts';
import { WORTHS } from './weights.ts';

const easy = botByName(winterWar, 'easy')!;
const ISTHMUS: Setup = { scenario: 'isthmus', options: {} };
const STANDARD: Setup = { scenario: 'standard', options: {} };
const GAMES = 4;
const STANDARD_GAMES = 3;

/** What was asked, what `easy` did, and what came of it. */
interface Moment {
  readonly side: Side;
  readonly before: State;
  readonly plan: readonly Action[];
  readonly after: State;
}
const moments: Moment[] = [];
const standard: Moment[] = [];
const at = (step: State['step']): Moment[] =>
  [...moments, ...standard].filter(({ before }) => before.step === step);

beforeAll(() => {
  playOn(ISTHMUS, GAMES, moments);
  playOn(STANDARD, STANDARD_GAMES, standard);
}, 120_000);

function playOn(setup: Setup, games: number, into: Moment[]): void {
  for (let game = 0; game < games; game++) {
    const random = seededRandom(`sense ${game}`);
    const state = winterWar.setup(setup);
    for (;;) {
      const decision = winterWar.decision(state);
      if (decision.kind === 'over') break;
      if (decision.kind === 'chance') {
        winterWar.apply(state, CHANCE, rollDice(decision.faces, random));
        continue;
      }
      const side = decision.sides[0]!;
      const view = winterWar.view(state, side);
      const question = { game: winterWar, setup, view, side };
      const plan = easy.plan!(question, random) as readonly Action[];
      const before = winterWar.clone(state);
      for (const action of plan) winterWar.apply(state, side, action);
      into.push({ side, before, plan, after: winterWar.clone(state) });
    }
  }
}

/** The column of an attack on one hex. */
function columnOf(s: State, { units, targets }: Extract<Action, { kind: 'attack' }>): number {
  const board = copyOf(s);
  updateSupply(board);
  return columnOn(board, lookAt(board, WORTHS, targets[0]!, sovietOutlook(board, WORTHS)), units);
}

test('lost without a die: no attack that cannot succeed, unless nothing else may be done', () => {
  let attacks = 0;
  for (const { side, before, plan } of at('attack')) {
    const [action] = plan;
    if (action?.kind !== 'attack' || action.targets.length > 1) continue;
    attacks++;
    if (columnOf(before, action) !== WORST_COLUMN) continue;
    expect(winterWar.check(before, side, DONE), 'it need not attack').toBeDefined();
    const better = winterWar
      .choices(before, side)
      .filter((one) => one.kind === 'attack' && columnOf(before, one) !== WORST_COLUMN);
    expect(better.map((one) => winterWar.print(one))).toEqual([]);
  }
  expect(attacks).toBeGreaterThan(10);
});

test('forts left empty: a fort that was cleared is entered by who can be fed in it', () => {
  let entered = 0;
  for (const { side, before, plan } of at('advance')) {
    const into = winterWar
      .choices(before, side)
      .filter((one) => one.kind === 'advance' && FORT[one.hex] && !FORT[before.unitHex[one.unit]!])
      .filter((one) => {
        const trial = winterWar.clone(before);
        winterWar.apply(trial, side, one);
        updateSupply(trial);
        return one.kind === 'advance' && !(trial.unitMarks[one.unit]! & ISOLATED);
      });
    if (into.length === 0) continue;
    entered++;
    expect(into).toContainEqual(plan[0]);
  }
  expect(entered).toBeGreaterThan(1);
});

test('forts left empty: nobody runs away once the Soviets have moved for the last time', () => {
  const held = (s: State): number[] =>
    FORTS.filter((hex) => firstIn(s, hex) >= 0 && firstIn(s, hex) < FIRST_SOVIET);
  const last = moments.filter(
    ({ before, side }) =>
      before.step === 'movement' && side === 'finland' && timeLeft(before) === 0,
  );
  expect(last.flatMap(({ before }) => held(before)).length).toBeGreaterThan(GAMES);
  const left = last.flatMap(({ before, after }) =>
    held(before).filter((hex) => !held(after).includes(hex)),
  );
  expect(left).toEqual([]);
});

const isolated = (s: State): number[] => {
  const board = copyOf(s);
  updateSupply(board);
  const units = [];
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (board.unitHex[unit]! >= 0 && board.unitMarks[unit]! & ISOLATED) units.push(unit);
  return units;
};

/** Units that a Soviet Movement Phase has isolated, by phase. */
const newlyIsolated = (all: readonly Moment[]): number[][] =>
  all
    .filter(({ before, side }) => before.step === 'movement' && side === 'soviet')
    .map(({ before, after }) => {
      const known = isolated(before);
      return isolated(after).filter((unit) => !known.includes(unit));
    });

test('supply cut by own move: nobody is isolated by a Movement Phase of their own side', () => {
  const phases = newlyIsolated(moments);
  expect(phases.length).toBeGreaterThan(GAMES);
  expect(phases.flat()).toEqual([]);
});

test('supply cut by own move: in the standard game, where cities are overloaded too, hardly anybody', () => {
  const phases = newlyIsolated(standard);
  expect(phases.length).toBeGreaterThan(STANDARD_GAMES);
  expect(phases.flat().length).toBeLessThanOrEqual(phases.length / 20);
});

test.each([
  ['the Isthmus', moments],
  ['the standard game', standard],
])('moves for nothing: on %s few units go back to where they came from a turn before', (_, all) => {
  let moves = 0;
  let back = 0;
  const last = new Map<number, { from: number; turn: number }>();
  for (const { before, after } of all.filter((one) => one.before.step === 'movement')) {
    if (before.turn === 1) last.clear();
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      const from = before.unitHex[unit]!;
      const to = after.unitHex[unit]!;
      if (from < 0 || to < 0 || from === to) continue;
      moves++;
      const known = last.get(unit);
      if (known?.from === to && known.turn === before.turn - 1) back++;
      last.set(unit, { from, turn: before.turn });
    }
  }
  expect(moves).toBeGreaterThan(40);
  expect(back).toBeLessThan(moves / 20);
});

test('the Isthmus stripped: two of the corps before Leningrad stay on their front', () => {
  const corps = Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter(
    (unit) => typeOf(unit).id === 'S2012',
  );
  const isNear = (s: State, unit: number): boolean =>
    s.unitHex[unit]! >= 0 && distance(s.unitHex[unit]!, LENINGRAD) <= 5;
  let phases = 0;
  for (const { side, before, after } of standard) {
    if (before.step !== 'movement' || side !== 'soviet') continue;
    const there = corps.filter((unit) => isNear(before, unit));
    if (there.length < 2) continue;
    phases++;
    const left = there.filter((unit) => distance(before.unitHex[unit]!, after.unitHex[unit]!) > 4);
    expect(there.length - left.length).toBeGreaterThanOrEqual(2);
  }
  expect(phases).toBeGreaterThan(STANDARD_GAMES);
});
