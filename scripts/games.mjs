// Every list of games follows from the manifests, `games/<game>/motti.json`: writes the registries and what package managers
// and the compiler want to know. `--check` writes nothing and fails when something is out of date.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, markInstalled } from './install.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The workspaces that name games in the folders made for it. */
const USERS = ['games/catalog', 'bots', 'cli', 'web'];
const GENERATED = '// Made by `npm run games` from games/*/motti.json.\n';

/** Every game by its folder, in the order of the shelf. */
export function manifests(root = ROOT) {
  return readdirSync(join(root, 'games'))
    .filter((id) => existsSync(join(root, 'games', id, 'motti.json')))
    .map((id) => ({ id, ...readJson(root, `games/${id}/motti.json`) }))
    .sort((a, b) => a.shelf - b.shelf || a.id.localeCompare(b.id));
}

/** The games that the lists name and that are there no longer. */
function goneGames(root) {
  const there = new Set(manifests(root).map(({ id }) => id));
  return Object.keys(readJson(root, 'package-lock.json').packages)
    .flatMap((path) => /^games\/(?!catalog$)([^/]+)$/.exec(path)?.[1] ?? [])
    .filter((id) => !there.has(id));
}

/** Every game that a list may name so far. */
const namedGames = (root) => [...manifests(root).map(({ id }) => id), ...goneGames(root)];

/** What the files should say, by path. */
export function expected(root = ROOT) {
  const all = manifests(root);
  const has = (path) => existsSync(join(root, path));
  const played = all.filter(({ playable }) => playable);
  // A bot may stand before its game is offered to anybody.
  const isBotted = ({ id }) => has(`bots/src/${id}/index.ts`);
  const known = all.filter((game) => game.playable || isBotted(game));
  const gamesOf = (user) => (user === 'bots' ? known : played);
  return new Map([
    ['games/catalog/src/games.ts', gamesFile(played)],
    ['games/catalog/src/lazy.ts', lazyFile(played)],
    ['games/catalog/src/measured.ts', measuredFile(known.filter(isBotted))],
    ['bots/src/evaluations.ts', evaluationsFile(known.filter(isBotted))],
    [
      'cli/src/skins/fronts.ts',
      frontsFile(played.filter(({ id }) => has(`cli/src/skins/${id}.ts`))),
    ],
    ['tsconfig.json', rootConfig(root, all)],
    ...['games/catalog', 'bots', 'cli'].map((user) => [
      `${user}/tsconfig.json`,
      userConfig(root, user, gamesOf(user)),
    ]),
    ...USERS.map((user) => [`${user}/package.json`, userPackage(root, user, gamesOf(user))]),
    ['package-lock.json', lockFile(root, all, gamesOf)],
  ]);
}

const key = (id) => (/^\w+$/.test(id) ? id : `'${id}'`);

/** Imports as the linter wants them: by path. */
const imports = (...lines) =>
  lines
    .flat()
    .sort((a, b) => pathOf(a).localeCompare(pathOf(b)))
    .map((line) => `${line};\n`)
    .join('');
const pathOf = (line) => line.split("'")[1];

const ANY_GAME = "import type { AnyGame } from '@motti/engine'";

const gamesFile = (games) => `${GENERATED}${imports(
  ANY_GAME,
  games.map(({ id, export: name }) => `import { ${name} } from '@motti/${id}'`),
)}
export const GAMES: readonly AnyGame[] = ${list(games.map((game) => game.export))};
`;

const lazyFile = (games) => `${GENERATED}${imports(ANY_GAME)}
/** The rules of the games, each loaded when it is first needed. */
export const LOADERS: Readonly<Record<string, () => Promise<AnyGame>>> = {
${entries(games, ({ id, export: name }) => `async () => (await import('@motti/${id}')).${name}`)}};
`;

const measuredFile = (games) => `${GENERATED}import type { MeasuredLevel } from './levels.ts';

/** The measured levels from weak to strong, of every game that more than chance plays. */
export const LEVELS: Readonly<Record<string, readonly MeasuredLevel[]>> = {
${entries(games, ({ id, levels = [] }) => levelsText(levels.map(levelText), `  ${key(id)}: `))}};
`;

/** On one line while it fits. */
function levelsText(levels, before) {
  const line = `[${levels.join(', ')}]`;
  return before.length + line.length < 100
    ? line
    : `[\n${levels.map((level) => `    ${level},\n`).join('')}  ]`;
}

const levelText = ({ name, score, games, scenarios }) =>
  `{ name: '${name}', score: ${score}, games: ${games}${scenarios ? `, scenarios: ['${scenarios.join("', '")}']` : ''} }`;

