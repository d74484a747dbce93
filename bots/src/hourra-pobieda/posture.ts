// How a side goes about its activations: what it dares, and how much it hurries.
import { postureOf } from './weights.ts';

export interface Posture {
  /** What a plan must promise before it is worth its tokens. In the worth of one element, as are the others unless they say otherwise. */
  readonly least: number;
  /** What an assault must promise beyond what it costs, for its dice may fall badly. */
  readonly risk: number;
  /** What it costs to stand where a stronger enemy can strike. */
  readonly fear: number;
  /** What it is worth to bring a point of regrouping one step nearer to its goal. */
  readonly haste: number;
  /** What a level of trenches is worth to who stands in it. */
  readonly trench: number;
  /** A clause fulfilled. */
  readonly aim: number;
  /** A Blue token while there are few. */
  readonly blue: number;
  /** An element hit by guns or bombs. */
  readonly hit: number;
  /** How dear the tokens of guns and aircraft are. */
  readonly tokens: number;
  /** The share of what the enemy is likely to add to a fight that is reckoned with. */
  readonly answer: number;
  /** The lead that is worth paying for in an assault, and when one is assaulted. */
  readonly lead: number;
  readonly stand: number;
  /** What is paid at most, for each point that may be lost. */
  readonly stake: number;
  /** No more than this share of an army stands guard: the rest wins the battle. */
  readonly guards: number;
  /** So much of what threatens a place is enough to keep it: the defender has trenches and ground. */
  readonly enough: number;
  /** How many steps a group thinks of from each place, those that lead nearest to its goal first. */
  readonly breadth: number;
}

export const EASY: Posture = postureOf({});

/** As `easy`, in a hurry: for playouts. */
export const QUICK: Posture = { ...EASY, breadth: 2 };

/** `easy` in moods that no search plans in or expects. */
export const MOODS = {
  bold: { ...EASY, risk: -0.7, fear: 0.05, haste: 1.3 * EASY.haste },
  cautious: { ...EASY, risk: 0.7, fear: 0.4, haste: 0.8 * EASY.haste },
} satisfies Record<string, Posture>;
