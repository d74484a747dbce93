// What a client sends. Over the socket the first message is `sit`; the others are done for the seat bound by it.
// Each carries an id of the client's choice and is answered once, by `accepted` or `refused` with that id.
import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import {
  ClientId,
  closed,
  freeText,
  LineText,
  MatchId,
  PlayerName,
  Pledge,
  Salt,
  Token,
  Version,
} from './common.ts';

/** Without a token: the seat of the account that is logged in, or a spectator of an open match. */
export const Sit = Type.Object(
  {
    type: Type.Literal('sit'),
    match: MatchId,
    token: Type.Optional(Token),
    /** The last version seen: only rows after it are sent. */
    after: Type.Optional(Version),
  },
  closed,
);
export type Sit = Static<typeof Sit>;

/**
 * Takes the seat: says a name, and pledges a salt for the dice if somebody has yet to come. Who comes first gets a new
 * secret, in the answer; the link with which they came opens nothing any more.
 */
export const Join = Type.Object(
  {
    type: Type.Literal('join'),
    id: ClientId,
    name: Type.Optional(PlayerName),
    pledge: Type.Optional(Pledge),
    /** The new secret, chosen by who sits down: so it is not lost with an answer. */
    secret: Type.Optional(Token),
  },
  closed,
);

/**
 * Shows the salt that was pledged, once everybody has sat down; `null`: it is lost, the dice are rolled without it. They
 * wait for this.
 */
const Reveal = Type.Object(
  { type: Type.Literal('reveal'), id: ClientId, salt: Type.Union([Salt, Type.Null()]) },
  closed,
);

/** A whole decision: several lines of one side, accepted or refused as one; cut after a line that reveals something. */
export const Play = Type.Object(
  {
    type: Type.Literal('play'),
    id: ClientId,
    /** The version this was decided on. */
    version: Version,
    lines: Type.Array(LineText, { minItems: 1, maxItems: LIMITS.lines }),
  },
  closed,
);
export type Play = Static<typeof Play>;

/** Takes back the last line of this seat, if nobody has learned anything by it. */
export const Undo = Type.Object(
  { type: Type.Literal('undo'), id: ClientId, version: Version },
  closed,
);

const MakeOffer = Type.Object(
  {
    type: Type.Literal('offer'),
    id: ClientId,
    what: Type.Union([Type.Literal('draw'), Type.Literal('take-back')]),
    /** Of a take-back: the row after which everything is to be taken back. */
    to: Type.Optional(Version),
  },
  closed,
);

/** Answers the offer that waits; its maker withdraws it by answering `false`. */
export const Answer = Type.Object(
  { type: Type.Literal('answer'), id: ClientId, accept: Type.Boolean() },
  closed,
);

/**
 * A standing order of this seat: it passes in questions like the present one, until the turn ends or until it is called
 * off; `none` calls everything off. Nobody else learns of it.
 */
const StandingOrder = Type.Object(
  {
    type: Type.Literal('order'),
    id: ClientId,
    version: Version,
    until: Type.Union([Type.Literal('turn'), Type.Literal('called-off'), Type.Literal('none')]),
  },
  closed,
);

export const Resign = Type.Object({ type: Type.Literal('resign'), id: ClientId }, closed);

/** Calls the match off while somebody has yet to sit down; once everybody has, it is refused. */
const Withdraw = Type.Object({ type: Type.Literal('withdraw'), id: ClientId }, closed);

export const Say = Type.Object(
  {
    type: Type.Literal('chat'),
    id: ClientId,
    text: freeText({ minLength: 1, maxLength: LIMITS.chat }),
  },
  closed,
);

/** Everything that a seat can do; over HTTP too: `POST /api/matches/:id/act`. */
export const Act = Type.Union([
  Join,
  Reveal,
  Play,
  Undo,
  MakeOffer,
  Answer,
  StandingOrder,
  Resign,
  Withdraw,
  Say,
]);
export type Act = Static<typeof Act>;

export const ClientMessage = Type.Union([
  Sit,
  Join,
  Reveal,
  Play,
  Undo,
  MakeOffer,
  Answer,
  StandingOrder,
  Resign,
  Withdraw,
  Say,
]);
export type ClientMessage = Static<typeof ClientMessage>;
