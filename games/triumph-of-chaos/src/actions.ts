// The nouns of play: actions of the sides as one table, steps of the agenda, events.
import type { Ask, Clause, Emit, Facts, GameEvent, Roll } from '@motti/engine';
import type { FactionId, SpaceId } from './data/index.ts';
import type { ActionCardId, PieceId, PoliticalCardId, SideId } from './state.ts';

/** What an action may name. */
export interface ActionArgs {
  piece: PieceId;
  space: SpaceId;
  /** The first space of a path of two. */
  via: SpaceId;
  faction: FactionId;
  card: ActionCardId;
  political: PoliticalCardId;
  /** A Political Box: `red`, `white` or `other`. */
  box: number;
  count: number;
  /** The option of a card, by its id in the card data. */
  option: string;
}

/** Every kind of action with what it names, in the order of its notation. */
export const ACTIONS = {
  // any step
  done: [],
  pass: [],
  decline: [],
  // before the game and Preparation
  bid: ['option', 'count'],
  'accept-bid': [],
  'take-1920': [],
  'tsar-steps': [],
  'tsar-influence': [],
  // Political Phase
  rescue: ['card'],
  allocate: ['box', 'card'],
  'leave-empty': ['box'],
  'place-political': ['political'],
  displace: ['piece', 'space'],
  station: ['piece', 'space'],
  // Initiative Cards and events
  initiative: ['card', 'option'],
  option: ['option'],
  place: ['piece', 'space'],
  'place-reserve': ['piece'],
  target: ['space'],
  choose: ['piece'],
  name: ['faction'],
  ship: ['piece'],
  // an impulse
  event: ['card'],
  operations: ['card'],
  replacements: ['card'],
  redeploy: ['card'],
  'one-space': [],
  wrangel: [],
  trotsky: [],
  propaganda: ['space'],
  rally: ['space'],
  revolt: ['faction'],
  politburo: [],
  'far-east': [],
  greens: [],
  hunt: [],
  sortie: [],
  dismiss: ['piece'],
  // operations
  war: ['faction'],
  protect: [],
  'mark-move': ['space'],
  'mark-combat': ['space'],
  take: ['piece'],
  go: ['space'],
  halt: [],
  'by-rail': ['space'],
  land: ['space'],
  // combat
  bomb: [],
  attack: ['space'],
  join: ['piece'],
  fight: [],
  withdraw: ['piece'],
  stand: [],
  'fall-back': ['piece', 'space'],
  pursue: ['piece'],
  reinforce: ['piece'],
  enter: ['piece'],
  'go-on': [],
  'call-off': [],
  'tank-bonus': [],
  'tank-surprise': [],
  'own-die': [],
  'enemy-die': [],
  'cavalry-surprise': ['piece'],
  'card-surprise': [],
  lose: ['piece'],
  corps: ['piece'],
  'hold-terrain': [],
  'hold-nr': [],
  hold: [],
  retreat: [],
  'retreat-to': ['space'],
  'retreat-by': ['via', 'space'],
  exploit: ['piece'],
  advance: ['piece', 'space'],
  counter: ['piece'],
  drop: ['piece'],
  // what follows from captures and tables
  influence: ['faction'],
  muster: ['space'],
  // strategic redeployment
  entrain: ['piece'],
  detrain: ['space'],
  'to-reserve': [],
  // Logistics Phase
  discard: ['card'],
  save: [],
  'move-gold': ['space'],
  subjugate: ['faction'],
  raid: ['piece', 'space'],
  assign: ['faction'],
  declare: ['count'],
  repair: ['piece'],
  rebuild: ['piece', 'space'],
  'rebuild-reserve': ['piece'],
  'buy-leader': ['piece', 'space'],
  'buy-influence': ['count'],
  'end-infighting': [],
} as const satisfies Readonly<Record<string, readonly (keyof ActionArgs)[]>>;

export type ActionKind = keyof typeof ACTIONS;
export type ActionOf<K extends ActionKind> = K extends ActionKind
  ? { readonly kind: K } & { readonly [F in (typeof ACTIONS)[K][number]]: ActionArgs[F] }
  : never;
export type Action = ActionOf<ActionKind>;
export type AnyMove = Action | Roll;

/**
 * A step of the agenda: a kind and its facts. Steps are never changed, only replaced, so a copy of the agenda may
 * share them. What a fact means stands with the phase that pushes the step.
 */
export interface Step {
  readonly kind: StepKind;
  readonly side?: SideId;
  readonly piece?: PieceId;
  readonly space?: SpaceId;
  readonly faction?: FactionId;
  readonly card?: ActionCardId;
  readonly count?: number;
  readonly limit?: number;
  readonly box?: number;
  readonly die?: number;
  readonly option?: string;
  /** What the step is for, where several rules use it. */
  readonly why?: string;
  readonly list?: readonly number[];
  readonly more?: readonly number[];
  /** Card effects still to be carried out, by their place in the card data. */
  readonly path?: readonly number[];
}

/** A step while it is being made. */
export type StepDraft = { -readonly [K in keyof Step]: Step[K] };

