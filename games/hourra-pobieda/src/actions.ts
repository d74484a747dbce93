// The nouns of play: steps of the sequence, actions, what is asked, and what happens.

import type { Ask, Clause, GameEvent, Side } from '@motti/engine';
import { inUnits } from './board/open-places.ts';

/** Steps of the sequence, as they stand in the agenda. Those marked M the game carries out alone. */
const STEPS = [
  'rolls', // chance: dice of the set-up
  'place', // D1, both in secret
  'reveal', // M
  'lot', // chance: who is drawn
  'keep', // D2
  'turn', // M
  'munitions', // D3, both in secret
  'collect', // chance
  'first', // M: the attacker's sequence begins
  'second', // M: the defender's sequence begins
  'arrive', // D22
  'landing', // M: what arrives enters, one group after another
  'idle', // D4, D5
  'declare', // D5, D6
  'move', // D7, D8
  'combat', // D7, D10, the first shot of D17
  'spend', // M: the activation is over
  'bid', // D11, both in secret
  'aa', // chance: one AA die
  'support', // chance: all support dice
  'losses', // M: loss by loss
  'dispute', // chance: who designates
  'lose', // D12, D13
  'retreat', // D14
  'aftermath', // M: who may occupy
  'occupy', // D15
  'breakthrough', // D16
  'shot', // D17
  'hit', // chance: the die of a shot
  'search', // chance: reconnaissance
  'radius', // chance: air reconnaissance
  'air-search', // chance
  'flak', // D21
  'flak-die', // chance
  'bomb', // D20
  'bomb-die', // chance
  'density', // chance: a minefield is entered
  'mines', // chance
  'mine-loss', // M
  'mine-class', // chance
  'checks', // M: capture, revelation, releases, victory
  'verdict', // M: has a side no element left?
  'end', // M: E1 to E6
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/**
 * A place as actions hold it, so that it can be written without the map: on hexes column × 100 + row, `0605` = 605; on the
 * open table beyond all of these.
 */
export type Spot = number;
export const NO_SPOT: Spot = -1;
/** Spots of the open table begin here: both coordinates in hundredths of a UD, x first. */
export const OPEN_SPOT = 10_000;
const COLUMN = 4096;
/** HP-G20: a path has at most so many points. */
export const MOST_SPOTS = 24;

/** `0605`, or `5.75,5.34`. */
export function spotLabel(spot: Spot): string {
  if (spot < OPEN_SPOT) return `${spot}`.padStart(4, '0');
  const place = spot - OPEN_SPOT;
  return `${inUnits(Math.floor(place / COLUMN))},${inUnits(place % COLUMN)}`;
}

/** Back from a label; nothing where it is none. */
export function readSpot(text: string | undefined): Spot | undefined {
  if (text === undefined) return undefined;
  if (/^\d{4}$/.test(text)) return Number(text);
  const match = /^(\d{1,2})\.(\d{2}),(\d{1,2})\.(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [x, y] = [Number(match[1]! + match[2]!), Number(match[3]! + match[4]!)];
  return x < COLUMN && y < COLUMN ? OPEN_SPOT + x * COLUMN + y : undefined;
}
/** An element by its public number within its side (HP-A75), from 1. */
export type ElementNumber = number;

/** The four munitions that can be chosen and fired, and AA; the mark matters with rule 9 only. */
export const MARKS = ['', 'he', 'at'] as const;
export type Mark = (typeof MARKS)[number];

export const SUPPLIES = ['none', 'line', 'airlift'] as const;
export type Supply = (typeof SUPPLIES)[number];
export const MODES = ['hold', 'progress', 'rapid'] as const;
export type Mode = (typeof MODES)[number];
export const WORKS = ['none', 'pontoon', 'depot'] as const;
export type Works = (typeof WORKS)[number];
/** The class at which a shot or a bomb is aimed: none where there is nothing to choose. */
export const AIMS = ['', 'soft', 'armour'] as const;
export type Aim = (typeof AIMS)[number];

export const MUNITION_COLOURS = ['red', 'green', 'yellow', 'white', 'aa'] as const;
export type MunitionColour = (typeof MUNITION_COLOURS)[number];
export const GUN_COLOURS = ['red', 'green', 'yellow', 'white'] as const;
export type GunColour = (typeof GUN_COLOURS)[number];
export const BID_KINDS = ['close', 'carpet', 'red', 'green', 'yellow', 'aa'] as const;
export type BidKind = (typeof BID_KINDS)[number];

export type Action =
  // set-up
  | { readonly kind: 'place'; readonly element: ElementNumber; readonly at: Spot }
  | { readonly kind: 'lift'; readonly at: Spot }
  | { readonly kind: 'entrench'; readonly at: Spot; readonly level: number }
  | { readonly kind: 'mine'; readonly at: Spot }
  | { readonly kind: 'suggested' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'give' }
  // collection: one munitions die after another
  | { readonly kind: 'munitions'; readonly colour: MunitionColour; readonly mark: Mark }
  // the sequence
  | { readonly kind: 'arrive'; readonly element: ElementNumber; readonly at: Spot }
  | { readonly kind: 'activate'; readonly at: Spot }
  | { readonly kind: 'air-recon'; readonly at: Spot }
  /** White tokens of the mark HE (or none) and of the mark AT. */
  | {
      readonly kind: 'raid';
      readonly at: Spot;
      readonly tokens: number;
      readonly antiTank: number;
    }
  | { readonly kind: 'end' }
  // the activation
  | { readonly kind: 'detach'; readonly element: ElementNumber }
  | { readonly kind: 'rejoin' }
  /** `at`: the far bank of a pontoon (on the open table its point); otherwise −1. */
  | {
      readonly kind: 'declare';
      readonly supply: Supply;
      readonly mode: Mode;
      readonly banzai: boolean;
      readonly works: Works;
      readonly at: Spot;
    }
  | { readonly kind: 'reconnoitre' }
  | { readonly kind: 'step'; readonly to: Spot }
  /** On the open table: the corners of the path as labels, with spaces between. */
  | { readonly kind: 'walk'; readonly path: string }
  | { readonly kind: 'stop' }
  | { readonly kind: 'assault'; readonly at: Spot }
  | {
      readonly kind: 'fire';
      readonly colour: GunColour;
      readonly mark: Mark;
      readonly at: Spot;
      readonly aim: Aim;
    }
  | { readonly kind: 'done' }
  // fights
  | { readonly kind: 'commit'; readonly what: BidKind; readonly mark: Mark }
  | { readonly kind: 'seal' }
  | { readonly kind: 'lose'; readonly element: ElementNumber }
  | { readonly kind: 'retreat'; readonly to: Spot }
  | { readonly kind: 'occupy' }
  | { readonly kind: 'stay' }
  // air raids
  | { readonly kind: 'flak'; readonly tokens: number }
  | { readonly kind: 'bomb'; readonly aim: Aim; readonly mark: Mark };

export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

/** What is asked. `group` and other places are labels: `0605`. */
export type GameAsk = Ask & { readonly kind: AskKind };
const ASKS = [
  'rolls',
  'place',
  'lot',
  'keep',
  'munitions',
  'collect',
  'arrive',
  'idle',
  /** A hidden group is being activated: nothing else is said (HP-A76). */
  'activation',
  'declare',
  'move',
  'combat',
  'shot',
  'bid',
  'aa',
  'support',
  'dispute',
  'lose',
  'retreat',
  'occupy',
  'breakthrough',
  'hit',
  'search',
  'radius',
  'flak',
  'flak-die',
  'bomb',
  'bomb-die',
  'density',
  'mines',
  'mine-class',
] as const;
export type AskKind = (typeof ASKS)[number];

/** Elements by type, as an event tells of them: ids of types in order of number. */
export type Elements = readonly string[];

interface Told extends GameEvent {
  readonly clause: Clause;
}

export type Event = Told &
  (
    | {
        readonly kind: 'entrenchments-rolled';
        readonly side: Side;
        readonly face: number;
        readonly count: number;
      }
    | { readonly kind: 'placed'; readonly side: Side }
    | { readonly kind: 'revealed-set-ups'; readonly blue: number; readonly red: number }
    | { readonly kind: 'drawn'; readonly side: Side; readonly face: number }
    | { readonly kind: 'attacker'; readonly side: Side }
    | { readonly kind: 'turn'; readonly turn: number; readonly of: number }
    /** `tokens`: `red` or `red-he`, in the order of the dice. */
    | { readonly kind: 'munitions'; readonly side: Side; readonly tokens: readonly string[] }
    /** What a base yields: colour and number, in the order of the dice. */
    | {
        readonly kind: 'collected';
        readonly side: Side;
        readonly base: string;
        readonly captured: boolean;
        readonly blue: number;
        readonly tokens: string;
        readonly count: number;
        readonly dice: readonly number[];
      }
    | { readonly kind: 'sequence'; readonly side: Side; readonly attacker: boolean }
    | {
        readonly kind: 'arrived';
        readonly side: Side;
        readonly at: string;
        readonly elements: Elements;
      }
    | { readonly kind: 'arrival-blocked'; readonly side: Side; readonly at: string }
    | {
        readonly kind: 'activated';
        readonly side: Side;
        readonly at: string;
        readonly elements: Elements;
      }
    /** To the enemy: somebody hidden acts (HP-A76). */
    | { readonly kind: 'hidden-activation'; readonly side: Side }
    | {
        readonly kind: 'split';
        readonly side: Side;
        readonly at: string;
        readonly elements: Elements;
      }
    | {
        readonly kind: 'declared';
        readonly side: Side;
        readonly at: string;
        readonly supply: Supply;
        readonly mode: Mode;
        readonly banzai: boolean;
        readonly works: Works;
        readonly blue: number;
        readonly white: number;
      }
    | {
        readonly kind: 'paid';
        readonly side: Side;
        readonly blue: number;
        readonly white: number;
      }
    | {
        readonly kind: 'moved';
        readonly side: Side;
        readonly from: string;
        readonly at: string;
        readonly road: boolean;
      }
    | { readonly kind: 'stopped'; readonly side: Side; readonly at: string; readonly why: StopWhy }
    | {
        readonly kind: 'regrouped';
        readonly side: Side;
        readonly at: string;
        readonly elements: Elements;
      }
    | {
        readonly kind: 'revealed';
        readonly side: Side;
        readonly at: string;
        readonly elements: Elements;
      }
    | {
        readonly kind: 'base-captured';
        readonly side: Side;
        readonly base: string;
        readonly at: string;
      }
    | { readonly kind: 'depot-destroyed'; readonly side: Side; readonly at: string }
    | { readonly kind: 'released'; readonly side: Side; readonly reinforcement: string }
    | {
        readonly kind: 'mines';
        readonly side: Side;
        readonly at: string;
        readonly density: number;
      }
    | { readonly kind: 'mine-dice'; readonly dice: readonly number[]; readonly losses: number }
    | { readonly kind: 'mine-class'; readonly face: number; readonly aim: Aim }
    | { readonly kind: 'searched'; readonly side: Side; readonly at: string }
    | { readonly kind: 'search-dice'; readonly dice: readonly number[] }
    | { readonly kind: 'found'; readonly side: Side; readonly at: string }
    | { readonly kind: 'nothing-found'; readonly side: Side }
    | {
        readonly kind: 'air-search';
        readonly side: Side;
        readonly at: string;
        readonly radius: number;
      }
    | {
        readonly kind: 'assault';
        readonly side: Side;
        readonly from: string;
        readonly at: string;
        readonly breakthrough: boolean;
      }
    | { readonly kind: 'sealed'; readonly side: Side }
    | { readonly kind: 'bids'; readonly side: Side; readonly tokens: readonly string[] }
    | { readonly kind: 'aa'; readonly side: Side; readonly face: number; readonly downed: boolean }
    | {
        readonly kind: 'totals';
        readonly side: Side;
        readonly total: number;
        readonly enemy: number;
        readonly losses: number;
      }
    | { readonly kind: 'disputed'; readonly face: number; readonly side: Side }
    | {
        readonly kind: 'lost';
        readonly side: Side;
        readonly at: string;
        readonly element: string;
      }
    | { readonly kind: 'annihilated'; readonly side: Side; readonly at: string }
    | {
        readonly kind: 'retreated';
        readonly side: Side;
        readonly from: string;
        readonly at: string;
      }
    | { readonly kind: 'no-retreat'; readonly side: Side; readonly at: string }
    | { readonly kind: 'occupied'; readonly side: Side; readonly from: string; readonly at: string }
    | {
        readonly kind: 'fired';
        readonly side: Side;
        readonly from: string;
        readonly at: string;
        readonly colour: string;
        readonly aim: Aim;
        readonly face: number;
        readonly hit: boolean;
      }
    | {
        readonly kind: 'raid';
        readonly side: Side;
        readonly at: string;
        readonly tokens: number;
      }
    | { readonly kind: 'flak'; readonly side: Side; readonly tokens: number }
    | {
        readonly kind: 'bombed';
        readonly side: Side;
        readonly at: string;
        readonly aim: Aim;
        readonly face: number;
        readonly hit: boolean;
      }
    | { readonly kind: 'pontoon'; readonly side: Side; readonly from: string; readonly at: string }
    | { readonly kind: 'depot'; readonly side: Side; readonly at: string }
    | {
        readonly kind: 'works-failed';
        readonly side: Side;
        readonly at: string;
        readonly works: Works;
      }
    | {
        readonly kind: 'entrenched';
        readonly side: Side;
        readonly at: string;
        readonly level: number;
      }
    | { readonly kind: 'carried'; readonly side: Side; readonly blue: number }
    | { readonly kind: 'victory'; readonly side: Side; readonly level: string }
    | { readonly kind: 'eliminated'; readonly side: Side }
    | { readonly kind: 'draw' }
  );

/** Why a move ended before its time. */
const STOP_REASONS = ['zone', 'stream', 'mines', 'sprung'] as const;
export type StopWhy = (typeof STOP_REASONS)[number];
