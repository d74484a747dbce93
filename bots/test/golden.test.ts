// Golden games: whole matches between bots with fair dice, kept as records. `npm run golden` writes them anew, with the moves that
// they have as long as the rules allow them: a changed golden is a changed rule, and the commit says which.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, gameById } from '@motti/catalog';
import {
  type AnyGame,
  CHANCE,
  commitmentOf,
  fairRoll,
  fullOptions,
  Match,
  recordOf,
  seededRandom,
  verify,
} from '@motti/engine';
import { checkGolden, renewGolden, writeGolden } from '@motti/engine/testkit';
import { describe, expect, test } from 'vitest';
import { botByName, botNames, PlanQueue } from '../src/index.ts';

const folderOf = (game: AnyGame): string =>
  join(import.meta.dirname, '../../games', game.id, 'test/golden');

/** A game keeps goldens from the day its rules stand: when it has a folder for them. */
const kept = GAMES.filter((game) => existsSync(folderOf(game)));

/** The seats of these games are held by the weakest bot that thinks, else by chance. */
const levelOf = (game: AnyGame): string => botNames(game)[1] ?? 'random';

/** The scenarios that people are offered; those of the examples have no armies worth the name. */
const scenariosOf = (game: AnyGame): string[] =>
  game.scenarios.filter(({ hidden }) => !hidden).map(({ id }) => id);

function play(game: AnyGame, scenario: string): string {
  const setup = { scenario, options: fullOptions(game, scenario) };
  const random = seededRandom(`golden ${scenario}`);
  const seed = Array.from({ length: 64 }, () => random(16).toString(16)).join('');
  const salts = Object.fromEntries(game.sides.map((side, i) => [side, `0${i + 1}`]));
  const queue = new PlanQueue(game, setup, random);
  const match = new Match(game, setup);
  for (let { decision } = match; decision.kind !== 'over'; { decision } = match) {
    if (decision.kind === 'chance') {
      match.play(CHANCE, fairRoll(seed, salts, match.rolls, decision.faces));
      queue.forget();
      continue;
    }
    const side = decision.sides[0]!;
    const refusal = match.play(
      side,
      queue.next(botByName(game, levelOf(game))!, match.state, side),
    );
    if (refusal) throw new Error(`${side}: ${refusal.clause} ${refusal.code}`);
  }
  const players = Object.fromEntries(game.sides.map((side) => [side, `bot:${levelOf(game)}`]));
  const dice = { dice: 'hmac-sha256', commitment: commitmentOf(seed), salts, seed } as const;
  return writeGolden(recordOf(match, { players, ...dice }), game);
}

describe.each(kept.map((game) => [game.id, game] as const))('%s', (_, game) => {
  if (process.env['MOTTI_WRITE_GOLDEN']) {
    for (const id of scenariosOf(game)) {
      const file = join(folderOf(game), `${id}.motti`);
      const kept = existsSync(file) ? renewGolden(readFileSync(file, 'utf8'), gameById) : undefined;
      writeFileSync(file, kept ?? play(game, id));
    }
  }

  const files = readdirSync(folderOf(game)).filter((name) => name.endsWith('.motti'));

  test('has a golden game of every scenario', () => {
    expect(files.sort()).toEqual(
      scenariosOf(game)
        .map((id) => `${id}.motti`)
        .sort(),
    );
  });

  test.each(files)('%s leads where it led', (name) => {
    const text = readFileSync(join(folderOf(game), name), 'utf8');
    expect(checkGolden(text, gameById)).toEqual([]);
    expect(verify(text, gameById)).toMatchObject({ ok: true, dice: 'checked' });
  });
});
