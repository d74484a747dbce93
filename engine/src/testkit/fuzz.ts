// Random legal play, random illegal tries, every law looked at on the way. A failure is a record that anybody can open.
import { printAction } from '../action.ts';
import { rollDice } from '../chance.ts';
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  type Decision,
  type Roll,
  type Setup,
  type Side,
} from '../contract.ts';
import type { Line } from '../line.ts';
import { pick, type Random, seededRandom } from '../random.ts';
import type { MatchRecord } from '../record/index.ts';
import { replay } from '../replay.ts';
import { isRepresentative, offeredScenarios, startingOptions } from '../scenario.ts';
import { ADVICE_LAWS } from './advice.ts';
import { CHEAP_LAWS, type Law, type Moment, STATE_LAWS } from './laws.ts';
import { firstDifference, sameData } from './plain.ts';
import { playWatched, SECRECY_LAWS } from './secrecy.ts';
import { speechlessEvent, WORD_LAWS } from './wording.ts';

export interface FuzzOptions {
  readonly games: number;
  readonly seed: string | number;
  /** Which matches to play; unless told, every scenario with every option turned at random. */
  readonly setups?: readonly Setup[];
  /** A match longer than this does not end. */
  readonly longest?: number;
  /** All laws are looked at in one moment of so many; 1: in every moment. Those that cost little are, in any case. */
  readonly every?: number;
  /** Do choices list every legal action? Unless told, as the game says. */
  readonly exhaustive?: boolean;
  /** Leave out the law of words, for a game that has none yet. */
  readonly speechless?: boolean;
}

export interface FuzzFailure {
  readonly law: string;
  readonly why: string;
  readonly record: MatchRecord;
}

export interface FuzzProgress {
  readonly games: number;
  readonly actions: number;
  readonly failures: readonly FuzzFailure[];
}

/** One step per match, so that the caller can show progress, and stop whenever they like. */
export function* fuzz(game: AnyGame, options: FuzzOptions): Generator<FuzzProgress, FuzzProgress> {
  const failures: FuzzFailure[] = [];
  let actions = 0;
  for (let games = 0; games < options.games; games++) {
    const random = seededRandom(`${options.seed} ${games}`);
    const player = new RandomPlayer(game, setupOf(game, options, games, random), options, random);
    const failure = player.play();
    if (failure) failures.push(failure);
    actions += player.lines.length;
    yield { games: games + 1, actions, failures };
  }
  return { games: options.games, actions, failures };
}

function setupOf(game: AnyGame, options: FuzzOptions, index: number, random: Random): Setup {
  if (options.setups) return options.setups[index % options.setups.length]!;
  const scenarios = offeredScenarios(game);
  const { id, fixed = {} } = scenarios[index % scenarios.length]!;
  const free = game.options.filter(({ key }) => fixed[key] === undefined);
  // The first round over the scenarios keeps to the defaults.
  const turned = index < scenarios.length ? [] : free;
  const given = Object.fromEntries(turned.map(({ key, values }) => [key, pick(values, random)]));
  return { scenario: id, options: { ...startingOptions(game, id), ...given } };
}

const LONGEST = 20_000;
/** Looked at after every line: they cost little, and what they find is found at the line that broke it. */
const ALWAYS: readonly [string, Law][] = Object.entries(CHEAP_LAWS);
const TRIES = 400;

class RandomPlayer {
  readonly lines: Line[] = [];
  readonly #game: AnyGame;
  readonly #setup: Setup;
  readonly #options: FuzzOptions;
  readonly #random: Random;
  readonly #laws: readonly [string, Law][];
  readonly #tries: string[] = [];
  readonly #answered = new Set<Side>();

  constructor(game: AnyGame, setup: Setup, options: FuzzOptions, random: Random) {
    this.#game = game;
    this.#setup = setup;
    this.#options = options;
    this.#random = random;
    const words = options.speechless ? {} : WORD_LAWS;
    this.#laws = Object.entries({ ...STATE_LAWS, ...SECRECY_LAWS, ...ADVICE_LAWS, ...words });
  }

