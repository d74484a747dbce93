// The hostile clients in a process of their own: what they cost themselves is not what ordinary players wait for.
import { invariant } from '@motti/engine';
import { attack } from './hostile.ts';

export interface AttackOrder {
  readonly url: string;
  readonly seconds: number;
}

export interface AttackReport {
  readonly messages: number;
  readonly requests: number;
  readonly answers: Readonly<Record<string, number>>;
}

process.once('message', async ({ url, seconds }: AttackOrder) => {
  invariant(new URL(url).hostname === '127.0.0.1', 'attacks go to loopback only');
  const answers = new Map<string, number>();
  const sent = { messages: 0, requests: 0 };
  await attack({ url, until: performance.now() + seconds * 1000, answers, sent });
  process.send!({ ...sent, answers: Object.fromEntries(answers) });
  process.disconnect();
});