const evaluationsFile = (
  games,
) => `${GENERATED}// The evaluations of the games, by the game's id. A game without one is played by \`random\` alone.
${imports(
  "import type { AnyEvaluation } from './evaluation.ts'",
  games.map(({ id, export: name }) => `import { ${name}Evaluation } from './${id}/index.ts'`),
)}
export const EVALUATIONS: Readonly<Record<string, AnyEvaluation>> = {
${entries(games, (game) => `${game.export}Evaluation`)}};
`;

const frontsFile = (
  games,
) => `${GENERATED}// The fronts of the games as text, by the game's id. A game without one shows its gauges alone.
${imports(
  "import type { Skin } from './skin.ts'",
  games.map(({ id, export: name }) => `import { ${name}Front } from './${id}.ts'`),
)}
export const FRONTS: Readonly<Record<string, Skin>> = {
${entries(games, (game) => `${game.export}Front`)}};
`;

const entries = (games, value) =>
  games.map((game) => `  ${key(game.id)}: ${value(game)},\n`).join('');

/** On one line while it fits. */
function list(names) {
  const line = `[${names.join(', ')}]`;
  return line.length <= 58 ? line : `[\n${names.map((name) => `  ${name},\n`).join('')}]`;
}

function rootConfig(root, games) {
  const config = readJson(root, 'tsconfig.json');
  const named = new Set(namedGames(root).map((id) => `games/${id}`));
  const others = config.references.filter(({ path }) => !named.has(path));
  const [engine, ...rest] = others;
  const paths = games.map(({ id }) => ({ path: `games/${id}` }));
  return json({ ...config, references: [engine, ...paths, ...rest] });
}

function userConfig(root, user, games) {
  const config = readJson(root, `${user}/tsconfig.json`);
  const folder = user === 'games/catalog' ? '../' : '../games/';
  const named = new Set(namedGames(root).map((id) => folder + id));
  const others = config.references.filter(({ path }) => !named.has(path));
  return json({
    ...config,
    references: [...others, ...games.map(({ id }) => ({ path: folder + id }))],
  });
}

function userPackage(root, user, games) {
  const found = readJson(root, `${user}/package.json`);
  return json({ ...found, dependencies: withGames(root, found.dependencies, games) });
}

/** Dependencies on the games that are played, and on no other. */
function withGames(root, dependencies, games) {
  const names = new Set(namedGames(root).map((id) => `@motti/${id}`));
  const others = Object.entries(dependencies).filter(([name]) => !names.has(name));
  const version = dependencies['@motti/engine'];
  return Object.fromEntries(
    [...others, ...games.map(({ id }) => [`@motti/${id}`, version])].sort(),
  );
}

function lockFile(root, all, gamesOf) {
  const lock = readJson(root, 'package-lock.json');
  const packages = { ...lock.packages };
  for (const user of USERS)
    packages[user] = {
      ...packages[user],
      dependencies: withGames(root, packages[user].dependencies, gamesOf(user)),
    };
  for (const id of goneGames(root)) {
    delete packages[`games/${id}`];
    delete packages[`node_modules/@motti/${id}`];
  }
  for (const { id } of all) {
    const { name, version, license, dependencies, devDependencies } = readJson(
      root,
      `games/${id}/package.json`,
    );
    packages[`games/${id}`] = { name, version, license, dependencies, devDependencies };
    packages[`node_modules/@motti/${id}`] = { resolved: `games/${id}`, link: true };
  }
  const [first, ...rest] = Object.keys(packages);
  const sorted = [first, ...rest.sort((a, b) => a.localeCompare(b, 'en'))];
  return json({
    ...lock,
    packages: Object.fromEntries(sorted.map((path) => [path, packages[path]])),
  });
}

const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The files that do not say what they should. */
export function outdated(root = ROOT) {
  return [...expected(root)].filter(([path, text]) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
}

export function writeRegistries() {
  const changed = outdated();
  const gone = goneGames(ROOT);
  const hadAll = isInstalled();
  for (const [path, text] of changed) writeFileSync(join(ROOT, path), text);
  link(gone);
  if (hadAll) markInstalled();
  return changed.map(([path]) => path);
}

/** As `npm install` would, without asking anybody. */
function link(gone) {
  const scope = join(ROOT, 'node_modules', '@motti');
  mkdirSync(scope, { recursive: true });
  for (const id of gone) rmSync(join(scope, id), { force: true });
  for (const { id } of manifests())
    if (!existsSync(join(scope, id))) symlinkSync(`../../games/${id}`, join(scope, id), 'junction');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const paths = outdated().map(([path]) => path);
    if (paths.length > 0) console.error(`Out of date, run npm run games:\n  ${paths.join('\n  ')}`);
    process.exitCode = paths.length > 0 ? 1 : 0;
  } else for (const path of writeRegistries()) console.log(`wrote ${path}`);
}
