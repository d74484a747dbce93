import { LEVELS } from '@motti/catalog/levels';
import { CHANCE, rollDice, type Setup, type Side, seededRandom } from '@motti/engine';
import { type State, talvisota } from '@motti/talvisota';
import {
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  laidInAll,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  supportCountOf,
  supportsOf,
  topStep,
} from '@motti/talvisota/parts';
import { expect, test } from 'vitest';
import { botByName } from '../levels.ts';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';

const easy = botByName(talvisota, 'easy')!;

function wins(setup: Setup, bots: Record<Side, typeof easy>, side: Side, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++)
    if (playOut(talvisota, setup, bots, seededRandom(`t${i}`)).over.winner === side) won++;
  return won;
}

const CAMPAIGN: Setup = { scenario: 'campaign', options: {} };

test('easy beats random with the Soviet', () => {
  expect(wins(CAMPAIGN, { soviet: easy, finland: randomBot }, 'soviet', 12)).toBeGreaterThan(10);
});

test('easy beats random with the Finns', () => {
  expect(wins(CAMPAIGN, { soviet: randomBot, finland: easy }, 'finland', 12)).toBeGreaterThan(10);
});

test.each(['campaign', 'solo'])(
  'every level that players are offered plays %s to its end',
  (scenario) => {
    for (const { name } of LEVELS['talvisota']!) {
      const bot = botByName(talvisota, name)!;
      const sides = { soviet: bot, finland: easy };
      const setup = { scenario, options: {} };
      expect(playOut(talvisota, setup, sides, seededRandom(name)).over.kind).toBe('over');
    }
  },
);

test.each([
  ['solo', {}],
  ['campaign', { frontCounts: 'hidden', laplandBoxes: '2', lineMovement: 'on' }],
  ['solo', { supportsInTwoSteps: 'on' }],
  ['campaign', { supportsInTwoSteps: 'on' }],
  ['campaign', { supportsInTwoSteps: 'on', frontCounts: 'hidden' }],
  ['campaign', { crtRoles: 'fixed', mustAttack: 'off', hardFortified: 'on', cheapRecovery: 'on' }],
] as const)('easy plays %s to its end with options %o', (scenario, options) => {
  for (let i = 0; i < 3; i++) {
    const { over } = playOut(
      talvisota,
      { scenario, options: { ...options } },
      { soviet: easy, finland: easy },
      seededRandom(i),
    );
    expect(over.kind).toBe('over');
  }
});

test('every plan of easy is legal from its first line to its last', () => {
  const random = seededRandom('plans');
  const state = talvisota.setup(CAMPAIGN);
  for (let step = 0; step < 300; step++) {
    const decision = talvisota.decision(state);
    if (decision.kind === 'over') break;
    if (decision.kind === 'chance') {
      talvisota.apply(state, CHANCE, rollDice(decision.faces, random));
      continue;
    }
    const side = decision.sides[0]!;
    const view = talvisota.view(state, side);
    const question = { game: talvisota, setup: CAMPAIGN, view, side };
    for (const action of easy.plan!(question, random)) {
      expect(talvisota.check(state, side, action as never)).toBeUndefined();
      talvisota.apply(state, side, action as never);
    }
  }
});

test('TV-A17 easy lays every support, and the plan it makes later uses most of them', () => {
  const random = seededRandom('laid');
  const setup: Setup = { scenario: 'campaign', options: { supportsInTwoSteps: 'on' } };
  const state: State = talvisota.setup(setup);
  const tally = { soviet: [0, 0], finland: [0, 0] };
  const count = (side: 'soviet' | 'finland'): void => {
    const supports = side === 'soviet' ? SOVIET_SUPPORTS : FINNISH_SUPPORTS;
    const strategies = side === 'soviet' ? SOVIET_STRATEGIES : FINNISH_STRATEGIES;
    for (const support of supports) {
      tally[side][0]! += laidInAll(state, support);
      for (const strategy of strategies) tally[side][1]! += supportsOf(state, strategy, support);
    }
  };
  for (let step = 0; step < 400; step++) {
    const decision = talvisota.decision(state);
    if (decision.kind === 'over') break;
    if (decision.kind === 'chance') {
      talvisota.apply(state, CHANCE, rollDice(decision.faces, random));
      continue;
    }
    const side = decision.sides[0] as 'soviet' | 'finland';
    const asked = topStep(state);
    const question = { game: talvisota, setup, view: talvisota.view(state, side), side };
    for (const action of easy.plan!(question, random)) {
      expect(talvisota.check(state, side, action as never)).toBeUndefined();
      if (asked === 'lay' && (action as { kind: string }).kind === 'commit')
        for (const support of side === 'soviet' ? [2, 3, 4, 5, 6, 7] : FINNISH_SUPPORTS)
          expect(laidInAll(state, support)).toBe(supportCountOf(support));
      if (asked === 'plan' && (action as { kind: string }).kind === 'commit') count(side);
      talvisota.apply(state, side, action as never);
    }
  }
  for (const [laid, used] of Object.values(tally)) {
    expect(laid).toBeGreaterThan(20);
    expect(used! / laid!).toBeGreaterThan(0.5);
  }
});
