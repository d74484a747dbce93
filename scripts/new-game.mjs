// `npm run new-game NAME`: a tiny playable game of that name, ready to be turned into yours. It is on the shelf, in the
// terminal and in every test at once. docs/add-a-game.md says how to go on.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifests, writeRegistries } from './games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEMPLATE = fileURLToPath(new URL('./new-game', import.meta.url));

const id = process.argv[2] ?? '';
const fault = faultOf(id);
if (fault) {
  console.error(fault);
  process.exitCode = 2;
} else make(id);

function faultOf(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return 'Usage: npm run new-game NAME, in small letters with hyphens: river-crossing.';
  if (existsSync(join(ROOT, 'games', name))) return `games/${name} is there already.`;
  return undefined;
}

function make(name) {
  const folder = join(ROOT, 'games', name);
  const words = name.split('-');
  const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
  const renamed = [
    ['first-column', name],
    ['firstColumn', words[0] + words.slice(1).map(capital).join('')],
    ['First Column', words.map(capital).join(' ')],
    ['FC-', `${prefixFor(words)}-`],
    ['"shelf": 90', `"shelf": ${Math.max(0, ...manifests().map(({ shelf }) => shelf)) + 1}`],
  ];
  cpSync(TEMPLATE, folder, { recursive: true });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|json|md)$/.test(path)) continue;
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      renamed.reduce((so, [from, to]) => so.replaceAll(from, to), text),
    );
  }
  const changed = writeRegistries();
  console.log(`games/${name} can be played: npx motti play ${name}`);
  console.log(`Listed in ${changed.join(', ')}. Go on with docs/add-a-game.md.`);
}

/** Two letters or more for the ids of its clauses, that no other rulebook uses. */
function prefixFor(words) {
  const taken = new Set(
    manifests().flatMap(({ id }) => {
      const file = join(ROOT, 'games', id, 'rulebook', 'clauses.json');
      if (!existsSync(file)) return [];
      return JSON.parse(readFileSync(file, 'utf8')).map((clause) => clause.id.split('-')[0]);
    }),
  );
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : words[0];
  let prefix = letters
    .slice(0, 3)
    .toUpperCase()
    .replace(/[^A-Z]/g, 'X')
    .padEnd(2, 'X');
  while (taken.has(prefix)) prefix += 'X';
  return prefix;
}
