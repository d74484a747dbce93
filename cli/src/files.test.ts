import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeContext } from './context.ts';
import { OutputFile, writeText } from './files.ts';
import { processTerminal } from './terminal.ts';

/** What the disk answers to the next writes; nothing: it writes. */
const disk = vi.hoisted(() => ({ refuses: undefined as string | undefined }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeSync = (...args: Parameters<typeof fs.writeSync>) => {
    if (disk.refuses) throw Object.assign(new Error(disk.refuses), { code: disk.refuses });
    return fs.writeSync(...args);
  };
  return { ...fs, writeSync };
});

const context = makeContext([], processTerminal(), 'en');
let folder = '';
beforeEach(() => {
  disk.refuses = undefined;
  folder = mkdtempSync(join(tmpdir(), 'motti-files-'));
});

test('a file is written whole, and nothing stands at its place before', () => {
  const path = join(folder, 'a.txt');
  const file = new OutputFile(context, path, false);
  file.write('one\n');
  expect(existsSync(path)).toBe(false);
  file.write('two\n');
  file.finish();
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
  expect(readdirSync(folder)).toEqual(['a.txt']);
});

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'quota'],
  ['EROFS', 'read-only'],
])('%s: the old file stays, no part is left, and the reason is said', (code, reason) => {
  const path = join(folder, 'a.txt');
  writeFileSync(path, 'old');
  disk.refuses = code;
  expect(() => writeText(context, path, 'new', true)).toThrow(reason);
  disk.refuses = undefined;
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['a.txt']);
});

test('what is discarded leaves nothing behind; after the end it does nothing', () => {
  const path = join(folder, 'a.txt');
  new OutputFile(context, path, false).discard();
  expect(readdirSync(folder)).toEqual([]);
  const file = new OutputFile(context, path, false);
  file.finish();
  file.discard();
  expect(readdirSync(folder)).toEqual(['a.txt']);
});
