// A real server on a loopback port with a real database file, and clients that behave as the protocol says.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, Decision, Side } from '@motti/engine';
import {
  type Accepted,
  type Act,
  applyPatch,
  type ChatLine,
  type Company,
  type CreateMatch,
  type Frame,
  type MatchCreated,
  type MatchInfo,
  type Presence,
  type Problem,
  type Refused,
  type Row,
  type Seated,
  type ServerMessage,
} from '@motti/protocol';
import { ServerMessage as ServerMessageSchema } from '@motti/protocol/schema';
import { Compile } from 'typebox/compile';
import { expect } from 'vitest';
import { toy } from '../../engine/test/toy.ts';
import { type App, type AppOptions, buildApp } from '../src/app.ts';
import { configFrom, LIMITS } from '../src/config.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type RawSocket, WebSocket } from './socket.ts';

export const GAMES: readonly AnyGame[] = [toy];

/** Tests come faster than people. */
const FAST = {
  ...LIMITS,
  requests: 1e6,
  files: 1e6,
  logins: 1e6,
  creations: 1e6,
  looks: 1e6,
  imports: 1e6,
  sockets: 1e4,
};
export const CONFIG = {
  ...configFrom({}),
  web: undefined,
  limits: { ...FAST, messages: 1e6, burst: 1e6, addressMessages: 1e6, chatAtOnce: 1e6 },
};

const messages = Compile(ServerMessageSchema);

export interface Answered<T> {
  status: number;
  body: T;
  headers: Headers;
}

