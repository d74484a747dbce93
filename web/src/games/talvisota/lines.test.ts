import { expect, test } from 'vitest';
import { takeOut } from './lines.ts';

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
