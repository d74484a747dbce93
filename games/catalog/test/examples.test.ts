// Every worked example of every game, and the check that clauses and tests know each other.
import { GAMES } from '@motti/catalog';
import { clauseCoverage, runExample } from '@motti/engine/testkit';
import { describe, expect, test } from 'vitest';
import { clausesOf, examplesOf, filesUnder, folderOf, readAll } from './files.ts';

interface Named {
  readonly name?: string;
  readonly clauses?: readonly string[];
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const examples = examplesOf(game);

  for (const { file, example } of examples) {
    test(`${(example as Named).name ?? file}`, () => {
      expect(runExample(game, example), file).toEqual([]);
    });
  }

  test('examples and tests name clauses that the rulebook has', () => {
    const listed = examples.map(({ example }) => ({ clauses: (example as Named).clauses ?? [] }));
    const sources = readAll(filesUnder(folderOf(game), '.test.ts'));
    const { unknown } = clauseCoverage(clausesOf(game), listed, sources);
    expect(unknown).toEqual([]);
  });
});
