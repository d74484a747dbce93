// Lines of supply that will still stand after the enemy's next activation. Whoever is cut off when the turn ends is lost,
// so a line through empty ground within the enemy's reach is only half a line.
import { Flood } from '@motti/engine';
import {
  ALL_SPACES,
  allegianceOf,
  asPiece,
  controlOf,
  factionAt,
  firstIn,
  isNeutralFaction,
  linksFrom,
  NONE,
  RED,
  type SideId,
  SPACE_COUNT,
  type SpaceId,
  type State,
  space,
  WHITE,
} from '@motti/triumph-of-chaos/parts';

/** Steps within which an enemy may walk into a space that nobody guards. */
const REACH = 3;

/** By side: where its own supply comes from. */
const SOURCES = (['red', 'white'] as const).map((side) =>
  ALL_SPACES.filter((id) => space(id).supplies.includes(side)),
);
const NEXT: readonly (readonly SpaceId[])[] = ALL_SPACES.map((id) =>
  linksFrom(id).map(({ to }) => to),
);

/** By space: whom those who stand there serve, or -1. */
const standing = new Int8Array(SPACE_COUNT);

const reach = new Flood<SpaceId>(SPACE_COUNT);
const lines = [new Flood<SpaceId>(SPACE_COUNT), new Flood<SpaceId>(SPACE_COUNT)];

/** By side: the spaces to which a line from a source is guarded, or out of the enemy's reach; good until asked again. */
export function safeLines(s: State): readonly Flood<SpaceId>[] {
  for (const id of ALL_SPACES) {
    const first = firstIn(s, id);
    standing[id] = first === NONE ? -1 : allegianceOf(s, asPiece(first));
  }
  findLines(s, RED);
  findLines(s, WHITE);
  return lines;
}

function findLines(s: State, side: SideId): void {
  findReach(s, side);
  const found = lines[side]!;
  found.begin();
  for (const id of SOURCES[side]!) if (isSafe(s, side, id)) found.enter(id, -1);
  for (let i = 0; i < found.count; i++) {
    const from = found.at(i);
    for (const to of NEXT[from]!) if (!found.has(to) && isSafe(s, side, to)) found.enter(to, from);
  }
}
const isSafe = (s: State, side: SideId, id: SpaceId): boolean =>
  controlOf(s, id) === side && (!reach.has(id) || standing[id] === side);

/** Where an enemy of the side may be after one activation. */
function findReach(s: State, side: SideId): void {
  reach.begin();
  for (const id of ALL_SPACES) if (standing[id] === 1 - side) reach.enter(id, -1);
  let first = 0;
  for (let steps = 0; steps < REACH; steps++) {
    const end = reach.count;
    for (let i = first; i < end; i++) {
      const from = reach.at(i);
      for (const to of NEXT[from]!)
        if (!reach.has(to) && standing[to] !== side && isOpen(s, to)) reach.enter(to, from);
    }
    first = end;
  }
}
function isOpen(s: State, id: SpaceId): boolean {
  const home = factionAt(id);
  return home === undefined || !isNeutralFaction(s, home);
}
