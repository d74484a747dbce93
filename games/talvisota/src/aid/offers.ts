// Which spaces are lit for the present question, what a click on them plays, and what a click elsewhere tried to do.
import type { Action } from '../actions.ts';
import {
  NONE,
  type Place,
  SPACE_NAMES,
  type SpaceId,
  type StrategyId,
  spaceByName,
  type UnitType,
} from '../data/index.ts';
import type { View } from '../view.ts';
import { battleOfStrategy, frontOfStrategy, unitsOfStrategy } from './seen.ts';

/** A question as its table knows it. */
export interface Question {
  readonly view: View;
  readonly choices: readonly Action[];
}

/** A unit in a space or in a front box. */
export interface UnitAt {
  readonly type: UnitType;
  readonly from: Place;
}

/** What the person who is asked holds. */
export interface Held {
  /** The strategy that is being loaded or placed. */
  readonly strategy: StrategyId | undefined;
  /** A unit on its way, from a space or a front box. */
  readonly unit: UnitAt | undefined;
  /** Units that go along with it. */
  readonly along: readonly UnitAt[];
  /** Special movement: lit spaces take a Possession marker instead. */
  readonly marking: boolean;
  /** Scouts to send. */
  readonly scouts: number;
}

/** The space an action points at. */
export function spaceOf(action: Action): SpaceId | undefined {
  switch (action.kind) {
    case 'attack':
      return action.target;
    case 'move':
      return action.to;
    case 'mark':
    case 'unmark':
    case 'resolve':
    case 'onward':
    case 'retreat':
    case 'withdraw':
    case 'harass':
    case 'expose':
    case 'starve':
      return action.space;
    default:
      return undefined;
  }
}

/** Does this action belong to what is in the hand? */
function fits(action: Action, hand: Held, scouts: number, strategy: number | undefined): boolean {
  switch (action.kind) {
    case 'attack':
      return action.strategy === strategy;
    case 'move':
      return action.unit === hand.unit?.type && action.from === hand.unit.from;
    case 'mark':
    case 'unmark':
      return hand.marking && !hand.unit;
    case 'harass':
      return action.scouts === scouts;
    default:
      return spaceOf(action) !== undefined;
  }
}

/** As many scouts as were asked for, or as there are. */
export function scoutsToSend(table: Question, hand: Held): number {
  const most = table.choices.reduce(
    (max, action) => (action.kind === 'harass' ? Math.max(max, action.scouts) : max),
    0,
  );
  return Math.min(hand.scouts, most);
}

export type Offers = ReadonlyMap<string, readonly Action[]>;

export function offersOf(table: Question, hand: Held): Offers {
  const offers = new Map<string, Action[]>();
  const scouts = scoutsToSend(table, hand);
  const first = table.choices.find((action) => action.kind === 'attack');
  // Deployment shows one strategy at a time: the one in the hand, else the first that can attack.
  const strategy = hand.strategy ?? first?.strategy;
  for (const action of table.choices) {
    const space = spaceOf(action);
    if (space === undefined || !fits(action, hand, scouts, strategy)) continue;
    const name = SPACE_NAMES[space]!;
    const same = offers.get(name);
    if (same) same.push(action);
    else offers.set(name, [action]);
  }
  return offers;
}

/** What a click on a space that is not lit tried to do; nothing where a click has no such meaning. */
export function attemptAt(
  table: Question,
  ask: string | undefined,
  hand: Held,
  name: string,
): Action | undefined {
  const space = spaceByName(name);
  if (space === undefined) return undefined;
  switch (ask) {
    case 'place':
      return attackAttempt(table, hand, space);
    case 'special':
      if (hand.unit) return { kind: 'move', unit: hand.unit.type, from: hand.unit.from, to: space };
      return hand.marking ? { kind: 'mark', space } : undefined;
    case 'pick':
      return { kind: 'resolve', space };
    case 'second':
      return { kind: 'onward', space };
    case 'retreat':
      return { kind: 'retreat', space };
    case 'withdraw':
      return { kind: 'withdraw', space };
    case 'harass':
      return { kind: 'harass', space, scouts: Math.max(1, scoutsToSend(table, hand)) };
    case 'expose':
      return { kind: 'expose', space };
    case 'attrition':
      return { kind: 'starve', space };
    default:
      return undefined;
  }
}

function attackAttempt(table: Question, hand: Held, target: number): Action | undefined {
  const { view } = table;
  const strategy =
    hand.strategy ??
    [0, 1, 2, 3].find((id) => frontOfStrategy(view, id) !== NONE && !battleOfStrategy(view, id));
  if (strategy === undefined) return undefined;
  const known = table.choices.find((a) => a.kind === 'attack' && a.strategy === strategy);
  const start =
    known?.kind === 'attack' ? known.start : (unitsOfStrategy(view, strategy)[0]?.place ?? target);
  return { kind: 'attack', strategy, target, start: start < SPACE_NAMES.length ? start : 0 };
}
