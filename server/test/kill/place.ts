// Kills servers on one PostgreSQL, and the database itself, at random moments under load; players go to another server and
// come back with what was not answered. Then looks at what is left.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Random, seededRandom } from '@motti/engine';
import type { CreateMatch, MatchCreated } from '@motti/protocol';
import { toy } from '../../../engine/test/toy.ts';
import { startProcess } from '../../src/program.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { Postgres } from '../postgres.ts';
import { type Look, lookAt } from './look.ts';
import { type Acknowledged, makeMatch, Player } from './player.ts';

export interface PlaceKillOptions {
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  readonly servers: number;
  readonly matches: number;
  readonly kills: number;
  /** Every so many kills it is the database instead; and a server that is asked to stop, in good order. */
  readonly databaseEvery: number;
  readonly stopEvery: number;
  readonly seed: string;
  readonly onKill?: (kill: number, acknowledged: number) => void;
}

export interface PlaceKillReport {
  readonly kills: Readonly<Record<'killed' | 'stopped' | 'database', number>>;
  readonly acknowledged: number;
  readonly rows: number;
  readonly matches: number;
  readonly finished: number;
  readonly wrong: readonly string[];
}

interface Server {
  readonly process: ChildProcess;
  readonly url: string;
}

/** Acts between two kills at most. */
const WINDOW = 60;
/** What players are told while the database is away. */
const PASSING = ['internal'];
/** How often a server is started that ends before it listens. */
const STARTS = 5;

export async function placeKillTest(options: PlaceKillOptions): Promise<PlaceKillReport> {
  const postgres = await Postgres.start(options.programs);
  const test = new PlaceKillTest(postgres, await postgres.database(), options);
  try {
    return await test.run();
  } finally {
    await test.end();
    await postgres.stop();
  }
}

class PlaceKillTest {
  readonly #postgres: Postgres;
  readonly #url: string;
  readonly #options: PlaceKillOptions;
  readonly #random: Random;
  readonly #matches = new Set<string>();
  readonly #players: Player[] = [];
  readonly #kills = { killed: 0, stopped: 0, database: 0 };
  #tables: Player[][] = [];
  #servers: Server[] = [];
  #started = 0;
  #starting: Promise<unknown> = Promise.resolve();
  #ended = false;

  constructor(postgres: Postgres, url: string, options: PlaceKillOptions) {
    this.#postgres = postgres;
    this.#url = url;
    this.#options = options;
    this.#random = seededRandom(options.seed);
  }

