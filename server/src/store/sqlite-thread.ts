// A connection in a thread of its own, as this thread sees it. Questions are answered in the order they are asked.
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../program.ts';
import type { Answer } from './sqlite-connection.ts';
import type { Executor } from './sqlite-dialect.ts';
import type { Question, Reply } from './sqlite-worker.ts';

interface Asked {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export class SqliteThread implements Executor {
  readonly #worker: Worker;
  readonly #asked: Asked[] = [];
  #dead: Error | undefined;

  constructor(path: string) {
    this.#worker = startThread(import.meta.url, 'sqlite-worker', path);
    this.#worker.on('message', (reply: Reply) => {
      const asked = this.#asked.shift()!;
      if ('error' in reply) asked.reject(new Error(reply.error));
      else asked.resolve(reply);
    });
    this.#worker.on('error', (error) => this.#die(error as Error));
    this.#worker.on('exit', () => this.#die(new Error('the database is closed')));
  }

  execute(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    if (this.#dead) return Promise.reject(this.#dead);
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      const question: Question = { sql, parameters };
      this.#worker.postMessage(question);
    });
  }

  async close(): Promise<void> {
    if (this.#dead) return;
    const gone = once(this.#worker, 'exit');
    this.#worker.postMessage(undefined);
    await gone;
  }

  #die(error: Error): void {
    this.#dead ??= error;
    for (const asked of this.#asked.splice(0)) asked.reject(this.#dead);
  }
}
