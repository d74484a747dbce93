// Floods stay local: who is many waits for themselves, and who breaks the rules is not listened to any more.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FairTurns } from '../src/live/fair-turns.ts';
import { Turnstile } from '../src/turnstile.ts';
import { CONFIG, TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  const limits = { ...CONFIG.limits, messages: 5, burst: 20 };
  server = await TestServer.start({ config: { ...CONFIG, limits } });
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** The server's ends of the sockets. */
const ends = (): { isPaused: boolean }[] => [
  ...(server.app.fastify.websocketServer.clients as Set<{ isPaused: boolean }>),
];

test.each([
  ['too many messages', () => Array.from({ length: 40 }, () => '{"type":"undo"}')],
  ['what is no JSON', () => ['{']],
  ['what is too long for who has no seat', () => ['x'.repeat(5000)]],
])('after %s nothing more is read from that socket', async (_, messages) => {
  const client = await server.connect();
  for (const message of messages()) client.send(message);
  await expect.poll(() => ends().some(({ isPaused }) => isPaused)).toBe(true);
  await client.gone();
});

test('whoever comes in has a turn of their address, and so has whoever talks', async () => {
  const run = vi.spyOn(FairTurns.prototype, 'run');
  const asked = (): string[] => run.mock.calls.map(([address]) => address);
  await server.request('GET', '/api/matches/open');
  expect(asked()).toEqual(['127.0.0.1']);
  const { red } = await server.match();
  const door = run.mock.contexts[0];
  run.mockClear();
  await red.must({ type: 'chat', text: 'well' });
  expect(asked()).toEqual(['127.0.0.1']);
  // Not in one line with those who knock.
  expect(run.mock.contexts[0]).not.toBe(door);
});

test('what is said while sitting down still waits is done in its order', async () => {
  const made = await server.create();
  const client = await server.connect();
  const held: (() => void)[] = [];
  const run = vi.spyOn(FairTurns.prototype, 'run').mockImplementation((_, work) => {
    held.push(work);
    return true;
  });
  client.send({ type: 'sit', match: made.id, token: made.seats['red'] });
  client.send({ type: 'join', id: 'first' });
  await expect.poll(() => held.length).toBe(2);
  // Both wait at the door: whoever talks before they sit does not overtake their own knocking.
  expect(run.mock.contexts[1]).toBe(run.mock.contexts[0]);
  run.mockRestore();
  for (const work of held) work();
  await client.until(() => client.problems.length > 0);
  // Nobody sat yet when it came: the answer says so, and the socket goes on.
  expect(client.problems[0]).toMatchObject({ code: 'sit-first', id: 'first' });
  await client.until(() => client.info !== undefined);
  await client.must({ type: 'join' });
});

test('whole records, scenarios of players and passwords go through one at a time', async () => {
  const run = vi.spyOn(Turnstile.prototype, 'run');
  await server.request('POST', '/api/matches/import', { record: 'nothing' });
  expect(run).toHaveBeenCalledTimes(1);
  const setup = { scenario: 'own', options: {}, data: {} };
  await server.request('POST', '/api/matches', { game: 'toy', setup, seats: {} });
  expect(run).toHaveBeenCalledTimes(2);
  await server.request('POST', '/api/session', { name: 'anna', password: 'long enough to try' });
  expect(run.mock.calls.length).toBeGreaterThan(2);
  run.mockClear();
  const large = JSON.stringify({ record: 'x'.repeat(100_000) });
  await fetch(`${server.url}/api/matches/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: large,
  });
  // Read, and then played.
  expect(run).toHaveBeenCalledTimes(2);
});

test('after what was dear the next one waits so many times as long', async () => {
  vi.useFakeTimers();
  try {
    const turnstile = new Turnstile({ line: 1, rest: 3 });
    const taken = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));
    const second = vi.fn();
    const first = turnstile.run(taken(20));
    void turnstile.run(second);
    await expect(turnstile.run(second)).rejects.toMatchObject({ code: 'busy' });
    await vi.advanceTimersByTimeAsync(20);
    await first;
    await vi.advanceTimersByTimeAsync(59);
    expect(second).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(second).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
