// The closed vocabulary of the cards (TC-C.cond, TC-C.do): what a card's conditions and effects may say.
import type { FactionClass } from './factions.ts';
import type { FactionId, LeaderId, RegionId, SpaceId, UnitId } from './ids.ts';
import type { RolledAbility } from './leaders.ts';
import type { Sea } from './map.ts';
import type { Flag } from './scenarios.ts';
import type { Arm, Camp, Role } from './units.ts';

/** TC-C.1c: by the card's player, or literal. */
export const PARTIES = ['own', 'enemy', 'red', 'white', 'goldOwner'] as const;
export type PartyName = (typeof PARTIES)[number];
export const CHOOSERS = ['own', 'enemy', 'random', 'goldOwner'] as const;
export type Chooser = (typeof CHOOSERS)[number];
/** TC-C.2f. */
export const UNTILS = ['combat', 'impulse', 'endOfTurn', 'endOfNextTurn', 'game'] as const;
export type Until = (typeof UNTILS)[number];
export const FORCE_SIDES = ['own', 'friendly', 'enemy', 'enemyOwn', 'green', 'any'] as const;
export type ForceSide = (typeof FORCE_SIDES)[number];
export const FORCE_KINDS = ['unit', 'army', 'corps', 'leader', 'force'] as const;
export type ForceKind = (typeof FORCE_KINDS)[number];
export const QUALITIES = ['elite', 'cheka'] as const;
export type Quality = (typeof QUALITIES)[number];
export const WINDOWS = ['mark', 'combat', 'ability', 'political', 'logistics'] as const;
/** TC-C.4a. */
export type Window = (typeof WINDOWS)[number];
export const ROUTINES = ['gajdaPutsch', 'peasantRevolt', 'propaganda', 'srArmyMutiny'] as const;
export type Routine = (typeof ROUTINES)[number];
export const DIE_TABLES = ['peoplesArmy', 'withdrawal'] as const;
export type DieTable = (typeof DIE_TABLES)[number];
export const FACTION_STATES = [
  'neutral',
  'controlled',
  'atWar',
  'conquered',
  'subjugated',
  'withdrawn',
] as const;
export type FactionState = (typeof FACTION_STATES)[number];
export const IGNORABLE_LIMITS = ['regionalLimit', 'exclusive', 'firstRound'] as const;
export type IgnorableLimit = (typeof IGNORABLE_LIMITS)[number];
export const IGNORABLE_SHIFTS = ['river', 'swamp', 'fortress'] as const;
export type IgnorableShift = (typeof IGNORABLE_SHIFTS)[number];
export const CARD_SEASONS = ['winter', 'mud', 'summer', 'autumn'] as const;
export type CardSeason = (typeof CARD_SEASONS)[number];

/** TC-C.2d; a field left out asks nothing. */
export interface ForceSelector {
  readonly side: ForceSide | undefined;
  readonly what: ForceKind | undefined;
  readonly factions: readonly FactionId[] | undefined;
  readonly camps: readonly Camp[] | undefined;
  readonly arms: readonly Arm[] | undefined;
  readonly roles: readonly Role[] | undefined;
  readonly qualities: readonly Quality[] | undefined;
  readonly units: readonly UnitId[] | undefined;
  readonly leaders: readonly LeaderId[] | undefined;
}

/** TC-C.2a; all that is given must hold. */
export interface SpaceSelector {
  readonly ids: readonly SpaceId[] | undefined;
  readonly regions: readonly RegionId[] | undefined;
  /** The home regions of the card's player or of the other, besides `regions`. */
  readonly homes: readonly ('own' | 'enemy')[] | undefined;
  readonly vc: boolean | undefined;
  readonly seas: readonly Sea[] | undefined;
  readonly control: 'own' | 'enemy' | 'any' | undefined;
  readonly occupied: 'none' | 'notEnemy' | undefined;
  readonly supplied: 'yes' | 'any' | undefined;
  readonly adjacentTo: ForceSelector | undefined;
  readonly holds: ForceSelector | undefined;
  readonly lacks: ForceSelector | undefined;
  /** The space where one of these stands or has just been placed. */
  readonly withUnits: readonly UnitId[] | undefined;
  readonly reserve: boolean;
}

/** TC-C.2e: the space named before the roll. */
export const TARGET = '$target';
export type Where = SpaceSelector | typeof TARGET;

