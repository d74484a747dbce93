// A seat has one owner: who sits down first, and whoever they are to the end.
import type { MatchCreated, MatchJoined, SessionList } from '@motti/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../src/matches/secrets.ts';
import { type ActRequest, type Client, TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

type Headers = Record<string, string>;
const bearer = (token: string | undefined): Headers => ({ authorization: `Bearer ${token}` });

const join = (made: MatchCreated, request: object, headers: Headers) =>
  server.request<MatchJoined & { error: { code: string; message: string } }>(
    'POST',
    `/api/matches/${made.id}/join`,
    request,
    headers,
  );

async function sitWith(made: MatchCreated, token: string | undefined): Promise<Client> {
  const client = await server.connect();
  await client.sit(made.id, token);
  return client;
}

const PASSWORD = 'correct horse';

async function account(name: string, agent = 'Browser'): Promise<Headers> {
  const body = { name, password: PASSWORD };
  const answer = await server.request('POST', '/api/accounts', body, { 'user-agent': agent });
  expect(answer.status).toBe(201);
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}

async function login(name: string, agent: string, password = PASSWORD): Promise<Headers> {
  const answer = await server.request(
    'POST',
    '/api/session',
    { name, password },
    { 'user-agent': agent },
  );
  expect(answer.status).toBe(200);
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}

describe('the first to sit down', () => {
  test('gets a new secret over HTTP, and the old link says so in words', async () => {
    const made = await server.create();
    const link = made.seats['blue'];
    const maker = await sitWith(made, link);
    const { status, body } = await join(
      made,
      { name: 'Bo', pledge: 'ab'.repeat(32) },
      bearer(link),
    );
    expect([status, body.side]).toEqual([200, 'blue']);
    expect(body.token).not.toBe(link);
    expect(body.info.dice.pledges).toEqual({ blue: 'ab'.repeat(32) });
    expect(await maker.gone()).toBe(4004);
    const late = await sitWith(made, link);
    expect(await late.gone()).toBe(4004);
    expect(late.problems).toMatchObject([{ code: 'link-used', fatal: true }]);
    for (const rest of ['', '/record', '/notes']) {
      const path = `/api/matches/${made.id}${rest}`;
      const answer = await server.request<typeof body>('GET', path, undefined, bearer(link));
      expect([answer.status, answer.body.error.code]).toEqual([410, 'link-used']);
      expect(answer.body.error.message).toMatch(/This link has been used/);
    }
    expect((await join(made, { renew: true }, bearer(link))).status).toBe(410);
    expect((await sitWith(made, body.token)).info.you).toBe('blue');
  });

  test('gets one by the socket too, and stays on it', async () => {
    const made = await server.create();
    const link = made.seats['blue'];
    const maker = await sitWith(made, link);
    const bo = await sitWith(made, link);
    const { token } = await bo.must({ type: 'join', name: 'Bo' });
    expect(await maker.gone()).toBe(4004);
    expect((await sitWith(made, link)).closed).toBe(4004);
    expect((await sitWith(made, token)).info.you).toBe('blue');
    expect(bo.closed).toBeUndefined();
    await bo.must({ type: 'chat', text: 'here' });
  });

  test('until then nobody acts, speaks or resigns by the link', async () => {
    const made = await server.create();
    const client = await sitWith(made, made.seats['blue']);
    const acts: ActRequest[] = [
      { type: 'play', version: 0, lines: ['ready'] },
      { type: 'resign' },
      { type: 'chat', text: 'hello' },
      { type: 'offer', what: 'draw' },
      { type: 'undo', version: 0 },
    ];
    for (const act of acts) expect(await client.refused(act)).toBe('sit-down-first');
    expect(await server.store.rows(made.id)).toEqual([]);
  });

  test('may choose the secret: a lost answer loses no seat', async () => {
    const made = await server.create();
    const secret = newToken();
    const first = await join(made, { secret }, bearer(made.seats['blue']));
    expect(first.body.token).toBe(secret);
    // The answer was lost: the old link opens nothing, the secret everything.
    expect((await join(made, { secret }, bearer(made.seats['blue']))).status).toBe(410);
    const again = await join(made, { secret }, bearer(secret));
    expect([again.status, again.body.token]).toEqual([200, secret]);
    const other = { renew: true, secret: made.spectator };
    expect((await join(made, other, bearer(secret))).body.error.code).toBe('used-secret');
    const back = { renew: true, secret: made.seats['blue'] };
    expect((await join(made, back, bearer(secret))).body.error.code).toBe('used-secret');
  });

  test('is one: of many who come at once by the same link, one sits', async () => {
    const made = await server.create();
    const link = bearer(made.seats['blue']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(made, {}, link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  test('loses nothing to a store that fails: the link still opens the seat', async () => {
    const made = await server.create();
    const { store } = server;
    const { changeSeat } = store;
    store.changeSeat = () => Promise.reject(new Error('disk full'));
    expect((await join(made, {}, bearer(made.seats['blue']))).status).toBe(500);
    store.changeSeat = changeSeat;
    expect((await join(made, {}, bearer(made.seats['blue']))).status).toBe(200);
  });
});

describe('renewing', () => {
  test('leaves nobody behind, however often they sit down', async () => {
    const { made, blue } = await server.match();
    const { room } = await roomOf(made);
    for (let round = 0; round < 10; round++) {
      const token = made.seats['blue'];
      // The match is busy: the spy is admitted, and waits for its turn behind the renewal.
      let go = (): void => {};
      const busy = room.inTurn(() => new Promise<void>((resolve) => (go = resolve)));
      const renewal = join(made, { renew: true }, bearer(token));
      await expect.poll(() => room.waiting).toBe(2);
      const spy = await server.connect();
      spy.send({ type: 'sit', match: made.id, token });
      await expect.poll(() => room.waiting).toBe(3);
      go();
      await busy;
      made.seats['blue'] = (await renewal).body.token;
      expect(await spy.gone()).toBe(4004);
      expect(spy.info).toBeUndefined();
    }
    expect(await blue.gone()).toBe(4004);
  });

  test('what waited behind it is not done any more', async () => {
    const { made, red, blue } = await server.match();
    const { room } = await roomOf(made);
    let go = (): void => {};
    const busy = room.inTurn(() => new Promise<void>((resolve) => (go = resolve)));
    const renewal = join(made, { renew: true }, bearer(made.seats['blue']));
    await expect.poll(() => room.waiting).toBe(2);
    blue.send({ type: 'resign', id: 'by the socket' });
    const path = `/api/matches/${made.id}/act`;
    const act = { type: 'resign', id: 'by HTTP' };
    const byHttp = server.request('POST', path, act, bearer(made.seats['blue']));
    await expect.poll(() => room.waiting).toBe(4);
    go();
    await busy;
    expect((await renewal).status).toBe(200);
    expect(await byHttp).toMatchObject({
      status: 409,
      body: { refusal: { code: 'no-longer-yours' } },
    });
    await red.must({ type: 'chat', text: 'still playing' });
    expect(red.info.status).toBe('playing');
  });

  async function roomOf(made: MatchCreated) {
    return { room: (await server.app.matches.room(made.id))! };
  }

  test('an owner sees who else sits there, since when, and throws them out', async () => {
    const { made, blue, red } = await server.match();
    expect(blue.company).toBeUndefined();
    const spy = await sitWith(made, made.seats['blue']);
    await blue.until(() => blue.company !== undefined);
    const { sitting } = blue.company!;
    expect(sitting.map(({ by, you }) => [by, you])).toEqual([
      ['link', true],
      ['link', false],
    ]);
    expect(sitting[1]!.since).toBeGreaterThanOrEqual(sitting[0]!.since);
    expect(red.company).toBeUndefined();
    spy.terminate();
    await blue.until(() => blue.company!.sitting.length === 1);
    const other = await sitWith(made, made.seats['blue']);
    await join(made, { renew: true }, bearer(made.seats['blue']));
    expect(await other.gone()).toBe(4004);
  });

  test('a link that others hold binds no account; a renewal does', async () => {
    const made = await server.create();
    const { token } = (await join(made, {}, bearer(made.seats['blue']))).body;
    const eve = await account('Eve');
    // Eve has got hold of the link, and is logged in.
    expect((await join(made, {}, { ...eve, ...bearer(token) })).status).toBe(200);
    const renewed = (await join(made, { renew: true }, bearer(token))).body.token;
    const spy = await server.connect(eve);
    await spy.sit(made.id);
    expect(await spy.gone()).toBe(4001);
    expect((await sitWith(made, renewed)).info.you).toBe('blue');
    const bo = await account('Bo');
    expect((await join(made, { renew: true }, { ...bo, ...bearer(renewed) })).status).toBe(200);
    const home = await server.connect(bo);
    await home.sit(made.id);
    expect(home.info.you).toBe('blue');
  });

  test('the seat of an account is renewed by that account alone', async () => {
    const made = await server.create();
    const ilta = await account('Ilta');
    const { token } = (await join(made, {}, { ...ilta, ...bearer(made.seats['blue']) })).body;
    const stolen = await join(made, { renew: true }, bearer(token));
    expect([stolen.status, stolen.body.error.code]).toEqual([403, 'seat-of-account']);
    // Whoever has read the link is out as soon as she renews it, with nothing but her account.
    const spy = await sitWith(made, token);
    expect((await join(made, {}, ilta)).body.side).toBe('blue');
    expect(await spy.gone()).toBe(4004);
  });

  test('a rematch gives no second link to a seat that is taken', async () => {
    const { made, red } = await server.match();
    await red.must({ type: 'resign' });
    const ask = () =>
      server.request<MatchCreated>(
        'POST',
        `/api/matches/${made.id}/rematch`,
        undefined,
        bearer(made.seats['red']),
      );
    const { body: next } = await ask();
    const { token } = (await join(next, {}, bearer(next.seats['blue']))).body;
    expect((await ask()).body).toMatchObject({ id: next.id, seats: {} });
    expect((await sitWith(next, token)).info.you).toBe('blue');
  });
});

describe('sessions', () => {
  async function seatOf(headers: Headers): Promise<MatchCreated> {
    const setup = { scenario: 'short', options: {} };
    const request = { game: 'toy', setup, seats: {}, take: 'red' };
    return (await server.request<MatchCreated>('POST', '/api/matches', request, headers)).body;
  }

  test('a new password ends sessions and sockets everywhere', async () => {
    const here = await account('Helmi');
    const made = await seatOf(here);
    const there = await login('Helmi', 'Phone');
    const spy = await server.connect(there);
    await spy.sit(made.id);
    expect(spy.info.you).toBe('red');
    const change = { password: 'another horse', oldPassword: PASSWORD };
    expect((await server.request('PATCH', '/api/me', change, here)).status).toBe(200);
    expect(await spy.gone()).toBe(1012);
    const back = await server.connect(there);
    await back.sit(made.id);
    expect(await back.gone()).toBe(4001);
  });

  test('are listed, and ended one by one or all others at once', async () => {
    const here = await account('Kaisa', 'Desk');
    const made = await seatOf(here);
    await login('Kaisa', 'Phone');
    const there = await login('Kaisa', 'Library');
    const list = async () =>
      (await server.request<SessionList>('GET', '/api/sessions', undefined, here)).body.sessions;
    const agents = async () => (await list()).map(({ agent }) => agent).sort();
    expect(await agents()).toEqual(['Desk', 'Library', 'Phone']);
    expect((await list()).filter(({ current }) => current).map(({ agent }) => agent)).toEqual([
      'Desk',
    ]);
    const library = (await list()).find(({ agent }) => agent === 'Library')!;
    expect(library.created).toBeGreaterThan(0);
    const socket = await server.connect(there);
    await socket.sit(made.id);
    const path = `/api/sessions/${library.id}`;
    // Nobody ends another's.
    const eve = await account('Kullervo');
    expect((await server.request('DELETE', path, undefined, eve)).status).toBe(404);
    expect((await server.request('DELETE', path, undefined, here)).status).toBe(204);
    expect(await socket.gone()).toBe(1012);
    expect(await agents()).toEqual(['Desk', 'Phone']);
    expect((await server.request('DELETE', '/api/sessions', undefined, here)).status).toBe(204);
    expect(await agents()).toEqual(['Desk']);
    expect((await server.request('GET', '/api/sessions')).status).toBe(401);
  });

  test('logging out and deleting the account close the sockets that came with it', async () => {
    const here = await account('Onni');
    const made = await seatOf(here);
    const out = await login('Onni', 'Phone');
    const socket = await server.connect(out);
    await socket.sit(made.id);
    expect((await server.request('DELETE', '/api/session', undefined, out)).status).toBe(204);
    expect(await socket.gone()).toBe(1012);
    const last = await server.connect(here);
    await last.sit(made.id);
    expect(
      (await server.request('DELETE', '/api/me', { password: 'correct horse' }, here)).status,
    ).toBe(204);
    expect(await last.gone()).toBe(1012);
  });
});
