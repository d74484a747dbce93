#!/usr/bin/env node
// `motti`: installs and builds what is needed, then hands over to the built command line. Plain JavaScript: it runs first.
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root, tool } from '../../scripts/install.mjs';

const built = join(root, 'cli', 'dist', '.built');

/** The folders that `tsc -b` builds. */
function workspaces() {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  return references.map(({ path }) => join(root, path));
}

function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

function isStale(folders) {
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  const sources = ['tsconfig.json', 'tsconfig.base.json'].map((name) => join(root, name));
  return (
    sources.some((path) => statSync(path).mtimeMs > since) ||
    folders.some(
      (folder) =>
        !existsSync(join(folder, 'dist', 'index.js')) ||
        statSync(join(folder, 'tsconfig.json')).mtimeMs > since ||
        newest(join(folder, 'src')) > since,
    )
  );
}

function build() {
  if (!isStale(workspaces())) return;
  if (process.stderr.isTTY) process.stderr.write('Building Motti …\n');
  // The time before the build: what is edited while it runs is newer than this, and is built next time.
  const start = new Date();
  // Errors of the compiler go to stderr: stdout is for what a program may read.
  if (tool('typescript/bin/tsc', ['-b'], { stdio: ['ignore', process.stderr, 'inherit'] }) !== 0) {
    process.exit(1);
  }
  writeFileSync(built, '');
  utimesSync(built, start, start);
}

install();
build();
const dist = pathToFileURL(join(root, 'cli', 'dist', '/')).href;
const { hideJsonImportWarning } = await import(`${dist}quiet.js`);
hideJsonImportWarning();
await import(`${dist}index.js`);
