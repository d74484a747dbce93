// Any number of servers on one PostgreSQL are one place: the same frames, seats, talk and limits at each of them.
import { pick, type Random, type Side, seededRandom } from '@motti/engine';
import { CLOSE, type MatchCreated } from '@motti/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ToyView, toy } from '../../engine/test/toy.ts';
import { LiveMatch } from '../src/matches/live-match.ts';
import type { BotTask, Thinker } from '../src/matches/thinker.ts';
import { pastView } from '../src/matches/wire.ts';
import { joined, payloadsOf } from '../src/store/postgres-hints.ts';
import type { Hint } from '../src/store/shared.ts';
import type { LogRow, Store } from '../src/store/store.ts';
import { type Client, CONFIG, type TestServer } from './harness.ts';
import { Place, type PlaceOptions } from './place.ts';
import { Postgres, postgresFolder } from './postgres.ts';

const programs = postgresFolder();
/** Whole games at once; more of them for a measurement (docs/performance.md). */
const GAMES = Number(process.env['MOTTI_PLACE_GAMES'] ?? 8);

describe.skipIf(programs === '')('several servers on one PostgreSQL', () => {
  let postgres: Postgres;
  let place: Place;
  beforeAll(async () => {
    postgres = await Postgres.start(programs);
  });
  afterAll(() => postgres.stop());
  afterEach(() => place?.close());

  const open = async (count: number, options: PlaceOptions = {}): Promise<TestServer[]> => {
    place = await Place.open(await postgres.database(), count, options);
    return place.servers;
  };

  test('whole games, each seat at another server and half of all hints lost: everybody sees what one server shows', async () => {
    const random = seededRandom('hints');
    const [first, second, third] = await open(3, { isLost: () => random(2) === 0 });
    const games = Array.from({ length: GAMES }, async (_, i) => {
      const made = await first!.create({ setup: { scenario: 'long', options: {} } });
      const seats = {
        red: await [first, second][i % 2]!.sit(made, 'red'),
        blue: await [second, third][i % 2]!.sit(made, 'blue'),
      };
      const watcher = await [third, first][i % 2]!.sit(made, 'spectator');
      const seen = [seats.red, seats.blue, watcher].map(witness);
      await Promise.all([seats.red.must({ type: 'join' }), seats.blue.must({ type: 'join' })]);
      await Promise.all(
        Object.entries(seats).map(([side, client]) => play(client, side, seededRandom(`${i}`))),
      );
      await watcher.until(() => watcher.info.status === 'over');
      await expectOneServer(first!.app.matches.store, made, seen);
    });
    await Promise.all(games);
  }, 1_200_000);

  test('who acts at the same moment at two servers is not refused: the one that was behind reads on and tries again', async () => {
    const [first, second] = await open(2, { isLost: () => true });
    const made = await first!.create();
    const red = await first!.sit(made, 'red');
    const blue = await second!.sit(made, 'blue');
    await red.must({ type: 'join' });
    // The second server has heard nothing of it.
    await blue.must({ type: 'join' });
    await expect.poll(() => red.info.status).toBe('playing');
    await red.play('ready');
    await blue.until(() => (blue.view as ToyView).phase === 'bid');
    const bid = (client: Client): Promise<unknown> =>
      client.play(`bid ${(client.view as ToyView).hand[0]}`);
    await Promise.all([bid(red), bid(blue)]);
    const rows = await first!.app.matches.store.rows(made.id);
    expect(rows.map((row) => row.n)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.filter((row) => row.text.startsWith('bid'))).toHaveLength(2);
  });

  test('an act that was answered at a server that is gone is known at the next one', async () => {
    const [first, second] = await open(2);
    const made = await first!.create();
    const red = await first!.sit(made, 'red');
    const blue = await second!.sit(made, 'blue');
    await red.must({ type: 'join' });
    await blue.must({ type: 'join' });
    await red.until(() => red.info.status === 'playing');
    const { version } = red;
    const raise = { type: 'play' as const, version, lines: ['raise'] };
    await red.must(raise, 'same');
    await first!.app.fastify.close();
    expect(await red.gone()).toBe(1012);
    const again = await second!.sit(made, 'red', version);
    expect(again.rows.map((row) => row.kind)).toEqual(['line']);
    expect(await again.must(raise, 'same')).toMatchObject({ again: true });
    await blue.until(() => (blue.view as ToyView).stake === 2);
    expect(blue.presence?.online).toContain('red');
  });

  test('who is there, what is said and what is offered is told at every server', async () => {
    const [first, second, third] = await open(3);
    const { made, red, blue } = await two(first!, second!);
    await red.until(() => red.presence?.online.includes('blue') ?? false);
    const watcher = await third!.sit(made, 'spectator');
    expect(watcher.info.seats.map((seat) => seat.online)).toEqual([true, true]);
    await red.must({ type: 'chat', text: 'hello' });
    await blue.must({ type: 'chat', text: 'hello yourself' });
    for (const one of [red, blue, watcher]) {
      await one.until(() => one.chat.length === 2);
      expect(one.chat.map(({ text }) => text)).toEqual(['hello', 'hello yourself']);
    }
    await red.must({ type: 'offer', what: 'draw' });
    await blue.until(() => blue.info.offer?.what === 'draw');
    // The same seat in another window, at another server.
    const window = await third!.sit(made, 'red');
    await red.until(() => red.company?.sitting.length === 2);
    await window.until(() => window.company?.sitting.filter((one) => one.you).length === 1);
    window.terminate();
    await red.until(() => red.company?.sitting.length === 1);
    blue.terminate();
    await red.until(() => !red.presence?.online.includes('blue'));
    expect(await red.refused({ type: 'answer', accept: true })).toBe('own-offer');
  });

  test('who is there is found without any hint, and a server that dies takes its people with it', async () => {
    const [first, second] = await open(2, { isLost: () => true, deadMs: 1000 });
    const { red } = await two(first!, second!);
    await red.until(() => red.presence?.online.includes('blue') ?? false);
    await red.must({ type: 'chat', text: 'hello' });
    // It says nothing any more, and takes nothing back: as dead as can be in one process.
    await die(second!);
    await red.until(() => !red.presence?.online.includes('blue'));
  });

  test.each([
    ['', () => false],
    [', although no hint has come', () => true],
  ])('who renews a seat is alone, at every server%s', async (_, isLost) => {
    const [first, second] = await open(2, { isLost, beatMs: 600_000 });
    const { made, red } = await two(first!, first!);
    const old = made.seats.red!;
    const stranger = await second!.sit(made, 'red');
    const headers = { authorization: `Bearer ${old}` };
    const path = `/api/matches/${made.id}/join`;
    const renewed = await first!.request<MatchCreated & { token: string }>(
      'POST',
      path,
      { renew: true },
      headers,
    );
    expect(renewed.status).toBe(200);
    expect(await red.gone()).toBe(CLOSE.renewed);
    const wish = { type: 'play' as const, version: stranger.version, lines: ['raise'] };
    const answer = await Promise.race([stranger.act(wish), stranger.gone()]);
    if (answer !== CLOSE.renewed)
      expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'no-longer-yours' } });
    // The new secret opens the seat where it has not been heard of, and the old one does not.
    const fresh = await second!.connect();
    await fresh.sit(made.id, renewed.body.token);
    expect(fresh.info.you).toBe('red');
    const late = await second!.connect();
    await late.sit(made.id, old);
    expect(await late.gone()).toBe(CLOSE.renewed);
    await fresh.play('raise');
  });

  test('a seat renewed while another server opens the match is known there', async () => {
    const [first, second] = await open(2, { isLost: () => true, beatMs: 600_000 });
    const made = await first!.create();
    let renewed = '';
    const renew = async (): Promise<void> => {
      const { body } = await first!.request<{ token: string }>(
        'POST',
        `/api/matches/${made.id}/join`,
        { renew: true },
        { authorization: `Bearer ${made.seats.red}` },
      );
      renewed = body.token;
    };
    // Whether there is such a match; then its particulars and its rows, one after the other, and the seat between them.
    const { store } = second!.app.matches;
    let asked = 0;
    const between = async <T>(answer: Promise<T>): Promise<T> => {
      const known = await answer;
      if (++asked === 2) await renew();
      return known;
    };
    const { match, rows } = store;
    Object.assign(store, {
      match: (id: string) => between(match.call(store, id)),
      rows: (id: string, after?: number) => between(rows.call(store, id, after)),
    });
    await second!.sit(made, 'spectator');
    expect(renewed).not.toBe('');
    const red = await second!.connect();
    await red.sit(made.id, renewed);
    expect(red.info.you).toBe('red');
  });

  test('a rematch made at one server is announced at the other, and both sit down in it', async () => {
    const [first, second] = await open(2);
    const { made, red, blue } = await two(first!, second!);
    await red.must({ type: 'resign' });
    await blue.until(() => blue.info.status === 'over');
    const again = (server: TestServer, side: Side) =>
      server.request<MatchCreated>('POST', `/api/matches/${made.id}/rematch`, undefined, {
        authorization: `Bearer ${made.seats[side]}`,
      });
    const both = await Promise.all([again(first!, 'red'), again(second!, 'blue')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [mine, theirs] = both.map(({ body }) => body) as [MatchCreated, MatchCreated];
    expect(mine.id).toBe(theirs.id);
    await red.until(() => red.info.next === mine.id);
    await blue.until(() => blue.info.next === mine.id);
    const next = { ...mine, seats: { ...mine.seats, ...theirs.seats } };
    await (await second!.sit(next, 'blue')).must({ type: 'join' });
    await (await first!.sit(next, 'red')).must({ type: 'join' });
  });

  test('a bot answers once, and another server answers for one that has died', async () => {
    const bots = [thinker(), thinker(), thinker()];
    const [first, second, third] = await openWith(bots);
    const made = await first!.create({ seats: { blue: BOT }, take: 'red' });
    const red = await second!.sit(made, 'red');
    const watcher = await third!.sit(made, 'spectator');
    await red.play('ready');
    const isAsked = (): boolean => sidesOf(red).includes('blue');
    await red.until(() => !isAsked());
    expect(bots.flatMap(({ tasks }) => tasks)).toHaveLength(1);
    await red.play(`bid ${(red.view as ToyView).hand[0]}`);
    // The bot leads the second round: it is asked at the server of the last move, which dies over it.
    const [, dead] = bots;
    dead!.asleep = true;
    await red.until(() => sidesOf(red).includes('red') || isAsked());
    while (!isAsked()) await red.play('ready');
    await watcher.until(() => watcher.presence?.thinking.includes('blue') ?? false);
    const { version } = watcher;
    await die(second!);
    await watcher.until(() => watcher.version > version);
    const rows = await first!.app.matches.store.rows(made.id);
    expect(rows.map((row) => row.n)).toEqual(rows.map((_, i) => i + 1));
  });

  test('a flag falls once, whoever looks at it', async () => {
    let now = Date.now();
    const [first, second, third] = await open(3, { now: () => now });
    const { made, red, blue } = await two(first!, second!, {
      clock: { initial: 60, increment: 0 },
    });
    const watcher = await third!.sit(made, 'spectator');
    now += 61_000;
    for (const one of [red, blue, watcher]) {
      await one.until(() => one.info.status === 'over');
      expect(one.rows.filter((row) => row.kind === 'time')).toHaveLength(1);
    }
  });

  test('a clock goes on when the only server that knew of it has died', async () => {
    let now = Date.now();
    const [first] = await open(1, { now: () => now, deadMs: 1000 });
    const { made } = await two(first!, first!, { clock: { initial: 60, increment: 0 } });
    const second = await place.join();
    await die(first!);
    now += 61_000;
    const { store } = second.app.matches;
    const isTime = async (): Promise<boolean> =>
      (await store.rows(made.id)).at(-1)?.kind === 'time';
    await expect.poll(isTime).toBe(true);
  });

  test('limits of accounts and of new matches are counted over all servers', async () => {
    const limits = { ...CONFIG.limits, creations: 3, logins: 100 };
    const [first, second] = await open(2, { config: { ...CONFIG, limits } });
    for (const server of [first!, second!, first!]) await server.create();
    const wish = { game: 'toy', setup: { scenario: 'short', options: {} }, seats: {} };
    expect((await second!.request('POST', '/api/matches', wish)).status).toBe(429);
    const guess = (server: TestServer) =>
      server.request('POST', '/api/session', { name: 'Anna', password: 'wrong horse' });
    // Five are free, at one server or at several; a hint that is under way may let one more pass.
    const answers: number[] = [];
    for (let i = 0; i < 10; i++) answers.push((await guess([first!, second!][i % 2]!)).status);
    expect(answers.filter((status) => status === 401).length).toBeLessThan(8);
  });

  test('a new password ends what was opened with the old one at every server', async () => {
    const [first, second] = await open(2);
    const who = { name: 'Anna', password: 'correct horse battery' };
    const made = await first!.request('POST', '/api/accounts', who);
    const cookie = made.headers.get('set-cookie')!.split(';')[0]!;
    const match = await first!.create({ open: true });
    const other = await second!.connect({ cookie });
    await other.sit(match.id);
    const change = { oldPassword: who.password, password: 'another horse battery' };
    expect((await first!.request('PATCH', '/api/me', change, { cookie })).status).toBe(200);
    expect(await other.gone()).toBe(1012);
  });

  test('the servers go by one clock', async () => {
    const [first, second] = await open(2);
    const [one, two] = [first!.app.matches, second!.app.matches];
    expect(Math.abs(one.now() - two.now())).toBeLessThan(1000);
  });

  const openWith = async (bots: readonly Thinker[]): Promise<TestServer[]> => {
    place = await Place.open(await postgres.database(), 0, { deadMs: 1000 });
    for (const bot of bots) await place.join({ thinker: bot });
    return place.servers;
  };
});