/** Factions by list, all that can still move, or those the player controls. */
export type FactionChoice = readonly FactionId[] | 'any' | 'controlled';

export type Condition =
  | { readonly cond: 'any'; readonly of: readonly Condition[] }
  | { readonly cond: 'not'; readonly of: Condition }
  | { readonly cond: 'turn'; readonly min: number; readonly max: number }
  | { readonly cond: 'season'; readonly is: readonly CardSeason[] }
  | {
      readonly cond: 'cardPlayed';
      readonly side: PartyName;
      readonly number: number;
      readonly played: boolean;
    }
  | {
      readonly cond: 'factionControl';
      readonly factions: readonly FactionId[];
      readonly by: PartyName | 'none';
      readonly min: number;
    }
  | {
      readonly cond: 'factionState';
      readonly factions: readonly FactionId[];
      readonly is: readonly FactionState[];
    }
  | {
      readonly cond: 'spaceControl';
      readonly ids: readonly SpaceId[];
      readonly by: PartyName;
      readonly min: number;
    }
  | {
      readonly cond: 'force';
      readonly forces: ForceSelector;
      readonly where: Where;
      readonly min: number;
    }
  | {
      readonly cond: 'unit';
      readonly units: readonly UnitId[];
      readonly is: 'available' | 'onMap';
      readonly min: number;
    }
  | { readonly cond: 'leader'; readonly leader: LeaderId; readonly is: 'onMap' }
  | { readonly cond: 'infighting'; readonly side: PartyName; readonly is: boolean }
  | { readonly cond: 'vcLead'; readonly side: PartyName; readonly is: 'ahead' | 'behind' };

/** A list of effects, by its number among all lists of all cards: what the agenda keeps of a card in play. */
export type EffectListId = number & { readonly effectList: unique symbol };

export interface EffectOption {
  readonly id: string;
  readonly window: Window | undefined;
  readonly conditions: readonly Condition[];
  readonly effects: EffectListId;
}

