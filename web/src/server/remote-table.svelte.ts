// A table that a server runs. Picks are a local draft until a decision is whole; then they are sent as one.
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  checkAction,
  type Decision,
  isRoll,
  type Line,
  parseAction,
  printAction,
  type Refusal,
  refuse,
  type Setup,
  type Side,
  type StandingOrder,
  seededRandom,
} from '@motti/engine';
import {
  type Act,
  applyPatch,
  type ChatLine,
  type Clocks,
  type Company,
  type Frame,
  type MatchInfo,
  type PastView,
  type Row,
  type Seated,
  type ServerMessage,
  type Refused as ServerRefused,
} from '@motti/protocol';
import { newId } from '../store/matches.svelte.ts';
import { BaseTable, type Position } from '../table/base.svelte.ts';
import type { Ended, Seat, TableEntry } from '../table/table.svelte.ts';
import { words } from '../words/index.ts';
import { DiceWatch } from './dice-watch.svelte.ts';
import { keepDraft, loadDraft, onDraft } from './drafts.ts';
import type { LinkState } from './link.ts';
import { type Moment, Moments } from './moments.ts';
import { entryOf, type LineRow, standingLines } from './rows.ts';
import { setupOfSeated } from './seated.ts';

/** A match whose clock gives hours to a move is slow: a decision is sent only when it is confirmed. */
const SLOW = 3600;

type WithoutId<A> = A extends { id: string } ? Omit<A, 'id'> : never;
export type ActBody = WithoutId<Act>;

export class RemoteTable extends BaseTable {
  readonly kind = 'remote';
  readonly id: string;
  readonly game: AnyGame;
  /** What this browser keeps of the dice, and whether it was exchanged. */
  readonly dice: DiceWatch;
  readonly #send: (act: Act) => void;
  #info = $state.raw<MatchInfo>() as MatchInfo;
  #rows: readonly Row[] = [];
  #lines = $state.raw<readonly LineRow[]>([]);
  #at = $state(0);
  #view = $state.raw<unknown>();
  #decision = $state.raw<Decision>() as Decision;
  #draft = $state.raw<readonly AnyAction[]>([]);
  /** The id of the play that is on its way. */
  #sending = $state<string>();
  #setup!: Setup;
  /** The last play that was sent: if it was cut, what is left of it is a draft again. */
  #sent: { readonly id: string; readonly actions: readonly AnyAction[] } | undefined;
  #confirming = $state(false);
  #clocks = $state.raw<Clocks>();
  #clocksAt = 0;
  #chat = $state.raw<readonly ChatLine[]>([]);
  #online = $state.raw<readonly Side[]>([]);
  #thinking = $state.raw<readonly Side[]>([]);
  #company = $state.raw<Company['sitting']>([]);
  link = $state<LinkState>('connecting');
  readonly #moments: Moments;
  readonly #stopListening: () => void;
  /** The row whose moment the reader wants to see; it may still be on its way. */
  #wanted: number | undefined;

