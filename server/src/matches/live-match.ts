// A match as its log makes it: the fold of all rows, and what each act of a seat would add to them. No I/O: whoever
// holds it makes the new rows durable before anybody is told, and throws it away if that fails.
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  type Decision,
  fairRoll,
  type GameEvent,
  isRoll,
  Match,
  parseAction,
  type Roll,
  type Side,
} from '@motti/engine';
import { type Act, LIMITS, type MatchStatus, type Offer, type Result } from '@motti/protocol';
import type { LogRow, RowKind, StoredMatch } from '../store/store.ts';
import { MatchClock } from './clock.ts';
import { DiceShares } from './dice-shares.ts';
import { MatchLog } from './match-log.ts';
import { Offers } from './offers.ts';
import { Orders } from './orders.ts';
import { deny, type Outcome, ReplayError } from './outcome.ts';
import { type AnyMatch, Questions } from './questions.ts';
import { placeOf } from './rising.ts';
import type { Audience, SeenLog, Viewer } from './seen-log.ts';
import { inSlices } from './slices.ts';

/** An act on the position; chat is none. */
export type MatchAct = Exclude<Act, { type: 'chat' }>;
type ActOf<Type extends MatchAct['type']> = Extract<MatchAct, { type: Type }>;

/** The rows that say something of the match beside its lines. */
type Told = Exclude<RowKind, 'line' | 'undo'>;

const ABANDONED: Result = { winner: null, clause: 'abandonment', how: 'abandoned' };
const AGREED: Result = { winner: null, clause: 'agreement', how: 'agreed' };

export class LiveMatch {
  /** Changed only when a seat changes hands or a rematch is made. */
  stored: StoredMatch;
  readonly game: AnyGame;
  readonly play: AnyMatch;
  /** The sides that people play, and those that bots play. */
  readonly people: readonly Side[];
  readonly bots: readonly Side[];
  /** The number of the row of every line that counts, in order; they stand beside `play.entries`. */
  lineRows: number[] = [];
  readonly joined: Record<Side, string> = {};
  readonly shares = new DiceShares();
  result: Result | undefined;
  /** What each side passes without being asked; secret. */
  readonly orders = new Orders();
  readonly clock: MatchClock | undefined;
  readonly #log: MatchLog;
  readonly #offers: Offers;
  readonly #questions: Questions;

  /** Replays the rows of a stored match. Throws a `ReplayError` where they are no longer legal. */
  constructor(game: AnyGame, stored: StoredMatch, rows: readonly LogRow[] = []) {
    this.stored = stored;
    this.game = game;
    this.play = new Match(game, stored.setup);
    this.#questions = new Questions(this.play);
    const sidesOf = (kind: 'human' | 'bot'): Side[] =>
      stored.seats.filter((seat) => seat.kind === kind).map((seat) => seat.side);
    this.people = sidesOf('human');
    this.bots = sidesOf('bot');
    const { people, bots, joined } = this;
    this.#offers = new Offers({ people, bots, joined, note: this.#note.bind(this) });
    this.clock = stored.clock ? new MatchClock(stored.clock, this.people) : undefined;
    for (const seat of stored.seats) {
      if (seat.kind === 'bot') this.joined[seat.side] = `bot:${seat.level}`;
    }
    const sides = stored.seats.map((seat) => seat.side);
    this.#log = new MatchLog(stored.created, sides, (row) => this.#eventsOf(row));
    this.#settle(stored.created);
    for (const row of rows) this.#replay(row);
  }

