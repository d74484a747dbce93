// The messages between server and clients, as types; their schemas are in `@motti/protocol/schema`.
import type { Decision, GameEvent, Json } from '@motti/engine';
import type { Patch } from './patch.ts';
import type * as Wire from './schema/index.ts';
import type { ChatLine, Clocks, MatchInfo } from './schema/index.ts';

export * from './limits.ts';
export * from './patch.ts';
export type {
  Account,
  Act,
  ActAnswer,
  BlockList,
  ChangeAccount,
  ChatLine,
  ClientMessage,
  ClockSettings,
  Clocks,
  CreateMatch,
  HttpError,
  ImportRecord,
  JoinMatch,
  Login,
  MatchCreated,
  MatchInfo,
  MatchJoined,
  MatchList,
  MatchStatus,
  MatchSummary,
  Notes,
  Offer,
  OwnData,
  Play,
  PushSubscription,
  PushWithdrawal,
  Register,
  ReportSeat,
  Result,
  SeatInfo,
  SeatWish,
  ServerInfo,
  SessionInfo,
  SessionList,
  Sit,
} from './schema/index.ts';
export * from './signature.ts';
export * from './texts.ts';

/** A row of the log; the events are the game's own. */
export type Row = WithEvents<Wire.Row>;
type WithEvents<R> = R extends { kind: 'line' } ? Omit<R, 'events'> & { events: GameEvent[] } : R;

/** The text of a line that the reader may not know yet. */
export const MASKED = '?';

export interface Seated {
  readonly type: 'seated';
  readonly info: MatchInfo;
  /** The scenario, where players made it. */
  readonly data?: Json;
  readonly version: number;
  readonly rows: readonly Row[];
  /** `game.view` of the reader's side. */
  readonly view: unknown;
  readonly decision: Decision;
  readonly clocks?: Clocks;
  readonly chat: readonly ChatLine[];
}

export interface Frame {
  readonly type: 'frame';
  readonly from: number;
  readonly version: number;
  readonly rows: readonly Row[];
  readonly decision: Decision;
  readonly view?: unknown;
  readonly patch?: Patch;
  readonly clocks?: Clocks;
  readonly info?: MatchInfo;
}

/** The answer to `GET …/views/:version`: what this viewer saw when that was their last row. */
export interface PastView {
  readonly version: number;
  readonly view: unknown;
  readonly decision: Decision;
}

export type Accepted = Extract<Wire.ActAnswer, { type: 'accepted' }>;
export type Refused = Extract<Wire.ActAnswer, { type: 'refused' }>;

export interface Chat {
  readonly type: 'chat';
  readonly line: ChatLine;
}

export interface Presence {
  readonly type: 'presence';
  readonly online: readonly string[];
  readonly thinking: readonly string[];
}

/** Who is connected to the reader's own seat. */
export interface Company {
  readonly type: 'company';
  readonly sitting: readonly {
    readonly since: number;
    readonly by: 'link' | 'account';
    readonly you: boolean;
  }[];
}

export interface Problem {
  readonly type: 'problem';
  readonly code: string;
  readonly message: string;
  readonly id?: string;
  readonly fatal?: true;
}

export type ServerMessage =
  | Seated
  | Frame
  | Accepted
  | Refused
  | Chat
  | Presence
  | Company
  | Problem;

/** Why the server closes a socket. */
export const CLOSE = {
  /** The server stops or starts anew: connect again, with `after`. */
  comeBack: 1012,
  /** Not a message of the protocol. */
  unreadable: 1007,
  tooLarge: 1009,
  /** The token is not of this match, or the match is not there. */
  notYours: 4001,
  tooFast: 4002,
  /** Nothing was said for too long after connecting. */
  silent: 4003,
  /** The link has been used: whoever sat down first got a new secret, or the seat was renewed. */
  renewed: 4004,
} as const;
