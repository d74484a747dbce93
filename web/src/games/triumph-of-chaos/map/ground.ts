// The ground of the map: coasts and rivers, tinted by who controls the spaces, with the front and the borders of the regions.
import { ALL_SPACES, SPACES, type State } from '@motti/triumph-of-chaos/parts';
import mapUrl from '../../../../geo/triumph-of-chaos/map.json?url';
import type { Ground } from '../../../board/ground.ts';
import type { FieldLayer } from '../../../board/ground-field.ts';
import { tellField } from '../../../board/painter.ts';
import { type Hold, holdOf } from '../position.ts';
import { SEATS, SHEET, TINTS } from '../sheet.ts';

const HOLDS: readonly Hold[] = ['red', 'white', 'green', 'nobody'];
const [RED, WHITE, GREEN] = [0, 1, 2];
/** In sheet px: a little more than the distance of neighbours. */
const EDGE = 210;

/** Boxes have no region: each is its own. */
const REGION_OF = SPACES.map(({ id, region }) => region ?? SPACES.length + id);
const BORDERS: FieldLayer = {
  holders: REGION_OF,
  strokes: [{ colour: 'var(--tc-region)', width: 1.3, dash: [1.5, 4], opacity: 0.75 }],
};

const FIELD = { points: SEATS, box: SHEET, edge: EDGE };
// Regions never change: the painter works out their borders while the table is still being laid.
tellField({ ...FIELD, id: 'regions', layers: [BORDERS] });

/** The same text while nobody wins or loses a space: the ground is painted anew only when it changes. */
export const controlKey = (s: State): string =>
  ALL_SPACES.map((space) => HOLDS.indexOf(holdOf(s, space))).join('');

export function groundOf(control: string, shown: ReadonlySet<string>): Ground {
  const holders = [...control].map(Number);
  const tint: FieldLayer = {
    holders,
    tints: [
      { holder: RED, colour: 'var(--tc-ground-red)', opacity: 0.5 },
      { holder: WHITE, colour: 'var(--tc-ground-white)', opacity: 0.5 },
      { holder: GREEN, colour: 'var(--tc-ground-green)', opacity: 0.5 },
    ],
  };
  const front: FieldLayer = {
    holders,
    between: [RED, WHITE],
    strokes: [
      { colour: 'var(--halo)', width: 8, opacity: 0.75 },
      { colour: 'var(--tc-front-red)', width: 2.8, inward: 1.4 },
      { colour: 'var(--tc-front-white)', width: 2.8, inward: -1.4 },
    ],
  };
  const layers = [
    ...(shown.has('control') ? [tint] : []),
    BORDERS,
    ...(shown.has('front') ? [front] : []),
  ];
  return {
    url: mapUrl,
    tints: TINTS,
    field: {
      id: `${control} ${shown.has('control')} ${shown.has('front')}`,
      ...FIELD,
      layers,
    },
  };
}
