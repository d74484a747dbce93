// Shapes for the lids of the boxes: the same on every machine, from a number instead of a picture file.
import { seededRandom } from '@motti/engine';

const FINE = 10_000;

/** Points with a size, all between 0 and 1. */
export function scatter(seed: number, count: number): [x: number, y: number, size: number][] {
  const random = seededRandom(seed);
  const part = (): number => random(FINE) / FINE;
  return Array.from({ length: count }, () => [part(), part(), part()]);
}