  constructor(
    game: AnyGame,
    seated: Seated,
    send: (act: Act) => void,
    askPast: (version: number) => Promise<PastView>,
  ) {
    super();
    this.#moments = new Moments(this, askPast);
    this.id = seated.info.id;
    this.game = game;
    this.#send = send;
    this.dice = new DiceWatch(this.id, (salt) => this.act({ type: 'reveal', salt }));
    this.#seat(seated);
    this.#restoreDraft();
    this.playback.catchUp();
    this.#stopListening = onDraft(this.id, () => {
      if (this.#sending === undefined) this.#restoreDraft();
    });
  }

  close(): void {
    this.#stopListening();
  }

  // ------------------------------------------------------------------ what is known

  get info(): MatchInfo {
    return this.#info;
  }
  get setup(): Setup {
    return this.#setup;
  }
  get viewer(): Side | undefined {
    return this.#info.you ?? undefined;
  }
  /** The number of the last row that has come. */
  get serverVersion(): number {
    return this.#at;
  }
  get chat(): readonly ChatLine[] {
    return this.#chat;
  }
  /** Who is connected to one's own seat, if there is more than one. */
  get company(): Company['sitting'] {
    return this.#company.length > 1 ? this.#company : [];
  }
  get thinking(): Side | undefined {
    return this.#thinking[0];
  }
  /** A whole decision of a slow match waits to be sent. */
  get confirming(): boolean {
    return this.#confirming;
  }
  /** The row of the viewer's last line that counts. */
  get lastOwnRow(): number | undefined {
    return this.#lines.findLast(({ side }) => side === this.viewer)?.n;
  }
  override get ended(): Ended | undefined {
    const { result, seats } = this.#info;
    if (!result || result.how === 'rules') return undefined;
    const full = seats.every(({ kind, joined }) => kind === 'bot' || joined);
    const how = result.how === 'abandoned' && !full ? 'withdrawn' : result.how;
    const winner = result.winner ?? undefined;
    const name = winner === undefined ? '' : this.texts.side(winner);
    return { winner, sentence: words().remote.ended(how, name) };
  }
  /** Dice wait until every person has taken their seat. */
  get isWaiting(): boolean {
    return this.#info.status === 'waiting';
  }

  readonly seats: readonly Seat[] = $derived.by(() =>
    this.game.sides.map((side) => {
      const seat = this.#info.seats.find((s) => s.side === side);
      if (!seat) return { side, who: 'rules', name: '', present: true };
      if (seat.kind === 'bot') return { side, who: 'bot', name: seat.level ?? '', present: true };
      const who = side === this.viewer ? 'you' : seat.joined ? 'person' : 'open';
      const present = side === this.viewer ? this.link === 'open' : this.#online.includes(side);
      return { side, who, name: seat.name ?? '', present };
    }),
  );

  readonly entries: readonly TableEntry[] = $derived.by(() => this.#lines.map(entryOf));

  readonly draft: readonly Line[] = $derived.by(() =>
    this.#draft.map((action) => ({
      side: this.viewer ?? '',
      text: printAction(this.game, action),
    })),
  );

  override get canAct(): boolean {
    if (this.#sending !== undefined || this.#confirming || this.#info.result) return false;
    return super.canAct;
  }

  /** Milliseconds that a side has left now; `undefined` without a clock. */
  timeLeft(side: Side, now: number): number | undefined {
    const left = this.#clocks?.left[side];
    if (left === undefined) return undefined;
    return this.#clocks!.running.includes(side) ? Math.max(0, left - (now - this.#clocksAt)) : left;
  }

  isRunning(side: Side): boolean {
    return this.#clocks?.running.includes(side) ?? false;
  }

  // ------------------------------------------------------------------ positions

  protected present(): Position {
    const view = this.#view;
    const state = this.game.guess(view, seededRandom(this.#at), this.setup);
    if (this.#draft.length === 0 || this.viewer === undefined)
      return { view, state, decision: this.#decision };
    // What the last of it will show, only the server knows: until it tells, nobody sees a guess.
    const isWhole = this.#confirming || this.#sending !== undefined;
    const known = isWhole && this.#teaches() ? this.#draft.slice(0, -1) : this.#draft;
    for (const action of known) this.game.apply(state, this.viewer, action);
    return {
      view: this.game.view(state, this.viewer),
      state,
      decision: this.game.decision(state),
    };
  }

  protected past(entry: number): Position {
    const known = this.#moments.near(this.#lines, entry);
    return known ? this.#positionOf(known, entry) : this.present();
  }

  /** Only a moment that is known, not one near it: a fight shows the numbers it was rolled with. */
  protected override momentBefore(entry: number): Position | undefined {
    const known = this.#moments.after(this.#lines, entry - 1);
    return known && this.#positionOf(known, entry - 1);
  }

  #positionOf(moment: Moment, entry: number): Position {
    const random = seededRandom(this.#lines[entry]?.n ?? 0);
    return { ...moment, state: this.game.guess(moment.view, random, this.setup) };
  }

  /** What happened before the page was opened, or between two frames, is asked of the server. */
  override look(entry: number | undefined): void {
    const row = entry === undefined ? undefined : this.#lines[entry];
    this.#wanted = row?.n;
    if (!row || this.#moments.has(row.n)) super.look(row && entry);
    else void this.#lookFar(row.n);
    // What was rolled is explained by the moment before it.
    if (row?.side === CHANCE && entry !== undefined)
      void this.recall(entry - 1).then(() => this.recalled());
  }

  /** One moment is asked for; what follows it is played on from there. */
  override async recall(entry: number): Promise<void> {
    const row = this.#lines[entry];
    if (row && !this.#moments.has(row.n)) await this.#moments.fetch(row.n);
  }

  async #lookFar(version: number): Promise<void> {
    const problem = await this.#moments.fetch(version);
    if (problem) {
      const code = problem.status === 429 ? 'too-many-looks' : 'cannot-look';
      if (this.#wanted === version) this.showRefusal(undefined, refuse('server', code));
      return;
    }
    const entry = this.#lines.findIndex(({ n }) => n === version);
    if (this.#wanted === version && entry >= 0) super.look(entry);
  }

  // ------------------------------------------------------------------ acting

  protected submit(actions: readonly AnyAction[]): Refusal | undefined {
    const side = this.viewer;
    const state = this.game.clone(this.state);
    const before = this.game.decision(state);
    for (const action of actions) {
      const refusal = checkAction(this.game, state, side ?? '', action);
      if (refusal) return refusal;
      this.game.apply(state, side ?? '', action);
    }
    this.#setDraft([...this.#draft, ...actions]);
    if (this.#isWhole(before, this.game.decision(state))) this.#finish();
    this.changed();
    return undefined;
  }

  /** The decision is whole when this side is asked something else, or nothing; or when it would learn something. */
  #isWhole(before: Decision, after: Decision): boolean {
    const side = this.viewer;
    if (after.kind !== 'choose' || side === undefined || !after.sides.includes(side)) return true;
    if (before.kind === 'choose' && after.ask.kind !== before.ask.kind) return true;
    const last = this.#draft.at(-1);
    if (last && this.game.final?.(this.setup, last) !== undefined) return true;
    return this.#teaches();
  }

  /** Two states that fit the view come out differently to this side's eyes: only the server knows how. */
  #teaches(): boolean {
    const [first, second] = ['a', 'b'].map((seed) => {
      const state = this.game.guess(this.#view, seededRandom(`${this.#at} ${seed}`), this.setup);
      for (const action of this.#draft) {
        if (checkAction(this.game, state, this.viewer ?? '', action)) return seed;
        this.game.apply(state, this.viewer ?? '', action);
      }
      return JSON.stringify(this.game.view(state, this.viewer));
    });
    return first !== second;
  }

  #finish(): void {
    if (this.#isSlow) this.#confirming = true;
    else this.confirm();
  }

  get #isSlow(): boolean {
    const { clock } = this.#info;
    return clock !== undefined && (clock.cap ?? clock.initial) > SLOW;
  }

  /** Sends the decision as it stands. */
  confirm(): void {
    if (this.#draft.length === 0 || this.#sending !== undefined) return;
    this.#confirming = false;
    const lines = this.#draft.map((action) => printAction(this.game, action));
    this.#sending = this.act({ type: 'play', version: this.#at, lines });
    this.#sent = { id: this.#sending, actions: this.#draft };
  }

  get canUndo(): boolean {
    if (this.#sending !== undefined || this.viewer === undefined || this.#info.result) return false;
    if (this.#draft.length > 0) return true;
    const roll = this.#lines.findLastIndex(({ side }) => side === CHANCE);
    const own = this.#lines.findLastIndex(({ side }) => side === this.viewer);
    return own > roll && !this.#isFinal(this.#lines[own]!.text);
  }

  #isFinal(text: string): boolean {
    const action = parseAction(this.game, text);
    return action !== undefined && this.game.final?.(this.setup, action) !== undefined;
  }

  undo(): void {
    if (this.#sending !== undefined || this.viewer === undefined) return;
    if (this.#draft.length === 0) {
      this.act({ type: 'undo', version: this.#at });
      return;
    }
    this.#confirming = false;
    this.#setDraft(this.#draft.slice(0, -1));
    this.changed();
  }

  override get order(): StandingOrder | undefined {
    return this.#info.order;
  }

  /** What is drafted is the seat's own decision: it is sent or taken back first. */
  protected override get takesOrders(): boolean {
    return this.#draft.length === 0 && this.#sending === undefined;
  }

  override orderPass(until: 'turn' | 'called-off'): boolean {
    if (!this.canOrderPass) return false;
    this.act({ type: 'order', version: this.#at, until });
    return true;
  }

  override callOffOrders(): void {
    this.act({ type: 'order', version: this.#at, until: 'none' });
  }

  /** Sends anything else a seat can do; returns the id of the act. */
  act(body: ActBody): string {
    const id = newId(12);
    this.#send({ ...body, id } as Act);
    return id;
  }

  // ------------------------------------------------------------------ what comes

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'seated':
        this.#seat(message);
        this.#dropIllegal();
        this.changed();
        break;
      case 'frame':
        this.#frame(message);
        break;
      case 'accepted':
        if (message.id === this.#sending && message.version <= this.#at) this.#done();
        if (message.played !== undefined) this.#cut(message.id, message.played);
        break;
      case 'refused':
        this.#refusedByServer(message);
        break;
      case 'chat':
        this.#chat = [...this.#chat.filter(({ n }) => n !== message.line.n), message.line];
        break;
      case 'presence':
        this.#online = message.online;
        this.#thinking = message.thinking;
        break;
      case 'company':
        this.#company = message.sitting;
        break;
      case 'problem':
        break;
    }
  }

  #seat(seated: Seated): void {
    const { info, version, rows, view, decision, clocks, chat } = seated;
    const known = this.#rows.filter(({ n }) => n < (rows[0]?.n ?? Number.POSITIVE_INFINITY));
    this.#info = info;
    this.dice.see(info);
    // Once and for all: what a game makes of a set-up is made once for each object.
    this.#setup ??= setupOfSeated(seated);
    this.#rows = [...known, ...rows];
    this.#view = view;
    this.#decision = decision;
    this.#chat = chat;
    this.#company = [];
    this.#online = info.seats.filter(({ online }) => online).map(({ side }) => side);
    this.#setClocks(clocks);
    this.#arrived(version);
    // The play may have been done before the link was lost.
    if (this.#sending !== undefined && this.#hasOwn(rows)) this.#done();
  }

  #frame(frame: Frame): void {
    // A frame without rows counts too: the view, the decision or what is told of the match has changed.
    if (frame.version < this.#at) return;
    const news = frame.rows.filter(({ n }) => n > this.#at);
    this.#rows = [...this.#rows, ...news];
    if (frame.view !== undefined) this.#view = frame.view;
    else if (frame.patch) this.#view = applyPatch(this.#view, frame.patch);
    this.#decision = frame.decision;
    if (frame.info) {
      this.#info = frame.info;
      this.dice.see(frame.info);
    }
    this.#setClocks(frame.clocks);
    this.#arrived(frame.version);
    if (this.#sending !== undefined && this.#hasOwn(news)) this.#done();
    else this.#dropIllegal();
    this.changed();
    this.#recallFight(news);
  }

  /** Bids that were opened and rolled for in one frame were seen by nobody here before the roll: how the last fight stood then is asked. */
  #recallFight(news: readonly Row[]): void {
    const first = this.#lines.findIndex(({ n }) => n === news[0]?.n);
    if (first < 0 || !this.game.fight) return;
    for (let entry = this.#lines.length - 1; entry >= first; entry--) {
      const isRoll = this.#lines[entry]!.side === CHANCE;
      const missing = isRoll ? entry : this.#mayDecide(entry) ? entry + 1 : undefined;
      if (missing !== undefined && !this.momentBefore(missing))
        void this.recall(missing - 1).then(() => this.recalled());
      if (isRoll) return;
    }
  }

  /** Is a fight open that this line may have decided without a die? */
  #mayDecide(entry: number): boolean {
    const before = this.momentBefore(entry);
    return before !== undefined && (this.game.fight?.(before.state)?.outcomes.length ?? 0) > 0;
  }

  #arrived(version: number): void {
    this.#at = version;
    this.#lines = standingLines(this.#rows);
    this.#moments.set(version, { view: this.#view, decision: this.#decision });
  }

  #hasOwn(rows: readonly Row[]): boolean {
    return rows.some((row) => row.kind === 'line' && row.side === this.viewer);
  }

  #done(): void {
    this.#sending = undefined;
    this.#setDraft([]);
  }

  /** A line has revealed something, and the act ended with it: what is left is looked at again before it is sent. */
  #cut(id: string, played: number): void {
    if (this.#sent?.id !== id || this.#draft.length > 0) return;
    this.#setDraft(this.#sent.actions.slice(played));
    this.#sent = undefined;
    this.#dropIllegal();
    this.changed();
  }

  #refusedByServer({ id, refusal, index }: ServerRefused): void {
    const action = this.#draft[index ?? this.#draft.length - 1];
    if (id === this.#sending) {
      this.#sending = undefined;
      // What stood before the refused line may still be right; the line itself must be decided again.
      this.#setDraft(this.#draft.slice(0, index ?? -1));
      this.#dropIllegal();
      this.changed();
    }
    this.showRefusal(action, refusal);
  }

  #setClocks(clocks: Clocks | undefined): void {
    this.#clocks = clocks;
    this.#clocksAt = Date.now();
  }

  // ------------------------------------------------------------------ the draft

  #setDraft(draft: readonly AnyAction[]): void {
    this.#draft = draft;
    keepDraft(
      this.id,
      draft.map((action) => printAction(this.game, action)),
    );
  }

  #restoreDraft(): void {
    if (this.viewer === undefined) return;
    const actions = loadDraft(this.id).map((line) => parseAction(this.game, line));
    this.#draft = actions.filter((action): action is AnyAction => !!action && !isRoll(action));
    this.#dropIllegal();
    this.changed();
  }

  /** The position has changed under the draft: what is no longer legal goes, with all that follows it. */
  #dropIllegal(): void {
    if (this.#draft.length === 0 || this.viewer === undefined) return;
    const state = this.game.guess(this.#view, seededRandom(this.#at), this.setup);
    const legal: AnyAction[] = [];
    for (const action of this.#draft) {
      if (checkAction(this.game, state, this.viewer, action)) break;
      this.game.apply(state, this.viewer, action);
      legal.push(action);
    }
    if (legal.length === this.#draft.length) return;
    this.#confirming = false;
    this.#setDraft(legal);
  }
}
