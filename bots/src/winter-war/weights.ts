// The numbers of Winter War's bots, with where they come from.

/**
 * What everything is worth, in victory points of the Soviet player. Set by hand for balance: what a manned fort is worth to
 * the Finns decides most (docs/performance.md).
 */
export const WORTHS = {
  /** A Soviet unit: for each point of Attack Strength, and for being there at all. */
  sovietAttack: 0.25,
  sovietUnit: 0.15,
  /** A headquarters feeds a whole front. */
  headquarters: 5,
  /** The share of its worth that a Soviet unit keeps while it is isolated. */
  isolated: 0.45,
  /** A Finnish unit: for each point of Defense Strength, and for the zone it has. */
  finnishDefense: 1,
  finnishUnit: 0.9,
  /** The share of a Finnish unit's worth at stake where the enemy can strike it with overwhelming odds. */
  exposed: 0.85,
  /** The same for a Soviet unit that Finns could fall upon. */
  sovietExposed: 0.3,
  /** How much of that danger is left in a fort, which few can get at. */
  behindWalls: 0.3,
  /** How sure a captured objective is to stay so while there are turns left, and while no headquarters reaches it. */
  held: 0.93,
  heldWithoutLine: 0.45,
  /** How surely a short garrison of Murmansk goes on being short, for each turn to come. */
  garrisonShort: 0.6,
  /** What the Finns have of a fort that is strongly held, on the Mannerheim Line and on the Ladoga Defense Line. */
  mannerheimFort: 10,
  ladogaFort: 5,
  /** A fort of the Ladoga Defense Line. */
  gateway: 8,
  /** Finns at the gates of an empty Leningrad. */
  openLeningrad: 60,
  /** A gap is soon filled: the share of the ground that a cleared hex opens that is there to stay. */
  groundKept: 0.6,
  /** How much of what it would lose an attacking Soviet unit minds: numbers are there to be used. */
  caution: 1,
  /** Driving the enemy back brings a part of what destroying them would. */
  drivenBack: 0.35,
  /** What a Finnish attack must promise. */
  worthAttacking: 0.4,
} as const;

export type Worths = { readonly [name in keyof typeof WORTHS]: number };

/** What an assault of the Soviets, or a move of a Finnish unit, must promise. */
const THRESHOLD = { soviet: 0.25, finnish: 0.03 } as const;

/** So many of the corps before Leningrad are not sent elsewhere. */
const CORPS_KEPT = 2;

type Side = keyof typeof THRESHOLD;
type Numbers = Worths & { readonly threshold: number; readonly corpsKept: number };

const standing = (side: Side): Numbers => ({
  ...WORTHS,
  threshold: THRESHOLD[side],
  corpsKept: CORPS_KEPT,
});

/**
 * What the levels above `easy` play with in the standard game. All corps stay before Leningrad. The Finns' numbers were found by
 * play: in 163 pairs of games all numbers of both sides were shaken by a third at once, and these went where more was won.
 */
export const BASE: Readonly<Record<string, number>> = {
  'soviet.corpsKept': 9,
  'finnish.sovietAttack': 0.18,
  'finnish.exposed': 0.6,
  'finnish.heldWithoutLine': 0.6,
  'finnish.ladogaFort': 3.5,
  'finnish.gateway': 10.8,
};

/** So much of a weight is tried at once. */
const SHAKE = 0.2;

/** All of them by name, each side's apart. `motti tune winter-war` plays for better ones. */
export const WEIGHTS: Readonly<Record<string, { readonly value: number; readonly scale: number }>> =
  Object.fromEntries(
    (['soviet', 'finnish'] as const).flatMap((side) =>
      Object.entries(standing(side)).map(([name, value]) => [
        `${side}.${name}`,
        { value, scale: SHAKE * value },
      ]),
    ),
  );

/** The numbers of a side; those not named stand as they do for `easy`. */
export const numbersOf = (side: Side, weights: Readonly<Record<string, number>>): Numbers =>
  Object.fromEntries(
    Object.entries(standing(side)).map(([name, value]) => [
      name,
      weights[`${side}.${name}`] ?? value,
    ]),
  ) as Numbers;
