// Coming back: after a lost connection, after a restart, after being forgotten.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ToyView } from '../../engine/test/toy.ts';
import type { Append, Store } from '../src/store/store.ts';
import { type Client, TestServer } from './harness.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

test('rows after the last version seen, none lost and none twice', async () => {
  const { made, red, blue } = await server.match();
  const seen = blue.version;
  blue.terminate();
  await red.play('raise');
  await red.play('raise');
  await red.play('ready');
  const back = await server.sit(made, 'blue', seen);
  expect(back.rows.map((row) => row.n)).toEqual([seen + 1, seen + 2, seen + 3]);
  expect([...blue.rows, ...back.rows]).toEqual((await server.sit(made, 'blue')).rows);
  const upToDate = await server.sit(made, 'blue', red.version);
  expect(upToDate.rows).toEqual([]);
  expect(upToDate.view).toEqual(back.view);
});

test('sockets that come and go while moves are made see every row once', async () => {
  const { made, red } = await server.match();
  const rows = new Map<number, string>();
  let watcher = await server.sit(made, 'spectator');
  const collect = (client: Client) => {
    for (const row of client.rows) {
      expect(rows.has(row.n)).toBe(false);
      rows.set(row.n, row.kind);
    }
  };
  for (let i = 0; i < 20; i++) {
    const before = red.version;
    const moving = red.play('raise').then(({ version }) => red.must({ type: 'undo', version }));
    collect(watcher);
    const { version } = watcher;
    watcher.terminate();
    watcher = await server.sit(made, 'spectator', version);
    await moving;
    expect(red.version).toBe(before + 2);
  }
  await watcher.at(red.version);
  collect(watcher);
  expect([...rows.keys()]).toEqual(Array.from({ length: red.version }, (_, i) => i + 1));
});

test('a restart from the disk changes nothing', async () => {
  const { made, red, blue } = await server.match();
  await red.play('raise', 'ready');
  await red.play(`bid ${(red.view as ToyView).hand[0]}`);
  await blue.at(red.version);
  const views = [red.view, blue.view];
  await server.down();
  await server.up();
  const again = [await server.sit(made, 'red'), await server.sit(made, 'blue')];
  expect(again.map((client) => client.view)).toEqual(views);
  expect(again[0]!.rows).toEqual((await server.sit(made, 'red')).rows);
  await again[1]!.play(`bid ${(blue.view as ToyView).hand[0]}`);
});

test('a server that stops tells its sockets to come back', async () => {
  const { red } = await server.match();
  await server.down();
  expect(await red.gone()).toBe(1012);
  await server.up();
});

test('acts under way when the server stops are durable if acknowledged, and not otherwise', async () => {
  const { made, red } = await server.match();
  const { version } = red;
  const answer = red.act({ type: 'play', version, lines: ['raise'] }, 'last');
  const [outcome] = await Promise.all([
    Promise.race([answer, red.gone()]),
    new Promise((resolve) => setImmediate(resolve)).then(() => server.down()),
  ]);
  await server.up();
  const rows = await server.store.rows(made.id, version);
  if (typeof outcome === 'object' && outcome.type === 'accepted') expect(rows).toHaveLength(1);
  const back = await server.sit(made, 'red');
  await back.must({ type: 'play', version, lines: ['raise'] }, 'last');
  expect((back.view as ToyView).stake).toBe(2);
});

test('a client that has seen more than there is gets everything', async () => {
  const { made, red } = await server.match();
  const lost = await server.sit(made, 'red', 500);
  expect(lost.rows).toHaveLength(red.version);
});

test('a match that was forgotten is made again from its log', async () => {
  const small = await TestServer.start({ capacity: 2 });
  const made = [];
  for (let i = 0; i < 5; i++) made.push((await small.match()).made);
  expect(await small.sit(made[0]!, 'red')).toMatchObject({ info: { status: 'playing' } });
  await small.stop();
});

test('a match that nobody looks at leaves the memory, one that somebody looks at stays', async () => {
  const { matches } = server.app;
  const { red, blue, made } = await server.match();
  const left = await server.match();
  left.red.terminate();
  left.blue.terminate();
  const before = matches.size;
  await expect
    .poll(() => {
      // As soon as the server has noticed that nobody is there any more.
      matches.forgetUnused(-1);
      return matches.size;
    })
    .toBeLessThan(before);
  expect(await server.sit(left.made, 'red')).toMatchObject({ info: { status: 'playing' } });
  await red.play('raise');
  await expect.poll(() => blue.version).toBe(red.version);
  expect((await server.sit(made, 'red')).version).toBe(red.version);
});

/** A store whose disk can be full. */
function failing(store: Store): Store & { full: boolean } {
  const wrapped = {
    full: false,
    append: (batch: readonly Append[]) =>
      wrapped.full ? Promise.reject(new Error('disk full')) : store.append(batch),
  };
  return new Proxy(store, {
    get: (target, key) => {
      if (key === 'full' || key === 'append') return Reflect.get(wrapped, key);
      const value = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (_, key, value) => Reflect.set(wrapped, key, value),
  }) as Store & { full: boolean };
}

test('a start after a crash listens before every match has been played again', async () => {
  const { red } = await server.match();
  server.store.summarise = async () => {};
  await red.play('raise');
  await server.down();
  const { openSqlite } = await import('../src/store/sqlite.ts');
  const store = await openSqlite(server.file);
  const [left] = await store.behind();
  const rows = store.rows.bind(store);
  let read = (): void => {};
  const reading = new Promise<void>((resolve) => {
    read = resolve;
  });
  store.rows = async (match, after) => {
    await reading;
    return rows(match, after);
  };
  const again = await TestServer.start({ store });
  expect((await again.request('GET', '/healthz')).status).toBe(200);
  expect(await store.behind()).toEqual([left]);
  read();
  await expect.poll(() => store.behind()).toEqual([]);
  await again.stop();
  await store.close();
  await server.up();
});

test('what cannot be saved was not played: the log says so, nobody is told, it can be tried again', async () => {
  const { openSqlite } = await import('../src/store/sqlite.ts');
  const store = failing(await openSqlite(':memory:'));
  const logged: string[] = [];
  const stream = { write: (line: string): void => void logged.push(line) };
  const broken = await TestServer.start({ store, logger: { level: 'error', stream } });
  const { made, red, blue } = await broken.match();
  const { version } = red;
  store.full = true;
  const wish = { type: 'play' as const, version, lines: ['raise'] };
  const answer = await Promise.race([red.act(wish, 'x'), red.gone()]);
  if (typeof answer === 'object')
    expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'try-again' } });
  expect(await red.gone()).toBe(1012);
  expect(blue.version).toBe(version);
  expect(logged.join()).toContain('rows cannot be saved');
  store.full = false;
  const back = await broken.sit(made, 'red', version);
  expect(back.rows).toEqual([]);
  await back.must(wish, 'x');
  expect((back.view as ToyView).stake).toBe(2);
  await broken.stop();
  await store.close();
});