  async run(): Promise<PlaceKillReport> {
    const { servers, kills, onKill } = this.#options;
    await Promise.all(Array.from({ length: servers }, () => this.#start()));
    for (let kill = 1; kill <= kills; kill++) {
      await this.#fill();
      await this.#wait();
      await this.#kill(kill);
      onKill?.(kill, this.#acknowledged().length);
    }
    await this.#starting;
    const still = await this.#playOn();
    this.#cut();
    const { logs, wrong } = await this.#look();
    return {
      kills: this.#kills,
      acknowledged: this.#acknowledged().length,
      rows: [...logs.values()].reduce((sum, rows) => sum + rows.length, 0),
      matches: this.#matches.size,
      finished: [...logs.values()].length - this.#tables.filter((table) => !isOver(table)).length,
      wrong: [...still, ...wrong, ...this.#players.flatMap((player) => player.wrong)],
    };
  }

  async end(): Promise<void> {
    this.#cut();
    await this.#starting.catch(() => undefined);
    await Promise.all(this.#servers.map((server) => gone(server, 'SIGKILL')));
  }

  #cut(): void {
    this.#ended = true;
    for (const player of this.#players) player.cut();
  }

  /** As whoever looks after servers does it: one that has found no database is started again. */
  async #start(): Promise<void> {
    for (let attempt = 1; !this.#ended; attempt++) {
      try {
        return await this.#startOnce();
      } catch (error) {
        if (attempt === STARTS) throw error;
      }
    }
  }

  async #startOnce(): Promise<void> {
    const name = `server-${++this.#started}`;
    const process = startProcess(import.meta.url, 'place-child', [this.#url, name]);
    const failed = once(process, 'exit').then(([code]) => {
      throw new Error(`${name} ended with ${code}`);
    });
    failed.catch(() => undefined);
    const [{ url }] = (await Promise.race([once(process, 'message'), failed])) as [{ url: string }];
    this.#servers.push({ process, url });
  }

  #anyServer(): string {
    return this.#servers[this.#random(this.#servers.length)]!.url;
  }

  /** As many running matches as wished; every third against a bot. */
  async #fill(): Promise<void> {
    this.#tables = this.#tables.filter((table) => !isOver(table));
    while (this.#tables.length < this.#options.matches) {
      const seats = this.#matches.size % 3 === 0 ? BOT : {};
      const made = await this.#make(seats);
      this.#matches.add(made.id);
      const table = Object.entries(made.seats).map(
        ([side, token]) => new Player(toy, made.id, side, token, this.#random, PASSING),
      );
      this.#tables.push(table);
      this.#players.push(...table);
      for (const player of table) {
        player.onLost = () => {
          if (!this.#ended) setTimeout(() => this.#connect(player), 20 + this.#random(100));
        };
        this.#connect(player);
      }
    }
  }

  /** Who has been cut off while making a match makes another one. */
  async #make(seats: CreateMatch['seats']): Promise<MatchCreated> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await makeMatch(this.#anyServer(), toy, 'long', seats);
      } catch (error) {
        if (!(error instanceof TypeError) || attempt === STARTS) throw error;
      }
    }
  }

  #connect(player: Player): void {
    if (!this.#ended) player.connect(this.#anyServer());
  }

  #acknowledged(): Acknowledged[] {
    return this.#players.flatMap((player) => player.acknowledged);
  }

  /** Some moment under load. */
  async #wait(): Promise<void> {
    const wanted = this.#acknowledged().length + this.#random(WINDOW);
    const until = performance.now() + 5000;
    while (this.#acknowledged().length < wanted && performance.now() < until) await sleep(1);
  }

  async #kill(kill: number): Promise<void> {
    const { databaseEvery, stopEvery } = this.#options;
    if (kill % databaseEvery === 0) {
      this.#kills.database++;
      await this.#postgres.kill();
      await sleep(this.#random(200));
      return this.#postgres.restart();
    }
    const [victim] = this.#servers.splice(this.#random(this.#servers.length), 1);
    const stops = kill % stopEvery === 0;
    this.#kills[stops ? 'stopped' : 'killed']++;
    // The next one joins when it is ready; the others go on meanwhile.
    this.#starting = Promise.all([this.#starting, this.#start()]);
    this.#starting.catch(() => undefined);
    await gone(victim!, stops ? 'SIGTERM' : 'SIGKILL');
    while (this.#servers.length < 2) await sleep(20);
  }

  /** Every match that was left goes on. */
  async #playOn(): Promise<string[]> {
    const tables = this.#tables.filter((table) => !isOver(table));
    const before = tables.map(doneBy);
    const stands = (): boolean =>
      tables.some((table, i) => !isOver(table) && doneBy(table) === before[i]);
    const until = performance.now() + 120_000;
    while (stands() && performance.now() < until) await sleep(20);
    return stands() ? ['a match does not go on'] : [];
  }

  async #look(): Promise<Look> {
    const store = await openPostgres(this.#url);
    try {
      return await lookAt(store, toy, this.#matches, this.#acknowledged());
    } finally {
      await store.close();
    }
  }
}

const BOT = { blue: { kind: 'bot', level: 'random' } } as const;

const isOver = (table: readonly Player[]): boolean => table.some((player) => player.over);

const doneBy = (table: readonly Player[]): number =>
  table.reduce((sum, player) => sum + player.acknowledged.length, 0);

async function gone({ process }: Server, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill(signal);
  await ended;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
