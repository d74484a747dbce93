// One socket: reads what a client sends, binds it to a seat, sends it what its viewer may know.
import {
  type Act,
  CLOSE,
  type ClientMessage,
  LIMITS,
  type Problem,
  type Seated,
  type Sit,
} from '@motti/protocol';
import { Act as ActSchema, Sit as SitSchema } from '@motti/protocol/schema';
import { Compile } from 'typebox/compile';
import type { Context } from '../context.ts';
import { HttpProblem, linkUsed } from '../errors.ts';
import { isFormer, stillHolds } from '../matches/admission.ts';
import { type Actor, perform } from '../matches/perform.ts';
import { admitNow, type Listener, type Room } from '../matches/room.ts';
import type { Viewer } from '../matches/seen-log.ts';
import { isWithin, PLAIN } from '../plugins/json.ts';
import { Bucket } from './bucket.ts';
import type { Visitor } from './connections.ts';

/** The connection below a websocket: what is written while it is corked goes out in one piece. */
export interface Line {
  cork(): void;
  uncork(): void;
}

/** What we use of a websocket. */
export interface Socket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(message: Buffer, options: { readonly binary: boolean }): void;
  close(code: number, reason: string): void;
  terminate(): void;
  /** Nothing more is read: what still comes waits at the sender. */
  pause(): void;
  ping(): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'close' | 'pong' | 'error', listener: () => void): void;
}

const OPEN = 1;
/** What we send are texts, encoded by us: many strings in one write to the network are dearer than as many buffers. */
const TEXT = { binary: false };
/** A client that reads nothing for so long that this much waits is sent away; it can come back and catch up. */
const MOST_BUFFERED = 8 * 1024 * 1024;
const TIME_TO_SIT = 10_000;
/** Who is told to go and goes on talking is cut off. */
const TIME_TO_GO = 2000;
/** What a message that is none costs of the allowance. */
const NONSENSE = 10;
const CHAT_LINES = 200;

const acts = Compile(ActSchema);
const sits = Compile(SitSchema);

export class Connection implements Listener {
  viewer: Viewer;
  by: Listener['by'] = 'open';
  key: Listener['key'] = null;
  since = 0;
  heard = 0;
  /** It has answered since the last ping. */
  alive = true;
  /** Who was logged in when it was opened. */
  readonly visitor: Visitor | undefined;
  readonly #socket: Socket;
  readonly #line: Line;
  #corked = false;
  readonly #address: string;
  readonly #context: Context;
  readonly #bucket: Bucket;
  readonly #patience: NodeJS.Timeout;
  #actor: Actor | undefined;
  #sitting = false;
  /** Messages that wait until it is their turn to come in. */
  #atTheDoor = 0;
  /** It has been closed, by them or by us: nothing that still waits is done. */
  #left = false;

