// A match in memory: one road for every move, in browser, server and command line.
import { type CutAct, planAct, type RefusedAct } from './act.ts';
import { checkAction, parseAction, printAction } from './action.ts';
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
import { somebodyLearns } from './knowledge.ts';
import { type Line, parseMeta } from './line.ts';
import { invariant, refuse } from './refusal.ts';

/** A line as played, with what it made known and to whom. */
export interface Entry<Event> extends Line {
  /** Who learned the line as it was played; `undefined`: everyone. */
  readonly audience: readonly Side[] | undefined;
  readonly events: readonly Event[];
}

/** A match that is being played: its state, its entries, and the way back. */
export class Match<S, A extends AnyAction, V, E extends GameEvent> {
  readonly game: Game<S, A, V, E>;
  readonly setup: Setup;
  state: S;
  /** The lines that count. */
  entries: Entry<E>[] = [];
  /** Every line ever made, undone ones too, with what took them back: the lines of a record. */
  readonly log: Line[] = [];
  /** How many rolls have been made, undone ones too: the number of the next fair roll. */
  rolls = 0;
  /** How many entries, from the first, cannot be undone as far as is known. */
  #safe = 0;
  /** A state to go back to, and how many entries lead to it: never more than are safe. */
  #kept: { state: S; entries: number };
  /** Entries that are known to have taught nobody anything. */
  readonly #harmless = new WeakSet<Entry<E>>();

  constructor(game: Game<S, A, V, E>, setup: Setup) {
    this.game = game;
    this.setup = setup;
    this.state = game.setup(setup);
    this.#kept = { state: game.clone(this.state), entries: 0 };
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

  /**
   * Plays several actions of one side as one act: all of them, or none and the first reason, or as many as there are up
   * to one that reveals something to the side. That one is the last of its act, and stands.
   */
  playAll(side: Side, actions: readonly (A | Roll)[]): RefusedAct | CutAct | undefined {
    if (actions.length === 1) {
      const refusal = this.play(side, actions[0]!);
      return refusal && { refusal, index: 0 };
    }
    const plan = planAct(this.game, this.setup, this.state, side, actions);
    if ('refusal' in plan) return plan;
    const played = this.#playPlanned(side, actions.slice(0, plan.lines), plan.foreseen);
    return played < actions.length ? { played } : undefined;
  }

  /** How many were played: up to the first after which the side sees what it did not foresee. */
  #playPlanned(side: Side, actions: readonly (A | Roll)[], foreseen: readonly string[]): number {
    for (const [index, action] of actions.entries()) {
      if (checkAction(this.game, this.state, side, action)) return index;
      this.#enter(side, action);
      if (index === actions.length - 1) break;
      const now = JSON.stringify(this.game.view(this.state, side));
      if (now !== foreseen[index]) return index + 1;
    }
    return actions.length;
  }

  /** Plays a line of a record: an action, or one that takes back. */
  playLine({ side, text }: Line): Refusal | undefined {
    const meta = parseMeta(text);
    if (meta?.kind === 'undo') return this.undo(side);
    if (meta?.kind === 'takeback') return this.takeBack(side, meta.entries);
    if (meta?.kind === 'hint') return this.noteHint(side);
    const action = parseAction(this.game, text);
    return action ? this.play(side, action) : refuse('engine', 'not-notation', { text });
  }

  /** How many entries, from the first, nobody can undo: dice fell after them, or somebody learned something. */
  get barrier(): number {
    this.#judge(0);
    return this.#safe;
  }