test('hints go together, and no notification is longer than PostgreSQL carries', () => {
  const sitting = Array.from({ length: 500 }, (_, i) => ({
    side: 'red',
    since: i,
    by: 'link' as const,
  }));
  const logs = Array.from({ length: 500 }, (_, i) => ['log', `match-${i}`, i] as const);
  const payloads = payloadsOf('me', [...logs, ['here', 'match-1', sitting, []], ['bye']]);
  expect(payloads.every((payload) => Buffer.byteLength(payload) < 8000)).toBe(true);
  const hints = payloads.flatMap((payload) => JSON.parse(payload).hints);
  expect(hints).toEqual([...logs, ['here', 'match-1', null, []], ['bye']]);
  expect(payloads.length).toBeLessThan(4);
});

test('hints of one log carry what follows on each other, and no more than there is room for', () => {
  const row = (n: number, text = 'x'): LogRow => ({
    n,
    kind: 'line',
    side: 'red',
    text,
    at: n,
    client: null,
  });
  const hint = (...rows: LogRow[]): Hint => ['log', 'm', rows.at(-1)!.n, rows];
  expect(joined(hint(row(4)), hint(row(5), row(6)))).toEqual(hint(row(4), row(5), row(6)));
  expect(joined(hint(row(4)), hint(row(6)))).toEqual(['log', 'm', 6]);
  expect(joined(['log', 'm', 4], hint(row(5)))).toEqual(['log', 'm', 5]);
  expect(joined(hint(row(5)), hint(row(4)))).toEqual(hint(row(5)));
  const [payload] = payloadsOf('me', [hint(row(1, 'x'.repeat(9000)))]);
  expect(JSON.parse(payload!).hints).toEqual([['log', 'm', 1]]);
});

