// Whole matches of every game over real sockets. While they are played, twins are made of them: the same match up to
// here, in which one side decides something else in secret. What everybody else gets must be the same, byte for byte:
// so it holds nothing of the secret; lists, metrics and take-backs are no exception. And no hidden line is ever sent in
// clear, nor the seed before the end. `MOTTI_SECRECY_ACTS=10000` plays so many acts of each game, in match after match;
// `-t talvisota` takes one game, and `MOTTI_SECRECY_SEED` other matches of it.
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { actionsOf, botByName } from '@motti/bots';
import { GAMES } from '@motti/catalog';
import {
  type AnyAction,
  type AnyGame,
  offeredScenarios,
  pick,
  printAction,
  type Random,
  type Setup,
  type Side,
  seededRandom,
} from '@motti/engine';
import { drawnSetup } from '@motti/engine/testkit';
import { applyPatch, type PastView, type ServerMessage } from '@motti/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { summaryOf } from '../src/matches/matches.ts';
import type { Summary } from '../src/store/store.ts';
import { type Client, TestServer } from './harness.ts';
import {
  catchUp,
  compare,
  expectNothingHidden,
  isAboutTheMatch,
  newTable,
  ownSetup,
  PATIENCE,
  plain,
  rowsFor,
  type Table,
  timeless,
  toldAll,
  twinOf,
  type Viewer,
} from './secret-table.ts';

/** How often a twin is made, and how many at most: each costs as much as twenty moves. */
const TWIN_EVERY = 6;
const TWINS = 25;
/** Draws of another secret before it is given up that there is one. */
const ATTEMPTS = 24;
/** Counters laid face down are few: a twin is tried for each, up to this many. */
const FACE_DOWN_TWINS = 8;
/** A campaign of hundreds of decisions a side is not played to its end: its later turns keep the secrets of the first. */
const MOST_ACTS = 700;
/** Acts of further matches, their options drawn at random; one of fewer acts has too little to look back to. */
const DRAWN_ACTS = 150;
const LEAST_ACTS = 60;
const ACTS = Number(process.env['MOTTI_SECRECY_ACTS'] ?? 0);
const SEED = process.env['MOTTI_SECRECY_SEED'] ?? 'wire';
/** Every so many twins a pair of them is played on: the other side asks to take back what was done. */
const TAKE_BACK_EVERY = 4;
/** How far, in rows of who asks. */
const TAKE_BACK = 4;
/** How often every picture is held against the contract. */
const COMPARE_EVERY = 25;
/** How many earlier moments each viewer looks back to. */
const LOOKS = 12;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ games: GAMES });
}, 120_000);
afterAll(() => server.stop());

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s, a whole match: frames, answers and records are a function of what their reader may know',
  async (_, game) => {
    const offered = offeredScenarios(game);
    const own = ownSetup(game, offered[0]!.id);
    const first = await playWhole(game, own, `${SEED} ${game.id}`, MOST_ACTS);
    const done = { matches: 1, ...first };
    const wanted = Math.max(ACTS, first.acts + DRAWN_ACTS);
    for (; wanted - done.acts >= LEAST_ACTS; done.matches++) {
      const seed = `${SEED} ${game.id} ${done.matches}`;
      const setup = drawnFor(game, offered[done.matches % offered.length]!.id, seed);
      const next = await playWhole(game, setup, seed, Math.min(MOST_ACTS, wanted - done.acts));
      done.acts += next.acts;
      done.twins += next.twins;
      done.takeBacks += next.takeBacks;
      if (ACTS > 0) console.log(game.id, JSON.stringify(done));
    }
  },
  // A safety net: the long form takes hours.
  ACTS > 0 ? 86_400_000 : 1_800_000,
);

/** Whoever plays alone has nobody to keep a secret from: then it is the usual match. */
function drawnFor(game: AnyGame, scenario: string, seed: string): Setup {
  const drawn = drawnSetup(game, { scenario }, seededRandom(`rules ${seed}`));
  return game.seats(drawn).length > 1 ? drawn : ownSetup(game, offeredScenarios(game)[0]!.id);
}

interface Done {
  acts: number;
  twins: number;
  takeBacks: number;
}

