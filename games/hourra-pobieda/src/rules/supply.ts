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
  const { bases } = theatre(s);
  for (let base = 0; base < bases.length; base++)
    if (holderOf(s, base) === side && g.within(bases[base]!.place, place, 1)) return true;
  return false;
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
  const sources = sourcesOf(s, side, presence).map((source, order) => {
    const reference = lines.reference(place, source);
    return { source, order, bound: quoteOfLine(s, straightLine(reference), source, stands, motor) };
  });
  if (sources.length > 1) sources.sort((a, b) => a.bound.length - b.bound.length);
  let best: Quote | undefined;
  let bestOrder = -1;
  // The nearest first: most of the others could not be better even if nothing were in their way.
  for (const { source, order, bound } of sources) {
    if (best && !isBetter(bound, order, best, bestOrder)) continue;
    const line = lines.line(place, source, traveller, stands === 1);
    if (!line) continue;
    const quote = quoteOfLine(s, line, source, stands, motor);
    if (best && !isBetter(quote, order, best, bestOrder)) continue;
    best = quote;
    bestOrder = order;
  }
  return best ?? { ...NO_LINE, motor };
}

/** The best line that there could be. */
const straightLine = (reference: number): SupplyLine => ({
  length: reference,
  reference,
  detour: false,
  crossesBroken: false,
});

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

/** HP-A20: the lowest cost, then the shorter line, then the order of ids. */
function isBetter(a: Quote, orderOfA: number, b: Quote, orderOfB: number): boolean {
  const one = blueFor(a, false);
  const other = blueFor(b, false);
  if (one !== other) return one < other;
  return a.length < b.length || (a.length === b.length && orderOfA < orderOfB);
}

/** The Blue tokens that supply costs, by line or near a base. */
export const blueFor = (quote: Quote, rapid: boolean): number =>
  quote.basic + quote.detour + quote.broken + quote.harsh + (rapid ? quote.motor : 0);

/** The bases a side holds, then its working depots (HP-S.9a). */
function sourcesOf(s: State, side: SideId, presence: Presence): Place[] {
  const sources: Place[] = [];
  const { bases } = theatre(s);
  for (let base = 0; base < bases.length; base++)
    if (holderOf(s, base) === side) sources.push(bases[base]!.place);
  if (s.depots.length > 0) addWorkingDepots(s, side, sources, presence);
  return sources;
}

/** HP-S.9b, c, HP-A70 (4): depots with a link now, perhaps through other working depots. */
function addWorkingDepots(s: State, side: SideId, sources: Place[], presence: Presence): void {
  let idle: Place[] = [];
  for (const depot of s.depots) if (depot.side === side) idle.push(depot.place);
  for (let found = true; found && idle.length > 0; ) {
    const linked: Place[] = [];
    const left: Place[] = [];
    for (const depot of idle) (hasLink(s, depot, sources, presence) ? linked : left).push(depot);
    sources.push(...linked);
    idle = left;
    found = linked.length > 0;
  }
}

function hasLink(s: State, depot: Place, sources: readonly Place[], presence: Presence): boolean {
  const g = geometry(s);
  for (const source of sources) if (g.depotLink(depot, source, presence) !== undefined) return true;
  return false;
}

/** HP-S.9b, e, HP-A70 (2): may a depot stand here? */
export function isDepotPlace(s: State, side: SideId, place: Place): boolean {
  const t = theatre(s);
  const g = t.geometry;
  if (!isDepotSite(g.groundAt(place))) return false;
  for (const base of t.bases) if (g.inControlZone(place, base.place)) return false;
  for (const depot of s.depots) if (g.inControlZone(place, depot.place)) return false;
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