const BOT = { kind: 'bot', level: 'random' } as const;

const sidesOf = ({ decision }: Client): readonly Side[] =>
  decision.kind === 'choose' ? decision.sides : [];

/** Two who have joined, each at a server. */
async function two(
  first: TestServer,
  second: TestServer,
  wish: Parameters<TestServer['create']>[0] = {},
): Promise<{ made: MatchCreated; red: Client; blue: Client }> {
  const made = await first.create(wish);
  const red = await first.sit(made, 'red');
  const blue = await second.sit(made, 'blue');
  await red.must({ type: 'join', name: 'Anna' });
  await blue.must({ type: 'join', name: 'Bo' });
  await blue.until(() => blue.info.status === 'playing');
  await red.until(() => red.info.status === 'playing');
  return { made, red, blue };
}

/** Plays at random until it is over; no refusal but that somebody else was first. */
async function play(client: Client, side: Side, random: Random): Promise<void> {
  const isOver = (): boolean => client.info.status === 'over';
  for (;;) {
    await client.until(() => isOver() || sidesOf(client).includes(side));
    if (isOver()) return;
    const { version } = client;
    const state = toy.guess(client.view as ToyView, random, client.info.setup);
    const choices = toy.choices(state, side);
    const answer = await client.act({
      type: 'play',
      version,
      lines: [toy.print(pick(choices, random))],
    });
    if (answer.type === 'refused') expect(answer.refusal.code).toBe('stale-version');
    // A move in secret changes what its maker sees, and nothing else.
    await client.until(() => isOver() || client.version > version);
  }
}

