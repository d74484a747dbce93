// Supply lines of the open table, ready to be drawn along their way, each surcharge named where it arises (HP-G13).
import {
  blueFor,
  type Group,
  geometry,
  type Place,
  type Point,
  supplyPathOf,
  unpack,
} from '@motti/hourra-pobieda/parts';
import { asSeen, type ShownGroup } from '../position.ts';
import type { HourraTable } from '../table.ts';
import type { Words } from '../words/index.ts';
import { length } from './sheet.ts';

export interface SupplyWay {
  readonly id: string;
  readonly points: readonly Point[];
  readonly labels: readonly { readonly at: Point; readonly text: string }[];
}

/** `itemised`: with every surcharge and the straight line; otherwise only with what it costs. */
export function supplyWays(
  table: HourraTable,
  groups: readonly ShownGroup[],
  itemised: boolean,
  words: Words,
): SupplyWay[] {
  const seen = asSeen(table);
  const g = geometry(seen);
  return groups.flatMap((shown): SupplyWay[] => {
    const path = supplyPathOf(seen, shown.view as Group);
    const { quote, points } = path;
    if (quote.by !== 'line' || points.length < 2) return [];
    const id = `supply-${shown.id}`;
    const middle = along(points, 0.5);
    if (!itemised)
      return [
        { id, points, labels: [{ at: middle, text: words.orders.cost(blueFor(quote, false), 0) }] },
      ];
    const straight = g.distance(shown.view.place as Place, quote.source as Place);
    const say = words.open.supply;
    const labels = [
      {
        at: quote.detour > 0 ? farthest(points) : middle,
        text:
          quote.detour > 0
            ? say.detour(length(quote.length), length(quote.reference))
            : say.line(length(quote.length)),
      },
      ...(quote.broken > 0 ? [{ at: along(points, 0.25), text: say.broken }] : []),
      ...(quote.harsh > 0 ? [{ at: along(points, 0.78), text: say.harsh }] : []),
      ...(quote.detour > 0 && !path.road
        ? [
            {
              at: between(unpack(shown.view.place as Place), unpack(quote.source as Place)),
              text: say.straight(length(straight)),
            },
          ]
        : []),
    ];
    return [{ id, points, labels }];
  });
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The point that is this share of the whole way along a line. */
function along(points: readonly Point[], share: number): Point {
  const legs = points.slice(1).map((b, i) => [points[i]!, b] as const);
  const sizes = legs.map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y));
  let left = share * sizes.reduce((sum, size) => sum + size, 0);
  for (const [i, [a, b]] of legs.entries()) {
    const size = sizes[i]!;
    if (left <= size && size > 0)
      return { x: a.x + ((b.x - a.x) * left) / size, y: a.y + ((b.y - a.y) * left) / size };
    left -= size;
  }
  return points.at(-1)!;
}

/** The corner that lies farthest off the straight line: there the detour is made. */
function farthest(points: readonly Point[]): Point {
  const [a, b] = [points[0]!, points.at(-1)!];
  const off = ({ x, y }: Point): number =>
    Math.abs((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
  return points.reduce((best, point) => (off(point) > off(best) ? point : best));
}