  /** The same without keeping everybody else waiting. */
  static async load(
    game: AnyGame,
    stored: StoredMatch,
    rows: readonly LogRow[],
  ): Promise<LiveMatch> {
    const live = new LiveMatch(game, stored);
    await inSlices(rows, (row) => live.#replay(row));
    return live;
  }

  get rows(): readonly LogRow[] {
    return this.#log.rows;
  }

  get version(): number {
    return this.#log.rows.length;
  }

  /** When it last changed, as far as everybody may know: who plans in secret shows no sign of life. */
  get updated(): number {
    return this.#log.publicAt;
  }

  get status(): MatchStatus {
    if (this.result) return 'over';
    return this.people.every((side) => side in this.joined) ? 'playing' : 'waiting';
  }

  get decision(): Decision {
    return this.#questions.decision;
  }

  /** The decision as JSON. */
  get decisionText(): string {
    return this.#questions.text;
  }

  /** The offer that waits for an answer. */
  get offer(): Offer | undefined {
    return this.#offers.pending;
  }

  /** The sides that must choose now, or for whose salts the dice wait. */
  get asked(): readonly Side[] {
    if (this.result) return [];
    const { decision } = this;
    if (decision.kind === 'choose') return decision.sides;
    return decision.kind === 'chance' && this.status === 'playing' ? this.shares.missing : [];
  }

  /** The row since which this side's answer is waited for. */
  askedSince(side: Side): number {
    return this.#questions.since(side) ?? this.version;
  }

  /** What this act adds to the log; it has been taken into account already. */
  act(side: Side, act: MatchAct, now: number): Outcome {
    const client = `${side} ${act.id}`;
    const before = this.#log.doneBy(client);
    if (before !== undefined) return { kind: 'again', version: before };
    if (this.result) return deny('match-is-over');
    if (this.version >= LIMITS.rows && act.type !== 'resign') return deny('match-is-full');
    const refused = this.#do(side, act, now);
    return refused ?? this.#finish(now, client);
  }

  /** A bot's plan: as many of its lines as are legal before somebody else is asked. */
  actForBot(side: Side, lines: readonly string[], now: number): Outcome {
    if (this.result) return deny('match-is-over');
    const actions = this.#parse(lines);
    if ('kind' in actions) return actions;
    for (const [index, action] of actions.entries()) {
      const refusal = this.play.play(side, action);
      if (refusal && index === 0) return { kind: 'refused', refusal, index };
      if (refusal) break;
      this.#noteEntries(now);
      if (!this.asked.includes(side)) break;
    }
    return this.#finish(now, null);
  }

  /** Ends the match if somebody's time has run out. */
  checkTime(now: number): readonly LogRow[] {
    const fallen = this.result ? undefined : this.clock?.fallen(now);
    if (fallen === undefined) return [];
    this.#note('time', fallen, '', now);
    this.clock?.ask([], this.#log.time(now));
    return this.#log.takeFresh(null);
  }

  /** Ends a match in which nothing has happened since then, not even in secret. */
  abandon(since: number, now: number): readonly LogRow[] {
    if (this.result || (this.rows.at(-1)?.at ?? this.stored.created) >= since) return [];
    this.#note('abandon', this.people[0]!, '', now);
    this.clock?.ask([], this.#log.time(now));
    return this.#log.takeFresh(null);
  }

  /** Rows that another server has written. Throws a `ReplayError` where they are not legal. */
  follow(rows: readonly LogRow[]): void {
    for (const row of rows) this.#replay(row);
  }

  /** A seat has changed hands: nobody sees that row. */
  noteSeat(side: Side, now: number): readonly LogRow[] {
    this.#note('seat', side, '', now);
    return this.#log.takeFresh(null);
  }

  /** The log as this viewer may know it. */
  seenBy(viewer: Viewer): SeenLog {
    return this.#log.seenBy(viewer);
  }

  /**
   * Are these lines that change nothing in what this viewer sees? The contract: a hidden line does not, unless its kind is
   * laid face down. Hidden dice do: a deal shows in every hand.
   */
  isHidden(rows: readonly LogRow[], viewer: Viewer): boolean {
    const { faceDown = [] } = this.game;
    return rows.every(({ n, kind, side, text }) => {
      const audience = this.#log.audienceOf(n);
      if (kind !== 'line' || side === CHANCE || audience === undefined) return false;
      if (viewer !== undefined && audience.includes(viewer)) return false;
      return faceDown.length === 0 || !faceDown.includes(this.game.parse(text)?.kind ?? '');
    });
  }

  /** Has anything since that version of its own told this side something? What others decide in secret does not. */
  isStale(side: Side, version: number): boolean {
    const seen = this.seenBy(side);
    return version > seen.version || seen.toldSince(version);
  }

  #do(side: Side, act: MatchAct, now: number): Outcome | undefined {
    switch (act.type) {
      case 'join':
        return this.#join(side, act, now);
      case 'reveal':
        return this.#reveal(side, act.salt, now);
      case 'play':
        return this.#play(side, act, now);
      case 'undo':
        return this.#undo(side, act, now);
      case 'offer': {
        const seen = this.seenBy(side);
        if (act.what === 'draw') return this.#offers.make(side, undefined, now);
        // By what they see: whether there is more behind it must not be told by a refusal.
        const to = act.to ?? seen.version;
        if (!seen.hasLinesAfter(to)) return deny('nothing-to-take-back');
        return this.#offers.make(side, seen.wholeVersion(to), now);
      }
      case 'answer':
        return this.#offers.answer(side, act.accept, now);
      case 'order':
        return this.#order(side, act, now);
      case 'resign':
        this.#note('resign', side, '', now);
        return undefined;
      case 'withdraw':
        if (this.status !== 'waiting') return deny('everybody-is-there');
        this.#note('abandon', side, '', now);
        return undefined;
    }
  }

  #join(side: Side, act: ActOf<'join'>, now: number): Outcome | undefined {
    const { pledge } = act;
    if (pledge !== undefined) {
      const refusal = this.shares.pledgeRefusal(side, pledge, this.canPledge);
      if (refusal) return deny(refusal);
    }
    // The pledge first: the join may be the one that closes them.
    if (pledge !== undefined && !(side in this.shares.pledges))
      this.#note('pledge', side, pledge, now);
    this.#sitDown(side, act.name, now);
    return undefined;
  }

  /** Somebody has yet to come, so nobody has shown a salt; and no dice of another's making have fallen. */
  get canPledge(): boolean {
    return this.status === 'waiting' && this.play.rolls === 0;
  }

  #reveal(side: Side, salt: string | null, now: number): Outcome | undefined {
    const refusal = this.shares.revealRefusal(side, salt, this.status === 'waiting');
    if (refusal) return deny(refusal);
    if (salt === null) this.#note('forgo', side, '', now);
    else if (!(side in this.shares.salts)) this.#note('salt', side, salt, now);
    return undefined;
  }

