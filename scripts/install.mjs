// Installs the project's own dependencies when they are missing or older than the lock file. Plain JavaScript, no
// dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command in the project's root, showing its output; returns its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/** The `npm` that runs us, or the one in PATH. */
export function npm(args, options = {}) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options });
}

/** Runs a program of an installed package by its script. */
export function tool(script, args, options = {}) {
  return run(process.execPath, [join(root, 'node_modules', script), ...args], options);
}

/** When this was written, everything in the lock file was there. */
const installed = join(root, 'node_modules', '.package-lock.json');

export function isInstalled() {
  const lock = join(root, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** The lock file has changed, and what it names is there all the same: nobody need fetch anything. */
export function markInstalled() {
  const now = new Date();
  utimesSync(installed, now, now);
}

export function install() {
  if (isInstalled()) return;
  inTurn(() => {
    if (isInstalled()) return;
    console.error('Installing what the project needs …');
    // To stderr: whoever asked for JSON on stdout gets nothing else there.
    const stdio = ['inherit', process.stderr, 'inherit'];
    if (npm(['ci', '--no-audit', '--no-fund'], { stdio }) === 0) return;
    console.error(
      'npm ci failed: see above. Node 20.19 or newer and a package registry are needed.',
    );
    process.exitCode = 1;
  });
  if (process.exitCode) process.exit();
}

/** Two commands begun at the same time would empty each other's folder: the second waits for the first. */
function inTurn(work) {
  const turn = join(root, '.installing');
  while (!take(turn)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  try {
    work();
  } finally {
    rmSync(turn, { force: true });
  }
}

/** `false`: somebody else has it, and lives. */
function take(turn) {
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    process.kill(Number(readFileSync(turn, 'utf8')), 0);
  } catch (error) {
    // Whoever left it is gone, or has just finished.
    if (error.code === 'ESRCH') rmSync(turn, { force: true });
  }
  return false;
}

/** Installs, builds, and runs a program of the sources with what was said on the command line; ends with its code. */
export function runSource(path) {
  install();
  if (tool('typescript/bin/tsc', ['-b']) !== 0) process.exit(1);
  const loader = ['--conditions=motti-source', '--import=tsx'];
  process.exit(run(process.execPath, [...loader, join(root, path), ...process.argv.slice(2)]));
}
