// What a map can show of movement and supply: where a group may go, which way supplies come, who would starve.
import { invariant, type Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import { type FactionId, linksFrom, type SpaceId } from '../data/index.ts';
import { apply, check, choices, decision } from '../flow.ts';
import { controls } from '../rules/control.ts';
import { reachOf, tooFar } from '../rules/movement.ts';
import { factionOf, isUnit } from '../rules/pieces.ts';
import {
  isExemptFromAttrition,
  isSourceFor,
  OUT_OF_SUPPLY,
  supplyOf,
  updateSupply,
} from '../rules/supply.ts';
import {
  ALL_PIECES,
  allegianceOf,
  asPiece,
  asSpace,
  clone,
  isOnMap,
  nameOfSide,
  type PieceId,
  type SideId,
  type State,
  spaceOf,
  topKind,
} from '../state.ts';

export interface Reach {
  readonly space: SpaceId;
  /** Spaces entered on the way, this one included. */
  readonly steps: number;
  readonly path: readonly Action[];
}

/** TC-10.1: every space where the moving group may halt, with the shortest way there that no die interrupts. */
export function reachable(s: State, side: SideId): readonly Reach[] {
  const found = new Map<SpaceId, Reach>();
  let edge: { readonly state: State; readonly path: readonly Action[] }[] = [
    { state: s, path: [] },
  ];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { state, path } of edge)
      for (const step of choices(state, nameOfSide(side))) {
        if (step.kind !== 'go' || found.has(step.space)) continue;
        const way = [...path, step];
        found.set(step.space, { space: step.space, steps: way.length, path: way });
        const after = clone(state);
        apply(after, nameOfSide(side), step);
        if (
          decision(after).kind === 'choose' &&
          topKind(after) === 'moves' &&
          after.group.length > 0
        )
          next.push({ state: after, path: way });
      }
    edge = next;
  }
  return [...found.values()].filter(({ path }) => mayEnd(s, side, path));
}

/** Why the moving group does not come to a space: the last step's reason, or that nobody goes so far. */
export function whyNotReached(s: State, side: SideId, to: SpaceId): Refusal | undefined {
  const [walker] = s.group.map(asPiece);
  if (walker === undefined) return undefined;
  const go: Action = { kind: 'go', space: to };
  const here = check(s, nameOfSide(side), go);
  if (here?.code !== 'not-connected') return here;
  if (spacesBetween(spaceOf(s, walker), to) > reachOf(s)) return tooFar(s);
  for (const { path } of reachable(s, side)) {
    const after = clone(s);
    for (const step of path) apply(after, nameOfSide(side), step);
    if (topKind(after) !== 'moves' || after.group.length === 0) continue;
    const refusal = check(after, nameOfSide(side), go);
    if (refusal && refusal.code !== 'not-connected') return refusal;
  }
  return here;
}

/** So many steps by connections, whatever stands there. */
function spacesBetween(from: SpaceId, to: SpaceId): number {
  const steps = new Map([[from, 0]]);
  for (const [space, far] of steps) {
    if (space === to) return far;
    for (const link of linksFrom(space)) if (!steps.has(link.to)) steps.set(link.to, far + 1);
  }
  return Infinity;
}

/** May the group halt there? A space it only passes through is no goal. */
function mayEnd(s: State, side: SideId, path: readonly Action[]): boolean {
  const after = clone(s);
  for (const step of path) {
    invariant(check(after, nameOfSide(side), step) === undefined, 'a way that was found is legal');
    apply(after, nameOfSide(side), step);
  }
  if (topKind(after) !== 'moves' || after.group.length === 0) return true;
  return check(after, nameOfSide(side), { kind: 'halt' }) === undefined;
}

export interface SupplyLines {
  readonly sources: readonly SpaceId[];
  /** Connections that supplies take to somebody, each once. */
  readonly links: readonly (readonly [SpaceId, SpaceId])[];
}

/** TC-13.1: the shortest lines from sources to the forces of a side; with a faction, to its forces alone. */
export function supplyLines(s: State, side: SideId, only?: FactionId): SupplyLines {
  const forces = ALL_PIECES.filter(
    (piece) =>
      isOnMap(s, piece) &&
      isUnit(piece) &&
      allegianceOf(s, piece) === side &&
      (only === undefined || factionOf(piece) === only),
  );
  const sources = new Set<SpaceId>();
  const links = new Map<string, readonly [SpaceId, SpaceId]>();
  for (const f of new Set(forces.map(factionOf))) {
    const back = linesFrom(s, side, f);
    for (const piece of forces) {
      if (factionOf(piece) !== f) continue;
      let at = spaceOf(s, piece);
      while (back.has(at)) {
        const to = back.get(at)!;
        if (to === at) sources.add(at);
        if (to === at) break;
        links.set(at < to ? `${at} ${to}` : `${to} ${at}`, [at, to]);
        at = to;
      }
    }
  }
  return { sources: [...sources], links: [...links.values()] };
}

/** By space: the next one on the shortest line back to a source; a source leads to itself. */
function linesFrom(s: State, side: SideId, f: FactionId | undefined): Map<SpaceId, SpaceId> {
  const back = new Map<SpaceId, SpaceId>();
  const queue: SpaceId[] = [];
  for (let i = 0; i < s.record.length; i++) {
    const id = asSpace(i);
    if (!controls(s, side, id) || !isSourceFor(s, side, f, id)) continue;
    back.set(id, id);
    queue.push(id);
  }
  for (let i = 0; i < queue.length; i++)
    for (const { to } of linksFrom(queue[i]!)) {
      if (back.has(to) || !controls(s, side, to)) continue;
      back.set(to, queue[i]!);
      queue.push(to);
    }
  return back;
}

/** TC-13.4e: units that attrition would strike if it came now. */
export function starving(s: State): readonly PieceId[] {
  const now = s.derived.stale === 0 ? s : clone(s);
  updateSupply(now);
  return ALL_PIECES.filter(
    (piece) =>
      isOnMap(now, piece) &&
      isUnit(piece) &&
      supplyOf(now, piece) === OUT_OF_SUPPLY &&
      !isExemptFromAttrition(now, piece),
  );
}
