// npm run attack -- --seconds 60: hostile clients beside ordinary ones, on loopback, and what came of it.
import { parseArgs } from 'node:util';
import { type Phase, type Phases, underAttack } from './attack.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rest: { type: 'string', default: '60' },
    earlier: { type: 'string', default: '0' },
    messages: { type: 'string', default: '0' },
    requests: { type: 'string', default: '0' },
    only: { type: 'string' },
    costs: { type: 'boolean', default: true },
    yielding: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const report = await underAttack({
  seconds: Number(values.seconds),
  restSeconds: Number(values.rest),
  earlierSeconds: Number(values.earlier),
  least: { messages: Number(values.messages), requests: Number(values.requests) },
  ...(values.only === undefined ? {} : { kinds: values.only.split(',') }),
  yielding: values.yielding,
  costs: values.costs,
  onPhase: (phase) => console.log(`… ${phase}`),
});
const round = (n: number): number => Number(n.toFixed(n < 2 ? 2 : 1));
const row = (phase: Phase) => ({
  moves: phase.moves,
  refused: phase.refused,
  'p50 ms': round(phase.p50Ms),
  'p99 ms': round(phase.p99Ms),
  'late p50': round(phase.server.lateP50Ms),
  'late p99': round(phase.server.lateP99Ms),
  'busy p99': round(phase.server.busyP99Ms),
  'main thread': round(phase.server.mainThread),
  'all threads': round(phase.server.allThreads),
  'server MB': Math.round(phase.server.megabytes),
  'in use MB': Number(phase.server.keptMegabytes.toFixed(1)),
});
const rows = (name: string, { attacked, beside }: Phases) => ({
  [name]: row(attacked),
  [`${name}, a server beside it`]: row(beside),
});
console.table({
  ...rows('before', report.before),
  ...rows('during', report.during),
  ...rows('after', report.after),
});
const { messages, requests, hostileCpu } = report;
console.log(
  `${messages} hostile messages, ${requests} hostile requests by ${round(hostileCpu)} of a core; answers:`,
);
console.table(report.answers);
if (values.costs) {
  console.log('The largest bodies, processor time of the main thread in ms, medians; the worst:');
  console.table(
    report.costs.map(({ totalMs, longestMs, worstMs, ...rest }) => ({
      ...rest,
      'in all': round(totalMs),
      'longest piece': round(longestMs),
      'worst piece': round(worstMs),
    })),
  );
}
const failures = Object.keys(report.answers).filter((code) => /^http 5|^closed 1011/.test(code));
process.exit(failures.length === 0 ? 0 : 1);
