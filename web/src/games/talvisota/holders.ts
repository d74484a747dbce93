// Whose the spaces of Finland are: what changed hands while the reader was away is told by them.
import type { Side } from '@motti/engine';
import { type Hold, holdOf } from '@motti/talvisota/aid';
import { MAP_SPACES, type View } from '@motti/talvisota/parts';

/** TV-A54: what is conquered and empty, or fought over by scouts, is nobody's. */
const HOLDERS: Readonly<Partial<Record<Hold, Side>>> = { held: 'soviet', finnish: 'finland' };

export const holdersIn = (view: View): Map<string, Side | undefined> =>
  new Map(
    MAP_SPACES.flatMap(({ name }, space) => {
      const hold = holdOf(view, space);
      return hold === 'soviet' ? [] : [[name, HOLDERS[hold]] as const];
    }),
  );
