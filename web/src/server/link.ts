// The live link to a match: one socket, one seat. It comes back by itself and sends again what was not answered.
import { type Act, CLOSE, type ClientMessage, type ServerMessage } from '@motti/protocol';

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

export interface LinkOptions {
  readonly match: string;
  readonly token?: string | undefined;
  /** The last version seen, asked whenever the link is made again. */
  readonly version: () => number | undefined;
  readonly onmessage: (message: ServerMessage) => void;
  readonly onstate: (state: LinkState, code?: number) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Codes after which coming back would change nothing. */
const FINAL: readonly number[] = [CLOSE.unreadable, CLOSE.tooLarge, CLOSE.notYours, CLOSE.renewed];

export class Link {
  readonly #options: LinkOptions;
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Acts without an answer yet, in order. */
  readonly #unanswered = new Map<string, Act>();

  constructor(options: LinkOptions) {
    this.#options = options;
    addEventListener('online', this.#now);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** Sends an act; it is sent again, with the same id, until it is answered. */
  send(act: Act): void {
    if (act.type !== 'chat') this.#unanswered.set(act.id, act);
    this.#write(act);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    this.#options.onstate('connecting');
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      const { match, token, version } = this.#options;
      const after = version();
      this.#write({
        type: 'sit',
        match,
        ...(token === undefined ? {} : { token }),
        ...(after === undefined ? {} : { after }),
      });
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)));
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'seated') {
      this.#wait = FIRST_WAIT;
      this.#options.onstate('open');
    }
    if (message.type === 'accepted' || message.type === 'refused')
      this.#unanswered.delete(message.id);
    this.#options.onmessage(message);
    if (message.type === 'seated') for (const act of this.#unanswered.values()) this.#write(act);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    if (FINAL.includes(code)) {
      this.#options.onstate('closed', code);
      this.close();
      return;
    }
    this.#options.onstate('lost', code);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or the page is looked at again: no need to wait any longer. */
  readonly #now = (): void => {
    const state = this.#socket?.readyState;
    const alive = state === WebSocket.OPEN || state === WebSocket.CONNECTING;
    if (this.#closed || document.hidden || alive) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** The network is gone: a socket may seem open for minutes, and whatever is written into it is lost. */
  readonly #drop = (): void => {
    const socket = this.#socket;
    if (this.#closed || !socket) return;
    this.#socket = undefined;
    socket.close();
    this.#lost(CLOSE.comeBack);
  };

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
