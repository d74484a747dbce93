import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MatchClock } from '../src/matches/clock.ts';
import { TestServer } from './harness.ts';

describe('a clock', () => {
  test('runs for who is asked, and gives the increment to who has answered', () => {
    const clock = new MatchClock({ initial: 60, increment: 5 }, ['red', 'blue']);
    clock.ask(['red'], 1000);
    expect(clock.deadline).toBe(61_000);
    clock.ask(['blue'], 11_000);
    expect(clock.read(12_000)).toEqual({
      at: 12_000,
      left: { red: 55_000, blue: 59_000 },
      running: ['blue'],
    });
  });

  test('a day a move: never more than the cap', () => {
    const day = 86_400;
    const clock = new MatchClock({ initial: day, increment: day, cap: day }, ['red', 'blue']);
    clock.ask(['red'], 0);
    clock.ask(['blue'], 1000);
    expect(clock.read(1000).left['red']).toBe(day * 1000);
  });

  test('of two who decide at once, the first to run out loses', () => {
    const clock = new MatchClock({ initial: 60, increment: 0 }, ['red', 'blue']);
    clock.ask(['blue'], 0);
    clock.ask(['red', 'blue'], 10_000);
    expect(clock.fallen(59_999)).toBeUndefined();
    expect(clock.fallen(60_000)).toBe('blue');
  });

  test('a machine’s clock that goes back gives no time', () => {
    const clock = new MatchClock({ initial: 60, increment: 0 }, ['red']);
    clock.ask(['red'], 10_000);
    clock.read(30_000);
    expect(clock.read(20_000).left['red']).toBe(40_000);
  });
});

test('whoever sets the clock of the machine takes no time from a player', async () => {
  const server = await TestServer.start();
  // More than a slow machine takes for one line, and less than the hour that is put on.
  const { red, blue } = await server.match({ clock: { initial: 1800, increment: 0 } });
  const hour = 3_600_000;
  const set = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hour);
  await red.play('ready');
  set.mockRestore();
  await blue.at(red.version);
  expect(blue.info.status).toBe('playing');
  await server.stop();
});

describe('a match with a clock', () => {
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    server = await TestServer.start({ now: () => now });
  });
  afterAll(() => server.stop());
  const clock = { initial: 60, increment: 10 };

  test('an act that comes too late finds the match over', async () => {
    const { red, blue } = await server.match({ clock });
    now += 60_000;
    expect(await red.refused({ type: 'play', version: red.version, lines: ['ready'] })).toBe(
      'match-is-over',
    );
    await blue.until(() => blue.info.status === 'over');
    expect(blue.info.result).toEqual({ winner: 'blue', clause: 'time', how: 'time' });
    expect(blue.rows.at(-1)).toMatchObject({ kind: 'time', side: 'red' });
  });

  test('nobody needs to ask: the flag falls by itself', async () => {
    const { blue } = await server.match({ clock });
    now += 61_000;
    await blue.until(() => blue.info.status === 'over');
  });

  test('it does not run before everybody is there', async () => {
    const made = await server.create({ clock });
    const red = await server.sit(made, 'red');
    await red.must({ type: 'join' });
    now += 1_000_000;
    const blue = await server.sit(made, 'blue');
    await blue.must({ type: 'join' });
    expect(blue.info.status).toBe('playing');
    expect(blue.frames.at(-1)!.clocks).toEqual({
      at: now,
      left: { red: 60_000, blue: 60_000 },
      running: ['red'],
    });
  });

  test('a restart reads it from the log, and time has gone on', async () => {
    const { made, red } = await server.match({ clock });
    now += 20_000;
    await red.play('ready');
    await server.down();
    now += 15_000;
    await server.up();
    const answer = await server.request<{ clocks: unknown }>(
      'GET',
      `/api/matches/${made.id}`,
      undefined,
      { authorization: `Bearer ${made.seats['red']}` },
    );
    expect(answer.body.clocks).toEqual({
      at: now,
      // Red has been asked again at once: no increment before somebody else is.
      left: { red: 25_000, blue: 45_000 },
      running: ['red', 'blue'],
    });
    await server.down();
    now += 60_000;
    await server.up();
    const late = await server.sit(made, 'red');
    expect(late.info.result).toMatchObject({ how: 'time', winner: 'blue' });
  });

  test('the flag falls while nobody is connected, and after a restart that nobody comes back to', async () => {
    const result = async (match: string): Promise<unknown> => {
      await server.app.matches.summarise();
      const rows = await server.store.rows(match);
      return rows.at(-1);
    };
    const { made, red, blue } = await server.match({ clock });
    const other = await server.match({ clock });
    for (const client of [red, blue, other.red, other.blue]) client.terminate();
    now += 30_000;
    expect(await result(made.id)).not.toMatchObject({ kind: 'time' });
    now += 31_000;
    await expect.poll(() => result(made.id)).toMatchObject({ kind: 'time', side: 'red' });

    const third = await server.match({ clock });
    for (const client of [third.red, third.blue]) client.terminate();
    await server.down();
    now += 61_000;
    await server.up();
    await expect.poll(() => result(third.made.id)).toMatchObject({ kind: 'time', side: 'red' });
    const listed = await server.store.unattended();
    expect(listed).not.toContain(third.made.id);
  });
});
