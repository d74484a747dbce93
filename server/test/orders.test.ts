// Standing orders: a seat passes without being asked, at once and after a restart, and nobody else learns of the order.
import type { AnyGame } from '@motti/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ToyView, toy } from '../../engine/test/toy.ts';
import { TestServer } from './harness.ts';

/** The toy game, in which the leader may pass when the stake is asked for. */
const game: AnyGame = {
  ...toy,
  passing: (state) =>
    (state as { phase: string }).phase === 'stake' ? { kind: 'ready' } : undefined,
};

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start({ games: [game] });
});
afterEach(() => server.stop());

const order = (until: 'turn' | 'called-off' | 'none', version: number) =>
  ({ type: 'order', version, until }) as const;

test('it answers at once, and the others see the answer and nothing else', async () => {
  const { made, red, blue } = await server.match();
  const before = blue.version;
  await red.must(order('called-off', red.version));
  expect(red.info.order).toEqual({ kinds: ['stake'] });
  await blue.at(before + 1);
  expect(blue.rows.at(-1)).toMatchObject({
    n: before + 1,
    kind: 'line',
    side: 'red',
    text: 'ready',
  });
  expect(blue.info).not.toHaveProperty('order');
  expect(JSON.stringify(blue.rows)).not.toContain('order');
  const kinds = (await server.store.rows(made.id, 0)).map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual(['order', 'line']);
});

test('calling it off makes no sign of life at the other seat', async () => {
  const { red, blue } = await server.match();
  await red.must(order('called-off', red.version));
  await blue.at(red.version);
  const { version } = blue;
  await red.must(order('none', red.version));
  expect(red.info.order).toBeUndefined();
  expect(blue.version).toBe(version);
});

test('it stands after a restart', async () => {
  const { made, red, blue } = await server.match({ setup: { scenario: 'long', options: {} } });
  await red.must(order('called-off', red.version));
  await blue.at(red.version);
  await server.down();
  await server.up();
  const [again, other] = [await server.sit(made, 'red'), await server.sit(made, 'blue')];
  expect(again.info.order).toEqual({ kinds: ['stake'] });
  expect(other.info.order).toBeUndefined();
  const bid = async () => {
    for (const client of [again, other]) {
      await client.play(`bid ${(client.view as ToyView).hand[0]}`);
      await again.at(client.version);
      await other.at(client.version);
    }
  };
  // The other leads in the second round and is asked; in the third red's stake is passed by itself.
  await bid();
  expect(again.decision).toMatchObject({ sides: ['blue'], ask: { kind: 'stake' } });
  await other.play('ready');
  await again.at(other.version);
  await bid();
  expect((again.view as ToyView).round).toBe(3);
  expect(again.decision).toMatchObject({ ask: { kind: 'bid' } });
});

test('only what is asked of the seat and can be passed is ordered', async () => {
  const { red, blue } = await server.match();
  expect(await blue.refused(order('turn', blue.version))).toBe('nothing-to-pass');
  await red.play('ready');
  expect(await red.refused(order('turn', red.version))).toBe('nothing-to-pass');
  expect(red.info.order).toBeUndefined();
});
