import { Breakdown } from '@motti/engine';
import { expect, test } from 'vitest';
import { rowsOf, takeOut } from './lines.ts';

test('lines of one rule become one row that says whom it is about', () => {
  const sum = new Breakdown()
    .add('TV-4.2a', 'strength', 12, 'FUS', 3)
    .add('TV-3.2.2g', 'bonus-silenced', 0, 'FUS', 3)
    .add('TV-4.2a', 'strength', 12, 'TAN', 2);
  expect(rowsOf(sum)).toEqual([
    {
      key: 'strength TV-4.2a',
      label: 'strength',
      clause: 'TV-4.2a',
      value: 24,
      about: '3 FUS, 2 TAN',
    },
    {
      key: 'bonus-silenced TV-3.2.2g',
      label: 'bonus-silenced',
      clause: 'TV-3.2.2g',
      value: 0,
      about: '3 FUS',
    },
  ]);
});

test('a line is taken out of the middle of the draft, the later ones stay', () => {
  const played = ['place FUS karelia', 'place TAN karelia', 'place FUS ladoga'];
  const table = {
    get draft() {
      return played.map((text) => ({ text }));
    },
    game: { parse: (text: string): string => text },
    undo: () => void played.pop(),
    play: (lines: readonly string[]) => played.push(...lines) > 0,
  };
  takeOut(table as never, (text) => text === 'place TAN karelia');
  expect(played).toEqual(['place FUS karelia', 'place FUS ladoga']);
});
