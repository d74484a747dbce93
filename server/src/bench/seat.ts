// One seat of a match under load: what its socket has told it, read only when somebody must know.
import type { Decision } from '@motti/engine';
import { type Accepted, applyPatch, type Frame, type Refused, type Seated } from '@motti/protocol';
import { LeanSocket } from './lean-socket.ts';

export interface SeatListener {
  answered(seat: Seat, ok: boolean): void;
  /** Something has happened in the match. */
  told(seat: Seat): void;
}

export class Seat {
  /** The last version that an answer or a frame has named. */
  version = 0;
  moves: string[] = [];
  #view: unknown;
  #decision!: Decision;
  /** Frames that nobody has read yet. */
  #unread: string[] = [];
  #socket!: LeanSocket;

  static async sit(url: string, match: string, token: string, to: SeatListener): Promise<Seat> {
    const seat = new Seat();
    const seated = new Promise<void>((resolve) => {
      const onText = (text: string): void => {
        if (text.startsWith('{"type":"seated"')) {
          seat.#take(JSON.parse(text));
          resolve();
        } else seat.#receive(text, to);
      };
      void LeanSocket.open(new URL('/api/live', url), onText).then((socket) => {
        seat.#socket = socket;
        seat.send({ type: 'sit', match, token });
      });
    });
    await seated;
    return seat;
  }

  get view(): unknown {
    this.#read();
    return this.#view;
  }

  get decision(): Decision {
    this.#read();
    return this.#decision;
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }

  #take({ view, decision, version }: Seated): void {
    this.#view = view;
    this.#decision = decision;
    this.version = version;
  }

  #receive(text: string, to: SeatListener): void {
    if (text.startsWith('{"type":"frame"')) {
      this.#unread.push(text);
      to.told(this);
      return;
    }
    const message = JSON.parse(text) as
      | Accepted
      | Refused
      | { type: 'presence' }
      | { type: 'company' };
    if (message.type === 'presence' || message.type === 'company') return;
    this.version = message.version;
    to.answered(this, message.type === 'accepted');
  }

  #read(): void {
    for (const text of this.#unread) {
      const frame = JSON.parse(text) as Frame;
      this.version = Math.max(this.version, frame.version);
      this.#decision = frame.decision;
      if (frame.view !== undefined) this.#view = frame.view;
      if (frame.patch) this.#view = applyPatch(this.#view, frame.patch);
    }
    this.#unread = [];
  }
}
