// What a counter is: questions about units and leaders alike, by piece.
import {
  type Arm,
  type Camp,
  FACTION_IDS,
  type FactionId,
  LEADERS,
  type Owner,
  type Role,
  type Service,
  SPACE_COUNT,
  type SpaceId,
  UNITS,
} from '../data/index.ts';
import {
  ALL_PIECES,
  asPiece,
  firstIn,
  isLeader,
  isReduced,
  leaderOf,
  NONE,
  nextIn,
  type PieceId,
  type Place,
  pieceOfUnit,
  type State,
  unitOf,
} from '../state.ts';

interface Counter {
  readonly key: string;
  readonly name: string;
  readonly owner: Owner;
  readonly camp: Camp | undefined;
  readonly faction: FactionId | undefined;
  readonly army: boolean;
  readonly arm: Arm | undefined;
  readonly elite: boolean;
  readonly role: Role | undefined;
  readonly steps: number;
  readonly replacedBy: readonly PieceId[];
}

/** Both kinds of counters in one list, so that a question costs one look. */
const COUNTERS: readonly Counter[] = ALL_PIECES.map((piece) => {
  const entry = isLeader(piece) ? LEADERS[leaderOf(piece)]! : UNITS[unitOf(piece)]!;
  const unit = isLeader(piece) ? undefined : UNITS[unitOf(piece)]!;
  return {
    key: entry.key,
    name: entry.name,
    owner: entry.owner,
    camp: entry.camp,
    faction: entry.owner.kind === 'faction' ? entry.owner.faction : undefined,
    army: unit?.army ?? false,
    arm: unit?.arm,
    elite: unit?.elite ?? false,
    role: unit?.role,
    steps: unit === undefined ? 0 : unit.reduced === undefined ? 1 : 2,
    replacedBy: unit?.replacedBy.map(pieceOfUnit) ?? [],
  };
});

/** What is asked of hundreds of pieces in one go, by piece: 1 for yes. */
const which = (test: (counter: Counter, piece: PieceId) => boolean): Uint8Array =>
  Uint8Array.from(ALL_PIECES, (piece) => (test(COUNTERS[piece]!, piece) ? 1 : 0));
const ARMIES = which(({ army }) => army);
const CORPS = which(({ army }, piece) => !isLeader(piece) && !army);
const INSURRECTIONS = which(({ role }) => role === 'ia');
const PARTISANS = which(({ role }) => role === 'partisan');
const GARRISONS = which(({ role }) => role === 'garrison');
const AIR = which(({ arm }) => arm === 'air');
const OWN_KIND = which(({ owner }) => owner.kind === 'player' || owner.kind === 'stranger');

const ELITE = which(({ elite }) => elite);
const TWO_STEPS = which(({ steps }) => steps === 2);
const FACTION_OF = COUNTERS.map(({ faction }) => faction);
const CAMP_OF = COUNTERS.map(({ camp }) => camp);
const ARM_OF = COUNTERS.map(({ arm }) => arm);
const ROLE_OF = COUNTERS.map(({ role }) => role);

export const keyOf = (piece: PieceId): string => COUNTERS[piece]!.key;
export const nameOf = (piece: PieceId): string => COUNTERS[piece]!.name;
export const ownerOf = (piece: PieceId): Owner => COUNTERS[piece]!.owner;
export const campOf = (piece: PieceId): Camp | undefined => CAMP_OF[piece];
export const factionOf = (piece: PieceId): FactionId | undefined => FACTION_OF[piece];
export const isArmy = (piece: PieceId): boolean => ARMIES[piece] === 1;
export const isUnit = (piece: PieceId): boolean => !isLeader(piece);
export const isCorps = (piece: PieceId): boolean => CORPS[piece] === 1;
export const armOf = (piece: PieceId): Arm | undefined => ARM_OF[piece];
export const isElite = (piece: PieceId): boolean => ELITE[piece] === 1;
export const roleOf = (piece: PieceId): Role | undefined => ROLE_OF[piece];
export const hasTwoSteps = (piece: PieceId): boolean => TWO_STEPS[piece] === 1;
export const replacementsOf = (piece: PieceId): readonly PieceId[] => COUNTERS[piece]!.replacedBy;
export const isBlackDot = (piece: PieceId): boolean =>
  !isLeader(piece) && UNITS[unitOf(piece)]!.blackDot;
