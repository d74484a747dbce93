// WW-A29, WW-A30: the Soviet player's standing orders on supply.

import type { Action } from '../actions.ts';
import { HEADQUARTERS, SOVIET, SUPPLY_CITIES, unitName } from '../data/index.ts';
import { nearestCityChanged, sharesChanged } from '../derived/derived.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { needsSupply } from '../rules/supply.ts';
import type { State } from '../state.ts';
import type { StepRules } from './phase.ts';

export type Order = Extract<Action, { kind: 'priority' | 'pin' | 'nearest' }>;

export function isOrder(action: Action): action is Order {
  const { kind } = action;
  return kind === 'priority' || kind === 'pin' || kind === 'nearest';
}

function checkOrder(s: State, order: Order): Refusal | undefined {
  if (s.phasing !== SOVIET) return refuse('WW-A29', 'orders-frozen');
  const unit = unitName(order.unit);
  switch (order.kind) {
    case 'priority':
      if (!needsSupply(order.unit)) return refuse('WW-SUP.F4', 'needs-no-supply', { unit });
      return order.rank >= 1 && order.rank <= s.priority.length
        ? undefined
        : refuse('WW-A29', 'no-such-rank', { rank: order.rank, most: s.priority.length });
    case 'pin':
      return needsSupply(order.unit) ? undefined : refuse('WW-SUP.F4', 'needs-no-supply', { unit });
    case 'nearest':
      return HEADQUARTERS.includes(order.unit)
        ? undefined
        : refuse('WW-A30', 'not-a-headquarters', { unit });
  }
}

function applyOrder(s: State, order: Order): void {
  sharesChanged(s.derived);
  switch (order.kind) {
    case 'priority':
      s.priority.splice(s.priority.indexOf(order.unit), 1);
      s.priority.splice(order.rank - 1, 0, order.unit);
      return;
    case 'pin': {
      const kept: number[] = [];
      for (let i = 0; i < s.pins.length; i += 2)
        if (s.pins[i] !== order.unit) kept.push(s.pins[i]!, s.pins[i + 1]!);
      if (order.city >= 0) kept.push(order.unit, order.city);
      s.pins = kept;
      return;
    }
    case 'nearest':
      s.nearest[HEADQUARTERS.indexOf(order.unit)] = order.city;
      nearestCityChanged(s.derived, HEADQUARTERS.indexOf(order.unit));
  }
}

/** The Soviet player may give supply orders in this step besides what it is for. */
export const withOrders = (rules: StepRules): StepRules => ({
  ...rules,
  kinds: [...rules.kinds, 'priority', 'pin', 'nearest'],
  check: (s, action) => (isOrder(action) ? checkOrder(s, action) : rules.check(s, action)),
  apply(s, action, emit) {
    if (isOrder(action)) applyOrder(s, action);
    else rules.apply(s, action, emit);
  },
});

/** The name of a supply city, for notation: `free` lifts a pin or a choice. */
export const NO_CITY = 'free';
export const cityName = (city: number): string => (city < 0 ? NO_CITY : SUPPLY_CITIES[city]!.name);
