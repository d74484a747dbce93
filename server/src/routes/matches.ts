// Matches over HTTP: create, join, look, act, save.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { AnyGame, Locale, Setup, Side } from '@motti/engine';
import {
  LIMITS,
  type MatchJoined,
  type MatchSummary,
  type PastView,
  type Seated,
} from '@motti/protocol';
import {
  Act,
  CreateMatch,
  ImportRecord,
  JoinMatch,
  MatchId,
  Notes,
  Version,
} from '@motti/protocol/schema';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Context } from '../context.ts';
import { HttpProblem, linkUsed } from '../errors.ts';
import { createMatch, importRecord, openSince, rematch } from '../matches/create.ts';
import type { Matches } from '../matches/matches.ts';
import { perform } from '../matches/perform.ts';
import { recordFor } from '../matches/record.ts';
import { noFreeSeat, takeSeat } from '../matches/seats.ts';
import type { Viewer } from '../matches/seen-log.ts';
import { infoFor, pastView } from '../matches/wire.ts';
import { Door } from '../plugins/door.ts';
import { SCENARIO } from '../plugins/json.ts';
import { accountOf, mustBeLoggedIn } from '../plugins/session.ts';
import type { ListedMatch, StoredAccount, StoredMatch } from '../store/store.ts';
import { Turnstile } from '../turnstile.ts';

const CHAT_LINES = 200;
const LIST = 100;
const params = Type.Object({ id: MatchId });

/** A whole record, or a scenario made by players, is checked before the next one is. */
const WHOLE = { line: 100, rest: 3 };

export function matchRoutes(instance: FastifyInstance, context: Context): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { matches, store, metrics, config } = context;
  const door = new Door(context);
  const { makers } = context;
  const whole = new Turnstile(WHOLE);
  const creations = { rateLimit: { max: config.limits.creations, timeWindow: 60_000 } };
  const imports = { rateLimit: { max: config.limits.imports, timeWindow: 60_000 } };

  app.post(
    '/api/matches',
    {
      bodyLimit: LIMITS.scenarioBody,
      schema: { body: CreateMatch },
      config: { ...creations, bounds: SCENARIO },
    },
    async (request, reply) => {
      const account = await accountOf(context, request);
      const maker = makers.of(request, account);
      const make = () => createMatch(context, request.body, account, maker);
      const made = await (request.body.setup.data === undefined ? make() : whole.run(make));
      return reply.status(201).send(made);
    },
  );

  app.post(
    '/api/matches/import',
    { bodyLimit: LIMITS.recordBody, schema: { body: ImportRecord }, config: imports },
    async (request, reply) => {
      const account = await accountOf(context, request);
      const made = await whole.run(() => importRecord(context, request.body, account));
      return reply.status(201).send(made);
    },
  );

  app.get('/api/matches/open', async (request) => {
    const listed = await store.openMatches(LIST, openSince(matches));
    const account = await accountOf(context, request);
    const seated = listed.flatMap(({ match }) => accountsIn(match));
    const odds = account ? await store.atOdds(account.id, seated) : [];
    const shown = listed.filter(({ match }) => !accountsIn(match).some((id) => odds.includes(id)));
    return { matches: shown.map((one) => summaryFor(matches, one)) };
  });

  app.get('/api/matches/mine', async (request) => {
    const account = await mustBeLoggedIn(context, request);
    await matches.summarise();
    const listed = await store.matchesOf(account.id, LIST);
    return { matches: listed.map((one) => summaryFor(matches, one, account)) };
  });

  app.get(
    '/api/matches/:id',
    {
      ...door.ofMatch,
      schema: { params, querystring: Type.Object({ after: Type.Optional(Version) }) },
    },
    async (request): Promise<Seated> => {
      const { room, viewer, mayAct } = door.entered(request);
      const picture = await room.picture(viewer, request.query.after ?? 0);
      mustStill(mayAct);
      return { ...picture, chat: await store.chat(room.id, CHAT_LINES) };
    },
  );

  app.get(
    '/api/matches/:id/views/:version',
    {
      ...door.ofMatch,
      schema: { params: Type.Object({ id: MatchId, version: Version }) },
      config: { rateLimit: { max: config.limits.looks, timeWindow: 60_000 } },
    },
    async (request): Promise<PastView> => {
      const { room, viewer, mayAct } = door.entered(request);
      const { version } = request.params;
      const past = await room.inTurn(() => pastView(room.live, viewer, version));
      mustStill(mayAct);
      if (!past) throw new HttpProblem(404, 'no-such-version', 'This has not happened yet.');
      return past;
    },
  );

  app.post(
    '/api/matches/:id/join',
    { ...door.ofMatch, schema: { params, body: JoinMatch } },
    async (request): Promise<MatchJoined> => {
      const { room, viewer, credentials } = door.entered(request);
      const { account } = credentials;
      // A free seat is taken from a list. Who was blocked is told no more than anybody who comes too late.
      if (viewer === undefined && account && (await isAtOdds(context, room.live.stored, account)))
        throw noFreeSeat();
      const { side, token } = await takeSeat(room, credentials, request.body);
      return { side, token, info: infoFor(room.live, side, room.online) };
    },
  );

  app.post(
    '/api/matches/:id/act',
    { ...door.ofMatch, schema: { params, body: Act } },
    async (request, reply) => {
      const answer = await perform(matches, metrics, door.entered(request), request.body);
      return reply.status(answer.type === 'accepted' ? 200 : 409).send(answer);
    },
  );

  app.post(
    '/api/matches/:id/rematch',
    { ...door.ofMatch, schema: { params }, config: creations },
    async (request, reply) => {
      const { room, viewer, mayAct } = door.entered(request);
      const side = mustPlay(viewer);
      const made = await room.inTurn(async () => {
        mustStill(mayAct);
        return rematch(context, room.live, side);
      });
      room.tellInfo();
      return reply.status(201).send(made);
    },
  );

  app.get(
    '/api/matches/:id/record',
    { ...door.ofMatch, schema: { params } },
    async (request, reply) => {
      const { room, viewer, mayAct } = door.entered(request);
      const text = await room.inTurn(async () => recordFor(room.live, viewer, context.signer));
      mustStill(mayAct);
      return reply
        .header('content-disposition', `attachment; filename="${room.id}.motti"`)
        .type('text/plain; charset=utf-8')
        .send(text);
    },
  );

  app.get('/api/matches/:id/notes', { ...door.ofMatch, schema: { params } }, async (request) => {
    const { room, viewer } = door.entered(request);
    return { text: await store.notes(room.id, mustPlay(viewer)) };
  });

  app.put(
    '/api/matches/:id/notes',
    { ...door.ofMatch, schema: { params, body: Notes } },
    async (request, reply) => {
      const { room, viewer } = door.entered(request);
      await store.setNotes(room.id, mustPlay(viewer), request.body.text);
      return reply.status(204).send();
    },
  );
}

