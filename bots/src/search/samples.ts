// Numbered samples: a guess of what is hidden, the dice, and what others do at the same time; the same for all rivals.
import { type AnyGame, type Random, type Side, seededRandom } from '@motti/engine';
import type { BotQuestion } from '../bot.ts';
import { SEEDS } from './candidates.ts';
import type { AnyPlanning, Plan } from './planning.ts';

export interface Sample {
  readonly state: unknown;
  readonly dice: number;
  /** What another side plans secretly at the same time, and in which posture. */
  readonly other?: { readonly side: Side; readonly plan: Plan };
  readonly column: number;
}

/** How many postures of somebody who decides at the same time are considered. */
const MOST_COLUMNS = 3;

export class Samples {
  readonly columns: number;
  readonly #question: BotQuestion;
  readonly #planning: AnyPlanning;
  readonly #random: Random;
  readonly #other: Side | undefined;
  readonly #known: Sample[] = [];

  /** `root` is a guess; every sample makes its own. */
  constructor(question: BotQuestion, planning: AnyPlanning, root: unknown, random: Random) {
    this.#question = question;
    this.#planning = planning;
    this.#random = random;
    this.#other = otherOf(question.game, root, question.side);
    const postures = this.#other === undefined ? 0 : planning.postures(root, this.#other);
    this.columns = Math.max(1, Math.min(MOST_COLUMNS, postures));
  }

  /** Samples are made in order: number 3 is the same whoever asks for it first. */
  at(number: number): Sample {
    while (this.#known.length <= number) this.#known.push(this.#make(this.#known.length));
    return this.#known[number]!;
  }

  #make(number: number): Sample {
    const { game, view, setup, side } = this.#question;
    const random = seededRandom(this.#random(SEEDS));
    const state = game.guess(view, random, setup);
    this.#planning.imagine?.(state, side, random);
    const dice = random(SEEDS);
    const column = number % this.columns;
    if (this.#other === undefined) return { state, dice, column };
    const plan = this.#planning.plan(state, this.#other, column, random);
    return { state, dice, column, other: { side: this.#other, plan } };
  }
}

/** Who else decides at this moment. */
function otherOf(game: AnyGame, state: unknown, side: Side): Side | undefined {
  const decision = game.decision(state);
  return decision.kind === 'choose' ? decision.sides.find((one) => one !== side) : undefined;
}
