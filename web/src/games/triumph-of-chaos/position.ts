// A position in the words of the map: who holds a space, who stands there, how strong they are.
import {
  ALL_SPACES,
  allegianceOf,
  controlOf,
  GREEN,
  hasNoAct,
  isArmy,
  leadersIn,
  markOn,
  NOBODY,
  type PieceId,
  RED,
  type SpaceId,
  type State,
  strengthOf,
  unitsIn,
  WHITE,
} from '@motti/triumph-of-chaos/parts';

export type Hold = 'red' | 'white' | 'green' | 'nobody';

export function holdOf(s: State, space: SpaceId): Hold {
  const holder = controlOf(s, space);
  if (holder === RED) return 'red';
  if (holder === WHITE) return 'white';
  return holder === NOBODY && isGreen(s, space) ? 'green' : 'nobody';
}

function isGreen(s: State, space: SpaceId): boolean {
  const [first] = unitsIn(s, space);
  return first !== undefined && allegianceOf(s, first) === GREEN;
}

export interface Standing {
  readonly space: SpaceId;
  /** The strongest first: it lies on top. */
  readonly units: readonly PieceId[];
  readonly leaders: readonly PieceId[];
  readonly allegiance: number;
  readonly strength: number;
  readonly armies: number;
  readonly noAct: boolean;
  readonly mark: number;
}

/** Everybody on the map, space by space. */
export const standingOn = (s: State): Standing[] =>
  ALL_SPACES.flatMap((space) => standingIn(s, space) ?? []);

/** Whoever and whatever lies in a space; nothing where it is empty. */
export function standingIn(s: State, space: SpaceId): Standing | undefined {
  const units = unitsIn(s, space);
  const leaders = leadersIn(s, space);
  const [first] = units.length > 0 ? units : leaders;
  const noAct = hasNoAct(s, space);
  const mark = markOn(s, space);
  if (first === undefined && !noAct && mark === 0) return undefined;
  return {
    space,
    units: units.sort((a, b) => weight(s, b) - weight(s, a)),
    leaders,
    allegiance: first === undefined ? NOBODY : allegianceOf(s, first),
    strength: units.reduce((sum, unit) => sum + strengthOf(s, unit), 0),
    armies: units.filter(isArmy).length,
    noAct,
    mark,
  };
}

const weight = (s: State, unit: PieceId): number => strengthOf(s, unit) + (isArmy(unit) ? 10 : 0);
