// The files of a game that tests over the catalog read.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, Locale } from '@motti/engine';
import type { ClauseInfo } from '@motti/engine/testkit';

export const folderOf = (game: AnyGame): string =>
  new URL(`../../${game.id}/`, import.meta.url).pathname;

/** Every file under a folder whose name ends like this, in a fixed order. */
export function filesUnder(folder: string, end: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path, end) : [path]))
    .filter((path) => path.endsWith(end));
}

export const readAll = (paths: readonly string[]): string[] =>
  paths.map((path) => readFileSync(path, 'utf8'));

/** The examples of a game: a file holds one, or a list of them. */
export function examplesOf(game: AnyGame): { file: string; example: unknown }[] {
  return filesUnder(join(folderOf(game), 'examples'), '.json').flatMap((path) => {
    const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const file = path.slice(folderOf(game).length);
    return (Array.isArray(json) ? json : [json]).map((example: unknown) => ({ file, example }));
  });
}

interface Clause extends ClauseInfo {
  readonly title: Readonly<Record<Locale, string>>;
}

export function clausesOf(game: AnyGame): readonly Clause[] {
  const path = join(folderOf(game), 'rulebook', 'clauses.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Clause[];
}