/** Whom a counter outside every camp fights for at start (TC-A157). */
export const servesAtStart = (piece: PieceId): Service | undefined =>
  isLeader(piece) ? undefined : UNITS[unitOf(piece)]!.serves;
export const nrOf = (piece: PieceId): number => (isLeader(piece) ? 0 : UNITS[unitOf(piece)]!.nr);
export const ratingOf = (piece: PieceId): number => LEADERS[leaderOf(piece)]!.rating;
export const isInsurrection = (piece: PieceId): boolean => INSURRECTIONS[piece] === 1;
export const isPartisan = (piece: PieceId): boolean => PARTISANS[piece] === 1;
export const isGarrison = (piece: PieceId): boolean => GARRISONS[piece] === 1;
export const isAir = (piece: PieceId): boolean => AIR[piece] === 1;

const OF_FACTION: readonly (readonly PieceId[])[] = FACTION_IDS.map((f) =>
  ALL_PIECES.filter((piece) => factionOf(piece) === f),
);
/** Every counter of a faction. */
export const piecesOf = (f: FactionId): readonly PieceId[] => OF_FACTION[f]!;

/** TC-4k: the counter belongs to RED or WHITE itself, not to a faction; strangers count by whom they serve (TC-A157). */
export const isOwnKind = (piece: PieceId): boolean => OWN_KIND[piece] === 1;

export function strengthOf(s: State, piece: PieceId): number {
  const { full, reduced } = UNITS[unitOf(piece)]!;
  return isReduced(s, piece) && reduced ? reduced.strength : full.strength;
}
export function lossFactorOf(s: State, piece: PieceId): number {
  const { full, reduced } = UNITS[unitOf(piece)]!;
  return isReduced(s, piece) && reduced ? reduced.lossFactor : full.lossFactor;
}
export function movementOf(s: State, piece: PieceId): number {
  if (isLeader(piece)) return LEADERS[leaderOf(piece)]!.movement;
  const { full, reduced } = UNITS[unitOf(piece)]!;
  return isReduced(s, piece) && reduced ? reduced.movement : full.movement;
}
export const isRailOnly = (piece: PieceId): boolean =>
  !isLeader(piece) && UNITS[unitOf(piece)]!.railOnly;

/** TC-11.31c in quarters: full army 4, reduced army 2, full corps 2, reduced corps 1. */
export const weightOf = (s: State, piece: PieceId): number =>
  (isArmy(piece) ? 4 : 2) / (isReduced(s, piece) && hasTwoSteps(piece) ? 2 : 1);

/** Steps a unit still has: a counter with one side has one. */
export const stepsLeft = (s: State, piece: PieceId): number =>
  hasTwoSteps(piece) && !isReduced(s, piece) ? 2 : 1;

// ------------------------------------------------------------------------------------ in places

/** The first unit (army or corps) in a space, or NONE. */
export function firstUnitIn(s: State, place: Place): number {
  for (let p = firstIn(s, place); p !== NONE; p = nextIn(s, p)) if (!isLeader(asPiece(p))) return p;
  return NONE;
}
export const hasUnit = (s: State, place: Place): boolean => firstUnitIn(s, place) !== NONE;

export function unitsIn(s: State, place: Place): PieceId[] {
  const found: PieceId[] = [];
  for (let p = firstIn(s, place); p !== NONE; p = nextIn(s, p))
    if (!isLeader(asPiece(p))) found.push(asPiece(p));
  return found;
}
export function leadersIn(s: State, place: Place): PieceId[] {
  const found: PieceId[] = [];
  for (let p = firstIn(s, place); p !== NONE; p = nextIn(s, p))
    if (isLeader(asPiece(p))) found.push(asPiece(p));
  return found;
}
export function someIn(s: State, place: Place, test: (piece: PieceId) => boolean): boolean {
  for (let p = firstIn(s, place); p !== NONE; p = nextIn(s, p)) if (test(asPiece(p))) return true;
  return false;
}
export const isOccupied = (s: State, space: SpaceId): boolean => firstIn(s, space) !== NONE;
export const isSpace = (place: Place): place is SpaceId => place >= 0 && place < SPACE_COUNT;
