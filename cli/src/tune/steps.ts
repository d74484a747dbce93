// The steps of a tuning in a file, one row each: written as they come, and read again to go on.
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { csvLine } from '../simulate/csv.ts';
import { startOf, type Tunable, type Weights } from './spsa.ts';

export interface Reached {
  /** Steps taken. */
  readonly step: number;
  readonly weights: Weights;
}

export class StepFile {
  readonly #path: string;
  readonly #names: readonly string[];
  readonly #kind: string;

  /** `kind` says what is tuned: game, scenario and seed. */
  constructor(path: string, kind: string, tunable: Tunable) {
    this.#path = path;
    this.#kind = kind;
    this.#names = Object.keys(tunable);
  }

  /** Begins the file, or tells how far it is; a line that was cut off is done again. */
  open({ words }: Context, tunable: Tunable, resume: boolean, force: boolean): Reached {
    const header = csvLine(['tuned', 'step', 'score', 'games', ...this.#names]);
    if (!existsSync(this.#path) || (!resume && force)) {
      writeFileSync(this.#path, header);
      return { step: 0, weights: startOf(tunable) };
    }
    if (!resume) throw new Failure(words.fileExists(this.#path));
    const text = readFileSync(this.#path, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    truncateSync(this.#path, Buffer.byteLength(whole));
    const lines = whole.split('\n').filter((line) => line !== '');
    const last = lines.slice(1).at(-1)?.split(',');
    if (`${lines[0]}\n` !== header || (last && last[0] !== this.#kind))
      throw new Failure(words.tuneOther(this.#path));
    if (!last) return { step: 0, weights: startOf(tunable) };
    const values = last.slice(4).map(Number);
    const weights = Object.fromEntries(this.#names.map((name, i) => [name, values[i]!]));
    return { step: Number(last[1]), weights };
  }

  add(step: number, score: number, games: number, weights: Weights): void {
    const values = this.#names.map((name) => weights[name]!);
    appendFileSync(this.#path, csvLine([this.#kind, step, score, games, ...values]));
  }
}
