// What an order costs, item by item, asked of the rules for the group it would be given to.
import type { Breakdown } from '@motti/engine';
import type { Action, State } from '@motti/hourra-pobieda';
import {
  blueOf,
  costOf,
  declarerOf,
  type Order,
  sideOfName,
  supplyBreakdown,
} from '@motti/hourra-pobieda/parts';
import { spotOfLabel } from './position.ts';
import type { HourraTable } from './table.ts';

export interface OrderCost {
  readonly blue: number;
  readonly white: number;
  /** Blue that would be left. */
  readonly left: number;
  /** Item by item; an airlift has one price. */
  readonly items: Breakdown | undefined;
}

/** The position in which the group has been activated, so that declarations can be judged. */
export function activated(table: HourraTable, at: string | undefined): State {
  if (table.state.active || at === undefined) return table.state;
  const { game, viewer = '' } = table;
  const state = game.clone(table.state) as State;
  const activate: Action = { kind: 'activate', at: spotOfLabel(at) };
  if (!game.check(state, viewer, activate)) game.apply(state, viewer, activate);
  return state;
}

export function costOfOrder(table: HourraTable, state: State, order: Order): OrderCost | undefined {
  if (!state.active) return undefined;
  const who = declarerOf(state, state.active);
  const { supply, mode, banzai } = order;
  const { blue, white } = costOf(state, who, supply, mode, banzai);
  const items =
    supply === 'line' ? supplyBreakdown(who.quote, mode === 'rapid', banzai) : undefined;
  return { blue, white, left: blueOf(state, sideOfName(table.viewer ?? 'blue')) - blue, items };
}