const accountsIn = ({ seats }: StoredMatch): number[] =>
  seats.flatMap(({ account }) => (account === null ? [] : [account]));

/** Has somebody at this table blocked this account, or the other way about? */
const isAtOdds = async ({ store }: Context, match: StoredMatch, { id }: StoredAccount) =>
  (await store.atOdds(id, accountsIn(match))).length > 0;

/** Whoever has lost the seat while they waited gets nothing of it. */
function mustStill(mayAct: () => boolean): void {
  if (!mayAct()) throw linkUsed();
}

export function mustPlay(viewer: Viewer): Side {
  if (viewer === undefined)
    throw new HttpProblem(403, 'spectators-watch', 'You are watching this match.');
  return viewer;
}

function summaryFor(
  { games }: Matches,
  { match, summary }: ListedMatch,
  account?: StoredAccount,
): MatchSummary {
  const game = match.setup.data === undefined ? undefined : games.get(match.game);
  const own = account && match.seats.find((seat) => seat.account === account.id);
  return {
    id: match.id,
    game: match.game,
    scenario: match.setup.scenario,
    ...(game ? { names: ownNames(game, match.setup) } : {}),
    seats: match.seats.map(({ side, kind, level, name }) => ({
      side,
      kind,
      ...(level === null ? {} : { level }),
      name: summary.joined[side] || name,
      joined: side in summary.joined,
      online: false,
    })),
    status: summary.status,
    asked: [...summary.asked],
    ...(match.clock ? { clock: match.clock } : {}),
    created: match.created,
    updated: summary.updated,
    ...(summary.result ? { result: summary.result } : {}),
    ...(own ? { you: own.side } : {}),
  };
}

/** What a scenario made by players calls itself and its sides, in both languages. */
function ownNames(game: AnyGame, setup: Setup): NonNullable<MatchSummary['names']> {
  const names = (locale: Locale) => {
    const texts = game.texts(locale, setup);
    const sides = game.seats(setup).map((side) => [side, texts.side(side)]);
    return { scenario: texts.scenario(setup.scenario).name, sides: Object.fromEntries(sides) };
  };
  return { en: names('en'), fr: names('fr') };
}
