// What a question lets be picked up and clicked: units, hexes, and what a click on a hex plays.
import type { Side } from '@motti/engine';
import type { Action } from '../actions.ts';
import {
  COUNTRY,
  FINLAND,
  FINN,
  HEX_COUNT,
  type HexId,
  OPEN_HEX,
  PARATROOPS,
  sideOf,
  type UnitId,
  USSR,
} from '../data/index.ts';
import { apply, check } from '../flow.ts';
import * as queries from '../queries.ts';
import { clone, type State, type Step } from '../state.ts';
import { hexSeen, type View } from '../view.ts';
import { arrivals, inHand, sideIndex } from './seen.ts';

export interface HexOffer {
  readonly action: Action;
  /** What the units do that go along. */
  readonly along?: readonly Action[];
  /** Movement Points, where they are spent. */
  readonly cost?: number;
  readonly byRail?: boolean;
  /** The move ends in an enemy zone. */
  readonly stops?: boolean;
  /** Legal, but it would have to be put right: nobody feeds the unit there, or the hex is too full. */
  readonly caution?: 'isolated' | 'full';
}

export interface Offers {
  /** Hexes that a click on plays something. */
  readonly hexes: ReadonlyMap<HexId, HexOffer>;
  /** Units that may be picked up. */
  readonly units: ReadonlySet<UnitId>;
  /** Units that have their place and may be picked up again: nothing waits for it, so they do not glow. */
  readonly again: ReadonlySet<UnitId>;
  /** Enemy hexes that may be put under attack. */
  readonly targets: ReadonlySet<HexId>;
}

const isOpenAtStart = (hex: HexId): boolean => OPEN_HEX[0]?.[hex] === 1;
const NOBODY: ReadonlySet<number> = new Set();
const NONE: Offers = { hexes: new Map(), units: NOBODY, again: NOBODY, targets: NOBODY };

/** A question as its table knows it. */
export interface Question {
  readonly state: State;
  readonly view: View;
  /** Who is asked. */
  readonly viewer: Side | undefined;
  readonly choices: readonly Action[];
}

/** What may be picked up and clicked in a step, with this unit in the hand and these to go along with it. */
export function offersOf(
  table: Question,
  step: Step | undefined,
  held: UnitId | undefined,
  along: readonly UnitId[],
): Offers {
  switch (step) {
    case undefined:
      return NONE;
    case 'deploy-finland':
    case 'deploy-soviet':
      return deployment(table, held);
    case 'movement':
      return movement(table, held, along);
    case 'reinforcement':
    case 'early-arrival':
    case 'volunteers':
      return placements(table, held);
    case 'attack':
      return attacks(table);
    case 'paradrop':
      return jumps(table);
    default:
      return fromChoices(table, held);
  }
}

function deployment(table: Question, held: UnitId | undefined): Offers {
  const side = sideIndex(table.viewer);
  const units = new Set(inHand(table.view, table.viewer));
  const again = new Set<UnitId>();
  table.view.units.forEach((hex, unit) => {
    if (hex >= 0 && sideOf(unit) === side) again.add(unit);
  });
  const hexes = held === undefined ? new Map() : deploymentHexes(table, held);
  return { hexes, units, again, targets: NOBODY };
}

function deploymentHexes(table: Question, unit: UnitId): Map<HexId, HexOffer> {
  const home = sideOf(unit) === FINN ? FINLAND : USSR;
  const { state, viewer } = table;
  const fed = queries.fedHexes(state, unit);
  const safe = fed && new Set(fed);
  const hexes = new Map<HexId, HexOffer>();
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (COUNTRY[hex] !== home || !isOpenAtStart(hex) || hexSeen(table.view, unit) === hex) continue;
    const action: Action = { kind: 'place', unit, hex };
    if (check(state, viewer!, action)) continue;
    hexes.set(hex, safe && !safe.has(hex) ? { action, caution: 'isolated' } : { action });
  }
  return hexes;
}

function movement(table: Question, held: UnitId | undefined, along: readonly UnitId[]): Offers {
  const side = sideIndex(table.viewer);
  const units = new Set<UnitId>();
  table.view.units.forEach((hex, unit) => {
    if (hex >= 0 && sideOf(unit) === side && !queries.standing(table.state, unit).moved)
      units.add(unit);
  });
  const hexes = new Map<HexId, HexOffer>();
  if (held !== undefined && units.has(held)) {
    const others = along.filter((unit) => units.has(unit)).map((unit) => movesOf(table, unit));
    for (const { hex, cost, path, byRail, stops, full } of queries.reach(table.state, held)
      .destinations) {
      const moves = others.flatMap((reach) => reach.get(hex) ?? []);
      // Several go only where all of them can.
      if (moves.length < others.length) continue;
      const action: Action = { kind: 'move', unit: held, path };
      const offer = { action, cost, byRail, stops, ...(moves.length > 0 ? { along: moves } : {}) };
      hexes.set(hex, full ? { ...offer, caution: 'full' } : offer);
    }
  }
  return { hexes, units, again: NOBODY, targets: NOBODY };
}

/** Where a unit that goes along can go, and how. */
const movesOf = (table: Question, unit: UnitId): ReadonlyMap<HexId, Action> =>
  new Map(
    queries
      .reach(table.state, unit)
      .destinations.map(({ hex, path }) => [hex, { kind: 'move', unit, path }]),
  );

/** Units of one type are alike: the rules list the first, any of them may be taken. */
function placements(table: Question, held: UnitId | undefined): Offers {
  const units = new Set(arrivals(table));
  const hexes = new Map<HexId, HexOffer>();
  if (held !== undefined)
    for (const choice of table.choices) {
      if (choice.kind !== 'place') continue;
      const action: Action = { kind: 'place', unit: held, hex: choice.hex };
      if (!check(table.state, table.viewer!, action)) hexes.set(choice.hex, { action });
    }
  return { hexes, units, again: NOBODY, targets: NOBODY };
}

function attacks(table: Question): Offers {
  const targets = new Set<HexId>();
  const units = new Set<UnitId>();
  for (const action of table.choices) {
    if (action.kind === 'attack') for (const hex of action.targets) targets.add(hex);
    if (action.kind === 'join') units.add(action.unit);
    if (action.kind === 'also') targets.add(action.hex);
  }
  return { hexes: new Map(), units, again: NOBODY, targets };
}

/** WW-EVT.F3: on the ground the paratroops are a unit like any other, fed or not. */
function jumps(table: Question): Offers {
  const hexes = new Map<HexId, HexOffer>();
  for (const action of table.choices) {
    if (action.kind !== 'drop') continue;
    const landed = clone(table.state);
    apply(landed, table.viewer!, action);
    const { isolated } = queries.standing(landed, PARATROOPS);
    hexes.set(action.hex, isolated ? { action, caution: 'isolated' } : { action });
  }
  return { hexes, units: NOBODY, again: NOBODY, targets: NOBODY };
}

/** Retreats, advances, losses: the rules list everything. */
function fromChoices(table: Question, held: UnitId | undefined): Offers {
  const units = new Set<UnitId>();
  const hexes = new Map<HexId, HexOffer>();
  for (const action of table.choices) {
    if ('unit' in action) units.add(action.unit);
    if (!('hex' in action)) continue;
    if (!('unit' in action) || action.unit === held) hexes.set(action.hex, { action });
  }
  return { hexes, units, again: NOBODY, targets: NOBODY };
}
