// Every testable clause of a game has an example or a test that carries its id.
import { GAMES } from '@motti/catalog';
import { clauseCoverage } from '@motti/engine/testkit';
import { expect, test } from 'vitest';
import { clausesOf, examplesOf, filesUnder, folderOf, readAll } from './files.ts';

/** Games whose tests do not cover every clause yet; `motti clauses` says which are missing. */
const UNDER_WAY: ReadonlySet<string> = new Set(['winter-war']);

const finished = GAMES.filter((game) => !UNDER_WAY.has(game.id));

test.each(finished.map((game) => [game.id, game] as const))(
  '%s: no clause without a test',
  (_, game) => {
    const listed = examplesOf(game).map(({ example }) => ({
      clauses: (example as { clauses?: readonly string[] }).clauses ?? [],
    }));
    const sources = readAll(filesUnder(folderOf(game), '.test.ts'));
    expect(clauseCoverage(clausesOf(game), listed, sources).untested).toEqual([]);
  },
);
