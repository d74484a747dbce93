// How a side goes about a turn: what it dares, where it wants to go.
import { postureOf } from './weights.ts';

export interface Posture {
  /** The expected loss, in points of morale, that the Soviet accepts for an attack: numbers are there to be used. */
  readonly boldness: number;
  /** Points that an attack on Lapland, Ladoga and Karelia is thought to gain beyond its worth. */
  readonly fronts: readonly [number, number, number];
  /** How much a failure counts. */
  readonly price: number;
  /** The most points by which an attack is thought better than it is, for no reason. */
  readonly whim: number;
}

export const EASY: Posture = postureOf({});

/** What a search begins with: the bolder attacker has the edge. */
const BOLD: Posture = { ...EASY, boldness: 2.5 };

/** The Soviet's, the first being what they do without a search. The first three are also what the Finns allow for. */
export const SOVIET_POSTURES: readonly Posture[] = [
  BOLD,
  EASY,
  { ...BOLD, boldness: 4 },
  { ...EASY, boldness: 0.4 },
  { ...BOLD, fronts: [0, 0, 2] },
  { ...BOLD, fronts: [0, 2, 0] },
  { ...BOLD, fronts: [2, 0, 0] },
  { ...BOLD, price: 0.6 },
  { ...BOLD, whim: 2 },
  { ...BOLD, whim: 3 },
];
