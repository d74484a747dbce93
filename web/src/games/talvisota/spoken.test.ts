import { talvisota } from '@motti/talvisota';
import { spaceByName } from '@motti/talvisota/parts';
import { expect, test } from 'vitest';
import { LINES, SEATS } from './sheet.ts';
import { spokenSpace } from './spoken.ts';
import { WORDS } from './words/index.ts';

const view = talvisota.view(talvisota.setup({ scenario: 'campaign', options: {} }), 'soviet');
const id = (name: string): number => spaceByName(name)!;

test('a space says what it is in both languages', () => {
  expect(spokenSpace(view, WORDS.en, id('kamara'), 'legal', '64 %')).toBe(
    'Kämärä, Finnish, fortified, value 0, legal target, 64 % chance',
  );
  expect(spokenSpace(view, WORDS.fr, id('kamara'))).toBe(
    'Kämärä, finlandaise, fortifiée, valeur 0',
  );
});

test('TV-8a three lines, from west to east', () => {
  expect(LINES.map(({ id: line }) => line).sort()).toEqual([1, 2, 3]);
  for (const { through } of LINES) {
    const xs = through.map((space) => SEATS[space]!.x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  }
});
