// How a side goes about its impulses: what it values, what it dares, and whether it thinks of the answer.
import { type Ages, EASY as EASY_WEIGHTS, FITTED } from './weights.ts';

export interface Posture {
  readonly weights: Ages;
  /** Least that an attack must promise: blood has its price. */
  readonly floor: number;
  /** How much more than the enemy's losses own ones count. */
  readonly blood: number;
  /** Is a plan judged by what it leaves once the enemy has answered? */
  readonly looksAhead: boolean;
  /** Does the last one in a Victory City stay there while the enemy next door could still walk in? */
  readonly keepsCities: boolean;
}

export const EASY: Posture = {
  weights: [EASY_WEIGHTS],
  floor: 0.25,
  blood: 1.1,
  looksAhead: false,
  keepsCities: true,
};

/** `easy` in moods that no level was built on. */
export const MOODS = {
  bold: {
    ...EASY,
    weights: [{ ...EASY_WEIGHTS, exposed: 0.6, peril: 0.5, nearness: 0.8 }],
    floor: -0.4,
    blood: 0.7,
  },
  cautious: {
    ...EASY,
    weights: [{ ...EASY_WEIGHTS, exposed: 2, peril: 1.5, nearness: 0.4 }],
    floor: 0.8,
    blood: 1.6,
  },
} satisfies Record<string, Posture>;

/** As `normal` plans: whoever looks at the answer sees what becomes of an open city. */
export const NORMAL: Posture = { ...EASY, weights: FITTED, looksAhead: true, keepsCities: false };
