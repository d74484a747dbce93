// "Your turn": once, after a quiet moment, to who is not looking.
import { afterEach, describe, expect, test } from 'vitest';
import { mailerOf } from '../src/notify/mail.ts';
import type { Mailer, Pusher } from '../src/notify/notices.ts';
import { isPushService, pusherOf } from '../src/notify/push.ts';
import { type Notice, noticeOf } from '../src/notify/words.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { CONFIG, TestServer } from './harness.ts';
import { mailServer } from './mail-server.ts';

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

/** Milliseconds by which the server's clock is ahead. */
let ahead = 0;
/** So long that nothing is told before the test says so, however slow the machine. */
const LONG = 600;
const SHORT = 0.05;
const config = { ...CONFIG, quietSeconds: SHORT, publicUrl: 'http://127.0.0.1' };

async function start(quietSeconds = SHORT, by: Mailer = mailer): Promise<void> {
  mails.length = 0;
  pushes.length = 0;
  ahead = 0;
  config.quietSeconds = quietSeconds;
  server = await TestServer.start({ mailer: by, pusher, config, now: () => Date.now() + ahead });
}

/** The server stops, and starts again after the quiet moment. */
async function restartLate(): Promise<void> {
  await server.down();
  expect(mails).toEqual([]);
  ahead += LONG * 1000;
  config.quietSeconds = SHORT;
  await server.up();
}

async function register(name: string): Promise<{ cookie: string }> {
  const body = { name, password: 'correct horse', email: `${name}@example.org`, locale: 'fr' };
  const answer = await server.request('POST', '/api/accounts', body);
  // The first letter asks whether the address is theirs; nothing is sent there before.
  await expect.poll(() => mails.length).toBeGreaterThan(0);
  const token = mails.pop()!.notice.url.split('/').at(-1);
  const confirmed = await server.request('POST', '/api/letters/confirm', { token });
  expect(confirmed.status).toBe(204);
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}

const subscription = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } });

describe('whoever waits for an opponent', () => {
  test('is told by mail and by push when somebody sits down, though it is not their turn', async () => {
    await start(LONG);
    const bo = await register('bo');
    const push = subscription('https://fcm.googleapis.com/send/1');
    expect((await server.request('POST', '/api/push', push, bo)).status).toBe(204);
    const made = await server.create({});
    await server.take(made, 'blue', bo);
    expect(mails).toHaveLength(0);
    expect(pushes).toHaveLength(0);
    await server.take(made, 'red');
    await expect.poll(() => mails.length).toBe(1);
    await expect.poll(() => pushes.length).toBe(1);
    expect(pushes[0]!.notice).toMatchObject({ url: mails[0]!.notice.url, tag: made.id });
    expect(pushes[0]!.notice.title).toMatch(/has sat down$|a pris place$/);
    expect(mails[0]).toMatchObject({
      to: 'bo@example.org',
      notice: { url: `http://127.0.0.1/match/${made.id}` },
    });
    expect(mails[0]!.notice.title).toMatch(/a pris place$/);
  });

  test('by mail over the wire: a real mail server takes the letter', async () => {
    const post = await mailServer();
    try {
      const real = mailerOf({ url: post.url, from: 'motti@example.org' });
      const wired: Mailer = {
        send: async (to, notice) => {
          await real.send(to, notice);
          await mailer.send(to, notice);
        },
      };
      await start(LONG, wired);
      const bo = await register('bo');
      const made = await server.create({});
      await server.take(made, 'blue', bo);
      const before = post.lines.length;
      await server.take(made, 'red');
      await expect.poll(() => mails.length).toBe(1);
      const letter = post.lines.slice(before).join('\n');
      expect(letter).toContain('RCPT TO:<bo@example.org>');
      expect(letter).toContain(`/match/${made.id}`);
    } finally {
      await post.close();
    }
  });
});

