// Links of a point map as most printed maps have them. A skin lists those it has, the undermost first.
import type { LinkLook, LinkStroke } from '../board/point-map.ts';

const halo = (width: number): LinkStroke => ({
  colour: 'var(--halo)',
  width,
  opacity: 0.45,
  far: { width: 3 },
});

export const TRACK: LinkLook = {
  kind: 'track',
  strokes: [
    halo(5),
    { colour: 'var(--track)', width: 1.8, dash: '6 3.6', far: { width: 1.2, dash: '4 2.6' } },
  ],
};

export const ROAD: LinkLook = {
  kind: 'road',
  strokes: [
    halo(5),
    { colour: 'var(--road)', width: 2.9, far: { width: 1.8 } },
    { colour: 'var(--road-fill)', width: 1.3, far: { width: 0.7 } },
  ],
};

export const ICE_ROAD: LinkLook = {
  kind: 'ice',
  strokes: [{ colour: 'var(--ice-road)', width: 2.4, dash: '2.2 3.8' }],
};

export const RAILWAY: LinkLook = {
  kind: 'rail',
  strokes: [
    halo(5.6),
    { colour: 'var(--rail)', width: 3.4, far: { width: 2 } },
    { colour: 'var(--halo)', width: 1.5, dash: '6.5 6.5', far: { width: 0.9, dash: '4 4' } },
  ],
};
