// How the connections of the map are drawn, the undermost first. There are 588 of them: where the map is small they are hairlines.
import type { LinkLook, LinkStroke } from '../../../board/point-map.ts';
import { RAILWAY, ROAD, TRACK } from '../../../kit/link-looks.ts';

const fine = (look: LinkLook, kind: string, far: readonly number[]): LinkLook => ({
  kind,
  strokes: look.strokes.map(
    (stroke, i): LinkStroke => ({ ...stroke, far: { ...stroke.far, width: far[i] ?? 0 } }),
  ),
});

export const LOOKS: readonly LinkLook[] = [
  fine(TRACK, 'road2', [0, 0.8]),
  fine(ROAD, 'road1', [0, 1, 0]),
  fine(RAILWAY, 'rail', [0, 1.2, 0]),
];
