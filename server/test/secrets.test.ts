// Whole games with every frame captured: nobody ever gets more than the game says they may know.
import { pick, type Random, seededRandom } from '@motti/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, GAMES, TestServer } from './harness.ts';
import { compare, newTable, ownSetup, type Table } from './secret-table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

async function playOn(t: Table, random: Random): Promise<void> {
  const { decision } = t.truth;
  if (decision.kind !== 'choose')
    throw new Error(`the server should have rolled: ${decision.kind}`);
  const side = pick(decision.sides, random);
  const client = t.clients.get(side)!;
  // By the client's own means: its choices on a guess from its view are those of the true state.
  const guess = t.game.guess(client.view, random, client.info.setup);
  const action = pick(t.game.choices(guess, side), random);
  await client.play(t.game.print(action));
  await compare(t);
}

const SCENARIOS = GAMES.flatMap((game) =>
  game.scenarios.flatMap(({ id }) => [1, 2, 3, 4, 5].map((seed) => ({ game, id, seed }))),
);

test.each(SCENARIOS)(
  '$game.id $id, game $seed: views, lines and events are each viewer’s own',
  async ({ game, id, seed }) => {
    const random = seededRandom(`secrets ${id} ${seed}`);
    const t = await newTable(server, game, ownSetup(game, id));
    const { stored } = t;
    await compare(t);
    const isOver = (): boolean => t.truth.decision.kind === 'over';
    while (!isOver()) {
      await playOn(t, random);
      if (t.truth.decision.kind === 'over') break;
      for (const client of t.clients.values())
        expect(client.raw.some((text) => text.includes(stored.seed))).toBe(false);
    }
    for (const client of t.clients.values()) {
      await client.until(() => client.info.status === 'over');
      expect(client.info.dice.seed).toBe(stored.seed);
      client.terminate();
    }
  },
);

test('what a frame to one seat may hold, no other seat’s frame holds: the hidden deal', async () => {
  const { red, blue, made } = await server.match();
  const watcher = await server.sit(made, 'spectator');
  const deal = (await server.store.rows(made.id)).find((row) => row.side === 'chance')!;
  expect(deal.text).toMatch(/^roll \d/);
  for (const client of [red, blue, watcher])
    expect(client.raw.some((text) => text.includes(deal.text))).toBe(false);
  const hand = (client: Client) => JSON.stringify((client.view as { hand: number[] }).hand);
  expect(blue.raw.join('\n')).not.toContain(`"hand",${hand(red)}`);
  expect(watcher.raw.join('\n')).not.toContain(hand(red));
});

test('a record saved before the end holds what its owner may know, and no seed', async () => {
  const { made } = await server.match();
  const stored = (await server.store.match(made.id))!;
  for (const token of [made.seats['red'], made.seats['blue'], made.spectator]) {
    const path = `/api/matches/${made.id}/record`;
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await server.request<string>('GET', path, undefined, headers);
    expect(body).toContain('\nchance ?\n');
    expect(body).toContain(`[Commitment "${made.commitment}"]`);
    expect(body).not.toContain(stored.seed);
  }
});
