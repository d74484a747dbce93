// Lines from a person or from a script, one at a time.
import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from '../terminal.ts';

/** What came instead of a line. */
export const INTERRUPTED = Symbol('interrupted');
export type Answer = string | typeof INTERRUPTED | undefined;

export class LineReader {
  readonly #terminal: Terminal;
  readonly #interface: Interface;
  readonly #lines: string[] = [];
  #closed = false;
  #interrupted = false;
  #wake: (() => void) | undefined;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    const { input, interactive } = terminal;
    // Only a person needs an echo and a line editor.
    this.#interface = createInterface(
      interactive ? { input, output: process.stdout, terminal: true } : { input },
    );
    const wake = (): void => this.#wake?.();
    this.#interface.on('line', (line) => {
      this.#lines.push(line);
      wake();
    });
    this.#interface.on('close', () => {
      this.#closed = true;
      wake();
    });
    this.#interface.on('SIGINT', () => {
      this.#interrupted = true;
      wake();
    });
  }

  /** The next line without the spaces around it; `undefined` when there is none any more. */
  async next(prompt: string): Promise<Answer> {
    if (this.#terminal.interactive) {
      this.#interface.setPrompt(prompt);
      this.#interface.prompt();
    }
    for (;;) {
      if (this.#interrupted) return INTERRUPTED;
      const line = this.#lines.shift();
      if (line !== undefined) return line.trim();
      if (this.#closed) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.#interface.close();
  }
}
