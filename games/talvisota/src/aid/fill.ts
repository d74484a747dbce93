// Fills a strategy with what is left: what it needs, the strongest units that fit, then supports. A suggestion, to be
// changed at will; what lies there already stays, unless it leaves no room for what the strategy needs.
import type { Action, State } from '../index.ts';
import { talvisota } from '../index.ts';
import {
  attacksOf,
  bonusOf,
  boxedOn,
  finnishLimit,
  isCommander,
  isInfantry,
  isSovietStrategy,
  missingForce,
  SOVIET_STRATEGIES,
  type StrategyId,
  sovietStrategy,
  strengthOf,
  type UnitType,
  zoneTotal,
} from '../parts.ts';

/** Most that a strategy can ever take, so that filling ends. */
const MOST = 16;
const SCOUTS = 7;

/** Nothing where no force of what is left could be committed: then it is emptied, so that the plan can stand without it. */
export function fillActions(state: State, strategy: StrategyId): Action[] {
  const added = fill(state, strategy, []);
  if (isInOrder(added.state, strategy)) return added.actions;
  const clear: Action = { kind: 'clear', strategy };
  const side = isSovietStrategy(strategy) ? 'soviet' : 'finland';
  const mayClear = talvisota.check(state, side, clear) === undefined;
  const anew = fill(state, strategy, mayClear ? [clear] : []);
  if (isInOrder(anew.state, strategy)) return anew.actions;
  return isSovietStrategy(strategy) ? (mayClear ? [clear] : []) : added.actions;
}

interface Filled {
  readonly state: State;
  readonly actions: Action[];
}

function fill(from: State, strategy: StrategyId, first: readonly Action[]): Filled {
  const side = isSovietStrategy(strategy) ? 'soviet' : 'finland';
  const state = talvisota.clone(from);
  const actions = [...first];
  for (const action of first) talvisota.apply(state, side, action);
  for (let i = 0; i < MOST; i++) {
    const best = talvisota
      .choices(state, side)
      .filter((action) => 'strategy' in action && action.strategy === strategy)
      .map((action) => ({ action, worth: worth(state, action) }))
      .reduce((a, b) => (a.worth >= b.worth ? a : b), { action: undefined, worth: 0 } as Weighed);
    if (!best.action) break;
    talvisota.apply(state, side, best.action);
    actions.push(best.action);
  }
  return { state, actions };
}

interface Weighed {
  readonly action: Action | undefined;
  readonly worth: number;
}

/** TV-A13, TV-A14, TV-A22: the force is what the strategy asks for, and has somewhere to go. */
function isInOrder(state: State, strategy: StrategyId): boolean {
  if (!isSovietStrategy(strategy))
    return zoneTotal(state, strategy) === finnishLimit(state, strategy);
  return missingForce(state, strategy) === 0 && Boolean(attacksOf(state, strategy));
}

/** What is needed first, units before supports, strong before weak; scouts are kept for the raid. */
function worth(state: State, action: Action): number {
  switch (action.kind) {
    case 'assign':
      if (action.unit === SCOUTS) return 1;
      if (isWantedElsewhere(state, action.strategy, action.unit)) return 0;
      return (
        (isNeeded(state, action.strategy, action.unit) ? 1000 : 100) +
        strengthOf(action.unit) * 2 +
        bonusOf(action.unit)
      );
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

function isNeeded(state: State, strategy: StrategyId, unit: UnitType): boolean {
  if (!isSovietStrategy(strategy) || missingForce(state, strategy) === 0) return false;
  return isInfantry(unit) === (sovietStrategy(strategy).needs?.class === 'infantry');
}

/** What is scarce goes where it is needed: a strategy of the same front cannot be committed without units of this class. */
function isWantedElsewhere(state: State, strategy: StrategyId, unit: UnitType): boolean {
  if (!isSovietStrategy(strategy) || isNeeded(state, strategy, unit)) return false;
  const front = boxedOn(state, strategy);
  return SOVIET_STRATEGIES.some(
    (other) =>
      other !== strategy && boxedOn(state, other) === front && isNeeded(state, other, unit),
  );
}
