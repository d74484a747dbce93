// The tables printed in the rulebook.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import tables from '../src/data/tables.json' with { type: 'json' };

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

test.each(['en', 'fr'])(
  'WW-COM.6 WW-COM.7 WW-COM.8 %s: the tables are those that the game plays by',
  (language) => {
    const path = new URL(`../rulebook/${language}.md`, import.meta.url);
    const lines = readFileSync(path, 'utf8').split('\n');
    const body = (id: string): string[][] => rowsUnder(lines, id).map((row) => row.slice(1));
    expect(body('WW-COM.6')).toEqual(tables.combatResults.dice);
    const [low, ...high] = body('WW-COM.7');
    expect(low!.every((cell) => cell === '•')).toBe(true);
    const letters = tables.scenarioTable.map((column) => [...column.replaceAll('-', '•')]);
    expect(high).toEqual([3, 4, 5].map((die) => letters.map((column) => column[die])));
    expect(body('WW-COM.8')).toEqual(
      tables.eventTables.map(({ dice }) => dice.map((cell) => [...cell].join('+') || '•')),
    );
  },
);
