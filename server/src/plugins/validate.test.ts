import { Act, CreateMatch } from '@motti/protocol/schema';
import { expect, test } from 'vitest';
import { firstFault } from './validate.ts';

test.each([
  [{ type: 'play', id: 'a', version: 1, lines: ['x', 1, 2] }, '/lines/1', 'is not right'],
  [{ type: 'play', id: 'a', version: 1 }, '/lines', 'is missing'],
  [
    { type: 'play', id: 'a', version: 1, lines: Array(401).fill('x') },
    '/lines',
    'holds more than 400',
  ],
  [{ type: 'resign', id: 'a', x: 1 }, '', 'has something that does not belong there'],
  [{ type: 'cheat' }, '', 'is not right'],
  [1, '', 'is not right'],
])('%j: %s %s', (act, instancePath, message) => {
  expect(firstFault(Act, act)).toEqual({ instancePath, message });
});

test('what stands in a record is found too', () => {
  const wish = {
    game: 'toy',
    setup: { scenario: 'short', options: { die: 6 } },
    seats: {},
  };
  expect(firstFault(CreateMatch, wish).instancePath).toBe('/setup/options');
  const seats = { red: { kind: 'bot', level: 7 } };
  const setup = { scenario: 'short', options: {} };
  expect(firstFault(CreateMatch, { game: 'toy', setup, seats }).instancePath).toBe('/seats/level');
});

test('nothing is looked at after the first fault', () => {
  const lines = [1, 'x', 'x'];
  Object.defineProperty(lines, 2, {
    get: () => {
      throw new Error('looked at');
    },
  });
  const act = { type: 'play', id: 'a', version: 1, lines };
  expect(firstFault(Act, act).instancePath).toBe('/lines/0');
});
