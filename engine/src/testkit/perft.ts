// Counting positions, after the perft of chess: one number that guards `choices` and `apply` together.
import { allRolls } from '../chance.ts';
import { type AnyGame, CHANCE } from '../contract.ts';
import { stableJson } from './plain.ts';

/** How many different states this many lines lead to, over all choices of all sides and all falls of the dice. */
export function countStates(game: AnyGame, state: unknown, depth: number): number {
  let level = new Map([[stableJson(state), state]]);
  for (let i = 0; i < depth; i++) {
    const next = new Map<string, unknown>();
    for (const from of level.values())
      for (const to of successors(game, from)) next.set(stableJson(to), to);
    level = next;
  }
  return level.size;
}

/** Every state that one line leads to. */
function* successors(game: AnyGame, state: unknown): Generator<unknown> {
  const decision = game.decision(state);
  if (decision.kind === 'over') return;
  const sides = decision.kind === 'chance' ? [CHANCE] : decision.sides;
  for (const side of sides) {
    const actions =
      decision.kind === 'chance' ? allRolls(decision.faces) : game.choices(state, side);
    for (const action of actions) {
      const next = game.clone(state);
      game.apply(next, side, action);
      yield next;
    }
  }
}
