// Signs of a legend as most printed maps have them; they look like the lines and fields they stand for.
import type { SignShape } from '../board/Legend.svelte';

type Sign = readonly SignShape[];

const ACROSS = 'M0 8H30';
const disc = (r: number): string =>
  `M${15 - r} 8a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const RAILWAY: Sign = [
  { d: ACROSS, stroke: 'var(--rail)', width: 3.8 },
  { d: ACROSS, stroke: 'var(--halo)', width: 1.6, dash: '5 5' },
];

export const ROAD: Sign = [
  { d: ACROSS, stroke: 'var(--road)', width: 3.4 },
  { d: ACROSS, stroke: 'var(--road-fill)', width: 1.5 },
];

export const TRACK: Sign = [{ d: ACROSS, stroke: 'var(--track)', width: 1.8, dash: '6 3.6' }];

export const ICE_ROAD: Sign = [
  { d: ACROSS, stroke: 'var(--ice-road)', width: 2.4, dash: '2.2 3.2' },
];

export const FRONTIER: Sign = [
  { d: ACROSS, stroke: 'var(--border-ribbon)', width: 8, opacity: 0.3 },
  { d: ACROSS, stroke: 'var(--border)', width: 1.4, dash: '8 3 2 3' },
];

const WAVE = 'M1 9q6-5 12 0t16 0';
export const RIVER: Sign = [
  { d: WAVE, stroke: 'var(--hexside-water-edge)', width: 6, round: true },
  { d: WAVE, stroke: 'var(--hexside-water)', width: 4, round: true },
];

export const SWAMP: Sign = [
  { d: 'M0 0H30V16H0z', fill: 'var(--swamp)' },
  {
    d: 'M4 6h8M8 6V2.500M5.500 6 4.500 3.500M10.500 6l1-2.500M16 13h8M20 13V9.500M17.500 13l-1-2.500M22.500 13l1-2.500',
    stroke: 'var(--swamp-line)',
    width: 1,
  },
];

export const FORT: Sign = [
  { d: 'M1 12H5V6H10V12H15V6H20V12H25V6H29', stroke: 'var(--blue)', width: 1.5 },
];

/** A line that a rule speaks of. */
export const DIVIDE: Sign = [
  { d: ACROSS, stroke: 'var(--ink)', width: 1.6, dash: '7 5', opacity: 0.7 },
];

/** A space with a dotted outline round it. */
export const dottedSpace = (colour: string): Sign => [
  { d: disc(4), fill: colour },
  { d: disc(6.4), stroke: colour, width: 2, dash: '0 3.3', round: true },
];

/** Hexes or spaces of one colour. */
export const ground = (colour: string): Sign => [{ d: 'M0 0H30V16H0z', fill: colour }];

export const WOOD: Sign = [
  { d: 'M0 0H30V16H0z', fill: 'var(--tree)', opacity: 0.35 },
  {
    d: 'M8 14V4M5 9l3-4 3 4M4 12l4-4 4 4M21 14V4M18 9l3-4 3 4M17 12l4-4 4 4',
    stroke: 'var(--tree)',
    width: 1.4,
  },
];

export const STAR: Sign = [
  { d: disc(7.5), fill: 'var(--gold)', stroke: 'var(--gold-edge)', width: 1.2 },
  {
    d: 'M15 3l1.500 3.500 3.800.3-2.900 2.500.9 3.700L15 11l-3.300 2 .9-3.700-2.900-2.500 3.800-.3z',
    fill: 'var(--gold-edge)',
  },
];

export const FLAG: Sign = [
  { d: 'M9 16V1', stroke: 'var(--ink)', width: 1.6 },
  { d: 'M9 1q5-2 8 .500t7 0V8q-4 1.500-7 0t-8 0z', fill: 'var(--ink-3)' },
];

export const TRENCH: Sign = [
  { d: 'M2 7q5 5 10 3t9 1 7-4', stroke: '#3a2c16', width: 5, round: true },
  { d: 'M2 7q5 5 10 3t9 1 7-4', stroke: '#c9a661', width: 2.6, dash: '5 2.200' },
];
