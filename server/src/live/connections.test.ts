import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { Connections } from './connections.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const socket = () => ({ ping: () => undefined, visitor: undefined }) as unknown as Connection;

test('whoever hangs up and comes back has said what they have said', () => {
  const connections = new Connections({ addressMessages: 10 });
  const first = socket();
  connections.add(first, 'here');
  expect(connections.allows('here', 40)).toBe(true);
  connections.remove(first, 'here');
  expect(connections.from('here')).toBe(0);
  connections.ping();
  const second = socket();
  connections.add(second, 'here');
  expect(connections.allows('here', 1)).toBe(false);
  now = 1000;
  expect(connections.allows('here', 10)).toBe(true);
  expect(connections.allows('here', 1)).toBe(false);
  // Long after the last one has gone nobody remembers the address, and its bucket would be full anyway.
  connections.remove(second, 'here');
  now = 6000;
  connections.ping();
  expect(connections.allows('here', 1)).toBe(false);
  connections.add(socket(), 'here');
  expect(connections.allows('here', 40)).toBe(true);
});
