// Letters over a real SMTP connection: an address is confirmed before anything else is sent to it, a password set anew.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailerOf } from '../src/notify/mail.ts';
import { CONFIG, TestServer } from './harness.ts';
import { type MailServer, mailServer } from './mail-server.ts';

const PASSWORD = 'correct horse';
let post: MailServer;
let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  post = await mailServer();
  const mailer = mailerOf({ url: post.url, from: 'motti@example.org' });
  const config = { ...CONFIG, publicUrl: 'https://motti.example', quietSeconds: 0.01 };
  server = await TestServer.start({ mailer, config, now: () => now });
});
afterAll(async () => {
  await server.stop();
  await post.close();
});
beforeEach(() => {
  post.lines.length = 0;
});

const sentTo = () => post.lines.flatMap((line) => /^RCPT TO:<(.+)>$/.exec(line)?.slice(1) ?? []);

/** The secret of the last letter of this kind to this address. A long line of it is written with soft breaks. */
async function secretOf(kind: string, to: string): Promise<string> {
  const find = () => {
    const text = post.lines.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=');
    const letters = text.split('RCPT TO:').filter((letter) => letter.startsWith(`<${to}>`));
    const secrets = letters.map(
      (letter) => new RegExp(`#/account/${kind}/([\\w-]{43})\\s`).exec(letter)?.[1],
    );
    return secrets.findLast((secret) => secret !== undefined);
  };
  await expect.poll(find).toBeDefined();
  return find()!;
}

async function register(name: string, email?: string) {
  const body = { name, password: PASSWORD, ...(email ? { email } : {}) };
  const answer = await server.request('POST', '/api/accounts', body);
  expect(answer.status).toBe(201);
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}

const confirm = (token: string) => server.request('POST', '/api/letters/confirm', { token });
const me = async (headers: { cookie: string }) =>
  (
    await server.request<{ email: string; unconfirmed: string }>(
      'GET',
      '/api/me',
      undefined,
      headers,
    )
  ).body;

async function confirmed(name: string) {
  const headers = await register(name, `${name}@example.org`);
  expect((await confirm(await secretOf('confirm', `${name}@example.org`))).status).toBe(204);
  post.lines.length = 0;
  return headers;
}

const login = (name: string, password: string) =>
  server.request('POST', '/api/session', { name, password });

test('whoever waits for an opponent has a letter when somebody sits down, with the way to the table', async () => {
  const bo = await confirmed('waiting');
  const made = await server.create({});
  await server.take(made, 'blue', bo);
  expect(sentTo()).toEqual([]);
  await server.take(made, 'red');
  await expect.poll(sentTo).toEqual(['waiting@example.org']);
  await expect.poll(() => post.lines.join('\n')).toMatch(/^Subject: Toy: .+ has sat down$/m);
  const letter = () => post.lines.join('\n').replaceAll('=\n', '');
  await expect.poll(letter).toContain(`https://motti.example/match/${made.id}`);
});

