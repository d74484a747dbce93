// The load, in a process of its own: plays many matches at once over sockets, on loopback only, and stops by itself.
import { once } from 'node:events';
import { gameById } from '@motti/catalog';
import { invariant } from '@motti/engine';
import { LoadMatch } from './load-match.ts';

export interface LoadOrder {
  /** The servers; each side of a match sits at another one. */
  readonly urls: readonly string[];
  readonly game: string;
  readonly matches: number;
  readonly seconds: number;
  /** Moves a second in all; absent: every match moves as soon as its last move is answered. */
  readonly rate?: number;
}

export interface LoadReport {
  readonly moves: number;
  readonly refused: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** From the answer to a move to the other side's screen. */
  readonly screenP50Ms: number;
  readonly screenP99Ms: number;
  /** Processor time of this process while it played. */
  readonly cpuSeconds: number;
}

/** Programs are slow before they have been running for a while; what people meet is a server that has been. Of each server. */
const WARM_UP_SECONDS = 3;

async function load(order: LoadOrder, ready: () => Promise<void>): Promise<LoadReport> {
  const game = gameById(order.game);
  invariant(game, `no game ${order.game}`);
  const times: number[] = [];
  const screens: number[] = [];
  let refused = 0;
  /** Every match moves as soon as its last move is answered. */
  let pushing = false;
  const matches: LoadMatch[] = [];
  for (let i = 0; i < order.matches; i++) {
    const from = i % order.urls.length;
    const urls = [...order.urls.slice(from), ...order.urls.slice(0, from)];
    const done = (started: number, ok: boolean): void => {
      if (ok) times.push(performance.now() - started);
      else refused++;
      if (pushing) match.move(performance.now());
    };
    const match: LoadMatch = new LoadMatch(urls, game, done, (ms) => screens.push(ms));
    matches.push(match);
    await match.open();
  }
  const push = async (seconds: number): Promise<void> => {
    pushing = true;
    for (const match of matches) match.move(performance.now());
    await sleep(seconds * 1000);
    pushing = false;
  };
  await push(WARM_UP_SECONDS * order.urls.length);
  while (matches.some((match) => match.busy)) await sleep(10);
  await ready();
  times.length = 0;
  screens.length = 0;
  refused = 0;
  const started = performance.now();
  const cpu = process.cpuUsage();
  if (order.rate === undefined) await push(order.seconds);
  else {
    await pace(matches, order.rate, order.seconds);
    await sleep(started + order.seconds * 1000 - performance.now());
  }
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const moves = times.length;
  await sleep(200);
  for (const match of matches) match.close();
  times.sort((a, b) => a - b);
  screens.sort((a, b) => a - b);
  const at = (share: number, of = times): number => of[Math.floor((of.length - 1) * share)] ?? 0;
  return {
    moves,
    refused,
    seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    worstMs: at(1),
    screenP50Ms: at(0.5, screens),
    screenP99Ms: at(0.99, screens),
    cpuSeconds: (user + system) / 1e6,
  };
}

/** Sends at a steady rate, whatever the answers do: waiting in line counts. */
async function pace(matches: readonly LoadMatch[], rate: number, seconds: number): Promise<void> {
  const started = performance.now();
  const total = rate * seconds;
  let next = 0;
  for (let sent = 0; sent < total; ) {
    const elapsed = (performance.now() - started) / 1000;
    // Past saturation the last moves never find a match that is free.
    if (elapsed > seconds) return;
    const due = Math.min(total, elapsed * rate);
    for (; sent < due; sent++) {
      const scheduled = started + (sent / rate) * 1000;
      const idle = nextIdle(matches, next);
      if (idle < 0) break;
      next = idle + 1;
      matches[idle]!.move(scheduled);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function nextIdle(matches: readonly LoadMatch[], from: number): number {
  for (let i = 0; i < matches.length; i++) {
    const index = (from + i) % matches.length;
    if (!matches[index]!.busy) return index;
  }
  return -1;
}

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Says that every match stands, and waits for the word. */
async function standReady(): Promise<void> {
  process.send!('ready');
  await once(process, 'message');
}

process.once('message', async (order: LoadOrder) => {
  const isLocal = (url: string): boolean => new URL(url).hostname === '127.0.0.1';
  invariant(order.urls.every(isLocal), 'load goes to loopback only');
  process.send!(await load(order, standReady));
  process.disconnect();
});
