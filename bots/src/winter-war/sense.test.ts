// Clauses of common sense: weak is not silly.
import { CHANCE, rollDice, type Setup, type Side, seededRandom } from '@motti/engine';
import { type Action, type State, winterWar } from '@motti/winter-war';
import {
  DONE,
  FIRST_SOVIET,
  FORT,
  ISOLATED,
  UNIT_COUNT,
  updateSupply,
  WORST_COLUMN,
} from '@motti/winter-war/parts';
import { beforeAll, expect, test } from 'vitest';
import { botByName } from '../levels.ts';
import { columnOn, copyOf, lookAt } from './combat.ts';
import { sovietOutlook } from './evaluation.ts';
import { WORTHS } from './weights.ts';

const easy = botByName(winterWar, 'easy')!;
const ISTHMUS: Setup = { scenario: 'isthmus', options: {} };
const GAMES = 4;

/** What was asked, what `easy` did, and what came of it. */
interface Moment {
  readonly side: Side;
  readonly before: State;
  readonly plan: readonly Action[];
  readonly after: State;
}
const moments: Moment[] = [];
const at = (step: State['step']): Moment[] => moments.filter(({ before }) => before.step === step);

beforeAll(() => {
  for (let game = 0; game < GAMES; game++) {
    const random = seededRandom(`sense ${game}`);
    const state = winterWar.setup(ISTHMUS);
    for (;;) {
      const decision = winterWar.decision(state);
      if (decision.kind === 'over') break;
      if (decision.kind === 'chance') {
        winterWar.apply(state, CHANCE, rollDice(decision.faces, random));
        continue;
      }
      const side = decision.sides[0]!;
      const view = winterWar.view(state, side);
      const question = { game: winterWar, setup: ISTHMUS, view, side };
      const plan = easy.plan!(question, random) as readonly Action[];
      const before = winterWar.clone(state);
      for (const action of plan) winterWar.apply(state, side, action);
      moments.push({ side, before, plan, after: winterWar.clone(state) });
    }
  }
}, 120_000);

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

const isolated = (s: State): number[] => {
  const board = copyOf(s);
  updateSupply(board);
  const units = [];
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (board.unitHex[unit]! >= 0 && board.unitMarks[unit]! & ISOLATED) units.push(unit);
  return units;
};

test('supply cut by own move: nobody is isolated by a Movement Phase of their own side', () => {
  const phases = at('movement').filter(({ side }) => side === 'soviet');
  expect(phases.length).toBeGreaterThan(GAMES);
  for (const { before, after } of phases) {
    const known = isolated(before);
    expect(isolated(after).filter((unit) => !known.includes(unit))).toEqual([]);
  }
});

test('moves for nothing: few units go back to where they came from a turn before', () => {
  let moves = 0;
  let back = 0;
  const last = new Map<number, { from: number; turn: number }>();
  for (const { before, after } of at('movement')) {
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
