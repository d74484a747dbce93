// HP-2.3, HP-8, HP-S.8, HP-S.9: what it costs to supply a task group, and by which line.
import { Breakdown } from '@motti/engine';
import {
  costsToStand,
  isDepotSite,
  type Place,
  type Presence,
  type SupplyLine,
} from '../board/geometry.ts';
import { HARSH_FROM } from '../data/index.ts';
import type { ElementId, SideId, State } from '../state.ts';
import { geometry, holderOf, sideOf, theatre } from '../state.ts';
import { hasMotors, travellerOf } from './groups.ts';

/** HP-A13: what supply costs here and now. */
export interface Quote {
  /** HP-2.3b; otherwise by a line, or there is none. */
  readonly by: 'base' | 'line' | 'nothing';
  /** Where the line leads; −1 without one. */
  readonly source: number;
  readonly length: number;
  readonly reference: number;
  readonly basic: number;
  readonly detour: number;
  readonly broken: number;
  readonly harsh: number;
  /** HP-2.3f: due if the mode is rapid. */
  readonly motor: number;
}

/** Who stands where, as far as a side knows (HP-A22). */
export function presenceOf(s: State, side: SideId): Presence {
  const own: Place[] = [];
  const enemy: Place[] = [];
  for (const group of s.groups) {
    if (sideOf(group.key) === side) own.push(group.place);
    else if (group.concealed === 0) enemy.push(group.place);
  }
  return { own, enemy, pontoons: s.pontoons };
}

/** HP-2.3b, HP-A14. */
export function isNearBase(s: State, side: SideId, place: Place): boolean {
  const g = geometry(s);
  return theatre(s).bases.some(
    (base, i) => holderOf(s, i) === side && g.within(base.place, place, 1),
  );
}

export function quoteFor(
  s: State,
  side: SideId,
  place: Place,
  elements: readonly ElementId[],
): Quote {
  const t = theatre(s);
  const traveller = travellerOf(t, elements);
  const stands = costsToStand(t.geometry.groundAt(place), traveller) ? 1 : 0;
  const motor = hasMotors(t, elements) ? 1 : 0;
  if (isNearBase(s, side, place)) {
    const waived = s.rules.freeEverything;
    return {
      ...NO_LINE,
      by: 'base',
      broken: waived ? 0 : stands,
      motor: waived ? 0 : motor,
    };
  }
  const presence = presenceOf(s, side);
  const lines = t.geometry.supply(presence, s.rules.supplyZones);
  let best: Quote | undefined;
  for (const source of sourcesOf(s, side, presence)) {
    const line = lines.line(place, source, traveller, stands === 1);
    if (!line) continue;
    const quote = quoteOfLine(s, line, source, stands, motor);
    if (!best || isCheaper(quote, best)) best = quote;
  }
  return best ?? { ...NO_LINE, motor };
}

const NO_LINE: Quote = {
  by: 'nothing',
  source: -1,
  length: 0,
  reference: 0,
  basic: 0,
  detour: 0,
  broken: 0,
  harsh: 0,
  motor: 0,
};

function quoteOfLine(
  s: State,
  line: SupplyLine,
  source: Place,
  stands: number,
  motor: number,
): Quote {
  return {
    by: 'line',
    source,
    length: line.length,
    reference: line.reference,
    basic: 1,
    // HP-A16, HP-A21: one point, whatever lengthens it.
    detour: line.detour ? 1 : 0,
    // HP-A18: one point even if it both stands on such ground and its line crosses it.
    broken: stands === 1 || line.crossesBroken ? 1 : 0,
    harsh: s.rules.harshEnvironment && line.length >= HARSH_FROM ? 1 : 0,
    motor,
  };
}

/** HP-A20: the lowest cost, then the shorter line; sources come in order of id. */
function isCheaper(a: Quote, b: Quote): boolean {
  const [one, other] = [blueFor(a, false), blueFor(b, false)];
  return one < other || (one === other && a.length < b.length);
}

/** The Blue tokens that supply costs, by line or near a base. */
export const blueFor = (quote: Quote, rapid: boolean): number =>
  quote.basic + quote.detour + quote.broken + quote.harsh + (rapid ? quote.motor : 0);

/** The bases a side holds, then its working depots (HP-S.9a). */
export function sourcesOf(s: State, side: SideId, presence: Presence): Place[] {
  const sources: Place[] = [];
  theatre(s).bases.forEach((base, i) => {
    if (holderOf(s, i) === side) sources.push(base.place);
  });
  return s.depots.length === 0
    ? sources
    : [...sources, ...workingDepots(s, side, sources, presence)];
}

/** HP-S.9b, c, HP-A70 (4): depots with a link now, perhaps through other working depots. */
function workingDepots(
  s: State,
  side: SideId,
  bases: readonly Place[],
  presence: Presence,
): Place[] {
  let idle = s.depots.filter((depot) => depot.side === side).map((depot) => depot.place);
  const working: Place[] = [];
  for (let found = true; found; ) {
    const linked = idle.filter((depot) => hasLink(s, depot, [...bases, ...working], presence));
    idle = idle.filter((depot) => !linked.includes(depot));
    working.push(...linked);
    found = linked.length > 0;
  }
  return working;
}

const hasLink = (s: State, depot: Place, sources: readonly Place[], presence: Presence): boolean =>
  sources.some((source) => geometry(s).depotLink(depot, source, presence) !== undefined);

/** HP-S.9b, e, HP-A70 (2): may a depot stand here? */
export function isDepotPlace(s: State, side: SideId, place: Place): boolean {
  const t = theatre(s);
  const g = t.geometry;
  if (!isDepotSite(g.groundAt(place))) return false;
  if (t.bases.some((base) => g.inControlZone(place, base.place))) return false;
  if (s.depots.some((depot) => g.inControlZone(place, depot.place))) return false;
  const presence = presenceOf(s, side);
  return hasLink(s, place, sourcesOf(s, side, presence), presence);
}

/** HP-A57: the Blue that an airlift costs, besides a White. */
export function airliftBlue(s: State, place: Place, elements: readonly ElementId[]): number {
  const t = theatre(s);
  const difficult =
    hasMotors(t, elements) || costsToStand(t.geometry.groundAt(place), travellerOf(t, elements));
  return difficult ? 2 : 1;
}

/** The quote as it is shown and paid. */
export function supplyBreakdown(quote: Quote, rapid: boolean, banzai: boolean): Breakdown {
  const sum = new Breakdown();
  if (quote.basic > 0) sum.add('HP-2.3c', 'basic', quote.basic);
  if (quote.detour > 0) sum.add('HP-2.3d', 'detour', quote.detour);
  if (quote.broken > 0) sum.add('HP-2.3e', 'broken-ground', quote.broken);
  if (rapid && quote.motor > 0) sum.add('HP-2.3f', 'motor-fuel', quote.motor);
  if (quote.harsh > 0) sum.add('HP-S.8a', 'harsh-environment', quote.harsh);
  if (banzai) sum.add('HP-S.7a', 'banzai', 1);
  return sum;
}
