// TC-12 Strategic redeployment: who may travel, and where to.
import type { Refusal } from '@motti/engine';
import {
  at,
  BRITAIN,
  CENTRAL_POWERS,
  CZECH_LEGION,
  type FactionId,
  FRANCE,
  faction,
  linksFrom,
  regionKeyed,
  regionOf,
  SPACE_IDS,
  type SpaceId,
  space,
  USA,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  allegianceOf,
  isLeader,
  isOnMap,
  type PieceId,
  placeOf,
  RED,
  RESERVE,
  type SideId,
  type State,
  spaceOf,
  WHITE,
} from '../state.ts';
import { checkPlace, isBorderOpen, isFinn } from './access.ts';
import {
  controls,
  EAST_PRUSSIA,
  HELSINKI,
  MOSCOW,
  OMSK,
  SEVASTOPOL,
  vcsOfFaction,
  YEKATERINODAR,
} from './control.ts';
import { LENIN_PIECE } from './leaders.ts';
import {
  campOf,
  factionOf,
  hasUnit,
  isCorps,
  isGarrison,
  isOwnKind,
  nameOf,
  roleOf,
  someIn,
} from './pieces.ts';
import { checkStack } from './stacking.ts';
import { isSupplied, OUT_OF_SUPPLY, supplyAt } from './supply.ts';
import { homeVcsOf } from './victory.ts';

const URALS = [regionKeyed('north-ural'), regionKeyed('central-ural')];
const DON_KUBAN = [regionKeyed('don'), regionKeyed('kuban')];

/** Why a force may not be redeployed at all. */
export function checkBoarding(s: State, piece: PieceId): Refusal | undefined {
  if (piece === LENIN_PIECE) return refuse('TC-16.21a', 'lenin-stays');
  if (isGarrison(piece) && allegianceOf(s, piece) === RED)
    return refuse('TC-8.62b', 'garrison-stays', { piece: nameOf(piece) });
  if (isOnMap(s, piece) && !isSupplied(s, piece))
    return refuse('TC-13.4d', 'out-of-supply', { piece: nameOf(piece) });
  return undefined;
}

/** TC-12.31a, TC-A145. */
export const mayEnterReserve = (s: State, piece: PieceId): boolean =>
  isCorps(piece) && isOnMap(s, piece) && !isGarrison(piece) && isSupplied(s, piece);

/** Where the piece may end; with `any` the first found is enough. */
export function destinations(s: State, side: SideId, piece: PieceId, any: boolean): SpaceId[] {
  return placeOf(s, piece) === RESERVE
    ? fromReserve(s, side, piece, any)
    : onMap(s, side, piece, any);
}

const isOpenFor = (s: State, side: SideId, piece: PieceId, id: SpaceId): boolean =>
  controls(s, side, id) && supplyAt(s, piece, id) > OUT_OF_SUPPLY && !checkPlace(s, piece, id);

/** TC-12.2a: along rail through friendly supplied spaces; a closed border stays closed (TC-8.317d). */
function onMap(s: State, side: SideId, piece: PieceId, any: boolean): SpaceId[] {
  const from = spaceOf(s, piece);
  const queue: SpaceId[] = [from];
  const seen = new Set<number>(queue);
  const found: SpaceId[] = [];
  for (let i = 0; i < queue.length; i++)
    for (const { to, kind, special } of linksFrom(queue[i]!)) {
      if (seen.has(to) || kind !== 'rail') continue;
      if (special === 'finnish-border' && !isBorderOpen(s, side)) continue;
      if (!isOpenFor(s, side, piece, to)) continue;
      seen.add(to);
      queue.push(to);
      if (checkStack(s, to, [piece])) continue;
      found.push(to);
      if (any) return found;
    }
  return found;
}

