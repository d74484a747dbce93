// The rulebook is read by programs: its form is as strict as its words are free.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import clauses from '../rulebook/clauses.json' with { type: 'json' };
import tables from '../src/data/tables.json' with { type: 'json' };

const LANGUAGES = ['en', 'fr'] as const;
const CLAUSE = /^\*\*(WW-[A-Za-z0-9.]+)\*\* \*([^*]+)\* \S/;
const REFERENCE = /WW-(?:A\d+|[A-Z]{3}\.[A-Za-z0-9]+)/g;

const linesOf = (language: string): string[] =>
  readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const headings = (lines: string[]): { id: string; title: string }[] =>
  lines.flatMap((line) => {
    const match = CLAUSE.exec(line);
    return match ? [{ id: match[1]!, title: match[2]! }] : [];
  });

/** The rows under a clause, without the head and the line below it. */
function rowsUnder(lines: string[], id: string): string[][] {
  const start = lines.findIndex((line) => line.startsWith(`**${id}**`)) + 2;
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replace('○', '').trim()),
  );
}

for (const language of LANGUAGES) {
  const lines = linesOf(language);

  test(`${language}: every clause stands once, in the order of clauses.json`, () => {
    expect(headings(lines).map(({ id }) => id)).toEqual(clauses.map(({ id }) => id));
  });

  test(`${language}: clauses.json has the titles of the rulebook`, () => {
    expect(headings(lines).map(({ title }) => title.replace(/\.$/, ''))).toEqual(
      clauses.map(({ title }) => title[language]),
    );
  });

  test(`${language}: every reference leads to a clause`, () => {
    const known = new Set(clauses.map(({ id }) => id));
    const references = lines.join('\n').match(REFERENCE) ?? [];
    expect(references.filter((id) => !known.has(id))).toEqual([]);
    expect(lines.join('\n').match(/WW-/g)).toHaveLength(references.length);
  });

  test(`${language}: a title, an introduction, then only sections, clauses and tables`, () => {
    expect(lines[0]).toMatch(/^# \S/);
    expect(lines[2]).toMatch(/^\p{Lu}/u);
    const strange = lines
      .slice(3)
      .filter((line) => line !== '' && !/^(## \S|\| )/.test(line) && !/^\|(---\|)+$/.test(line))
      .filter((line) => !CLAUSE.test(line));
    expect(strange).toEqual([]);
  });

  test(`WW-COM.6, WW-COM.7, WW-COM.8, ${language}: the tables are those that the game plays by`, () => {
    const body = (id: string): string[][] => rowsUnder(lines, id).map((row) => row.slice(1));
    expect(body('WW-COM.6')).toEqual(tables.combatResults.dice);
    const [low, ...high] = body('WW-COM.7');
    expect(low!.every((cell) => cell === '•')).toBe(true);
    const letters = tables.scenarioTable.map((column) => [...column.replaceAll('-', '•')]);
    expect(high).toEqual([3, 4, 5].map((die) => letters.map((column) => column[die])));
    expect(body('WW-COM.8')).toEqual(
      tables.eventTables.map(({ dice }) => dice.map((cell) => [...cell].join('+') || '•')),
    );
  });

  test(`${language}: a table has as many cells in every row`, () => {
    const cells = (line: string): number => line.split('|').length;
    const uneven = lines.filter(
      (line, index) =>
        line.startsWith('|') &&
        lines[index - 1]?.startsWith('|') &&
        cells(line) !== cells(lines[index - 1]!),
    );
    expect(uneven).toEqual([]);
  });
}

test('both languages have the same sections and mark the same number of reconstructed values', () => {
  const shape = (language: string) => {
    const lines = linesOf(language);
    return {
      sections: lines.filter((line) => line.startsWith('## ')).length,
      rows: lines.filter((line) => line.startsWith('|')).length,
      reconstructed: lines.join('').split('○').length,
    };
  };
  expect(shape('fr')).toEqual(shape('en'));
});

test('French typography: no straight quote, no ordinary space before a double sign', () => {
  const wrong = linesOf('fr').filter((line) => /['"]| [:;?!»]|« /.test(line));
  expect(wrong).toEqual([]);
});