export type Effect =
  | { readonly do: 'choose'; readonly chooser: Chooser; readonly options: readonly EffectOption[] }
  | {
      readonly do: 'roll';
      readonly rows: readonly { readonly to: number; readonly effects: EffectListId }[];
      readonly mods: readonly { readonly mod: number; readonly conditions: readonly Condition[] }[];
      readonly target: SpaceSelector | undefined;
    }
  | {
      readonly do: 'when';
      readonly conditions: readonly Condition[];
      readonly hold: EffectListId;
      readonly otherwise: EffectListId | undefined;
    }
  | {
      readonly do: 'place';
      readonly units: readonly UnitId[];
      readonly at: readonly SpaceSelector[];
      readonly take: number;
      readonly together: boolean;
      readonly spread: boolean;
      readonly priority: boolean;
      readonly state: 'rule' | 'full' | 'reduced';
    }
  | {
      readonly do: 'leader';
      readonly leaders: readonly LeaderId[];
      readonly at: readonly SpaceSelector[];
      readonly optional: boolean;
    }
  | { readonly do: 'factionReinforce'; readonly units: readonly UnitId[] }
  | {
      readonly do: 'remove';
      readonly forces: readonly ForceSelector[];
      readonly to: 'out' | 'pool';
      readonly where: SpaceSelector | undefined;
      readonly count: number | undefined;
      readonly optional: boolean;
    }
  | {
      readonly do: 'swapUnit';
      readonly armies: readonly UnitId[];
      readonly corps: readonly UnitId[];
    }
  | {
      readonly do: 'makeGreen';
      readonly faction: FactionId;
      readonly units: readonly UnitId[];
    }
  | { readonly do: 'conquerFaction'; readonly faction: FactionId; readonly by: PartyName }
  | {
      readonly do: 'stepLoss';
      readonly target: Where;
      readonly of: 'own' | 'enemy';
      readonly steps: number;
      readonly chooser: Chooser;
      readonly arms: readonly Arm[] | undefined;
    }
  | {
      readonly do: 'repair';
      readonly forces: ForceSelector;
      readonly where: SpaceSelector;
      /** In whole RS. */
      readonly worth: number;
      readonly rebuild: boolean;
      readonly oneSpace: boolean;
    }
  | { readonly do: 'supply'; readonly units: readonly UnitId[]; readonly until: Until }
  | {
      readonly do: 'landing';
      readonly forces: ForceSelector;
      readonly from: SpaceSelector;
      readonly to: SpaceSelector;
      readonly maxUnits: number;
      readonly leaders: boolean;
      readonly supplied: Until;
    }
  | {
      readonly do: 'activate';
      readonly spaces: number;
      readonly where: SpaceSelector | undefined;
      readonly ignore: readonly IgnorableLimit[];
    }
  | { readonly do: 'freeSr'; readonly value: number }
  | {
      readonly do: 'noAct';
      readonly action: 'place' | 'remove';
      readonly target: Where;
      readonly count: number;
    }
  | {
      readonly do: 'restrict';
      readonly side: PartyName;
      readonly factions: readonly FactionId[] | undefined;
      readonly classes: readonly FactionClass[] | undefined;
      readonly until: Until;
      readonly pick: number;
      readonly liftIfAttacked: boolean;
    }
  | {
      readonly do: 'routine';
      readonly name: Routine;
      readonly times: number;
      readonly mod: number;
    }
  | {
      readonly do: 'ip';
      readonly side: PartyName;
      readonly points: number;
      readonly factions: FactionChoice;
      readonly maxEach: number;
      readonly chooser: Chooser;
    }
  | {
      readonly do: 'moveFcm';
      readonly factions: FactionChoice;
      readonly toward: 'own' | 'enemy' | 'random';
      readonly spaces: number;
      readonly control: boolean;
      /** Undefined: all of them. */
      readonly pick: number | undefined;
      readonly chooser: Chooser;
    }
  | {
      readonly do: 'war';
      readonly factions: readonly FactionId[];
      readonly pick: number;
      readonly vpCost: number;
    }
  | { readonly do: 'withdraw'; readonly faction: FactionId }
  | { readonly do: 'polishStatus'; readonly min: number }
  | {
      readonly do: 'infighting';
      readonly side: PartyName;
      readonly action: 'start' | 'allowEnd';
    }
  | { readonly do: 'setFlag'; readonly flag: Flag }
  | {
      readonly do: 'dieMod';
      readonly table: DieTable;
      readonly mod: number;
      readonly until: Until;
      readonly side: PartyName | undefined;
      readonly factions: readonly FactionId[] | undefined;
    }
  | { readonly do: 'reshufflePolitical' }
  | {
      readonly do: 'rs';
      readonly side: PartyName;
      readonly steps: number;
      readonly camps: readonly Camp[] | undefined;
      readonly orFactions: boolean;
    }
  | {
      readonly do: 'factionRs';
      readonly steps: number;
      readonly factions: FactionChoice;
      readonly maxEach: number;
    }
  | { readonly do: 'concentration'; readonly side: PartyName }
  | { readonly do: 'vp'; readonly toward: PartyName; readonly points: number }
  | {
      readonly do: 'combatMod';
      readonly modifier: number;
      readonly when: 'attack' | 'defence' | 'any';
      readonly until: Until;
      readonly where: SpaceSelector | undefined;
      readonly ignoreShifts: readonly IgnorableShift[];
    }
  | {
      readonly do: 'surprise';
      readonly until: Until;
      readonly forces: ForceSelector | undefined;
      readonly uses: number;
    }
  | { readonly do: 'cancelActivation'; readonly kinds: readonly ('move' | 'combat')[] }
  | { readonly do: 'autoAbility'; readonly abilities: readonly RolledAbility[] };

export type ConditionName = Condition['cond'];
export type EffectName = Effect['do'];
export type ConditionOf<Name extends ConditionName> = Extract<Condition, { readonly cond: Name }>;
export type EffectOf<Name extends EffectName> = Extract<Effect, { readonly do: Name }>;

/** A function for each condition, as a table. */
export type ByCondition<State, Play, Answer> = {
  readonly [Name in ConditionName]: (state: State, play: Play, c: ConditionOf<Name>) => Answer;
};
export function forCondition<State, Play, Answer>(
  table: ByCondition<State, Play, Answer>,
  state: State,
  play: Play,
  condition: Condition,
): Answer {
  const answer = table[condition.cond] as (state: State, play: Play, c: Condition) => Answer;
  return answer(state, play, condition);
}

/** The entry of a table with one for each effect, for an effect whose kind is only known in play. */
export const handlerIn = <Handler>(
  table: { readonly [Name in EffectName]: unknown },
  effect: Effect,
): Handler => table[effect.do] as Handler;
