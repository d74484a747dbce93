// Small signs at the corners of spaces: Victory Cities, ports, sources of supply, the gold.
import { NONE, SPACES, type Space, type State } from '@motti/triumph-of-chaos/parts';
import type { SignDrawing } from '../../../board/point-map.ts';
import { idOf } from '../sheet.ts';

const where = (test: (space: Space) => boolean): string[] =>
  SPACES.filter(test).map(({ id }) => idOf(id));

const STAR =
  'm0-4.8l1.2 3.5h3.6l-2.9 2.200 1.100 3.500-3-2.200-3 2.200 1.100-3.500-2.900-2.200h3.600z';
const ANCHOR = 'm0-4v8m-3.500-2.500c.8 1.700 2 2.500 3.500 2.500s2.700-.8 3.500-2.500m-5-4.200h3';
const SHEAF = 'm-2.800 3.600v-4.600h5.600v4.600zm1.300-4.600v-2.400h3v2.400';
const INGOTS = 'm-4 3l1-3.200h2.200l1 3.200zm3.800 0l1-3.200h2.200l1 3.200zm-2-4l1-3h2.200l1 3z';

const PRINTED: readonly SignDrawing[] = [
  {
    id: 'victory-city',
    at: where(({ victoryCity }) => victoryCity),
    corner: 'NW',
    disc: '#27231d',
    edge: '#f3cf6b',
    glyph: STAR,
    ink: '#f3cf6b',
    far: true,
  },
  {
    id: 'port',
    at: where(({ sea }) => sea !== undefined),
    corner: 'SE',
    disc: '#2e6076',
    edge: '#f6f1e4',
    glyph: ANCHOR,
    ink: '#f6f1e4',
    line: true,
  },
  {
    id: 'supply-red',
    at: where(({ supplies }) => supplies.includes('red')),
    corner: 'SW',
    disc: 'var(--tc-red)',
    edge: '#f6f1e4',
    glyph: SHEAF,
    ink: '#fff6ec',
  },
  {
    id: 'supply-white',
    at: where(({ supplies }) => supplies.includes('white')),
    corner: 'SW',
    disc: 'var(--tc-white)',
    edge: 'var(--tc-white-edge)',
    glyph: SHEAF,
    ink: 'var(--tc-white-ink)',
  },
  {
    id: 'supply-faction',
    at: where(({ supplies }) => supplies.length === 1 && supplies[0] === 'faction'),
    corner: 'SW',
    disc: 'var(--tc-other)',
    edge: 'var(--tc-other-edge)',
    glyph: SHEAF,
    ink: 'var(--tc-other-ink)',
  },
];

/** TC-16.6: what is printed, and where the gold of the Empire lies. */
export function signsOf(s: State): SignDrawing[] {
  if (s.gold === NONE || !SPACES[s.gold]) return [...PRINTED];
  const gold: SignDrawing = {
    id: 'gold',
    at: [idOf(s.gold)],
    corner: 'NE',
    disc: '#e3a008',
    edge: '#5b3b00',
    glyph: INGOTS,
    ink: '#5b3b00',
    far: true,
  };
  return [...PRINTED, gold];
}
