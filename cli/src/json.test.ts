import { expect, test } from 'vitest';
import { makeContext } from './context.ts';
import { parseJson } from './json.ts';
import { processTerminal } from './terminal.ts';

const context = makeContext([], processTerminal(), 'en');

test.each([
  ['{\n  "name": oops\n}\n', 'line 2, column 11'],
  ['{"a": 1,}', 'line 1, column 9'],
  ['[1, 2\n', 'line 2, column 1'],
  ['{"a": "b', 'line 1, column 9'],
  ['{"a" 1}', 'line 1, column 6'],
  ['[1] x', 'line 1, column 5'],
  ['', 'line 1, column 1'],
  ['{"a": tru}', 'line 1, column 10'],
  ['[1.]', 'line 1, column 4'],
])('%j is wrong at %s', (text, place) => {
  expect(() => parseJson(context, 'f.json', text)).toThrow(place);
});

test('JSON is read', () => expect(parseJson(context, 'f', '{"a":[1]}')).toEqual({ a: [1] }));
