// The long version, from the command line: see scripts/kill-test.mjs.
import { killTest } from './kill.ts';

const [kills = '200', matches = '40', seed = String(Date.now())] = process.argv.slice(2);
console.log(`seed ${seed}`);
const report = await killTest({
  kills: Number(kills),
  matches: Number(matches),
  seed,
  onKill: (kill, acknowledged) => {
    if (kill % 10 === 0) console.log(`${kill} kills, ${acknowledged} acknowledged`);
  },
});
console.log(JSON.stringify(report, null, 2));
process.exit(report.wrong.length === 0 ? 0 : 1);
