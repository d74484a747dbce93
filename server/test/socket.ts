// A websocket of a library that is not ours: a second opinion on the live link.
import { createRequire } from 'node:module';

export interface RawSocket {
  send(data: string | Buffer): void;
  close(): void;
  terminate(): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
  on(event: 'open' | 'error', listener: (error: Error) => void): void;
  on(event: 'close', listener: (code: number) => void): void;
  on(event: 'unexpected-response', listener: (r: unknown, s: { statusCode: number }) => void): void;
}
export const WebSocket = createRequire(import.meta.url)('ws') as new (
  url: string,
  options?: { headers?: Record<string, string> },
) => RawSocket;
