// What the project's folders hold of a game besides its code: clauses, examples, tests.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AnyGame } from '@motti/engine';
import type { ClauseInfo } from '@motti/engine/testkit';
import { ROOT } from './root.ts';

const folderOf = (game: AnyGame): string => join(ROOT, 'games', game.id);

/** Every file under a folder, in a fixed order; folders that no source stands in are left out. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));
}

/** The clauses of a game's rulebook; `undefined` where none is written yet. */
export function clausesOf(game: AnyGame): readonly ClauseInfo[] | undefined {
  const path = join(folderOf(game), 'rulebook', 'clauses.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ClauseInfo[]) : undefined;
}

/** The files of a game's examples, relative to where we are. */
export const exampleFiles = (game: AnyGame): string[] =>
  filesUnder(join(folderOf(game), 'examples'))
    .filter((path) => path.endsWith('.json'))
    .map((path) => relative(process.cwd(), path));

/** The texts of a game's test files. */
export const testSources = (game: AnyGame): string[] =>
  filesUnder(folderOf(game))
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'));
