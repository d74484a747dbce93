// TC-8.14 Where the forces of a faction are set up when it is won, and where others go when a region turns neutral.
import {
  BRITAIN,
  CENTRAL_POWERS,
  type FactionId,
  FINLAND,
  FRANCE,
  faction,
  linksFrom,
  region,
  type SpaceId,
  type SpecialLink,
  USA,
} from '../data/index.ts';
import {
  ALL_SPACES,
  allegianceOf,
  asSide,
  isLeader,
  type PieceId,
  pieceOfLeader,
  pieceOfUnit,
  RED,
  type SideId,
  type State,
  spaceOf,
} from '../state.ts';
import { checkPlace } from './access.ts';
import { controls, isApart, isOutOfPlay, isVc, vcsOfFaction } from './control.ts';
import { factionAt, isCentralPower, isHostile, isNeutralFaction } from './factions.ts';
import { factionOf, isUnit, roleOf, someIn } from './pieces.ts';
import { checkStack, hasRoom } from './stacking.ts';
import { OUT_OF_SUPPLY, supplyAt } from './supply.ts';

export interface Billet {
  readonly piece: PieceId;
  /** Its space in the set-up list; absent for units that came by card (TC-A138). */
  readonly listed: SpaceId | undefined;
}

/** The pieces of a faction's list with their spaces, those first whose space is open (TC-8.141b). */
export function billetsOf(s: State, f: FactionId, side: SideId): readonly Billet[] {
  const billets = faction(f).stacks.flatMap(({ space, units, leaders }) => [
    ...units.map((unit) => ({ piece: pieceOfUnit(unit), listed: space })),
    ...leaders.map((leader) => ({ piece: pieceOfLeader(leader), listed: space })),
  ]);
  const open = billets.filter(({ listed }) => isFree(s, side, listed));
  return [...open, ...billets.filter((billet) => !open.includes(billet))];
}

/** No enemy, no Central Powers unit, and no neutral ground (TC-8.141b, TC-8.318b, TC-A123). */
function isFree(s: State, side: SideId, id: SpaceId): boolean {
  if (isOutOfPlay(s, id) || isApart(id)) return false;
  const home = factionAt(id);
  if (home !== undefined && isNeutralFaction(s, home)) return false;
  return !someIn(s, id, (p) => isHostile(s, p, side) || isCentralPower(p));
}

/** Where a piece may be set up: one space, several to choose from, or none (Reserve and Dead Box). */
export function billetSpaces(
  s: State,
  side: SideId,
  { piece, listed }: Billet,
): readonly SpaceId[] {
  const f = factionOf(piece);
  if (f === undefined) return [];
  const takes = (id: SpaceId): boolean => isFree(s, side, id) && hasRoom(s, id, [piece]);
  if (listed === undefined) return withoutList(s, f, takes);
  if (takes(listed)) return [listed];
  if (f === FINLAND && holdsWhiteFinns(s, piece)) return whiteFinnSpaces(s, takes);
  const alternate = faction(f).alternates.get(listed)?.find(takes);
  if (alternate !== undefined) return [alternate];
  const home = faction(f).region;
  // TC-8.314c: the Allies have no region to fall back on.
  return home === undefined ? [] : nearest(listed, region(home).spaces.filter(takes));
}

/** TC-8.317b: those listed for a Helsinki that RED holds join White Finns. */
const holdsWhiteFinns = (s: State, piece: PieceId): boolean =>
  allegianceOf(s, piece) !== RED && whiteFinnSpaces(s, () => true).length > 0;
const whiteFinnSpaces = (s: State, takes: (id: SpaceId) => boolean): readonly SpaceId[] =>
  ALL_SPACES.filter(
    (id) => takes(id) && someIn(s, id, (p) => isUnit(p) && roleOf(p) === 'white-finn'),
  );

/** TC-A138: any friendly space of the region, Victory Cities first; Major Powers where they are rebuilt. */
function withoutList(s: State, f: FactionId, takes: (id: SpaceId) => boolean): readonly SpaceId[] {
  const home = faction(f).region;
  if (home === undefined) return foreignSpaces(s, f).filter(takes);
  const cities = vcsOfFaction(f).filter(takes);
  return cities.length > 0 ? cities : region(home).spaces.filter(takes);
}

/** TC-A52 for powers whose forces have listed spaces: those spaces. */
const foreignSpaces = (s: State, f: FactionId): readonly SpaceId[] =>
  f === BRITAIN || f === FRANCE || f === USA
    ? faction(f).stacks.map(({ space }) => space)
    : ALL_SPACES.filter((id) => someIn(s, id, (p) => factionOf(p) === f));

/** TC-A133: connections of boxes that nobody passes. */
const isDeadEnd = (special: SpecialLink | undefined): boolean =>
  special === 'unused' ||
  special === 'east-russia' ||
  special === 'north-east-ural' ||
  special === 'east-prussia';

/** The nearest of some spaces: fewest connections of any kind (TC-A134). */
export function nearest(from: SpaceId, among: readonly SpaceId[]): readonly SpaceId[] {
  if (among.length === 0) return [];
  const wanted = new Set(among);
  const seen = new Set([from]);
  let ring: SpaceId[] = [from];
  while (ring.length > 0) {
    const found = ring.filter((id) => wanted.has(id));
    if (found.length > 0) return found;
    const next: SpaceId[] = [];
    for (const id of ring)
      for (const { to, special } of linksFrom(id)) {
        if (seen.has(to) || isDeadEnd(special)) continue;
        seen.add(to);
        next.push(to);
      }
    ring = next;
  }
  return [];
}

// ---------------------------------------------------------------------------- losing a faction

/** TC-A134: who must leave a region that turns neutral. */
export function isDisplaced(s: State, piece: PieceId, f: FactionId): boolean {
  if (isCentralPower(piece) || factionAt(spaceOf(s, piece)) !== f) return false;
  if (factionOf(piece) === f) return false;
  const role = roleOf(piece);
  if (f !== FINLAND) return true;
  return role !== 'white-finn' && role !== 'red-finn';
}

/** TC-8.143a: the nearest friendly supplied spaces with room, within the zone of the piece. */
export function refuges(s: State, piece: PieceId): readonly SpaceId[] {
  const side = asSide(allegianceOf(s, piece));
  const from = spaceOf(s, piece);
  const left = factionAt(from);
  return nearest(
    from,
    ALL_SPACES.filter(
      (id) =>
        id !== from &&
        (left === undefined || factionAt(id) !== left) &&
        controls(s, side, id) &&
        !checkPlace(s, piece, id) &&
        supplyAt(s, piece, id) !== OUT_OF_SUPPLY &&
        (isLeader(piece) || !checkStack(s, id, [piece])),
    ),
  );
}

/** TC-8.141c: the spaces of the region that nobody else stands in become the new controller's. */
export const spacesWon = (s: State, f: FactionId, side: SideId): readonly SpaceId[] => {
  const home = faction(f).region;
  return home === undefined ? [] : region(home).spaces.filter((id) => isFree(s, side, id));
};

/** TC-8.315h: what becomes of a space under Central Powers units when they go is a question of its region. */
export const isHeldByCentralPowers = (s: State, id: SpaceId): boolean =>
  someIn(s, id, (p) => factionOf(p) === CENTRAL_POWERS);

/** Victory Cities of a faction that it holds itself, for its own replacement steps (TC-14.31b, TC-A137). */
export const ownCitiesHeld = (s: State, f: FactionId, side: SideId): number =>
  vcsOfFaction(f).filter((id) => isVc(id) && controls(s, side, id) && !isHeldByCentralPowers(s, id))
    .length;
