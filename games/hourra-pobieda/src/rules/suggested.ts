// HP-A78, HP-W.5: a set-up for a side, with the entrenchments it has rolled.
import type { Place } from '../board/geometry.ts';
import { suggestedSetup } from '../scenario/suggested.ts';
import type { ElementId, SideId, State } from '../state.ts';
import { theatre } from '../state.ts';
import { elementOf } from '../theatre.ts';
import { hasSoft } from './groups.ts';
import { allowedEntrenchments, minefieldsOf } from './placement.ts';

export interface Suggestion {
  readonly groups: readonly SuggestedPlace[];
  readonly mines: readonly Place[];
}

export interface SuggestedPlace {
  readonly place: Place;
  readonly elements: readonly ElementId[];
  readonly level: number;
}

export function suggestionFor(s: State, side: SideId): Suggestion {
  const t = theatre(s);
  t.suggested[side] ??= suggestedSetup(t.scenario, t.geometry, side);
  const { groups, entrench, minefields } = t.suggested[side];
  // HP-W.5: entries by falling level, to the groups with soft elements in this order.
  const levels = allowedEntrenchments(s, side)
    .flatMap((count, level) => new Array<number>(count).fill(level))
    .sort((a, b) => b - a);
  const placed = groups.map(({ place, elements }) => ({
    place,
    elements: elements.flatMap((number) => elementOf(t, side, number + 1) ?? []),
    level: 0,
  }));
  const soft = entrench.filter((index) => hasSoft(t, placed[index]?.elements ?? []));
  return {
    groups: placed.map((group, i) => ({ ...group, level: levels[soft.indexOf(i)] ?? 0 })),
    mines: minefields.slice(0, minefieldsOf(s, side)),
  };
}
