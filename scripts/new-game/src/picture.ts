// The state in names and numbers: for examples, curves and tests.
import { Breakdown, type Json, PositionError, type Setup } from '@motti/engine';
import { setUp } from './setup.ts';
import { addPoints, pointsOf, SIDES, type State } from './state.ts';

export const gauges = (state: State): Record<string, number> => ({
  turn: state.turn,
  ...Object.fromEntries(SIDES.map((side) => [`points.${side}`, pointsOf(state, side)])),
});

export const breakdowns = (state: State): Record<string, Breakdown> =>
  state.column > 0 ? { column: new Breakdown().add('FC-2', 'marched', state.column) } : {};

export const picture = (state: State): Json => ({
  turn: state.turn,
  column: state.column,
  points: Object.fromEntries(SIDES.map((side) => [side, pointsOf(state, side)])),
});

/** `{ "turn": 2, "column": 5, "points": { "white": 15 } }`, each of them optional. */
export function arrange(setup: Setup, position: Json): State {
  if (!isObject(position)) throw new PositionError('a position is an object');
  const { turn = 1, column = 0, points = {} } = position;
  if (!isCount(turn) || !isCount(column) || !isObject(points))
    throw new PositionError('turn and column are numbers, points an object');
  const state = { ...setUp(setup), turn, column };
  for (const side of SIDES) {
    const own = points[side] ?? 0;
    if (!isCount(own)) throw new PositionError(`points of ${side}: a number is needed`);
    addPoints(state, side, own);
  }
  return state;
}

const isCount = (value: Json): value is number => Number.isInteger(value) && Number(value) >= 0;
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const audit = (state: State): string[] =>
  state.column >= 0 && state.points.every((points) => points >= 0) ? [] : ['less than nothing'];
