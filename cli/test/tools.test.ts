import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@motti/catalog';
import { setupOf, startingOptions } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { freshFolder, GAME, motti } from './motti.ts';

test('fuzz plays and finds no law broken', async () => {
  const cwd = freshFolder();
  const args = ['fuzz', GAME.id, '--games', '2', '--every', '40', '--json'];
  const { code, out } = await motti(args, { cwd });
  expect(JSON.parse(out)).toMatchObject({ game: GAME.id, games: 2, failures: [] });
  expect(code).toBe(0);
  expect(readdirSync(cwd)).not.toContain('fuzz-failures');
});

test('bench measures every figure that is promised', async () => {
  const { out, code } = await motti(['bench', GAME.id, '--seconds', '0.05', '--json']);
  const { games } = JSON.parse(out);
  for (const key of [
    'actionsPerSecond',
    'gamesPerSecond',
    'cloneMicros',
    'viewMicros',
    'choicesMicros',
    'stateBytes',
    'loadMillis',
    'freshLoadMillis',
  ]) {
    expect(games[GAME.id][key], key).toBeGreaterThan(0);
  }
  expect(code).toBe(0);
});

test('bench takes options, and says which no game has', async () => {
  const { code, err } = await motti(['bench', GAME.id, '--option', 'no-such=on']);
  expect(err).toContain('no-such');
  expect(code).not.toBe(0);
});

test('a tournament is played in several scenarios at once, and says who is how strong in each and in all', async () => {
  const forTwo = (of: (typeof GAMES)[number]): string[] =>
    of.scenarios
      .map(({ id }) => id)
      .filter((id) => of.seats(setupOf(of, id, startingOptions(of, id))).length === 2);
  const game = GAMES.find((candidate) => forTwo(candidate).length > 1)!;
  const [one, two] = forTwo(game);
  const cwd = freshFolder();
  const asked = ['tournament', game.id, '--bots', 'random,easy', '--games', '2', '--workers', '1'];
  const csv = ['--csv', join(cwd, 'rows.csv')];
  const args = [...asked, '--scenario', `${one},${two}`, ...csv];
  const { out, code } = await motti([...args, '--json'], { cwd });
  expect(code).toBe(0);
  const told = JSON.parse(out);
  expect(told).toMatchObject({ games: 4, pairs: [{ a: 'random', b: 'easy', games: 4 }] });
  expect(told.scenarios).toMatchObject([
    { scenario: one, games: 2 },
    { scenario: two, games: 2 },
  ]);
  // It is over: what is taken up again is told once more.
  const repeated = [...asked, '--scenario', one!, '--scenario', two!, ...csv, '--resume'];
  const page = (await motti(repeated, { cwd })).out;
  for (const id of [one!, two!]) expect(page).toContain(game.texts('en').scenario(id).name);
  expect(page).toContain('all scenarios: 4 games');
});

test('clauses prints a row for each game', async () => {
  const { out } = await motti(['clauses', '--json']);
  const rows = JSON.parse(out) as { game: string; testable: number; untested: string[] }[];
  const row = rows.find(({ game }) => game === GAME.id)!;
  expect(row.testable).toBeGreaterThan(0);
  expect(row).toMatchObject({ tested: row.testable - row.untested.length });
});

describe('example', () => {
  const cwd = freshFolder();
  const example = {
    name: 'nothing happens',
    clauses: ['X-1'],
    game: GAME.id,
    scenario: GAME.scenarios[0]!.id,
    expect: { gauges: { turn: -1 } },
  };

  test('an example that fails is counted, named and explained', async () => {
    mkdirSync(join(cwd, 'more'), { recursive: true });
    const examples = [example, { ...example, game: 'go' }];
    writeFileSync(join(cwd, 'more', 'wrong.json'), JSON.stringify(examples));
    const { out, code } = await motti(['example', 'more', '--json'], { cwd });
    const { passed, failed, failures } = JSON.parse(out);
    expect([passed, failed]).toEqual([0, 2]);
    const why = expect.stringContaining('turn');
    expect(failures[0]).toMatchObject({ name: 'nothing happens', why });
    expect(code).toBe(1);
  });

  test('JSON that is broken says line and column', async () => {
    writeFileSync(join(cwd, 'broken.json'), '{\n  "name": oops\n}\n');
    const { err, code } = await motti(['example', 'broken.json'], { cwd });
    expect(err).toContain('line 2, column 11');
    expect(code).toBe(2);
  });
});

test('scenario check says what is missing', async () => {
  const cwd = freshFolder();
  writeFileSync(join(cwd, 's.json'), '{}');
  const { err, code } = await motti(['scenario', 'check', 's.json'], { cwd });
  expect(err).toContain('"game" is missing');
  expect(code).toBe(2);
});
