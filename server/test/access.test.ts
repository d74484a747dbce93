// Never trust a client: wrong tokens, wrong messages, too many of them.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, CONFIG, TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const forged = () => randomBytes(32).toString('base64url');
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

describe('tokens', () => {
  test('of another match, forged, or none: the match is not there', async () => {
    const one = await server.create();
    const other = await server.create();
    for (const token of [other.seats['red'], other.spectator, forged(), undefined]) {
      const client = await server.connect();
      await client.sit(one.id, token);
      expect(await client.gone()).toBe(4001);
      expect(client.info).toBeUndefined();
      expect(client.raw.join()).not.toContain(one.commitment);
      const path = `/api/matches/${one.id}`;
      const headers = token === undefined ? {} : bearer(token);
      for (const [method, rest, body] of [
        ['GET', '', undefined],
        ['GET', '/record', undefined],
        ['GET', '/notes', undefined],
        ['PUT', '/notes', { text: 'mine' }],
        ['POST', '/act', { type: 'resign', id: 'x' }],
        ['POST', '/join', { name: 'Eve' }],
        ['POST', '/rematch', undefined],
      ] as const) {
        const answer = await server.request(method, path + rest, body, headers);
        expect([method, rest, answer.status]).toEqual([method, rest, 404]);
      }
    }
    expect((await server.store.rows(one.id)).length).toBe(0);
  });

  test('a seat’s token opens that seat only', async () => {
    const { made, red } = await server.match();
    const blue = await server.sit(made, 'blue');
    expect(blue.info.you).toBe('blue');
    expect(await blue.refused({ type: 'play', version: red.version, lines: ['ready'] })).toBe(
      'not-your-decision',
    );
    const path = `/api/matches/${made.id}/join`;
    const wish = { side: 'red', name: 'Bo' };
    const answer = await server.request('POST', path, wish, bearer(made.seats['blue']));
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'other-seat' } } });
  });

  test('a spectator’s token takes no seat', async () => {
    const made = await server.create();
    const path = `/api/matches/${made.id}/join`;
    const answer = await server.request('POST', path, { side: 'red' }, bearer(made.spectator));
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'no-free-seat' } } });
  });

  test('are kept as hashes: the database does not open a seat', async () => {
    const made = await server.create();
    const stored = JSON.stringify(await server.store.match(made.id));
    for (const token of [...Object.values(made.seats), made.spectator!])
      expect(stored).not.toContain(token);
  });

  test('something that is no token', async () => {
    const made = await server.create();
    const headers = { authorization: 'Bearer short' };
    const answer = await server.request('GET', `/api/matches/${made.id}`, undefined, headers);
    expect(answer.status).toBe(401);
  });
});

