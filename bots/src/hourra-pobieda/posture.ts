// How a side goes about its activations: what it dares, and how much it hurries.

export interface Posture {
  /** What an assault must promise beyond what it costs, for its dice may fall badly; in the worth of one element. */
  readonly risk: number;
  /** What it costs to stand where a stronger enemy can strike. */
  readonly fear: number;
  /** How much more than usual it is worth to come nearer to a goal. */
  readonly haste: number;
  /** How many steps a group thinks of from each place, those that lead nearest to its goal first. */
  readonly breadth: number;
}

export const EASY: Posture = { risk: 0.15, fear: 0.2, haste: 1, breadth: Number.POSITIVE_INFINITY };

/** As `easy`, in a hurry: for playouts. */
export const QUICK: Posture = { ...EASY, breadth: 2 };

/** `easy` in moods that no search plans in or expects. */
export const MOODS = {
  bold: { ...EASY, risk: -0.7, fear: 0.05, haste: 1.3 },
  cautious: { ...EASY, risk: 0.7, fear: 0.4, haste: 0.8 },
} satisfies Record<string, Posture>;
