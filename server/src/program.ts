// Programs of our own that run beside this one: worker threads and child processes. From the build they are plain
// JavaScript; from the sources, where tests run, a loader must read them.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const SOURCES = '--conditions=motti-source';

/** Starts the program of this name beside the module that asks, as a thread. */
export function startThread(module: string, name: string, workerData?: unknown): Worker {
  if (!module.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, module), { workerData });
  const program = JSON.stringify(new URL(`./${name}.ts`, module).href);
  const code = `import('tsx/esm/api').then((loader) => (loader.register(), import(${program})));`;
  return new Worker(code, { eval: true, workerData, execArgv: [SOURCES] });
}

/** The same as a process of its own. */
export function startProcess(module: string, name: string, args: readonly string[]): ChildProcess {
  const source = module.endsWith('.ts');
  const path = fileURLToPath(new URL(`./${name}${source ? '.ts' : '.js'}`, module));
  return fork(path, args, { execArgv: source ? [SOURCES, '--import=tsx'] : [] });
}
