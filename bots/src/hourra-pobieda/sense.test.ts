// Clauses of common sense: weak is not silly.
import { CHANCE, rollDice, seededRandom, setupOf, startingOptions } from '@motti/engine';
import { type Action, hourraPobieda, type State } from '@motti/hourra-pobieda';
import { enemyOf, findGroup, groupsOf, sideOfName, topStep } from '@motti/hourra-pobieda/parts';
import { beforeAll, expect, test } from 'vitest';
import { botByName } from '../levels.ts';
import { PlanQueue } from '../plan-queue.ts';
import { goalsFor } from './goals.ts';

const easy = botByName(hourraPobieda, 'easy')!;
/** By scenario, some with a number; where bases are near the enemy more often, more of them. */
const GAMES = [
  'summa',
  'suomussalmi-raate',
  'khalkhin-gol',
  ...[1, 2, 3].map((i) => `suomussalmi-raate ${i}`),
];

/** What was asked, what `easy` did of it, and what came of it. */
interface Moment {
  readonly side: string;
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}
const moments: Moment[] = [];

beforeAll(() => {
  for (const game of GAMES) {
    const [scenario] = game.split(' ') as [string];
    const random = seededRandom(`sense ${game}`);
    const setup = setupOf(hourraPobieda, scenario, startingOptions(hourraPobieda, scenario));
    const state = hourraPobieda.setup(setup);
    const queue = new PlanQueue(hourraPobieda, setup, random);
    for (;;) {
      const decision = hourraPobieda.decision(state);
      if (decision.kind === 'over') break;
      if (decision.kind === 'chance') {
        hourraPobieda.apply(state, CHANCE, rollDice(decision.faces, random));
        queue.forget();
        continue;
      }
      const side = decision.sides[0]!;
      const action = queue.next(easy, state, side) as Action;
      const before = hourraPobieda.clone(state);
      hourraPobieda.apply(state, side, action);
      moments.push({ side, before, action, after: hourraPobieda.clone(state) });
    }
  }
}, 120_000);

test('an attack that cannot succeed: every assault has an outcome in which the defender loses something', () => {
  let assaults = 0;
  for (const { side, before, action } of moments) {
    if (action.kind !== 'assault') continue;
    assaults++;
    const found = hourraPobieda.fight?.(before, { side, action });
    if (!found || found.outcomes.length === 0) continue;
    const hopeless = found.outcomes.every(({ result }) => result.startsWith('assailant'));
    expect(hopeless, `${found.places}`).toBe(false);
  }
  expect(assaults).toBeGreaterThan(10);
});

test('moves for nothing: a group that was activated stands elsewhere, has fought, dug in or built', () => {
  let activations = 0;
  let idle = 0;
  for (const [i, { side, before, action }] of moments.entries()) {
    if (action.kind !== 'activate') continue;
    activations++;
    const rest = moments.slice(i + 1);
    const end = rest.findIndex(({ before: later }) => topStep(later) === 'idle');
    const acts = rest.slice(0, end < 0 ? rest.length : end);
    const after = acts.at(-1)?.after;
    if (!after || acts.some(({ action: one }) => ['assault', 'fire'].includes(one.kind))) continue;
    const moved = groupsOf(before, sideOfName(side)).some((group) => {
      const now = findGroup(after, group.key);
      return (
        !now || now.place !== group.place || now.level !== group.level || now.works !== group.works
      );
    });
    if (!moved) idle++;
  }
  expect(activations).toBeGreaterThan(40);
  expect(idle).toBeLessThanOrEqual(activations / 20);
});

test('HP-A26 whoever finds a part that has split off gives it a first step', () => {
  const start = moments.find(
    ({ side, before, action }) =>
      action.kind === 'activate' &&
      hourraPobieda
        .choices(played(before, side, action), side)
        .some(({ kind }) => kind === 'detach'),
  )!;
  const { side } = start;
  const activated = played(start.before, side, start.action);
  const detach = hourraPobieda.choices(activated, side).find(({ kind }) => kind === 'detach')!;
  const split = played(activated, side, detach);
  const declare = hourraPobieda.choices(split, side).find(({ kind }) => kind === 'declare')!;
  const state = played(split, side, declare);
  const [scenario] = GAMES as [string];
  const setup = setupOf(hourraPobieda, scenario, startingOptions(hourraPobieda, scenario));
  const queue = new PlanQueue(hourraPobieda, setup, seededRandom('split'));
  expect(topStep(state)).toBe('move');
  expect(queue.next(easy, state, side)).toMatchObject({ kind: 'step' });
});

function played(before: State, side: string, action: Action): State {
  const state = hourraPobieda.clone(before);
  hourraPobieda.apply(state, side, action);
  return state;
}

test('won and not taken: whoever may occupy what a condition asks for does so', () => {
  let taken = 0;
  for (const { side, before, action } of moments) {
    if (action.kind !== 'occupy' && action.kind !== 'stay') continue;
    if (hourraPobieda.choices(before, side).length < 2) continue;
    const held = (state: State): number =>
      goalsFor(state, sideOfName(side)).filter((goal) => goal.aim === 'take' && goal.held).length;
    const takes = held(played(before, side, { kind: 'occupy' }));
    if (takes <= held(played(before, side, { kind: 'stay' }))) continue;
    taken++;
    expect(action.kind).toBe('occupy');
  }
  expect(taken).toBeGreaterThan(0);
});

test('what feeds it is kept: nobody walks off a place whose fall ends the battle with an enemy two steps away', () => {
  let watched = 0;
  for (const { side, before, after } of moments) {
    const own = sideOfName(side);
    const isOn = (state: State, place: number): boolean =>
      groupsOf(state, own).some((group) => group.place === place);
    for (const { aim, held, clauses, place, distance } of goalsFor(before, own)) {
      const isFatal = clauses.some(({ when, all }) => when === 'immediately' && all.length === 1);
      if (aim !== 'keep' || !held || !isFatal || !isOn(before, place)) continue;
      if (!groupsOf(before, enemyOf(own)).some((enemy) => distance(enemy.place) <= 2)) continue;
      if (!['idle', 'declare', 'move', 'combat', 'occupy'].includes(topStep(before))) continue;
      watched++;
      expect(isOn(after, place)).toBe(true);
    }
  }
  expect(watched).toBeGreaterThan(0);
});
