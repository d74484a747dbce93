// Whole games with every frame captured: nobody ever gets more than the game says he may know.

import { isDeepStrictEqual } from 'node:util';
import {
  type AnyAction,
  type AnyGame,
  type GameEvent,
  Match,
  parseAction,
  pick,
  type Random,
  type Side,
  seededRandom,
} from '@motti/engine';
import type { MatchCreated } from '@motti/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogRow } from '../src/store/store.ts';
import { type Client, GAMES, TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

type AnyMatch = Match<unknown, AnyAction, unknown, GameEvent>;
type AnyEntry = AnyMatch['entries'][number];

interface Table {
  game: AnyGame;
  made: MatchCreated;
  clients: Map<Side | undefined, Client>;
  /** What the server must have: played again from the store, row by row. */
  truth: AnyMatch;
  /** The whole log, and what each of its lines was. */
  log: LogRow[];
  entries: Map<number, AnyEntry>;
}

async function table(game: AnyGame, scenario: string): Promise<Table> {
  const setup = { scenario, options: {} };
  const made = await server.create({ game: game.id, setup });
  const clients = new Map<Side | undefined, Client>();
  for (const side of Object.keys(made.seats)) clients.set(side, await server.sit(made, side));
  clients.set(undefined, await server.sit(made, 'spectator'));
  for (const side of Object.keys(made.seats))
    await clients.get(side)!.must({ type: 'join', name: side, salt: 'ab' });
  const stored = (await server.store.match(made.id))!;
  return { game, made, clients, truth: new Match(game, stored.setup), log: [], entries: new Map() };
}

/** Brings the truth up to date, and holds every viewer's picture against it. */
async function compare(t: Table): Promise<void> {
  for (const row of await server.store.rows(t.made.id, t.log.length)) {
    t.log.push(row);
    if (row.kind !== 'line') continue;
    expect(t.truth.play(row.side, parseAction(t.game, row.text)!)).toBeUndefined();
    t.entries.set(row.n, t.truth.entries.at(-1)!);
  }
  for (const [viewer, client] of t.clients) {
    const expected = plain(rowsFor(t, viewer));
    await client.at(expected.length);
    expect(client.rows, `the rows of ${viewer}`).toMatchObject(expected);
    expect(client.rows).toHaveLength(expected.length);
    await client.until(() => isDeepStrictEqual(client.decision, plain(t.truth.decision)));
    expect(client.view, `the view of ${viewer}`).toEqual(plain(t.game.view(t.truth.state, viewer)));
  }
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const mayKnow = (audience: readonly Side[] | undefined, viewer: Side | undefined): boolean =>
  audience === undefined || (viewer !== undefined && audience.includes(viewer));

interface SeenLine {
  n: number;
  side: Side;
  kind: string;
  text?: string;
  events?: GameEvent[];
}

/** What this viewer must have been told, by the contract alone: masked lines of one side in a run are one. */
function rowsFor(t: Table, viewer: Side | undefined): SeenLine[] {
  const seen: SeenLine[] = [];
  for (const { n: row, kind, side } of t.log) {
    const entry = t.entries.get(row);
    const n = seen.length + 1;
    if (!entry) {
      seen.push({ n, kind, side });
      continue;
    }
    const text = mayKnow(entry.audience, viewer) ? entry.text : '?';
    const events = entry.events.filter((event) => mayKnow(event.to, viewer));
    const before = seen.at(-1);
    const run = text === '?' && before?.text === '?' && before.side === side;
    if (!run || events.length > 0) seen.push({ n, kind, side, text, events });
  }
  return seen;
}

async function playOn(t: Table, random: Random): Promise<void> {
  const { decision } = t.truth;
  if (decision.kind !== 'choose')
    throw new Error(`the server should have rolled: ${decision.kind}`);
  const side = pick(decision.sides, random);
  const client = t.clients.get(side)!;
  // By the client's own means: its choices on a guess from its view are those of the true state.
  const guess = t.game.guess(client.view, random);
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
    const t = await table(game, id);
    const stored = (await server.store.match(t.made.id))!;
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
