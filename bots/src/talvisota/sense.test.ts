// Clauses of common sense: weak is not silly.
import { CHANCE, rollDice, type Setup, type Side, seededRandom } from '@motti/engine';
import { type Action, type State, talvisota } from '@motti/talvisota';
import {
  battleCount,
  battleTarget,
  boxedOn,
  FINNISH_SPACES,
  FINNISH_STRATEGIES,
  frontOf,
  garrison,
  isGap,
  isIsolated,
  linkedSpaces,
  SOVIET_TYPES,
  topStep,
  unitsAt,
  zoneTotal,
} from '@motti/talvisota/parts';
import { beforeAll, expect, test } from 'vitest';
import { botByName } from '../levels.ts';

const easy = botByName(talvisota, 'easy')!;
const CAMPAIGN: Setup = { scenario: 'campaign', options: {} };
const GAMES = 8;

/** What was asked, what `easy` did, and what came of it. */
interface Moment {
  readonly side: Side;
  readonly before: State;
  readonly plan: readonly Action[];
  readonly after: State;
}
const moments: Moment[] = [];
const at = (step: string): Moment[] => moments.filter(({ before }) => topStep(before) === step);

beforeAll(() => {
  for (let game = 0; game < GAMES; game++) {
    const random = seededRandom(`sense ${game}`);
    const state = talvisota.setup(CAMPAIGN);
    for (;;) {
      const decision = talvisota.decision(state);
      if (decision.kind === 'over') break;
      if (decision.kind === 'chance') {
        talvisota.apply(state, CHANCE, rollDice(decision.faces, random));
        continue;
      }
      const side = decision.sides[0]!;
      const view = talvisota.view(state, side);
      const plan = easy.plan!({ game: talvisota, setup: CAMPAIGN, view, side }, random);
      const before = talvisota.clone(state);
      for (const action of plan) talvisota.apply(state, side, action as Action);
      moments.push({ side, before, plan: plan as Action[], after: talvisota.clone(state) });
    }
  }
}, 120_000);

const gaps = (s: State): number[] => FINNISH_SPACES.filter((space) => isGap(s, space));
const cutOff = (s: State): number[] => {
  const linked = linkedSpaces(s);
  return FINNISH_SPACES.filter((space) => isIsolated(s, space, linked));
};

test('the line left open: special movement makes no gap and cuts nobody off', () => {
  const phases = at('special');
  expect(phases.length).toBeGreaterThan(GAMES);
  for (const { before, after } of phases) {
    expect(gaps(after).filter((space) => !isGap(before, space))).toEqual([]);
    const known = cutOff(before);
    expect(cutOff(after).filter((space) => !known.includes(space))).toEqual([]);
  }
});

test('ground given away: no attack is left without an answer while a loaded strategy of its front is free', () => {
  let answers = 0;
  for (const { before, plan } of at('answer')) {
    answers++;
    if (plan[0]?.kind !== 'decline') continue;
    const front = frontOf(battleTarget(before, battleCount(before) - 1));
    const able = talvisota.choices(before, 'finland').filter(({ kind }) => kind === 'answer');
    const loaded = FINNISH_STRATEGIES.filter(
      (strategy) => boxedOn(before, strategy) === front && zoneTotal(before, strategy) > 0,
    );
    expect(able.length === 0 || loaded.length === 0, 'it had an answer').toBe(true);
  }
  expect(answers).toBeGreaterThan(GAMES);
});

test('the same space is not attacked twice in a turn by plan', () => {
  let attacks = 0;
  for (const { before, after } of at('place')) {
    const targets = Array.from({ length: battleCount(after) }, (_, i) => battleTarget(after, i));
    if (battleCount(after) > battleCount(before)) attacks++;
    expect(new Set(targets).size).toBe(targets.length);
  }
  expect(attacks).toBeGreaterThan(GAMES);
});

test('won and not taken: somebody goes into every conquered space that has room', () => {
  const advances = at('advance').filter(({ after }) => topStep(after) !== 'advance');
  expect(advances.length).toBeGreaterThan(GAMES);
  for (const { before, after } of advances) {
    const { target } = before.combat!;
    expect(garrison(after, target)).toBeGreaterThan(0);
  }
});

test('supply cut by own move: neither an advance nor a second attack leaves a gap behind it', () => {
  let choices = 0;
  for (const step of ['advance', 'take'])
    for (const { side, before, after } of at(step)) {
      // Somebody must go into a conquered space, even where they were the last.
      if (!talvisota.choices(before, side).some(({ kind }) => kind === 'done')) continue;
      choices++;
      // What the second attack has won is only just being entered.
      const won = topStep(after) === 'advance' ? after.combat?.target : undefined;
      const left = gaps(after).filter((space) => space !== won && !isGap(before, space));
      expect(left).toEqual([]);
    }
  expect(choices).toBeGreaterThan(0);
});

test('moves for nothing: special movement does not bring into a space what it takes out of it', () => {
  let moves = 0;
  for (const { before, plan } of at('special')) {
    const state = talvisota.clone(before);
    const came = new Set<string>();
    for (const action of plan) {
      const was = FINNISH_SPACES.map((space) =>
        SOVIET_TYPES.map((type) => unitsAt(state, space, type)),
      );
      talvisota.apply(state, 'soviet', action);
      for (const [i, space] of FINNISH_SPACES.entries())
        for (const [j, type] of SOVIET_TYPES.entries()) {
          const change = unitsAt(state, space, type) - was[i]![j]!;
          if (change > 0) came.add(`${space} ${type}`);
          if (change === 0) continue;
          moves++;
          if (change < 0) expect(came.has(`${space} ${type}`)).toBe(false);
        }
    }
  }
  expect(moves).toBeGreaterThan(GAMES);
});
