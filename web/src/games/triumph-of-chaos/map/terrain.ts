// The terrain of a space as it is printed on it: lines in a box of 12 by 12 round its middle, each begun from where the last
// ended, so that they can be drawn anywhere. Clear ground has none.
import type { Space } from '@motti/triumph-of-chaos/parts';

export const TERRAIN_GLYPHS: Readonly<Record<Exclude<Space['terrain'], 'clear'>, string>> = {
  forest: 'm-3 4v-2m-2.600 0h5.200l-2.600-6zm8.600 2v-2m-2.600 0h5.200l-2.600-6z',
  mountain: 'm-6 4l4-7.500 2.500 4.500 1.700-2.500 3.800 5.500z',
  swamp:
    'm-5.500 4h4.500m-2.200 0v-4m-2 2l-.600-2.400m4.600 2.400l.600-2.400m1.600 .400h4.500m-2.300 0v-4m-2 2l-.600-2.400m4.600 2.400l.600-2.400',
  desert:
    'm-4-3h.010m5-.500h.010m3.500 2.500h.010m-6 .500h.010m-3 2.500h.010m6 0h.010m-3 2h.010m6 0h.010',
  fortress: 'm-5 4.500v-8h2.400v2h1.400v-2h2.400v2h1.400v-2h2.400v8z',
};

export const glyphOf = ({ terrain }: Space): string | undefined =>
  terrain === 'clear' ? undefined : TERRAIN_GLYPHS[terrain];
