// A table that runs in this browser: people on one screen, bots in a worker, no server.
import type { BotQuestion } from '@motti/bots';
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  type Entry,
  fairRoll,
  type GameEvent,
  invariant,
  isRoll,
  type Line,
  Match,
  parseAction,
  printAction,
  type Refusal,
  type Roll,
  type Setup,
  type Side,
  type StandingOrder,
  seededRandom,
  standingAnswer,
  standingOrderFor,
} from '@motti/engine';
import { standing } from '../store/begin.ts';
import { matches, type Player, type SavedMatch } from '../store/matches.svelte.ts';
import { BaseTable, type Position } from './base.svelte.ts';
import { Moments } from './moments.ts';
import type { Seat, TableEntry } from './table.svelte.ts';

type AnyMatch = Match<unknown, AnyAction, unknown, GameEvent>;

export interface LocalOptions {
  /** The lines with which a bot goes on; thinks elsewhere, and tells how far it is. */
  readonly think: (
    question: BotQuestion,
    level: string,
    seed: string,
    tell: (done: number) => void,
  ) => Thought;
  /** A bot thinks ahead elsewhere, while a person decides, and tells what it would play at which view; returns what ends it. */
  readonly ponder?: (
    question: BotQuestion,
    level: string,
    seed: string,
    hear: (view: unknown, lines: readonly string[]) => void,
  ) => () => void;
  /** What the strongest bot would do. */
  readonly advise: (question: BotQuestion, seed: string) => Promise<readonly string[]>;
  /** A lesson lets only its own lines be played; it says itself why. */
  readonly allow?: (lines: readonly string[]) => boolean;
  /** Waits so that a person can follow what others do. */
  readonly pause: () => Promise<void>;
}

/** A thought under way. */
export interface Thought {
  readonly lines: Promise<readonly string[]>;
  /** The best so far is its answer, as soon as there is any. */
  stop(): void;
}

/** What takes less is over before anybody has read how far it is. */
const WORTH_TELLING_MS = 400;

export class LocalTable extends BaseTable {
  readonly kind = 'local';
  readonly game: AnyGame;
  readonly #options: LocalOptions;
  readonly #people: readonly Side[];
  #saved: SavedMatch;
  #match: AnyMatch;
  #viewer = $state<Side>();
  #cover = $state<Side>();
  #thinking = $state<Side>();
  #progress = $state<number>();
  #thought: Thought | undefined;
  readonly #foreseen = new Map<string, readonly string[]>();
  #stopPondering: (() => void) | undefined;
  #hint = $state.raw<readonly AnyAction[]>();
  /** How many lines there were when it was asked for. */
  #hintAfter = 0;
  /** What went wrong while a bot was thinking. */
  fault = $state<string>();
  #driving = false;
  /** Somebody has played: there may be more to drive. */
  #wanted = false;
  #closed = false;
  readonly #shown = new ShownEntries();
  readonly #moments: Moments;
  readonly #stopListening: () => void;

  constructor(game: AnyGame, saved: SavedMatch, options: LocalOptions) {
    super();
    this.game = game;
    this.#options = options;
    this.#saved = saved;
    this.#match = replay(game, saved);
    this.#moments = new Moments(game, saved.setup);
    this.#people = game.seats(saved.setup).filter((side) => saved.players[side]?.kind === 'person');
    this.#sit();
    this.#stopListening = matches.onChange(saved.id, () => this.#adopt());
    this.playback.catchUp();
  }

  /** Starts whoever must act: dice, bots. */
  start(): void {
    void this.#drive();
  }

  close(): void {
    this.#closed = true;
    this.#endPondering();
    this.#stopListening();
  }

  get id(): string {
    return this.#saved.id;
  }
  get setup(): Setup {
    return this.#saved.setup;
  }
  get viewer(): Side | undefined {
    return this.#viewer;
  }
  /** The side that must take the seat before anything is shown. */
  get cover(): Side | undefined {
    return this.#cover;
  }
  get thinking(): Side | undefined {
    return this.#thinking;
  }
  override get progress(): number | undefined {
    return this.#progress;
  }

  override hurry(): void {
    this.#thought?.stop();
  }

  get saved(): SavedMatch {
    void this.version;
    return this.#saved;
  }

