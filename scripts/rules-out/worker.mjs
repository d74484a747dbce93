// Takes rules out one after the other, as it is told, and says which example notices.
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { SWITCH } from './switch.mjs';

const { folder, id, examples } = workerData;
register('./hook.mjs', import.meta.url, { data: { folder } });
const { runExample } = await import('@motti/engine/testkit');
const module = await import(pathToFileURL(`${folder}/index.ts`).href);
const game = Object.values(module).find((each) => each?.id === id && each.apply);

/** The first of these examples that fails. */
function noticedBy(list) {
  for (const example of list) {
    try {
      if (runExample(game, example).length > 0) return example.name;
    } catch {
      return example.name;
    }
  }
  return undefined;
}

parentPort.on('message', ({ rule, clauses, others }) => {
  globalThis[SWITCH] = rule;
  const isOwn = (example) => clauses.some((clause) => (example.clauses ?? []).includes(clause));
  const own = noticedBy(examples.filter(isOwn));
  const other =
    own === undefined && others ? noticedBy(examples.filter((each) => !isOwn(each))) : undefined;
  globalThis[SWITCH] = undefined;
  parentPort.postMessage({ own, other });
});
parentPort.postMessage('ready');
