// The hostile clients in a process of their own: what they cost themselves is not what ordinary players wait for.
import { constants, setPriority } from 'node:os';
import { invariant } from '@motti/engine';
import { attack, type Sent } from './hostile.ts';

export interface AttackOrder {
  readonly url: string;
  readonly seconds: number;
  /** It goes on until so much has been sent, for a quarter of an hour at most. */
  readonly least: Sent;
  /** Which of them; all if nothing is said. */
  readonly kinds: readonly string[] | undefined;
  /** Real ones have machines of their own: these use what the server and the players leave. */
  readonly yielding: boolean;
}

const LONGEST_MS = 15 * 60_000;

export interface AttackReport extends Readonly<Sent> {
  readonly answers: Readonly<Record<string, number>>;
  /** Of the hostile clients: processor time as a share of one core. */
  readonly hostileCpu: number;
}

process.once('message', async ({ url, seconds, least, kinds, yielding }: AttackOrder) => {
  invariant(new URL(url).hostname === '127.0.0.1', 'attacks go to loopback only');
  if (yielding) setPriority(constants.priority.PRIORITY_LOW);
  const answers = new Map<string, number>();
  const sent = { messages: 0, requests: 0 };
  const began = performance.now();
  const until = began + seconds * 1000;
  const used = process.cpuUsage();
  await attack({ url, until, least, latest: until + LONGEST_MS, answers, sent }, kinds);
  const { user, system } = process.cpuUsage(used);
  const hostileCpu = (user + system) / 1000 / (performance.now() - began);
  process.send!({ ...sent, answers: Object.fromEntries(answers), hostileCpu });
  process.disconnect();
});