  readonly seats: readonly Seat[] = $derived.by(() => {
    const played = this.game.seats(this.setup);
    return this.game.sides.map((side) => seatOf(side, played, this.#saved.players[side]));
  });

  uncover(): void {
    this.#viewer = this.#cover;
    this.#cover = undefined;
    this.changed();
  }

  readonly entries: readonly TableEntry[] = $derived.by(() => {
    void this.version;
    const over = this.#match.decision.kind === 'over';
    return this.#shown.of(this.#match.entries, this.#viewer, over);
  });

  readonly draft: readonly Line[] = $derived.by(() => {
    void this.version;
    const { entries, barrier } = this.#match;
    return entries.slice(barrier).filter((entry) => entry.side === this.#viewer);
  });

  readonly canUndo: boolean = $derived.by(() => {
    void this.version;
    if (this.#viewer === undefined || this.#cover !== undefined) return false;
    return this.#match.checkUndo(this.#viewer) === undefined;
  });

  protected present(): Position {
    return this.#seen(this.#match.state);
  }

  protected past(entry: number): Position {
    return this.#seen(this.#moments.stateAfter(this.#match.entries, entry + 1));
  }

  #seen(truth: unknown): Position {
    const view = this.game.view(truth, this.#viewer);
    const state = this.game.guess(view, seededRandom(this.version), this.setup);
    return { view, state, decision: this.game.decision(truth) };
  }

  protected submit(actions: readonly AnyAction[]): Refusal | undefined {
    invariant(this.#viewer !== undefined, 'nobody sits here');
    if (this.#stale()) this.#adopt();
    const lines = actions.map((action) => printAction(this.game, action));
    if (this.#options.allow?.(lines) === false) return undefined;
    const cut = this.#match.playAll(this.#viewer, actions);
    // What stands after a line that revealed something is decided anew, by who sees it now.
    if (cut && 'refusal' in cut) return cut.refusal;
    this.#played();
    return undefined;
  }

  /** A lesson has its own way. */
  protected override get takesOrders(): boolean {
    return this.#options.allow === undefined;
  }

  /** Passes in questions like the present one from now on. */
  override orderPass(until: 'turn' | 'called-off'): boolean {
    const side = this.#viewer;
    if (side === undefined || !this.canOrderPass) return false;
    const { orders = {} } = this.#saved;
    const order = standingOrderFor(this.game, this.#match.state, until, orders[side]);
    if (!order) return false;
    this.#saved = { ...this.#saved, orders: { ...orders, [side]: order } };
    this.#played();
    return true;
  }

  /** The viewer decides for themselves again. */
  override callOffOrders(): void {
    const { [this.#viewer ?? '']: _, ...orders } = this.#saved.orders ?? {};
    this.#saved = { ...this.#saved, orders };
    this.#played();
  }

  /** What the viewer has ordered. */
  override get order(): StandingOrder | undefined {
    void this.version;
    return this.#saved.orders?.[this.#viewer ?? ''];
  }

  undo(): void {
    this.playback.skip();
    if (this.#viewer === undefined) return;
    const refusal = this.#match.undo(this.#viewer);
    if (refusal) this.showRefusal(undefined, refusal);
    else this.#played();
  }

  /** One person against machines; a lesson has its own way. */
  override get canHint(): boolean {
    const alone = this.#people.length === 1 && this.game.seats(this.setup).length > 1;
    return alone && this.#options.allow === undefined && this.canAct;
  }

  override get hint(): readonly AnyAction[] | undefined {
    return this.#hint;
  }

  override askHint(): void {
    const side = this.#viewer;
    if (side === undefined || !this.canHint || this.#hint) return;
    if (this.#stale()) this.#adopt();
    const refusal = this.#match.noteHint(side);
    if (refusal) {
      this.showRefusal(undefined, refusal);
      return;
    }
    this.#save();
    void this.#advise(side);
  }

  override dropHint(): void {
    this.#hint = undefined;
  }

  async #advise(side: Side): Promise<void> {
    const asked: readonly AnyAction[] = [];
    this.#hint = asked;
    this.#hintAfter = this.#match.entries.length;
    const { game, setup } = this;
    const view = game.view(this.#match.state, side);
    const seed = `${this.#saved.seed} hint ${this.#match.entries.length}`;
    try {
      const lines = await this.#options.advise({ game, setup, view, side }, seed);
      // Closed, or played on, before the answer came: nobody waits for it.
      if (this.#hint === asked) this.#hint = lines.flatMap((line) => actionOf(game, line));
    } catch (error) {
      this.#hint = undefined;
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  protected override changed(): void {
    if (!this.#isHintGood()) this.#hint = undefined;
    super.changed();
  }

  /** Only others have played meanwhile, without dice, and the person is asked as before: what was advised still holds. */
  #isHintGood(): boolean {
    const { state, entries } = this.#match;
    const decision = this.game.decision(state);
    const side = this.#viewer;
    if (side === undefined || decision.kind !== 'choose' || !decision.sides.includes(side))
      return false;
    return (
      entries.length >= this.#hintAfter &&
      entries.slice(this.#hintAfter).every((line) => line.side !== side && line.side !== CHANCE)
    );
  }

  /** Nobody else sits here, or nothing is secret between them; a lesson has its own way. */
  override get canTakeBack(): boolean {
    void this.version;
    return this.mayTakeBack && this.#match.entries.some(({ side }) => this.#people.includes(side));
  }

  override get mayTakeBack(): boolean {
    const alone = this.#people.length < 2 || this.#saved.open;
    return alone && this.#options.allow === undefined && this.#cover === undefined;
  }

  override takeBackTo(entries: number): void {
    const side = this.#viewer ?? this.#people[0];
    if (!this.canTakeBack || side === undefined) return;
    this.playback.skip();
    this.look(undefined);
    if (this.#stale()) this.#adopt();
    const refusal = this.#match.takeBack(side, entries);
    if (refusal) this.showRefusal(undefined, refusal);
    else this.#played();
  }

  #played(): void {
    this.#save();
    this.#sit();
    this.changed();
    void this.#drive();
  }

  #save(): void {
    this.#saved = { ...this.#saved, lines: [...this.#match.log] };
    matches.save(this.#saved, standing(this.#match.decision));
  }

  /** Whose eyes look: a person who is asked. Another person is covered first, unless nothing is secret between them. */
  #sit(): void {
    const { decision } = this.#match;
    const asked = decision.kind === 'choose' ? decision.sides : [];
    const next = this.#people.filter((side) => asked.includes(side));
    if (this.#people.length < 2 || this.#saved.open) {
      if (!this.#viewer || next.length > 0)
        this.#viewer = pickSeat(this.#viewer, next, this.#people);
    } else if (next.length > 0) {
      this.#cover = this.#viewer && next.includes(this.#viewer) ? undefined : next[0];
    } else if (decision.kind === 'over') {
      this.#cover = undefined;
      this.#viewer ??= this.#people[0];
    }
  }

  /** Another tab has played on. */
  #stale(): boolean {
    return matches.isStale(this.id);
  }

  #adopt(): void {
    const stored = matches.load(this.id);
    if (!stored || this.#closed) return;
    this.#saved = stored;
    this.#match = replay(this.game, stored);
    this.#sit();
    this.changed();
    void this.#drive();
  }

  async #drive(): Promise<void> {
    this.#wanted = true;
    if (this.#driving) return;
    this.#driving = true;
    try {
      // What is played while the last step is awaited is driven on as well: several lines may come in one go.
      while (this.#wanted) {
        this.#wanted = false;
        while (!this.#closed && (await this.#step()));
      }
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    } finally {
      this.#driving = false;
      this.#thinking = undefined;
      this.#progress = undefined;
    }
    this.#ponder();
  }

  /** One act of dice or bots; false when a person must decide, or nobody. */
  async #step(): Promise<boolean> {
    const { decision } = this.#match;
    if (decision.kind === 'over') return false;
    if (decision.kind === 'chance') {
      if (this.#stale()) return false;
      this.#enter(CHANCE, [fairRoll(this.#saved.seed, {}, this.#match.rolls, decision.faces)]);
      await this.#options.pause();
      return true;
    }
    const ordered = standingAnswer(this.game, this.#match.state, this.#saved.orders ?? {});
    if (ordered) {
      if (this.#stale()) return false;
      this.#enter(ordered.side, [ordered.action]);
      return true;
    }
    const side = decision.sides.find((asked) => this.#saved.players[asked]?.kind === 'bot');
    return side === undefined ? false : this.#letBotPlay(side);
  }

  async #letBotPlay(side: Side): Promise<boolean> {
    const player = this.#saved.players[side];
    invariant(player?.kind === 'bot', `${side} is not a bot`);
    this.#thinking = side;
    const { game, setup } = this;
    const view = game.view(this.#match.state, side);
    const count = this.#match.entries.length;
    const question = { game, setup, view, side };
    const lines =
      this.#foreseen.get(JSON.stringify(view)) ?? (await this.#think(question, player.level));
    this.#endPondering();
    this.#thinking = undefined;
    this.#progress = undefined;
    if (this.#closed || this.#stale()) return false;
    const before = this.#match.entries.length;
    this.#enter(
      side,
      lines.flatMap((line) => actionOf(this.game, line)),
    );
    const played = this.#match.entries.slice(before);
    // A person may have changed the position meanwhile; the bot is simply asked again. But never for ever.
    if (played.length === 0 && count === before)
      throw new Error(`${player.level}: ${lines.join(', ')}`);
    const seen = played.some((entry) => visible(entry, 0, this.#viewer, false).events.length > 0);
    if (seen) await this.#options.pause();
    return true;
  }

  #think(question: BotQuestion, level: string): Promise<readonly string[]> {
    const begun = performance.now();
    const seed = `${this.#saved.seed} ${this.#match.entries.length}`;
    this.#thought = this.#options.think(question, level, seed, (done) => {
      if (this.#thinking && performance.now() - begun > WORTH_TELLING_MS) this.#progress = done;
    });
    return this.#thought.lines;
  }

  /** The machine uses the time of the person who decides, where that was asked for. */
  #ponder(): void {
    const { decision } = this.#match;
    if (this.#stopPondering || this.#closed || decision.kind !== 'choose') return;
    const { game, setup } = this;
    for (const [side, player] of Object.entries(this.#saved.players)) {
      if (player.kind !== 'bot' || decision.sides.includes(side)) continue;
      const view = game.view(this.#match.state, side);
      const seed = `${this.#saved.seed} ahead ${this.#match.entries.length}`;
      this.#stopPondering = this.#options.ponder?.(
        { game, setup, view, side },
        player.level,
        seed,
        (seen, lines) => this.#foreseen.set(JSON.stringify(seen), lines),
      );
      return;
    }
  }

  /** The machine has been asked: what else it foresaw will not come. */
  #endPondering(): void {
    this.#stopPondering?.();
    this.#stopPondering = undefined;
    this.#foreseen.clear();
  }

  /** Plays lines of a bot or of chance, as far as they are legal and nothing else happens in between. */
  #enter(side: Side, actions: readonly (AnyAction | Roll)[]): void {
    for (const action of actions) {
      const { decision } = this.#match;
      if (decision.kind === 'choose' && !decision.sides.includes(side)) break;
      if (decision.kind === 'chance' && !isRoll(action)) break;
      if (this.#match.play(side, action)) break;
    }
    this.#save();
    this.#sit();
    this.changed();
  }
}

/** A match made again from its lines. */
export function replay(game: AnyGame, saved: Pick<SavedMatch, 'setup' | 'lines'>): AnyMatch {
  const match: AnyMatch = new Match(game, saved.setup);
  for (const [index, line] of saved.lines.entries()) {
    const refusal = match.playLine(line);
    if (refusal) throw new ReplayError(index, `${line.side} ${line.text}`, refusal);
  }
  return match;
}

/** A kept match that the present rules no longer accept. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
  readonly index: number;
  readonly refusal: Refusal | undefined;

  constructor(index: number, line: string, refusal: Refusal | undefined) {
    super(`line ${index + 1}, ${line}${refusal ? `: ${refusal.clause} ${refusal.code}` : ''}`);
    this.index = index;
    this.refusal = refusal;
  }
}

/** The action that a bot has named, if it is one. */
function actionOf(game: AnyGame, line: string): readonly AnyAction[] {
  const action = parseAction(game, line);
  return action && !isRoll(action) ? [action] : [];
}

function pickSeat(
  viewer: Side | undefined,
  asked: readonly Side[],
  people: readonly Side[],
): Side | undefined {
  if (viewer && asked.includes(viewer)) return viewer;
  return asked[0] ?? viewer ?? people[0];
}

function seatOf(side: Side, played: readonly Side[], player: Player | undefined): Seat {
  if (!played.includes(side) || !player) return { side, who: 'rules', name: '', present: true };
  return player.kind === 'bot'
    ? { side, who: 'bot', name: player.level, present: true }
    : { side, who: 'you', name: player.name, present: true };
}

/** The entries for one viewer. Those that were shown before stay the same objects: a long log is not made again. */
class ShownEntries {
  #shown: TableEntry[] = [];
  #of: Entry<GameEvent>[] = [];
  #key = '';

  of(entries: readonly Entry<GameEvent>[], viewer: Side | undefined, over: boolean): TableEntry[] {
    const key = `${viewer} ${over}`;
    if (key !== this.#key) this.#of = [];
    this.#key = key;
    this.#shown = entries.map((entry, index) =>
      this.#of[index] === entry ? this.#shown[index]! : visible(entry, index, viewer, over),
    );
    this.#of = [...entries];
    return this.#shown;
  }
}

/** An entry as a viewer may know it; when the match is over, everything is told. */
export function visible(
  entry: Entry<GameEvent>,
  index: number,
  viewer: Side | undefined,
  over: boolean,
): TableEntry {
  const knows = (to: readonly Side[] | undefined): boolean =>
    over || to === undefined || (viewer !== undefined && to.includes(viewer));
  return {
    index,
    side: entry.side,
    text: knows(entry.audience) ? entry.text : undefined,
    events: entry.events.filter((event) => knows(event.to)),
  };
}
