// Lines of sight of the open table, ready to be drawn: clear, too far, or cut with the chord that cuts them (HP-G14).
import {
  type OpenGeometry,
  type Place,
  type Point,
  RADII,
  unpack,
} from '@motti/hourra-pobieda/parts';
import type { ShownGroup } from '../position.ts';
import type { Words } from '../words/index.ts';
import { length } from './sheet.ts';

export interface SeenLine {
  readonly id: string;
  /** The label of the goal. */
  readonly at: string;
  readonly from: Point;
  readonly to: Point;
  readonly state: 'clear' | 'cut' | 'far';
  /** The longest stretch that is hidden, where something hides the goal. */
  readonly chord: readonly [Point, Point] | undefined;
  readonly label: string;
}

/** A line this much longer than one sees is still shown, as too long. */
const BEYOND = 1;

export function seenLines(
  g: OpenGeometry,
  from: ShownGroup,
  groups: readonly ShownGroup[],
  words: Words,
): SeenLine[] {
  const at = from.view.place as Place;
  return groups.flatMap((enemy): SeenLine[] => {
    const to = enemy.view.place as Place;
    const far = g.distance(at, to);
    if (enemy.side === from.side || far > RADII.sight + BEYOND) return [];
    const ends = { id: enemy.id, at: enemy.at, from: unpack(at), to: unpack(to) };
    if (!g.within(at, to, RADII.sight))
      return [{ ...ends, state: 'far', chord: undefined, label: words.open.tooFar(length(far)) }];
    if (g.lineOfSight(at, to))
      return [
        { ...ends, state: 'clear', chord: undefined, label: words.open.located(length(far)) },
      ];
    const chord = longest(g.maskedStretches(at, to));
    const hidden = chord ? Math.hypot(chord[1].x - chord[0].x, chord[1].y - chord[0].y) / 100 : 0;
    return [{ ...ends, state: 'cut', chord, label: words.open.cut(length(hidden)) }];
  });
}

const longest = (
  stretches: readonly (readonly [Point, Point])[],
): readonly [Point, Point] | undefined => {
  const size = ([a, b]: readonly [Point, Point]): number => Math.hypot(b.x - a.x, b.y - a.y);
  return [...stretches].sort((a, b) => size(b) - size(a))[0];
};
