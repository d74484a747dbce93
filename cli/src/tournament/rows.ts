// The rows of a tournament in a file: written as they come, and read again when it is taken up where it stopped.
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '@motti/engine';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { csvLine } from '../simulate/csv.ts';
import { type Job, type Row, seatsOf, seedOf, setupOf } from './job.ts';

const HEADER = ['game', 'scenario', 'number', 'seed', 'first', 'second', 'score', 'winner'];

export class RowFile {
  readonly #path: string;
  readonly #job: Omit<Job, 'known'>;

  constructor(path: string, job: Omit<Job, 'known'>) {
    this.#path = path;
    this.#job = job;
  }

  /** Begins the file, or reads what stands in it; a line that was cut off is played again. */
  open({ words }: Context, game: AnyGame, resume: boolean, force: boolean): Row[] {
    if (!existsSync(this.#path) || (!resume && force)) {
      writeFileSync(this.#path, csvLine(HEADER));
      return [];
    }
    if (!resume) throw new Failure(words.fileExists(this.#path));
    const text = readFileSync(this.#path, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    truncateSync(this.#path, Buffer.byteLength(whole));
    const [header, ...lines] = whole.split('\n').filter((line) => line !== '');
    if (`${header}\n` !== csvLine(HEADER)) throw new Failure(words.tournamentOther(this.#path));
    return lines.map((line, index) => {
      const [first, second] = game.seats(setupOf(this.#job, index));
      const score = Number(line.split(',')[6]);
      const winner = score === 1 ? first : score === 0 ? second : undefined;
      const row: Row = { index, bots: seatsOf(this.#job, index), score, winner };
      if (this.#line(row) !== `${line}\n`) throw new Failure(words.tournamentOther(this.#path));
      return row;
    });
  }

  add(row: Row): void {
    appendFileSync(this.#path, this.#line(row));
  }

  #line({ index, bots, score, winner }: Row): string {
    const { scenario } = setupOf(this.#job, index);
    const seed = seedOf(this.#job, index);
    return csvLine([this.#job.game, scenario, index, seed, ...bots, score, winner ?? 'draw']);
  }
}
