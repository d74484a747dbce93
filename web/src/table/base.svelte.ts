// What all tables have in common: rules asked of a state that fits the view, refusals, previews, looking back.
import {
  type Aim,
  type AnyAction,
  type AnyGame,
  CHANCE,
  checkAction,
  type Decision,
  type GameEvent,
  isRoll,
  type Line,
  type Locale,
  parseAction,
  printAction,
  type Refusal,
  refuse,
  type Setup,
  type Side,
  type StandingOrder,
  type Texts,
  type Warning,
} from '@motti/engine';
import { settings } from '../settings.svelte.ts';
import { nearestChoice } from './nearest.ts';
import { Playback } from './playback.svelte.ts';
import { type Round, roundOf } from './round.ts';
import { refusalSentence } from './sentences.ts';
import type {
  AnyTable,
  Ended,
  NearAct,
  Preview,
  RefusalHint,
  Refused,
  Seat,
  TableEntry,
} from './table.svelte.ts';

/** The match as the viewer sees it at one moment. */
export interface Position {
  readonly view: unknown;
  readonly state: unknown;
  readonly decision: Decision;
}

/** A refusal as it was met. */
interface SeenRefusal {
  readonly action: AnyAction | undefined;
  readonly refusal: Refusal;
  /** What the skin knows to be legal and near, where the rule names nothing. */
  readonly nearest?: NearAct | undefined;
  /** How many lines there were when it was refused. */
  readonly after: number;
}

/** So many lines are told of what came of a fight. */
const MOST_CAME = 6;

export abstract class BaseTable implements AnyTable {
  abstract readonly id: string;
  abstract readonly kind: 'local' | 'remote' | 'replay';
  abstract readonly game: AnyGame;
  abstract readonly setup: Setup;
  abstract readonly seats: readonly Seat[];
  abstract readonly viewer: Side | undefined;
  abstract readonly entries: readonly TableEntry[];
  abstract readonly thinking: Side | undefined;
  abstract readonly draft: readonly Line[];
  abstract readonly canUndo: boolean;

  #version = $state(0);
  /** How many entries there were before the last change, and after it. */
  #entriesThen = 0;
  #entriesNow = 0;
  #warned:
    | { action: AnyAction; version: number; viewer: Side; found: readonly Warning[] }
    | undefined;
  #known = $state(0);
  #moment = $state<number>();
  #refused = $state.raw<SeenRefusal>();
  #focus = $state.raw<AnyAction>();
  #preview = $state.raw<Preview>();
  /** The action whose preview has been asked for. */
  #previewed: AnyAction | undefined;
  readonly #previews = new Map<string, Promise<Preview | undefined>>();
  #lookedAt = $state<number>();
  fighting: readonly string[] = $state.raw([]);
  pointedAt: readonly number[] = $state.raw([]);
  readonly overlays: Record<string, boolean> = $state({});

  readonly playback: Playback = new Playback({
    count: () => this.entries.length,
    kindOf: (index) => this.#kindOf(index),
  });

