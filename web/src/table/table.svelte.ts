// What the frame and a game's skin see of a match, whatever runs it: this browser, a server, a record being replayed.
import type {
  AnyAction,
  AnyGame,
  Breakdown,
  Decision,
  GameEvent,
  Line,
  Locale,
  Refusal,
  Setup,
  Side,
  StandingOrder,
  Texts,
  Warning,
} from '@motti/engine';
import type { Playback } from './playback.svelte.ts';
import type { Round } from './round.ts';

/** Who plays a side. */
export interface Seat {
  readonly side: Side;
  /** `rules`: nobody plays it, the rules do; `open`: a seat that nobody has taken yet. */
  readonly who: 'you' | 'person' | 'bot' | 'rules' | 'open';
  /** A person's name, or the level of a bot; empty when there is none. */
  readonly name: string;
  readonly present: boolean;
}

/** A line of the log as the viewer may know it. */
export interface TableEntry<Event = GameEvent> {
  readonly index: number;
  readonly side: Side;
  /** The notation; `undefined` when the line is a secret of another side. */
  readonly text: string | undefined;
  readonly events: readonly Event[];
}

/** What can be done instead of something refused. */
export interface NearAct<Action = AnyAction> {
  /** What it is called by. */
  readonly action: Action;
  /** All that is played for it, in this order. */
  readonly all: readonly Action[];
  /** Where a skin does not play it all at once. */
  readonly play?: () => void;
}

/** A refusal that was met, with the action that met it. The sentence is in the present language. */
export interface Refused<Action = AnyAction> {
  /** What was tried; `undefined` when it was no action of the game. */
  readonly action: Action | undefined;
  readonly refusal: Refusal;
  readonly sentence: string;
  /** The nearest legal act, where there is one. */
  readonly instead: NearAct<Action> | undefined;
}

/** What a skin knows to answer a refused action with, where it knows more than the rule that met it first. */
export interface RefusalHint<Action = AnyAction> {
  /** A legal act near the one that was tried. */
  readonly nearest?: NearAct<Action> | undefined;
  /** The reason that explains most. */
  readonly reason?: Refusal | undefined;
}

/** An end that the position does not show. */
export interface Ended {
  readonly winner: Side | undefined;
  readonly sentence: string;
}

/** How a headline number may come out. */
export interface GaugeOdds {
  /** The gauge by its key; `Texts.name` says it in words. */
  readonly gauge: string;
  readonly now: number;
  readonly mean: number;
  readonly outcomes: readonly { readonly value: number; readonly chance: number }[];
}

/** What an action leads to: how its numbers are made, and how the dice may fall. */
export interface Preview {
  readonly breakdowns: Readonly<Record<string, Breakdown>>;
  readonly gauges: readonly GaugeOdds[];
  /** `exact`: every roll was counted; otherwise how many games were sampled. */
  readonly samples: 'exact' | number;
}

/**
 * A table. Every field is reactive: reading it in a template or an effect is enough.
 * A skin draws `view` (what the viewer may know) and asks rules of `state` (a state that fits it).
 */