async function playWhole(game: AnyGame, setup: Setup, seed: string, most: number): Promise<Done> {
  const random = seededRandom(seed);
  const t = await newTable(server, game, setup);
  const twins = { plain: 0, faceDown: 0 };
  const made = { plain: 0, faceDown: 0 };
  let takeBacks = 0;
  let acts = 0;
  for (; t.truth.decision.kind !== 'over' && acts < most; acts++) {
    const { side, lines, secret } = await nextAct(t, random);
    if (secret && couldBeAnother(t, side, secret) && isDue(secret, made[secret]++, twins[secret])) {
      const others = otherSecrets(t, side, lines, random);
      if (others && (twins.plain + twins.faceDown) % TAKE_BACK_EVERY === 0) {
        await takeBackInTwins(t, side, lines, others);
        takeBacks++;
      }
      if (await playBesideTwin(t, side, lines, others)) twins[secret]++;
    } else await playWhatIsKnown(t.clients.get(side)!, lines);
    if (acts % COMPARE_EVERY === 0) await compare(t);
    else await catchUp(t);
  }
  await compare(t);
  await compareLookingBack(t);
  // A view that told too much would leave no other secret that looks the same.
  expect(twins.plain > 0, 'other secrets were tried').toBe(made.plain > 0);
  expect(twins.faceDown > 0, 'other counters were laid face down').toBe(made.faceDown > 0);
  for (const [viewer, client] of t.clients) {
    if (t.truth.decision.kind === 'over') await client.until(() => client.info.status === 'over');
    expectNothingHidden(t, viewer, client);
    client.terminate();
  }
  return { acts, twins: twins.plain + twins.faceDown, takeBacks };
}

/**
 * A line may be legal only because of somebody whom its maker has not seen yet, and guessed rightly. The act is then judged
 * by what they see, refused at that line and not played at all; the lines before it go through.
 */
async function playWhatIsKnown(client: Client, lines: readonly string[]): Promise<void> {
  const answer = await client.act({ type: 'play', version: client.version, lines: [...lines] });
  const known = answer.type === 'refused' ? (answer.index ?? 0) : lines.length;
  expect(known, JSON.stringify(answer)).toBeGreaterThan(0);
  if (known < lines.length) await client.play(...lines.slice(0, known));
}

/** Nobody else learns a secret line; of one laid face down the others see that it was made. */
type Secret = 'plain' | 'faceDown' | undefined;

const isDue = (secret: 'plain' | 'faceDown', made: number, twins: number): boolean =>
  secret === 'faceDown'
    ? twins < FACE_DOWN_TWINS
    : // Until the first is found every secret is tried: some games have few, and not each could be another.
      (twins === 0 || made % TWIN_EVERY === 0) && twins < TWINS;

/** A last card to be discarded is no secret: there is no other. Counters face down are compared by what others see. */
const couldBeAnother = ({ game, truth: { state } }: Table, side: Side, secret: Secret): boolean =>
  secret === 'faceDown' ||
  game.choices(state, side).filter((action) => secrecy(game, state, side, action) === 'plain')
    .length > 1;

interface NextAct {
  readonly side: Side;
  readonly lines: readonly string[];
  readonly secret: Secret;
}

/** What a side does next, decided on nothing but its own view: as many lines of its plan as are equally secret. */
async function nextAct(t: Table, random: Random): Promise<NextAct> {
  const { game, truth } = t;
  const { decision } = truth;
  if (decision.kind !== 'choose') throw new Error('the server should have rolled');
  const side = pick(decision.sides, random);
  const bot = botByName(game, 'easy') ?? botByName(game, 'random')!;
  const client = t.clients.get(side)!;
  const told = plain(game.view(truth.state, side));
  // A row that changes nothing in the view counts too: who has not seen it yet would be refused as behind.
  await client.at(rowsFor(t, side).length);
  await Promise.race([client.until(() => isDeepStrictEqual(client.view, told)), sleep(PATIENCE)]);
  expect(client.view, `the view of ${side}, who is asked`).toEqual(told);
  const { view } = client;
  const plan = actionsOf(bot, { game, setup: client.info.setup, view, side }, random);
  const state = game.clone(truth.state);
  const secret = secrecy(game, state, side, plan[0]!);
  const lines: string[] = [];
  for (const action of plan) {
    const now = game.decision(state);
    const asked = now.kind === 'choose' && now.sides.includes(side);
    if (!asked || game.check(state, side, action)) break;
    if (secrecy(game, state, side, action) !== secret) break;
    game.apply(state, side, action);
    lines.push(printAction(game, action));
    if (secret === 'faceDown') break;
  }
  return { side, lines, secret };
}

function secrecy(game: AnyGame, state: unknown, side: Side, action: AnyAction): Secret {
  const audience = game.audience(state, side, action);
  if (!audience?.every((one) => one === side)) return undefined;
  return game.faceDown?.includes(action.kind) ? 'faceDown' : 'plain';
}

