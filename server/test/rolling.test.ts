// A new version is rolled out: one server after the other is replaced while everybody plays.
import { type Random, seededRandom } from '@motti/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toy } from '../../engine/test/toy.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { Hint } from '../src/store/shared.ts';
import { CONFIG, type TestServer } from './harness.ts';
import { lookAt } from './kill/look.ts';
import { makeMatch, Player } from './kill/player.ts';
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
