// Where a group could go by an order, as its owner knows it: the rules themselves are played on a copy without what is hidden.
import type { Refusal } from '@motti/engine';
import type { ActionOf, Mode, Spot, Supply } from './actions.ts';
import { apply, check, choices, decision } from './flow.ts';
import { checkDistance, walkerOf } from './rules/movement.ts';
import type { SideId, State } from './state.ts';
import { clone, findGroup, isKnownTo, sideName, sideOfName, theatre, topStep } from './state.ts';
import { nameOf, placeAt } from './theatre.ts';

/** What is declared with an activation, as far as it moves the group. */
export interface Order {
  readonly supply: Supply;
  readonly mode: Mode;
  readonly banzai: boolean;
}

export interface Reach {
  /** The hexes of the way without the start, as labels. */
  readonly way: readonly string[];
  /** The declaration that begins it, where none has been made. */
  readonly declare: ActionOf<'declare'> | undefined;
  /** Nothing leads on from there: a zone, a stream, mines, a friend to be joined. */
  readonly stops: boolean;
}

/** HP-A22: the table as a side knows it. */
function asKnown(s: State, side: SideId): State {
  const known = clone(s);
  known.groups = known.groups.filter((group) => isKnownTo(group, side));
  known.mines = known.mines.filter((mine) => mine.side === side || mine.known === 1);
  return known;
}

/** The moves by which the order may begin from here; nothing where it may not be given. */
function beginnings(s: State, order: Order, at: Spot | undefined): [State, Reach][] {
  const side = sideName(s.side);
  if (topStep(s) === 'idle') {
    if (at === undefined || check(s, side, { kind: 'activate', at })) return [];
    apply(s, side, { kind: 'activate', at });
  }
  if (topStep(s) === 'move') return [[s, { way: [], declare: undefined, stops: false }]];
  if (topStep(s) !== 'declare') return [];
  const fits = (action: { readonly kind: string }): action is ActionOf<'declare'> => {
    if (action.kind !== 'declare') return false;
    const { supply, mode, banzai, works } = action as ActionOf<'declare'>;
    const same = supply === order.supply && mode === order.mode && banzai === order.banzai;
    return same && works === 'none';
  };
  return choices(s, side)
    .filter(fits)
    .map((declare): [State, Reach] => {
      const begun = clone(s);
      apply(begun, side, declare);
      return [begun, { way: [], declare, stops: !walks(begun) }];
    });
}

const placeLabel = (s: State, spot: Spot): string => {
  const place = placeAt(theatre(s), spot);
  return place === undefined ? '' : nameOf(theatre(s), place);
};

const walks = (s: State): boolean => topStep(s) === 'move' && decision(s).kind === 'choose';

/** What else decides how it goes on, besides the hex: so a way by road is not lost to a shorter one across country. */
function standing(s: State, label: string): string {
  const { active } = s;
  const group = active ? findGroup(s, active.key) : undefined;
  const locks = group ? group.elements.map((element) => s.locks[element]).join() : '';
  return `${label} ${active?.offRoad} ${active?.inside} ${active?.broken} ${locks}`;
}

/** The hexes that a group can reach by this order, each by its shortest way. `at`: the group, while none is active. */
export function reachOfOrder(
  s: State,
  viewer: string,
  order: Order,
  at?: Spot,
): ReadonlyMap<string, Reach> {
  const found = new Map<string, Reach>();
  if (sideOfName(viewer) !== s.side) return found;
  const seen = new Set<string>();
  let front = beginnings(asKnown(s, s.side), order, at);
  while (front.length > 0) {
    const next: [State, Reach][] = [];
    for (const [state, reach] of front) {
      if (!walks(state)) continue;
      for (const action of choices(state, viewer)) {
        if (action.kind !== 'step') continue;
        const label = placeLabel(state, action.to);
        const after = clone(state);
        apply(after, viewer, action);
        const key = standing(after, label);
        if (seen.has(key)) continue;
        seen.add(key);
        const reached = {
          way: [...reach.way, label],
          declare: reach.declare,
          stops: !walks(after),
        };
        if (!found.has(label)) found.set(label, reached);
        next.push([after, reached]);
      }
    }
    front = next;
  }
  return found;
}

/** Why the order does not lead there: what stands against the last step, else against giving the order at all. */
export function whyNotReached(
  s: State,
  viewer: string,
  order: Order,
  to: Spot,
  at?: Spot,
): Refusal | undefined {
  if (sideOfName(viewer) !== s.side) return undefined;
  let last: Refusal | undefined;
  const seen = new Set<string>();
  let front = beginnings(asKnown(s, s.side), order, at);
  const far = whyTooFar(front[0]?.[0], to);
  while (front.length > 0) {
    const next: [State, Reach][] = [];
    for (const [state, reach] of front) {
      if (!walks(state)) continue;
      const refusal = check(state, viewer, { kind: 'step', to });
      // From farther away it only says that this is no neighbour.
      if (refusal && (!last || refusal.code !== 'not-a-neighbour')) last = refusal;
      for (const action of choices(state, viewer)) {
        if (action.kind !== 'step') continue;
        const after = clone(state);
        apply(after, viewer, action);
        const key = standing(after, placeLabel(state, action.to));
        if (!seen.has(key)) next.push([after, reach]);
        seen.add(key);
      }
    }
    front = next;
  }
  // Of a place far away it says more that nobody goes so far than that it is no neighbour.
  return last?.code === 'not-a-neighbour' ? (far ?? last) : last;
}

/** HP-2.4a, b: it lies farther off than the order leads. */
function whyTooFar(s: State | undefined, to: Spot): Refusal | undefined {
  const place = s && placeAt(theatre(s), to);
  return s?.active && place !== undefined
    ? checkDistance(s, walkerOf(s, s.active), place)
    : undefined;
}
