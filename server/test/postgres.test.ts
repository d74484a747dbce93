import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ToyView } from '../../engine/test/toy.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { TestServer } from './harness.ts';
import { ALL_SHARED, KILLING_MS, killEverywhere } from './migrations.ts';
import { Postgres, postgresFolder } from './postgres.ts';
import { match, row, storeSuite, summary } from './store-suite.ts';

const programs = postgresFolder();
if (programs === '') console.warn('No PostgreSQL on this machine: `npm test` would install one.');

describe.skipIf(programs === '')('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start(programs);
  });
  afterAll(() => postgres.stop());

  storeSuite('PostgreSQL', async () => {
    const url = await postgres.database();
    let current = await openPostgres(url);
    return {
      store: current,
      reopen: async () => {
        await current.close();
        current = await openPostgres(url);
        return current;
      },
      discard: () => current.close(),
    };
  });

  test(
    'a migration that is killed at any statement has not happened; the next start makes it',
    async () => {
      const url = await postgres.database();
      let pool: pg.Pool;
      const connect = (): pg.Pool => {
        pool = new pg.Pool({ connectionString: url, max: 1 });
        pool.on('error', () => {});
        return pool;
      };
      const kills = await killEverywhere({
        tables: ALL_SHARED,
        connect: () => new PostgresDialect({ pool: connect() }),
        bury: () => pool.end(),
        reset: async () => {
          const empty = 'drop schema public cascade; create schema public';
          await connect().query(empty);
          await pool.end();
        },
      });
      expect(kills).toBeGreaterThan(40);
    },
    KILLING_MS,
  );

  test('two who speak at once are both heard', async () => {
    const store = await openPostgres(await postgres.database());
    const said = Array.from({ length: 20 }, (_, i) =>
      store.say([
        {
          match: 'match-01',
          line: { at: i, side: 'red', name: 'Anna', text: `${i}`, client: `red ${i}` },
        },
      ]),
    );
    const numbers = (await Promise.all(said)).flat().map(({ line }) => line.n);
    expect(numbers.sort((a, b) => a - b)).toEqual(said.map((_, i) => i + 1));
    await store.close();
  });

  test('two servers that write to the same matches at the same moment never wait for each other in a circle', async () => {
    const url = await postgres.database();
    const [one, two] = [await openPostgres(url), await openPostgres(url)];
    const ids = Array.from({ length: 60 }, (_, i) => `match-${i + 10}`);
    for (const id of ids) await one.createMatch(match(id), [], summary(id));
    for (let n = 1; n <= 20; n++) {
      const appends = ids.map((id) => ({ match: id, rows: [row(n)] }));
      const written = await Promise.allSettled([
        one.append(appends),
        two.append(appends.toReversed()),
      ]);
      // One of them was first, and the other is told so.
      const late = written.filter(({ status }) => status === 'rejected');
      expect(late).toMatchObject([{ reason: { name: 'ConflictError' } }]);
      const summaries = ids.map((id) => summary(id, { version: n }));
      await Promise.all([one.summarise(summaries), two.summarise(summaries.toReversed())]);
    }
    await Promise.all([one.close(), two.close()]);
  });

  test('the database dies and comes back: nothing is torn, nothing acknowledged is lost, matches go on', async () => {
    const store = await openPostgres(await postgres.database(), { serving: { name: 'one' } });
    const server = await TestServer.start({ store });
    const { made, red } = await server.match();
    await red.play('raise');
    const { version } = red;
    await postgres.kill();
    const wish = { type: 'play' as const, version, lines: ['raise'] };
    const answer = await Promise.race([red.act(wish, 'x'), red.gone()]);
    expect(answer).not.toMatchObject({ type: 'accepted' });
    const knocking = await server.connect();
    await knocking.sit(made.id, made.seats.red!);
    expect(await knocking.gone()).toBe(1012);
    expect((await server.request('GET', '/healthz')).status).toBe(503);
    await postgres.restart();
    const back = await server.sit(made, 'red', version);
    expect(back.rows).toEqual([]);
    await back.must(wish, 'x');
    expect((back.view as ToyView).stake).toBe(3);
    const rows = await store.rows(made.id);
    expect(rows.map((row) => row.n)).toEqual(rows.map((_, i) => i + 1));
    await server.stop();
    await store.close();
  });
});
