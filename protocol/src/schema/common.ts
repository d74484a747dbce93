// Words that both directions use. Every object is closed: what we do not know, we do not take.
import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';

export const closed = { additionalProperties: false } as const;

/** A side by name. */
export const SideName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' });
export const MatchId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,32}$' });
/** The secret of a seat or of a spectator's link: 32 random bytes. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
/** Anything but the character that databases take for an end. */
export const freeText = (limits: { minLength?: number; maxLength: number }) =>
  Type.String({ ...limits, pattern: '^[^\\u0000]*$' });
/** Chosen by the client, once per message: a message that comes twice is done once. */
export const ClientId = freeText({ minLength: 1, maxLength: LIMITS.clientId });
export const Version = Type.Integer({ minimum: 0 });
/** No control characters, and none that turn the direction of what follows them. */
export const PlayerName = Type.String({
  pattern: `^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]{1,${LIMITS.name}}$`,
});
/** 16 to 32 bytes in lower-case hexadecimal: so many that nobody finds them by their hash. */
export const Salt = Type.String({ pattern: '^(?:[0-9a-f]{2}){16,32}$' });
/** `pledgeOf` the engine's fair dice: the hash of a salt that is shown later. */
export const Pledge = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** One action in notation, without its side: the side is the seat's. */
export const LineText = Type.String({ pattern: `^[^\\u0000-\\u001f\\u007f]{1,${LIMITS.line}}$` });
/** Milliseconds since 1970. */
export const Time = Type.Integer();

export const Facts = Type.Record(
  Type.String(),
  Type.Union([
    Type.String(),
    Type.Number(),
    Type.Boolean(),
    Type.Immutable(Type.Array(Type.String())),
    Type.Immutable(Type.Array(Type.Number())),
  ]),
);

export const Refusal = Type.Object(
  {
    clause: Type.String(),
    code: Type.String(),
    facts: Facts,
    instead: Type.Optional(Type.String()),
  },
  closed,
);

const setupFields = {
  scenario: Type.String({ maxLength: 64 }),
  options: Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 64 }), {
    maxProperties: LIMITS.options,
  }),
};

/** A set-up as everything but `seated` tells it: a scenario made by players is sent once, to who sits down. */
const SetupInfo = Type.Object(setupFields, closed);

export const Setup = Type.Object(
  {
    ...setupFields,
    /** A scenario made by players, where the game allows it. */
    data: Type.Optional(Type.Any()),
  },
  closed,
);

/**
 * Seconds. When a side has answered and is not asked again at once it gets `increment`, but never more than `cap` in all:
 * a day a move is
 * `{initial: 86400, increment: 86400, cap: 86400}`.
 */
export const ClockSettings = Type.Object(
  {
    initial: Type.Integer({ minimum: 10, maximum: 60 * 86_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 60 * 86_400 }),
    cap: Type.Optional(Type.Integer({ minimum: 10, maximum: 60 * 86_400 })),
  },
  closed,
);
export type ClockSettings = Static<typeof ClockSettings>;

const SeatKind = Type.Union([Type.Literal('human'), Type.Literal('bot')]);

/** Who sits where, as everybody may know it. */
export const SeatInfo = Type.Object(
  {
    side: SideName,
    kind: SeatKind,
    /** Of a bot: its level. */
    level: Type.Optional(Type.String()),
    name: Type.Union([Type.String(), Type.Null()]),
    joined: Type.Boolean(),
    online: Type.Boolean(),
  },
  closed,
);
export type SeatInfo = Static<typeof SeatInfo>;

export const Result = Type.Object(
  {
    /** `null`: a draw. */
    winner: Type.Union([SideName, Type.Null()]),
    clause: Type.String(),
    level: Type.Optional(Type.String()),
    how: Type.Union([
      Type.Literal('rules'),
      Type.Literal('resigned'),
      Type.Literal('agreed'),
      Type.Literal('time'),
      Type.Literal('abandoned'),
    ]),
  },
  closed,
);
export type Result = Static<typeof Result>;

/** `waiting`: a person has not taken their seat yet; moves that need no dice can be made all the same. */
export const MatchStatus = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('playing'),
  Type.Literal('over'),
]);
export type MatchStatus = Static<typeof MatchStatus>;

/** An offer that waits for an answer. A line played by a side that was asked lets it lapse. */
export const Offer = Type.Union([
  Type.Object({ by: SideName, what: Type.Literal('draw'), accepted: Type.Array(SideName) }, closed),
  Type.Object(
    {
      by: SideName,
      what: Type.Literal('take-back'),
      /** Everything after this row would be taken back. */
      to: Version,
      accepted: Type.Array(SideName),
    },
    closed,
  ),
]);
export type Offer = Static<typeof Offer>;

export const MatchInfo = Type.Object(
  {
    id: MatchId,
    game: Type.String(),
    rules: Type.Integer(),
    setup: SetupInfo,
    /** The reader's own side; `null`: a spectator. */
    you: Type.Union([SideName, Type.Null()]),
    seats: Type.Array(SeatInfo),
    status: MatchStatus,
    open: Type.Boolean(),
    clock: Type.Optional(ClockSettings),
    created: Time,
    dice: Type.Object(
      {
        /** SHA-256 of the seed, published before anything was rolled. */
        commitment: Type.String(),
        /** Hashes of the salts, by side: shown before any salt. */
        pledges: Type.Record(Type.String(), Type.String()),
        salts: Type.Record(Type.String(), Type.String()),
        /** Sides that have given up their salt. */
        forgone: Type.Array(SideName),
        /** Only once the match is over. */
        seed: Type.Optional(Type.String()),
      },
      closed,
    ),
    offer: Type.Optional(Offer),
    /** The reader's own standing order: kinds of question in which they pass, and the turn with which it ends. */
    order: Type.Optional(
      Type.Object(
        { kinds: Type.Array(Type.String()), turn: Type.Optional(Type.Integer()) },
        closed,
      ),
    ),
    result: Type.Optional(Result),
    /** The match that was made of this one by `rematch`. */
    next: Type.Optional(MatchId),
  },
  closed,
);
export type MatchInfo = Static<typeof MatchInfo>;

/** What is left to each side, at the time of the message; `running` are the sides whose time runs. */
export const Clocks = Type.Object(
  {
    at: Time,
    left: Type.Record(Type.String(), Type.Integer()),
    running: Type.Array(SideName),
  },
  closed,
);
export type Clocks = Static<typeof Clocks>;
