import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword, isPassword } from '../src/accounts/accounts.ts';
import { CONFIG, TestServer } from './harness.ts';

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await TestServer.start({ now: () => now });
});
afterAll(() => server.stop());

const PASSWORD = 'correct horse';

/** Registers and gives the cookie to send. */
async function register(name: string, more = {}): Promise<{ cookie: string }> {
  const answer = await server.request('POST', '/api/accounts', {
    name,
    password: PASSWORD,
    ...more,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}

describe('passwords', () => {
  test('are scrypt with a salt of their own', async () => {
    const [one, two] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^scrypt\$16384\$8\$1\$/);
    expect(one).not.toBe(two);
    expect(await isPassword(PASSWORD, one)).toBe(true);
    expect(await isPassword('correct hors', one)).toBe(false);
    expect(await isPassword(PASSWORD, 'nonsense')).toBe(false);
  });
});

describe('accounts', () => {
  test('register, log in, log out', async () => {
    const headers = await register('Väinö', { email: 'v@example.fi', locale: 'fr' });
    expect((await server.request('GET', '/api/me', undefined, headers)).body).toEqual({
      name: 'Väinö',
      email: null,
      unconfirmed: 'v@example.fi',
      locale: 'fr',
    });
    expect((await server.request('DELETE', '/api/session', undefined, headers)).status).toBe(204);
    expect((await server.request('GET', '/api/me', undefined, headers)).status).toBe(401);
    const login = { name: 'VÄINÖ', password: PASSWORD };
    const answer = await server.request('POST', '/api/session', login);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect(answer.headers.get('set-cookie')).not.toMatch(/Secure/);
  });

  test('a wrong name and a wrong password sound the same', async () => {
    await register('Aino');
    const answers = [
      await server.request('POST', '/api/session', { name: 'Aino', password: 'wrong one' }),
      await server.request('POST', '/api/session', { name: 'Nobody', password: PASSWORD }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
  });

  test('a name is one’s own', async () => {
    await register('Eero');
    const again = await server.request('POST', '/api/accounts', {
      name: 'eero',
      password: PASSWORD,
    });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'name-taken' } } });
    const short = await server.request('POST', '/api/accounts', { name: 'x', password: 'short' });
    expect(short.status).toBe(400);
  });

  test('a name that looks like another is taken', async () => {
    await register('Olga');
    const again = await server.request('POST', '/api/accounts', {
      name: '0lgа',
      password: PASSWORD,
    });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'name-taken' } } });
  });

  test('a password that everybody tries is refused, also when it is changed', async () => {
    const common = { status: 422, body: { error: { code: 'common-password' } } };
    const wish = { name: 'Ilmari', password: 'qwertyuiop' };
    expect(await server.request('POST', '/api/accounts', wish)).toMatchObject(common);
    const headers = await register('Ilmari');
    const change = { password: 'ilmari1234', oldPassword: PASSWORD };
    expect(await server.request('PATCH', '/api/me', change, headers)).toMatchObject(common);
  });

  test('whoever guesses must wait, longer each time, also for names that nobody has', async () => {
    for (const name of ['Sulo', 'Nobody at all']) {
      if (name === 'Sulo') await register(name);
      const guess = (password: string) =>
        server.request('POST', '/api/session', { name, password });
      for (let i = 0; i < 5; i++) expect((await guess(`guess ${i}`)).status).toBe(401);
      const late = { status: 429, body: { error: { code: 'too-many-attempts' } } };
      const turnedAway = await guess(PASSWORD);
      expect(turnedAway).toMatchObject(late);
      expect(turnedAway.headers.get('retry-after')).toBe('2');
      now += 2000;
      expect((await guess('guess 6')).status).toBe(401);
      expect(await guess(PASSWORD)).toMatchObject(late);
      now += 4000;
      expect((await guess(PASSWORD)).status).toBe(name === 'Sulo' ? 200 : 401);
    }
  });

  test('who has found an open browser does not guess the password there either', async () => {
    const headers = await register('Lempi');
    const guess = (password: string) => server.request('DELETE', '/api/me', { password }, headers);
    for (let i = 0; i < 5; i++) expect((await guess(`guess ${i}`)).status).toBe(403);
    const late = { status: 429, body: { error: { code: 'too-many-attempts' } } };
    expect(await guess(PASSWORD)).toMatchObject(late);
    const change = { email: 'thief@example.org', oldPassword: PASSWORD };
    expect(await server.request('PATCH', '/api/me', change, headers)).toMatchObject(late);
    now += 2000;
    expect((await guess(PASSWORD)).status).toBe(204);
  });

  test('a new password ends every other session', async () => {
    const first = await register('Helmi');
    const login = { name: 'Helmi', password: PASSWORD };
    const other = await server.request('POST', '/api/session', login);
    const second = { cookie: other.headers.get('set-cookie')!.split(';')[0]! };
    const change = { password: 'another horse', oldPassword: 'wrong' };
    expect((await server.request('PATCH', '/api/me', change, first)).status).toBe(403);
    change.oldPassword = PASSWORD;
    const changed = await server.request('PATCH', '/api/me', change, first);
    expect(changed.status).toBe(200);
    expect((await server.request('GET', '/api/me', undefined, second)).status).toBe(401);
    expect((await server.request('GET', '/api/me', undefined, first)).status).toBe(401);
    const fresh = { cookie: changed.headers.get('set-cookie')!.split(';')[0]! };
    expect((await server.request('GET', '/api/me', undefined, fresh)).status).toBe(200);
  });

  test('a session ends by itself', async () => {
    const headers = await register('Oiva');
    now += 61 * 86_400_000;
    expect((await server.request('GET', '/api/me', undefined, headers)).status).toBe(401);
  });

  test('a forged or cut cookie is nobody’s', async () => {
    for (const cookie of ['motti-session=x', `motti-session=${'a'.repeat(43)}`]) {
      expect((await server.request('GET', '/api/me', undefined, { cookie })).status).toBe(401);
    }
  });

  test('an account can be deleted; the link still opens its seat', async () => {
    const headers = await register('Kerttu');
    const body = { game: 'toy', setup: { scenario: 'short', options: {} }, seats: {}, take: 'red' };
    const made = (
      await server.request<Awaited<ReturnType<typeof server.create>>>(
        'POST',
        '/api/matches',
        body,
        headers,
      )
    ).body;
    expect(
      (await server.request('DELETE', '/api/me', { password: PASSWORD }, headers)).status,
    ).toBe(204);
    expect((await server.request('GET', '/api/me', undefined, headers)).status).toBe(401);
    expect((await server.sit(made, 'red')).info.you).toBe('red');
  });
});

