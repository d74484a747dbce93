// Runs the command line as a user does: a process of its own, in a folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@motti/catalog';
import { afterEach } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/motti.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Called once with the process. */
  readonly watch?: (child: ChildProcess) => void;
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'motti-cli-'));

/** The game that the tests play: the first of the catalog. */
export const GAME = GAMES[0]!;

/** A test that fails, or runs out of time, leaves no process behind. */
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

export function motti(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { cwd = freshFolder(), input = '', env = {}, watch } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      cwd,
      env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '', XDG_STATE_HOME: cwd, ...env },
    });
    running.add(child);
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, out, err });
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    watch?.(child);
  });
}