describe('a player who is away', () => {
  test('is told once, by mail and by push, in their language', async () => {
    await start();
    const bo = await register('bo');
    const push = subscription('https://fcm.googleapis.com/send/1');
    expect((await server.request('POST', '/api/push', push, bo)).status).toBe(204);
    const made = await server.create({ take: 'red' });
    await server.take(made, 'blue', bo);
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
    await server.take(made, 'blue', bo);
    const red = await server.sit(made, 'red');
    await server.sit(made, 'blue');
    await red.play('ready');
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(mails).toEqual([]);
  });

  test('without an account, a seat can be told by push; a browser that is gone is forgotten', async () => {
    await start();
    const made = await server.create({ take: 'red' });
    await server.take(made, 'blue');
    const headers = { authorization: `Bearer ${made.seats['blue']}` };
    const endpoint = 'https://updates.push.services.mozilla.com/gone';
    const push = { ...subscription(endpoint), match: made.id, locale: 'en' };
    expect((await server.request('POST', '/api/push', push, headers)).status).toBe(204);
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await expect.poll(() => pushes.length).toBe(1);
    const owner = `seat ${made.id} blue`;
    await expect.poll(() => server.store.subscriptions(owner)).toEqual([]);
  });

  const told = (match: string, side: string) => server.store.subscriptions(`seat ${match} ${side}`);
  const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
  const FIRST = 'https://fcm.googleapis.com/send/1';

  test('without an account, one browser is told for several seats, and leaves each by itself', async () => {
    await start();
    const [one, two] = [await server.create({ take: 'red' }), await server.create({ take: 'red' })];
    for (const made of [one, two]) {
      await server.take(made, 'blue');
      const { id, seats } = made;
      const push = { ...subscription(FIRST), match: id };
      expect((await server.request('POST', '/api/push', push, bearer(seats['blue']))).status).toBe(
        204,
      );
    }
    for (const made of [one, two]) {
      await (await server.sit(made, 'red')).play('ready');
    }
    await expect.poll(() => pushes.map(({ notice }) => notice.tag)).toEqual([one.id, two.id]);
    // Nothing of the match but what every notice says, and no way into it.
    expect(Object.keys(pushes[0]!.notice)).toEqual(['title', 'body', 'url', 'tag']);
    expect(JSON.stringify(pushes)).not.toContain(one.seats['blue']);
    const off = { endpoint: FIRST, match: one.id };
    const gone = await server.request('DELETE', '/api/push', off, bearer(one.seats['blue']));
    expect(gone.status).toBe(204);
    expect(await told(one.id, 'blue')).toEqual([]);
    expect(await told(two.id, 'blue')).toHaveLength(1);
  });

  test('only the holder of the seat switches it on or off', async () => {
    await start();
    const made = await server.create({ take: 'red', open: true });
    const other = await server.create({ take: 'red' });
    const push = { ...subscription(FIRST), match: made.id };
    const ask = async (method: 'POST' | 'DELETE', token: string | undefined) => {
      const body = method === 'POST' ? push : { endpoint: FIRST, match: made.id };
      const headers = token === undefined ? {} : bearer(token);
      return (await server.request(method, '/api/push', body, headers)).status;
    };
    for (const method of ['POST', 'DELETE'] as const) {
      expect(await ask(method, other.seats['blue'])).toBe(404);
      expect(await ask(method, made.spectator)).toBe(403);
      expect(await ask(method, undefined)).toBe(401);
    }
    const all = await server.request('DELETE', '/api/push', { endpoint: FIRST });
    expect(all.status).toBe(401);
    expect(await ask('POST', made.seats['blue'])).toBe(204);
    expect(await told(made.id, 'blue')).toHaveLength(1);
  });

  test('for a seat it ends with the match, and with the link', async () => {
    await start();
    const made = await server.create({ take: 'red' });
    const push = { ...subscription(FIRST), match: made.id };
    const on = (token: string | undefined) =>
      server.request('POST', '/api/push', push, bearer(token));
    await on(made.seats['blue']);
    const joined = await server.request(
      'POST',
      `/api/matches/${made.id}/join`,
      { renew: true },
      bearer(made.seats['blue']),
    );
    expect(await told(made.id, 'blue')).toEqual([]);
    const { token } = joined.body as { token: string };
    await on(token);
    expect(await told(made.id, 'blue')).toHaveLength(1);
    await (await server.sit(made, 'red')).must({ type: 'resign' });
    await server.app.matches.summarise();
    expect(await told(made.id, 'blue')).toEqual([]);
    expect((await on(token)).status).toBe(409);
  });

  test('so many browsers for one seat and no more', async () => {
    await start();
    const made = await server.create({ take: 'red' });
    const answers: number[] = [];
    for (let i = 0; i < 12; i++) {
      const push = { ...subscription(`https://fcm.googleapis.com/send/${i}`), match: made.id };
      const answer = await server.request('POST', '/api/push', push, bearer(made.seats['blue']));
      answers.push(answer.status);
    }
    expect(answers.filter((status) => status === 204)).toHaveLength(10);
    expect(answers.at(-1)).toBe(409);
  });

  test('who is still to be told when the server stops is told after it starts, and once', async () => {
    await start(LONG);
    const bo = await register('bo');
    const made = await server.create({ take: 'red' });
    await server.take(made, 'blue', bo);
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await restartLate();
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]).toMatchObject({ to: 'bo@example.org', notice: { tag: made.id } });
    await server.down();
    await server.up();
    await new Promise((resolve) => setTimeout(resolve, 10 * SHORT * 1000));
    expect(mails).toHaveLength(1);
  });

  test('who has answered before the server stopped is not told after it starts', async () => {
    await start(LONG);
    const bo = await register('bo');
    const made = await server.create({ take: 'red' });
    await server.take(made, 'blue', bo);
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
    await start(LONG);
    const bo = await register('bo');
    const made = await server.create({ take: 'red' });
    await server.take(made, 'blue', bo);
    // From now on nothing but logs is written, as if there had been no time for it.
    await server.app.matches.summarise();
    server.store.summarise = async () => {};
    server.store.planNotices = async () => {};
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await restartLate();
    await expect.poll(() => mails.length).toBe(1);
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
