// What a move costs this server beside servers of other commits: in turn, in one run, by processor time. See
// scripts/bench-beside.mjs.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '@motti/catalog';
import type { LoadOrder, LoadReport } from '../../src/bench/load-child.ts';

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '4' },
    rate: { type: 'string', default: '500' },
    matches: { type: 'string', default: '40' },
    'own-load': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const program = (folder: string, name: string): string =>
  join(folder, 'server', 'dist', 'bench', `${name}.js`);
const started = (path: string, ...args: string[]): ChildProcess =>
  fork(path, args, { execArgv: [] });

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const [answer] = (await once(child, 'message')) as [T];
  return answer;
}

async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  return (await answerOf<{ cpuSeconds: number }>(server)).cpuSeconds;
}

/** Microseconds of processor time for a move of the server in this folder, with all its threads. */
async function microsOf(folder: string): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'motti-beside-'));
  const server = started(program(folder, 'server-child'), join(data, 'motti.db'));
  const { url } = await answerOf<{ url: string }>(server);
  // The same load for all of them, ours; or the same kind of load, where ours cannot read the views of an old server.
  const load = started(program(values['own-load'] ? folder : ROOT, 'load-child'));
  const order: LoadOrder & { url: string } = {
    urls: [url],
    url, // what old loads ask for
    game: GAMES[0]!.id,
    matches: Number(values.matches),
    seconds: Number(values.seconds),
    rate: Number(values.rate),
  };
  load.send(order);
  await answerOf(load);
  const before = await cpuOf(server);
  load.send('go');
  const { moves } = await answerOf<LoadReport>(load);
  const spent = (await cpuOf(server)) - before;
  server.send('stop');
  await once(server, 'exit');
  rmSync(data, { recursive: true });
  return (spent / moves) * 1e6;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

const folders = [ROOT, ...positionals.map((folder) => resolve(folder))];
const names = folders.map((folder, i) => (i === 0 ? 'here' : basename(folder)));
const measured: number[][] = folders.map(() => []);
for (let round = 0; round < Number(values.rounds); round++) {
  // Each is first as often as the others.
  for (let i = 0; i < folders.length; i++) {
    const at = (i + round) % folders.length;
    measured[at]!.push(await microsOf(folders[at]!));
  }
  console.log(names.map((name, i) => `${name} ${measured[i]!.at(-1)!.toFixed(0)} µs`).join(', '));
}
console.table(
  Object.fromEntries(
    names.map((name, i) => [
      name,
      {
        'µs a move': Math.round(median(measured[i]!)),
        least: Math.round(Math.min(...measured[i]!)),
        'here / this, median of rounds': Number(
          median(measured[0]!.map((micros, round) => micros / measured[i]![round]!)).toFixed(3),
        ),
      },
    ]),
  ),
);
