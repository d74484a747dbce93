// Whose the spaces are: what changed hands while the reader was away is told by them.
import type { Side } from '@motti/engine';
import { ALL_SPACES, type SpaceId, type State } from '@motti/triumph-of-chaos/parts';
import { type Hold, holdOf } from './position.ts';

const HOLDERS: Readonly<Partial<Record<Hold, Side>>> = { red: 'red', white: 'white' };

export const holdersIn = (
  state: State,
  nameOf: (space: SpaceId) => string,
): Map<string, Side | undefined> =>
  new Map(ALL_SPACES.map((space) => [nameOf(space), HOLDERS[holdOf(state, space)]]));
