// The hostile clients in a process of their own: what they cost themselves is not what ordinary players wait for.
import { invariant } from '@motti/engine';
import { attack, type Sent } from './hostile.ts';

export interface AttackOrder {
  readonly url: string;
  readonly seconds: number;
  /** It goes on until so much has been sent, for a quarter of an hour at most. */
  readonly least: Sent;
}

const LONGEST_MS = 15 * 60_000;

export interface AttackReport extends Readonly<Sent> {
  readonly answers: Readonly<Record<string, number>>;
}

process.once('message', async ({ url, seconds, least }: AttackOrder) => {
  invariant(new URL(url).hostname === '127.0.0.1', 'attacks go to loopback only');
  const answers = new Map<string, number>();
  const sent = { messages: 0, requests: 0 };
  const until = performance.now() + seconds * 1000;
  await attack({ url, until, least, latest: until + LONGEST_MS, answers, sent });
  process.send!({ ...sent, answers: Object.fromEntries(answers) });
  process.disconnect();
});
