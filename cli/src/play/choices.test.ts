import { Readable } from 'node:stream';
import { GAMES } from '@motti/catalog';
import { type AnyGame, fullOptions, Match, pick, rollDice, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { makeContext } from '../context.ts';
import type { Terminal } from '../terminal.ts';
import { choiceLines, type Item } from './choices.ts';
import { Screen } from './screen.ts';

const item = (index: number, text: string, under?: string, row?: string): Item => ({
  index,
  kind: under === undefined ? 'done' : 'move',
  text,
  ...(under === undefined ? {} : { cell: { under, text, ...(row === undefined ? {} : { row }) } }),
});

test('choices stand under the heading of their table, those of a row on one line, the others first', () => {
  const { lines } = choiceLines(
    [
      item(0, 'move', 'Don', 'Rostov'),
      item(1, 'move', 'Kuban', 'Stavropol'),
      item(2, 'attack Gashun', 'Don', 'Rostov'),
      item(3, 'move', 'Don', 'Chir'),
      item(4, 'Estonia', 'War on'),
      item(5, 'Latvia', 'War on'),
      item(6, 'Done'),
    ],
    80,
  );
  expect(lines).toEqual([
    '   7  Done',
    '',
    '  Don',
    '    Rostov    1 move    3 attack Gashun',
    '    Chir      4 move',
    '  Kuban',
    '    Stavropol    2 move',
    '  War on',
    '   5  Estonia',
    '   6  Latvia',
  ]);
});

test('a few choices are told in sentences, and a row that is too long goes on below its first cell', () => {
  const few = [item(0, 'move', 'Don', 'Rostov'), item(1, 'Done')];
  expect(choiceLines(few, 80).lines.join('\n')).not.toContain('Don\n');
  const many = Array.from({ length: 8 }, (_, i) => item(i, 'Tsymlyanskaya', 'Don', 'Krasnov'));
  const [, first = '', second = ''] = choiceLines(many, 60).lines;
  expect(first.indexOf('1 Tsym')).toBe(second.indexOf('3 Tsym'));
});

const terminal: Terminal = {
  input: Readable.from([]),
  print: () => {},
  remark: () => {},
  status: () => {},
  interactive: false,
  columns: 110,
  style: (_, text) => text,
};

test.each(GAMES.map((game): [string, AnyGame] => [game.id, game]))(
  '%s: over a random game every choice is listed once, or it is said that some are not',
  (id, game) => {
    const scenario = game.scenarios[0]!.id;
    const match = new Match(game, { scenario, options: fullOptions(game, scenario) });
    const screen = new Screen(makeContext(GAMES, terminal, 'en'), { game, match }, new Map());
    const random = seededRandom(`listed ${id}`);
    for (let i = 0; i < 250 && match.decision.kind !== 'over'; i++) {
      const { decision } = match;
      if (decision.kind === 'chance') {
        match.play('chance', rollDice(decision.faces, random));
        continue;
      }
      const side = decision.sides[0]!;
      const choices = game.choices(match.state, side);
      const listed = screen.list(choices, undefined, side);
      const numbers = [...listed.matchAll(/(?:^| {2}| )(\d+) {1,2}(?=\S)/gm)].map(([, n]) =>
        Number(n),
      );
      const missing = choices.flatMap((_, at) => (numbers.includes(at + 1) ? [] : [at + 1]));
      if (!listed.includes('type a few letters')) expect(missing, listed).toEqual([]);
      match.play(side, pick(choices, random));
    }
  },
);
