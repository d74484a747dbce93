// A match of every game over real sockets, and every frame that a seat is sent: what it is shown and asked follows from what it
// may know alone. All that is hidden from it is drawn anew, and its picture must be that of the new position as well; lines
// that it may not know stand in no frame; a frame comes only with something new to it; of a standing order of the other seat it
// hears the answers and nothing else. `MOTTI_WHOLE_MATCHES=1` plays each game's first scenario to its end, `-t` takes one game.
import { GAMES } from '@motti/catalog';
import {
  type Decision,
  offeredScenarios,
  pick,
  printAction,
  type Random,
  type Side,
  type StandingOrder,
  seededRandom,
  standingAnswer,
  standingOrderFor,
} from '@motti/engine';
import type { ServerMessage } from '@motti/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from './harness.ts';
import {
  compare,
  expectNothingHidden,
  isAboutTheMatch,
  newTable,
  ownSetup,
  plain,
  type Table,
  timeless,
  toldAll,
  twinOf,
  type Viewer,
} from './secret-table.ts';

const WHOLE = process.env['MOTTI_WHOLE_MATCHES'] !== undefined;
const SEED = process.env['MOTTI_SECRECY_SEED'] ?? 'whole';
/** Acts of the short form. */
const ACTS = 120;
/** Where a game has standing orders, the short form goes on until so many have been given, but no further than this. */
const ORDERS = 3;
const MOST_ACTS = 900;
/** One in so many questions that can be passed is passed by a standing order, and one in so many orders is tried in twins. */
const ORDER_EVERY = 2;
const TWINS_EVERY = 4;
/** One in so many acts after which an order is called off again. */
const CALL_OFF_EVERY = 10;
/** Lines drawn before somebody is taken to have none that they know to be legal. */
const ATTEMPTS = 60;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ games: GAMES });
}, 120_000);
afterAll(() => server.stop());

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: a seat is shown and asked what follows from what it may know, frame by frame',
  async (_, game) => {
    const random = seededRandom(`${SEED} ${game.id}`);
    const t = await newTable(server, game, ownSetup(game, offeredScenarios(game)[0]!.id));
    const orders = new Map<Viewer, StandingOrder>();
    const done = { acts: 0, orders: 0, twins: 0, frames: 0 };
    const isEnough = (): boolean =>
      done.acts >= (game.passing && done.orders < ORDERS ? MOST_ACTS : ACTS);
    while (t.truth.decision.kind === 'choose' && (WHOLE || !isEnough())) {
      const { decision } = t.truth;
      const side = pick(decision.sides, random);
      const before = new Map([...t.clients].map(([viewer, { raw }]) => [viewer, raw.length]));
      if (canPass(t, side) && random(ORDER_EVERY) === 0) {
        if (done.orders++ % TWINS_EVERY === 0 && (await hearsTheAnswerAlone(t, side))) done.twins++;
        const until = pick(['turn', 'called-off'] as const, random);
        const order = orderFor(t, until, orders.get(side));
        const { version } = t.clients.get(side)!;
        await t.clients.get(side)!.must({ type: 'order', version, until });
        orders.set(side, order);
        await expectOwnOrders(t, orders);
      } else if (orders.has(side) && random(CALL_OFF_EVERY) === 0) {
        const { version } = t.clients.get(side)!;
        await t.clients.get(side)!.must({ type: 'order', version, until: 'none' });
        orders.delete(side);
      } else await playOne(t, side, random);
      done.acts++;
      await compare(t);
      expectFromKnowledge(t, random);
      for (const [viewer, { raw }] of t.clients) {
        const frames = raw.slice(before.get(viewer));
        expectNothingOfOrders(frames, viewer, side);
        done.frames += frames.length;
      }
    }
    for (const [viewer, client] of t.clients) {
      if (t.truth.decision.kind === 'over') await client.until(() => client.info.status === 'over');
      expectNothingHidden(t, viewer, client);
      client.terminate();
    }
    if (WHOLE) {
      console.log(game.id, JSON.stringify({ ...done, lines: t.truth.log.length }));
      expect(t.truth.decision.kind).toBe('over');
    }
    // Where windows can be passed, orders were given and compared.
    if (game.passing) expect(done.twins).toBeGreaterThan(0);
  },
  // A safety net: a whole campaign takes minutes.
  WHOLE ? 86_400_000 : 600_000,
);

