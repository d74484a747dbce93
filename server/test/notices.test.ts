// "Your turn": once, after a quiet moment, to who is not looking.
import { afterEach, describe, expect, test } from 'vitest';
import type { Mailer, Pusher } from '../src/notify/notices.ts';
import { isPushService, pusherOf } from '../src/notify/push.ts';
import { type Notice, noticeOf } from '../src/notify/words.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { CONFIG, TestServer } from './harness.ts';

let server: TestServer;
afterEach(() => server?.stop());

const mails: { to: string; notice: Notice }[] = [];
const pushes: { endpoint: string; notice: Notice }[] = [];
const mailer: Mailer = {
  send: async (to, notice) => {
    mails.push({ to, notice });
  },
};
const pusher: Pusher = {
  publicKey: 'key',
  send: async ({ endpoint }, notice) => {
    pushes.push({ endpoint, notice });
    return endpoint.endsWith('/gone') ? 'gone' : 'sent';
  },
};

async function start(): Promise<void> {
  mails.length = 0;
  pushes.length = 0;
  const config = { ...CONFIG, quietSeconds: 0.05, publicUrl: 'http://127.0.0.1' };
  server = await TestServer.start({ mailer, pusher, config });
}

async function register(name: string): Promise<{ cookie: string }> {
  const body = { name, password: 'correct horse', email: `${name}@example.org`, locale: 'fr' };
  const answer = await server.request('POST', '/api/accounts', body);
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}

const subscription = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } });

describe('a player who is away', () => {
  test('is told once, by mail and by push, in his language', async () => {
    await start();
    const bo = await register('bo');
    const push = subscription('https://fcm.googleapis.com/send/1');
    expect((await server.request('POST', '/api/push', push, bo)).status).toBe(204);
    const made = await server.create({ take: 'red' });
    const seat = { ...bo, authorization: `Bearer ${made.seats['blue']}` };
    await server.request('POST', `/api/matches/${made.id}/join`, {}, seat);
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await expect.poll(() => mails.length + pushes.length).toBe(2);
    expect(mails[0]).toMatchObject({
      to: 'bo@example.org',
      notice: { title: 'Toy : à vous de jouer', url: `http://127.0.0.1/match/${made.id}` },
    });
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(mails).toHaveLength(1);
  });

  test('who is looking is not told', async () => {
    await start();
    const bo = await register('bo');
    const made = await server.create({ take: 'red' });
    const seat = { ...bo, authorization: `Bearer ${made.seats['blue']}` };
    await server.request('POST', `/api/matches/${made.id}/join`, {}, seat);
    const red = await server.sit(made, 'red');
    await server.sit(made, 'blue');
    await red.play('ready');
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(mails).toEqual([]);
  });

  test('without an account, a seat can be told by push; a browser that is gone is forgotten', async () => {
    await start();
    const made = await server.create({ take: 'red' });
    const headers = { authorization: `Bearer ${made.seats['blue']}` };
    await server.request('POST', `/api/matches/${made.id}/join`, {}, headers);
    const endpoint = 'https://updates.push.services.mozilla.com/gone';
    const push = { ...subscription(endpoint), match: made.id, locale: 'en' };
    expect((await server.request('POST', '/api/push', push, headers)).status).toBe(204);
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await expect.poll(() => pushes.length).toBe(1);
    const owner = `seat ${made.id} blue`;
    await expect.poll(() => server.store.subscriptions(owner)).toEqual([]);
  });

  test('a subscription must be of a push service, and of somebody', async () => {
    await start();
    const anna = await register('anna');
    const inside = subscription('https://intranet.example/push');
    expect((await server.request('POST', '/api/push', inside, anna)).status).toBe(422);
    const fine = subscription('https://fcm.googleapis.com/send/1');
    expect((await server.request('POST', '/api/push', fine)).status).toBe(401);
  });
});

test('push services by name, and nothing that only looks like one', () => {
  expect(isPushService('https://web.push.apple.com/x')).toBe(true);
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'nonsense',
  ])
    expect([endpoint, isPushService(endpoint)]).toEqual([endpoint, false]);
});

test('the keys for push are made once and kept', async () => {
  const store = await openSqlite(':memory:');
  const first = await pusherOf(store, 'mailto:x@example.org');
  expect((await pusherOf(store, 'mailto:x@example.org')).publicKey).toBe(first.publicKey);
  await store.close();
});

test('a notice says which game, against whom, what is asked and by when', () => {
  const facts = {
    game: 'Talvisota',
    opponents: ['Anna', 'Bo'],
    asked: 'Plan your attacks.',
    until: Date.UTC(2026, 10, 15, 20, 30),
    url: '/match/x',
    match: 'x',
  };
  expect(noticeOf('en', facts)).toEqual({
    title: 'Talvisota: your turn',
    body: 'Against Anna and Bo. Plan your attacks. By November 15, 2026 at 8:30 PM UTC.',
    url: '/match/x',
    tag: 'x',
  });
  expect(noticeOf('fr', { ...facts, until: undefined }).body).toBe(
    'Contre Anna et Bo. Plan your attacks.',
  );
});
