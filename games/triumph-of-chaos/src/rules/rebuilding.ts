// TC-14.4, TC-14.5 Rebuilding and repair: where eliminated armies come back, which units may be repaired, at what price.
import type { Clause } from '@motti/engine';
import {
  at,
  BRITAIN,
  CENTRAL_POWERS,
  CZECH_LEGION,
  type FactionId,
  FRANCE,
  MAKHNO,
  RED_HOME,
  type RegionId,
  region,
  regionKeyed,
  type SpaceId,
  space,
  USA,
} from '../data/index.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  allegianceOf,
  asSide,
  asSpace,
  isReduced,
  NONE,
  type PieceId,
  placeOf,
  RED,
  RESERVE,
  type SideId,
  type State,
} from '../state.ts';
import { controls, EAST_PRUSSIA, OMSK, vcsOf, vcsOfFaction, YUDENICH_BOX } from './control.ts';
import {
  campOf,
  factionOf,
  hasTwoSteps,
  isArmy,
  isBlackDot,
  isGarrison,
  isInsurrection,
  isPartisan,
  isSpace,
  keyOf,
  roleOf,
  someIn,
} from './pieces.ts';
import { mayJoin } from './stacking.ts';
import { isSupplied, OUT_OF_SUPPLY, supplyAt } from './supply.ts';

const DON_AND_KUBAN: readonly RegionId[] = [regionKeyed('don'), regionKeyed('kuban')];
const URALS: readonly RegionId[] = [regionKeyed('north-ural'), regionKeyed('central-ural')];
/** TC-8.320e: any space of the Makhno region. */
const MAKHNO_SPACES: readonly SpaceId[] = region(regionKeyed('makhno')).spaces;
const ARCHANGEL = at(732);
const MURMANSK = at(717);

/** TC-14.12b in halves: an army step costs 2, a corps step 1. */
export const stepCost = (piece: PieceId): number => (isArmy(piece) ? 2 : 1);

/** TC-14.5a, TC-14.43a: a reduced unit that may be turned to its full side where it is. */
export function isRepairable(s: State, piece: PieceId): boolean {
  if (!hasTwoSteps(piece) || !isReduced(s, piece) || isBlackDot(piece)) return false;
  const place = placeOf(s, piece);
  return isSpace(place) ? isSupplied(s, piece) : place === RESERVE;
}

/** TC-14.4a, TC-14.43a, TC-A68, TC-A127: may it come back from the Dead Box at all? */
export const isRebuildable = (piece: PieceId): boolean => REBUILDABLE[piece] === 1;
const REBUILDABLE = Uint8Array.from(ALL_PIECES, (piece) =>
  isBlackDot(piece) || isInsurrection(piece) || isPartisan(piece) || isGarrison(piece) ? 0 : 1,
);

const DON_AND_KUBAN_CITIES: readonly SpaceId[] = DON_AND_KUBAN.flatMap(vcsOf);
const URAL_CITIES: readonly SpaceId[] = URALS.flatMap(vcsOf);
/** TC-16.46a: Smolensk and Tula serve as Central cities. */
const RED_CITIES: readonly SpaceId[] = ALL_SPACES.filter(
  (id) => RED_HOME.some((home) => vcsOf(home).includes(id)) || space(id).placesLikeVictoryCity,
);
const FINNISH_PORTS: readonly SpaceId[] = ALL_SPACES.filter((id) => space(id).sea === 'finland');

/** TC-14.41: the spaces where an army may be rebuilt, before control, supply and room. */
function places(s: State, side: SideId, army: PieceId): readonly SpaceId[] {
  const f = factionOf(army);
  if (f !== undefined) return factionPlaces(s, f, army);
  if (side === RED) return RED_CITIES;
  switch (campOf(army)) {
    case 'baf':
      return balticPlaces(army);
    case 'siberian':
    case 'siberian-cossack':
      return URAL_CITIES;
    default:
      // TC-14.41c, TC-A157: Russian Army, Don, and those outside the camps.
      return DON_AND_KUBAN_CITIES;
  }
}

/** The clause that says where this army is rebuilt. */
export function rebuildClause(army: PieceId): Clause {
  const f = factionOf(army);
  if (f === CZECH_LEGION) return 'TC-14.41f';
  if (f === BRITAIN) return 'TC-14.41g';
  if (f === USA) return 'TC-14.41h';
  if (f === FRANCE || f === CENTRAL_POWERS) return 'TC-A127';
  if (f !== undefined) return 'TC-14.41e';
  switch (campOf(army)) {
    case 'lenin':
    case 'stalin':
    case 'trotsky':
      return 'TC-14.41a';
    case 'baf':
      return keyOf(army) === 'north-army' ? 'TC-A68' : 'TC-14.41b';
    case 'siberian':
    case 'siberian-cossack':
      return 'TC-14.41d';
    default:
      return 'TC-14.41c';
  }
}

function balticPlaces(army: PieceId): readonly SpaceId[] {
  const role = roleOf(army);
  if (role === 'white-finn') return FINNISH_PORTS;
  if (role === 'von-der-goltz') return [EAST_PRUSSIA];
  if (role === 'yudenich') return [EAST_PRUSSIA, YUDENICH_BOX];
  return keyOf(army) === 'north-army' ? [ARCHANGEL, MURMANSK] : [];
}

function factionPlaces(s: State, f: FactionId, army: PieceId): readonly SpaceId[] {
  if (f === MAKHNO) return MAKHNO_SPACES;
  if (f === CZECH_LEGION)
    return [...URAL_CITIES, ...heldCities(s, f).filter((id) => !URAL_CITIES.includes(id))];
  if (f === USA) return [OMSK];
  if (f === BRITAIN) return britishPlaces(s, army);
  return vcsOfFaction(f);
}
const heldCities = (s: State, f: FactionId): readonly SpaceId[] =>
  ALL_SPACES.filter((id) => space(id).victoryCity && someIn(s, id, (p) => factionOf(p) === f));

/** TC-14.41g: the RBEF where they landed, the Slavo-British Legion in the North. */
function britishPlaces(s: State, army: PieceId): readonly SpaceId[] {
  const key = keyOf(army);
  const port = key === 'br-rbef-1' ? s.rbefPort[0] : key === 'br-rbef-2' ? s.rbefPort[1] : NONE;
  return port === undefined || port === NONE ? [ARCHANGEL, MURMANSK] : [asSpace(port)];
}

/** TC-A118: controlled, supplied, with room. East Prussia and box 120 always serve their own (TC-A97). */
export function rebuildSpaces(s: State, army: PieceId): SpaceId[] {
  const side = asSide(allegianceOf(s, army));
  const found: SpaceId[] = [];
  for (const id of places(s, side, army)) {
    const apart = id === EAST_PRUSSIA || id === YUDENICH_BOX;
    if (!apart && !(controls(s, side, id) && supplyAt(s, army, id) !== OUT_OF_SUPPLY)) continue;
    if (mayJoin(s, army, id)) found.push(id);
  }
  return found;
}
