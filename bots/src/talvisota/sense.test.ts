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
  isGap,
  isIsolated,
  linkedSpaces,
  topStep,
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
