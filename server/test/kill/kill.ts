// Kills the server at random moments under load, hard, and looks at what is left.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AnyGame, type Random, seededRandom } from '@motti/engine';
import type { LogRow } from '../../src/store/store.ts';
import type { Database, Databases } from './database.ts';
import { lookAt } from './look.ts';
import { type Acknowledged, makeMatch, Player } from './player.ts';

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly rows: number;
  readonly matches: number;
  readonly finished: number;
  /** From the start of a killed server to its first answer, the longest. */
  readonly slowestStartMs: number;
  readonly wrong: readonly string[];
}

export interface KillOptions {
  /** What is played; the server must know it. */
  readonly game: AnyGame;
  readonly scenario: string;
  readonly databases: Databases;
  /** Starts the server on this database, as a process that says where it listens. */
  readonly start: (db: string) => ChildProcess;
  readonly kills: number;
  readonly matches: number;
  /** A kill comes before so many milliseconds have passed, or so many acts have been acknowledged. */
  readonly window: number;
  readonly seed: string;
  readonly onKill?: (kill: number, acknowledged: number, wrong: number) => void;
}

export async function killTest(options: KillOptions): Promise<KillReport> {
  return new KillTest(await options.databases.empty(), options).run();
}

class KillTest {
  readonly #database: Database;
  readonly #options: KillOptions;
  readonly #random: Random;
  readonly #wrong: string[] = [];
  readonly #players: Player[] = [];
  /** Every match ever made, and the pairs that still play. */
  readonly #matches = new Set<string>();
  #pairs: Player[][] = [];
  #server: ChildProcess | undefined;
  #slowest = 0;

  constructor(database: Database, options: KillOptions) {
    this.#database = database;
    this.#options = options;
    this.#random = seededRandom(options.seed);
  }

  async run(): Promise<KillReport> {
    for (let kill = 0; kill < this.#options.kills; kill++) {
      const url = await this.#start();
      for (const player of this.#pairs.flat()) player.connect(url);
      await this.#fill(url);
      await this.#wait(kill);
      await this.#kill();
      for (const player of this.#pairs.flat()) player.cut();
      await this.#look();
      this.#options.onKill?.(kill + 1, this.#acknowledged().length, this.#wrong.length);
    }
    await this.#playOn();
    return this.#report();
  }

  /** Every fourth kill comes while players are still coming back, the others at some moment under load. */
  async #wait(kill: number): Promise<void> {
    const { window } = this.#options;
    if (kill % 4 === 0) return sleep(this.#random(window));
    const wanted = this.#acknowledged().length + this.#random(window);
    const until = performance.now() + 20_000;
    while (this.#acknowledged().length < wanted && performance.now() < until) await sleep(1);
  }

  async #start(): Promise<string> {
    const started = performance.now();
    this.#server = this.#options.start(this.#database.name);
    const [{ url }] = (await once(this.#server, 'message')) as [{ url: string }];
    this.#slowest = Math.max(this.#slowest, performance.now() - started);
    return url;
  }

  async #kill(): Promise<void> {
    const gone = once(this.#server!, 'exit');
    this.#server!.kill('SIGKILL');
    await gone;
  }

  /** As many running matches as wished. */
  async #fill(url: string): Promise<void> {
    const { game, scenario } = this.#options;
    this.#pairs = this.#pairs.filter((pair) => !pair.every((player) => player.over));
    while (this.#pairs.length < this.#options.matches) {
      const made = await makeMatch(url, game, scenario);
      this.#matches.add(made.id);
      const pair = Object.entries(made.seats).map(
        ([side, token]) => new Player(game, made.id, side, token, this.#random),
      );
      this.#pairs.push(pair);
      this.#players.push(...pair);
      for (const player of pair) player.connect(url);
    }
  }

  #acknowledged(): Acknowledged[] {
    return this.#players.flatMap((player) => player.acknowledged);
  }

  /** What is on the disk, read as the next server will read it. */
  async #look(): Promise<Map<string, LogRow[]>> {
    const store = await this.#database.open();
    const { game } = this.#options;
    const { logs, wrong } = await lookAt(store, game, this.#matches, this.#acknowledged());
    this.#wrong.push(...wrong);
    await store.close();
    return logs;
  }

  /** Every match that was left goes on. */
  async #playOn(): Promise<void> {
    const before = this.#pairs.map(done);
    const url = await this.#start();
    for (const player of this.#pairs.flat()) player.connect(url);
    const stands = (): number =>
      this.#pairs.findIndex((pair, i) => !pair[0]!.over && done(pair) === before[i]);
    const until = performance.now() + 60_000;
    while (stands() >= 0 && performance.now() < until) await sleep(20);
    if (stands() >= 0) this.#wrong.push('a match does not go on');
    for (const player of this.#pairs.flat()) player.cut();
    await this.#kill();
  }

  async #report(): Promise<KillReport> {
    const logs = await this.#look();
    return {
      kills: this.#options.kills,
      acknowledged: this.#acknowledged().length,
      rows: [...logs.values()].reduce((sum, rows) => sum + rows.length, 0),
      matches: this.#matches.size,
      finished: this.#players.filter((player) => player.over).length / 2,
      slowestStartMs: Math.round(this.#slowest),
      wrong: [...this.#wrong, ...this.#players.flatMap((player) => player.wrong)],
    };
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How much of what the players of a match did has been acknowledged. */
const done = (pair: readonly Player[]): number =>
  pair.reduce((sum, player) => sum + player.acknowledged.length, 0);
