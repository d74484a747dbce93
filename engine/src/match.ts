// A match in memory: one road for every move, in browser, server and command line.
import { isRoll, parseRoll, printRoll } from './chance.ts';
import {
  type AnyAction,
  CHANCE,
  type Decision,
  type Game,
  type GameEvent,
  type Refusal,
  type Roll,
  type Setup,
  type Side,
} from './contract.ts';
import { seededRandom } from './random.ts';
import { refuse } from './refusal.ts';

/** One line of a match: who, and the notation of what. */
export interface Line {
  readonly side: Side;
  readonly text: string;
}

/** A line as played, with what it made known and to whom. */
export interface Entry<Event> extends Line {
  /** Who learned the line as it was played; `undefined`: everyone. */
  readonly audience: readonly Side[] | undefined;
  readonly events: readonly Event[];
  /** Nothing before this can be undone: dice fell, or somebody learned something. */
  readonly barrier: boolean;
}

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
  return checkTurn(game.decision(state), side) ?? game.check(state, side, action);
}

/** A match that is being played: its state, its entries, and the way back. */
export class Match<S, A extends AnyAction, V, E extends GameEvent> {
  readonly game: Game<S, A, V, E>;
  readonly setup: Setup;
  state: S;
  entries: Entry<E>[] = [];
  /** How many rolls have been made, undone ones too: the number of the next fair roll. */
  rolls = 0;
  /** A state to go back to, and how many entries lead to it. */
  #safe: { state: S; entries: number };

  constructor(game: Game<S, A, V, E>, setup: Setup) {
    this.game = game;
    this.setup = setup;
    this.state = game.setup(setup);
    this.#safe = { state: game.clone(this.state), entries: 0 };
  }

  get decision(): Decision {
    return this.game.decision(this.state);
  }

  /** Plays one action, or says why not. */
  play(side: Side, action: A | Roll): Refusal | undefined {
    const refusal = checkAction(this.game, this.state, side, action);
    if (!refusal) this.#enter(side, action);
    return refusal;
  }

  /** Plays several actions of one side as one: all of them, or none and the first reason. */
  playAll(
    side: Side,
    actions: readonly (A | Roll)[],
  ): { refusal: Refusal; index: number } | undefined {
    if (actions.length === 1) {
      const refusal = this.play(side, actions[0]!);
      return refusal && { refusal, index: 0 };
    }
    const trial = this.game.clone(this.state);
    for (const [index, action] of actions.entries()) {
      const refusal = checkAction(this.game, trial, side, action);
      if (refusal) return { refusal, index };
      this.game.apply(trial, side, action);
    }
    for (const action of actions) this.#enter(side, action);
    return undefined;
  }

  /** Why this side may not take back its last line, or nothing. */
  checkUndo(side: Side): Refusal | undefined {
    const index = this.#lastOwn(side);
    if (index < this.#safe.entries) return refuse('engine', 'nothing-to-undo', { side });
    return this.#without(index) ? undefined : refuse('engine', 'others-answered', { side });
  }

  /** Takes back the last line of this side; going back to a stored state and replaying the rest. */
  undo(side: Side): Refusal | undefined {
    const refusal = this.checkUndo(side);
    if (refusal) return refusal;
    const rest = this.#without(this.#lastOwn(side))!;
    this.#restore(rest);
    return undefined;
  }

  /** Back to the first `count` entries, past dice and reveals: only by consent of all (the caller's business). */
  takeBack(count: number): void {
    const lines = this.entries.slice(0, count);
    this.state = this.game.setup(this.setup);
    this.#safe = { state: this.game.clone(this.state), entries: 0 };
    this.entries = [];
    const rolls = this.rolls;
    for (const line of lines) this.#enter(line.side, this.#parse(line.text));
    this.rolls = rolls;
  }

  #enter(side: Side, action: A | Roll): void {
    const { game, state } = this;
    const before = game.clone(state);
    const audience = game.audience(state, side, action);
    const events: E[] = [];
    game.apply(state, side, action, (event) => events.push(event));
    const barrier = side === CHANCE || somebodyLearns(game, before, state, side, action, audience);
    this.entries.push({ side, text: printAction(game, action), audience, events, barrier });
    if (side === CHANCE) this.rolls++;
    if (barrier) this.#safe = { state: game.clone(state), entries: this.entries.length };
  }

  #lastOwn(side: Side): number {
    return this.entries.findLastIndex((entry) => entry.side === side);
  }

  /** The lines after the safe point without that one; nothing if somebody who knew of it has acted since. */
  #without(index: number): Line[] | undefined {
    const mine = this.entries[index]!;
    const since = this.entries.slice(this.#safe.entries);
    const rest = since.filter((entry) => entry !== mine);
    const later = this.entries.slice(index + 1);
    if (later.some((entry) => knows(mine, entry.side) || knows(entry, mine.side))) return undefined;
    const trial = this.game.clone(this.#safe.state);
    for (const line of rest) {
      const action = this.#parse(line.text);
      if (checkAction(this.game, trial, line.side, action)) return undefined;
      this.game.apply(trial, line.side, action);
    }
    return rest;
  }

  #restore(lines: readonly Line[]): void {
    this.state = this.game.clone(this.#safe.state);
    this.entries = this.entries.slice(0, this.#safe.entries);
    for (const line of lines) this.#enter(line.side, this.#parse(line.text));
  }

  #parse(text: string): A | Roll {
    const action = parseAction(this.game, text);
    if (!action) throw new Error(`invariant: own notation does not parse: ${text}`);
    return action;
  }
}

const knows = (entry: Entry<unknown>, side: Side): boolean =>
  entry.audience?.includes(side) ?? true;

const GUESSES = 4;

/**
 * Did anybody, a spectator included, learn more than the action itself told? For every viewer the action is played in
 * states that fit what he saw before; if what he sees now could not be foretold so, he has learned something.
 */
export function somebodyLearns<S, A extends AnyAction, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  before: S,
  after: S,
  side: Side,
  action: A | Roll,
  audience: readonly Side[] | undefined,
): boolean {
  const viewers: (Side | undefined)[] = [...game.sides, undefined];
  return viewers.some((viewer) => {
    const seen = game.view(before, viewer);
    const now = JSON.stringify(game.view(after, viewer));
    const told = audience === undefined || (viewer !== undefined && audience.includes(viewer));
    if (!told) return now !== JSON.stringify(seen);
    for (let i = 0; i < GUESSES; i++) {
      const guess = game.guess(seen, seededRandom(i));
      if (checkAction(game, guess, side, action)) return true;
      game.apply(guess, side, action);
      if (JSON.stringify(game.view(guess, viewer)) !== now) return true;
    }
    return false;
  });
}
