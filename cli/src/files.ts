// Files in and out. A file is written whole or not at all: beside its place first, then renamed.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Context } from './context.ts';
import { EXIT, Failure } from './failure.ts';

/** No record of ours comes near it; what is larger is not read into memory. */
const LARGEST_INPUT = 16 * 1024 * 1024;

/** Characters that are gathered before they are written. */
const BLOCK = 65536;

/** A text file, or `-` for stdin. */
export async function readText({ words, terminal }: Context, path: string): Promise<string> {
  const bytes =
    path === '-' ? await readStream(terminal.input, words.tooLarge) : await readWhole(path, words);
  // A NUL or bytes that are not UTF-8: some other kind of file.
  if (bytes.includes(0)) throw new Failure(words.notText(path));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure(words.notText(path));
  }
}

async function readWhole(path: string, words: Context['words']): Promise<Buffer> {
  try {
    const { size } = statSync(path);
    if (size > LARGEST_INPUT) throw new Failure(words.tooLarge(path, size, LARGEST_INPUT));
    return await readFile(path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(words.cannotRead(path, reasonOf(error, words)));
  }
}

async function readStream(
  input: AsyncIterable<Buffer | string>,
  tooLarge: Context['words']['tooLarge'],
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LARGEST_INPUT) throw new Failure(tooLarge('-', size, LARGEST_INPUT));
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** A file that is being written; nothing stands at its place until `finish`. */
export class OutputFile {
  readonly path: string;
  readonly #temporary: string;
  readonly #words: Context['words'];
  #handle: number | undefined;
  #pending = '';

  /** Opens it at once, so that what cannot be written is known before the work begins. */
  constructor({ words }: Context, path: string, force: boolean) {
    this.path = path;
    this.#words = words;
    const place = resolve(path);
    if (existsSync(place)) {
      if (statSync(place).isDirectory()) throw new Failure(words.isFolder(path));
      if (!force) throw new Failure(words.fileExists(path));
    }
    if (!existsSync(dirname(place))) throw new Failure(words.noFolder(dirname(place)));
    this.#temporary = `${place}.${randomBytes(4).toString('hex')}.part`;
    this.#handle = this.#guard(() => openSync(this.#temporary, 'wx'));
  }

  write(text: string): void {
    this.#pending += text;
    if (this.#pending.length >= BLOCK) this.#guard(() => this.#flush());
  }

  finish(): void {
    this.#guard(() => {
      this.#flush();
      fsyncSync(this.#handle!);
      this.#close();
      renameSync(this.#temporary, resolve(this.path));
    });
  }

  /** Leaves nothing behind; after `finish` it does nothing. */
  discard(): void {
    this.#close();
    rmSync(this.#temporary, { force: true });
  }

  #flush(): void {
    const bytes = Buffer.from(this.#pending);
    this.#pending = '';
    for (let written = 0; written < bytes.length; ) {
      written += writeSync(this.#handle!, bytes, written);
    }
  }

  #close(): void {
    if (this.#handle !== undefined) closeSync(this.#handle);
    this.#handle = undefined;
  }

  #guard<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      this.discard();
      const reason = reasonOf(error, this.#words);
      throw new Failure(this.#words.cannotWrite(this.path, reason), EXIT.failed);
    }
  }
}

/** Writes a whole text at once. */
export function writeText(context: Context, path: string, text: string, force: boolean): void {
  const file = new OutputFile(context, path, force);
  file.write(text);
  file.finish();
}

/** Why the system refused, in words. */
export function reasonOf(error: unknown, words: Context['words']): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return words.systemErrors[code] ?? (error instanceof Error ? error.message : String(error));
}