describe('one’s own matches', () => {
  test('are those whose seat was taken while logged in; no link is needed', async () => {
    const anna = await register('Anna');
    const bo = await register('Bo');
    const body = { game: 'toy', setup: { scenario: 'short', options: {} }, seats: {}, take: 'red' };
    const { body: made } = await server.request<{ id: string; seats: Record<string, string> }>(
      'POST',
      '/api/matches',
      body,
      anna,
    );
    const mine = async (headers: { cookie: string }) =>
      (
        await server.request<{ matches: { id: string; you: string; asked: string[] }[] }>(
          'GET',
          '/api/matches/mine',
          undefined,
          headers,
        )
      ).body.matches;
    expect(await mine(anna)).toMatchObject([{ id: made.id, you: 'red', status: 'waiting' }]);
    expect(await mine(bo)).toEqual([]);
    const headers = { ...bo, authorization: `Bearer ${made.seats['blue']}` };
    await server.request('POST', `/api/matches/${made.id}/join`, {}, headers);
    expect(await mine(bo)).toMatchObject([{ id: made.id, you: 'blue', asked: ['red'] }]);
    expect((await server.request('GET', '/api/matches/mine')).status).toBe(401);

    const socket = await server.connect(bo);
    await socket.sit(made.id);
    expect(socket.info).toMatchObject({ you: 'blue', status: 'playing' });
    const stranger = await server.connect(await register('Eve'));
    await stranger.sit(made.id);
    expect(await stranger.gone()).toBe(4001);
  });
});

test('with https, the cookie and the headers say so', async () => {
  const config = { ...CONFIG, publicUrl: 'https://motti.example' };
  const secure = await TestServer.start({ config });
  const answer = await secure.request('POST', '/api/accounts', { name: 'A', password: PASSWORD });
  expect(answer.headers.get('set-cookie')).toMatch(/Secure/);
  expect(answer.headers.get('strict-transport-security')).toMatch(/max-age/);
  expect(answer.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  await secure.stop();
});
