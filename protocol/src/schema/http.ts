// Requests and answers of the HTTP side. Addresses are in docs/protocol.md.
import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import {
  ClockSettings,
  closed,
  freeText,
  MatchId,
  MatchInfo,
  PlayerName,
  Pledge,
  Result,
  SeatInfo,
  Setup,
  SideName,
  Time,
  Token,
} from './common.ts';

export const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('human'), name: Type.Optional(PlayerName) }, closed),
  Type.Object(
    { kind: Type.Literal('bot'), level: Type.String({ pattern: '^[a-z]{1,16}$' }) },
    closed,
  ),
]);
export type SeatWish = Static<typeof SeatWish>;

export const CreateMatch = Type.Object(
  {
    game: Type.String({ maxLength: 64 }),
    setup: Setup,
    /** By side; a side that is not named is a person's. */
    seats: Type.Record(SideName, SeatWish, { maxProperties: LIMITS.seats }),
    /** The seat that the creator takes at once; their account, if they have one, is bound to it. */
    take: Type.Optional(SideName),
    pledge: Type.Optional(Pledge),
    clock: Type.Optional(ClockSettings),
    /** Listed, and anyone may take a free seat or watch. */
    open: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type CreateMatch = Static<typeof CreateMatch>;

/** The only time the secrets are said: the server keeps hashes. */
export const MatchCreated = Type.Object(
  {
    id: MatchId,
    commitment: Type.String(),
    /** By side, of people's seats. Whoever holds a token, sits there. */
    seats: Type.Record(SideName, Token),
    /** Absent after a rematch. */
    spectator: Type.Optional(Token),
  },
  closed,
);
export type MatchCreated = Static<typeof MatchCreated>;

/** With a seat's token: takes that seat. Without: takes a free seat of an open match. */
export const JoinMatch = Type.Object(
  {
    side: Type.Optional(SideName),
    name: Type.Optional(PlayerName),
    pledge: Type.Optional(Pledge),
    /** Change the secret of one's seat: everybody else who sits there is out. The first to sit down need not ask. */
    renew: Type.Optional(Type.Boolean()),
    /** The new secret, chosen by who sits down: so it is not lost with an answer. */
    secret: Type.Optional(Token),
  },
  closed,
);
export type JoinMatch = Static<typeof JoinMatch>;

export const MatchJoined = Type.Object({ side: SideName, token: Token, info: MatchInfo }, closed);
export type MatchJoined = Static<typeof MatchJoined>;

/** What a scenario made by players calls itself and its sides; a list does without the scenario. */
const OwnNames = Type.Object(
  { scenario: Type.String(), sides: Type.Record(SideName, Type.String()) },
  closed,
);

/** A line of a list of matches. */
export const MatchSummary = Type.Object(
  {
    id: MatchId,
    game: Type.String(),
    scenario: Type.String(),
    names: Type.Optional(Type.Object({ en: OwnNames, fr: OwnNames }, closed)),
    seats: Type.Array(SeatInfo),
    status: Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')]),
    /** The sides that are asked now. */
    asked: Type.Array(SideName),
    clock: Type.Optional(ClockSettings),
    created: Time,
    updated: Time,
    result: Type.Optional(Result),
    /** In one's own list: the side one plays. */
    you: Type.Optional(SideName),
  },
  closed,
);
export type MatchSummary = Static<typeof MatchSummary>;
export const MatchList = Type.Object({ matches: Type.Array(MatchSummary) }, closed);
export type MatchList = Static<typeof MatchList>;

export const ImportRecord = Type.Object(
  {
    record: Type.String({ maxLength: LIMITS.recordBody }),
    seats: Type.Optional(Type.Record(SideName, SeatWish, { maxProperties: LIMITS.seats })),
    take: Type.Optional(SideName),
    /** How many lines to go on from; all of them when absent. */
    lines: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  closed,
);
export type ImportRecord = Static<typeof ImportRecord>;

export const Notes = Type.Object({ text: freeText({ maxLength: LIMITS.notes }) }, closed);
export type Notes = Static<typeof Notes>;

const Password = Type.String({
  minLength: LIMITS.password.least,
  maxLength: LIMITS.password.most,
});
const Email = Type.String({
  maxLength: LIMITS.email,
  pattern: '^[^\\s\\u0000@<>"]{1,64}@[^\\s\\u0000@<>"]{1,130}$',
});
const LocaleName = Type.Union([Type.Literal('en'), Type.Literal('fr')]);

export const Register = Type.Object(
  {
    name: PlayerName,
    password: Password,
    email: Type.Optional(Email),
    locale: Type.Optional(LocaleName),
  },
  closed,
);
export type Register = Static<typeof Register>;

export const Login = Type.Object(
  { name: PlayerName, password: Type.String({ maxLength: LIMITS.password.most }) },
  closed,
);
export type Login = Static<typeof Login>;

export const ChangeAccount = Type.Object(
  {
    email: Type.Optional(Type.Union([Email, Type.Null()])),
    locale: Type.Optional(LocaleName),
    /** Both, to change the password; the old one alone to change the address. */
    password: Type.Optional(Password),
    oldPassword: Type.Optional(Type.String({ maxLength: LIMITS.password.most })),
  },
  closed,
);
export type ChangeAccount = Static<typeof ChangeAccount>;

export const Account = Type.Object(
  {
    name: Type.String(),
    /** Confirmed. */
    email: Type.Union([Type.String(), Type.Null()]),
    /** Given, and waiting for whoever reads it to open the link in our letter. */
    unconfirmed: Type.Union([Type.String(), Type.Null()]),
    locale: LocaleName,
  },
  closed,
);
export type Account = Static<typeof Account>;

export const DeleteAccount = Type.Object(
  { password: Type.String({ maxLength: LIMITS.password.most }) },
  closed,
);

/** The secret of a letter. */
export const LetterSecret = Type.Object({ token: Token }, closed);
/** A name, or a confirmed address. */
export const AskReset = Type.Object(
  { who: freeText({ minLength: 1, maxLength: LIMITS.email }) },
  closed,
);
export const SetPassword = Type.Object({ token: Token, password: Password }, closed);

export const AboutSeat = Type.Object({ side: SideName }, closed);
export const ReportSeat = Type.Object(
  {
    side: SideName,
    reason: Type.Union([
      Type.Literal('chat'),
      Type.Literal('name'),
      Type.Literal('cheating'),
      Type.Literal('other'),
    ]),
    text: freeText({ maxLength: LIMITS.report }),
  },
  closed,
);
export type ReportSeat = Static<typeof ReportSeat>;

export const BlockList = Type.Object(
  { blocks: Type.Array(Type.Object({ name: Type.String(), at: Time }, closed)) },
  closed,
);
export type BlockList = Static<typeof BlockList>;

/** Where an account is logged in. */
export const SessionInfo = Type.Object(
  {
    id: Type.String(),
    created: Time,
    /** When it was last used, to the hour. */
    seen: Time,
    /** What the browser said of itself. */
    agent: Type.String(),
    /** The one that asks. */
    current: Type.Boolean(),
  },
  closed,
);
export type SessionInfo = Static<typeof SessionInfo>;
export const SessionList = Type.Object({ sessions: Type.Array(SessionInfo) }, closed);
export type SessionList = Static<typeof SessionList>;

/** What a server keeps of an account, for its owner. */
export const OwnData = Type.Object({
  account: Type.Object({ ...Account.properties, created: Time }, closed),
  sessions: Type.Array(SessionInfo),
  matches: Type.Array(
    Type.Object({
      id: MatchId,
      game: Type.String(),
      side: Type.String(),
      created: Time,
      status: Type.String(),
    }),
  ),
  blocks: BlockList.properties.blocks,
  chat: Type.Immutable(Type.Array(Type.Object({ match: MatchId, at: Time, text: Type.String() }))),
  notes: Type.Immutable(
    Type.Array(Type.Object({ match: MatchId, side: Type.String(), text: Type.String() })),
  ),
  browsers: Type.Immutable(Type.Array(Type.String())),
  reports: Type.Immutable(
    Type.Array(
      Type.Object({ at: Time, match: MatchId, about: Type.String(), text: Type.String() }),
    ),
  ),
});
export type OwnData = Static<typeof OwnData>;

/** As the browser's PushManager gives it. */
export const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ pattern: '^https://[^\\u0000]+$', maxLength: 1000 }),
    keys: Type.Object(
      { p256dh: freeText({ maxLength: 200 }), auth: freeText({ maxLength: 100 }) },
      closed,
    ),
    locale: Type.Optional(LocaleName),
    /** For who plays without an account: the match whose seat's token goes with the request. */
    match: Type.Optional(MatchId),
  },
  closed,
);
export type PushSubscription = Static<typeof PushSubscription>;

/** Ends it: for the seat of that match whose token goes with the request, or for the account. */
export const PushWithdrawal = Type.Object(
  { endpoint: Type.String({ maxLength: 1000 }), match: Type.Optional(MatchId) },
  closed,
);
export type PushWithdrawal = Static<typeof PushWithdrawal>;

/** What this server offers. */
export const ServerInfo = Type.Object(
  {
    games: Type.Array(Type.Object({ id: Type.String(), rules: Type.Integer() }, closed)),
    bots: Type.Record(Type.String(), Type.Array(Type.String())),
    email: Type.Boolean(),
    /** The public key for web push. */
    push: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
);
export type ServerInfo = Static<typeof ServerInfo>;

/** Every answer with a status of 400 or more. */
export const HttpError = Type.Object(
  {
    error: Type.Object(
      {
        code: Type.String(),
        message: Type.String(),
        facts: Type.Optional(
          Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
        ),
      },
      closed,
    ),
  },
  closed,
);
export type HttpError = Static<typeof HttpError>;
