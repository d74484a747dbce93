import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { Connection, type Socket } from './connection.ts';

test('a frame and the answer that follows it are one write to the network', async () => {
  const done: string[] = [];
  const handlers = new Map<string, () => void>();
  const socket = {
    readyState: 1,
    bufferedAmount: 0,
    send: (message: Buffer) => done.push(message.toString()),
    on: (event: string, handler: () => void) => handlers.set(event, handler),
  } as unknown as Socket;
  const line = { cork: () => done.push('cork'), uncork: () => done.push('uncork') };
  const context = { config: { limits: { messages: 10, burst: 10 } } } as unknown as Context;
  const connection = new Connection(context, socket, line, 'here', undefined);
  const turn = async (...messages: string[]): Promise<void> => {
    for (const message of messages) connection.send(message);
    await new Promise(setImmediate);
  };
  await turn('frame', 'answer');
  await turn('next');
  handlers.get('close')!();
  expect(done).toEqual(['cork', 'frame', 'answer', 'uncork', 'cork', 'next', 'uncork']);
});
