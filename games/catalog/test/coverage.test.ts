// Every testable clause of a game has an example or a test that carries its id.
import { GAMES } from '@motti/catalog';
import { clauseCoverage } from '@motti/engine/testkit';
import { expect, test } from 'vitest';
import { clausesOf, examplesOf, filesUnder, folderOf, readAll } from './files.ts';

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: no clause without a test',
  (_, game) => {
    const listed = examplesOf(game).map(({ example }) => ({
      clauses: (example as { clauses?: readonly string[] }).clauses ?? [],
    }));
    const sources = readAll(filesUnder(folderOf(game), '.test.ts'));
    const { untested } = clauseCoverage(clausesOf(game), listed, sources);
    expect(untested).toEqual([]);
  },
);
