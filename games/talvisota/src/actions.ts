// The nouns of play: steps of the sequence, actions of the sides, events.
import type { Ask, Breakdown, Clause, Emit, Roll, Side } from '@motti/engine';
import type {
  EnvironmentId,
  FrontId,
  Place,
  SpaceId,
  StrategyId,
  SupportId,
  UnitType,
} from './data/index.ts';

/** Steps of the sequence, as they stand in the agenda. Those marked M the game carries out alone. */
const STEPS = [
  'setup',
  'turn', // M: O1, O2a
  'recover',
  'passage', // M: O2c
  'arrive',
  'lay', // TV-A17: supports in two steps
  'event', // chance
  'special',
  'shuffle', // chance, solo
  'boxes',
  'plan',
  'place',
  'answer',
  'reveal', // M: A3
  'draw', // chance, solo
  'pick',
  'six',
  'engage', // M: undefended, or the modes and the first round
  'meretskov',
  'timoshenko',
  'mannerheim',
  'round', // chance
  'hold',
  'nkvd',
  'losses',
  'ladder', // M: TV-A46
  'fight-on',
  'conquest', // M: a Soviet victory
  'advance',
  'capture', // M: Helsinki
  'second',
  'take',
  'repulse', // M: a Finnish victory
  'stand', // NKVD with crtRoles fixed
  'retreat',
  'aftermath', // M: the Finns leave the map
  'withdraw',
  'harass',
  'patrol', // chance, solo: how many scouts
  'infiltrate', // chance
  'stay',
  'isolation', // M: finds the pockets
  'attrition',
  'end', // M: E2, E3
  'over',
] as const;
export type Step = (typeof STEPS)[number];

export type Action =
  | { readonly kind: 'place'; readonly unit: UnitType; readonly front: FrontId }
  | { readonly kind: 'recover'; readonly unit: UnitType; readonly front: FrontId }
  | {
      readonly kind: 'move';
      readonly unit: UnitType;
      readonly from: Place;
      readonly to: SpaceId;
    }
  | { readonly kind: 'mark'; readonly space: SpaceId }
  | { readonly kind: 'unmark'; readonly space: SpaceId }
  | { readonly kind: 'box'; readonly strategy: StrategyId; readonly front: FrontId }
  | { readonly kind: 'unbox'; readonly strategy: StrategyId }
  /** Finnish units come from Forces: their place is NONE. */
  | {
      readonly kind: 'assign';
      readonly strategy: StrategyId;
      readonly unit: UnitType;
      readonly place: Place;
    }
  | {
      readonly kind: 'reinforce';
      readonly strategy: StrategyId;
      readonly unit: UnitType;
      readonly place: Place;
    }
  | { readonly kind: 'support'; readonly strategy: StrategyId; readonly support: SupportId }
  | {
      readonly kind: 'environment';
      readonly strategy: StrategyId;
      readonly marker: EnvironmentId;
    }
  | { readonly kind: 'entrench'; readonly strategy: StrategyId }
  | { readonly kind: 'lay' | 'lift'; readonly support: SupportId; readonly front: FrontId }
  | { readonly kind: 'clear'; readonly strategy: StrategyId }
  | { readonly kind: 'commit' }
  | {
      readonly kind: 'attack';
      readonly strategy: StrategyId;
      readonly target: SpaceId;
      readonly start: SpaceId;
    }
  | { readonly kind: 'answer'; readonly strategy: StrategyId }
  | { readonly kind: 'decline' }
  | { readonly kind: 'resolve'; readonly space: SpaceId }
  | { readonly kind: 'end' }
  | { readonly kind: 'engage'; readonly unit: UnitType }
  | { readonly kind: 'meretskov'; readonly effect: number }
  | { readonly kind: 'timoshenko'; readonly effect: number }
  | { readonly kind: 'mannerheim'; readonly effect: number }
  | { readonly kind: 'hold' }
  | { readonly kind: 'nkvd' }
  | { readonly kind: 'fall-back' }
  | { readonly kind: 'lose'; readonly unit: UnitType }
  | { readonly kind: 'fight' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'advance'; readonly unit: UnitType }
  | { readonly kind: 'onward'; readonly space: SpaceId }
  | { readonly kind: 'take'; readonly unit: UnitType }
  | { readonly kind: 'retreat'; readonly space: SpaceId }
  | { readonly kind: 'withdraw'; readonly space: SpaceId }
  | { readonly kind: 'harass'; readonly space: SpaceId; readonly scouts: number }
  /** Solo: the Soviet player says where the infiltration goes (TV-A70). */
  | { readonly kind: 'expose'; readonly space: SpaceId }
  | { readonly kind: 'pass' }
  | { readonly kind: 'stay'; readonly scouts: number }
  | { readonly kind: 'starve'; readonly space: SpaceId }
  | { readonly kind: 'done' };

export type ActionKind = Action['kind'];
export type AnyMove = Action | Roll;

/** Effects of the commanders by name; the position is the number used in the state. */
export const EFFECTS = {
  meretskov: ['none', 'lines', 'artillery'],
  timoshenko: ['none', 'losses', 'bonus'],
  mannerheim: ['none', 'hold', 'penalty'],
} as const;

// ------------------------------------------------------------------------------------- events

/** Unit types and how many, by name. */
export type Tally = Readonly<Record<string, number>>;

interface To {
  readonly clause?: Clause;
  readonly to?: readonly Side[];
}

