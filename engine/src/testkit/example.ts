// An example: a position, a few lines of play, and what must come of them. Written as JSON, run here for every game.
import { checkAction, parseAction, printAction } from '../action.ts';
import {
  type AnyGame,
  CHANCE,
  type GameEvent,
  type Json,
  type Options,
  PositionError,
  type Refusal,
} from '../contract.ts';
import { fullOptions } from '../scenario.ts';
import { exampleMistakes } from './example-format.ts';
import { type Expectation, mismatches } from './expectation.ts';

export interface Example {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly game: string;
  readonly scenario: string;
  readonly options?: Options;
  /** A scenario made by players. */
  readonly data?: Json;
  /** What differs from the scenario's set-up; absent: nothing does. */
  readonly position?: Json;
  readonly play?: readonly string[];
  readonly expect: Expectation;
}

/** What came of the play. */
export interface Outcome {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  /** The refusal of the last line, if it was refused. */
  readonly refusal: Refusal | undefined;
}

/** Runs an example; what is wrong with it or with the game, one text each; empty when it passes. */
export function runExample(game: AnyGame, json: unknown): string[] {
  const mistakes = exampleMistakes(json, game);
  if (mistakes.length > 0) return mistakes;
  const example = json as Example;
  let state: unknown;
  try {
    state = positionOf(game, example);
  } catch (error) {
    if (error instanceof PositionError) return [`position: ${error.message}`];
    throw error;
  }
  const unsound = game.audit(state).map((problem) => `position: ${problem}`);
  if (unsound.length > 0) return unsound;
  const outcome = playOut(game, state, example);
  return Array.isArray(outcome) ? outcome : mismatches(game, outcome, example.expect);
}

function positionOf(game: AnyGame, example: Example): unknown {
  const { scenario, data, position } = example;
  const options = fullOptions(game, scenario, example.options, data);
  const setup = data === undefined ? { scenario, options } : { scenario, options, data };
  return position === undefined ? game.setup(setup) : game.arrange(setup, position);
}

/** The outcome, or what went wrong on the way. */
function playOut(game: AnyGame, state: unknown, example: Example): Outcome | string[] {
  const { play = [], expect } = example;
  const events: GameEvent[] = [];
  for (const [index, line] of play.entries()) {
    const space = line.indexOf(' ');
    const side = line.slice(0, space);
    if (side !== CHANCE && !game.sides.includes(side)) return [`“${line}”: no side “${side}”`];
    const action = parseAction(game, line.slice(space + 1));
    if (!action) return [`“${line}”: this is no notation of ${game.id}`];
    const printed = `${side} ${printAction(game, action)}`;
    if (printed !== line) return [`“${line}” is written “${printed}”`];
    const refusal = checkAction(game, state, side, action);
    if (refusal && expect.refused && index === play.length - 1) return { state, events, refusal };
    if (refusal) return [`“${line}” was refused: ${refusalLine(refusal)}`];
    game.apply(state, side, action, (event) => events.push(event));
    const unsound = game.audit(state).map((problem) => `after “${line}”: ${problem}`);
    if (unsound.length > 0) return unsound;
  }
  return { state, events, refusal: undefined };
}

const refusalLine = ({ clause, code, facts }: Refusal): string =>
  `${clause} ${code} ${JSON.stringify(facts)}`;
