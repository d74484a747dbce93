// What a match asks: of whom, and since when. Many want to know, and the rules are asked once.
import type { AnyAction, Decision, GameEvent, Match, Side } from '@motti/engine';

export type AnyMatch = Match<unknown, AnyAction, unknown, GameEvent>;

/** The decision after so many of these entries: a list of entries only ever grows, what takes back makes a new one. */
interface Asking {
  readonly entries: AnyMatch['entries'];
  readonly length: number;
  readonly decision: Decision;
  text?: string;
}

export class Questions {
  readonly #play: AnyMatch;
  #known: Asking | undefined;
  readonly #since = new Map<Side, number>();

  constructor(play: AnyMatch) {
    this.#play = play;
  }

  get decision(): Decision {
    return this.#asking().decision;
  }

  /** The decision as JSON. */
  get text(): string {
    const asking = this.#asking();
    asking.text ??= JSON.stringify(asking.decision);
    return asking.text;
  }

  /** The row since which this side's answer is waited for, if it is. */
  since(side: Side): number | undefined {
    return this.#since.get(side);
  }

  /** These sides are asked, after that many rows. */
  ask(asked: readonly Side[], rows: number): void {
    for (const side of this.#since.keys()) if (!asked.includes(side)) this.#since.delete(side);
    for (const side of asked) if (!this.#since.has(side)) this.#since.set(side, rows);
  }

  #asking(): Asking {
    const { entries } = this.#play;
    const known = this.#known;
    if (known?.entries === entries && known.length === entries.length) return known;
    const asking = { entries, length: entries.length, decision: this.#play.decision };
    this.#known = asking;
    return asking;
  }
}
