import { Readable } from 'node:stream';
import { GAMES } from '@motti/catalog';
import { type AnyGame, type AnyMatch, fullOptions, Match } from '@motti/engine';
import { expect, test } from 'vitest';
import { makeContext } from '../context.ts';
import type { Terminal } from '../terminal.ts';
import { Screen } from './screen.ts';

const terminal: Terminal = {
  input: Readable.from([]),
  print: () => {},
  remark: () => {},
  status: () => {},
  interactive: false,
  columns: 100,
  style: (_, text) => text,
};

const gameOf = (id: string): AnyGame => GAMES.find((game) => game.id === id)!;

function screenOf(id: string): { screen: Screen; game: AnyGame; match: AnyMatch } {
  const game = gameOf(id);
  const scenario = game.scenarios[0]!.id;
  const match = new Match(game, { scenario, options: fullOptions(game, scenario) });
  const screen = new Screen(makeContext(GAMES, terminal, 'en'), { game, match }, new Map());
  return { screen, game, match };
}

test('what ends a question is listed, however many choices stand before it', () => {
  const { screen, game } = screenOf('talvisota');
  const places = Array.from({ length: 90 }, () => game.parse('place FUS ladoga')!);
  const listed = screen.list([...places, game.parse('done')!]).split('\n');
  expect(listed.filter((line) => /^ *\d+ {2}/.test(line)).join('\n')).toMatch(/ 91 {2}Done$/);
  expect(listed.at(-1)).toContain('61 of 91 choices');
});

test('a number that both sides have is named once, with the sides after it', () => {
  const { screen } = screenOf('hourra-pobieda');
  const head = screen.header(undefined, undefined);
  expect(head).toContain('Supply: Japan 0, Soviet Union 0');
  expect(head).not.toContain('Supply, Japan');
});

test('numbers that are named for each side apart stay so', () => {
  expect(screenOf('talvisota').screen.header(undefined, undefined)).toContain(
    'Soviet morale 23, Finnish morale 19',
  );
});

test('a choice is found by its letters, else by all its words wherever its table says them', () => {
  const { screen, game } = screenOf('triumph-of-chaos');
  // Bids, cards and politics before the first round are of no matter here.
  const choices = ['mark-move torgovaya', 'mark-move chir', 'done'].map(
    (line) => game.parse(line)!,
  );
  const side = game.sides[1]!;
  expect(screen.holding(choices, 'for mov', side)).toEqual([0, 1]);
  expect(screen.holding(choices, 'denikin', side)).toEqual([0]);
  expect(screen.holding(choices, 'don move chir', side)).toEqual([1]);
  expect(screen.holding(choices, 'kuban chir', side)).toEqual([]);
});
