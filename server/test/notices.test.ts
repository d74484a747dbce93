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

async function start(quietSeconds = 0.05): Promise<void> {
  mails.length = 0;
  pushes.length = 0;
  const config = { ...CONFIG, quietSeconds, publicUrl: 'http://127.0.0.1' };
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
      notice: { title: 'Toy\u00a0: à vous de jouer', url: `http://127.0.0.1/match/${made.id}` },
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

  test('who is still to be told when the server stops is told after it starts, and once', async () => {
    await start(1);
    const bo = await register('bo');
    const made = await server.create({ take: 'red' });
    const seat = { ...bo, authorization: `Bearer ${made.seats['blue']}` };
    await server.request('POST', `/api/matches/${made.id}/join`, {}, seat);
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await server.down();
    expect(mails).toEqual([]);
    await server.up();
    await expect.poll(() => mails.length, { timeout: 5000 }).toBe(1);
    expect(mails[0]).toMatchObject({ to: 'bo@example.org', notice: { tag: made.id } });
    await server.down();
    await server.up();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(mails).toHaveLength(1);
  });

  test('who has answered before the server stopped is not told after it starts', async () => {
    await start(1);
    const bo = await register('bo');
    const made = await server.create({ take: 'red' });
    const seat = { ...bo, authorization: `Bearer ${made.seats['blue']}` };
    await server.request('POST', `/api/matches/${made.id}/join`, {}, seat);
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await server.app.matches.summarise();
    const blues = expect.objectContaining({ match: made.id, side: 'blue' });
    expect(await server.store.plannedNotices()).toContainEqual(blues);
    const blue = await server.sit(made, 'blue');
    await blue.must({ type: 'resign' });
    await server.down();
    await server.up();
    expect(await server.store.plannedNotices()).toEqual([]);
  });

  test('a server that was killed before it wrote down whom to tell finds out from the log', async () => {
    await start(1);
    const bo = await register('bo');
    const made = await server.create({ take: 'red' });
    const seat = { ...bo, authorization: `Bearer ${made.seats['blue']}` };
    await server.request('POST', `/api/matches/${made.id}/join`, {}, seat);
    // From now on nothing but logs is written, as if there had been no time for it.
    await server.app.matches.summarise();
    server.store.summarise = async () => {};
    server.store.planNotices = async () => {};
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await server.down();
    await server.up();
    await expect.poll(() => mails.length, { timeout: 5000 }).toBe(1);
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
