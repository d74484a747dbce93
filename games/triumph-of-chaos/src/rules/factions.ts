// Who serves whom: control of factions, and the allegiance of every piece that follows from it (TC-8.133, TC-8.5).
import {
  BRITAIN,
  CENTRAL_POWERS,
  CZECH_LEGION,
  type FactionId,
  FRANCE,
  factionOfRegion,
  OCCUPIED_REGIONS,
  type RegionId,
  regionOf,
  type SpaceId,
  USA,
} from '../data/index.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  type Allegiance,
  allegianceOf,
  CONQUERED_BY_RED,
  CONQUERED_BY_WHITE,
  GREEN,
  IN_GAME,
  markerOf,
  NEUTRAL,
  type PieceId,
  RED,
  SELF,
  type SideId,
  type State,
  SUBJUGATED,
  setAllegiance,
  statusOf,
  WHITE,
  WITHDRAWN,
  warOf,
} from '../state.ts';
import { factionOf, ownerOf, piecesOf, servesAtStart } from './pieces.ts';

/** TC-8.133a: the player on whose Control space the marker stands. */
export function controllerOf(s: State, f: FactionId): SideId | undefined {
  if (statusOf(s, f) !== IN_GAME) return undefined;
  const marker = markerOf(s, f);
  return marker === 3 ? RED : marker === -3 ? WHITE : undefined;
}
export const isControlledBy = (s: State, f: FactionId, side: SideId): boolean =>
  statusOf(s, f) === IN_GAME && markerOf(s, f) === (side === RED ? 3 : -3);
const isControlled = (s: State, f: FactionId): boolean =>
  isControlledBy(s, f, RED) || isControlledBy(s, f, WHITE);
/** TC-8.52b, TC-A136: at war without a protector. */
export const defendsItself = (s: State, f: FactionId): boolean =>
  statusOf(s, f) === IN_GAME && warOf(s, f) !== 0 && !isControlled(s, f);
export const isNeutralFaction = (s: State, f: FactionId): boolean =>
  statusOf(s, f) === IN_GAME && warOf(s, f) === 0 && !isControlled(s, f);
/** TC-8.133c: its marker can still move. */
export const isMovable = (s: State, f: FactionId): boolean =>
  statusOf(s, f) === IN_GAME && !defendsItself(s, f);
export const isAtWarWith = (s: State, f: FactionId, side: SideId): boolean =>
  (warOf(s, f) & (side === RED ? 1 : 2)) !== 0;
export const warBit = (side: SideId): number => (side === RED ? 1 : 2);
export const isWithdrawn = (s: State, f: FactionId): boolean => statusOf(s, f) === WITHDRAWN;

/** The player who conquered or subjugated a faction. */
export function conquerorOf(s: State, f: FactionId): SideId | undefined {
  const status = statusOf(s, f);
  if (status === CONQUERED_BY_RED || status === SUBJUGATED) return RED;
  return status === CONQUERED_BY_WHITE ? WHITE : undefined;
}

/** Whom a piece serves now; strangers serve whom they joined, which `allegiance` itself remembers. */
export function allegianceNow(s: State, piece: PieceId): Allegiance {
  const owner = ownerOf(piece);
  switch (owner.kind) {
    case 'player':
      return owner.player === 'red' ? RED : WHITE;
    case 'green':
      return GREEN;
    case 'faction':
      return factionAllegiance(s, owner.faction);
    case 'stranger': {
      const serves = servesAtStart(piece);
      return serves === 'red' ? RED : serves === 'white' ? WHITE : NEUTRAL;
    }
  }
}

function factionAllegiance(s: State, f: FactionId): Allegiance {
  if (defendsItself(s, f)) return SELF;
  return controllerOf(s, f) ?? NEUTRAL;
}

/** After a faction changed hands: everybody of it follows; units made green stay green (TC-C.R37). */
export function refreshAllegiance(s: State, f: FactionId): void {
  const now = factionAllegiance(s, f);
  for (const piece of piecesOf(f))
    if (allegianceOf(s, piece) !== GREEN) setAllegiance(s, piece, now);
}

/** TC-4g, TC-8.51c, TC-8.52b: would these two fight? */
export function isHostile(s: State, piece: PieceId, side: SideId): boolean {
  const allegiance = allegianceOf(s, piece);
  if (allegiance === GREEN) return true;
  if (allegiance === RED || allegiance === WHITE) return allegiance !== side;
  if (allegiance !== SELF) return false;
  const f = factionOf(piece);
  return f !== undefined && isAtWarWith(s, f, side);
}

// -------------------------------------------------------------------------------------- regions

/** The Country or Republic in whose region a space lies. */
export const factionAt = (space: SpaceId): FactionId | undefined => FACTION_AT[space];
const FACTION_AT: readonly (FactionId | undefined)[] = ALL_SPACES.map((space) => {
  const region = regionOf(space);
  return region === undefined ? undefined : factionOfRegion(region);
});

const occupied: readonly boolean[] = (() => {
  const list: boolean[] = [];
  for (const region of OCCUPIED_REGIONS) list[region] = true;
  return list;
})();
/** TC-8.315e: a region that the Central Powers occupy. */
const isOccupiedRegion = (region: RegionId | undefined): boolean =>
  region !== undefined && occupied[region] === true;
export const inOccupiedRegion = (space: SpaceId): boolean => OCCUPIED[space]!;
const OCCUPIED: readonly boolean[] = ALL_SPACES.map((space) => isOccupiedRegion(regionOf(space)));

/** TC-10.6a, TC-8.23a: may a player's own forces be in the region of this space? */
export function isOpenTo(s: State, space: SpaceId, side: SideId): boolean {
  const f = factionAt(space);
  if (f === undefined) return true;
  if (statusOf(s, f) !== IN_GAME) return true;
  if (defendsItself(s, f)) return isAtWarWith(s, f, side);
  return isControlled(s, f);
}

/** TC-8.133b: RED never controls the Western Allies nor the Legion. */
export const redMayControl = (f: FactionId): boolean =>
  f !== BRITAIN && f !== FRANCE && f !== USA && f !== CZECH_LEGION;

export const isCentralPower = (piece: PieceId): boolean => CENTRAL_POWER[piece] === 1;
const CENTRAL_POWER = Uint8Array.from(ALL_PIECES, (piece) =>
  factionOf(piece) === CENTRAL_POWERS ? 1 : 0,
);
