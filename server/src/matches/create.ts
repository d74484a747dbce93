// How a match begins: from a wish, from a record, from a match that is over.
import {
  type AnyGame,
  commitmentOf,
  type Json,
  offeredScenarios,
  problemText,
  RecordError,
  readRecord,
  type Setup,
  type Side,
  scenarioError,
  scenarioOptions,
  setupOf,
} from '@motti/engine';
import {
  type CreateMatch,
  type ImportRecord,
  LIMITS,
  type MatchCreated,
  type SeatWish,
} from '@motti/protocol';
import { PlayerName } from '@motti/protocol/schema';
import { Compile } from 'typebox/compile';
import { badScenario, HttpProblem } from '../errors.ts';
import type { LogRow, StoredAccount, StoredMatch, StoredSeat } from '../store/store.ts';
import { LiveMatch } from './live-match.ts';
import { type Matches, summaryOf } from './matches.ts';
import { ReplayError } from './outcome.ts';
import { IllegalRecordError, rowsOf } from './record.ts';
import type { Room } from './room.ts';
import { hashToken, newMatchId, newSeed, newToken } from './secrets.ts';
import { TooMuchWorkError } from './slices.ts';
import type { Thinker } from './thinker.ts';

const names = Compile(PlayerName);

export interface Creator {
  readonly matches: Matches;
  readonly thinker: Thinker;
}

const longRecord = (): HttpProblem =>
  unfit('long-record', 'This record is longer than any match should be.');

const unfit = (code: string, message: string): HttpProblem => new HttpProblem(422, code, message);

export async function createMatch(
  creator: Creator,
  wish: CreateMatch,
  account: StoredAccount | undefined,
  maker: string,
): Promise<MatchCreated> {
  await checkOpen(creator, wish, maker);
  const game = gameOf(creator, wish.game);
  const setup = checkedSetup(game, wish.setup as Setup);
  return begin(creator, game, { ...wish, setup }, account, maker, []);
}

/** How long an open match stays in the list, and how many one maker has there at once. */
const OPEN_MS = 14 * 86_400_000;
const MOST_OPEN = 5;

/** Open matches that were made before are listed no longer; their links go on working. */
export const openSince = (matches: Matches): number => matches.now() - OPEN_MS;

async function checkOpen(
  { matches }: Creator,
  { open }: Pick<Beginning, 'open'>,
  maker: string,
): Promise<void> {
  if (!open || (await matches.store.openBy(maker, openSince(matches))) < MOST_OPEN) return;
  throw new HttpProblem(
    429,
    'too-many-open',
    `You have ${MOST_OPEN} matches in the open list already: wait until somebody sits down.`,
    { most: MOST_OPEN },
  );
}

export async function importRecord(
  creator: Creator,
  wish: ImportRecord,
  account: StoredAccount | undefined,
): Promise<MatchCreated> {
  const { record, game } = readForeign(creator, wish.record);
  if (record.viewer !== undefined)
    throw unfit(
      'masked-record',
      'This record hides lines: it was saved before its match was over.',
    );
  const setup = checkedSetup(game, record.setup);
  let rows: LogRow[];
  try {
    rows = await rowsOf({ ...record, setup }, game, creator.matches.now(), wish.lines);
  } catch (error) {
    if (error instanceof TooMuchWorkError) throw longRecord();
    if (!(error instanceof IllegalRecordError)) throw error;
    const { line, refusal } = error;
    const facts = { line, clause: refusal.clause, code: refusal.code };
    throw new HttpProblem(422, 'illegal-record', error.message, facts);
  }
  const seats = wish.seats ?? namesOf(record.players, game.seats(setup));
  return begin(creator, game, { ...wish, setup, seats }, account, '', rows);
}

function readForeign(creator: Creator, text: string) {
  if (hasMoreLines(text, LIMITS.recordLines)) throw longRecord();
  try {
    return readRecord(text, (id) => creator.matches.games.get(id));
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const { line, column } = error;
    throw new HttpProblem(422, 'unreadable-record', error.message, { line, column });
  }
}

function hasMoreLines(text: string, most: number): boolean {
  let at = -1;
  for (let lines = 0; lines <= most; lines++) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
}