export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'motti-server-'));
  readonly file = join(this.folder, 'motti.db');
  app!: App;
  store!: Store;
  url = '';
  readonly #options: Partial<AppOptions>;
  readonly #clients = new Set<Client>();
  #stopped = false;

  private constructor(options: Partial<AppOptions>) {
    this.#options = options;
  }

  static async start(options: Partial<AppOptions> = {}): Promise<TestServer> {
    const server = new TestServer(options);
    await server.up();
    return server;
  }

  async up(): Promise<void> {
    this.store = await openSqlite(this.file);
    const options = { games: GAMES, store: this.store, config: CONFIG, ...this.#options };
    this.app = await buildApp(options);
    this.url = await this.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  }

  /** Stops in good order; the file stays. */
  async down(): Promise<void> {
    await this.app.fastify.close();
    await this.store.close();
  }

  async stop(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    for (const client of this.#clients) client.terminate();
    await this.down();
    rmSync(this.folder, { recursive: true });
  }

  async request<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = (response.headers.get('content-type') ?? '').includes('json');
    const { status } = response;
    return { status, body: (json ? JSON.parse(text) : text) as T, headers: response.headers };
  }

  async create(request: Partial<CreateMatch> = {}): Promise<MatchCreated> {
    const body = { game: 'toy', setup: { scenario: 'short', options: {} }, seats: {}, ...request };
    const answer = await this.request<MatchCreated>('POST', '/api/matches', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  }

  /** Sits down over HTTP; from then on the seat has a secret of its own. */
  async take(made: MatchCreated, side: Side, headers: Record<string, string> = {}): Promise<void> {
    const path = `/api/matches/${made.id}/join`;
    const authorization = `Bearer ${made.seats[side]}`;
    const joined = { ...headers, authorization };
    const { status, body } = await this.request<{ token: string }>('POST', path, {}, joined);
    expect(status, JSON.stringify(body)).toBe(200);
    made.seats[side] = body.token;
  }

  /** A match of two people who have both joined. */
  async match(
    request: Partial<CreateMatch> = {},
  ): Promise<{ made: MatchCreated; red: Client; blue: Client }> {
    const made = await this.create(request);
    const red = await this.sit(made, 'red');
    const blue = await this.sit(made, 'blue');
    await red.must({ type: 'join', name: 'Anna' });
    await blue.must({ type: 'join', name: 'Bo' });
    await blue.at(red.version);
    await red.at(blue.version);
    return { made, red, blue };
  }

  async connect(headers: Record<string, string> = {}): Promise<Client> {
    const client = await Client.open(`${this.url.replace('http', 'ws')}/api/live`, headers);
    this.#clients.add(client);
    return client;
  }

  async sit(made: MatchCreated, seat: Side | 'spectator', after?: number): Promise<Client> {
    const token = seat === 'spectator' ? made.spectator : made.seats[seat];
    const client = await this.connect();
    // Who sits down first gets a secret of their own, and comes back with it.
    client.onToken = (fresh) => {
      if (seat !== 'spectator') made.seats[seat] = fresh;
    };
    await client.sit(made.id, token, after);
    return client;
  }
}

/** An act without its id. */
export type ActRequest = Act extends infer A ? (A extends Act ? Omit<A, 'id'> : never) : never;

export class Client {
  info!: MatchInfo;
  view: unknown;
  version = 0;
  decision!: Decision;
  rows: Row[] = [];
  chat: ChatLine[] = [];
  presence: Presence | undefined;
  company: Company | undefined;
  onToken: ((token: string) => void) | undefined;
  /** Every message as it came. */
  readonly raw: string[] = [];
  readonly frames: Frame[] = [];
  readonly problems: Problem[] = [];
  closed: number | undefined;
  readonly socket: RawSocket;
  readonly #answers = new Map<string, (answer: Accepted | Refused) => void>();
  #waiting: { ready: () => boolean; resolve: () => void }[] = [];

  private constructor(socket: RawSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.#receive(data.toString());
      this.#check();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#check();
    });
    socket.on('error', () => {});
  }

  static open(url: string, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(url, { headers });
    const client = new Client(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(client));
      socket.on('unexpected-response', (_, { statusCode }) =>
        reject(new Error(`status ${statusCode}`)),
      );
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async sit(match: string, token?: string, after?: number): Promise<void> {
    this.send({
      type: 'sit',
      match,
      ...(token && { token }),
      ...(after !== undefined && { after }),
    });
    await this.until(() => this.info !== undefined || this.closed !== undefined);
  }

  /** Sends an act and waits for its answer. */
  act(request: ActRequest, id = randomBytes(6).toString('hex')): Promise<Accepted | Refused> {
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.send({ ...request, id });
    });
  }

  async must(request: ActRequest, id?: string): Promise<Accepted> {
    const answer = await this.act(request, id);
    expect(answer, JSON.stringify(answer)).toMatchObject({ type: 'accepted' });
    return answer as Accepted;
  }

  /** The code of the refusal that this act must meet. */
  async refused(request: ActRequest, id?: string): Promise<string> {
    const answer = await this.act(request, id);
    expect(answer).toMatchObject({ type: 'refused' });
    return (answer as Refused).refusal.code;
  }

  play(...lines: string[]): Promise<Accepted> {
    return this.must({ type: 'play', version: this.version, lines });
  }

  /** Waits until it has seen that version. */
  at(version: number): Promise<void> {
    return this.until(() => this.version >= version);
  }

  until(ready: () => boolean): Promise<void> {
    if (ready()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ ready, resolve }));
  }

  async gone(): Promise<number> {
    await this.until(() => this.closed !== undefined);
    return this.closed!;
  }

  terminate(): void {
    this.socket.terminate();
  }

  #check(): void {
    const ready = this.#waiting.filter((one) => one.ready());
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const one of ready) one.resolve();
  }

  #receive(text: string): void {
    this.raw.push(text);
    const foreign: unknown = JSON.parse(text);
    // Every frame of every test is held against the schema.
    if (!messages.Check(foreign)) {
      const errors = JSON.stringify([...messages.Errors(foreign)]);
      throw new Error(`not of the protocol: ${errors} ${text}`);
    }
    const message = foreign as ServerMessage;
    if (message.type === 'seated') this.#seated(message);
    else if (message.type === 'frame') this.#frame(message);
    else if (message.type === 'chat') this.chat.push(message.line);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'company') this.company = message;
    else if (message.type === 'problem') this.problems.push(message);
    else {
      if (message.type === 'accepted' && message.token) this.onToken?.(message.token);
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
    }
  }

  #seated({ info, view, version, decision, rows, chat }: Seated): void {
    Object.assign(this, { info, view, version, decision, chat: [...chat] });
    this.rows.push(...rows);
  }

  #frame(frame: Frame): void {
    this.frames.push(frame);
    // Neither lost nor doubled.
    expect(frame.from).toBe(this.version);
    expect(frame.rows.map((row) => row.n)).toEqual(
      Array.from({ length: frame.version - frame.from }, (_, i) => frame.from + 1 + i),
    );
    this.rows.push(...frame.rows);
    this.version = frame.version;
    this.decision = frame.decision;
    if (frame.info) this.info = frame.info;
    if (frame.view !== undefined) this.view = frame.view;
    if (frame.patch) this.view = applyPatch(this.view, frame.patch);
  }
}
