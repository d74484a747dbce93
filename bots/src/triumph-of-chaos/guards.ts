// What is held is not given away: a Victory City beside an enemy who could still walk in this turn.
import {
  allegianceOf,
  controlOf,
  enemyOf,
  linksFrom,
  OUT_OF_SUPPLY,
  type PieceId,
  type SideId,
  type SpaceId,
  type State,
  space,
  supplyAt,
  unitsIn,
} from '@motti/triumph-of-chaos/parts';
import { impulsesLeft } from './lines.ts';

/** Would these pieces leave such a city to the enemy? Those who are cut off may save themselves. */
export function opensCity(
  s: State,
  side: SideId,
  from: SpaceId,
  pieces: readonly PieceId[],
): boolean {
  if (!space(from).victoryCity || controlOf(s, from) !== side) return false;
  const enemy = enemyOf(side);
  if (impulsesLeft(s)[enemy] === 0) return false;
  const units = unitsIn(s, from);
  const isFed = units.some((unit) => supplyAt(s, unit, from) !== OUT_OF_SUPPLY);
  if (!isFed || !units.every((unit) => pieces.includes(unit))) return false;
  return linksFrom(from).some(({ to }) =>
    unitsIn(s, to).some((unit) => allegianceOf(s, unit) === enemy),
  );
}

/** Does this way win a city for the one that is left? */
export const takesCity = (s: State, side: SideId, path: readonly SpaceId[]): boolean =>
  path.some((id) => space(id).victoryCity && controlOf(s, id) !== side);
