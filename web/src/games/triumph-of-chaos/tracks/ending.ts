// The ways to win as the panel lists them: those that one condition alone would bring stand together.
import {
  ALL_SPACES,
  allegianceOf,
  type GoalName,
  isBorderOpen,
  type Link,
  linksFrom,
  MOSCOW,
  PETROGRAD,
  type SideId,
  type SpaceId,
  type State,
  unitsIn,
  type WayToWin,
  waysToWin,
} from '@motti/triumph-of-chaos/parts';

export interface Ending extends WayToWin {
  /** Each goal wins by itself. */
  readonly anyOne: boolean;
}

export function endingsOf(s: State): readonly Ending[] {
  const found: Ending[] = [];
  for (const way of waysToWin(s)) {
    const last = found.at(-1);
    if (last?.clause === way.clause && last.winner === way.winner)
      found[found.length - 1] = { ...last, goals: [...last.goals, ...way.goals], anyOne: true };
    else found.push({ ...way, anyOne: false });
  }
  return found;
}

/** A goal that is one city. */
export const cityOf = (goal: GoalName): SpaceId | undefined =>
  goal === 'moscow' ? MOSCOW : goal === 'petrograd' ? PETROGRAD : undefined;

export interface Nearest {
  readonly from: SpaceId;
  readonly links: number;
}

const ALWAYS_OPEN: ReadonlySet<Link['special']> = new Set([undefined, 'kerch-taman', 'kronstadt']);

/** Where the nearest unit of a side stands, by the lines that are open to it, whoever holds the spaces between. */
export function nearestTo(s: State, side: SideId, city: SpaceId): Nearest | undefined {
  const border = isBorderOpen(s, side);
  const isOpen = ({ special }: Link): boolean =>
    special === 'finnish-border' ? border : ALWAYS_OPEN.has(special);
  const seen = new Set<SpaceId>([city]);
  let edge: readonly SpaceId[] = [city];
  for (let links = 0; edge.length > 0 && links < ALL_SPACES.length; links++) {
    const from = edge.find((space) =>
      unitsIn(s, space).some((unit) => allegianceOf(s, unit) === side),
    );
    if (from !== undefined) return { from, links };
    const next: SpaceId[] = [];
    for (const space of edge)
      for (const link of linksFrom(space))
        if (isOpen(link) && !seen.has(link.to)) {
          seen.add(link.to);
          next.push(link.to);
        }
    edge = next;
  }
  return undefined;
}