const canPass = ({ game, truth: { state } }: Table, side: Side): boolean =>
  game.passing?.(state, side) !== undefined;

const orderFor = (
  { game, truth: { state } }: Table,
  until: 'turn' | 'called-off',
  before: StandingOrder | undefined,
) => standingOrderFor(game, state, until, before)!;

/** Whoever sits down again is told of their own order, and of no other. */
async function expectOwnOrders(
  { server, made, clients }: Table,
  orders: ReadonlyMap<Viewer, StandingOrder>,
): Promise<void> {
  for (const viewer of clients.keys()) {
    const again = await server.sit(made, viewer ?? 'spectator');
    expect(again.info.order, `the order of ${viewer}`).toEqual(
      plain(orders.get(viewer) ?? null) ?? undefined,
    );
    again.terminate();
  }
}

/** Any line that its maker knows to be legal; in secret most of them are. */
async function playOne({ game, clients, truth: { state } }: Table, side: Side, random: Random) {
  const client = clients.get(side)!;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const line = printAction(game, pick(game.choices(state, side), random));
    const { version } = client;
    const answer = await client.act({ type: 'play', version, lines: [line] });
    if (answer.type === 'accepted') return client.at(answer.version);
  }
  throw new Error(`nothing that ${side} knows to be legal`);
}

/** On a position in which all that is hidden from a viewer is drawn anew they see the same, and the same is asked. */
function expectFromKnowledge({ game, truth: { state, setup }, clients }: Table, random: Random) {
  for (const [viewer, { view, decision }] of clients) {
    const other = game.guess(game.view(state, viewer), random, setup);
    expect(view, `the view of ${viewer}`).toEqual(plain(game.view(other, viewer)));
    const asked = plain(game.decision(other));
    expect(withoutSides(decision), `asked, for ${viewer}`).toEqual(withoutSides(asked));
    // Who of several has answered in secret is seen by the lines they made.
    if (decision.kind === 'choose' && asked.kind === 'choose')
      expect(asked.sides, `asked, for ${viewer}`).toEqual(
        expect.arrayContaining([...decision.sides]),
      );
  }
}

const withoutSides = (decision: Decision): object =>
  decision.kind === 'choose' ? { ...decision, sides: [] } : decision;

/** Of an order only its maker is told; and no frame comes without anything in it. */
function expectNothingOfOrders(frames: readonly string[], viewer: Viewer, maker: Side): void {
  for (const text of frames) {
    const message = JSON.parse(text) as ServerMessage;
    if (viewer !== maker) expect(text).not.toContain('"order"');
    if (message.type !== 'frame') continue;
    const { rows, patch, view, info } = message;
    const isNews =
      rows.length > 0 || patch !== undefined || view !== undefined || info !== undefined;
    expect(isNews || message.decision !== undefined, text).toBe(true);
  }
}

/** Passed by an order here and by hand there: the others hear the same. `false`: the order would pass a second time. */
async function hearsTheAnswerAlone(t: Table, side: Side): Promise<boolean> {
  const { game, truth } = t;
  const pass = game.passing!(truth.state, side)!;
  const order = standingOrderFor(game, truth.state, 'called-off', undefined)!;
  const after = game.clone(truth.state);
  game.apply(after, side, pass);
  if (standingAnswer(game, after, { [side]: order })) return false;
  const heard: unknown[] = [];
  for (const isOrdered of [true, false]) {
    const twin = await twinOf(t);
    const mover = twin.clients.get(side)!;
    // What stands in the match itself would answer in both.
    await mover.must({ type: 'order', version: mover.version, until: 'none' });
    const others = [...twin.clients].filter(([viewer]) => viewer !== side);
    const before = others.map(([, { raw }]) => raw.length);
    const { version } = mover;
    await mover.must(
      isOrdered
        ? { type: 'order', version, until: 'called-off' }
        : { type: 'play', version, lines: [printAction(game, pass)] },
    );
    await toldAll(twin, side);
    heard.push(
      others.map(([, { raw }], i) => raw.slice(before[i]).map(timeless).filter(isAboutTheMatch)),
    );
    for (const client of twin.clients.values()) client.terminate();
  }
  expect(heard[0], `${side} passes by an order`).toEqual(heard[1]);
  return true;
}
