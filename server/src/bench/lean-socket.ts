// A websocket client for a load test. It runs on the machine that is measured, so it does only what it must: no
// streams between, no checks of the server's frames, texts handed over as they come.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const PING = 9;
const MASK_LENGTH = 4;

export class LeanSocket {
  readonly #socket: Socket;
  readonly #onText: (text: string) => void;
  /** The beginning of a frame whose rest has not come yet. */
  #rest: Buffer | undefined;
  readonly #mask = randomBytes(MASK_LENGTH);

  private constructor(socket: Socket, onText: (text: string) => void) {
    this.#socket = socket;
    this.#onText = onText;
  }

  static open(url: URL, onText: (text: string) => void): Promise<LeanSocket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
      socket.once('error', reject);
      socket.write(
        `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      );
      // Nothing comes after the answer before we have said something.
      socket.once('data', (answer) => {
        if (!answer.toString().startsWith('HTTP/1.1 101')) return reject(new Error('no websocket'));
        const lean = new LeanSocket(socket, onText);
        socket.on('data', (data) => lean.#receive(data));
        return resolve(lean);
      });
    });
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Clients mask what they send, so that nothing between takes it for something else. */
  #write(kind: number, payload: Buffer): void {
    const { length } = payload;
    const start = (length < 126 ? 2 : 4) + MASK_LENGTH;
    const frame = Buffer.allocUnsafe(start + length);
    frame[0] = 0x80 | kind;
    frame[1] = 0x80 | (length < 126 ? length : 126);
    if (length >= 126) frame.writeUInt16BE(length, 2);
    this.#mask.copy(frame, start - MASK_LENGTH);
    for (let i = 0; i < length; i++) frame[start + i] = payload[i]! ^ this.#mask[i & 3]!;
    this.#socket.write(frame);
  }

  #receive(data: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, data]) : data;
    let at = 0;
    for (;;) {
      const frame = frameAt(bytes, at);
      if (!frame) break;
      at = frame.end;
      if (frame.kind === TEXT) this.#onText(bytes.toString('utf8', frame.start, frame.end));
      else if (frame.kind === PING) this.#write(PING + 1, bytes.subarray(frame.start, frame.end));
    }
    this.#rest = at < bytes.length ? bytes.subarray(at) : undefined;
  }
}

interface ReadFrame {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
}

/** The frame that begins here, if all of it is there. */
function frameAt(bytes: Buffer, at: number): ReadFrame | undefined {
  if (bytes.length < at + 2) return undefined;
  const short = bytes[at + 1]!;
  const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (bytes.length < start) return undefined;
  const length =
    short < 126
      ? short
      : short === 126
        ? bytes.readUInt16BE(at + 2)
        : Number(bytes.readBigUInt64BE(at + 2));
  const end = start + length;
  return bytes.length < end ? undefined : { kind: bytes[at]! & 0x0f, start, end };
}
