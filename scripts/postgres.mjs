// A PostgreSQL for the tests: one on the system, else by the system's package manager. Run by itself, it prints the
// folder of its programs, or nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where systems keep one folder for each version. */
const PLACES = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];

/** The folder with `initdb` and `postgres`, if there is one. */
export function findPostgres() {
  const initdb = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  const folders = PLACES.filter((place) => existsSync(place)).flatMap((place) =>
    readdirSync(place).map((version) => join(place, version, 'bin')),
  );
  if (initdb.status === 0) folders.unshift(dirname(initdb.stdout.trim()));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** The same, installed first where that is allowed; otherwise says what to do and ends. */
export function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    console.log('Installing PostgreSQL by the system’s package manager …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'inherit' });
    const installed = findPostgres();
    if (installed) return installed;
  }
  console.error('No PostgreSQL for the tests of the store. Install one (Debian: apt-get install');
  console.error('postgresql, macOS: brew install postgresql), and run npm test again.');
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.stdout.write(findPostgres() ?? '');