describe('an address', () => {
  test('is confirmed by the link that was sent there, once', async () => {
    const anna = await register('anna', 'anna@example.org');
    expect(await me(anna)).toMatchObject({ email: null, unconfirmed: 'anna@example.org' });
    const token = await secretOf('confirm', 'anna@example.org');
    expect(sentTo()).toEqual(['anna@example.org']);
    expect((await confirm(token)).status).toBe(204);
    expect(await me(anna)).toMatchObject({ email: 'anna@example.org', unconfirmed: null });
    expect((await confirm(token)).status).toBe(410);
    expect((await confirm('x'.repeat(43))).status).toBe(410);
  });

  test('gets nothing else before that: neither turns nor a new password', async () => {
    const headers = await register('early', 'early@example.org');
    await secretOf('confirm', 'early@example.org');
    post.lines.length = 0;
    const made = await server.create({ take: 'red' });
    await server.take(made, 'blue', headers);
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await server.request('POST', '/api/letters/reset', { who: 'early' });
    // One that is told, after it: whatever would have been sent has been by then.
    await confirmed('later');
    expect(sentTo()).not.toContain('early@example.org');
  });

  test('is changed with the password only; the old one stays until the new one is confirmed', async () => {
    const headers = await confirmed('mover');
    const change = { email: 'new@example.org' };
    expect((await server.request('PATCH', '/api/me', change, headers)).status).toBe(403);
    const right = { ...change, oldPassword: PASSWORD };
    expect((await server.request('PATCH', '/api/me', right, headers)).status).toBe(200);
    expect(await me(headers)).toMatchObject({
      email: 'mover@example.org',
      unconfirmed: 'new@example.org',
    });
    await confirm(await secretOf('confirm', 'new@example.org'));
    expect(await me(headers)).toMatchObject({ email: 'new@example.org', unconfirmed: null });
    await expect.poll(sentTo).toEqual(['new@example.org', 'mover@example.org']);
  });

  test('is not filled: five letters a day', async () => {
    const headers = await register('loud', 'victim@example.org');
    const again = () => server.request('POST', '/api/me/letter', undefined, headers);
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push((await again()).status);
    expect(answers).toEqual([204, 204, 204, 204, 429, 429]);
    await expect.poll(() => sentTo().length).toBe(5);
  });

  test('a link of an address that is no longer meant confirms nothing', async () => {
    const headers = await register('fickle', 'first@example.org');
    const first = await secretOf('confirm', 'first@example.org');
    const change = { email: 'second@example.org', oldPassword: PASSWORD };
    await server.request('PATCH', '/api/me', change, headers);
    expect((await confirm(first)).status).toBe(410);
    expect(await me(headers)).toMatchObject({ email: null, unconfirmed: 'second@example.org' });
  });
});

describe('a forgotten password', () => {
  const askFor = (who: string) => server.request('POST', '/api/letters/reset', { who });
  const set = (token: string, password: string) =>
    server.request('POST', '/api/letters/password', { token, password });

  test('is set by the link, once, and ends every session', async () => {
    const headers = await confirmed('bo');
    expect((await askFor('bo')).status).toBe(204);
    const token = await secretOf('reset', 'bo@example.org');
    expect((await set(token, 'password1')).status).toBe(422);
    expect((await set(token, 'another horse')).status).toBe(200);
    expect((await server.request('GET', '/api/me', undefined, headers)).status).toBe(401);
    expect((await login('bo', PASSWORD)).status).toBe(401);
    expect((await login('bo', 'another horse')).status).toBe(200);
    expect((await set(token, 'a third horse')).status).toBe(410);
  });

  test('works for an hour, by name or by address; another’s secret is no key', async () => {
    await confirmed('kai');
    await askFor('kai@example.org');
    const late = await secretOf('reset', 'kai@example.org');
    expect((await confirm(late)).status).toBe(410);
    now += 3_600_001;
    expect((await set(late, 'another horse')).status).toBe(410);
  });

  test('of nobody gets the same answer, and no letter', async () => {
    expect((await askFor('nobody at all')).status).toBe(204);
    expect((await askFor('nobody@example.org')).status).toBe(204);
    await confirmed('somebody');
    expect(sentTo()).toEqual([]);
  });
});

describe('an account', () => {
  test('is deleted with its password only, and leaves nothing of the person', async () => {
    const headers = await confirmed('gone');
    const remove = (password: string) => server.request('DELETE', '/api/me', { password }, headers);
    expect((await remove('wrong horse')).status).toBe(403);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect(await server.store.accountByName('gone')).toBeUndefined();
    expect(await server.store.accountsByEmail('gone@example.org', 1)).toEqual([]);
  });

  test('hands its owner everything that is kept of it, and nobody else’s', async () => {
    const headers = await confirmed('owner');
    const other = await register('other');
    const made = await server.create();
    await server.take(made, 'red', headers);
    await server.take(made, 'blue', other);
    const red = await server.sit(made, 'red');
    const blue = await server.sit(made, 'blue');
    await red.must({ type: 'chat', text: 'mine' });
    await blue.must({ type: 'chat', text: 'theirs' });
    const { status, body } = await server.request('GET', '/api/me/data', undefined, headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { name: 'owner', email: 'owner@example.org' },
      sessions: [{ current: true }],
      matches: [{ id: made.id, side: 'red' }],
      chat: [{ match: made.id, text: 'mine' }],
    });
    expect(JSON.stringify(body)).not.toContain('theirs');
    expect(JSON.stringify(body)).not.toContain('scrypt');
    expect((await server.request('GET', '/api/me/data')).status).toBe(401);
  });
});
