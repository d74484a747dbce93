// How a side goes about a Movement Phase: what is worth doing, and what it likes for no reason.

import type { Random } from '@motti/engine';
import type { HexId } from '@motti/winter-war';

export interface Posture {
  /** The points that an assault of the Soviets, or a move of a Finnish unit, must promise. */
  readonly threshold: number;
  /** Points that this hex is thought to be worth beyond its value, to take or to stand in. */
  liking(hex: HexId): number;
}

const nothing = (): number => 0;
export const SOVIET_EASY: Posture = { threshold: 0.25, liking: nothing };
export const FINNISH_EASY: Posture = { threshold: 0.03, liking: nothing };

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
    soviet: { threshold: soviet, liking: nothing },
    finnish: { threshold: finnish, liking: nothing },
  };
}

/** The first is what `easy` does. */
export const SOVIET_POSTURES: readonly Make[] = [
  () => SOVIET_EASY,
  () => ({ threshold: -1, liking: nothing }),
  () => ({ threshold: 1.5, liking: nothing }),
  () => ({ threshold: NEVER, liking: nothing }),
  (random) => ({ threshold: 0.25, liking: whim(2, random) }),
  (random) => ({ threshold: 0.25, liking: whim(4, random) }),
  (random) => ({ threshold: 1.5, liking: whim(4, random) }),
  (random) => ({ threshold: -1, liking: whim(2, random) }),
  (random) => ({ threshold: 0.25, liking: whim(8, random) }),
  (random) => ({ threshold: 1.5, liking: whim(8, random) }),
  (random) => ({ threshold: 3, liking: whim(8, random) }),
  (random) => ({ threshold: -1, liking: whim(6, random) }),
];
export const FINNISH_POSTURES: readonly Make[] = [
  () => FINNISH_EASY,
  () => ({ threshold: 0.8, liking: nothing }),
  () => ({ threshold: NEVER, liking: nothing }),
  (random) => ({ threshold: 0.03, liking: whim(0.5, random) }),
  (random) => ({ threshold: 0.03, liking: whim(1, random) }),
  (random) => ({ threshold: 0.03, liking: whim(2, random) }),
  (random) => ({ threshold: 0.8, liking: whim(2, random) }),
  (random) => ({ threshold: 0.03, liking: whim(1, random) }),
  (random) => ({ threshold: 0.03, liking: whim(3, random) }),
  (random) => ({ threshold: 1.5, liking: whim(4, random) }),
];
