// The rulebook as the terminal shows it: clauses by id, with the section they stand in.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, Locale } from '@motti/engine';
import { ROOT } from './root.ts';

export interface ClauseText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The heading of its section, without the number. */
  readonly section: string;
  /** The table that follows it, cell by cell. */
  readonly rows: readonly (readonly string[])[];
}

export type Rulebook = ReadonlyMap<string, ClauseText>;

/** A clause is a paragraph `**TV-1.2c** *Helsinki.* The Soviet player wins …`. */
const CLAUSE = /^\*\*([A-Z][A-Za-z0-9.-]*)\*\* (?:\*([^*]+?)\.?\* )?(.*)$/;

export function parseRulebook(markdown: string): Rulebook {
  const clauses = new Map<string, ClauseText>();
  let section = '';
  let rows: string[][] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^#{2,} (?:[\d.]+ )?(.*)$/.exec(line);
    if (heading) section = heading[1]!;
    const clause = CLAUSE.exec(line);
    if (heading || clause) rows = [];
    const cells = cellsOf(line);
    if (cells) rows.push(cells);
    if (!clause) continue;
    const [, id, title = '', text] = clause;
    clauses.set(id!, { id: id!, title, text: text!, section, rows });
  }
  return clauses;
}

/** A row of a table; the line under its head is none. */
function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith('|') || /^\|[\s:|-]+$/.test(line)) return undefined;
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The rulebook of a game; empty where none is written yet. */
export function readRulebook(game: AnyGame, locale: Locale): Rulebook {
  const path = join(ROOT, 'games', game.id, 'rulebook', `${locale}.md`);
  return existsSync(path) ? parseRulebook(readFileSync(path, 'utf8')) : new Map();
}
