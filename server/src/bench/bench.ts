// What the server can bear: many live matches, durable moves, on this machine, beside the cost of the store alone.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@motti/catalog';
import { startProcess } from '../program.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { LogRow } from '../store/store.ts';
import type { LoadOrder, LoadReport } from './load-child.ts';

export interface ServerFigures {
  readonly matches: number;
  /** As fast as they go, one move under way in each match. */
  readonly movesPerSecond: number;
  readonly fullP50Ms: number;
  readonly fullP99Ms: number;
  /** Asked for 5,000 moves a second, half of what we aim at: so many came, with these times. */
  readonly rate: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The same at half of what this machine was just seen to bear. */
  readonly halfRate: number;
  readonly halfP50Ms: number;
  readonly halfP99Ms: number;
  /** Processor time for one move, in microseconds: of the server with all its threads, and of what loads it. */
  readonly cpuMicros: number;
  readonly loadCpuMicros: number;
  /** Rows that the store alone makes durable in a second, one at a time and forty at a time. */
  readonly storeRowsPerSecond: number;
  readonly storeGroupRowsPerSecond: number;
}

export interface BenchOptions {
  readonly game?: string;
  readonly matches?: number;
  readonly seconds?: number;
  readonly rate?: number;
  readonly onPhase?: (phase: 'store' | 'full' | 'steady' | 'half') => void;
}

export async function benchServer(options: BenchOptions = {}): Promise<ServerFigures> {
  const { matches = 200, seconds = 5, rate = 5000, onPhase } = options;
  const game = options.game ?? GAMES[0]?.id ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'motti-bench-'));
  try {
    onPhase?.('store');
    const storeRowsPerSecond = await storeRate(join(folder, 'one.db'), 1, seconds / 3);
    const storeGroupRowsPerSecond = await storeRate(join(folder, 'group.db'), 40, seconds / 3);
    onPhase?.('full');
    const full = await underLoad(join(folder, 'full.db'), { game, matches, seconds });
    onPhase?.('steady');
    const steady = await underLoad(join(folder, 'steady.db'), { game, matches, seconds, rate });
    onPhase?.('half');
    const movesPerSecond = full.moves / full.seconds;
    const halfOrder = { game, matches, seconds, rate: movesPerSecond / 2 };
    const half = await underLoad(join(folder, 'half.db'), halfOrder);
    return {
      matches,
      movesPerSecond,
      fullP50Ms: full.p50Ms,
      fullP99Ms: full.p99Ms,
      rate: steady.moves / steady.seconds,
      p50Ms: steady.p50Ms,
      p99Ms: steady.p99Ms,
      halfRate: half.moves / half.seconds,
      halfP50Ms: half.p50Ms,
      halfP99Ms: half.p99Ms,
      cpuMicros: (full.serverCpuSeconds / full.moves) * 1e6,
      loadCpuMicros: (full.cpuSeconds / full.moves) * 1e6,
      storeRowsPerSecond,
      storeGroupRowsPerSecond,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export type UnderLoad = LoadReport & { readonly serverCpuSeconds: number };

/** So many servers on this database, with a load on all of them. */
export async function underLoad(
  db: string,
  order: Omit<LoadOrder, 'urls'>,
  count = 1,
): Promise<UnderLoad> {
  const start = (_: unknown, i: number): ChildProcess =>
    startProcess(import.meta.url, 'server-child', [db, `bench-${i + 1}`]);
  const servers = Array.from({ length: count }, start);
  const ready = await Promise.all(servers.map((server) => answerOf<{ url: string }>(server)));
  const load = startProcess(import.meta.url, 'load-child', []);
  load.send({ ...order, urls: ready.map(({ url }) => url) });
  await answerOf(load);
  const before = await cpuOfAll(servers);
  load.send('go');
  const report = await answerOf<LoadReport>(load);
  const serverCpuSeconds = (await cpuOfAll(servers)) - before;
  for (const server of servers) server.send('stop');
  await Promise.all(servers.map((server) => once(server, 'exit')));
  return { ...report, serverCpuSeconds };
}

async function cpuOfAll(servers: readonly ChildProcess[]): Promise<number> {
  const each = await Promise.all(servers.map(cpuOf));
  return each.reduce((sum, seconds) => sum + seconds, 0);
}

async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  return (await answerOf<{ cpuSeconds: number }>(server)).cpuSeconds;
}

/** The next message of a child; an error if it ends without one. */
async function answerOf<T>(child: ChildProcess): Promise<T> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the load test ended with ${code}`);
  });
  const [answer] = (await Promise.race([once(child, 'message'), gone])) as [T];
  gone.catch(() => undefined);
  return answer;
}

async function storeRate(file: string, group: number, seconds: number): Promise<number> {
  const store = await openSqlite(file);
  const started = performance.now();
  let n = 0;
  while (performance.now() - started < seconds * 1000) {
    n++;
    const row: LogRow = {
      n,
      kind: 'line',
      side: 'red',
      text: 'assign karelia 122',
      at: Date.now(),
      client: `red m${n}`,
    };
    await store.append(
      Array.from({ length: group }, (_, i) => ({ match: `match-${i}`, rows: [row] })),
    );
  }
  const rate = (n * group) / ((performance.now() - started) / 1000);
  await store.close();
  return rate;
}
