// The long version, from the command line: the first game of the catalog on the built server. See scripts/kill-test.mjs.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '@motti/catalog';
import { type Databases, onPostgres, onSqlite } from './database.ts';
import { killTest } from './kill.ts';
import { startKillTest } from './starts.ts';

const { values, positionals } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    starts: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [kills = '200', matches = '40', seed = String(Date.now())] = positionals;
const server = fileURLToPath(new URL('../../dist/bench/server-child.js', import.meta.url));
const started = (...args: string[]) => fork(server, args, { execArgv: [] });

const underLoad = (databases: Databases) =>
  killTest({
    game: GAMES[0]!,
    scenario: GAMES[0]!.scenarios[0]!.id,
    databases,
    start: (db) => started(db),
    kills: Number(kills),
    matches: Number(matches),
    window: 400,
    seed,
    onKill: (kill, acknowledged, wrong) => {
      if (kill % 10 === 0)
        console.log(`${kill} kills, ${acknowledged} acknowledged, ${wrong} things wrong`);
    },
  });

const atStarts = (databases: Databases) =>
  startKillTest({
    databases,
    stand: (db) => started(db, 'bench', 'stand'),
    kills: Number(kills),
    seed,
    onKill: (kill, wrong) => {
      if (kill % 10 === 0) console.log(`${kill} kills, ${wrong} things wrong`);
    },
  });

console.log(`${values.postgres ? 'PostgreSQL' : 'SQLite'}, seed ${seed}`);
const databases = values.postgres ? await onPostgres() : onSqlite();
const report = await (values.starts ? atStarts : underLoad)(databases);
await databases.remove();
console.log(JSON.stringify(report, null, 2));
process.exit(report.wrong.length === 0 ? 0 : 1);
