// Nothing is exported that nobody imports, no modules import each other, nothing at the top of a module changes. Read from the sources, line by line as the
// formatter leaves them: no compiler is needed for it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const PARTS = ['engine', 'games', 'bots', 'protocol', 'server', 'web', 'cli', 'scripts'];
const SKIPPED = ['node_modules', 'dist', 'build', 'public', 'geo'];

/** Read by tools, not by modules: configurations, the scaffold of a new game; and the messages of the wire, published by name. */
const TOOLS = /^scripts\/|^protocol\/src\/schema\/|\.config\.ts /;

const files = new Map<string, string>();
function read(folder: string): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.includes(entry.name)) read(path);
    else if (/(?<!\.d)\.(ts|svelte|mjs)$/.test(path))
      files.set(path, readFileSync(join(root, path), 'utf8'));
  }
}
for (const part of PARTS) read(part);

/** The doors of our packages: `@motti/engine/rng` is a file. */
const doors = new Map<string, string>();
for (const folder of [
  ...PARTS,
  ...readdirSync(join(root, 'games')).map((game) => `games/${game}`),
]) {
  const manifest = join(root, folder, 'package.json');
  if (!existsSync(manifest)) continue;
  const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const [door, target] of Object.entries<Record<string, string>>(exports))
    if (target['motti-source']) doors.set(join(name, door), join(folder, target['motti-source']));
}

const resolve = (from: string, specifier: string): string | undefined => {
  const plain = specifier.replace(/\?.*$/, '');
  const path = plain.startsWith('.') ? join(dirname(from), plain) : doors.get(plain);
  return path !== undefined && files.has(path) ? path : undefined;
};

/** `a, type b as c` as the names on the other side. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as ')[0]!
        .trim(),
    )
    .filter(Boolean);

const DECLARED = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;
const used = new Set<string>();

/** Marks a name of a file, wherever that file has it from. */
function use(path: string, name: string, seen = new Set<string>()): void {
  if (seen.has(path)) return;
  seen.add(path);
  used.add(`${path} ${name}`);
  const text = files.get(path)!;
  for (const [, list, from] of text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)) {
    const pairs = list!.split(',').map((pair) =>
      pair
        .trim()
        .replace(/^type /, '')
        .split(' as '),
    );
    const pair = pairs.find(([own, other]) => (other ?? own) === name);
    const target = pair && resolve(path, from!);
    if (pair && target) use(target, pair[0]!, seen);
  }
  for (const [, from] of text.matchAll(/^export \* from '([^']+)'/gm)) {
    const target = resolve(path, from!);
    if (target) use(target, name, seen);
  }
}

/** Every name that a file gives, its own or another's. */
function namesOf(path: string, seen = new Set<string>()): Set<string> {
  const text = files.get(path)!;
  const names = new Set([...text.matchAll(DECLARED)].map((match) => match[1]!));
  if (seen.has(path)) return names;
  seen.add(path);
  for (const [, list] of text.matchAll(/^export (?:type )?\{([^}]*)\}/gm))
    for (const pair of list!.split(',')) names.add(pair.trim().split(' as ').at(-1)!);
  for (const [, from] of text.matchAll(/^export \* from '([^']+)'/gm)) {
    const target = resolve(path, from!);
    if (target) for (const name of namesOf(target, seen)) names.add(name);
  }
  return names;
}

const everything = [...files.values()].join('\n');
for (const [path, text] of files) {
  for (const [, list, from] of text.matchAll(
    /import (?:type )?(?:\w+, )?\{([^}]*)\} from '([^']+)'/g,
  )) {
    const target = resolve(path, from!);
    if (target) for (const name of namesIn(list!)) use(target, name);
  }
  // A whole module under a name: what is read off it, or all of it where it is handed on.
  for (const [, space, from] of text.matchAll(
    /(?:import|export) (?:type )?\* as (\w+) from '([^']+)'/g,
  )) {
    const target = resolve(path, from!);
    if (!target) continue;
    const handedOn = text.match(new RegExp(`\\b${space}\\b(?!\\??\\.)`, 'g'))!.length > 1;
    const read = everything.matchAll(new RegExp(`\\b${space}\\??\\.(\\w+)`, 'g'));
    const names = handedOn ? namesOf(target) : new Set([...read].map((match) => match[1]!));
    for (const name of names) use(target, name);
  }
  // Fetched when it is wanted.
  for (const [, from, name] of text.matchAll(/\bimport\(\s*'([^']+)',?\s*\)\)?(?:\.(\w+))?/g)) {
    const target = resolve(path, from!);
    if (!target) continue;
    const names = name && name !== 'then' ? [name] : namesOf(target);
    for (const one of names) use(target, one);
  }
}
for (const path of files.keys()) if (path.endsWith('/skin.ts')) use(path, 'skin');

/** Imported by modules that the page's build writes. */
const written = new Set(
  readdirSync(join(root, 'web/build')).flatMap((name) =>
    [
      ...readFileSync(join(root, 'web/build', name), 'utf8').matchAll(/`import \{ (\w+) \} from/g),
    ].map((match) => match[1]!),
  ),
);

test('every function that is exported is imported somewhere', () => {
  const unused = [...files].flatMap(([path, text]) =>
    [...text.matchAll(DECLARED)]
      .filter((match) => !written.has(match[1]!))
      .map((match) => `${path} ${match[1]}`)
      .filter((key) => !used.has(key) && !TOOLS.test(key)),
  );
  expect(unused).toEqual([]);
});

/** What a file needs before it can run, types left out: they are gone by then. */
const needs = (path: string): string[] =>
  [
    ...files.get(path)!.matchAll(/^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'/gm),
  ].flatMap(([, from]) => resolve(path, from!) ?? []);

test('no modules import each other, however long the way round', () => {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (done.has(path) || way.includes(path)) return;
    for (const next of needs(path)) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of files.keys()) visit(path, []);
  expect(cycles).toEqual([]);
});

test('nothing at the top of a module of games or bots changes', () => {
  const changing = [...files].flatMap(([path, text]) =>
    /^(games\/[^/]+|bots|engine)\/src\//.test(path) && !path.endsWith('.test.ts')
      ? [...text.matchAll(/^(?:export )?(?:let|var) .*/gm)].map((match) => `${path}: ${match[0]}`)
      : [],
  );
  expect(changing).toEqual([]);
});