  readonly #position: Position = $derived.by(() => {
    void this.#version;
    const at = this.#moment ?? this.playback.at;
    return at === undefined ? this.present() : this.past(at);
  });
  readonly #choices: readonly AnyAction[] = $derived.by(() =>
    this.canAct ? this.game.choices(this.state, this.viewer!) : [],
  );

  /** The match now, and after an earlier entry, by the viewer's eyes. */
  protected abstract present(): Position;
  protected abstract past(entry: number): Position;
  /** Plays checked actions of the viewer. */
  protected abstract submit(actions: readonly AnyAction[]): Refusal | undefined;
  abstract undo(): void;

  /** Something has happened: everything computed from the position is stale. */
  protected changed(): void {
    this.#version++;
    this.#entriesThen = this.#entriesNow;
    this.#entriesNow = this.entries.length;
    if (!this.#isStillRefused()) this.#refused = undefined;
    this.#lookedAt = undefined;
    this.#previews.clear();
    this.focus = undefined;
    this.playback.follow();
  }

  /** A line of another's that leaves the question as it was, a secret one: no reason to take the words away. */
  #isStillRefused(): boolean {
    if (!this.#refused?.action) return false;
    const lines = this.entries.slice(this.#refused.after);
    return (
      lines.length > 0 &&
      lines.every(({ side }) => side !== this.viewer) &&
      this.canAct &&
      this.#check(this.#refused.action) !== undefined
    );
  }

  /** What a person at this screen did, they have seen; what the others did, and the dice, is shown, where anything came of it. */
  #kindOf(index: number): 'move' | 'dice' | undefined {
    const entry = this.entries[index];
    if (!entry || entry.events.length === 0) return undefined;
    if (entry.side === CHANCE) return 'dice';
    return this.seats.find(({ side }) => side === entry.side)?.who === 'you' ? undefined : 'move';
  }

  get pointedEntries(): readonly TableEntry[] {
    return this.pointedAt.flatMap((index) => this.entries[index] ?? []);
  }

  get latest(): TableEntry | undefined {
    if (this.kind === 'replay') return this.entries[this.moment ?? -1];
    return this.#moment === undefined
      ? this.entries[this.playback.at ?? this.entries.length - 1]
      : undefined;
  }

  get latestTogether(): readonly TableEntry[] {
    const { latest, entries, viewer } = this;
    void this.#version;
    if (!latest) return [];
    if (this.kind === 'replay' || this.playback.at !== undefined) return [latest];
    const own = entries.slice(this.#entriesThen, -1).filter(({ side }) => side === viewer);
    return [...own, latest];
  }

  get version(): number {
    return this.#version;
  }
  get made(): number {
    return this.entries.length + this.draft.length;
  }
  get view(): unknown {
    return this.#position.view;
  }
  get state(): unknown {
    return this.#position.state;
  }
  get decision(): Decision {
    return this.#position.decision;
  }
  get choices(): readonly AnyAction[] {
    return this.#choices;
  }
  get locale(): Locale {
    return settings.locale;
  }
  get texts(): Texts<AnyAction, GameEvent> {
    return this.game.texts(settings.locale, this.setup);
  }

  get ended(): Ended | undefined {
    return undefined;
  }

  get canAct(): boolean {
    const { viewer, decision } = this;
    if (viewer === undefined || this.#moment !== undefined || this.playback.playing) return false;
    return decision.kind === 'choose' && decision.sides.includes(viewer);
  }

  play(action: AnyAction | readonly AnyAction[]): boolean {
    const actions = 'kind' in action ? [action] : action;
    this.#moment = undefined;
    const refusal = this.submit(actions);
    if (!refusal) {
      this.#refused = undefined;
      return true;
    }
    this.#refused = { action: actions[0]!, refusal, after: this.entries.length };
    return false;
  }

  why(action: AnyAction, reason?: Refusal): Refused | undefined {
    const refusal = this.#check(action);
    if (!refusal) return undefined;
    return { ...this.#explain({ action, refusal: reason ?? refusal }), instead: undefined };
  }

  refuse(action: AnyAction, hint: RefusalHint = {}): boolean {
    const refusal = this.#check(action);
    const { nearest, reason } = hint;
    const after = this.entries.length;
    this.#refused = refusal && { action, refusal: reason ?? refusal, nearest, after };
    return refusal !== undefined;
  }

  #check(action: AnyAction): Refusal | undefined {
    const { game, state, viewer } = this;
    return viewer === undefined
      ? refuse('server', 'spectators-watch')
      : checkAction(game, state, viewer, action);
  }

  get refused(): Refused | undefined {
    if (!this.#refused) return undefined;
    return { ...this.#explain(this.#refused), instead: this.#insteadOf(this.#refused) };
  }

  dismiss(): void {
    this.#refused = undefined;
  }

  /** A refusal that came from elsewhere; without an action when it is about none. */
  protected showRefusal(action: AnyAction | undefined, refusal: Refusal): void {
    this.#refused = { action, refusal, after: this.entries.length };
  }

  #explain({ action, refusal }: Pick<SeenRefusal, 'action' | 'refusal'>): Omit<Refused, 'instead'> {
    return { action, refusal, sentence: refusalSentence(this, refusal, this.locale) };
  }

  /** What the skin knows, else what the rule names, else what differs in one thing; nothing that costs something. */
  #insteadOf({ action, refusal, nearest }: SeenRefusal): NearAct | undefined {
    if (nearest || !action) return nearest;
    const named =
      refusal.instead === undefined ? undefined : parseAction(this.game, refusal.instead);
    if (named) return isRoll(named) ? undefined : { action: named, all: [named] };
    const near = nearestChoice(this.choices, action);
    return near && this.warningsOf(near).length === 0 ? { action: near, all: [near] } : undefined;
  }

  get focus(): AnyAction | undefined {
    return this.#focus;
  }

  set focus(action: AnyAction | undefined) {
    this.#focus = action;
    this.#preview = undefined;
    this.#previewed = undefined;
  }

  /** Computed when it is looked at: most questions are answered on the map, where no panel shows it. */
  get preview(): Preview | undefined {
    const action = this.#focus;
    if (action && this.#previewed !== action) {
      this.#previewed = action;
      void this.previewOf(action).then((preview) => {
        if (this.#focus === action) this.#preview = preview;
      });
    }
    return this.#preview;
  }

  previewOf(action: AnyAction): Promise<Preview | undefined> {
    if (!this.canAct) return Promise.resolve(undefined);
    const text = printAction(this.game, action);
    const known = this.#previews.get(text);
    if (known) return known;
    const computing = computePreview(
      this.game.id,
      this.setup,
      $state.snapshot(this.view),
      this.viewer!,
      text,
    );
    this.#previews.set(text, computing);
    return computing;
  }

  /** Rounds by their entry; an entry in which no fight was decided is known too. */
  readonly #rounds = new WeakMap<TableEntry, { readonly round: Round | undefined }>();

  roundAt(index: number): Round | undefined {
    const entry = this.entries[index];
    if (!entry || entry.text === undefined || !this.game.fight) return undefined;
    const known = this.#rounds.get(entry);
    if (known) return known.round;
    void this.#known;
    const before = this.momentBefore(index);
    if (!before) return undefined;
    let isWhole = true;
    const round = roundOf(this.game, before, entry, () => {
      const after = this.momentBefore(index + 1);
      isWhole = after !== undefined;
      return after;
    });
    if (isWhole) this.#rounds.set(entry, { round });
    return round;
  }

  stateBefore(entry: number): unknown {
    return this.momentBefore(entry)?.state;
  }

  /** Aims by the last entry of what was done for them. */
  readonly #aims = new WeakMap<TableEntry, { readonly aim: Aim | undefined }>();

  // Both positions are guesses from the viewer's own views: whatever is made of them, it tells the viewer no secret.
  aimAt(index: number): string | undefined {
    const { entries, game, texts } = this;
    const entry = entries[index];
    if (!game.aim || !texts.aim || !entry || !this.#isDone(index)) return undefined;
    const known = this.#aims.get(entry);
    if (known) return known.aim && texts.aim(known.aim);
    void this.#known;
    let first = index;
    while (entries[first - 1]?.side === entry.side) first--;
    const before = this.momentBefore(first);
    const after = this.momentBefore(index + 1);
    if (!before || !after) return undefined;
    const aim = game.aim(before.state, after.state, entry.side);
    this.#aims.set(entry, { aim });
    return aim && texts.aim(aim);
  }

  /** The entry is a machine's, and the machine does not go on after it. */
  #isDone(index: number): boolean {
    const { side } = this.entries[index]!;
    if (this.seats.find((seat) => seat.side === side)?.who !== 'bot') return false;
    const next = this.entries[index + 1];
    if (next) return next.side !== side;
    const { decision } = this.present();
    return decision.kind !== 'choose' || !decision.sides.includes(side);
  }

  /** The position just before an entry; nothing where it is not known here. */
  protected momentBefore(entry: number): Position | undefined {
    return this.past(entry - 1);
  }

  isAskedBy(entry: number): boolean {
    const { game, state, decision } = this;
    const then = this.momentBefore(entry);
    if (!this.canAct || decision.kind !== 'choose' || !then) return false;
    if (game.phase?.(state) !== game.phase?.(then.state)) return false;
    if (game.fight?.(state)?.over) return false;
    const before = this.#askedBefore(entry);
    return before !== undefined && before !== decision.ask.kind;
  }

  /** The kind of the question whose answer led to an entry: to a roll, what somebody chose before it. */
  #askedBefore(entry: number): string | undefined {
    let asked = entry;
    while (asked > 0 && this.entries[asked]?.side === CHANCE) asked--;
    const before = this.momentBefore(asked)?.decision;
    return before?.kind === 'choose' ? before.ask.kind : undefined;
  }

  cameOf(entry: number): readonly TableEntry[] {
    const { game, entries } = this;
    const last = this.playback.at ?? entries.length - 1;
    const asked = this.#askedBefore(entry);
    const fought = this.momentBefore(entry);
    const isOver = (now: Position | undefined): boolean => {
      if (!now || !fought) return false;
      if (game.phase?.(now.state) !== game.phase?.(fought.state)) return true;
      return now.decision.kind === 'choose' && now.decision.ask.kind === asked;
    };
    const came: TableEntry[] = [];
    for (let at = entry + 1; at <= last && came.length < MOST_CAME; at++) {
      const next = entries[at]!;
      if (next.side === CHANCE || isOver(this.momentBefore(at))) break;
      came.push(next);
    }
    return came;
  }

  isSameQuestionSince(entry: number): boolean {
    const { decision } = this;
    const then = this.past(entry).decision;
    return (
      decision.kind === 'choose' && then.kind === 'choose' && decision.ask.kind === then.ask.kind
    );
  }

  warningsOf(action: AnyAction, before: readonly AnyAction[] = []): readonly Warning[] {
    const { viewer, version } = this;
    if (!this.canAct || viewer === undefined || !this.game.warnings) return [];
    // What lies under the pointer is asked about by the map and by the panel: one answer for both.
    const last = this.#warned;
    if (last?.action === action && last.version === version && last.viewer === viewer)
      return last.found;
    const found = this.#warnings(viewer, action, before);
    this.#warned = { action, version, viewer, found };
    return found;
  }

  #warnings(viewer: Side, action: AnyAction, before: readonly AnyAction[]): readonly Warning[] {
    const { game } = this;
    const state = before.length > 0 ? game.clone(this.state) : this.state;
    for (const earlier of before) {
      if (checkAction(game, state, viewer, earlier)) return [];
      game.apply(state, viewer, earlier);
    }
    return checkAction(game, state, viewer, action) ? [] : game.warnings!(state, viewer, action);
  }

  get moment(): number | undefined {
    return this.#moment ?? this.playback.at;
  }

  get order(): StandingOrder | undefined {
    return undefined;
  }

  get canOrderPass(): boolean {
    const { game, state, viewer } = this;
    if (!this.canAct || viewer === undefined || !this.takesOrders) return false;
    const pass = game.passing?.(state, viewer);
    if (!pass || checkAction(game, state, viewer, pass)) return false;
    const { decision } = this;
    return decision.kind === 'choose' && !this.order?.kinds.includes(decision.ask.kind);
  }

  /** Somebody keeps the viewer's standing orders here. */
  protected get takesOrders(): boolean {
    return false;
  }

  orderPass(_until: 'turn' | 'called-off'): boolean {
    return false;
  }

  callOffOrders(): void {}

  get progress(): number | undefined {
    return undefined;
  }

  hurry(): void {}

  get canHint(): boolean {
    return false;
  }

  get hint(): readonly AnyAction[] | undefined {
    return undefined;
  }

  askHint(): void {}

  dropHint(): void {}

  get canTakeBack(): boolean {
    return false;
  }

  get mayTakeBack(): boolean {
    return false;
  }

  takeBackTo(_entries: number): void {}

  /** A moment has become known that was not: what is computed of the past is computed again. */
  protected recalled(): void {
    this.#known++;
  }

  recall(_entry: number): Promise<void> {
    return Promise.resolve();
  }

  get lookedAt(): number | undefined {
    return this.#lookedAt;
  }

  look(entry: number | undefined): void {
    if (this.playback.playing) this.playback.skip();
    this.#moment = entry === this.entries.length - 1 ? undefined : entry;
    this.#lookedAt = entry;
    this.#refused = undefined;
    this.focus = undefined;
  }
}

async function computePreview(
  game: string,
  setup: Setup,
  view: unknown,
  side: Side,
  text: string,
): Promise<Preview | undefined> {
  const { previews } = await import('../workers/index.ts');
  return previews.thinker.preview(game, setup, view, side, text);
}
