// A bar on the terminal for long work; silent when nobody looks.
import type { Context } from './context.ts';

const WIDTH = 28;
const REDRAW_MILLISECONDS = 100;

export class Progress {
  readonly #context: Context;
  readonly #label: string;
  readonly #total: number;
  readonly #start = performance.now();
  #drawn = 0;

  constructor(context: Context, label: string, total: number) {
    this.#context = context;
    this.#label = label;
    this.#total = total;
    this.#draw(0);
  }

  /** Shows how much is done; as often as you like, drawn a few times a second. */
  show(done: number): void {
    const now = performance.now();
    if (done < this.#total && now - this.#drawn < REDRAW_MILLISECONDS) return;
    this.#drawn = now;
    this.#draw(done);
  }

  /** Takes the bar away: what is printed next stands in its place. */
  clear(): void {
    this.#context.terminal.status('');
  }

  #draw(done: number): void {
    const { terminal, words, locale } = this.#context;
    const number = new Intl.NumberFormat(locale);
    const full = Math.round((WIDTH * done) / this.#total);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    const seconds = (performance.now() - this.#start) / 1000;
    const left = Math.ceil((seconds * (this.#total - done)) / Math.max(1, done));
    const time = done > 0 && left > 0 ? words.secondsLeft(left) : '';
    const count = `${number.format(done)} / ${number.format(this.#total)}`;
    terminal.status(`${this.#label} ${bar} ${count}  ${time}`);
  }
}
