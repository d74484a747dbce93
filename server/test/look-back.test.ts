// Earlier positions of a running match, for each viewer as they saw them.
import type { PastView } from '@motti/protocol';
import { afterEach, expect, test } from 'vitest';
import type { LiveMatch } from '../src/matches/live-match.ts';
import { viewOf } from '../src/matches/wire.ts';
import { CONFIG, TestServer } from './harness.ts';

let server: TestServer;
afterEach(() => server.stop());

const look = (match: string, version: number, token?: string) =>
  server.request<PastView>(
    'GET',
    `/api/matches/${match}/views/${version}`,
    undefined,
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );

test('every moment can be seen again, by a seat and by a spectator, lines taken back as well', async () => {
  server = await TestServer.start();
  const { made, red, blue } = await server.match();
  const watcher = await server.sit(made, 'spectator');
  const seen = [red, blue, watcher].map((client) => ({
    client,
    token: client === watcher ? made.spectator : made.seats[client === red ? 'red' : 'blue'],
    moments: new Map<number, unknown>(),
  }));
  const remember = async (version: number): Promise<void> => {
    await red.at(version);
    for (const { client, moments } of seen) {
      await client.at(version);
      const { view, decision } = client;
      moments.set(version, { version, view, decision });
    }
  };
  await remember(red.version);
  await remember((await red.play('raise')).version);
  await remember((await red.must({ type: 'undo', version: red.version })).version);
  await remember((await red.play('raise')).version);
  for (const { token, moments } of seen) {
    expect(moments.size).toBe(4);
    for (const [version, moment] of moments)
      expect((await look(made.id, version, token)).body).toEqual(moment);
  }
  const first = (await look(made.id, 0, made.seats['red'])).body;
  const room = await server.app.matches.room(made.id);
  const live = room?.live as LiveMatch;
  expect(first.version).toBe(0);
  expect(viewOf(live, 'red')).not.toEqual(first.view);
});

test('what is not yours, or has not happened, cannot be looked at', async () => {
  server = await TestServer.start();
  const { made, red } = await server.match();
  const other = await server.create({});
  expect((await look(made.id, 1)).status).toBe(404);
  expect((await look(made.id, 1, other.seats['red'])).status).toBe(404);
  expect((await look(made.id, red.version + 1, made.seats['red'])).status).toBe(404);
  expect((await look(made.id, -1, made.seats['red'])).status).toBe(400);
  expect((await look(made.id, red.version, made.seats['red'])).status).toBe(200);
});

test('so many a minute and no more', async () => {
  const config = { ...CONFIG, limits: { ...CONFIG.limits, looks: 3 } };
  server = await TestServer.start({ config });
  const { made } = await server.match();
  const answers: number[] = [];
  for (let i = 0; i < 4; i++) answers.push((await look(made.id, 1, made.seats['red'])).status);
  expect(answers).toEqual([200, 200, 200, 429]);
});
