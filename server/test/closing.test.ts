// A server that is asked to stop stops, whoever comes at the wrong moment.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { stop } from '../src/stopping.ts';
import { TestServer } from './harness.ts';
import { slowToClose } from './slow-close.ts';
import { WebSocket } from './socket.ts';

let server: TestServer | undefined;
afterEach(() => server?.stop());

test('a socket that is opened while the server closes is turned away and does not keep it', async () => {
  const { thinker, closing, finish } = slowToClose();
  server = await TestServer.start({ thinker });
  const down = server.app.fastify.close();
  await closing;
  const late = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`);
  late.on('error', () => {});
  const status = await new Promise((resolve) => {
    late.on('unexpected-response', (_, response) => {
      resolve(response.statusCode);
      late.terminate();
    });
  });
  expect(status).toBe(503);
  finish();
  await down;
});

test('nor does one whose client stays on the line', async () => {
  const { thinker, closing, finish } = slowToClose();
  server = await TestServer.start({ thinker });
  const down = server.app.fastify.close();
  await closing;
  const { hostname, port } = new URL(server.url);
  const late = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  late.on('error', () => {});
  late.write(
    `GET /api/live HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n',
  );
  const [answer] = (await once(late, 'data')) as [Buffer];
  expect(answer.toString()).toContain('503');
  finish();
  await down;
  late.destroy();
});

test('the framework sets no limit to closing in good order: it has one of its own', async () => {
  server = await TestServer.start();
  expect(server.app.fastify.initialConfig.pluginTimeout).toBe(0);
});

test('what does not come to an end when it is asked to stop is ended', async () => {
  let ended = 0;
  let giveUp = (): void => {};
  const never = new Promise<void>((resolve) => {
    giveUp = () => {
      ended++;
      resolve();
    };
  });
  await stop({ close: () => never, stopMs: 1, giveUp });
  expect(ended).toBe(1);
  await stop({ close: async () => {}, stopMs: 60_000, giveUp });
  expect(ended).toBe(1);
});
