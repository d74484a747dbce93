// TV-4.5.4, TV-A51: what it costs to take lost units back.
import { Breakdown, type Clause } from '@motti/engine';
import {
  ELI,
  FRONTS,
  FUS,
  MECA,
  nameOfUnit,
  SOVIET_TYPES,
  TAN,
  type UnitType,
} from '../data/index.ts';
import { RECOVERING, type State, unitsAt } from '../state.ts';

/** Units picked for recovery so far, of one type. */
export function pickedForRecovery(s: State, type: UnitType): number {
  let picked = 0;
  for (const front of FRONTS) picked += unitsAt(s, RECOVERING + front, type);
  return picked;
}

/** By which clause units are bought back: the ordinary price, or the option of cheap recovery (TV-O9). */
export const recoveryClause = (s: State): Clause =>
  s.rules.cheapRecovery ? 'TV-4.5.4e' : 'TV-4.5.4b';

/** TV-A51: the price of one step in morale points. */
export function recoveryPrice(s: State): Breakdown {
  const price = new Breakdown();
  const rifles = pickedForRecovery(s, FUS);
  const each = s.rules.cheapRecovery ? 3 : 2;
  const clause = recoveryClause(s);
  if (rifles > 0) price.add(clause, 'rifle-divisions', Math.ceil(rifles / each), 'FUS', rifles);
  if (s.rules.cheapRecovery) {
    const others = SOVIET_TYPES.reduce(
      (sum, type) => sum + (type === FUS ? 0 : pickedForRecovery(s, type)),
      0,
    );
    if (others > 0)
      price.add(clause, 'other-units', Math.ceil(others / 2), 'ELI, MECA, TAN', others);
    return price;
  }
  for (const type of [ELI, MECA, TAN]) {
    const count = pickedForRecovery(s, type);
    if (count > 0) price.add(clause, 'other-units', count, nameOfUnit(type), count);
  }
  return price;
}

/** The price with one more unit of this type. */
export function priceWith(s: State, more: UnitType): number {
  const rifles = pickedForRecovery(s, FUS) + (more === FUS ? 1 : 0);
  let others = more === FUS ? 0 : 1;
  for (const type of [ELI, MECA, TAN]) others += pickedForRecovery(s, type);
  return s.rules.cheapRecovery
    ? Math.ceil(rifles / 3) + Math.ceil(others / 2)
    : Math.ceil(rifles / 2) + others;
}