describe('open matches', () => {
  test('are listed, watched without a token, and a free seat is taken once', async () => {
    const made = await server.create({
      open: true,
      take: 'red',
      seats: { red: { kind: 'human', name: 'Anna' } },
    });
    const { body } = await server.request<{ matches: { id: string; seats: unknown }[] }>(
      'GET',
      '/api/matches/open',
    );
    expect(body.matches.find((one) => one.id === made.id)).toMatchObject({
      seats: [
        { side: 'red', name: 'Anna', joined: true },
        { side: 'blue', joined: false },
      ],
      status: 'waiting',
    });
    const watcher = await server.connect();
    await watcher.sit(made.id);
    expect(watcher.info.you).toBeNull();
    const join = () =>
      server.request<{ side: string; token: string }>('POST', `/api/matches/${made.id}/join`, {
        name: 'Bo',
      });
    const answers = await Promise.all([join(), join(), join()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    const { side, token } = answers.find((answer) => answer.status === 200)!.body;
    expect(side).toBe('blue');
    const bo = await server.connect();
    await bo.sit(made.id, token);
    expect(bo.info).toMatchObject({ you: 'blue', status: 'playing' });
    // The link that the creator got for that seat opens it no more.
    const peeping = await server.connect();
    await peeping.sit(made.id, made.seats['blue']);
    expect(await peeping.gone()).toBe(4004);
  });

  test('a free seat is taken once even when the store is slow', async () => {
    const made = await server.create({ open: true, take: 'red' });
    const { store } = server;
    const changeSeat = store.changeSeat;
    let open = (): void => {};
    const opening = new Promise<void>((resolve) => {
      open = resolve;
    });
    store.changeSeat = async (...args) => {
      await opening;
      return changeSeat(...args);
    };
    const join = () =>
      server.request<{ token: string }>('POST', `/api/matches/${made.id}/join`, { side: 'blue' });
    const joining = Promise.all([join(), join(), join()]);
    // Long enough for all three to stand in line.
    await new Promise((resolve) => setTimeout(resolve, 200));
    open();
    const answers = await joining;
    store.changeSeat = changeSeat;
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    const { token } = answers.find((answer) => answer.status === 200)!.body;
    const bo = await server.connect();
    await bo.sit(made.id, token);
    expect(bo.info.you).toBe('blue');
  });

  test('private ones are in no list', async () => {
    const made = await server.create();
    const { body } = await server.request<{ matches: { id: string }[] }>(
      'GET',
      '/api/matches/open',
    );
    expect(body.matches.some((one) => one.id === made.id)).toBe(false);
  });
});

describe('messages', () => {
  test('that are none close the socket', async () => {
    // Nobody waits for the others to be gone: whoever is sent away is not heard for a while.
    const nonsense = ['{', 'null x', '\u0000'].map(async (text) => {
      const client = await server.connect();
      client.send(text);
      expect(await client.gone()).toBe(1007);
      expect(client.problems).toMatchObject([{ code: 'unreadable', fatal: true }]);
    });
    const binary = await server.connect();
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await binary.gone()).toBe(1007);
    await Promise.all(nonsense);
  });

  test('of another shape are answered and do nothing', async () => {
    const { red } = await server.match();
    const { version } = red;
    for (const wrong of [
      [],
      null,
      1,
      {},
      { type: 'sit' },
      { type: 'cheat', id: 'a' },
      { type: 'play', id: 'a', version, lines: [] },
      { type: 'play', id: 'a', version: -1, lines: ['ready'] },
      { type: 'play', id: 'a', version: '1', lines: ['ready'] },
      { type: 'play', id: 'a', version, lines: 'ready' },
      { type: 'play', id: 'a', version, lines: [1] },
      { type: 'play', id: 'a', version, lines: ['ready\nblue bid 1'] },
      { type: 'play', id: 'a', version, lines: ['x'.repeat(401)] },
      { type: 'play', id: 'a', version, lines: Array(401).fill('raise') },
      { type: 'play', id: 'a', version, lines: ['ready'], side: 'blue' },
      { type: 'play', id: 'x'.repeat(65), version, lines: ['ready'] },
      { type: 'chat', id: 'a', text: '' },
      { type: 'chat', id: 'a', text: 'end\0less' },
      { type: 'chat', id: 'a\0', text: 'x' },
      { type: 'chat', id: 'a', text: 'x'.repeat(1001) },
      { type: 'join', id: 'a', name: 'x'.repeat(41) },
      { type: 'join', id: 'a', name: 'Anna\n[Seed "' },
      { type: 'join', id: 'a', name: '\u202eannA' },
      { type: 'join', id: 'a', pledge: 'not hexadecimal' },
      { type: 'join', id: 'a', __proto__: { name: 'x' }, constructor: 1 },
    ]) {
      const before = red.problems.length;
      red.send(JSON.stringify(wrong));
      await red.until(() => red.problems.length > before);
      expect(red.problems.at(-1)!.code).toBe('bad-message');
    }
    expect(red.version).toBe(version);
    expect(red.closed).toBeUndefined();
  });

  test('that are too large close the socket, requests are refused', async () => {
    const client = await server.connect();
    client.send(JSON.stringify({ type: 'chat', id: 'a', text: 'x'.repeat(300_000) }));
    expect(await client.gone()).toBe(1009);
    const record = 'x'.repeat(1024 * 1024);
    const answer = await server.request('POST', '/api/matches/import', { record });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'too-large' } } });
  });

  test('one socket, one seat; and say first where you sit', async () => {
    const { made, red } = await server.match();
    red.send({ type: 'sit', match: made.id, token: made.seats['blue'] });
    await red.until(() => red.problems.length > 0);
    expect(red.problems[0]!.code).toBe('seated-already');
    expect(red.info.you).toBe('red');
    const early = await server.connect();
    early.send({ type: 'resign', id: 'a' });
    await early.until(() => early.problems.length > 0);
    expect(early.problems[0]).toMatchObject({ code: 'sit-first', id: 'a' });
  });

  test('too many are too fast', async () => {
    const limits = { ...CONFIG.limits, messages: 5, burst: 20 };
    const strict = await TestServer.start({ config: { ...CONFIG, limits } });
    const { red, blue } = await strict.match();
    for (let i = 0; i < 40; i++) red.send({ type: 'undo', id: `u${i}`, version: 0 });
    const silly = await strict.connect();
    for (let i = 0; i < 5; i++) silly.send('{}');
    expect(await red.gone()).toBe(4002);
    await blue.must({ type: 'chat', text: 'still here' });
    expect(await silly.gone()).toBe(4002);
    await strict.stop();
  });

  test('a seat is open in twelve windows at most', async () => {
    const { made, red } = await server.match();
    const windows: Client[] = [];
    for (let i = 0; i < 11; i++) windows.push(await server.sit(made, 'red'));
    const late = await server.connect();
    late.send({ type: 'sit', match: made.id, token: made.seats.red });
    expect(await late.gone()).toBe(4002);
    expect(late.problems[0]).toMatchObject({ code: 'too-many-windows', fatal: true });
    windows[0]!.terminate();
    await windows[0]!.gone();
    await expect
      .poll(async () => {
        const again = await server.connect();
        again.send({ type: 'sit', match: made.id, token: made.seats.red });
        await again.until(() => again.info !== undefined || again.closed !== undefined);
        return again.closed;
      })
      .toBeUndefined();
    await red.play('ready');
  });

  test('many sockets from one address say together no more than one may', async () => {
    const limits = { ...CONFIG.limits, addressMessages: 10 };
    const strict = await TestServer.start({ config: { ...CONFIG, limits } });
    const { red, blue } = await strict.match();
    for (let i = 0; i < 19; i++)
      for (const client of [red, blue]) client.send({ type: 'undo', id: `u${i}`, version: 0 });
    for (let i = 0; i < 40; i++) blue.send({ type: 'undo', id: `v${i}`, version: 0 });
    expect(await blue.gone()).toBe(4002);
    await strict.stop();
  });

  test('too many sockets or requests from one address are turned away', async () => {
    const limits = {
      ...CONFIG.limits,
      sockets: 2,
      requests: 15,
      files: 8,
      creations: 3,
      logins: 2,
    };
    const strict = await TestServer.start({ config: { ...CONFIG, limits } });
    await strict.connect();
    const second = await strict.connect();
    await expect(strict.connect()).rejects.toThrow('429');
    second.terminate();
    await second.gone();
    await expect
      .poll(() =>
        strict.connect().then(
          () => 'in',
          () => 'out',
        ),
      )
      .toBe('in');
    const login = () => strict.request('POST', '/api/session', { name: 'a', password: 'b' });
    expect((await login()).status).toBe(401);
    expect((await login()).status).toBe(401);
    const third = await login();
    expect(third).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
    expect(third.headers.get('retry-after')).not.toBeNull();
    let last = 0;
    for (let i = 0; i < 20; i++) last = (await strict.request('GET', '/api/server')).status;
    expect(last).toBe(429);
    const file = () => strict.request('GET', '/favicon.ico');
    for (let i = 0; i < 8; i++) expect((await file()).status).toBe(404);
    expect((await file()).status).toBe(429);
    expect((await strict.request('GET', '/healthz')).status).toBe(200);
    await strict.stop();
  });
});