/** What a client has been shown, by its versions. */
function witness(client: Client): { client: Client; views: Map<number, string> } {
  const views = new Map([[client.version, JSON.stringify(client.view)]]);
  client.socket.on('message', () => views.set(client.version, JSON.stringify(client.view)));
  return { client, views };
}

/** Holds every view of these clients against the match as one server would have shown it. */
async function expectOneServer(
  store: Store,
  { id }: MatchCreated,
  seen: readonly ReturnType<typeof witness>[],
): Promise<void> {
  const live = new LiveMatch(toy, (await store.match(id))!, await store.rows(id));
  for (const { client, views } of seen) {
    const viewer = client.info.you ?? undefined;
    await client.until(() => client.version === live.seenBy(viewer).version);
    expect(client.rows).toEqual(live.seenBy(viewer).rowsAfter(0));
    for (const [version, view] of views) {
      const past = await pastView(live, viewer, version);
      expect(JSON.parse(view), `${viewer} at ${version}`).toEqual(past?.view);
    }
  }
}

/** A bot that picks at random, and can fall asleep over it. */
function thinker(): Thinker & { tasks: BotTask[]; asleep: boolean } {
  const random = seededRandom('bot');
  const bot = {
    tasks: [] as BotTask[],
    asleep: false,
    levels: () => ['random'],
    think: async (task: BotTask) => {
      bot.tasks.push(task);
      if (bot.asleep) return new Promise<readonly string[]>(() => {});
      const state = toy.guess(task.view as ToyView, random, task.setup);
      return [toy.print(pick(toy.choices(state, task.side), random))];
    },
    close: async () => {},
  };
  return bot;
}

/** A server that says and hears nothing more, and has taken nothing back. */
async function die(server: TestServer): Promise<void> {
  const { shared } = server.app.matches.store;
  Object.assign(shared!, {
    leave: async () => {},
    beat: () => Promise.reject(new Error('dead')),
    claim: async () => false,
    hint: () => {},
    setPresence: async () => {},
  });
}
