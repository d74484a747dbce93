// Ordinary players beside hostile clients: what the players wait for before, during and after, what the server answers,
// and what memory it keeps.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameById } from '@motti/catalog';
import { LoadMatch } from '../../src/bench/load-match.ts';
import { startProcess } from '../../src/program.ts';
import { type Cost, costsOf } from './costs.ts';
import type { Sent } from './hostile.ts';
import type { AttackOrder, AttackReport } from './hostile-child.ts';

/** Ordinary matches, and moves a second in all of them. */
const MATCHES = 6;
const RATE = 40;

export interface Phase {
  readonly moves: number;
  readonly refused: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The same for a process that only says back what it is told: what the machine itself makes everybody wait. */
  readonly echoP50Ms: number;
  readonly echoP99Ms: number;
  /** Of the server, when the phase was over. */
  readonly megabytes: number;
}

export interface Report extends AttackReport {
  readonly before: Phase;
  readonly during: Phase;
  readonly after: Phase;
  readonly costs: readonly Cost[];
}

export interface AttackOptions {
  /** Of the attack; before and after are a third of it. */
  readonly seconds: number;
  /** How long the server gets to come to rest. */
  readonly restSeconds: number;
  /** What the hostile clients send at least, however long that takes. */
  readonly least?: Sent;
  /** Also measure what the largest bodies cost. */
  readonly costs?: boolean;
  readonly onPhase?: (phase: 'before' | 'during' | 'rest' | 'after') => void;
}

export async function underAttack(options: AttackOptions): Promise<Report> {
  const { seconds, restSeconds, least = { messages: 0, requests: 0 }, onPhase } = options;
  const folder = mkdtempSync(join(tmpdir(), 'motti-attack-'));
  const server = startProcess(import.meta.url, 'server-child', [join(folder, 'motti.db')]);
  const hostile = startProcess(import.meta.url, 'hostile-child', []);
  const echo = startProcess(import.meta.url, 'echo-child', []);
  try {
    const { url } = await answerOf<{ url: string }>(server);
    const players = new Players(url, server, echo);
    await players.open();
    onPhase?.('before');
    const before = await players.play(seconds / 3);
    onPhase?.('during');
    const order: AttackOrder = { url, seconds, least };
    hostile.send(order);
    const reported = answerOf<AttackReport>(hostile);
    const during = await players.play(seconds);
    const report = await reported;
    onPhase?.('rest');
    await sleep(restSeconds * 1000);
    onPhase?.('after');
    const after = await players.play(seconds / 3);
    players.close();
    const costs = options.costs ? await costsOf(url, server) : [];
    return { ...report, before, during, after, costs };
  } finally {
    hostile.kill();
    echo.kill();
    if (server.exitCode === null) {
      server.send('stop');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true });
  }
}

/** A few matches at the pace of people who are quick; and as often, a word to a process that only says it back. */
class Players {
  #times: number[] = [];
  #echoes: number[] = [];
  #refused = 0;
  readonly #matches: LoadMatch[];
  readonly #server: ChildProcess;
  readonly #echo: ChildProcess;

  constructor(url: string, server: ChildProcess, echo: ChildProcess) {
    this.#server = server;
    this.#echo = echo;
    echo.on('message', (said) => this.#echoes.push(performance.now() - Number(said)));
    const game = gameById('talvisota')!;
    this.#matches = Array.from(
      { length: MATCHES },
      () =>
        new LoadMatch([url], game, (started, ok) => {
          if (ok) this.#times.push(performance.now() - started);
          else this.#refused++;
        }),
    );
  }

  async open(): Promise<void> {
    for (const match of this.#matches) await match.open();
  }

  async play(seconds: number): Promise<Phase> {
    this.#times = [];
    this.#echoes = [];
    this.#refused = 0;
    const until = performance.now() + seconds * 1000;
    for (let turn = 0; performance.now() < until; turn++) {
      const match = this.#matches[turn % MATCHES]!;
      if (!match.busy) match.move(performance.now());
      this.#echo.send(performance.now());
      await sleep(1000 / RATE);
    }
    // Whatever is still under way is waited for: a move without an answer would be a failure.
    while (this.#matches.some((match) => match.busy)) await sleep(5);
    const moves = this.#times.length;
    this.#server.send('memory');
    const { megabytes } = await answerOf<{ megabytes: number }>(this.#server);
    return {
      moves,
      refused: this.#refused,
      p50Ms: at(this.#times, 0.5),
      p99Ms: at(this.#times, 0.99),
      echoP50Ms: at(this.#echoes, 0.5),
      echoP99Ms: at(this.#echoes, 0.99),
      megabytes,
    };
  }

  close(): void {
    for (const match of this.#matches) match.close();
  }
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** The next message of a child; an error if it ends without one. */
async function answerOf<T>(child: ChildProcess): Promise<T> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the attack ended with ${code}`);
  });
  const [answer] = (await Promise.race([once(child, 'message'), gone])) as [T];
  gone.catch(() => undefined);
  return answer;
}
