// Units that move together: a stack, or several that were picked one after the other.
import type { Action } from '../actions.ts';
import type { SpaceId } from '../data/index.ts';
import { special } from '../phases/special.ts';
import { clone, SOVIET, type State } from '../state.ts';
import { unitsSeen } from '../view.ts';
import { type Held, type Offers, type Question, spaceOf, type UnitAt } from './offers.ts';

/** What the units that go along do where this one goes. */
export const movesAlong = (hand: Held, to: SpaceId): readonly Action[] =>
  hand.along.map(({ type, from }): Action => ({ kind: 'move', unit: type, from, to }));

/** Where all of them can go, one after the other: room that the first takes is not there for the last. */
export function offersTogether(state: State, offers: Offers, hand: Held): Offers {
  if (hand.along.length === 0) return offers;
  const fits = (action: Action): boolean => {
    const trial = clone(state);
    return movesAlong(hand, spaceOf(action)!).every((next) => {
      special.apply(trial, SOVIET, action, undefined);
      action = next;
      return special.check(trial, SOVIET, next) === undefined;
    });
  };
  return new Map([...offers].filter(([, [action]]) => action?.kind === 'move' && fits(action)));
}

/** Units that may move now: kinds in spaces and boxes, in the order in which the rules list them. */
export function unitsToMove(table: Question): readonly UnitAt[] {
  const found = new Map<string, UnitAt>();
  for (const action of table.choices)
    if (action.kind === 'move')
      found.set(`${action.unit} ${action.from}`, { type: action.unit, from: action.from });
  return [...found.values()];
}

/** Of this kind so many more can go along: as many as stand there, but for those in the hand. */
export function moreOf(table: Question, inHand: readonly UnitAt[], { type, from }: UnitAt): number {
  const held = inHand.filter((unit) => unit.type === type && unit.from === from).length;
  const mayMove = table.choices.some(
    (action) => action.kind === 'move' && action.unit === type && action.from === from,
  );
  return mayMove ? unitsSeen(table.view, from, type) - held : 0;
}

/** All that can still move of the place of this unit, but itself. */
export const restOfStack = (table: Question, unit: UnitAt): readonly UnitAt[] =>
  unitsToMove(table)
    .filter(({ from }) => from === unit.from)
    .flatMap((kind) => Array.from({ length: moreOf(table, [unit], kind) }, () => kind));