  constructor(
    context: Context,
    socket: Socket,
    line: Line,
    address: string,
    visitor: Visitor | undefined,
  ) {
    this.#context = context;
    this.#socket = socket;
    this.#line = line;
    this.#address = address;
    this.visitor = visitor;
    const { messages, burst } = context.config.limits;
    this.#bucket = new Bucket(messages, burst, performance.now());
    this.#patience = setTimeout(() => this.close(CLOSE.silent, 'nothing said'), TIME_TO_SIT);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('close', () => this.#gone());
    // The library cuts off whoever sends what is no frame, or too large a one.
    socket.on('error', () => this.#gone());
  }

  send(message: string): void {
    if (this.#socket.readyState !== OPEN) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED) {
      this.close(CLOSE.comeBack, 'too slow');
      return;
    }
    this.#holdBack();
    this.#socket.send(Buffer.from(message), TEXT);
  }

  /** Until all that is ready now has been done: a frame and the answer that follows it are one write to the network. */
  #holdBack(): void {
    if (this.#corked) return;
    this.#corked = true;
    this.#line.cork();
    process.nextTick(() => {
      this.#corked = false;
      this.#line.uncork();
    });
  }

  close(code: number, reason: string): void {
    this.#context.metrics.closed.add(`{code="${code}"}`);
    this.#gone();
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), TIME_TO_GO).unref();
  }

  /** Whoever keeps to no rule is not listened to any more, not even to hear that they go. */
  #sendAway(code: number, reason: string): void {
    this.close(code, reason);
    this.#socket.pause();
  }

  /** What opened the door may open it no longer: they come back and show it again. */
  comeBack(): void {
    this.close(CLOSE.comeBack, 'come back');
  }

  /** Asks whether anybody is still there; who has not answered the last question is not. */
  ping(): void {
    if (!this.alive) {
      this.#gone();
      this.#socket.terminate();
      return;
    }
    this.alive = false;
    this.#socket.ping();
  }

  #receive(data: Buffer, isBinary: boolean): void {
    // Whoever was sent away may still have much under way; nobody looks at it.
    if (this.#left || !this.#allow(1)) return;
    const { talking, comingIn } = this.#context.connections;
    // In their order: what is said after what still waits at the door waits there too.
    const seated = this.#actor !== undefined && this.#atTheDoor === 0;
    if (!seated) this.#atTheDoor++;
    const take = (): void => {
      if (!seated) this.#atTheDoor--;
      if (!this.#left) this.#take(data, isBinary);
    };
    if (!(seated ? talking : comingIn).run(this.#address, take))
      this.#sendAway(CLOSE.tooFast, 'too many wait');
  }

  #take(data: Buffer, isBinary: boolean): void {
    const message = this.#read(data, isBinary);
    if (message) void this.#handle(message);
  }

  /** The message, if it is one. */
  #read(data: Buffer, isBinary: boolean): ClientMessage | undefined {
    // Nobody has a seat yet: all there is to say is short.
    if (!this.#actor && data.length > LIMITS.sit) {
      this.#sendAway(CLOSE.tooLarge, 'too large');
      return undefined;
    }
    const message = isBinary ? undefined : parsed(data.toString());
    if (message === undefined) {
      this.#problem('unreadable', 'This is not a message.', undefined, true);
      this.#sendAway(CLOSE.unreadable, 'unreadable');
      return undefined;
    }
    if (isMessage(message)) return message;
    if (this.#allow(NONSENSE))
      this.#problem('bad-message', 'This is not a message of the protocol.', idOf(message));
    return undefined;
  }

  #allow(cost: number): boolean {
    const { connections } = this.#context;
    const own = this.#bucket.take(cost, performance.now());
    if (own && connections.allows(this.#address, cost)) return true;
    this.#problem('too-fast', 'Too many messages.', undefined, true);
    this.#sendAway(CLOSE.tooFast, 'too fast');
    return false;
  }

  async #handle(message: ClientMessage): Promise<void> {
    try {
      if (message.type === 'sit') await this.#sit(message);
      else if (this.#actor) {
        const { matches, metrics } = this.#context;
        const answer = await perform(matches, metrics, this.#actor, message);
        this.send(JSON.stringify(answer));
      } else this.#problem('sit-first', 'Say first where you sit.', message.id);
    } catch (error) {
      if (error instanceof HttpProblem) {
        const turnedAway = message.type === 'sit';
        this.#problem(error.code, error.message, idOf(message), turnedAway || undefined);
        if (turnedAway) this.#sendAway(CLOSE.tooFast, error.code);
        return;
      }
      this.#context.log.error({ error, match: this.#actor?.room.id }, 'an act failed');
      this.#problem('internal', 'Something went wrong here; nothing was done.', idOf(message));
      // Whoever has no seat is told nothing: they try again.
      if (message.type === 'sit') this.close(CLOSE.comeBack, 'come back');
    }
  }

  async #sit({ match, token, after }: Sit): Promise<void> {
    if (this.#sitting) return this.#problem('seated-already', 'One socket, one seat.');
    this.#sitting = true;
    const { matches, store } = this.#context;
    const credentials = { token, account: this.visitor?.account };
    const room = await matches.room(match);
    const admitted = room && (await admitNow(room, credentials));
    if (!room || !admitted) return this.#turnAway(room, token);
    clearTimeout(this.#patience);
    this.viewer = admitted.viewer;
    this.by = admitted.by;
    this.key = admitted.key;
    this.since = matches.now();
    const chat = await store.chat(match, CHAT_LINES);
    this.heard = chat.at(-1)?.n ?? 0;
    const { viewer } = admitted;
    this.#actor = { room, viewer, credentials, mayAct: () => !this.#left, listener: this };
    // Asked again when its turn has come: the seat may have been renewed meanwhile, and we were not there to be closed.
    const mayListen = (): boolean => !this.#left && stillHolds(room.live.stored, admitted);
    const listens = await room.listen(this, after ?? 0, mayListen, (picture) => {
      const seated: Seated = { ...picture, chat };
      this.send(JSON.stringify(seated));
    });
    if (!listens && !this.#left) this.#turnAway(room, token);
  }

  /** Who comes with an old link is told so; for anybody else the match is not there. */
  #turnAway(room: Room | undefined, token: string | undefined): void {
    if (room && isFormer(room.live.stored, token)) {
      this.#problem('link-used', linkUsed().message, undefined, true);
      this.close(CLOSE.renewed, 'the link has been used');
    } else {
      this.#problem('no-such-match', 'There is no such match for this link.', undefined, true);
      this.close(CLOSE.notYours, 'no such match');
    }
  }

  #problem(code: string, message: string, id?: string, fatal?: true): void {
    const problem: Problem = {
      type: 'problem',
      code,
      message,
      ...(id === undefined ? {} : { id }),
      ...(fatal ? { fatal } : {}),
    };
    this.send(JSON.stringify(problem));
  }

  #gone(): void {
    this.#left = true;
    clearTimeout(this.#patience);
    this.#actor?.room.leave(this);
  }
}

/** What the text says, if it is JSON that can be looked through without taking long. */
function parsed(text: string): unknown {
  if (!isWithin(text, PLAIN)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isMessage = (message: unknown): message is Act | Sit =>
  (message as { type?: unknown } | null)?.type === 'sit'
    ? sits.Check(message)
    : acts.Check(message);

/** The id of a message that is otherwise wrong, so that its sender can tell which. */
function idOf(message: unknown): string | undefined {
  const id = (message as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id.split('\0')[0]?.slice(0, 64) || undefined : undefined;
}