function namesOf(players: Readonly<Record<Side, string>>, sides: readonly Side[]) {
  const seats: Record<Side, SeatWish> = {};
  for (const side of sides) {
    const name = players[side]?.slice(0, LIMITS.name);
    // A name that nobody could give themselves is none.
    const fine = name !== undefined && name !== '?' && names.Check(name);
    seats[side] = fine ? { kind: 'human', name } : { kind: 'human' };
  }
  return seats;
}

function gameOf(creator: Creator, id: string): AnyGame {
  const game = creator.matches.games.get(id);
  if (!game) throw unfit('no-such-game', `No game is called ${id}.`);
  return game;
}

/** The set-up with every option; whatever is wrong with it is said. */
function checkedSetup(game: AnyGame, { scenario, options, data }: Setup): Setup {
  if (data === undefined) checkScenario(game, scenario);
  else checkOwnScenario(game, scenario, data);
  const { fixed } = scenarioOptions(game, scenario, data);
  for (const [key, value] of Object.entries(options)) {
    const info = game.options.find((option) => option.key === key);
    if (!info?.values.includes(value))
      throw unfit('no-such-option', `${game.id} has no option ${key}=${value}.`);
    if ((fixed[key] ?? value) !== value)
      throw unfit('fixed-option', `The scenario ${scenario} fixes ${key}.`);
  }
  const setup = setupOf(game, scenario, options, data);
  try {
    game.setup(setup);
  } catch (error) {
    // Only what players have made themselves can be wrong in ways that we have not checked.
    if (data === undefined) throw error;
    throw unfit('bad-scenario', error instanceof Error ? error.message : 'Not a scenario.');
  }
  return setup;
}

function checkScenario(game: AnyGame, scenario: string): void {
  if (!offeredScenarios(game).some(({ id }) => id === scenario))
    throw unfit('no-such-scenario', `${game.id} has no scenario called ${scenario}.`);
}

/** It goes to everybody who looks at the match: nothing that no rule reads, and nothing that cannot be played. */
function checkOwnScenario(game: AnyGame, scenario: string, data: Json): void {
  if (game.scenarios.some(({ id }) => id === scenario))
    throw unfit('bad-scenario', `${scenario} is a scenario of ${game.id}; it takes no data.`);
  if (JSON.stringify(data).length > LIMITS.scenario)
    throw unfit('bad-scenario', 'This scenario is too large.');
  const error = scenarioError(game, data);
  if (error) throw badScenario(error, problemText(game, error, 'en'));
}

type Beginning = Pick<CreateMatch, 'seats' | 'take' | 'pledge' | 'clock' | 'open'> & {
  setup: Setup;
};

async function begin(
  creator: Creator,
  game: AnyGame,
  wish: Beginning,
  account: StoredAccount | undefined,
  maker: string,
  rows: readonly LogRow[],
): Promise<MatchCreated> {
  const { matches } = creator;
  const sides = game.seats(wish.setup);
  checkSeats(creator, game, sides, wish);
  const tokens: Record<Side, string> = {};
  const seats = sides.map((side): StoredSeat => {
    const seat = wish.seats[side] ?? { kind: 'human' };
    if (seat.kind === 'bot') return botSeat(side, seat.level);
    tokens[side] = newToken();
    const own = side === wish.take ? account : undefined;
    return {
      side,
      kind: 'human',
      level: null,
      tokenHash: hashToken(tokens[side]),
      name: seat.name ?? own?.name ?? null,
      account: own?.id ?? null,
      formerHashes: [],
    };
  });
  const spectator = newToken();
  const stored: StoredMatch = {
    id: newMatchId(),
    game: game.id,
    rules: game.rules,
    setup: wish.setup,
    clock: wish.clock ?? null,
    open: wish.open ?? false,
    seed: newSeed(),
    spectatorHash: hashToken(spectator),
    maker,
    created: matches.now(),
    next: null,
    imported: rows.length,
    seats,
  };
  const live = await liveOf(game, stored, rows);
  if (wish.take !== undefined) joinAtOnce(live, wish.take, wish.pledge, matches.now());
  await matches.store.createMatch(stored, live.rows, summaryOf(live));
  matches.adopt(live);
  return { id: stored.id, commitment: commitmentOf(stored.seed), seats: tokens, spectator };
}