/** Plays this act, and another secret one in a twin; `false`: there was no other to be played. */
async function playBesideTwin(
  t: Table,
  side: Side,
  lines: readonly string[],
  others: readonly string[] | undefined,
): Promise<boolean> {
  if (!others) {
    await t.clients.get(side)!.play(...lines);
    return false;
  }
  const twin = await twinOf(t);
  // In one message here, each in its own there: how often a side does something in secret is a secret too.
  const heard = await heardWhile(t, side, [lines]);
  const heardInTwin = await heardWhile(
    twin,
    side,
    others.map((line) => [line]),
  );
  const instead = `"${lines.join('; ')}", in the twin "${others.join('; ')}"`;
  expectSame(heard, heardInTwin, instead);
  for (const client of twin.clients.values()) client.terminate();
  return true;
}

function expectSame(
  heard: ReadonlyMap<Viewer, unknown>,
  inTwin: ReadonlyMap<Viewer, unknown>,
  instead: string,
): void {
  for (const viewer of heard.keys())
    expect(inTwin.get(viewer), `${viewer ?? 'a spectator'}: ${instead}`).toEqual(heard.get(viewer));
}

/** Two twins with different secrets, and then the other side asks to take back what was done: it hears the same in both. */
async function takeBackInTwins(
  t: Table,
  side: Side,
  lines: readonly string[],
  others: readonly string[],
): Promise<void> {
  const heard: Map<Viewer, unknown>[] = [];
  for (const secret of [lines, others]) {
    const twin = await twinOf(t);
    for (const line of secret) await twin.clients.get(side)!.play(line);
    heard.push(await heardTakingBack(twin, side));
    for (const client of twin.clients.values()) client.terminate();
  }
  const instead = `taken back: "${lines.join('; ')}" or "${others.join('; ')}"`;
  expectSame(heard[0]!, heard[1]!, instead);
}

async function heardTakingBack(t: Table, side: Side): Promise<Map<Viewer, unknown>> {
  const others = [...t.clients].filter(([viewer]) => viewer !== side);
  const [, asker] = others.find(([viewer]) => viewer !== undefined)!;
  await toldAll(t, side);
  const before = others.map(([, client]) => client.raw.length);
  const to = Math.max(0, asker.version - TAKE_BACK);
  const offered = await asker.act({ type: 'offer', what: 'take-back', to }, 'take-back');
  const answers: unknown[] = [offered.type === 'refused' ? offered.refusal : offered.type];
  if (offered.type === 'accepted') {
    const mover = t.clients.get(side)!;
    await mover.until(() => mover.info.offer !== undefined);
    answers.push((await mover.act({ type: 'answer', accept: true })).type);
  }
  await toldAll(t, side);
  const heard = new Map<Viewer, unknown>();
  for (const [i, [viewer, client]] of others.entries()) {
    const frames = client.raw.slice(before[i]!).map(timeless).filter(isAboutTheMatch);
    heard.set(viewer, { answers, frames, ...(await asked(t, viewer)) });
  }
  return heard;
}

/** Other lines that this side could make in secret now; a counter laid face down lies in the same place. */
function otherSecrets(
  { game, truth }: Table,
  side: Side,
  lines: readonly string[],
  random: Random,
): string[] | undefined {
  const first = game.parse(lines[0]!)!;
  if (game.faceDown?.includes(first.kind))
    return otherFaceDown(game, game.clone(truth.state), side, lines, random);
  // Where there are two cards to be discarded, chance takes the same one every other time.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const others = drawnSecrets(game, game.clone(truth.state), side, lines.length, random);
    if (others.length > 0 && others.join() !== lines.join()) return others;
  }
  return undefined;
}

function drawnSecrets(
  game: AnyGame,
  state: unknown,
  side: Side,
  lines: number,
  random: Random,
): string[] {
  const others: string[] = [];
  // How many secret lines there are is a secret too.
  const count = 1 + random(lines + 2);
  while (others.length < count) {
    const choices = game
      .choices(state, side)
      .filter((action) => secrecy(game, state, side, action) === 'plain');
    if (choices.length === 0) break;
    const action = pick(choices, random);
    game.apply(state, side, action);
    others.push(printAction(game, action));
    const now = game.decision(state);
    if (now.kind !== 'choose' || !now.sides.includes(side)) break;
  }
  return others;
}

