// The keyboard on the open table: arrows move the cursor by 0.10 UD, with Shift by 0.01.
import { type OpenGeometry, type Place, pack, unpack } from '@motti/hourra-pobieda/parts';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where the cursor goes; nothing where the key is no arrow. */
export function moveCursor(
  { map }: OpenGeometry,
  from: Place,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): Place | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const step = shiftKey ? 1 : 10;
  const { x, y } = unpack(from);
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return pack({
    x: within(x + way[0] * step, map.width),
    y: within(y + way[1] * step, map.height),
  }) as Place;
}
