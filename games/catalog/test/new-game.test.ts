// `npm run new-game NAME` in a copy of the project: the game it makes is listed, conforms, and can be played in the terminal.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COPIED = ['engine', 'games', 'bots', 'protocol', 'server', 'cli', 'scripts'];
const FILES = [
  'biome.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];
const ID = 'river-crossing';
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'motti-new-game-'));
  const wanted = (path: string): boolean =>
    !['node_modules', 'dist', 'research', 'golden'].includes(basename(path));
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: wanted });
  mkdirSync(join(copy, 'web'));
  for (const name of [...FILES, 'web/package.json']) cpSync(join(ROOT, name), join(copy, name));
  linkPackages();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Packages from elsewhere are those of the project; ours are those of the copy. */
function linkPackages(): void {
  const ours = join(copy, 'node_modules', '@motti');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@motti' && !name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of COPIED)
    if (existsSync(join(ROOT, name, 'node_modules')))
      symlinkSync(join(ROOT, name, 'node_modules'), join(copy, name, 'node_modules'));
  const games = readdirSync(join(copy, 'games')).map((name) => `games/${name}`);
  for (const path of ['engine', 'bots', 'protocol', 'server', 'cli', ...games])
    symlinkSync(join(copy, path), join(ours, basename(path)));
  writeFileSync(join(copy, INSTALLED), '');
}

/** Older than the lock file, and the next command installs everything anew. */
const INSTALLED = 'node_modules/.package-lock.json';
const isInstalled = (): boolean =>
  statSync(join(copy, INSTALLED)).mtimeMs >= statSync(join(copy, 'package-lock.json')).mtimeMs;
const LISTS = ['package-lock.json', 'tsconfig.json', 'bots/package.json', 'cli/tsconfig.json'];
const listed = (): string[] => LISTS.map((path) => readFileSync(join(copy, path), 'utf8'));

function run(
  args: readonly string[],
  input = '',
): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '', XDG_STATE_HOME: copy },
  });
  return { code: status, out: stdout, err: stderr };
}

const SOURCES = ['--conditions=motti-source', '--import', 'tsx'];

test('a name that cannot be, or that is taken, is refused', () => {
  expect(run(['scripts/new-game.mjs', 'River Crossing'])).toMatchObject({ code: 2 });
  expect(run(['scripts/new-game.mjs', 'talvisota']).err).toContain('there already');
});

test('a new game is listed everywhere, conforms, can be played and taken away again', {
  timeout: 1_800_000,
}, () => {
  const before = listed();
  const made = run(['scripts/new-game.mjs', ID]);
  expect(made.err).toBe('');
  expect(isInstalled()).toBe(true);
  expect(made.out).toContain(`npx motti play ${ID}`);
  expect(run(['scripts/games.mjs', '--check']).code).toBe(0);
  expect(readFileSync(join(copy, 'games/catalog/src/lazy.ts'), 'utf8')).toContain(`@motti/${ID}`);

  const check = `
    import { readFileSync } from 'node:fs';
    import { GAMES } from '@motti/catalog';
    import { botNames } from '@motti/bots';
    import { conformance, runExample } from '@motti/engine/testkit';
    const game = GAMES.find(({ id }) => id === '${ID}');
    const examples = JSON.parse(readFileSync('games/${ID}/examples/march.json', 'utf8'));
    console.log(JSON.stringify({
      wrong: conformance(game, { games: 10, seed: 1 }),
      examples: examples.map((example) => runExample(game, example)),
      clauses: examples.flatMap(({ clauses }) => clauses),
      bots: botNames(game),
    }));`;
  const found = run([...SOURCES, '--input-type=module', '-e', check]);
  expect(found.err).toBe('');
  expect(JSON.parse(found.out)).toEqual({
    wrong: [],
    examples: [[], [], [], [], []],
    clauses: expect.arrayContaining(['RC-1', 'RC-2', 'RC-3', 'RC-4']),
    bots: ['random'],
  });

  const bots = ['--white', 'bot:random', '--black', 'bot:random', '--seed', '1'];
  const played = run([...SOURCES, 'cli/src/index.ts', 'play', ID, ...bots]);
  expect(played.err).toBe('');
  expect(played.out).toMatch(/River Crossing.*The road/);
  expect(played.out).toMatch(/(White|Black) has twenty points and wins/);

  const types = run(['node_modules/typescript/bin/tsc', '-b', `games/${ID}`]);
  expect(types.out).toBe('');
  const lint = run([
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--vcs-enabled=false',
    `games/${ID}`,
  ]);
  expect(lint.code, lint.out + lint.err).toBe(0);

  rmSync(join(copy, 'games', ID), { recursive: true });
  expect(run(['scripts/games.mjs']).code).toBe(0);
  expect(listed()).toEqual(before);
  expect(isInstalled()).toBe(true);
});
