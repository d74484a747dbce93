// How a side goes about a Movement Phase: what is worth doing, and what it likes for no reason.

import type { Random } from '@motti/engine';
import type { HexId } from '@motti/winter-war';
import { BASE, numbersOf, type Worths } from './weights.ts';

export interface Posture {
  /** What everything is worth to it. */
  readonly worths: Worths;
  /** So many of the corps before Leningrad are not sent elsewhere. */
  readonly corpsKept: number;
  /** The points that an assault of the Soviets, or a move of a Finnish unit, must promise. */
  readonly threshold: number;
  /** Points that this hex is thought to be worth beyond its value, to take or to stand in. */
  liking(hex: HexId): number;
}

const nothing = (): number => 0;
/** The posture of a side that these weights mean; those not named stand as they do for `easy`. */
const postureOf = (side: keyof Postures, weights: Readonly<Record<string, number>>): Posture => {
  const { threshold, corpsKept, ...worths } = numbersOf(side, weights);
  return { threshold, corpsKept, worths, liking: nothing };
};
export const posturesOf = (weights: Readonly<Record<string, number>>): Postures => ({
  soviet: postureOf('soviet', weights),
  finnish: postureOf('finnish', weights),
});
export const { soviet: SOVIET_EASY, finnish: FINNISH_EASY } = posturesOf({});

/** How each side goes about its Movement Phases. */
export interface Postures {
  readonly soviet: Posture;
  readonly finnish: Posture;
}

/** Any hex may take their fancy, each always by the same. */
function whim(most: number, random: Random): Posture['liking'] {
  const known = new Map<number, number>();
  return (hex) => {
    const value = known.get(hex) ?? (most * random(1000)) / 1000;
    known.set(hex, value);
    return value;
  };
}

type Make = (random: Random) => Posture;

/** Nobody assaults, or moves, for as much as `NEVER`. */
const NEVER = 1000;
/** `easy` and its moods: which assaults and moves it thinks worth while. */
export const MOODS = {
  easy: { soviet: SOVIET_EASY, finnish: FINNISH_EASY },
  bold: postures(-1, 0),
  cautious: postures(1.5, 0.8),
  /** The Finns stay where they stand. */
  stubborn: postures(0.25, NEVER),
};
function postures(soviet: number, finnish: number): Postures {
  return {
    soviet: { ...SOVIET_EASY, threshold: soviet },
    finnish: { ...FINNISH_EASY, threshold: finnish },
  };
}

/** How the levels above `easy` go about the standard game. */
export const BASE_POSTURES = posturesOf(BASE);
const { finnish: BASE_FINNS } = BASE_POSTURES;

/** The Finns' there, the first being what they do without a search. */
export const STANDARD_POSTURES: readonly Make[] = [
  () => BASE_FINNS,
  (random) => ({ ...BASE_FINNS, liking: whim(0.5, random) }),
  (random) => ({ ...BASE_FINNS, liking: whim(1, random) }),
  (random) => ({ ...BASE_FINNS, liking: whim(2, random) }),
  () => ({ ...BASE_FINNS, threshold: 0.8 }),
  (random) => ({ ...BASE_FINNS, liking: whim(1, random) }),
  (random) => ({ ...BASE_FINNS, liking: whim(3, random) }),
  () => ({ ...BASE_FINNS, threshold: NEVER }),
];

/** On the Isthmus; the first is what `easy` does. */
export const SOVIET_POSTURES: readonly Make[] = [
  () => SOVIET_EASY,
  () => ({ ...SOVIET_EASY, threshold: -1 }),
  () => ({ ...SOVIET_EASY, threshold: 1.5 }),
  () => ({ ...SOVIET_EASY, threshold: NEVER }),
  (random) => ({ ...SOVIET_EASY, threshold: 0.25, liking: whim(2, random) }),
  (random) => ({ ...SOVIET_EASY, threshold: 0.25, liking: whim(4, random) }),
  (random) => ({ ...SOVIET_EASY, threshold: 1.5, liking: whim(4, random) }),
  (random) => ({ ...SOVIET_EASY, threshold: -1, liking: whim(2, random) }),
  (random) => ({ ...SOVIET_EASY, threshold: 0.25, liking: whim(8, random) }),
  (random) => ({ ...SOVIET_EASY, threshold: 1.5, liking: whim(8, random) }),
  (random) => ({ ...SOVIET_EASY, threshold: 3, liking: whim(8, random) }),
  (random) => ({ ...SOVIET_EASY, threshold: -1, liking: whim(6, random) }),
];
export const FINNISH_POSTURES: readonly Make[] = [
  () => FINNISH_EASY,
  () => ({ ...FINNISH_EASY, threshold: 0.8 }),
  () => ({ ...FINNISH_EASY, threshold: NEVER }),
  (random) => ({ ...FINNISH_EASY, threshold: 0.03, liking: whim(0.5, random) }),
  (random) => ({ ...FINNISH_EASY, threshold: 0.03, liking: whim(1, random) }),
  (random) => ({ ...FINNISH_EASY, threshold: 0.03, liking: whim(2, random) }),
  (random) => ({ ...FINNISH_EASY, threshold: 0.8, liking: whim(2, random) }),
  (random) => ({ ...FINNISH_EASY, threshold: 0.03, liking: whim(1, random) }),
  (random) => ({ ...FINNISH_EASY, threshold: 0.03, liking: whim(3, random) }),
  (random) => ({ ...FINNISH_EASY, threshold: 1.5, liking: whim(4, random) }),
];
