// What holds for the actions of every game: notation with the engine's own rolls, and whose turn it is.
import { isRoll, parseRoll, printRoll } from './chance.ts';
import {
  type AnyAction,
  CHANCE,
  type Decision,
  type Game,
  type GameEvent,
  type Refusal,
  type Roll,
  type Side,
} from './contract.ts';
import { refuse } from './refusal.ts';

export function printAction<A extends AnyAction>(
  game: Pick<Game<unknown, A, unknown, GameEvent>, 'print'>,
  action: A | Roll,
): string {
  return isRoll(action) ? printRoll(action) : game.print(action as A);
}

export function parseAction<A extends AnyAction>(
  game: Pick<Game<unknown, A, unknown, GameEvent>, 'parse'>,
  text: string,
): A | Roll | undefined {
  return parseRoll(text) ?? game.parse(text);
}

/** May this side, or chance, answer the decision at all? Asked before the game's own `check`. */
export function checkTurn(decision: Decision, side: Side): Refusal | undefined {
  if (decision.kind === 'over') return refuse(decision.clause, 'match-is-over');
  if (decision.kind === 'chance')
    return side === CHANCE ? undefined : refuse(decision.ask.clause, 'dice-first');
  return decision.sides.includes(side)
    ? undefined
    : refuse(decision.ask.clause, 'not-your-decision', { side, sides: decision.sides.join(' ') });
}

/** The whole check of a line: whose turn it is, then the rule. */
export function checkAction<S, A extends AnyAction, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  side: Side,
  action: A | Roll,
): Refusal | undefined {
  const turn = checkTurn(game.decision(state), side);
  if (turn) return turn;
  if (isRoll(action) && side !== CHANCE) return refuse('engine', 'only-chance-rolls');
  return game.check(state, side, action);
}