describe('pages of other people', () => {
  test('open no socket and send no request', async () => {
    const headers = { origin: 'https://evil.example' };
    await expect(server.connect(headers)).rejects.toThrow('403');
    const answer = await server.request(
      'POST',
      '/api/session',
      { name: 'a', password: 'b' },
      headers,
    );
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'foreign-origin' } } });
    await expect(server.connect({ origin: 'null' })).rejects.toThrow('403');
    await server.connect({ origin: server.url });
  });
});

test('script in a name stays text, on the wire and in the record', async () => {
  const name = '<img src=x onerror=1> "] [Seed "';
  const made = await server.create({ open: true, seats: { red: { kind: 'human', name } } });
  const red = await server.sit(made, 'red');
  await red.must({ type: 'join', name });
  expect(red.info.seats[0]!.name).toBe(name);
  const record = await server.request<string>('GET', `/api/matches/${made.id}/record`);
  expect(record.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(record.headers.get('x-content-type-options')).toBe('nosniff');
  expect(record.body.split('\n')).toContain('[Red "<img src=x onerror=1> \\"] [Seed \\""]');
});

test('creating what is not there says what', async () => {
  const setup = { scenario: 'short', options: {} };
  for (const [wish, code] of [
    [{ game: 'chess', setup, seats: {} }, 'no-such-game'],
    [{ game: 'toy', setup: { scenario: 'x', options: {} }, seats: {} }, 'no-such-scenario'],
    [{ game: 'toy', setup: { ...setup, options: { die: 'x' } }, seats: {} }, 'no-such-option'],
    [
      { game: 'toy', setup: { scenario: 'long', options: { die: 'off' } }, seats: {} },
      'fixed-option',
    ],
    [{ game: 'toy', setup, seats: { green: { kind: 'human' } } }, 'no-such-seat'],
    [{ game: 'toy', setup, seats: {}, take: 'green' }, 'no-such-seat'],
    [{ game: 'toy', setup, seats: { red: { kind: 'bot', level: 'x' } } }, 'no-such-bot'],
    [{ game: 'toy', setup, seats: {}, colour: 1 }, 'bad-request'],
  ] as const) {
    const answer = await server.request<{ error: { code: string } }>('POST', '/api/matches', wish);
    expect(answer.body.error.code).toBe(code);
    expect([400, 422]).toContain(answer.status);
  }
});

describe('behind a proxy', () => {
  const statuses = async (proxies: number, headers: (i: number) => Record<string, string>) => {
    const config = { ...CONFIG, proxies, limits: { ...CONFIG.limits, logins: 2 } };
    const proxied = await TestServer.start({ config });
    const answers: number[] = [];
    for (let i = 0; i < 4; i++) {
      const login = { name: 'nobody', password: 'wrong' };
      answers.push((await proxied.request('POST', '/api/session', login, headers(i))).status);
    }
    await proxied.stop();
    return answers;
  };

  test('what a client says of itself does not help it past a limit', async () => {
    const lying = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}, 192.0.2.1` });
    expect(await statuses(1, lying)).toEqual([401, 401, 429, 429]);
    expect(await statuses(0, lying)).toEqual([401, 401, 429, 429]);
  });

  test('people behind it are counted one by one, the addresses of one network together', async () => {
    const others = (i: number) => ({ 'x-forwarded-for': `192.0.2.${i}` });
    expect(await statuses(1, others)).toEqual([401, 401, 401, 401]);
    const network = (i: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${i}` });
    expect(await statuses(1, network)).toEqual([401, 401, 429, 429]);
  });
});

test('data that no rule reads is not taken into a match', async () => {
  const create = (setup: object) =>
    server.request<{ error: { code: string } }>('POST', '/api/matches', {
      game: 'toy',
      setup,
      seats: {},
    });
  for (const setup of [
    { scenario: 'short', options: {}, data: 'x'.repeat(1000) },
    { scenario: 'own', options: {}, data: 'x'.repeat(200_000) },
  ]) {
    const { status, body } = await create(setup);
    expect([status, body.error.code]).toEqual([422, 'bad-scenario']);
  }
});
