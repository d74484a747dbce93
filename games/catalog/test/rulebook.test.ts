// Rulebooks are read by programs: their form is as strict as their words are free.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@motti/catalog';
import { type AnyGame, LOCALES } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { clausesOf, folderOf } from './files.ts';

const CLAUSE = /^\*\*([A-Z]+-[A-Za-z0-9.]+)\*\* \*([^*]+)\* \S/;

const linesOf = (game: AnyGame, language: string): string[] =>
  readFileSync(join(folderOf(game), 'rulebook', `${language}.md`), 'utf8')
    .trimEnd()
    .split('\n');

const headings = (lines: readonly string[]): { id: string; title: string }[] =>
  lines.flatMap((line) => {
    const match = CLAUSE.exec(line);
    return match ? [{ id: match[1]!, title: match[2]! }] : [];
  });

/** What the ids of a game's clauses begin with: `TV-`. */
const prefixOf = (game: AnyGame): string => /^[A-Z]+-/.exec(clausesOf(game)[0]!.id)![0];

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const clauses = clausesOf(game);

  describe.each(LOCALES)('%s', (language) => {
    const lines = linesOf(game, language);

    test('every clause stands once, in the order of clauses.json', () => {
      expect(headings(lines).map(({ id }) => id)).toEqual(clauses.map(({ id }) => id));
    });

    test('clauses.json has the titles of the rulebook', () => {
      expect(headings(lines).map(({ title }) => title.replace(/\.$/, ''))).toEqual(
        clauses.map(({ title }) => title[language]),
      );
    });

    test('every reference leads to a clause', () => {
      const known = new Set(clauses.map(({ id }) => id));
      const reference = new RegExp(`${prefixOf(game)}[A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)*`, 'g');
      const references = lines.join('\n').match(reference) ?? [];
      expect(references.length).toBeGreaterThanOrEqual(clauses.length);
      expect(references.filter((id) => !known.has(id))).toEqual([]);
    });

    test('a title, an introduction, a summary, then only sections, clauses and tables', () => {
      expect(lines[0]).toMatch(/^# \S/);
      expect(lines[2]).toMatch(/^\p{Lu}/u);
      expect(lines[4]).toMatch(/^## (In short|En bref)$/);
      const rules = lines.findIndex((line, index) => index > 4 && line.startsWith('## '));
      const strange = lines
        .slice(rules)
        .filter((line) => line !== '' && !/^(## \S|\| )/.test(line) && !/^\|(---\|)+$/.test(line))
        .filter((line) => !CLAUSE.test(line));
      expect(strange).toEqual([]);
    });

    test('a table has as many cells in every row', () => {
      const cells = (line: string): number => line.split('|').length;
      const uneven = lines.filter(
        (line, index) =>
          line.startsWith('|') &&
          lines[index - 1]?.startsWith('|') &&
          cells(line) !== cells(lines[index - 1]!),
      );
      expect(uneven).toEqual([]);
    });
  });

  test('both languages have the same sections and mark the same number of reconstructed values', () => {
    const shape = (language: string) => {
      const lines = linesOf(game, language);
      return {
        sections: lines.filter((line) => line.startsWith('## ')).length,
        rows: lines.filter((line) => line.startsWith('|')).length,
        reconstructed: lines.join('').split('○').length,
        numbered: lines.flatMap((line) => /^## ([\d.]+) /.exec(line)?.[1] ?? []),
      };
    };
    expect(shape('fr')).toEqual(shape('en'));
  });

  test('French typography: no straight quote, no ordinary space before a double sign', () => {
    const wrong = linesOf(game, 'fr').filter((line) => /['"]| [:;?!»]|« /.test(line));
    expect(wrong).toEqual([]);
  });
});
