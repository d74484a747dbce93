// What the signs of the map mean.
import type { LegendRow } from '../../../board/Legend.svelte';
import * as signs from '../../../kit/signs.ts';
import type { MapWords } from '../words/index.ts';
import { TERRAIN_GLYPHS } from './terrain.ts';

const TERRAINS = ['forest', 'swamp', 'mountain', 'desert', 'fortress'] as const;

export const legendOf = ({ legend, terrain }: MapWords): LegendRow[] => [
  { sign: signs.RAILWAY, text: legend.rail },
  { sign: signs.ROAD, text: legend.road1 },
  { sign: signs.TRACK, text: legend.road2 },
  {
    sign: [
      {
        d: 'M12 1q4 3.500 0 7t0 7M18 1q4 3.500 0 7t0 7',
        stroke: 'var(--hexside-water-edge)',
        width: 2,
      },
    ],
    text: legend.river,
  },
  {
    sign: [
      { d: 'M0 6.600H30', stroke: 'var(--tc-front-red)', width: 2.8 },
      { d: 'M0 9.400H30', stroke: 'var(--tc-front-white)', width: 2.8 },
    ],
    text: legend.front,
  },
  { sign: signs.STAR, text: legend.city },
  {
    sign: [
      { d: 'M8 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0', fill: '#2e6076' },
      {
        d: 'M15 4v8M11.500 9.500c.8 1.700 2 2.500 3.500 2.500s2.700-.8 3.500-2.500',
        stroke: '#f6f1e4',
        width: 1.3,
      },
    ],
    text: legend.port,
  },
  {
    sign: [
      { d: 'M8 8a7 7 0 1 0 14 0a7 7 0 1 0-14 0', fill: 'var(--tc-red)' },
      { d: 'M12.200 11.600v-4.600h5.600v4.600zM13.500 7v-2.400h3v2.400', fill: '#fff6ec' },
    ],
    text: legend.supply,
  },
  {
    sign: [{ d: 'M0 8H30', stroke: 'var(--tc-region)', width: 1.6, dash: '1.5 4' }],
    text: legend.region,
  },
  ...TERRAINS.map((each) => ({
    sign: [{ d: `M15 8${TERRAIN_GLYPHS[each]}`, stroke: 'var(--ink-2)', width: 1.2, round: true }],
    text: terrain[each],
  })),
];