const botSeat = (side: Side, level: string): StoredSeat => ({
  side,
  kind: 'bot',
  level,
  tokenHash: null,
  name: null,
  account: null,
  formerHashes: [],
});

function checkSeats(
  { thinker }: Creator,
  game: AnyGame,
  sides: readonly Side[],
  { seats, take, setup }: Beginning,
): void {
  const levels = thinker.levels(game, setup.scenario);
  for (const [side, seat] of Object.entries(seats)) {
    if (!sides.includes(side)) throw unfit('no-such-seat', `Nobody plays ${side} in this match.`);
    if (seat.kind === 'bot' && !levels.includes(seat.level))
      throw unfit(
        'no-such-bot',
        `No bot of level ${seat.level} plays ${setup.scenario} of ${game.id}.`,
      );
  }
  if (take !== undefined && (!sides.includes(take) || seats[take]?.kind === 'bot'))
    throw unfit('no-such-seat', `${take} is not a seat for a person.`);
  if (sides.every((side) => seats[side]?.kind === 'bot'))
    throw unfit('no-person', 'At least one seat must be a person’s.');
}

async function liveOf(
  game: AnyGame,
  stored: StoredMatch,
  rows: readonly LogRow[],
): Promise<LiveMatch> {
  try {
    return await LiveMatch.load(game, stored, rows);
  } catch (error) {
    if (error instanceof ReplayError) throw unfit('illegal-record', error.message);
    throw error;
  }
}

function joinAtOnce(live: LiveMatch, side: Side, pledge: string | undefined, now: number): void {
  if (live.result) return;
  const pledged = pledge === undefined || !live.canPledge ? {} : { pledge };
  live.act(side, { type: 'join', id: 'created', ...pledged }, now);
}

/**
 * The match that follows one that is over: the same game with the sides exchanged. Whoever asks first makes it; each
 * gets the token of their own seat only.
 */
export async function rematch(
  creator: Creator,
  live: LiveMatch,
  side: Side,
): Promise<MatchCreated> {
  const { matches } = creator;
  const { stored, game } = live;
  if (!live.result) throw new HttpProblem(409, 'not-over', 'The match is not over yet.');
  if (stored.next === null) {
    const wish = { setup: stored.setup, ...exchanged(live) };
    const made = await begin(
      creator,
      game,
      { ...wish, open: false, ...(stored.clock ? { clock: stored.clock } : {}) },
      undefined,
      '',
      [],
    );
    live.stored = { ...stored, next: await matches.store.setNext(stored.id, made.id) };
  }
  const next = (await matches.room(live.stored.next!))!;
  const mine = exchange(
    stored.seats.map((seat) => seat.side),
    side,
  );
  const account = stored.seats.find((seat) => seat.side === side)?.account ?? null;
  const token = await next.inTurnUpToDate(() => inviteTo(next, mine, account));
  const commitment = commitmentOf(next.live.stored.seed);
  return { id: next.id, commitment, seats: token === undefined ? {} : { [mine]: token } };
}

/** A link to a seat that nobody has taken yet; to one that is taken its owner has the way already. */
async function inviteTo(
  room: Room,
  side: Side,
  account: number | null,
): Promise<string | undefined> {
  if (side in room.live.joined) return undefined;
  const token = newToken();
  await room.changeSeat(side, { tokenHash: hashToken(token), account });
  return token;
}

/** The side that comes after this one, the first after the last. */
const exchange = (sides: readonly Side[], side: Side): Side =>
  sides[(sides.indexOf(side) + 1) % sides.length]!;

function exchanged(live: LiveMatch): Pick<Beginning, 'seats'> {
  const sides = live.stored.seats.map((seat) => seat.side);
  const seats: Record<Side, SeatWish> = {};
  for (const { side, kind, level, name } of live.stored.seats) {
    const called = live.joined[side] || name;
    seats[exchange(sides, side)] =
      kind === 'bot' ? { kind, level: level! } : { kind, ...(called ? { name: called } : {}) };
  }
  return { seats };
}
