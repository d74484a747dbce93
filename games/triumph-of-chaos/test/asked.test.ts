// A whole campaign, looked at from every seat after each line: whom the program asks, and what each may see, is a function of
// what they know. On a state in which everything hidden from a viewer is drawn anew they see the same, and the same is asked.
import { pick, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { triumphOfChaos as game, type State } from '../src/index.ts';

const setup = { scenario: 'campaign', options: {} };
const viewers = [...game.sides, undefined];
const json = (value: unknown): string => JSON.stringify(value);

/** What is asked; of several sides that answer in secret those are left who have not answered yet. */
function asked(state: State, answered: ReadonlySet<string>): string {
  const decision = game.decision(state);
  if (decision.kind !== 'choose') return json(decision);
  return json({ ...decision, sides: decision.sides.filter((side) => !answered.has(side)) });
}

test('TC-A129 over a whole campaign nobody is asked, and nothing shown, for what another holds', {
  timeout: 600_000,
}, () => {
  const random = seededRandom('asked 3');
  const state = game.setup(setup);
  const answered = new Set<string>();
  const windows = { red: 0, white: 0 };
  let lines = 0;
  for (let now = game.decision(state); now.kind !== 'over'; now = game.decision(state), lines++) {
    for (const viewer of viewers) {
      const view = game.view(state, viewer);
      const guess = game.guess(view, random, setup);
      const where = `${viewer ?? 'a spectator'}, line ${lines}`;
      expect(asked(guess, answered), where).toBe(asked(state, new Set()));
      expect(json(game.view(guess, viewer)), where).toBe(json(view));
    }
    if (now.kind === 'chance') {
      const dice = now.faces.map((faces) => random(faces) + 1);
      game.apply(state, 'chance', { kind: 'roll', dice });
    } else {
      const side = pick(now.sides, random);
      if (now.ask.kind.endsWith('window')) windows[side === 'red' ? 'red' : 'white']++;
      game.apply(state, side, pick(game.choices(state, side), random));
      const next = game.decision(state);
      const same = next.kind === 'choose' && json(next.ask) === json(now.ask);
      if (!same) answered.clear();
      else if (!next.sides.includes(side) && now.sides.length > 1) answered.add(side);
    }
  }
  // It went through the years, and both were asked in windows again and again.
  expect(game.gauges(state)['turn']).toBeGreaterThan(9);
  expect(Math.min(windows.red, windows.white)).toBeGreaterThan(50);
});
