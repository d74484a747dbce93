// npm run attack -- --seconds 60: hostile clients beside ordinary ones, on loopback, and what came of it.
import { parseArgs } from 'node:util';
import { type Phase, underAttack } from './attack.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rest: { type: 'string', default: '60' },
  },
});
const report = await underAttack({
  seconds: Number(values.seconds),
  restSeconds: Number(values.rest),
  onPhase: (phase) => console.log(`… ${phase}`),
});
const row = ({ moves, refused, p50Ms, p99Ms, megabytes }: Phase) => ({
  moves,
  refused,
  'p50 ms': Number(p50Ms.toFixed(1)),
  'p99 ms': Number(p99Ms.toFixed(1)),
  'server MB': Math.round(megabytes),
});
console.table({
  before: row(report.before),
  during: row(report.during),
  after: row(report.after),
});
console.log(`${report.messages} hostile messages, ${report.requests} hostile requests; answers:`);
console.table(report.answers);
