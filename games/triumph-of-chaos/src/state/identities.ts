// Who and what there is, in small integers: sides, cards, pieces, places, and the values that facts take.
import type { Side } from '@motti/engine';
import {
  FACTION_COUNT,
  type FactionId,
  LEADER_COUNT,
  type LeaderId,
  type PoliticalId,
  SPACE_COUNT,
  type SpaceId,
  UNITS,
  type UnitId,
} from '../data/index.ts';

// ---------------------------------------------------------------------------------- identities

/** Units come first, leaders after them: whatever stands in a place and may move. */
export type PieceId = number & { readonly piece: unique symbol };
/** The players. */
export type SideId = (0 | 1) & number;
export const RED: SideId = 0;
export const WHITE: SideId = 1;
export const SIDE_NAMES = ['red', 'white'] as const;
export const SIDES: readonly SideId[] = [RED, WHITE];
export const nameOfSide = (side: SideId): Side => SIDE_NAMES[side];
export const sideByName = (name: Side): SideId => (name === 'red' ? RED : WHITE);
export const enemyOf = (side: SideId): SideId => (side === RED ? WHITE : RED);

/** Action Cards of RED are 0 to 54, of WHITE 55 to 109. */
export type ActionCardId = number & { readonly actionCard: unique symbol };
export type PoliticalCardId = PoliticalId;
export const CARDS_PER_SIDE = 55;
export const cardOf = (side: SideId, number: number): ActionCardId =>
  (side * CARDS_PER_SIDE + number - 1) as ActionCardId;
export const sideOfCard = (card: ActionCardId): SideId => (card < CARDS_PER_SIDE ? RED : WHITE);
export const numberOfCard = (card: ActionCardId): number => (card % CARDS_PER_SIDE) + 1;
export const ALL_CARDS = Array.from({ length: 110 }, (_, i) => i as ActionCardId);
export const POLITICAL_CARDS = Array.from({ length: 66 }, (_, i) => i as PoliticalCardId);

/** The drill's counters too. */
const UNIT_PIECES = UNITS.length;
export const PIECE_COUNT = UNIT_PIECES + LEADER_COUNT;
export const ALL_PIECES = Array.from({ length: PIECE_COUNT }, (_, i) => i as PieceId);
export const ALL_LEADERS = ALL_PIECES.slice(UNIT_PIECES);
export const isLeader = (piece: PieceId): boolean => piece >= UNIT_PIECES;
export const unitOf = (piece: PieceId): UnitId => piece as number as UnitId;
export const leaderOf = (piece: PieceId): LeaderId => (piece - UNIT_PIECES) as LeaderId;
export const pieceOfUnit = (unit: UnitId): PieceId => unit as number as PieceId;
export const pieceOfLeader = (leader: LeaderId): PieceId => (leader + UNIT_PIECES) as PieceId;
/** A number out of a list of a step, as a piece or a space again. */
export const asPiece = (n: number): PieceId => n as PieceId;
export const asSpace = (n: number): SpaceId => n as SpaceId;
export const asFaction = (n: number): FactionId => n as FactionId;
export const asCard = (n: number): ActionCardId => n as ActionCardId;
export const asPolitical = (n: number): PoliticalCardId => n as PoliticalCardId;
export const asSide = (n: number): SideId => (n === RED ? RED : WHITE);
export const ALL_SPACES = Array.from({ length: SPACE_COUNT }, (_, i) => i as SpaceId);
export const ALL_FACTIONS = Array.from({ length: FACTION_COUNT }, (_, i) => i as FactionId);
export const NONE = -1;

// ---------------------------------------------------------------------------------- the places

/** Where a piece is: a space of the map, or one of the places below (invariant 1). */
export type Place = number;
/** The Strategic Reserve of the side a piece serves; a self-defending faction has its own. */
export const RESERVE = SPACE_COUNT;
export const DEAD = SPACE_COUNT + 1;
/** On the turn track: `due` says when. */
export const TRACK = SPACE_COUNT + 2;
/** With its uncontrolled faction, off the map. */
export const AWAY = SPACE_COUNT + 3;
/** Not yet in the game. */
export const COMING = SPACE_COUNT + 4;
/** Out of the game for good. */
export const OUT = SPACE_COUNT + 5;
export const PLACE_COUNT = SPACE_COUNT + 6;
export const PLACE_NAMES = ['reserve', 'dead', 'track', 'away', 'coming', 'out'] as const;

/** Whom a piece serves now. */
export const GREEN = 2;
/** A faction that defends itself (TC-8.52b). */
export const SELF = 3;
/** An uncontrolled faction. */
export const NEUTRAL = 4;
export type Allegiance = number;

/** The record of control of a space: RED, WHITE or nobody (TC-A132). */
export const NOBODY = 2;

export const FULL = 0;
export const REDUCED = 1;
/** Only off the map: a faction's dead unit that waits for a controller (TC-8.143a). */
export const ELIMINATED = 2;

// ----------------------------------------------------------------------------------- the cards

export const PILE = 0;
export const HAND = 1;
/** In hand, marked for discarding in secret (TC-A62). */
export const DISCARDING = 2;
export const DISCARD = 3;
export const CARD_OUT = 4;
/** In the segment of a later year. */
export const LATER = 5;
/** #53 and #54 between Political Phases. */
export const ASIDE = 6;
/** In the Political Box RED, WHITE or OTHER: 7, 8, 9. */
export const BOX = 7;
export const BOX_NAMES = ['red', 'white', 'other'] as const;

export const PC_PILE = 0;
/** Looked at by the winner of a box. */
export const PC_LOOKED = 1;
/** Placed: in the box RED, WHITE or OTHER. */
export const PC_BOX = 2;
export const PC_DISCARD = 5;

// --------------------------------------------------------------------------------- the factions

export const IN_GAME = 0;
export const CONQUERED_BY_RED = 1;
export const CONQUERED_BY_WHITE = 2;
export const SUBJUGATED = 3;
export const WITHDRAWN = 4;

export const FAIR = 0;
export const MUD = 1;
export const WINTER = 2;

export const MOVE_MARK = 1;
export const COMBAT_MARK = 2;
/** Tried and lost: a Makhno space that refused, a marker that was cancelled, a barred space. */
export const LOST_MARK = 3;

export const USED_REINFORCEMENT = 1;
export const USED_REPLACEMENTS = 2;
export const USED_REDEPLOYMENT = 4;
