// The nouns of play: actions, events, codes of refusals. Ids are small integers here, names in notation.
import type { Clause, Side } from '@motti/engine';
import { HEX_COUNT, type HexId, UNIT_COUNT, type UnitId } from './data/index.ts';
import type { Step } from './state.ts';

/** The words with which a player answers an offer of the optional module. */
export const ANSWERS = [
  'cease-fire',
  'fight-on',
  'invade',
  'call-off',
  'petsamo',
  'sweden',
] as const;
export type Answer = (typeof ANSWERS)[number];

export type Action =
  /** Set-up, reinforcements, volunteers, early arrivals. */
  | { readonly kind: 'place'; readonly unit: UnitId; readonly hex: HexId }
  /** Set-up: back into the hand. */
  | { readonly kind: 'take'; readonly unit: UnitId }
  /** Picks the unit that moves next. */
  | { readonly kind: 'select'; readonly unit: UnitId }
  /** The picked unit means to ride to that station; where it gets to from there comes next. */
  | { readonly kind: 'ride'; readonly hex: HexId }
  /** The picked unit stays where it is for this phase. */
  | { readonly kind: 'leave' }
  /** The whole path: hexes walked into, and rides as hex + RIDE. */
  | { readonly kind: 'move'; readonly unit: UnitId; readonly path: readonly HexId[] }
  | { readonly kind: 'retreat'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly kind: 'advance'; readonly unit: UnitId; readonly hex: HexId }
  /** Opens an attack on a hex; with units it declares the whole attack and resolves it. */
  | {
      readonly kind: 'attack';
      readonly targets: readonly HexId[];
      readonly units: readonly UnitId[];
    }
  | { readonly kind: 'join'; readonly unit: UnitId }
  | { readonly kind: 'also'; readonly hex: HexId }
  | { readonly kind: 'resolve' }
  /** A loss in an exchange, an excess unit, a victim of the cold. */
  | { readonly kind: 'lose'; readonly unit: UnitId }
  /** WW-SCN.E2: a unit taken from the map. */
  | { readonly kind: 'withdraw'; readonly unit: UnitId }
  /** WW-EVT.F2: the paratroops jump. */
  | { readonly kind: 'drop'; readonly hex: HexId }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** WW-A29: the place of a unit in the supply list, first is 1. */
  | { readonly kind: 'priority'; readonly unit: UnitId; readonly rank: number }
  /** WW-A29: the only city a unit draws on while it can; -1 lifts the pin. */
  | { readonly kind: 'pin'; readonly unit: UnitId; readonly city: number }
  /** WW-A30: the city a headquarters prefers among equally near ones. */
  | { readonly kind: 'nearest'; readonly unit: UnitId; readonly city: number }
  /** Ends a phase, a segment or a choice. */
  | { readonly kind: 'done' };

export type ActionKind = Action['kind'];
export type Ride = Extract<Action, { kind: 'ride' }>;

// Actions are plain data and often the same: each is made once.
const single = <A>(count: number, make: (n: number) => A): ((n: number) => A) => {
  const made: (A | undefined)[] = new Array(count).fill(undefined);
  return (n) => {
    const found = made[n];
    if (found !== undefined) return found;
    const fresh = make(n);
    made[n] = fresh;
    return fresh;
  };
};
const paired = <A>(make: (unit: UnitId, hex: HexId) => A): ((unit: UnitId, hex: HexId) => A) => {
  const made: (A | undefined)[][] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) made.push([]);
  return (unit, hex) => {
    const row = made[unit]!;
    if (row.length === 0) for (let n = 0; n < HEX_COUNT; n++) row.push(undefined);
    const found = row[hex];
    if (found !== undefined) return found;
    const fresh = make(unit, hex);
    row[hex] = fresh;
    return fresh;
  };
};

export const placeAction = paired<Action>((unit, hex) => ({ kind: 'place', unit, hex }));
export const retreatAction = paired<Action>((unit, hex) => ({ kind: 'retreat', unit, hex }));
export const advanceAction = paired<Action>((unit, hex) => ({ kind: 'advance', unit, hex }));
export const selectAction = single<Action>(UNIT_COUNT, (unit) => ({ kind: 'select', unit }));
export const joinAction = single<Action>(UNIT_COUNT, (unit) => ({ kind: 'join', unit }));
export const loseAction = single<Action>(UNIT_COUNT, (unit) => ({ kind: 'lose', unit }));
export const withdrawAction = single<Action>(UNIT_COUNT, (unit) => ({ kind: 'withdraw', unit }));
export const dropAction = single<Action>(HEX_COUNT, (hex) => ({ kind: 'drop', hex }));
export const rideAction = single<Ride>(HEX_COUNT, (hex) => ({ kind: 'ride', hex }));
export const alsoAction = single<Action>(HEX_COUNT, (hex) => ({ kind: 'also', hex }));
export const attackAction = single<Action>(HEX_COUNT, (hex) => ({
  kind: 'attack',
  targets: [hex],
  units: [],
}));
export const DONE: Action = { kind: 'done' };
export const LEAVE: Action = { kind: 'leave' };
export const RESOLVE: Action = { kind: 'resolve' };
const answers = ANSWERS.map((answer): Action => ({ kind: 'answer', answer }));
export const answerAction = (answer: Answer): Action => answers[ANSWERS.indexOf(answer)]!;

