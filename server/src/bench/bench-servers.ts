// Several servers on one PostgreSQL beside one on SQLite: the same matches, the same machine, one after the other.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@motti/catalog';
import { underLoad } from './bench.ts';
import { Postgres, postgresFolder } from './postgres.ts';

export interface ServersFigures {
  readonly db: 'sqlite' | 'postgres';
  readonly servers: number;
  /** As fast as they go, one move under way in each match. */
  readonly movesPerSecond: number;
  readonly p99Ms: number;
  /** Processor time of all servers for one move, in microseconds; the database's own is not in it. */
  readonly cpuMicros: number;
  /** At a steady rate: from the answer to a move to the screen of the other side, which sits at another server. */
  readonly screenP50Ms: number;
  readonly screenP99Ms: number;
}

export interface BenchServersOptions {
  readonly counts: readonly number[];
  /** The address of an empty PostgreSQL database; without one a PostgreSQL is started for this. */
  readonly url?: string;
  readonly seconds?: number;
  readonly matches?: number;
  /** Moves a second for the second measurement. */
  readonly rate?: number;
  readonly onPhase?: (phase: string) => void;
  readonly onFigures?: (figures: ServersFigures) => void;
}

export async function benchServers(options: BenchServersOptions): Promise<ServersFigures[]> {
  const { counts, url, onPhase, onFigures } = options;
  const all: ServersFigures[] = [];
  const add = (figures: ServersFigures): void => {
    all.push(figures);
    onFigures?.(figures);
  };
  const folder = mkdtempSync(join(tmpdir(), 'motti-bench-'));
  const postgres = url === undefined ? await ownPostgres() : undefined;
  try {
    onPhase?.('sqlite');
    add(await measure('sqlite', 1, join(folder, 'motti.db'), options));
    for (const count of counts) {
      onPhase?.(`postgres × ${count}`);
      const db = url ?? (await postgres!.database());
      add(await measure('postgres', count, db, options));
    }
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
  return all;
}

async function ownPostgres(): Promise<Postgres> {
  const programs = postgresFolder();
  if (programs === '') throw new Error('No PostgreSQL on this machine.');
  return Postgres.start(programs, true);
}

async function measure(
  db: ServersFigures['db'],
  servers: number,
  url: string,
  { seconds = 5, matches = 200, rate = 200 }: BenchServersOptions,
): Promise<ServersFigures> {
  const game = GAMES[0]?.id ?? '';
  const full = await underLoad(url, { game, matches, seconds }, servers);
  const steady = await underLoad(url, { game, matches, seconds, rate }, servers);
  return {
    db,
    servers,
    movesPerSecond: full.moves / full.seconds,
    p99Ms: full.p99Ms,
    cpuMicros: (full.serverCpuSeconds / full.moves) * 1e6,
    screenP50Ms: steady.screenP50Ms,
    screenP99Ms: steady.screenP99Ms,
  };
}
