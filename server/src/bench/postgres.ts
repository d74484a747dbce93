// A PostgreSQL of our own for tests and measurements: in a temporary folder, on a free port, gone afterwards.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const FINDER = fileURLToPath(new URL('../../../scripts/postgres.mjs', import.meta.url));

/** The folder of PostgreSQL's programs; '' when there is none on this machine. */
export const postgresFolder = (): string =>
  execFileSync(process.execPath, [FINDER], { encoding: 'utf8' });

export class Postgres {
  readonly #programs: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #as: { uid?: number; gid?: number };
  readonly #durable: boolean;
  #process: ChildProcess | undefined;
  #databases = 0;

  private constructor(programs: string, folder: string, port: number, durable: boolean) {
    this.#durable = durable;
    this.#programs = programs;
    this.#folder = folder;
    this.#port = port;
    this.#as = otherThanRoot();
  }

  /** `durable`: it waits for the disk, as a real one does. */
  static async start(programs: string, durable = false): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'motti-pg-'));
    const postgres = new Postgres(programs, folder, await freePort(), durable);
    const { uid, gid } = postgres.#as;
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    const args = [
      '-D',
      join(folder, 'data'),
      '-A',
      'trust',
      '-U',
      'motti',
      '-E',
      'UTF8',
      '--no-sync',
    ];
    execFileSync(join(programs, 'initdb'), args, { ...postgres.#as, cwd: folder, stdio: 'ignore' });
    await postgres.restart();
    return postgres;
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `test${++this.#databases}`;
    const client = await this.#connected();
    await client.query(`create database ${name}`);
    await client.end();
    return this.#url(name);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process!;
    if (running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGQUIT');
    await ended;
  }

  async restart(): Promise<void> {
    const settings = [
      `port=${this.#port}`,
      `unix_socket_directories=${this.#folder}`,
      `fsync=${this.#durable ? 'on' : 'off'}`,
    ];
    const args = ['-D', join(this.#folder, 'data'), ...settings.flatMap((one) => ['-c', one])];
    this.#process = spawn(join(this.#programs, 'postgres'), args, {
      ...this.#as,
      cwd: this.#folder,
      stdio: 'ignore',
    });
    await (await this.#connected()).end();
  }

  /** Nothing of it is kept: there is nothing to write down first. */
  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }

  #url(name: string): string {
    return `postgres://motti@127.0.0.1:${this.#port}/${name}`;
  }

  /** As soon as it answers. */
  async #connected(): Promise<pg.Client> {
    for (;;) {
      const client = new pg.Client(this.#url('postgres'));
      client.on('error', () => {});
      try {
        await client.connect();
        return client;
      } catch (error) {
        if (this.#process!.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}

/** PostgreSQL does not run as root: then somebody else does. */
function otherThanRoot(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
