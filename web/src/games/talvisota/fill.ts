// Fills a strategy with what is left: the strongest units that fit, then supports. A suggestion, to be changed at will.
import type { Action } from '@motti/talvisota';
import { talvisota } from '@motti/talvisota';
import { bonusOf, isCommander, type StrategyId, strengthOf } from '@motti/talvisota/parts';
import type { TalvisotaTable } from './table.ts';

/** Most that a strategy can ever take, so that filling ends. */
const MOST = 16;

export function fillActions(table: TalvisotaTable, strategy: StrategyId): Action[] {
  const side = table.viewer;
  if (side === undefined || !table.canAct) return [];
  const state = talvisota.clone(table.state);
  const actions: Action[] = [];
  for (let i = 0; i < MOST; i++) {
    const best = talvisota
      .choices(state, side)
      .filter((action) => 'strategy' in action && action.strategy === strategy && worth(action) > 0)
      .reduce<Action | undefined>((a, b) => (a && worth(a) >= worth(b) ? a : b), undefined);
    if (!best) break;
    talvisota.apply(state, side, best);
    actions.push(best);
  }
  return actions;
}

/** Units before supports, strong before weak; scouts are kept for the raid. */
function worth(action: Action): number {
  switch (action.kind) {
    case 'assign':
      return action.unit === 7 ? 1 : 100 + strengthOf(action.unit) * 2 + bonusOf(action.unit);
    case 'support':
      return isCommander(action.support) ? 40 : 50;
    case 'environment':
      return 30;
    case 'entrench':
      return 35;
    default:
      return 0;
  }
}
