// What a side is after, by what it has done on the map, where nothing is hidden: attacks, marches, trains, new units,
// influence that lies on the table.
import type * as engine from '@motti/engine';
import type { Facts, Side } from '@motti/engine';
import {
  FACTIONS,
  REGIONS,
  regionOf,
  type SpaceId,
  space,
  spaceName,
  VICTORY_CITIES,
} from './data/index.ts';
import { controls, isVc } from './rules/control.ts';
import { distance, nearest } from './rules/distance.ts';
import { isUnit, strengthOf } from './rules/pieces.ts';
import {
  ALL_PIECES,
  allegianceOf,
  enemyOf,
  ipOf,
  isOnMap,
  type PieceId,
  type SideId,
  type State,
  sideByName,
  spaceOf,
  topKind,
} from './state.ts';

export type AimCode =
  | 'takes'
  | 'storms'
  | 'drives-on'
  | 'marches-on'
  | 'gathers'
  | 'musters'
  | 'courts';
type Aim = engine.Aim<AimCode>;

/** A unit that stood on the map and stands elsewhere now. */
interface Move {
  readonly piece: PieceId;
  readonly from: SpaceId;
  readonly to: SpaceId;
}

export function aim(before: State, after: State, name: Side): Aim | undefined {
  const side = sideByName(name);
  const told = (code: AimCode, facts: Facts): Aim => ({ side: name, code, facts });
  const { combat } = after;
  if (combat && combat.green === 0 && combat.attacker === side && !before.combat)
    return attack(before, side, combat.target, told);
  // Whoever retreats or advances carries out what the fight has decided.
  if (before.combat) return undefined;
  const won = VICTORY_CITIES.find((id) => controls(after, side, id) && !controls(before, side, id));
  if (won !== undefined) return told('takes', { space: spaceName(won) });
  return movement(before, after, side, told) ?? politics(before, after, side, told);
}

type Tell = (code: AimCode, facts: Facts) => Aim;

function attack(s: State, side: SideId, target: SpaceId, told: Tell): Aim {
  if (isVc(target)) return told('storms', { space: spaceName(target) });
  const [city] = nearest(target, citiesToTake(s, side));
  return city === undefined
    ? told('storms', { space: spaceName(target) })
    : told('drives-on', { space: spaceName(target), via: spaceName(city) });
}

const citiesToTake = (s: State, side: SideId): SpaceId[] =>
  VICTORY_CITIES.filter((id) => controls(s, enemyOf(side), id));

function movement(before: State, after: State, side: SideId, told: Tell): Aim | undefined {
  const units = ALL_PIECES.filter(
    (piece) => isUnit(piece) && isOnMap(after, piece) && allegianceOf(after, piece) === side,
  );
  const moves: Move[] = [];
  const fresh = new Map<number, number>();
  for (const piece of units) {
    const to = spaceOf(after, piece);
    if (!isOnMap(before, piece)) add(fresh, regionOf(to), strengthOf(after, piece));
    else if (spaceOf(before, piece) !== to) moves.push({ piece, from: spaceOf(before, piece), to });
  }
  if (moves.length === 0) {
    const region = largest(fresh);
    return region === undefined ? undefined : told('musters', { region: REGIONS[region]!.key });
  }
  return topKind(before) === 'redeploy'
    ? gathering(after, moves, told)
    : march(after, side, moves, told);
}

/** The region to which the most strength has gone. */
function gathering(s: State, moves: readonly Move[], told: Tell): Aim | undefined {
  const sums = new Map<number, number>();
  for (const { piece, from, to } of moves)
    if (regionOf(from) !== regionOf(to)) add(sums, regionOf(to), strengthOf(s, piece));
  const region = largest(sums);
  return region === undefined ? undefined : told('gathers', { region: REGIONS[region]!.key });
}

/** The city that the most strength has come nearer to. */
function march(s: State, side: SideId, moves: readonly Move[], told: Tell): Aim | undefined {
  const cities = citiesToTake(s, side);
  const sums = new Map<number, number>();
  for (const { piece, from, to } of moves) {
    const [city] = nearest(to, cities);
    if (city === undefined) continue;
    const nearer = distance(from, city) - distance(to, city);
    if (nearer > 0) add(sums, city, nearer * strengthOf(s, piece));
  }
  const city = largest(sums);
  return city === undefined
    ? undefined
    : told('marches-on', { space: space(city as SpaceId).name });
}

/** The faction for which most influence was laid down. */
function politics(before: State, after: State, side: SideId, told: Tell): Aim | undefined {
  const sums = new Map<number, number>();
  for (const { id } of FACTIONS)
    add(sums, id, Math.max(0, ipOf(after, side, id) - ipOf(before, side, id)));
  const faction = largest(sums);
  return faction === undefined ? undefined : told('courts', { faction: FACTIONS[faction]!.key });
}

function add(sums: Map<number, number>, key: number | undefined, more: number): void {
  if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + more);
}

/** The key with the largest sum above nothing; of equals the first. */
function largest(sums: ReadonlyMap<number, number>): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [key, sum] of sums) if (sum > most) [best, most] = [key, sum];
  return best;
}
