// The long version, from the command line: the first game of the catalog on the built server. See scripts/kill-test.mjs.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@motti/catalog';
import { killTest } from './kill.ts';

const [kills = '200', matches = '40', seed = String(Date.now())] = process.argv.slice(2);
const server = fileURLToPath(new URL('../../dist/bench/server-child.js', import.meta.url));
const game = GAMES[0]!;
console.log(`${game.id}, seed ${seed}`);
const report = await killTest({
  game,
  scenario: game.scenarios[0]!.id,
  start: (file) => fork(server, [file], { execArgv: [] }),
  kills: Number(kills),
  matches: Number(matches),
  window: 400,
  seed,
  onKill: (kill, acknowledged) => {
    if (kill % 10 === 0) console.log(`${kill} kills, ${acknowledged} acknowledged`);
  },
});
console.log(JSON.stringify(report, null, 2));
process.exit(report.wrong.length === 0 ? 0 : 1);
