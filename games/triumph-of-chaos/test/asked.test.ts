// A whole campaign, looked at from every seat: whom the program asks, when, and what each may see, is a function of what they
// know. On a state in which everything hidden from a viewer is drawn anew they see the same, and the same is asked; and after the
// same line it is asked again in the same windows, whatever the other holds.
import { type Decision, pick, type Roll, type Side, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { type Action, triumphOfChaos as game, type State } from '../src/index.ts';

const setup = { scenario: 'campaign', options: {} };
const viewers = [...game.sides, undefined];
const json = (value: unknown): string => JSON.stringify(value);

/** What is asked; of several sides that answer in secret those are left who have not answered yet. */
function asked(state: State, answered: ReadonlySet<string>): string {
  const decision = game.decision(state);
  if (decision.kind !== 'choose') return json(decision);
  return json({ ...decision, sides: decision.sides.filter((side) => !answered.has(side)) });
}
const kindAsked = (state: State): string => {
  const decision = game.decision(state);
  return decision.kind === 'over' ? '' : decision.ask.kind;
};
const isWindow = (kind: string): boolean => kind === 'window' || kind.endsWith('-window');
/** Dice by which a secret marker makes itself known (5.6). */
const REVEALING = ['defeatism-die', 'effect-random'];

/** Where the line leads in truth and for a viewer who guesses: into the same window, or both into none. */
function followed(state: State, guess: State, side: string, line: Action | Roll): boolean {
  // What is discarded becomes known with this line, and what lies there is asked no more.
  if (line.kind === 'save' || game.check(guess, side, line)) return false;
  const truth = game.clone(state);
  for (const each of [truth, guess]) game.apply(each, side, line);
  const kinds = [kindAsked(truth), kindAsked(guess)];
  if (!kinds.some(isWindow) || kinds.some((kind) => REVEALING.includes(kind))) return false;
  expect(json(game.decision(guess)), `after ${side} ${json(line)}`).toBe(
    json(game.decision(truth)),
  );
  return true;
}

const asking = (decision: Decision): readonly Side[] =>
  decision.kind === 'choose' ? decision.sides : [];

test('TC-A129 over a whole campaign nobody is asked, and nothing shown, for what another holds', {
  timeout: 600_000,
}, () => {
  const random = seededRandom('asked 3');
  const state = game.setup(setup);
  const answered = new Set<string>();
  let windows = 0;
  for (let now = game.decision(state); now.kind !== 'over'; now = game.decision(state)) {
    const side = now.kind === 'chance' ? 'chance' : pick(now.sides, random);
    const line: Action | Roll =
      now.kind === 'chance'
        ? { kind: 'roll', dice: now.faces.map((faces) => random(faces) + 1) }
        : pick(game.choices(state, side), random);
    for (const viewer of viewers) {
      const view = game.view(state, viewer);
      const guess = game.guess(view, random, setup);
      expect(asked(guess, answered), `${viewer}`).toBe(asked(state, new Set()));
      expect(json(game.view(guess, viewer)), `${viewer}`).toBe(json(view));
      if (followed(state, guess, side, line)) windows++;
    }
    game.apply(state, side, line);
    const next = game.decision(state);
    const same =
      now.kind === 'choose' && next.kind === 'choose' && json(next.ask) === json(now.ask);
    if (!same) answered.clear();
    else if (!asking(next).includes(side) && asking(now).length > 1) answered.add(side);
  }
  // It went through the years, and windows were opened again and again.
  expect(game.gauges(state)['turn']).toBeGreaterThan(9);
  expect(windows).toBeGreaterThan(100);
});