  /** Plays one match to its end; the first law that is broken, if one is. */
  play(): FuzzFailure | undefined {
    try {
      const broken = this.#playOut();
      return broken && { ...broken, record: this.#record() };
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { law: 'no crash', why, record: this.#record() };
    }
  }

  #playOut(): { law: string; why: string } | undefined {
    const { every = 1, longest = LONGEST } = this.#options;
    const game = this.#game;
    const state = game.setup(this.#setup);
    for (;;) {
      const decision = game.decision(state);
      const over = decision.kind === 'over';
      const looked = every === 1 || over || this.#random(every) === 0;
      const broken = this.#brokenLaw(state, decision, looked ? this.#laws : ALWAYS);
      if (broken) return broken;
      if (over) return this.#replaysTo(state);
      if (this.lines.length >= longest)
        return { law: 'a match ends', why: `no end after ${longest} lines` };
      const [side, action] = this.#choose(state);
      const line = { side, text: printAction(game, action) };
      this.lines.push(line);
      const hidden = game.audience(state, side, action) !== undefined;
      if (!looked) {
        game.apply(state, side, action);
        this.#note(side, hidden, decision, game.decision(state));
        continue;
      }
      const { events, leak } = playWatched(game, state, side, action);
      this.#note(side, hidden, decision, game.decision(state));
      if (leak) return { law: 'hidden lines show nothing', why: leak };
      const speechless = this.#options.speechless
        ? undefined
        : speechlessEvent(game, this.#setup, events);
      if (speechless) return { law: 'words for everything', why: speechless };
    }
  }

  /** While the same question stands, who has answered it in secret is known to everybody. */
  #note(side: Side, hidden: boolean, before: Decision, after: Decision): void {
    if (before.kind !== 'choose' || after.kind !== 'choose' || !sameData(before.ask, after.ask))
      this.#answered.clear();
    else if (hidden && !after.sides.includes(side)) this.#answered.add(side);
  }

  #brokenLaw(
    state: unknown,
    decision: Decision,
    laws: readonly [string, Law][],
  ): { law: string; why: string } | undefined {
    const game = this.#game;
    const moment: Moment = {
      game,
      setup: this.#setup,
      state,
      decision,
      random: this.#random,
      answered: this.#answered,
      tries: this.#tries,
      exhaustive: this.#options.exhaustive ?? !isRepresentative(game, this.#setup),
    };
    for (const [law, look] of laws) {
      const why = look(moment);
      if (why) return { law, why };
    }
    return undefined;
  }

  #choose(state: unknown): [Side, AnyAction | Roll] {
    const decision = this.#game.decision(state);
    if (decision.kind === 'chance') return [CHANCE, rollDice(decision.faces, this.#random)];
    if (decision.kind === 'over') throw new Error('invariant: nobody chooses after the end');
    const side = pick(decision.sides, this.#random);
    const choices = this.#game.choices(state, side);
    this.#remember(pick(choices, this.#random));
    return [side, pick(choices, this.#random)];
  }

  /** Keeps a notation to try at other moments, where it is perhaps not legal. */
  #remember(action: AnyAction): void {
    const text = printAction(this.#game, action);
    if (this.#tries.length < TRIES) this.#tries.push(text);
    else this.#tries[this.#random(TRIES)] = text;
  }

  #replaysTo(state: unknown): { law: string; why: string } | undefined {
    const { match, failure } = replay(this.#record(), this.#game);
    const law = 'a record replays';
    if (failure) {
      const { clause, code } = failure.refusal;
      return { law, why: `line ${failure.index + 1}, ${failure.line.text}: ${clause} ${code}` };
    }
    const difference = firstDifference(state, match.state);
    return difference === undefined ? undefined : { law, why: difference };
  }

  #record(): MatchRecord {
    const { id, rules, sides } = this.#game;
    const players = Object.fromEntries(sides.map((side) => [side, 'fuzz']));
    const head = { game: id, rules, setup: this.#setup, players };
    return { ...head, dice: 'free', salts: {}, lines: [...this.lines] };
  }
}