function otherFaceDown(
  game: AnyGame,
  state: unknown,
  side: Side,
  lines: readonly string[],
  random: Random,
): string[] | undefined {
  const seenAfter = (action: AnyAction): string => {
    const after = game.clone(state);
    game.apply(after, side, action);
    const viewers: Viewer[] = [...game.sides.filter((one) => one !== side), undefined];
    return JSON.stringify(viewers.map((viewer) => game.view(after, viewer)));
  };
  const shown = seenAfter(game.parse(lines[0]!)!);
  const others = game
    .choices(state, side)
    .filter((action) => printAction(game, action) !== lines[0] && seenAfter(action) === shown);
  return others.length === 0 ? undefined : [printAction(game, pick(others, random))];
}

/** Everything that the others get while this side does these acts, and what they can ask for afterwards. */
async function heardWhile(
  t: Table,
  side: Side,
  acts: readonly (readonly string[])[],
): Promise<Map<Viewer, unknown>> {
  const mover = t.clients.get(side)!;
  const others = [...t.clients].filter(([viewer]) => viewer !== side);
  const before = others.map(([, client]) => client.raw.length);
  const listedBefore = await listed(t);
  for (const lines of acts) {
    const { version } = await mover.play(...lines);
    await mover.at(version);
  }
  const listedAfter = await listed(t);
  // When a match has last changed differs between any two; whether it has is what everybody sees.
  const lists = { ...listedAfter, updated: listedAfter.updated !== listedBefore.updated };
  await toldAll(t, side);
  const heard = new Map<Viewer, unknown>();
  for (const [i, [viewer, client]] of others.entries()) {
    const frames = client.raw.slice(before[i]!).map(timeless).filter(isAboutTheMatch);
    heard.set(viewer, { frames, lists, ...(await asked(t, viewer)) });
  }
  return heard;
}

/** What lists show of this match: it follows from the summary, and from nothing else. */
async function listed({ made }: Table): Promise<Omit<Summary, 'match' | 'version'>> {
  const { live } = (await server.app.matches.room(made.id))!;
  const { match: _, version: __, ...shown } = summaryOf(live);
  return shown;
}

/** The match and its record, as HTTP answers this viewer. */
async function asked(t: Table, viewer: Viewer): Promise<object> {
  const token = viewer === undefined ? t.made.spectator : t.made.seats[viewer];
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/matches/${t.made.id}`;
  const picture = await server.request('GET', path, undefined, headers);
  const resumed = await server.request('GET', `${path}?after=3`, undefined, headers);
  const record = await server.request<string>('GET', `${path}/record`, undefined, headers);
  expect([picture.status, resumed.status, record.status]).toEqual([200, 200, 200]);
  const bodies = [picture.body, resumed.body].map((body) => timeless(JSON.stringify(body)));
  const { version } = picture.body as { version: number };
  const past = await Promise.all(
    [version - 1, version, version + 1].map((n) => lookedBack(t, viewer, n)),
  );
  const metrics = await server.request('GET', '/metrics', undefined, headers);
  const numbers = [metrics.status, metrics.body];
  return { picture: bodies[0], resumed: bodies[1], record: record.body, past, numbers };
}

/** What the server shows this viewer of an earlier moment. */
async function lookedBack(t: Table, viewer: Viewer, version: number): Promise<unknown> {
  const token = viewer === undefined ? t.made.spectator : t.made.seats[viewer];
  const path = `/api/matches/${t.made.id}/views/${version}`;
  return (await server.request('GET', path, undefined, { authorization: `Bearer ${token}` })).body;
}

/** Looking back shows what was seen then, no more and no less: for some moments of everybody's match. */
async function compareLookingBack(t: Table): Promise<void> {
  for (const [viewer, client] of t.clients) {
    const moments = momentsOf(client);
    expect(moments.length).toBeGreaterThan(LOOKS);
    const step = Math.ceil(moments.length / LOOKS);
    for (const [i, moment] of moments.entries()) {
      if (i % step !== 0) continue;
      const when = `${viewer ?? 'a spectator'} at ${moment.version}`;
      expect(await lookedBack(t, viewer, moment.version), when).toEqual(moment);
    }
  }
}

/** What this client saw last while a row was its last, as its messages told it. */
function momentsOf(client: Client): PastView[] {
  const moments = new Map<number, PastView>();
  let view: unknown;
  for (const text of client.raw) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'seated' && message.type !== 'frame') continue;
    if (message.view !== undefined) view = message.view;
    if ('patch' in message && message.patch) view = applyPatch(view, message.patch);
    const { version, decision } = message;
    moments.set(version, { version, view, decision });
  }
  return [...moments.values()];
}