export type Event = To &
  (
    | { readonly kind: 'turn'; readonly turn: number }
    | { readonly kind: 'placed'; readonly unit: string; readonly front: string }
    | { readonly kind: 'deployed'; readonly units: number }
    | { readonly kind: 'returned'; readonly units: Tally }
    | { readonly kind: 'picked-for-recovery'; readonly unit: string; readonly front: string }
    | { readonly kind: 'recovered'; readonly units: Tally; readonly price: Breakdown }
    | { readonly kind: 'passage'; readonly units: Tally }
    | { readonly kind: 'january'; readonly units: Tally }
    | { readonly kind: 'international'; readonly die: number; readonly marker: number }
    | {
        readonly kind: 'morale';
        readonly side: Side;
        readonly before: number;
        readonly after: number;
        readonly reason: string;
      }
    | {
        readonly kind: 'moved';
        readonly unit: string;
        readonly from: string;
        readonly space: string;
      }
    | { readonly kind: 'marked' | 'unmarked'; readonly space: string }
    | { readonly kind: 'boxed'; readonly strategy: string; readonly front: string }
    | { readonly kind: 'unboxed' | 'cleared' | 'entrenched'; readonly strategy: string }
    | {
        readonly kind: 'boxes';
        readonly lapland: number;
        readonly ladoga: number;
        readonly karelia: number;
      }
    | {
        readonly kind: 'assigned' | 'reinforced';
        readonly strategy: string;
        readonly unit: string;
        readonly place: string;
      }
    | { readonly kind: 'supported'; readonly strategy: string; readonly support: string }
    | { readonly kind: 'environment'; readonly strategy: string; readonly marker: string }
    | { readonly kind: 'committed' | 'supports-laid'; readonly side: Side }
    | { readonly kind: 'laid' | 'lifted'; readonly support: string; readonly front: string }
    | { readonly kind: 'attack'; readonly space: string }
    | {
        readonly kind: 'attack-plan';
        readonly space: string;
        readonly strategy: string;
        readonly start: string;
      }
    | { readonly kind: 'answered' | 'declined'; readonly space: string }
    | { readonly kind: 'answer-plan'; readonly space: string; readonly strategy: string }
    | { readonly kind: 'deployment-over'; readonly attacks: number }
    | {
        readonly kind: 'revealed';
        readonly space: string;
        readonly strategy: string;
        readonly answer: string;
      }
    | { readonly kind: 'drawn' }
    | { readonly kind: 'row-shuffled' }
    | {
        readonly kind: 'confrontation';
        readonly space: string;
        readonly start: string;
        readonly strategy: string;
        readonly force: Tally;
        readonly supports: readonly string[];
        readonly answer: string;
        readonly defenders: Tally;
        readonly answerSupports: readonly string[];
        readonly environment: readonly string[];
        readonly entrenched: boolean;
      }
    | { readonly kind: 'engaged'; readonly unit: string }
    | {
        readonly kind: 'commander';
        readonly commander: 'meretskov' | 'timoshenko' | 'mannerheim';
        readonly effect: string;
      }
    | {
        readonly kind: 'round';
        readonly space: string;
        readonly round: number;
        readonly soviet: Breakdown;
        readonly finland: Breakdown;
        readonly roller: Side;
        readonly difference: number;
        readonly die: number;
        readonly modified: number;
        readonly result: string;
      }
    | { readonly kind: 'held' | 'no-step-back' | 'fell-back'; readonly side: Side }
    | {
        readonly kind: 'lost';
        readonly side: Side;
        readonly unit: string;
        readonly space: string;
        readonly count: number;
      }
    | { readonly kind: 'stopped'; readonly space: string }
    | { readonly kind: 'fights-on'; readonly space: string }
    | {
        readonly kind: 'conquest';
        readonly space: string;
        readonly strategy: string;
        readonly undefended: boolean;
      }
    | { readonly kind: 'repulse'; readonly space: string; readonly strategy: string }
    | {
        readonly kind: 'advanced';
        readonly unit: string;
        readonly from: string;
        readonly space: string;
        readonly count: number;
      }
    | { readonly kind: 'onward'; readonly space: string; readonly from: string }
    | { readonly kind: 'taken'; readonly unit: string }
    | {
        readonly kind: 'retreated';
        readonly space: string;
        readonly from: string;
        readonly units: Tally;
      }
    | { readonly kind: 'combats-over' }
    | { readonly kind: 'withdrawn'; readonly space: string }
    | { readonly kind: 'no-harassment' }
    | { readonly kind: 'harassment'; readonly space: string; readonly scouts: number }
    | { readonly kind: 'exposed'; readonly space: string }
    | { readonly kind: 'dropped'; readonly space: string; readonly scouts: number }
    | {
        readonly kind: 'infiltration';
        readonly space: string;
        readonly die: number;
        readonly score: Breakdown;
        readonly result: 'success' | 'partial' | 'failure';
      }
    | { readonly kind: 'stayed'; readonly space: string; readonly scouts: number }
    | { readonly kind: 'starved'; readonly unit: string; readonly space: string }
    | { readonly kind: 'victory'; readonly winner: Side | 'draw' }
  );

export type EmitEvent = Emit<Event> | undefined;

/** What can be asked, of a side or of the dice. */
export type AskKind =
  | 'setup'
  | 'arrive'
  | 'lay'
  | 'recover'
  | 'event'
  | 'special'
  | 'shuffle'
  | 'boxes'
  | 'plan'
  | 'place'
  | 'answer'
  | 'draw'
  | 'pick'
  | 'six'
  | 'meretskov'
  | 'timoshenko'
  | 'mannerheim'
  | 'round'
  | 'hold'
  | 'nkvd'
  | 'losses'
  | 'fight-on'
  | 'advance'
  | 'second'
  | 'take'
  | 'stand'
  | 'retreat'
  | 'withdraw'
  | 'harass'
  | 'expose'
  | 'patrol'
  | 'infiltrate'
  | 'stay'
  | 'attrition';

export type GameAsk = Ask & { readonly kind: AskKind };