/** TC-12.32 to TC-12.34. */
function fromReserve(s: State, side: SideId, piece: PieceId, any: boolean): SpaceId[] {
  const test = reserveTest(s, side, piece);
  const found: SpaceId[] = [];
  for (const id of SPACE_IDS) {
    if (!test(id) || checkStack(s, id, [piece])) continue;
    found.push(id);
    if (any) break;
  }
  return found;
}

function reserveTest(s: State, side: SideId, piece: PieceId): (id: SpaceId) => boolean {
  const f = factionOf(piece);
  const open = (id: SpaceId): boolean => isOpenFor(s, side, piece, id);
  if (f !== undefined) return factionTest(s, f, open);
  if (side === RED) {
    const line = railFrom(s, RED, [MOSCOW]);
    return (id) =>
      open(id) &&
      !(isFinn(piece) && regionOf(id) === regionKeyed('finland') && !isBorderOpen(s, RED)) &&
      (homeVcsOf(RED).includes(id) || (line.has(id) && holdsOwn(s, RED, id)));
  }
  const role = roleOf(piece);
  if (role === 'von-der-goltz') return (id) => id === EAST_PRUSSIA;
  if (role === 'white-finn') return (id) => id === HELSINKI && open(id);
  const camp = campOf(piece);
  if (camp === 'siberian' || camp === 'siberian-cossack')
    return (id) => open(id) && inRegions(id, URALS);
  if (camp === 'don') return (id) => open(id) && inRegions(id, DON_KUBAN);
  const line = railFrom(s, WHITE, whiteHeads(s));
  return (id) =>
    open(id) && (homeVcsOf(WHITE).includes(id) || (line.has(id) && holdsOwn(s, WHITE, id)));
}

const inRegions = (id: SpaceId, regions: readonly number[]): boolean => {
  const region = regionOf(id);
  return region !== undefined && regions.includes(region);
};

/** A space holding a supplied unit of the side itself. */
const holdsOwn = (s: State, side: SideId, id: SpaceId): boolean =>
  hasUnit(s, id) &&
  someIn(
    s,
    id,
    (p) => !isLeader(p) && allegianceOf(s, p) === side && isOwnKind(p) && isSupplied(s, p),
  );

/** TC-12.33a: Omsk, Yekaterinodar, Sevastopol, any Baltic or Finnish port. */
const whiteHeads = (s: State): SpaceId[] =>
  SPACE_IDS.filter((id) => {
    const { sea } = space(id);
    const head = id === OMSK || id === YEKATERINODAR || id === SEVASTOPOL;
    return (head || sea === 'baltic' || sea === 'finland') && controls(s, WHITE, id);
  });

/** Spaces joined to these by rail through friendly spaces. */
function railFrom(s: State, side: SideId, heads: readonly SpaceId[]): Set<number> {
  const queue = heads.filter((id) => controls(s, side, id));
  const seen = new Set<number>(queue);
  for (let i = 0; i < queue.length; i++)
    for (const { to, kind } of linksFrom(queue[i]!)) {
      if (seen.has(to) || kind !== 'rail' || !controls(s, side, to)) continue;
      seen.add(to);
      queue.push(to);
    }
  return seen;
}

/** TC-12.34a, TC-A52: home cities, or where a Major Power's armies may be rebuilt. */
function factionTest(
  s: State,
  f: FactionId,
  open: (id: SpaceId) => boolean,
): (id: SpaceId) => boolean {
  if (faction(f).region !== undefined) return (id) => vcsOfFaction(f).includes(id) && open(id);
  if (f === CENTRAL_POWERS) return (id) => someIn(s, id, (p) => factionOf(p) === CENTRAL_POWERS);
  if (f === CZECH_LEGION)
    return (id) =>
      space(id).victoryCity &&
      open(id) &&
      (inRegions(id, URALS) || someIn(s, id, (p) => factionOf(p) === CZECH_LEGION));
  if (f === BRITAIN) return (id) => (id === at(732) || id === at(717)) && open(id);
  if (f === USA) return (id) => id === OMSK && open(id);
  return (id) => f === FRANCE && id === SEVASTOPOL && open(id);
}
