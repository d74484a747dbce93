// A client that never gives up: it comes back, sends again what was not answered, and remembers every answer it got.
import { createRequire } from 'node:module';
import { type AnyGame, pick, type Random, type Setup, type Side } from '@motti/engine';
import {
  applyPatch,
  type CreateMatch,
  type MatchCreated,
  type Row,
  type ServerMessage,
} from '@motti/protocol';

interface RawSocket {
  send(data: string): void;
  terminate(): void;
  on(event: 'open' | 'close' | 'error', listener: () => void): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
}
const WebSocket = createRequire(import.meta.url)('ws') as new (url: string) => RawSocket;

export interface Acknowledged {
  readonly match: string;
  /** As the log keeps it: the seat and the id that its client chose. */
  readonly client: string;
  readonly lines: readonly string[];
}

export class Player {
  readonly side: Side;
  readonly acknowledged: Acknowledged[] = [];
  /** What is wrong with what the server told. */
  readonly wrong: string[] = [];
  over = false;
  /** How often one act was sent again at most, and how many were given back to be made again. */
  mostRetries = 0;
  givenBack = 0;
  /** Told when the line is lost, unless it was cut here. */
  onLost: (() => void) | undefined;
  /** Problems after which it is enough to come back. */
  readonly passing: readonly string[];
  readonly #game: AnyGame;
  readonly #match: string;
  readonly #token: string;
  readonly #random: Random;
  readonly #rows: Row[] = [];
  #socket: RawSocket | undefined;
  #view: unknown;
  #setup: Setup | undefined;
  #asked = false;
  #version = 0;
  #count = 0;
  #pending: { id: string; version: number; lines: string[] } | undefined;
  #retries = 0;

  constructor(
    game: AnyGame,
    match: string,
    side: Side,
    token: string,
    random: Random,
    passing: readonly string[] = [],
  ) {
    this.passing = passing;
    this.#game = game;
    this.#match = match;
    this.side = side;
    this.#token = token;
    this.#random = random;
  }

  /** The act whose answer it waits for. */
  get unanswered(): string | undefined {
    return this.#pending?.id;
  }

  connect(url: string): void {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('open', () => {
      const sit = { type: 'sit', match: this.#match, token: this.#token, after: this.#version };
      socket.send(JSON.stringify(sit));
    });
    socket.on('close', () => {
      if (socket === this.#socket) this.onLost?.();
    });
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data.toString()) as ServerMessage);
    });
  }

  /** The line is cut, as by a crash: what comes later on the old one is not heard. */
  cut(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'seated') {
      if (message.rows.length !== message.version - this.#version)
        this.wrong.push(`${message.rows.length} rows from ${this.#version} to ${message.version}`);
      this.#view = message.view;
      this.#setup = message.info.setup;
      this.#take(message.version, message.rows, message.decision);
      this.over = message.info.status === 'over';
      if (this.#pending) {
        this.mostRetries = Math.max(this.mostRetries, ++this.#retries);
        this.#send();
      } else this.#act();
    } else if (message.type === 'frame') {
      if (message.from !== this.#version) this.wrong.push(`a frame from ${message.from}`);
      if (message.view !== undefined) this.#view = message.view;
      if (message.patch) this.#view = applyPatch(this.#view, message.patch);
      this.#take(message.version, message.rows, message.decision);
      if (message.info?.status === 'over') this.over = true;
      this.#act();
    } else if (message.type === 'accepted') this.#accepted(message.id);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'problem') this.#problem(message.code);
  }

  #problem(code: string): void {
    if (this.passing.includes(code)) this.#socket?.terminate();
    else this.wrong.push(code);
  }

  #take(
    version: number,
    rows: readonly Row[],
    decision: { kind: string; sides?: readonly Side[] },
  ): void {
    for (const row of rows) {
      if (row.n !== this.#rows.length + 1)
        this.wrong.push(`row ${row.n} after ${this.#rows.length}`);
      this.#rows.push(row);
    }
    this.#version = version;
    this.#asked = decision.kind === 'choose' && (decision.sides?.includes(this.side) ?? false);
  }

  #act(): void {
    if (!this.#asked || this.over || this.#pending) return;
    const state = this.#game.guess(this.#view, this.#random, this.#setup!);
    const choices = this.#game.choices(state, this.side);
    if (choices.length === 0) return;
    const lines = [this.#game.print(pick(choices, this.#random))];
    this.#pending = { id: `${this.side}-${this.#count++}`, version: this.#version, lines };
    this.#retries = 0;
    this.#send();
  }

  #send(): void {
    this.#socket?.send(JSON.stringify({ type: 'play', ...this.#pending }));
  }

  #accepted(id: string): void {
    const { match, side } = { match: this.#match, side: this.side };
    this.acknowledged.push({ match, client: `${side} ${id}`, lines: this.#pending!.lines });
    this.#pending = undefined;
    this.#act();
  }

  #refused({ refusal }: Extract<ServerMessage, { type: 'refused' }>): void {
    this.#pending = undefined;
    // The other side was first, or the server stopped in the middle: the next frame says how things are.
    const fine = ['stale-version', 'try-again', 'match-is-over', 'not-your-decision'];
    if (refusal.code === 'try-again') this.givenBack++;
    if (!fine.includes(refusal.code)) this.wrong.push(`refused: ${refusal.code}`);
    this.#act();
  }
}

/** A match, with the secrets of its seats as they are when everybody has sat down. */
export async function makeMatch(
  url: string,
  game: AnyGame,
  scenario: string,
  seats: CreateMatch['seats'] = {},
): Promise<MatchCreated> {
  const wish = { game: game.id, setup: { scenario, options: {} }, seats };
  const made = await post<MatchCreated>(`${url}/api/matches`, wish);
  for (const [side, token] of Object.entries(made.seats)) {
    const path = `${url}/api/matches/${made.id}/join`;
    made.seats[side] = (await post<{ token: string }>(path, {}, token)).token;
  }
  return made;
}

async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}
