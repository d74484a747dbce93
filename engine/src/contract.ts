// The contract every game fulfils. Engine, server, bots, web and command line know games only by it.
import type { Breakdown } from './breakdown.ts';
import type { Random } from './random.ts';

/** A side of the game by name: `soviet`, `finland`. Sides are names everywhere outside a State. */
export type Side = string;

/** Chance is a side of its own: it answers when a decision asks for dice. */
export const CHANCE = 'chance';

/** The id of a clause of the rulebook: `TV-3.2.2a`, `WW-MOV.J2`. */
export type Clause = string;

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** What a match starts from: all that `setup` needs, all that a record's header says of it. */
export interface Setup {
  readonly scenario: string;
  readonly options: Options;
  /** A scenario made by players, where the game allows it; otherwise absent. */
  readonly data?: Json;
}

/** Options by key; every value is one of the texts that `OptionInfo` lists. */
export type Options = Readonly<Record<string, string>>;

export interface OptionInfo {
  readonly key: string;
  /** The first value is the default. */
  readonly values: readonly string[];
  readonly clause: Clause;
}

export interface ScenarioInfo {
  readonly id: string;
  /** Options that this scenario fixes. */
  readonly fixed?: Options;
  /** Values that the lobby starts from and may change; absent: the first of each option. */
  readonly defaults?: Options;
  /** Only examples and tests name it; nobody is offered it. */
  readonly hidden?: boolean;
}

/** What is wrong with a scenario that a player made, or merely doubtful: a value, as a refusal is. */
export interface Problem<Code extends string = string> extends Refusal<Code> {
  /** An error keeps it from being played, a warning does not. */
  readonly level: 'error' | 'warning';
  /** Where in the file: `['sides', 0, 'units', 3]`. */
  readonly path: readonly (string | number)[];
}

/** What a scenario file says of itself. */
export interface ScenarioDescription {
  readonly title: string;
  readonly summary: string;
  readonly fixed?: Options;
  readonly defaults?: Options;
}

/** Of games that take scenarios from players. The file is foreign input: any JSON may come. */
export interface OwnScenarios {
  /** Every error and warning, the errors first; no error means that `setup` takes it. Answers in bounded time. */
  problems(data: Json): readonly Problem[];
  /** Asked only of a file without errors. */
  describe(data: Json, locale: Locale): ScenarioDescription;
}

/** What a report over many games of a scenario tells apart. Names are keys of `Texts.name`. */
export interface Landmarks {
  /** Who plays first, once it is known. */
  readonly first: Side | undefined;
  /** Everything that can change hands, with who has it now. */
  readonly held: Readonly<Record<string, Side | undefined>>;
  /** The place that is being fought for; another one, or none, before the next fight for it. */
  readonly fight: string | undefined;
}

/** What is being asked. `kind` names the decision, the other fields are its facts. */
export interface Ask {
  readonly kind: string;
  readonly clause: Clause;
  readonly [fact: string]: Fact | undefined;
}

/** Who must choose what now. */
export type Decision =
  /** Several sides: they decide secretly and simultaneously, their lines come in any order. */
  | { readonly kind: 'choose'; readonly sides: readonly Side[]; readonly ask: Ask }
  /** Dice with these numbers of faces, each showing 1 to its number. A draw or a shuffle is dice too. */
  | { readonly kind: 'chance'; readonly ask: Ask; readonly faces: readonly number[] }
  | Over;

export interface Over {
  readonly kind: 'over';
  /** No winner: a draw. */
  readonly winner: Side | undefined;
  readonly clause: Clause;
  /** The degree of the victory, where the game has degrees: `decisive`. */
  readonly level?: string;
}

/** Every action has a kind; the rest is the game's. Ids in actions are small integers, in notation names. */
export interface AnyAction {
  readonly kind: string;
}

/** The only action of chance, the same in every game. */
export interface Roll {
  readonly kind: 'roll';
  readonly dice: readonly number[];
}

/** Why not: data, never a sentence. `Texts.refusal` makes the sentence. */
export interface Refusal<Code extends string = string> {
  readonly clause: Clause;
  readonly code: Code;
  readonly facts: Facts;
  /** The nearest legal action, in notation, where there is one. */
  readonly instead?: string;
}

/** Facts of an ask, a refusal or a warning are names and numbers, or lists of them; never ids. */
export type Fact = string | number | boolean | readonly string[] | readonly number[];
export type Facts = Readonly<Record<string, Fact>>;

/** Something legal that costs: a unit that will be isolated, a space given away. For its maker's eyes only. */
export interface Warning<Code extends string = string> {
  readonly clause: Clause;
  readonly code: Code;
  readonly facts: Facts;
}

