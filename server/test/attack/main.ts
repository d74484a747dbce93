// npm run attack -- --seconds 60: hostile clients beside ordinary ones, on loopback, and what came of it.
import { parseArgs } from 'node:util';
import { type Phase, underAttack } from './attack.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rest: { type: 'string', default: '60' },
    messages: { type: 'string', default: '0' },
    requests: { type: 'string', default: '0' },
  },
});
const report = await underAttack({
  seconds: Number(values.seconds),
  restSeconds: Number(values.rest),
  least: { messages: Number(values.messages), requests: Number(values.requests) },
  costs: true,
  onPhase: (phase) => console.log(`… ${phase}`),
});
const round = (ms: number): number => Number(ms.toFixed(1));
const row = (phase: Phase) => ({
  moves: phase.moves,
  refused: phase.refused,
  'p50 ms': round(phase.p50Ms),
  'p99 ms': round(phase.p99Ms),
  'echo p50 ms': round(phase.echoP50Ms),
  'echo p99 ms': round(phase.echoP99Ms),
  'server MB': Math.round(phase.megabytes),
});
console.table({
  before: row(report.before),
  during: row(report.during),
  after: row(report.after),
});
console.log(`${report.messages} hostile messages, ${report.requests} hostile requests; answers:`);
console.table(report.answers);
console.log('The largest bodies, processor time of the main thread in ms, medians; the worst:');
console.table(
  report.costs.map(({ totalMs, longestMs, worstMs, ...rest }) => ({
    ...rest,
    'in all': round(totalMs),
    'longest piece': round(longestMs),
    'worst piece': round(worstMs),
  })),
);
const failures = Object.keys(report.answers).filter((code) => /^http 5|^closed 1011/.test(code));
process.exit(failures.length === 0 ? 0 : 1);