  /** Writes down that a person has come, once, or again under another name. */
  #sitDown(side: Side, name: string | undefined, now: number): void {
    const called = name ?? this.joined[side] ?? this.#seat(side)?.name ?? '';
    if (this.joined[side] !== called) this.#note('join', side, called, now);
  }

  #play(side: Side, act: ActOf<'play'>, now: number): Outcome | undefined {
    if (this.isStale(side, act.version))
      return deny('stale-version', { version: this.seenBy(side).version });
    const actions = this.#parse(act.lines);
    if ('kind' in actions) return actions;
    if (this.decision.kind === 'chance')
      return deny(this.status === 'waiting' ? 'waiting-for-players' : 'waiting-for-salts');
    const cut = this.play.playAll(side, actions);
    if (cut && 'refusal' in cut) return { kind: 'refused', ...cut };
    if (!(side in this.joined)) this.#sitDown(side, undefined, now);
    this.#noteEntries(now);
    return undefined;
  }

  #parse(lines: readonly string[]): AnyAction[] | Outcome {
    const actions: AnyAction[] = [];
    for (const [index, line] of lines.entries()) {
      const action = parseAction(this.game, line);
      // Dice are never a player's to say.
      if (!action || isRoll(action)) return deny('unreadable-line', { line }, index);
      actions.push(action);
    }
    return actions;
  }

  #undo(side: Side, act: ActOf<'undo'>, now: number): Outcome | undefined {
    if (this.isStale(side, act.version))
      return deny('stale-version', { version: this.seenBy(side).version });
    const index = this.play.entries.findLastIndex((entry) => entry.side === side);
    const refusal = this.play.undo(side);
    if (refusal) return { kind: 'refused', refusal };
    const [of] = this.lineRows.splice(index, 1);
    this.#log.add('undo', side, String(of), now, this.#log.audienceOf(of!));
    return undefined;
  }

  /** Passes in questions like the present one from now on, or in none any more. */
  #order(side: Side, act: ActOf<'order'>, now: number): Outcome | undefined {
    if (this.isStale(side, act.version))
      return deny('stale-version', { version: this.seenBy(side).version });
    const text = this.orders.rowOf(this.game, this.play.state, side, act);
    if (text === undefined) return deny('nothing-to-pass');
    this.#note('order', side, text, now);
    return undefined;
  }

  #takeBack(side: Side, to: number): void {
    // Whoever goes back decides anew.
    this.orders.forget();
    const kept = this.lineRows.filter((n) => n <= to);
    this.play.takeBack(side, kept.length);
    this.lineRows = kept;
  }

  /** What follows by itself: the dice, standing orders, the end, the clocks. Then the rows are ready to be made durable. */
  #finish(now: number, client: string | null): Outcome {
    do this.#roll(now);
    while (this.#passByOrder(now));
    this.#settle(this.#log.time(now));
    return { kind: 'rows', rows: this.#log.takeFresh(client) };
  }

  /** The dice wait until everybody has come, and has shown the salt that they have pledged. */
  #roll(now: number): void {
    while (!this.result && this.status === 'playing' && this.shares.missing.length === 0) {
      const { decision } = this;
      if (decision.kind !== 'chance') return;
      const { seed } = this.stored;
      const roll = fairRoll(seed, this.shares.salts, this.play.rolls, decision.faces);
      this.#mustPlay(roll, this.version + 1);
      this.#noteEntries(now);
    }
  }

  /** Carries out the standing order that is due, as the seat's own line; `false`: none is. */
  #passByOrder(now: number): boolean {
    if (this.result || this.status !== 'playing' || this.version >= LIMITS.rows) return false;
    const due = this.orders.due(this.game, this.play.state);
    if (!due || this.play.play(due.side, due.action)) return false;
    this.#noteEntries(now);
    return true;
  }

  #mustPlay(roll: Roll, row: number): void {
    const refusal = this.play.play(CHANCE, roll);
    if (refusal) throw new ReplayError(row, refusal);
  }

  #settle(at: number): void {
    const { decision } = this;
    if (decision.kind === 'over' && !this.result) {
      const { winner, clause, level } = decision;
      this.result = {
        winner: winner ?? null,
        clause,
        ...(level === undefined ? {} : { level }),
        how: 'rules',
      };
    }
    const { asked } = this;
    this.clock?.ask(this.status === 'playing' ? asked : [], at);
    this.#questions.ask(asked, this.version);
  }

  #lostBy(side: Side, clause: string, how: Result['how']): Result {
    const others = this.game.sides.filter((other) => other !== side);
    return { winner: others.length === 1 ? others[0]! : null, clause, how };
  }

  /** Rows for the entries that the match has and the log has not. */
  #noteEntries(now: number): void {
    for (const entry of this.play.entries.slice(this.lineRows.length)) {
      this.lineRows.push(this.version + 1);
      this.#log.add('line', entry.side, entry.text, now, entry.audience, entry.events);
      this.#offers.lapse(entry.side, entry.audience);
    }
  }

  #eventsOf(row: number): readonly GameEvent[] | undefined {
    const place = placeOf(this.lineRows, row);
    return place < 0 ? undefined : this.play.entries[place]!.events;
  }

  #seat(side: Side) {
    return this.stored.seats.find((seat) => seat.side === side);
  }

  #replay(row: LogRow): void {
    const audience = this.#replayKind(row);
    const isLine = row.kind === 'line';
    if (isLine) this.lineRows.push(row.n);
    this.#log.take(row, audience, isLine ? this.play.entries.at(-1)!.events : []);
    this.#settle(row.at);
  }

  #replayKind({ n, kind, side, text }: LogRow): Audience {
    switch (kind) {
      case 'line': {
        const action = parseAction(this.game, text);
        const refusal = action && this.play.play(side, action);
        if (!action || refusal) throw new ReplayError(n, refusal);
        const { audience } = this.play.entries.at(-1)!;
        this.#offers.lapse(side, audience);
        return audience;
      }
      case 'undo': {
        const refusal = this.play.undo(side);
        if (refusal) throw new ReplayError(n, refusal);
        this.lineRows = this.lineRows.filter((of) => of !== Number(text));
        return this.#log.audienceOf(Number(text));
      }
      default:
        this.#fold(kind, side, text);
        return audienceOfKind(kind, side);
    }
  }

  /** Adds a row that no rule of the game is asked about, and does what it says. */
  #note(kind: Told, side: Side, text: string, now: number): void {
    this.#log.add(kind, side, text, now, audienceOfKind(kind, side));
    this.#fold(kind, side, text);
  }

  /** What such a row says, whether it has just been made or is read from the log. */
  #fold(kind: Told, side: Side, text: string): void {
    switch (kind) {
      case 'take-back':
        this.#takeBack(side, Number(text));
        this.#offers.pending = undefined;
        return;
      case 'offer':
        this.#offers.take(side, text === 'draw' ? undefined : Number(text.split(' ')[1]));
        return;
      case 'answer':
        if (text === 'no') this.#offers.pending = undefined;
        else this.#offers.takeYes(side);
        return;
      case 'join':
        this.joined[side] = text;
        return;
      case 'pledge':
        this.shares.pledge(side, text);
        return;
      case 'salt':
        this.shares.reveal(side, text);
        return;
      case 'forgo':
        this.shares.forgo(side);
        return;
      case 'resign':
        this.result = this.#lostBy(side, 'resignation', 'resigned');
        return;
      case 'draw':
        this.result = AGREED;
        this.#offers.pending = undefined;
        return;
      case 'time':
        this.result = this.#lostBy(side, 'time', 'time');
        return;
      case 'abandon':
        this.result = ABANDONED;
        return;
      case 'seat':
        return;
      case 'order':
        this.orders.take(side, text);
        return;
    }
  }
}

/** Only its maker knows of a standing order. */
const audienceOfKind = (kind: Told, side: Side): Audience =>
  kind === 'order' ? [side] : undefined;
