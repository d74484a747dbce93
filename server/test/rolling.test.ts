// A new version is rolled out: one server after the other is replaced while everybody plays.
import { type Random, seededRandom } from '@motti/engine';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toy } from '../../engine/test/toy.ts';
import { MIGRATION_NAMES } from '../src/migrations/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { Hint } from '../src/store/shared.ts';
import { CONFIG, type TestServer } from './harness.ts';
import { lookAt } from './kill/look.ts';
import { makeMatch, Player } from './kill/player.ts';
import { ADDS, TAKES_AWAY } from './next-versions.ts';
import { Place } from './place.ts';
import { Postgres, postgresFolder } from './postgres.ts';
import { slowToClose } from './slow-close.ts';

const programs = postgresFolder();
const MATCHES = 6;

describe.skipIf(programs === '')('servers replaced one after the other', () => {
  let postgres: Postgres;
  let place: Place;
  beforeAll(async () => {
    postgres = await Postgres.start(programs);
  }, 180_000);
  afterAll(() => postgres.stop());
  afterEach(() => place?.close());

  test('nobody has to send an act more than twice, and nothing is lost', async () => {
    const url = await postgres.database();
    place = await Place.open(url, 3, { config: { ...CONFIG, name: 'one' } });
    const random = seededRandom('rolling');
    const serving = new Set(place.servers);
    const { tables, matches, rest } = await everybodyPlays(serving, random);
    for (const old of [...serving]) {
      await oneMoveEach(tables);
      serving.add(await place.join());
      serving.delete(old);
      await old.app.fastify.close();
    }
    await oneMoveEach(tables);
    rest();
    const players = tables.flat();
    expect(players.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(Math.max(...players.map(({ mostRetries }) => mostRetries))).toBeLessThanOrEqual(1);
    expect(players.reduce((sum, { givenBack }) => sum + givenBack, 0)).toBe(0);
    await place.close();
    const store = await openPostgres(url);
    const acknowledged = players.flatMap((player) => player.acknowledged);
    expect((await lookAt(store, toy, matches, acknowledged)).wrong).toEqual([]);
    await store.close();
  }, 300_000);

  test('servers of two neighbouring versions work side by side while the tables change in two steps', async () => {
    const url = await postgres.database();
    place = await Place.open(url, 2);
    const serving = new Set(place.servers);
    const { tables, matches, rest } = await everybodyPlays(serving, seededRandom('versions'));
    for (const changes of [ADDS, TAKES_AWAY]) {
      for (const old of [...serving]) {
        serving.add(await place.join({}, changes));
        // Both versions serve; half of them before the first of the old ones goes.
        await oneMoveEach(tables);
        serving.delete(old);
        await old.app.fastify.close();
        await oneMoveEach(tables);
      }
    }
    rest();
    const players = tables.flat();
    expect(players.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(players.reduce((sum, { givenBack }) => sum + givenBack, 0)).toBe(0);
    const { store } = [...serving][0]!.app.matches;
    const acknowledged = players.flatMap((player) => player.acknowledged);
    expect((await lookAt(store, toy, matches, acknowledged)).wrong).toEqual([]);
  }, 300_000);

  test('no version takes away what a server reads that still runs, or starts on tables without what it reads', async () => {
    const url = await postgres.database();
    const today = MIGRATION_NAMES.at(-1)!;
    place = await Place.open(url, 1);
    const [old] = place.servers;
    await old!.app.matches.store.shared!.beat();
    const tooFar = (): Promise<unknown> => openPostgres(url, { changes: TAKES_AWAY });
    await expect(tooFar()).rejects.toThrow(`server-0`);
    await expect(tooFar()).rejects.toThrow(`only up to ${today}. Replace it first`);
    await place.join({}, ADDS);
    // Nobody has changed anything, and one of the version before may be started again.
    await (await openPostgres(url)).close();
    await old!.app.matches.store.shared!.beat();
    await expect(tooFar()).rejects.toThrow('that knows 9001-adds: skip none');
    await old!.app.fastify.close();
    await place.join({}, TAKES_AWAY);
    await (await openPostgres(url, { changes: ADDS })).close();
    await expect(openPostgres(url)).rejects.toThrow('too old for its database');
    await expect(openPostgres(url)).rejects.toThrow('they are at 9002-takes-away');
  }, 120_000);

  test('a change of the tables does not make players wait behind a backup', async () => {
    const url = await postgres.database();
    await (await openPostgres(url)).close();
    const backup = new pg.Client(url);
    await backup.connect();
    await backup.query('begin; lock table log in access share mode');
    await expect(openPostgres(url, { changes: ADDS })).rejects.toThrow('perhaps by a backup');
    await backup.query('rollback');
    await backup.end();
    await (await openPostgres(url, { changes: ADDS })).close();
  }, 120_000);

  test('who sits down while a server closes is not said to sit there', async () => {
    const { thinker, closing, finish } = slowToClose();
    const hints: Hint[] = [];
    const isLost = (hint: Hint): boolean => hints.push(hint) === 0;
    place = await Place.open(await postgres.database(), 1, { thinker, isLost });
    const [server] = place.servers;
    const made = await server!.create();
    const late = await server!.connect();
    const down = server!.app.fastify.close();
    await closing;
    hints.length = 0;
    await late.sit(made.id, made.seats['red']);
    expect(late.info.id).toBe(made.id);
    finish();
    await down;
    await place.close();
    expect(hints).toEqual([]);
  }, 120_000);
});

/** Matches whose players come back to any server that serves, until they rest. */
async function everybodyPlays(serving: ReadonlySet<TestServer>, random: Random) {
  const anyServer = (): string => [...serving][random(serving.size)]!.url;
  const tables: Player[][] = [];
  const matches = new Set<string>();
  let resting = false;
  for (let i = 0; i < MATCHES; i++) {
    const { id, seats } = await makeMatch(anyServer(), toy, 'long');
    matches.add(id);
    tables.push(Object.entries(seats).map(([side, token]) => playerOf(id, side, token)));
  }
  function playerOf(id: string, side: string, token: string): Player {
    const player = new Player(toy, id, side, token, random);
    const connect = (): void => {
      if (!resting) player.connect(anyServer());
    };
    player.onLost = () => setTimeout(connect, 5 + random(20));
    connect();
    return player;
  }
  const rest = (): void => {
    resting = true;
    for (const player of tables.flat()) player.cut();
  };
  return { tables, matches, rest };
}

/** Resolves when something has been done in each match that is not over, and everything sent before this is answered. */
async function oneMoveEach(tables: readonly (readonly Player[])[]): Promise<void> {
  const doneBy = (table: readonly Player[]): number =>
    table.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const before = tables.map(doneBy);
  const waiting = new Map(tables.flat().map((player) => [player, player.unanswered]));
  const isAnswered = (player: Player): boolean => {
    const sent = waiting.get(player);
    return sent === undefined || player.unanswered !== sent;
  };
  const goesOn = (table: readonly Player[], i: number): boolean =>
    table.some(({ over }) => over) || (doneBy(table) > before[i]! && table.every(isAnswered));
  await expect.poll(() => tables.every(goesOn), { timeout: 120_000 }).toBe(true);
}