/** Why units leave the map. */
export type Cause = 'combat' | 'exchange' | 'no-retreat' | 'overstacked' | 'isolated' | 'climate';

/** The steps whose end is told by itself; after a set-up or an exchange another event tells it. */
export const ENDED_STEPS = [
  'reinforcement',
  'movement',
  'retreat-before-combat',
  'advance-before-combat',
  'attack',
  'advance',
  'paradrop',
  'withdrawal',
  'early-arrival',
  'volunteers',
  'climate',
] as const satisfies readonly Step[];
export type EndedStep = (typeof ENDED_STEPS)[number];

/** What happened, in names. */
export type Event = { readonly clause?: Clause; readonly to?: readonly Side[] } & (
  | { readonly kind: 'deployed'; readonly side: Side; readonly counters: number }
  | { readonly kind: 'revealed'; readonly dummies: number }
  | { readonly kind: 'turn-begins'; readonly turn: number }
  | { readonly kind: 'player-turn-begins'; readonly side: Side; readonly turn: number }
  /** A player is done with a step; what is asked next, and of whom if not of the die. */
  | {
      readonly kind: 'step-ended';
      readonly side: Side;
      readonly step: EndedStep;
      readonly next: Step;
      readonly nextSide: Side | '';
    }
  /** WW-SUP.D1: units of the phasing side that are isolated as its movement begins. */
  | { readonly kind: 'isolated'; readonly units: readonly string[] }
  | { readonly kind: 'placed'; readonly unit: string; readonly hex: string }
  | {
      readonly kind: 'moved';
      readonly unit: string;
      readonly from: string;
      readonly hex: string;
      readonly cost: number;
      readonly rail: boolean;
    }
  | {
      readonly kind: 'fell-back';
      readonly unit: string;
      readonly from: string;
      readonly hex: string;
    }
  | { readonly kind: 'advanced'; readonly unit: string; readonly hex: string }
  | {
      readonly kind: 'attacked';
      readonly side: Side;
      readonly units: readonly string[];
      readonly hexes: readonly string[];
      readonly defenders: readonly string[];
      /** What doubles or halves the defence: labels of the breakdown. */
      readonly modifiers: readonly string[];
      readonly attack: number;
      readonly defense: number;
      readonly odds: string;
    }
  | {
      readonly kind: 'combat-result';
      readonly die: number;
      readonly odds: string;
      readonly result: string;
      readonly fort: boolean;
    }
  | {
      readonly kind: 'retreated';
      readonly unit: string;
      readonly from: string;
      readonly hex: string;
    }
  | { readonly kind: 'eliminated'; readonly units: readonly string[]; readonly cause: Cause }
  | { readonly kind: 'garrison'; readonly units: number; readonly short: boolean }
  | { readonly kind: 'ice' }
  | { readonly kind: 'scenario-rolled'; readonly die: number; readonly scenario: string }
  | { readonly kind: 'event-rolled'; readonly die: number; readonly events: readonly string[] }
  | { readonly kind: 'no-event'; readonly event: string }
  | { readonly kind: 'landed'; readonly units: number; readonly hex: string }
  | { readonly kind: 'landing-called-off' }
  | {
      readonly kind: 'invasion';
      readonly attack: number;
      readonly defense: number;
      readonly odds: string;
    }
  | { readonly kind: 'scandinavia-opens' }
  | { readonly kind: 'withdrawn'; readonly unit: string }
  | { readonly kind: 'dropped'; readonly hex: string }
  | { readonly kind: 'logistics'; readonly capacity: number }
  | { readonly kind: 'replacement'; readonly unit: string }
  | { readonly kind: 'cease-fire-offered'; readonly turn: number }
  | { readonly kind: 'severe-climate'; readonly turn: number }
  | { readonly kind: 'leningrad-fell' }
  | {
      readonly kind: 'scored';
      readonly points: number;
      readonly level: string;
      readonly winner: string;
    }
);

export type Emitter = ((event: Event) => void) | undefined;
