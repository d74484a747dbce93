// What an action leads to: chance walked through exactly where it is small, sampled where it is large.
import { allRolls, countRolls, rollDice } from './chance.ts';
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  type Decision,
  type Roll,
  type Setup,
  type Side,
} from './contract.ts';
import { decisionText } from './decision-text.ts';
import type { Random } from './random.ts';
import { invariant } from './refusal.ts';

/** Answers a decision of a player on the way; nothing: the walk ends there. */
export type Policy = (state: unknown, side: Side) => AnyAction | undefined;

export interface OddsOptions {
  readonly random: Random;
  /** Ends of the tree up to which every one is walked to. */
  readonly leaves?: number;
  /** How many samples are drawn otherwise. */
  readonly samples?: number;
  readonly policy?: Policy;
}

export type Gauges = Readonly<Record<string, number>>;

/** One way it can end: by how much the gauges change, and what is asked then. */
export interface OddsOutcome {
  readonly probability: number;
  /** The standard error of the probability; 0 when exact. */
  readonly error: number;
  readonly changes: Gauges;
  readonly decision: Decision;
}

export interface Estimate {
  readonly mean: number;
  /** The standard error of the mean; 0 when exact. */
  readonly error: number;
  /** The standard deviation of the change itself. */
  readonly deviation: number;
}

export interface Odds {
  readonly method: 'exact' | 'sampled';
  /** Ends walked to, or samples drawn. */
  readonly leaves: number;
  /** The likeliest first. */
  readonly outcomes: readonly OddsOutcome[];
  /** The expected change of each gauge. */
  readonly expected: Readonly<Record<string, Estimate>>;
}

const LEAVES = 5_000;
const SAMPLES = 1_000;
/** So many guesses that agree are believed: what is hidden makes no difference here. */
const GUESSES = 100;
/** Two dice: more is not walked through for every guess. */
const LEAVES_OF_A_GUESS = 36;
/** A policy that never comes to an end would walk for ever. */
const LONGEST = 2_000;

/** What a legal action leads to, up to the next decision of a player that the policy does not answer. */
export function oddsOf(
  game: AnyGame,
  state: unknown,
  side: Side,
  action: AnyAction | Roll,
  options: OddsOptions,
): Odds {
  const after = game.clone(state);
  game.apply(after, side, action);
  return oddsFrom(game, after, options, game.gauges(state));
}

/** What this state leads to; changes are counted from `base`. */
export function oddsFrom(
  game: AnyGame,
  state: unknown,
  options: OddsOptions,
  base: Gauges = game.gauges(state),
): Odds {
  const exact = new Tally(game, base);
  if (walk(game, state, 1, 0, options, exact)) return exact.odds('exact');
  const sampled = new Tally(game, base);
  const { samples = SAMPLES } = options;
  for (let i = 0; i < samples; i++) sampled.add(sample(game, game.clone(state), options), 1);
  return sampled.odds('sampled');
}

/**
 * The same for somebody who knows only their view: every sample has its own guess, unless there is nothing to guess, or
 * nothing that makes a difference.
 */
export function oddsInView(
  game: AnyGame,
  setup: Setup,
  view: unknown,
  side: Side,
  action: AnyAction | Roll,
  options: OddsOptions,
): Odds {
  const guess = (): unknown => game.guess(view, options.random, setup);
  const first = guess();
  const open = [guess(), guess()].every((other) => JSON.stringify(other) === JSON.stringify(first));
  if (open) return oddsOf(game, first, side, action, options);
  const alike = oddsInEveryGuess(game, guess, side, action, options);
  if (alike) return alike;
  const sampled = new Tally(game, game.gauges(first));
  const { samples = SAMPLES } = options;
  for (let i = 0; i < samples; i++) {
    const state = guess();
    const base = game.gauges(state);
    game.apply(state, side, action);
    sampled.add(sample(game, state, options), 1, base);
  }
  return sampled.odds('sampled');
}

/** What it leads to in each of so many guesses, walked through exactly; nothing where they differ, or a tree is large. */
function oddsInEveryGuess(
  game: AnyGame,
  guess: () => unknown,
  side: Side,
  action: AnyAction | Roll,
  options: OddsOptions,
): Odds | undefined {
  let found: Odds | undefined;
  let said: string | undefined;
  for (let i = 0; i < Math.min(GUESSES, options.samples ?? SAMPLES); i++) {
    const state = guess();
    const tally = new Tally(game, game.gauges(state));
    game.apply(state, side, action);
    if (!walk(game, state, 1, 0, { ...options, leaves: LEAVES_OF_A_GUESS }, tally))
      return undefined;
    const odds = tally.odds('exact');
    const text = JSON.stringify(
      odds.outcomes.map((end) => [decisionText(end.decision), end.probability, end.changes]),
    );
    if (said !== undefined && said !== text) return undefined;
    found = odds;
    said = text;
  }
  return found;
}

