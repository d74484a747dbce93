// Programs of our own that run beside this one: worker threads and child processes. From the build they are plain
// JavaScript; from the sources (tests run there) they need a loader.
import { fileURLToPath } from 'node:url';

export interface Program {
  readonly url: URL;
  readonly path: string;
  readonly execArgv: readonly string[];
}

/** The program of this name beside the module that asks. */
export function programBeside(module: string, name: string): Program {
  const source = module.endsWith('.ts');
  const url = new URL(`./${name}${source ? '.ts' : '.js'}`, module);
  const execArgv = source ? ['--conditions=motti-source', '--import=tsx'] : [];
  return { url, path: fileURLToPath(url), execArgv };
}
