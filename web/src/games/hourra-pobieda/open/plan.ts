// A path about to be walked: who walks it, from which position, by which lines, how far it leads and why not further.
import type { Refusal } from '@motti/engine';
import type { Action, State } from '@motti/hourra-pobieda';
import {
  geometry,
  MOST_SPOTS,
  type Order,
  type PathReach,
  type Place,
  type Point,
  pack,
  printPath,
  reachAlong,
  reachOf,
  unpack,
  type Walker,
  walkerOf,
} from '@motti/hourra-pobieda/parts';
import type { Hand } from '../hand.svelte.ts';
import type { Declare, Offers } from '../offers.ts';
import { spotOfLabel } from '../position.ts';
import { asked, type HourraTable } from '../table.ts';

export interface Plan {
  /** The position in which the order has been given. */
  readonly state: State;
  readonly walker: Walker;
  /** What must be played before the walk: activation and declaration, where they have not been. */
  readonly before: readonly Action[];
  /** In UD, from where it stands now; by road only it may be more. */
  readonly allowance: number;
  readonly byRoad: number;
}

export function planOf(table: HourraTable, hand: Hand, offers: Offers): Plan | undefined {
  const { game, viewer = '', state } = table;
  const step = asked(table);
  if (step === 'move' && state.active) return planned(state, [], walkerOf(state, state.active));
  const { order } = offers;
  if (!order || order.mode === 'hold' || (step !== 'idle' && step !== 'declare')) return undefined;
  const begun = game.clone(state) as State;
  const before: Action[] = [];
  const play = (action: Action): boolean => {
    if (game.check(begun, viewer, action)) return false;
    game.apply(begun, viewer, action);
    before.push(action);
    return true;
  };
  if (step === 'idle') {
    const at = hand.unit;
    if (at === undefined || !play({ kind: 'activate', at: spotOfLabel(at) })) return undefined;
  }
  return play(declarationOf(order)) && begun.active && begun.agenda.at(-1) === 'move'
    ? planned(begun, before, walkerOf(begun, begun.active))
    : undefined;
}

const declarationOf = ({ supply, mode, banzai }: Order): Declare => ({
  kind: 'declare',
  supply,
  mode,
  banzai,
  works: 'none',
  at: -1,
});

const planned = (state: State, before: readonly Action[], walker: Walker): Plan => ({
  state,
  before,
  walker,
  allowance: reachOf(state, { ...walker, offRoad: true }),
  byRoad: reachOf(state, walker),
});

/** The lines that walk this path. */
export const linesOf = ({ state, before }: Plan, path: readonly Place[]): readonly Action[] => [
  ...before,
  { kind: 'walk', path: printPath(state, path) },
];

/** What stands against this path, with the nearest legal one (HP-G12). */
export function whyNotWalked(
  table: HourraTable,
  { state }: Plan,
  path: readonly Place[],
): Refusal | undefined {
  const action: Action = { kind: 'walk', path: printPath(state, path) };
  return table.game.check(state, table.viewer ?? '', action);
}

/** The path that a refusal names in place of the one that was drawn. */
export function insteadOf(refusal: Refusal | undefined): string | undefined {
  const [, path] = /^walk (.+)$/.exec(refusal?.instead ?? '') ?? [];
  return path;
}

export interface Leg {
  readonly to: Place;
  /** In UD. */
  readonly length: number;
}

/** What is drawn of a path: as far as it leads, leg by leg, and what of it would not be walked. */
export interface DrawnPath {
  readonly reach: PathReach;
  /** From the start to where it ends. */
  readonly points: readonly Point[];
  readonly legs: readonly Leg[];
  /** From where it ends to where it was drawn; empty where all of it is walked. */
  readonly rest: readonly Point[];
}

export function drawnPath({ state, walker }: Plan, path: readonly Place[]): DrawnPath | undefined {
  const places = path.filter((place, i) => place !== (path[i - 1] ?? walker.place));
  if (places.length === 0 || places.length > MOST_SPOTS) return undefined;
  const reach = reachAlong(state, walker, places);
  const g = geometry(state);
  const legs: Leg[] = [];
  let walked = 0;
  let from = walker.place;
  let last = 0;
  for (const [i, to] of places.entries()) {
    const far = g.distance(from, to);
    last = i;
    // The leg on which it ends; half a hundredth is what rounding may cost.
    if (walked + far >= reach.length - 0.005 * (i + 1)) break;
    legs.push({ to, length: far });
    walked += far;
    from = to;
  }
  if (reach.end !== from) legs.push({ to: reach.end, length: g.distance(from, reach.end) });
  const goal = places.at(-1)!;
  return {
    reach,
    legs,
    points: [walker.place, ...legs.map(({ to }) => to)].map(unpack),
    rest: reach.end === goal ? [] : [reach.end, ...places.slice(last)].map(unpack),
  };
}

/** Every five degrees. */
const BEARINGS = 72;

/** How far one gets straight on in every direction, from the last corner: a ring that rivers, zones and the edge cut. */
export function reachRing({ state, walker }: Plan, corners: readonly Place[]): Point[] {
  const behind = corners.length > 0 ? reachAlong(state, walker, corners) : undefined;
  const from = behind ? behind.end : walker.place;
  if (behind && (behind.stop !== undefined || behind.refusal || from !== corners.at(-1))) return [];
  const most = Math.round((reachOf(state, walker) - (behind?.length ?? 0)) * 100);
  if (most < 1) return [];
  const centre = unpack(from);
  return Array.from({ length: BEARINGS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / BEARINGS;
    const to = towards(state, centre, { x: Math.cos(angle), y: Math.sin(angle) }, most);
    if (to === from) return centre;
    return unpack(reachAlong(state, walker, [...corners, to]).end);
  });
}

/** Straight on for so many hundredths, but not off the table. */
function towards(state: State, from: Point, { x, y }: Point, most: number): Place {
  const g = geometry(state);
  for (let far = most; far > 0; far -= Math.max(1, Math.ceil(far / 40))) {
    const point = { x: Math.round(from.x + x * far), y: Math.round(from.y + y * far) };
    if (point.x < 0 || point.y < 0) continue;
    const place = pack(point) as Place;
    if (g.onTable(place)) return place;
  }
  return pack(from) as Place;
}