/** How one gauge may change, from the smallest change to the largest. */
export function distributionOf(
  odds: Odds,
  gauge: string,
): { readonly change: number; readonly probability: number; readonly error: number }[] {
  const sums = new Map<number, number>();
  for (const { changes, probability } of odds.outcomes) {
    const change = changes[gauge] ?? 0;
    sums.set(change, (sums.get(change) ?? 0) + probability);
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([change, probability]) => ({
      change,
      probability,
      error: odds.method === 'exact' ? 0 : errorOf(probability, odds.leaves),
    }));
}

/** Walks to every end of the tree; false when there are too many. */
function walk(
  game: AnyGame,
  state: unknown,
  weight: number,
  depth: number,
  options: OddsOptions,
  tally: Tally,
): boolean {
  invariant(depth < LONGEST, 'odds: the policy comes to no end');
  const decision = game.decision(state);
  if (decision.kind === 'chance') {
    const ways = countRolls(decision.faces);
    if (tally.leaves + ways > (options.leaves ?? LEAVES)) return false;
    for (const roll of allRolls(decision.faces)) {
      const next = game.clone(state);
      game.apply(next, CHANCE, roll);
      if (!walk(game, next, weight / ways, depth + 1, options, tally)) return false;
    }
    return true;
  }
  const answer = answerOf(decision, state, options.policy);
  if (!answer) {
    tally.add(state, weight);
    return tally.leaves <= (options.leaves ?? LEAVES);
  }
  const next = game.clone(state);
  game.apply(next, ...answer);
  return walk(game, next, weight, depth + 1, options, tally);
}

/** Plays on in place to one end. */
function sample(game: AnyGame, state: unknown, { random, policy }: OddsOptions): unknown {
  for (let i = 0; i < LONGEST; i++) {
    const decision = game.decision(state);
    if (decision.kind === 'chance') game.apply(state, CHANCE, rollDice(decision.faces, random));
    else {
      const answer = answerOf(decision, state, policy);
      if (!answer) return state;
      game.apply(state, ...answer);
    }
  }
  throw new Error('invariant: odds: the policy comes to no end');
}

function answerOf(
  decision: Decision,
  state: unknown,
  policy: Policy | undefined,
): [Side, AnyAction] | undefined {
  if (!policy || decision.kind !== 'choose') return undefined;
  for (const side of decision.sides) {
    const action = policy(state, side);
    if (action) return [side, action];
  }
  return undefined;
}

/** Without the noise of adding up many small parts. */
const tidy = (value: number): number => Math.round(value * 1e12) / 1e12;

const errorOf = (probability: number, count: number): number =>
  Math.sqrt((probability * (1 - probability)) / count);

/** Ends with their weights, like ones put together. */
class Tally {
  leaves = 0;
  #weight = 0;
  readonly #game: AnyGame;
  readonly #base: Gauges;
  readonly #ends = new Map<string, { weight: number; changes: Gauges; decision: Decision }>();

  constructor(game: AnyGame, base: Gauges) {
    this.#game = game;
    this.#base = base;
  }

  add(state: unknown, weight: number, base: Gauges = this.#base): void {
    const gauges = this.#game.gauges(state);
    const changes: Record<string, number> = {};
    for (const [key, value] of Object.entries(gauges)) changes[key] = value - (base[key] ?? 0);
    const decision = this.#game.decision(state);
    const key = `${decisionText(decision)} ${Object.values(changes).join(' ')}`;
    const end = this.#ends.get(key);
    if (end) end.weight += weight;
    else this.#ends.set(key, { weight, changes, decision });
    this.leaves++;
    this.#weight += weight;
  }

  odds(method: Odds['method']): Odds {
    const ends = [...this.#ends.values()].sort((a, b) => b.weight - a.weight);
    const outcomes = ends.map(({ weight, changes, decision }): OddsOutcome => {
      const probability = tidy(weight / this.#weight);
      const error = method === 'exact' ? 0 : errorOf(probability, this.leaves);
      return { probability, error, changes, decision };
    });
    const expected: Record<string, Estimate> = {};
    for (const gauge of Object.keys(this.#base))
      expected[gauge] = this.#estimate(gauge, outcomes, method);
    return { method, leaves: this.leaves, outcomes, expected };
  }

  #estimate(gauge: string, outcomes: readonly OddsOutcome[], method: Odds['method']): Estimate {
    let mean = 0;
    let squares = 0;
    for (const { probability, changes } of outcomes) {
      const change = changes[gauge] ?? 0;
      mean += probability * change;
      squares += probability * change * change;
    }
    const deviation = Math.sqrt(Math.max(0, tidy(squares - mean * mean)));
    mean = tidy(mean);
    return { mean, deviation, error: method === 'exact' ? 0 : deviation / Math.sqrt(this.leaves) };
  }
}