  /** Why this side may not take back its last line, or nothing. */
  checkUndo(side: Side): Refusal | undefined {
    const index = this.#lastOwn(side);
    const last = this.entries[index];
    const clause = last && this.game.final?.(this.setup, this.#parse(last.text));
    if (clause !== undefined) return refuse('engine', 'line-is-final', { side, clause });
    if (index >= this.#safe) this.#judge(index);
    if (index < this.#safe) return refuse('engine', 'nothing-to-undo', { side });
    return this.#isSpare(index) ? undefined : refuse('engine', 'others-answered', { side });
  }

  /** Takes back the last line of this side; going back to a stored state and replaying the rest. */
  undo(side: Side): Refusal | undefined {
    const refusal = this.checkUndo(side);
    if (refusal) return refusal;
    const index = this.#lastOwn(side);
    const later = this.entries.slice(index + 1);
    this.entries = this.entries.slice(0, index);
    this.state = this.#stateBefore(index);
    for (const line of later) this.#apply(line.side, this.#parse(line.text));
    this.log.push({ side, text: 'undo' });
    return undefined;
  }

  /** Back to the first `count` entries, past dice and reveals: only by consent of all (the caller's business). */
  takeBack(side: Side, count: number): Refusal | undefined {
    if (count >= this.entries.length)
      return refuse('engine', 'nothing-to-take-back', { entries: this.entries.length });
    const lines = this.entries.slice(0, count);
    this.state = this.game.setup(this.setup);
    this.#safe = 0;
    this.#kept = { state: this.game.clone(this.state), entries: 0 };
    this.entries = [];
    for (const line of lines) this.#apply(line.side, this.#parse(line.text));
    this.log.push({ side, text: `takeback ${count}` });
    return undefined;
  }

  /** Notes in the log that this side, which is asked, has let the machine tell it what to do. */
  noteHint(side: Side): Refusal | undefined {
    const { decision } = this;
    if (decision.kind !== 'choose' || !decision.sides.includes(side))
      return refuse('engine', 'not-your-decision', { side });
    this.log.push({ side, text: 'hint' });
    return undefined;
  }

  #enter(side: Side, action: A | Roll): void {
    this.#apply(side, action);
    if (side === CHANCE) this.rolls++;
    this.log.push({ side, text: this.entries.at(-1)!.text });
  }

  #apply(side: Side, action: A | Roll): void {
    const { game, state } = this;
    const audience = game.audience(state, side, action);
    const events: E[] = [];
    game.apply(state, side, action, (event) => events.push(event));
    this.entries.push({ side, text: printAction(game, action), audience, events });
    if (side !== CHANCE) return;
    this.#safe = this.entries.length;
    if (this.#safe - this.#kept.entries >= KEPT_EVERY)
      this.#kept = { state: game.clone(state), entries: this.#safe };
  }

  /** A copy of the state that the safe entries lead to. The kept one is brought up to it first. */
  #safeState(): S {
    const kept = this.#kept;
    for (; kept.entries < this.#safe; kept.entries++) {
      const { side, text } = this.entries[kept.entries]!;
      this.game.apply(kept.state, side, this.#parse(text));
    }
    return this.game.clone(kept.state);
  }

  /** Of the entries from this one on, those up to each that taught somebody something are safe. Costly. */
  #judge(from: number): void {
    const { game, entries } = this;
    const since = entries.slice(Math.max(from, this.#safe));
    if (since.every((entry) => this.#harmless.has(entry))) return;
    const state = this.#safeState();
    for (let i = this.#safe; i < entries.length; i++) {
      const entry = entries[i]!;
      const action = this.#parse(entry.text);
      const before = i < from || this.#harmless.has(entry) ? undefined : game.clone(state);
      game.apply(state, entry.side, action);
      if (!before) continue;
      if (somebodyLearns(game, this.setup, before, state, entry.side, action, entry.audience))
        this.#safe = i + 1;
      else this.#harmless.add(entry);
    }
  }

  #lastOwn(side: Side): number {
    return this.entries.findLastIndex((entry) => entry.side === side);
  }

  /** Would all later lines have been played without that one? Not if somebody who knew of it has acted since. */
  #isSpare(index: number): boolean {
    const mine = this.entries[index]!;
    const later = this.entries.slice(index + 1);
    if (later.some((entry) => knows(mine, entry.side) || knows(entry, mine.side))) return false;
    const trial = this.#stateBefore(index);
    for (const { side, text } of later) {
      const action = this.#parse(text);
      if (checkAction(this.game, trial, side, action)) return false;
      this.game.apply(trial, side, action);
    }
    return true;
  }

  /** The state as it was before an entry that stands after the safe state. */
  #stateBefore(index: number): S {
    const state = this.#safeState();
    for (const { side, text } of this.entries.slice(this.#safe, index))
      this.game.apply(state, side, this.#parse(text));
    return state;
  }

  #parse(text: string): A | Roll {
    const action = parseAction(this.game, text);
    invariant(action, `own notation does not parse: ${text}`);
    return action;
  }
}

/** A roll is safe to go back to, but keeping a state at each would cost more than the rest of loading a long record. */
const KEPT_EVERY = 64;

const knows = (entry: Entry<unknown>, side: Side): boolean =>
  entry.audience?.includes(side) ?? true;