export interface TableModel<
  State = unknown,
  Action extends AnyAction = AnyAction,
  View = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly id: string;
  /** Who runs it; a replay is looked at, not played. */
  readonly kind: 'local' | 'remote' | 'replay';
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seats: readonly Seat[];
  /** The side whose eyes look; `undefined`: a spectator. */
  readonly viewer: Side | undefined;
  /** What the viewer knows, their draft included. */
  readonly view: View;
  /** A state that fits the view. What the viewer cannot know is guessed in it: ask rules of it, never show that. */
  readonly state: State;
  readonly decision: Decision;
  /** Everything the viewer may do now, in the game's order; empty when they are not asked. */
  readonly choices: readonly Action[];
  /** The log, oldest first. */
  readonly entries: readonly TableEntry<Event>[];
  /** Grows with every change: a key for whatever is computed from the position. */
  readonly version: number;
  /** How many lines there are, the draft's included: a line of one's own that the server confirms is not one more. */
  readonly made: number;
  readonly locale: Locale;
  readonly texts: Texts<Action, Event>;
  /** How the match ended, where no rule ended it: given up, agreed, out of time. */
  readonly ended: Ended | undefined;
  /** The viewer is asked, and looks at the present. */
  readonly canAct: boolean;
  /** A bot that is thinking now. */
  readonly thinking: Side | undefined;
  /** How far it is, from 0 to 1, where it takes long enough to say so. */
  readonly progress: number | undefined;
  /** It is to play the best it has found so far. */
  hurry(): void;
  /** The viewer's lines of the present decision that nobody has answered yet; they can be taken back. */
  readonly draft: readonly Line[];

  /** Plays the actions as one. Where a rule forbids it nothing happens and `refused` says why. */
  play(action: Action | readonly Action[]): boolean;
  /** Why not, without playing; `undefined` when it is legal. With the reason that explains most, where a skin knows it. */
  why(action: Action, reason?: Refusal): Refused<Action> | undefined;
  /** The last refusal, until it is dismissed or something is played. */
  readonly refused: Refused<Action> | undefined;
  /** Shows why an action is not legal, as if it had been tried. Returns false when it is legal. */
  refuse(action: Action, hint?: RefusalHint<Action>): boolean;
  dismiss(): void;

  /** Against the machine, the viewer may ask it what it would do in their place; the record tells. */
  readonly canHint: boolean;
  /** What it answered: the lines that it would play, none yet while it thinks. */
  readonly hint: readonly AnyAction[] | undefined;
  askHint(): void;
  dropHint(): void;

  /** Nobody is wronged: alone or against the machine every line may be taken back, dice and answers with it. */
  readonly canTakeBack: boolean;
  /** Whatever the viewer decides now, they may take back later. */
  readonly mayTakeBack: boolean;
  /** Back to the first so many entries; the record keeps what was taken back. */
  takeBackTo(entries: number): void;
  /** What the viewer has ordered: kinds of question in which they pass. Secret. */
  readonly order: StandingOrder | undefined;
  /** The present question can be passed, and an order be given to pass in such questions. */
  readonly canOrderPass: boolean;
  /** False where that cannot be ordered. */
  orderPass(until: 'turn' | 'called-off'): boolean;
  /** The viewer decides for themselves again. */
  callOffOrders(): void;
  readonly canUndo: boolean;
  /** Takes the last line back; where that is not possible `refused` says why. */
  undo(): void;

  /** The action under the cursor or the keyboard focus; set by whoever is pointed at. */
  focus: Action | undefined;
  /** The preview of `focus`, once computed. */
  readonly preview: Preview | undefined;
  /** The preview of any action; computed off the main thread, kept until the position changes. */
  previewOf(action: Action): Promise<Preview | undefined>;

  /** Overlays of the map that are switched on: `zoc`, `supply`, `control`. */
  readonly overlays: Record<string, boolean>;

  /** Fetches what is needed to show the table as it stood after an entry, where it is not here. */
  recall(entry: number): Promise<void>;
  /** What others did, while it is being shown move by move. */
  readonly playback: Playback;
  /** The last entry that is shown, when the reader sees it happen; nothing while they look back. */
  readonly latest: TableEntry<Event> | undefined;
  /** The same with all that the viewer did in one: a stack moves together. */
  readonly latestTogether: readonly TableEntry<Event>[];

  /** The round that was rolled at this entry, with the numbers it was rolled with; nothing where no fight was decided. */
  roundAt(entry: number): Round | undefined;
  /** A state that fits what the viewer knew just before an entry; nothing where that is not known here. */
  stateBefore(entry: number): State | undefined;
  /** Where a machine has done with this entry what it was at: what it was after, by what the viewer sees; in one sentence. */
  aimAt(entry: number): string | undefined;
  /** What the viewer is asked now was not asked before the dice of this entry, and in the same phase: they asked it. */
  isAskedBy(entry: number): boolean;
  /** What came of the fight that an entry decided: the lines until the next roll, until what began it is asked again, or the phase is over. */
  cameOf(entry: number): readonly TableEntry[];
  /** What is asked now was asked after that entry too: it has not been answered whole yet. */
  isSameQuestionSince(entry: number): boolean;
  /** The entry that the reader has asked for, also when it is the last one and nothing changes on the map. */
  readonly lookedAt: number | undefined;
  /** The entries that the reader points at in the log: the map shows them. */
  pointedAt: readonly number[];
  readonly pointedEntries: readonly TableEntry<Event>[];
  /** The places of the fight that the combat card shows. */
  fighting: readonly string[];
  /** What this action would cost the viewer, once those before it are done; empty when nothing, or when they are not asked. */
  warningsOf(action: Action, before?: readonly Action[]): readonly Warning[];

  /** The entry after which the table is shown; `undefined`: the present. */
  readonly moment: number | undefined;
  look(entry: number | undefined): void;
}

export type AnyTable = TableModel;
