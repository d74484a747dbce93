// Golden games: one random match per scenario, with the fingerprint of every state. A changed golden is a changed rule:
// `npm run golden` writes them anew, and the commit names the rule.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, gameById } from '@motti/catalog';
import {
  type AnyGame,
  type AnyMatch,
  CHANCE,
  fullOptions,
  Match,
  type MatchRecord,
  pick,
  recordOf,
  rollDice,
  seededRandom,
} from '@motti/engine';
import { checkGolden, writeGolden } from '@motti/engine/testkit';
import { describe, expect, test } from 'vitest';
import { filesUnder, folderOf } from './files.ts';

const SEED = 'golden';
const goldenFolder = (game: AnyGame): string => join(folderOf(game), 'test', 'golden');

function randomMatch(game: AnyGame, scenario: string): MatchRecord {
  const match: AnyMatch = new Match(game, { scenario, options: fullOptions(game, scenario) });
  const dice = seededRandom(SEED);
  const random = seededRandom(`${SEED} choices`);
  for (let { decision } = match; decision.kind !== 'over'; decision = match.decision) {
    if (decision.kind === 'chance') match.play(CHANCE, rollDice(decision.faces, dice));
    else {
      const side = pick(decision.sides, random);
      match.play(side, pick(game.choices(match.state, side), random));
    }
  }
  const players = Object.fromEntries(game.seats(match.setup).map((side) => [side, 'bot:random']));
  return recordOf(match, { players, dice: 'seeded', seed: SEED });
}

describe.each(GAMES.map((game) => [game.id, game] as const))('golden games of %s', (_, game) => {
  if (process.env.MOTTI_WRITE_GOLDEN) {
    test.each(game.scenarios.map(({ id }) => id))('write %s', (scenario) => {
      mkdirSync(goldenFolder(game), { recursive: true });
      const path = join(goldenFolder(game), `${scenario}.motti`);
      writeFileSync(path, writeGolden(randomMatch(game, scenario), game));
    });
  }

  test('every scenario has one', () => {
    const files = filesUnder(goldenFolder(game), '.motti').map((path) => path.split('/').at(-1));
    expect(files).toEqual(expect.arrayContaining(game.scenarios.map(({ id }) => `${id}.motti`)));
  });

  test.each(filesUnder(goldenFolder(game), '.motti').map((path) => [path.split('/').at(-1)!, path]))(
    '%s',
    (_name, path) => {
      expect(checkGolden(readFileSync(path, 'utf8'), gameById)).toEqual([]);
    },
  );
});
