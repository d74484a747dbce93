// Legal moves for a load test, made ahead: the client that sends them should cost as little as it can.
import { type AnyGame, pick, type Random, type Setup, type Side } from '@motti/engine';

/**
 * Moves that this side can make one after the other from what it sees, all legal whatever the dice and the others do:
 * up to the first that ends its decision, or that many.
 */
export function movesAhead(
  game: AnyGame,
  setup: Setup,
  view: unknown,
  side: Side,
  random: Random,
  count: number,
): string[] {
  const state = game.guess(view, random, setup);
  const moves: string[] = [];
  while (moves.length < count) {
    const choices = game.choices(state, side);
    if (choices.length === 0) break;
    const action = pick(choices, random);
    const before = game.decision(state);
    game.apply(state, side, action);
    moves.push(game.print(action));
    const after = game.decision(state);
    if (after.kind !== 'choose' || !after.sides.includes(side)) break;
    if (before.kind !== 'choose' || after.ask.kind !== before.ask.kind) break;
  }
  return moves;
}
