// No request is expensive before it is trusted: what may come, how much of it, and in which order it is looked at.
import { randomBytes } from 'node:crypto';
import { LIMITS } from '@motti/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
const forged = () => bearer(randomBytes(32).toString('base64url'));

/** A body as it is, JSON or not. */
async function send(
  method: string,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: string }> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return { status: answer.status, code: error?.code ?? '' };
}

const manyKeys = (count: number): string =>
  `{${Array.from({ length: count }, (_, i) => `"key${i}":${i}`).join()}}`;
const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('a stranger’s body is not read', () => {
  test('seat and session are asked first: what cannot be parsed is never parsed', async () => {
    const { id } = await server.create();
    for (const [method, rest] of [
      ['POST', '/act'],
      ['POST', '/join'],
      ['PUT', '/notes'],
    ] as const) {
      const path = `/api/matches/${id}${rest}`;
      expect(await send(method, path, '{"type":', forged())).toEqual({
        status: 404,
        code: 'no-such-match',
      });
      expect((await send(method, path, manyKeys(900), forged())).status).toBe(404);
    }
    expect(await send('PATCH', '/api/me', '{')).toEqual({ status: 401, code: 'log-in' });
    expect(await send('POST', '/api/push', '{')).toEqual({ status: 401, code: 'log-in' });
  });

  test('an address that is none is no match either', async () => {
    for (const id of ['x', 'a%00bcdefgh', '..%2f..%2fetc'])
      expect((await send('POST', `/api/matches/${id}/act`, '{}', forged())).status).toBe(404);
  });
});

describe('a body has bounds', () => {
  test('in bytes, by route', async () => {
    const made = await server.create();
    const path = `/api/matches/${made.id}`;
    const red = bearer(made.seats['red']);
    const chat = JSON.stringify({ type: 'chat', id: 'a', text: 'x'.repeat(LIMITS.body) });
    expect(await send('POST', `${path}/act`, chat, red)).toMatchObject({ status: 413 });
    expect(await send('PUT', `${path}/notes`, chat, red)).toMatchObject({ status: 413 });
    expect(await send('POST', '/api/accounts', chat)).toMatchObject({ status: 413 });
    const record = (bytes: number) => JSON.stringify({ record: 'x'.repeat(bytes) });
    expect((await send('POST', '/api/matches/import', record(LIMITS.body))).status).toBe(422);
    expect((await send('POST', '/api/matches/import', record(LIMITS.recordBody))).status).toBe(413);
    const scenario = (bytes: number) =>
      JSON.stringify({
        game: 'toy',
        setup: { scenario: 'own', options: {}, data: 'x'.repeat(bytes) },
        seats: {},
      });
    expect((await send('POST', '/api/matches', scenario(LIMITS.body))).status).not.toBe(413);
    expect((await send('POST', '/api/matches', scenario(LIMITS.scenarioBody))).status).toBe(413);
  });

  test('in keys and in depth', async () => {
    const made = await server.create();
    const path = `/api/matches/${made.id}/act`;
    const red = bearer(made.seats['red']);
    const complex = { status: 422, code: 'too-complex' };
    expect(await send('POST', path, manyKeys(2000), red)).toEqual(complex);
    expect(await send('POST', path, deep(9), red)).toEqual(complex);
    expect(await send('POST', path, deep(8), red)).toEqual({ status: 400, code: 'bad-request' });
    const data = (text: string) =>
      `{"game":"toy","setup":{"scenario":"own","options":{},"data":${text}},"seats":{}}`;
    const tooDeep = { status: 422, code: 'bad-scenario' };
    expect(await send('POST', '/api/matches', data(deep(5000)))).toEqual(tooDeep);
    expect(await send('POST', '/api/matches', data(manyKeys(10_000)))).toEqual(complex);
    expect(await send('POST', '/api/matches', data(manyKeys(50_000)))).toMatchObject({
      status: 413,
    });
  });

  test('is JSON, and says nothing about prototypes', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect(await send('POST', '/api/session', '{}', headers)).toMatchObject({ status: 415 });
    const poisoned = '{"name":"a","password":"b","__proto__":{"x":1}}';
    expect(await send('POST', '/api/session', poisoned)).toMatchObject({ status: 400 });
  });

  test('and the first thing that is wrong is said', async () => {
    const made = await server.create();
    const act = { type: 'play', id: 'a', version: 0, lines: ['ready', 1] };
    const { status, body } = await server.request<{ error: { message: string } }>(
      'POST',
      `/api/matches/${made.id}/act`,
      act,
      bearer(made.seats['red']),
    );
    expect([status, body.error.message]).toEqual([400, '/lines/1 is not right']);
  });
});

describe('the same on the socket', () => {
  test('before anybody sits, all there is to say is where', async () => {
    const client = await server.connect();
    client.send(JSON.stringify({ type: 'sit', match: 'x'.repeat(LIMITS.sit) }));
    expect(await client.gone()).toBe(1009);
  });

  test('a frame has the bounds of a body', async () => {
    const { red, blue } = await server.match();
    const { red: other } = await server.match();
    red.send(deep(9));
    blue.send(manyKeys(2000));
    other.send(JSON.stringify({ type: 'chat', id: 'a', text: 'x'.repeat(LIMITS.body) }));
    const codes = await Promise.all([red, blue, other].map((client) => client.gone()));
    expect(codes).toEqual([1007, 1007, 1009]);
  });

  test('a whole plan of long lines still fits', async () => {
    const { red } = await server.match();
    const lines = Array.from({ length: LIMITS.lines }, (_, i) => `${i} ${'x'.repeat(100)}`);
    const code = await red.refused({ type: 'play', version: red.version, lines });
    expect(code).toBe('unreadable-line');
  });
});
