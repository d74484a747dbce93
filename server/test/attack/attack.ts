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
  readonly server: ServerLife;
}

/** How the server itself fared in a phase. */
export interface ServerLife {
  /** How late its event loop came to what was due: what everybody waited for, whoever they were. */
  readonly lateP50Ms: number;
  readonly lateP99Ms: number;
  /** The same by processor time of its main thread, whatever else the machine had to do. */
  readonly busyP99Ms: number;
  /** Processor time of its main thread, and of all its threads, as a share of one core. */
  readonly mainThread: number;
  readonly allThreads: number;
  /** When the phase was over: of the process, and of it what is still in use. */
  readonly megabytes: number;
  readonly keptMegabytes: number;
}

/** The attacked server, and one that is left alone at the same time: what the machine itself makes everybody wait. */
export interface Phases {
  readonly attacked: Phase;
  readonly beside: Phase;
}

export interface Report extends AttackReport {
  readonly before: Phases;
  readonly during: Phases;
  readonly after: Phases;
  readonly costs: readonly Cost[];
}

export interface AttackOptions {
  /** Of the attack; before and after are a third of it. */
  readonly seconds: number;
  /** How long the server gets to come to rest. */
  readonly restSeconds: number;
  /**
   * An attack before anything is measured, with a rest of its own: a server that has met all this once has compiled what it
   * answers with. What the next attack leaves in memory is then what it left behind.
   */
  readonly earlierSeconds?: number;
  /** What the hostile clients send at least, however long that takes. */
  readonly least?: Sent;
  /** The kinds of hostile clients that take part; all of them if nothing is said. */
  readonly kinds?: readonly string[];
  /** They use what processor time the others leave: for figures, on a machine with nothing else to do. */
  readonly yielding?: boolean;
  /** Also measure what the largest bodies cost. */
  readonly costs?: boolean;
  readonly onPhase?: (phase: 'earlier' | 'before' | 'during' | 'rest' | 'after') => void;
}

export async function underAttack(options: AttackOptions): Promise<Report> {
  const { seconds, restSeconds, least = { messages: 0, requests: 0 }, kinds, onPhase } = options;
  const folder = mkdtempSync(join(tmpdir(), 'motti-attack-'));
  const server = startProcess(import.meta.url, 'server-child', [join(folder, 'attacked.db')]);
  const alone = startProcess(import.meta.url, 'server-child', [join(folder, 'beside.db')]);
  const hostiles: ChildProcess[] = [];
  try {
    const [{ url }, { url: besideUrl }] = await Promise.all([
      answerOf<{ url: string }>(server),
      answerOf<{ url: string }>(alone),
    ]);
    const players = [new Players(url, server), new Players(besideUrl, alone)] as const;
    for (const one of players) await one.open();
    const attack = (sent: Pick<AttackOrder, 'seconds' | 'least'>): Promise<AttackReport> => {
      const hostile = startProcess(import.meta.url, 'hostile-child', []);
      hostiles.push(hostile);
      hostile.send({
        url,
        kinds,
        yielding: options.yielding ?? false,
        ...sent,
      } satisfies AttackOrder);
      return answerOf<AttackReport>(hostile);
    };
    if (options.earlierSeconds) {
      onPhase?.('earlier');
      await attack({ seconds: options.earlierSeconds, least: { messages: 0, requests: 0 } });
      await sleep(restSeconds * 1000);
    }
    onPhase?.('before');
    const before = await play(players, seconds / 3);
    onPhase?.('during');
    const reported = attack({ seconds, least });
    const during = await play(players, seconds);
    const report = await reported;
    onPhase?.('rest');
    await sleep(restSeconds * 1000);
    onPhase?.('after');
    const after = await play(players, seconds / 3);
    for (const one of players) one.close();
    const costs = options.costs ? await costsOf(url, server) : [];
    return { ...report, before, during, after, costs };
  } finally {
    for (const hostile of hostiles) hostile.kill();
    for (const one of [server, alone]) {
      if (one.exitCode !== null) continue;
      one.send('stop');
      await once(one, 'exit');
    }
    rmSync(folder, { recursive: true });
  }
}

/** Both play for so long, in turn: what the machine does to one it does to the other. */
async function play([attacked, beside]: readonly [Players, Players], seconds: number) {
  const both = [attacked, beside];
  for (const one of both) await one.begin();
  const until = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < until; turn++) {
    for (const one of turn % 2 === 0 ? both : both.toReversed()) one.move(turn);
    await sleep(1000 / RATE);
  }
  // Whatever is still under way is waited for: a move without an answer would be a failure.
  while (both.some((one) => one.busy)) await sleep(5);
  return { attacked: await attacked.end(), beside: await beside.end() };
}

/** A few matches at the pace of people who are quick. */
class Players {
  #times: number[] = [];
  #refused = 0;
  readonly #matches: LoadMatch[];
  readonly #server: ChildProcess;

  constructor(url: string, server: ChildProcess) {
    this.#server = server;
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

  get busy(): boolean {
    return this.#matches.some((match) => match.busy);
  }

  async begin(): Promise<void> {
    this.#times = [];
    this.#refused = 0;
    this.#server.send('begin');
    await answerOf(this.#server);
  }

  /** The next of the matches moves, if it does not wait for an answer. */
  move(turn: number): void {
    const match = this.#matches[turn % MATCHES]!;
    // What it takes to think of a move is ours.
    match.prepare();
    if (!match.busy) match.move(performance.now());
  }

  async end(): Promise<Phase> {
    this.#server.send('end');
    const server = await answerOf<ServerLife>(this.#server);
    return {
      moves: this.#times.length,
      refused: this.#refused,
      p50Ms: at(this.#times, 0.5),
      p99Ms: at(this.#times, 0.99),
      server,
    };
  }

  close(): void {
    for (const match of this.#matches) match.close();
  }
}

/** The value below which this share of them lies. */
export function at(times: readonly number[], share: number): number {
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