/** What a side is after, by what it has done: data, never a sentence. `Texts.aim` makes the sentence. */
export interface Aim<Code extends string = string> {
  readonly side: Side;
  readonly code: Code;
  readonly facts: Facts;
}

/** A fight as everybody may see it: what the combat card shows before, during and after. */
export interface Fight {
  readonly clause: Clause;
  readonly attacker: Side;
  readonly defender: Side;
  /** The places attacked, by name. */
  readonly places: readonly string[];
  /** Who takes part, by name and side. */
  readonly forces: Readonly<Record<Side, readonly string[]>>;
  /** Both strengths with how they were made, by side. */
  readonly strengths: Readonly<Record<Side, Breakdown>>;
  /** The column of the table: `3 : 1`, `+4`. */
  readonly column?: string;
  /** What each roll would bring, most likely first; chances add up to 1. Empty where nothing is rolled. */
  readonly outcomes: readonly { readonly result: string; readonly chance: number }[];
  /** Where one die decides: what each of its faces brings, from 1 on. */
  readonly faces?: readonly string[];
  /** The columns next to it as the table is printed, and what each face would bring there. */
  readonly beside?: { readonly before?: FightColumn; readonly after?: FightColumn };
  /** Nothing more comes of it: what is asked now is another matter. */
  readonly over?: true;
}

export interface FightColumn {
  readonly column: string;
  readonly faces: readonly string[];
}

/** Ready-made lines for a long question: a whole set-up. They are legal one after another. */
export interface Preset<Action> {
  /** `Texts.name` says `preset.<id>` in a few words, and `preset.<id>.help` in one sentence. */
  readonly id: string;
  lines(): readonly Action[];
}

/** Something that happened. Rules emit events, `Texts.event` makes sentences of them. */
export interface GameEvent {
  readonly kind: string;
  readonly clause?: Clause;
  /** The sides that may know of it; absent: everyone, spectators too. */
  readonly to?: readonly Side[];
}

export type Emit<Event> = (event: Event) => void;

/** The words of a game in one language. One object per language, all of one type. */
export interface Texts<Action, Event> {
  readonly title: string;
  readonly subtitle: string;
  side(side: Side): string;
  scenario(id: string): { readonly name: string; readonly summary: string };
  option(key: string): { readonly name: string; readonly help: string };
  optionValue(key: string, value: string): string;
  /** One sentence for the side that must decide; the thing asked stands between `**`. */
  prompt(ask: Ask, side: Side): string;
  /** One sentence for everybody else: who is deciding what. */
  waiting(ask: Ask, sides: readonly Side[]): string;
  /** A choice as a person reads it: "Attack Summa". */
  action(action: Action | Roll): string;
  event(event: Event): string;
  /** One sentence for events in a row that belong together ("4 FUS move into Terijoki"); nothing where they do not. */
  run?(events: readonly Event[]): string | undefined;
  refusal(refusal: Refusal): string;
  /** The sentence of a warning; absent where the game gives none. */
  warning?(warning: Warning): string;
  /** One sentence: "The Finnish player closes the road to Suomussalmi."; absent where the game gives none. */
  aim?(aim: Aim): string;
  /** The label of a line of a breakdown. */
  term(label: string): string;
  /** The name of a gauge or of a breakdown. */
  name(key: string): string;
  result(over: Over): string;
}

/**
 * A game. Everything is a pure function of its arguments except `apply`, which changes the state it is given.
 * Methods, not arrow properties: so a `Game<TalvisotaState, …>` is an `AnyGame` without a cast.
 */
export interface Game<State, Action extends AnyAction, View, Event extends GameEvent> {
  readonly id: string;
  /** The version of the rules; a record names the version it was played by. */
  readonly rules: number;
  readonly sides: readonly Side[];
  readonly scenarios: readonly ScenarioInfo[];
  readonly options: readonly OptionInfo[];
  /**
   * `choices` gives one way of doing each thing, and `check` knows others: any path to a hex, an order that may be
   * given at any time. Absent: `choices` lists every legal action. It may depend on the set-up: on hexes every action can
   * be listed, on an open table none.
   */
  readonly representative?: boolean | ((setup: Setup) => boolean);

  /** The sides that somebody plays in this match; the rest the rules play themselves. */
  seats(setup: Setup): readonly Side[];
  setup(setup: Setup): State;

