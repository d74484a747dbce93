// The other servers on the same database: what is heard from them, what they are told, and what is looked for now and then
// in case nothing was heard. A lost hint costs a look, never a move.
import { Batches, fulfilled, rejected } from '../matches/batches.ts';
import type { MatchesLog } from '../matches/matches.ts';
import type { OtherServers, Room } from '../matches/room.ts';
import type {
  Head,
  Hint,
  HintListener,
  Presence,
  Shared,
  Since,
  Sitting,
} from '../store/shared.ts';
import type { LogRow } from '../store/store.ts';

/** The rooms of this server. */
export interface Rooms {
  /** The room of a match, if it is open here. */
  opened(match: string): Promise<Room> | undefined;
  /** All that are open. */
  allOpened(): Promise<Room[]>;
  /** Rows of another server have come. */
  followed(room: Room): void;
  /** A server is gone: somebody must take up what it has left. */
  serverGone(): void;
}

/** What is said that is no business of a match. */
export interface Rumours {
  account(id: number, what: 'changed' | 'gone'): void;
  sessions(hashes: readonly string[]): void;
  login(name: string, address: string, what: 'failed' | 'succeeded'): void;
  /** Now and then: whatever may have been missed is looked at. */
  check(): Promise<void>;
}

const BEAT_MS = 2000;
/** Every so many beats: sessions that have ended are rare. */
const CHECK_BEATS = 15;

export interface PeersOptions {
  readonly beatMs?: number;
  readonly log: Pick<MatchesLog, 'warn'>;
}

export class Peers implements OtherServers, HintListener {
  rumours: Rumours | undefined;
  readonly #shared: Shared;
  readonly #rooms: Rooms;
  readonly #options: PeersOptions;
  readonly #reads: Batches<Since, LogRow[]>;
  /** Rooms of which the others do not know yet who sits there, and what they have been told last. */
  readonly #attended = new Set<Room>();
  readonly #told = new Map<string, string>();
  #telling: Promise<void> | undefined;
  #living: ReadonlySet<string> = new Set();
  #beats = 0;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #looking: Promise<void> | undefined;
  #closed = false;

