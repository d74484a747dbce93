// What never changes on the sheet of Triumph of Chaos: where spaces stand, how connections run, what is written on it.
import { CONNECTIONS, findSpace, SPACES, type SpaceId } from '@motti/triumph-of-chaos/parts';
import { type Box, boxAround, type Point } from '../../board/geometry.ts';
import type { LinkDrawing } from '../../board/point-map.ts';
import sheet from './sheet.json' with { type: 'json' };

const POINTS = sheet.spaces as unknown as Readonly<Record<string, readonly [number, number]>>;

/** A space is known on the page by the number printed on the map. */
export const idOf = (space: SpaceId): string => String(SPACES[space]!.number);
export const spaceAt = (id: string): SpaceId => findSpace(id)!;

/** By SpaceId. */
export const SEATS: readonly Point[] = SPACES.map(({ number }) => {
  const [x, y] = POINTS[number]!;
  return { x, y };
});
export const seatOf = (space: SpaceId): Point => SEATS[space]!;

export const SHEET: Box = { left: -120, top: -60, right: 4420, bottom: 3300 };
const SETTLED = boxAround(SEATS, 110);
/** With room at the sides for the names of the outermost cities. */
export const HOME: Box = { ...SETTLED, left: SETTLED.left - 170, right: SETTLED.right + 170 };
/** Where the summer of 1918 is decided: the first view. */
export const FRONT: Box = { left: 1500, top: 1500, right: 3300, bottom: 2750 };

export const TINTS = { land: '--land-finland', grounds: {} };

export const LINKS: readonly LinkDrawing[] = CONNECTIONS.map(
  ({ a, b, kind, river, fullRound, special }) => ({
    from: idOf(a),
    to: idOf(b),
    kind,
    closed: special === 'unused',
    crossed: river,
    // TC-10.1e: the figure printed on it.
    label: fullRound ? '1' : undefined,
  }),
);
