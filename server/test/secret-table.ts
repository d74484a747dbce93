// A match with every viewer at the table, held against what the contract alone says each of them may know.
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyAction,
  type AnyGame,
  type GameEvent,
  Match,
  parseAction,
  type Setup,
  type Side,
  setupOf,
  startingOptions,
} from '@motti/engine';
import type { MatchCreated } from '@motti/protocol';
import { expect } from 'vitest';
import { LiveMatch } from '../src/matches/live-match.ts';
import { summaryOf } from '../src/matches/matches.ts';
import { newMatchId } from '../src/matches/secrets.ts';
import type { LogRow, StoredMatch } from '../src/store/store.ts';
import type { Client, TestServer } from './harness.ts';

/** How long a viewer may wait for what they must be told. */
export const PATIENCE = 10_000;

export type Viewer = Side | undefined;
type AnyMatch = Match<unknown, AnyAction, unknown, GameEvent>;
type AnyEntry = AnyMatch['entries'][number];

export interface Table {
  readonly server: TestServer;
  readonly game: AnyGame;
  readonly made: MatchCreated;
  readonly stored: StoredMatch;
  readonly clients: Map<Viewer, Client>;
  /** What the server must have: played again from the store, row by row. */
  readonly truth: AnyMatch;
  /** The whole log, and what each of its lines was. */
  readonly log: LogRow[];
  readonly entries: Map<number, AnyEntry>;
}

/** Sits every viewer down at this match; nobody has said anything yet. */
async function tableAt(server: TestServer, game: AnyGame, made: MatchCreated): Promise<Table> {
  const clients = new Map<Viewer, Client>();
  for (const side of Object.keys(made.seats)) clients.set(side, await server.sit(made, side));
  clients.set(undefined, await server.sit(made, 'spectator'));
  const stored = (await server.store.match(made.id))!;
  const truth: AnyMatch = new Match(game, stored.setup);
  return { server, game, made, stored, clients, truth, log: [], entries: new Map() };
}

/** A scenario with the options that the lobby starts from. */
export const ownSetup = (game: AnyGame, scenario: string): Setup =>
  setupOf(game, scenario, startingOptions(game, scenario));

export async function newTable(
  server: TestServer,
  game: AnyGame,
  { scenario, options }: Pick<Setup, 'scenario' | 'options'>,
): Promise<Table> {
  const made = await server.create({ game: game.id, setup: { scenario, options } });
  const table = await tableAt(server, game, made);
  for (const side of Object.keys(made.seats))
    await table.clients.get(side)!.must({ type: 'join', name: side });
  await catchUp(table);
  // With the secrets that sitting down has made.
  return { ...table, stored: (await server.store.match(made.id))! };
}

/** Brings the truth up to date from the store. */
export async function catchUp(t: Table): Promise<void> {
  for (const row of await t.server.store.rows(t.made.id, t.log.length)) {
    t.log.push(row);
    if (row.kind !== 'line') continue;
    expect(t.truth.play(row.side, parseAction(t.game, row.text)!)).toBeUndefined();
    t.entries.set(row.n, t.truth.entries.at(-1)!);
  }
}

/** Holds every viewer's picture against the truth. */
export async function compare(t: Table): Promise<void> {
  await catchUp(t);
  for (const [viewer, client] of t.clients) {
    const expected = plain(rowsFor(t, viewer));
    await client.at(expected.length);
    expect(client.rows, `the rows of ${viewer}`).toMatchObject(expected);
    expect(client.rows).toHaveLength(expected.length);
    await client.until(() => isDeepStrictEqual(client.decision, plain(t.truth.decision)));
    const view = plain(t.game.view(t.truth.state, viewer));
    // A line that nobody sees, and that changes what they see, brings no row: only the view tells that it has come.
    await Promise.race([client.until(() => isDeepStrictEqual(client.view, view)), sleep(PATIENCE)]);
    expect(client.view, `the view of ${viewer}`).toEqual(view);
  }
}

export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const mayKnow = (audience: readonly Side[] | undefined, viewer: Viewer): boolean =>
  audience === undefined || (viewer !== undefined && audience.includes(viewer));

interface SeenLine {
  n: number;
  side: Side;
  kind: string;
  text?: string;
  events?: GameEvent[];
}

/** What this viewer must have been told, by the contract alone: masked lines of one side in a run are one. */
export function rowsFor(t: Table, viewer: Viewer): SeenLine[] {
  const seen: SeenLine[] = [];
  for (const { n: row, kind, side } of t.log) {
    const entry = t.entries.get(row);
    const n = seen.length + 1;
    // A standing order is for its maker and the server.
    if (kind === 'order') continue;
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

/** What is said afterwards comes after all that was sent before. */
export async function toldAll(t: Table, side: Side): Promise<void> {
  const mover = t.clients.get(side)!;
  const said = mover.chat.length + 1;
  await mover.must({ type: 'chat', text: 'well' });
  for (const client of t.clients.values()) await client.until(() => client.chat.length >= said);
}

/** The same match, with the same log, the same seed and the same links. */
export async function twinOf({ server, game, made, stored, log }: Table): Promise<Table> {
  const twin = { ...stored, id: newMatchId() };
  await server.store.createMatch(twin, log, summaryOf(new LiveMatch(game, twin, log)));
  const links: MatchCreated = { ...made, id: twin.id };
  const table = await tableAt(server, game, links);
  await catchUp(table);
  return table;
}

export const isAboutTheMatch = (text: string): boolean =>
  !text.startsWith('{"type":"chat"') && !text.startsWith('{"type":"presence"');

/** Without what differs between any two matches: times, the match's own id, who happens to be connected, chat. */
export const timeless = (text: string): string =>
  text
    .replace(/"(at|created)":\d+/g, '"$1":0')
    .replace(/"info":\{"id":"[^"]+"/g, '"info":{"id":""')
    .replace(/"online":(true|false)/g, '"online":null')
    .replace(/"chat":\[.*\]/, '"chat":[]');

/** No line that was hidden from this viewer stands in anything they got before the end, nor does the seed. */
export function expectNothingHidden(t: Table, viewer: Viewer, client: Client): void {
  const known = new Set<string>();
  const hidden = new Set<string>();
  for (const { audience, text } of t.entries.values())
    (mayKnow(audience, viewer) ? known : hidden).add(text);
  const told = client.raw.findIndex((text) => text.includes(t.stored.seed));
  // The seed comes with the result and not before; while the match goes on it does not come at all.
  if (t.truth.decision.kind === 'over') expect(client.raw[told]).toContain('"status":"over"');
  else expect(told).toBe(-1);
  const end = told < 0 ? client.raw.length : told;
  const before = client.raw.slice(0, end).join('\n');
  for (const text of hidden) {
    if (!known.has(text)) expect(before).not.toContain(JSON.stringify(text));
  }
}