  constructor(shared: Shared, rooms: Rooms, options: PeersOptions) {
    this.#shared = shared;
    this.#rooms = rooms;
    this.#options = options;
    this.#reads = new Batches(async (asked) => {
      try {
        return (await shared.rowsSince(asked)).map(fulfilled);
      } catch (error) {
        return asked.map(() => rejected(error));
      }
    });
  }

  async start(): Promise<void> {
    await this.#shared.listen(this);
    this.#living = await this.#shared.beat();
    this.#schedule();
  }

  /** Nothing more is told; what this server held is free. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#beating;
    await this.#looking;
    await this.#telling;
    // A database that is away has forgotten us soon enough.
    await this.#shared.leave().catch(() => undefined);
  }

  rowsSince(match: string, after: number): Promise<readonly LogRow[]> {
    return this.#reads.add({ match, after });
  }

  presenceIn(match: string) {
    return this.#presences([match]);
  }

  chatSince(match: string, after: number) {
    return this.#shared.chatSince({ match, after });
  }

  followed(room: Room): void {
    this.#rooms.followed(room);
  }

  altered(room: Room): void {
    this.#shared.hint(['match', room.id]);
  }

  attended(room: Room): void {
    // Those whom we have just sent away: what is written of them now nobody would ever take away again.
    if (this.#closed) return;
    this.#attended.add(room);
    this.#telling ??= this.#tell();
  }

  hint(hint: Hint): void {
    this.#shared.hint(hint);
  }

  hinted(from: string, hint: Hint): void {
    switch (hint[0]) {
      case 'account':
        this.rumours?.account(hint[1], hint[2]);
        break;
      case 'sessions':
        this.rumours?.sessions(hint[1]);
        break;
      case 'login':
        this.rumours?.login(hint[1], hint[2], hint[3]);
        break;
      case 'bye':
        void this.#gone(from);
        break;
      default:
        this.#rooms
          .opened(hint[1])
          ?.then((room) => this.#hear(room, from, hint))
          .catch((error) => this.#options.log.warn({ error, hint }, 'a hint was not followed'));
    }
  }

  missed(): void {
    void this.#beat();
  }

  async #hear(
    room: Room,
    from: string,
    hint: Extract<Hint, readonly ['log' | 'chat' | 'match' | 'here', ...unknown[]]>,
  ): Promise<void> {
    switch (hint[0]) {
      case 'log':
        return room.hearRows(hint[2], hint[3]);
      case 'chat':
        return room.tellChat();
      case 'match':
        return room.hearAltered();
      case 'here': {
        const [, , sitting, thinking] = hint;
        room.hearPresence(from, sitting ?? (await this.#sittingAt(room.id, from)), thinking);
      }
    }
  }

  async #sittingAt(match: string, server: string): Promise<readonly Sitting[]> {
    const all = await this.#presences([match]);
    return all.find((one) => one.server === server)?.sitting ?? [];
  }

  /** Who sits where, at servers that live. */
  async #presences(matches: readonly string[]) {
    const all = await this.#shared.presenceIn(matches);
    return all.filter(({ server }) => server !== this.#shared.id && this.#living.has(server));
  }

  async #tell(): Promise<void> {
    while (this.#attended.size > 0) {
      // Whoever comes and goes in the same moment is told of once.
      await new Promise((resolve) => setImmediate(resolve));
      const rooms = [...this.#attended];
      this.#attended.clear();
      await Promise.all(rooms.map((room) => this.#tellOf(room)));
    }
    this.#telling = undefined;
  }

  /** The row first: whoever reads it because of the hint finds what the hint says. */
  async #tellOf(room: Room): Promise<void> {
    const { sitting, thinking } = room.audiences;
    const text = JSON.stringify(sitting);
    try {
      if (text !== (this.#told.get(room.id) ?? '[]'))
        await this.#shared.setPresence(room.id, sitting);
      if (sitting.length > 0) this.#told.set(room.id, text);
      else this.#told.delete(room.id);
    } catch {
      // The next beat sees that it is missing.
    }
    this.#shared.hint(['here', room.id, sitting, [...thinking]]);
  }

  #schedule(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat().finally(() => this.#schedule());
    }, this.#options.beatMs ?? BEAT_MS);
    this.#timer.unref();
  }

  /** Says that we live. Looking at what no hint may have told can take longer: whoever is slow is not dead. */
  async #beat(): Promise<void> {
    try {
      const before = this.#living;
      this.#living = await this.#shared.beat();
      if ([...before].some((server) => !this.#living.has(server))) this.#rooms.serverGone();
    } catch (error) {
      this.#warn(error);
      return;
    }
    this.#looking ??= this.#look()
      .catch((error) => this.#warn(error))
      .finally(() => {
        this.#looking = undefined;
      });
  }

  #warn(error: unknown): void {
    if (!this.#closed) this.#options.log.warn({ error }, 'the other servers are not heard');
  }

  async #look(): Promise<void> {
    const rooms = await this.#rooms.allOpened();
    for (const room of rooms) room.keepServers(this.#living);
    const attended = rooms.filter((room) => !room.audiences.isEmpty);
    if (attended.length > 0) await this.#lookInto(attended);
    if (this.#beats++ % CHECK_BEATS === 0) await this.rumours?.check();
  }

  /** All at once: what they have to read is one question. */
  async #lookInto(rooms: readonly Room[]): Promise<void> {
    const found = new Map(rooms.map((room) => [room.id, room]));
    const ids = [...found.keys()];
    const heads = await this.#shared.heads(ids);
    await Promise.all(heads.map((head) => this.#lookAtHead(found.get(head.match)!, head)));
    const presences = new Map<string, Presence[]>(ids.map((id) => [id, []]));
    for (const one of await this.#shared.presenceIn(ids)) presences.get(one.match)!.push(one);
    for (const room of rooms) this.#lookAtPresence(room, presences.get(room.id)!);
  }

  async #lookAtHead(room: Room, { version, chat, next }: Head): Promise<void> {
    await room.hearRows(version);
    if (chat > room.audiences.heard) await room.tellChat();
    if (next !== room.live.stored.next) await room.hearAltered();
  }

  #lookAtPresence(room: Room, presences: readonly Presence[]): void {
    const here = presences.find(({ server }) => server === this.#shared.id);
    if (JSON.stringify(here?.sitting ?? []) !== JSON.stringify(room.audiences.sitting)) {
      this.#told.delete(room.id);
      this.attended(room);
    }
    for (const server of this.#living) {
      if (server === this.#shared.id) continue;
      const there = presences.find((one) => one.server === server);
      room.hearPresence(server, there?.sitting ?? []);
    }
  }

  /** It said so itself: nobody need wait until it is missed. */
  async #gone(server: string): Promise<void> {
    this.#living = new Set([...this.#living].filter((one) => one !== server));
    for (const room of await this.#rooms.allOpened()) room.keepServers(this.#living);
    this.#rooms.serverGone();
  }
}
