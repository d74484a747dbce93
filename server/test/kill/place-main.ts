// The long version, from the command line. See scripts/kill-servers.mjs.
import { postgresFolder } from '../postgres.ts';
import { placeKillTest } from './place.ts';

const [kills = '220', matches = '30', seed = String(Date.now())] = process.argv.slice(2);
console.log(`seed ${seed}`);
const report = await placeKillTest({
  programs: postgresFolder(),
  servers: 3,
  matches: Number(matches),
  kills: Number(kills),
  databaseEvery: 11,
  stopEvery: 4,
  seed,
  onKill: (kill, acknowledged) => {
    if (kill % 10 === 0) console.log(`${kill} kills, ${acknowledged} acknowledged`);
  },
});
console.log(JSON.stringify(report, null, 2));
process.exit(report.wrong.length === 0 ? 0 : 1);