  decision(state: State): Decision;
  /** Every legal action of a side that is asked, in a fixed order; never empty while it is asked. */
  choices(state: State, side: Side): readonly Action[];
  /** Why not; `undefined` when legal. Knows every action a person could think of, not only those in `choices`. */
  check(state: State, side: Side, action: Action | Roll): Refusal | undefined;
  /** In place; the action has been checked. */
  apply(state: State, side: Side, action: Action | Roll, emit?: Emit<Event>): void;
  clone(state: State): State;

  /** What a side may know, built field by field; `undefined` is a spectator. Plain data. */
  view(state: State, side: Side | undefined): View;
  /**
   * A state that fits the view: what the viewer cannot know is drawn at random among what is possible.
   * The viewer's own decision, choices and checks are the same in it as in the true state. What the set-up says (the
   * board of a scenario made by players) need not stand in the view.
   */
  guess(view: View, random: Random, setup: Setup): State;
  /** The sides that learn this line as it is played; `undefined`: everyone. Asked before `apply`. */
  audience(state: State, side: Side, action: Action | Roll): readonly Side[] | undefined;
  /**
   * The clause by which a line of this match stands once it is played, though nobody has learned anything by it:
   * touch-move. Absent, or `undefined`: its maker may undo it while nobody has.
   */
  final?(setup: Setup, action: Action | Roll): Clause | undefined;
  /**
   * Kinds of action that others see being made without seeing what: a counter laid face down. A hidden line of any
   * other kind changes nothing in the views of those who may not know it.
   */
  readonly faceDown?: readonly string[];

  /** One line of text per action, and back. Names, never ids. `roll` is the engine's own. */
  print(action: Action): string;
  parse(text: string): Action | undefined;

  /**
   * The headline numbers of a state: curves, odds and reports are made of them. `turn` is the turn being played;
   * a number that each side has is named `morale.finland`, so that both are drawn in one plot.
   */
  gauges(state: State): Readonly<Record<string, number>>;
  /** The numbers being computed in this decision, by name, with how they were made. */
  breakdowns(state: State): Readonly<Record<string, Breakdown>>;
  /**
   * The words of a match: a set-up may name its own sides and scenario. Without one, the words of the game in general.
   * Cheap: tables ask for it again and again.
   */
  texts(locale: Locale, setup?: Setup): Texts<Action, Event>;

  /** Of games that take scenarios from players; absent where only `scenarios` can be played. */
  readonly ownScenarios?: OwnScenarios;
  /** For reports over many games of a scenario; nobody's view, and cheap: asked after every line. */
  landmarks?(state: State): Landmarks;
  /**
   * What is asked of this side in full, where `decision` tells everybody less than it may know; absent, or nothing, where
   * `decision` says it all. Whoever shows the side its question asks this, on its own guess.
   */
  ownAsk?(state: State, side: Side): Ask | undefined;
  /** The part of the turn that is being played, as a key of `Texts.name`: the heading of table and terminal. */
  phase?(state: State): string;
  /** The action that ends this side's decision ("done", "pass"), where there is one; it may not be legal yet. */
  ending?(state: State, side: Side): Action | undefined;
  /**
   * The action by which this side, which is asked, lets the present question pass; absent where it must decide. A seat may
   * order it to be played for it: a window for a card that it will not use.
   */
  passing?(state: State, side: Side): Action | undefined;
  /** What this side may begin the present question with; empty where nothing is ready. */
  presets?(state: State, side: Side): readonly Preset<Action>[];
  /** What this action would cost its maker, who is asked on what they may know; empty when nothing. */
  warnings?(state: State, side: Side, action: Action): readonly Warning[];
  /**
   * What this side was after with what it did between two states, where that can be seen. Both are states that fit what one
   * onlooker sees: so nothing can be told that they do not know. Reads nothing that may be guessed in them.
   */
  aim?(before: State, after: State, side: Side): Aim | undefined;
  /** The fight that is being decided, or that this action of this side would begin; with dice, the strengths as those leave them. */
  fight?(
    state: State,
    begin?: { readonly side: Side; readonly action: Action },
    dice?: readonly number[],
  ): Fight | undefined;

  /** For examples: the scenario's set-up with what `position` says, in names. Throws `PositionError`. */
  arrange(setup: Setup, position: Json): State;
  /** For examples and tests: the state in names, as a tree. */
  picture(state: State): Json;
  /** What is unsound in this state; empty when nothing is. Counter conservation and the like. */
  audit(state: State): readonly string[];
}

/** A game whose types nobody needs to know: what engine, server, web and command line handle. */
export type AnyGame = Game<unknown, AnyAction, unknown, GameEvent>;

/** An example's position that makes no sense: foreign input, so it is an error with a message for its author. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
}
