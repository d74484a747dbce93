// A scenario being made: the document with its history, kept in this browser after every change.
import type { Json } from '@motti/engine';
import { scenarios } from '../store/scenarios.svelte.ts';
import { type History, newHistory, present, record, redo, undo } from './history.ts';

export class Desk<Doc extends object> {
  readonly id: string;
  readonly game: string;
  #history = $state.raw<History<Doc>>() as History<Doc>;
  /** When it was last kept, and whether the browser has done so. */
  saved = $state(0);
  failed = $state(false);
  /** Another tab has deleted it; the next change keeps it again. */
  gone = $state(false);
  readonly doc: Doc = $derived.by(() => present(this.#history));
  readonly #stop: () => void;

  /** `elsewhere` is what a change made in another tab is called among the steps. */
  constructor(game: string, id: string, doc: Doc, elsewhere: () => string) {
    this.game = game;
    this.id = id;
    this.#history = newHistory(doc);
    this.saved = scenarios.find(id)?.updated ?? 0;
    this.#stop = scenarios.onChange(id, (now) => {
      this.gone = now === undefined;
      if (!now) return;
      this.saved = now.updated;
      this.#history = record(this.#history, elsewhere(), now.data as unknown as Doc);
    });
  }

  get steps(): History<Doc>['steps'] {
    return this.#history.steps;
  }

  get at(): number {
    return this.#history.at;
  }

  change(label: string, doc: Doc, stroke = ''): void {
    this.#take(record(this.#history, label, doc, stroke));
  }

  undo(): void {
    this.#take(undo(this.#history));
  }

  redo(): void {
    this.#take(redo(this.#history));
  }

  close(): void {
    this.#stop();
  }

  /** Tries again what the browser would not keep. */
  save(): void {
    const data = this.doc as unknown as Json;
    this.failed = !scenarios.keep({ id: this.id, game: this.game, data });
    this.gone = false;
    if (!this.failed) this.saved = Date.now();
  }

  #take(history: History<Doc>): void {
    if (history === this.#history) return;
    this.#history = history;
    this.save();
  }
}