/** Kinds of steps. Those marked M the game carries out alone, C are answered by dice. */
const STEPS = [
  // before the game
  'bid-die', // C
  'bid',
  // 5.1 Preparation
  'preparation', // M
  'new-deck',
  'draw', // C
  'weather', // C
  'draw-marker', // C
  'tsar',
  'tsar-die', // C
  // 5.2 Political Phase
  'political', // M
  'rescue',
  'rescue-die', // C
  'allocate',
  'reveal', // M
  'influence-die', // C
  'generate', // M
  'draw-political', // C
  'look-political', // C
  'place-political',
  'political-cards', // M: simple politics
  'simple-die', // C
  'move-fcms', // M
  'gain-faction', // M
  'lose-faction', // M
  'displace',
  'station',
  'lieven', // C
  'political-end', // M
  // 5.3 Action Phase
  'action', // M
  'impulse', // M
  'choose',
  'operations', // M
  'mark',
  'protector',
  'makhno-die', // C
  'defeatism-die', // C
  'window',
  'moves',
  'moving',
  'kerch-die', // C
  'road2-die', // C
  'overrun',
  'overrun-die', // C
  'end-moves', // M
  'drop',
  'combats',
  'bomb-die', // C
  'impulse-end', // M
  'round-end', // M
  'redeploy',
  'redeploying',
  'repair-die', // C: Wrangel, Trotsky
  'propaganda-die', // C
  'rally-die', // C
  'revolt-die', // C
  'revolt-space',
  'politburo-die', // C
  'accused', // C
  'far-east-die', // C
  'greens-die', // C
  'hunt-die', // C
  'hunt',
  'hunt-cost', // C
  'sortie-die', // C
  'sortie-again', // C
  'capture-influence',
  'muster',
  // 5.4 Combat
  'declare-attack',
  'withdraw',
  'ability', // M
  'ability-window',
  'ability-die', // C
  'withdrawing',
  'pursue',
  'pursuing',
  'pursuit',
  'reinforce',
  'reinforcing',
  'peoples-die', // C
  'peoples',
  'combat-window',
  'tanks',
  'die-modifier',
  'surprise',
  'surprise-die', // C
  'fire', // M
  'fire-die', // C
  'losses',
  'step-loss',
  'corps',
  'survivors', // M
  'survival-die', // C
  'resolve', // M
  'cancel-retreat',
  'cancel-die', // C
  'hold',
  'retreat',
  'retreat-cost', // M
  'exploit',
  'advance',
  'counter',
  'counter-fire', // C
  'combat-end', // M
  // 5.5 Logistics Phase
  'logistics', // M
  'save-cards',
  'gold',
  'withdrawal', // M
  'withdrawal-die', // C
  'attrition', // M
  'attrition-corps',
  'conquest', // M
  'subjugate',
  'in-fighting', // M
  'accusation-die', // C
  'one-russia-die', // C
  'one-russia',
  'desertion-region', // C
  'desertion-die', // C
  'desertion-unit', // C
  'lost-vc',
  'differential', // M
  'victory', // M
  'inefficiency', // M
  'semenov-die', // C
  'trotsky-die', // C
  'collect', // M
  'raid',
  'raid-die', // C
  'assign',
  'spend',
  'spending',
  'influence-roll', // C
  'place-influence',
  'end-infighting-die', // C
  'end-replacements', // M
  'turn-end', // M
  'don-die', // C
  'don-place',
  // special pieces
  'mutiny-die', // C
  'mutiny-fire', // C
  'mutiny-move',
  'peasant-die', // C
  'peasant-region',
  'peasant-space',
  'putsch-die', // C
  'putsch',
  // cards: answered by `cards/index.ts`, which gives the flow `automatic`, `phases` and `chance` for these five
  'event', // M
  'effects', // M
  'effect-choice',
  'effect-die', // C
  'effect-random', // C
  'over',
] as const;
export type StepKind = (typeof STEPS)[number];

/** Something that happened; facts are names and numbers. */
export interface Event extends GameEvent {
  readonly kind: EventKind;
  readonly clause?: Clause;
  readonly facts: Facts;
}

const EVENTS = [
  'turn',
  'phase',
  'impulse',
  'drew',
  'weather',
  'marker-drawn',
  'marker-shown',
  'tsar',
  'allocated',
  'revealed',
  'influence-value',
  'placed-political',
  'looked',
  'fcm',
  'gained',
  'lost-control',
  'set-up',
  'displaced',
  'war',
  'protected',
  'undefended',
  'played',
  'special-action',
  'recorded-steps',
  'marked',
  'refused',
  'cancelled',
  'moved',
  'took-control',
  'captured',
  'got-influence',
  'die',
  'eliminated',
  'reduced',
  'repaired',
  'replaced',
  'leader-lost',
  'vp',
  'attack',
  'withdrew',
  'pursued',
  'reinforced',
  'called-off',
  'fired',
  'surprise',
  'won',
  'held',
  'retreated',
  'advanced',
  'counter-attack',
  'redeployed',
  'no-act',
  'no-act-removed',
  'placed',
  'removed',
  'left-game',
  'withdrew-power',
  'conquered',
  'subjugated',
  'attrition',
  'space-lost',
  'differential',
  'discarded',
  'saved',
  'gold',
  'steps',
  'bought-leader',
  'bought-influence',
  'influence-shown',
  'in-fighting',
  'in-fighting-ended',
  'passed',
  'bid',
  'bid-won',
  'seats-exchanged',
  'flag',
  'victory',
] as const;
export type EventKind = (typeof EVENTS)[number];

export type EmitEvent = Emit<Event> | undefined;

export type GameAsk = Ask & { readonly kind: StepKind };
