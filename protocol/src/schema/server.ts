// What the server sends over the socket. Everything is made for one viewer: nothing in it is more than they may know.
import Type, { type Static } from 'typebox';
import {
  ClientId,
  Clocks,
  closed,
  LineText,
  MatchInfo,
  Refusal,
  SideName,
  Time,
  Token,
  Version,
} from './common.ts';

/** A game's own event; those that are not for this viewer are left out. */
const WireEvent = Type.Object({ kind: Type.String() }, { additionalProperties: true });

const rowFields = { n: Version, at: Time, side: SideName };

/**
 * One row of the match's log. Rows are numbered from 1 without a gap; the number of the last is the version.
 * A line that this viewer may not know yet has the text `?`.
 */
export const Row = Type.Union([
  Type.Object(
    {
      ...rowFields,
      kind: Type.Literal('line'),
      text: LineText,
      events: Type.Array(WireEvent),
      /** It has been taken back since. */
      undone: Type.Optional(Type.Literal(true)),
    },
    closed,
  ),
  /** `of`: the row that was taken back. */
  Type.Object({ ...rowFields, kind: Type.Literal('undo'), of: Version }, closed),
  /** By consent: every line after row `to` is taken back. */
  Type.Object({ ...rowFields, kind: Type.Literal('take-back'), to: Version }, closed),
  Type.Object(
    {
      ...rowFields,
      kind: Type.Literal('offer'),
      what: Type.Union([Type.Literal('draw'), Type.Literal('take-back')]),
      to: Type.Optional(Version),
    },
    closed,
  ),
  Type.Object({ ...rowFields, kind: Type.Literal('answer'), accept: Type.Boolean() }, closed),
  Type.Object({ ...rowFields, kind: Type.Literal('join'), name: Type.String() }, closed),
  Type.Object({ ...rowFields, kind: Type.Literal('pledge'), pledge: Type.String() }, closed),
  Type.Object({ ...rowFields, kind: Type.Literal('salt'), salt: Type.String() }, closed),
  /** The salt that this side pledged is lost: the dice go without it. */
  Type.Object({ ...rowFields, kind: Type.Literal('forgo') }, closed),
  Type.Object({ ...rowFields, kind: Type.Literal('resign') }, closed),
  Type.Object({ ...rowFields, kind: Type.Literal('draw') }, closed),
  /** This side's time has run out. */
  Type.Object({ ...rowFields, kind: Type.Literal('time') }, closed),
  /** Nothing has happened for so long that nobody will come back. */
  Type.Object({ ...rowFields, kind: Type.Literal('abandon') }, closed),
]);
export type Row = Static<typeof Row>;

const Ask = Type.Object(
  { kind: Type.String(), clause: Type.String() },
  { additionalProperties: true },
);

/** The contract's Decision; a missing winner is a draw. Where a match ended outside the rules, `info.result` says so. */
const WireDecision = Type.Union([
  Type.Object({ kind: Type.Literal('choose'), sides: Type.Array(SideName), ask: Ask }, closed),
  Type.Object(
    { kind: Type.Literal('chance'), ask: Ask, faces: Type.Array(Type.Integer()) },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('over'),
      winner: Type.Optional(SideName),
      clause: Type.String(),
      level: Type.Optional(Type.String()),
    },
    closed,
  ),
]);

/** `[path, value]` sets, `[path]` removes. See `applyPatch`. */
export const Patch = Type.Array(
  Type.Union([
    Type.Tuple([Type.Array(Type.Union([Type.String(), Type.Integer()])), Type.Any()]),
    Type.Tuple([Type.Array(Type.Union([Type.String(), Type.Integer()]))]),
  ]),
);

export const ChatLine = Type.Object(
  {
    n: Type.Integer(),
    at: Time,
    /** `null`: a spectator. */
    side: Type.Union([SideName, Type.Null()]),
    name: Type.String(),
    text: Type.String(),
  },
  closed,
);
export type ChatLine = Static<typeof ChatLine>;

/** The answer to `sit`: everything, rows from `after` on. */
export const Seated = Type.Object(
  {
    type: Type.Literal('seated'),
    info: MatchInfo,
    /** The scenario, where players made it. */
    data: Type.Optional(Type.Any()),
    version: Version,
    rows: Type.Array(Row),
    view: Type.Any(),
    decision: WireDecision,
    clocks: Type.Optional(Clocks),
    chat: Type.Array(ChatLine),
  },
  closed,
);

/** What has happened: rows after version `from`, up to `version`, all durable. */
export const Frame = Type.Object(
  {
    type: Type.Literal('frame'),
    from: Version,
    version: Version,
    rows: Type.Array(Row),
    decision: WireDecision,
    /** The whole view, or what differs from the view of version `from`, or neither when it is the same. */
    view: Type.Optional(Type.Any()),
    patch: Type.Optional(Patch),
    clocks: Type.Optional(Clocks),
    /** When something in it has changed: a seat taken, an offer, the result. */
    info: Type.Optional(MatchInfo),
  },
  closed,
);

/** Done, and durable: it will be there after any crash. */
export const Accepted = Type.Object(
  {
    type: Type.Literal('accepted'),
    id: ClientId,
    version: Version,
    /** The message had been accepted before; nothing was done twice. */
    again: Type.Optional(Type.Literal(true)),
    /** Of a `play` that was cut: so many lines stand, the last one revealed something; the rest must be decided anew. */
    played: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Of a `join` that took the seat: what opens it from now on. */
    token: Type.Optional(Token),
  },
  closed,
);

/** Nothing was done. */
export const Refused = Type.Object(
  {
    type: Type.Literal('refused'),
    id: ClientId,
    refusal: Refusal,
    /** Of a play: which of the lines. */
    index: Type.Optional(Type.Integer()),
    version: Version,
  },
  closed,
);

export const Chat = Type.Object({ type: Type.Literal('chat'), line: ChatLine }, closed);

/** Seats whose connection came or went; a bot that thinks. */
export const Presence = Type.Object(
  { type: Type.Literal('presence'), online: Type.Array(SideName), thinking: Type.Array(SideName) },
  closed,
);

/** Who else is connected to the reader's own seat, and since when; sent while there is more than one. */
export const Company = Type.Object(
  {
    type: Type.Literal('company'),
    sitting: Type.Array(
      Type.Object(
        {
          since: Time,
          by: Type.Union([Type.Literal('link'), Type.Literal('account')]),
          /** This connection. */
          you: Type.Boolean(),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** What was sent could not be read, or not be done at all. After `fatal` the server closes. */
export const Problem = Type.Object(
  {
    type: Type.Literal('problem'),
    code: Type.String(),
    message: Type.String(),
    id: Type.Optional(ClientId),
    fatal: Type.Optional(Type.Literal(true)),
  },
  closed,
);

export const ServerMessage = Type.Union([
  Seated,
  Frame,
  Accepted,
  Refused,
  Chat,
  Presence,
  Company,
  Problem,
]);

/** The answer to `POST …/act`. */
export const ActAnswer = Type.Union([Accepted, Refused]);
export type ActAnswer = Static<typeof ActAnswer>;
