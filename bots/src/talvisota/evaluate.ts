// How good a position is, in points of morale from the Soviet side.
import type { State } from '@motti/talvisota';
import {
  FINNISH_LOSSES,
  FINNISH_REINFORCEMENTS,
  FINNISH_SPACES,
  FINNISH_TYPES,
  finnsAt,
  garrison,
  hasMarker,
  isConquered,
  isControlled,
  LOSSES,
  linkedSpaces,
  REINFORCEMENTS,
  SOVIET_TYPES,
  spaceValue,
  unitsAt,
} from '@motti/talvisota/parts';

/** What a unit is worth in points of morale: FUS, ELI, MECA, TAN; RES, SK, WD, SCT, DIV. */
const SOVIET_WORTH = [0.35, 0.8, 0.7, 0.9];
const FINNISH_WORTH = [0.05, 0.12, 0.25, 0.3, 0.3];

/** In points of morale, from the Soviet side. */
export function sovietLead(s: State): number {
  let lead = steep(s.sovietMorale) - steep(s.finnishMorale);
  for (const [i, type] of SOVIET_TYPES.entries())
    lead -= SOVIET_WORTH[i]! * (unitsAt(s, LOSSES, type) + unitsAt(s, REINFORCEMENTS, type));
  for (const [i, type] of FINNISH_TYPES.entries())
    lead +=
      FINNISH_WORTH[i]! *
      (finnsAt(s, FINNISH_LOSSES, type) + finnsAt(s, FINNISH_REINFORCEMENTS, type));
  return lead + ground(s);
}

/** A point is worth more when few are left. */
const steep = (morale: number): number => morale - 12 / (Math.max(morale, 0) + 1);

/** Held ground is worth a little, a cut-off garrison costs. */
function ground(s: State): number {
  const linked = linkedSpaces(s);
  let sum = 0;
  for (const space of FINNISH_SPACES) {
    const units = garrison(s, space);
    if (linked[space] === 1) sum += 0.1;
    else if (units > 0) sum -= 0.5 + 0.1 * units;
    else if (isConquered(s, space)) sum -= 0.1;
    if (isControlled(s, space) && units === 0 && hasMarker(s, space))
      sum -= 0.05 * spaceValue(space);
  }
  return sum;
}
