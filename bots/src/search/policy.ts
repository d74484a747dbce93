// How both sides go on in a playout: each makes its plan once and remembers it until dice fall.
import { type AnyAction, type AnyGame, invariant, type Random, type Side } from '@motti/engine';
import type { AnyEvaluation } from '../evaluation.ts';
import { outlook } from '../greedy.ts';
import type { AnyPlanning, Plan, PlayoutPolicy } from './planning.ts';

/** Single choices are weighed with this many rolls of the dice, and no more of them than this. */
const FALLS = 1;
const MOST_CHOICES = 8;

export class Policy {
  readonly #game: AnyGame;
  readonly #evaluation: AnyEvaluation;
  readonly #policy: PlayoutPolicy<unknown, AnyAction> | undefined;
  readonly #rest = new Map<Side, AnyAction[]>();

  constructor(game: AnyGame, evaluation: AnyEvaluation, planning: AnyPlanning, searcher: Side) {
    this.#game = game;
    this.#policy = planning.policy?.(searcher);
    this.#evaluation = evaluation;
  }

  /** Dice fell: whatever was planned is planned anew. */
  forget(): void {
    this.#rest.clear();
  }

  /** With what this side will go on, as far as it is legal. */
  remember(side: Side, plan: Plan): void {
    this.#rest.set(side, [...plan]);
  }

  next(state: unknown, side: Side, random: Random): AnyAction {
    const planned = this.#rest.get(side)?.shift();
    if (planned && !this.#game.check(state, side, planned)) return planned;
    const [first, ...rest] = this.#plan(state, side, random);
    invariant(first, `no policy for ${side}`);
    this.#rest.set(side, rest);
    return first;
  }

  #plan(state: unknown, side: Side, random: Random): Plan {
    const plan =
      this.#policy?.plan(state, side, random) ?? this.#evaluation.plans?.(state, side, random)?.[0];
    if (plan && plan.length > 0) return plan;
    const choices = this.#game.choices(state, side);
    if (choices.length === 1) return choices;
    // Spread over the list: neighbours in it are alike.
    const step = Math.max(1, choices.length / MOST_CHOICES);
    let best = choices[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < choices.length; at += step) {
      const action = choices[Math.floor(at)]!;
      const trial = this.#game.clone(state);
      this.#game.apply(trial, side, action);
      const worth = outlook(this.#game, trial, side, this.#evaluation, FALLS, random);
      if (worth > most) [most, best] = [worth, action];
    }
    return [best];
  }
}
