import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { textFrames } from './text-frames.ts';

interface Receiver {
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  write(bytes: Buffer): void;
}
const { Receiver } = createRequire(import.meta.url)('ws') as {
  Receiver: new (options: { isServer: boolean; allowSynchronousEvents: boolean }) => Receiver;
};

test('what any client reads is what was sent, short, long and very long, one after the other', () => {
  const messages = [
    '',
    'a',
    'é'.repeat(62),
    'é'.repeat(63),
    'x'.repeat(65_535),
    '–'.repeat(40_000),
  ];
  const read: string[] = [];
  const client = new Receiver({ isServer: false, allowSynchronousEvents: true });
  client.on('message', (data, isBinary) => read.push(isBinary ? 'binary' : data.toString()));
  client.write(textFrames(messages));
  expect(read).toEqual(messages);
});
