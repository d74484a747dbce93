// Kills the server at random moments under load, hard, and looks at what is left.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type Random, seededRandom } from '@motti/engine';
import type { MatchCreated } from '@motti/protocol';
import { LiveMatch } from '../../src/matches/live-match.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { LogRow } from '../../src/store/store.ts';
import { type Acknowledged, Player } from './player.ts';

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
  /** Starts the server on this file, as a process that says where it listens. */
  readonly start: (file: string) => ChildProcess;
  readonly kills: number;
  readonly matches: number;
  /** A kill comes before so many milliseconds have passed, or so many acts have been acknowledged. */
  readonly window: number;
  readonly seed: string;
  readonly onKill?: (kill: number, acknowledged: number) => void;
}

export async function killTest(options: KillOptions): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'motti-kill-'));
  try {
    return await new KillTest(join(folder, 'motti.db'), options).run();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

class KillTest {
  readonly #file: string;
  readonly #options: KillOptions;
  readonly #random: Random;
  readonly #wrong: string[] = [];
  readonly #players: Player[] = [];
  /** Every match ever made, and the pairs that still play. */
  readonly #matches = new Set<string>();
  #pairs: Player[][] = [];
  #server: ChildProcess | undefined;
  #slowest = 0;

  constructor(file: string, options: KillOptions) {
    this.#file = file;
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
      this.#options.onKill?.(kill + 1, this.#acknowledged().length);
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
    this.#server = this.#options.start(this.#file);
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
      const response = await fetch(`${url}/api/matches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: game.id,
          setup: { scenario, options: {} },
          seats: {},
        }),
      });
      const made = (await response.json()) as MatchCreated;
      this.#matches.add(made.id);
      for (const [side, token] of Object.entries(made.seats))
        made.seats[side] = await takeSeat(url, made.id, token);
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
    const store = await openSqlite(this.#file);
    const logs = new Map<string, LogRow[]>();
    for (const id of this.#matches) {
      const stored = await store.match(id);
      if (!stored) {
        this.#wrong.push(`match ${id} is gone`);
        continue;
      }
      const rows = await store.rows(id);
      logs.set(id, rows);
      for (const [i, row] of rows.entries())
        if (row.n !== i + 1) this.#wrong.push(`match ${id}: row ${row.n} at place ${i + 1}`);
      const clients = rows.flatMap((row) => (row.client === null ? [] : [row.client]));
      if (new Set(clients).size < clients.length)
        this.#wrong.push(`match ${id}: an act done twice`);
      try {
        const live = new LiveMatch(this.#options.game, stored, rows);
        // Dice follow in the same append: no log ends between a move and its roll.
        if (live.status === 'playing' && live.decision.kind === 'chance')
          this.#wrong.push(`match ${id}: torn before a roll`);
      } catch (error) {
        this.#wrong.push(`match ${id} does not replay: ${String(error)}`);
      }
    }
    await store.close();
    this.#compare(logs);
    return logs;
  }

  /** Every acknowledged act is in the log, with its lines. */
  #compare(logs: ReadonlyMap<string, readonly LogRow[]>): void {
    const lost = this.#acknowledged().filter(({ match, client, lines }) => {
      const rows = logs.get(match) ?? [];
      const end = rows.findIndex((row) => row.client === client);
      // The client's id is on the last row of its act; dice may stand between it and the lines.
      const before = rows.slice(0, end + 1).findLast((row) => row.side !== 'chance');
      return end < 0 || before?.text !== lines.at(-1);
    });
    for (const { match, client } of lost) this.#wrong.push(`lost: ${match} ${client}`);
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

/** The secret of whoever sits down. */
async function takeSeat(url: string, match: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/matches/${match}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { token: string }).token;
}
