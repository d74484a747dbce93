// Takes rules out one after the other, as it is told, and says which example notices.
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { SWITCH } from './rules.mjs';

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

parentPort.on('message', (rule) => {
  globalThis[SWITCH] = rule?.id;
  const isOf = ({ clauses = [] }) => rule?.clauses.some((clause) => clauses.includes(clause));
  const own = rule ? examples.filter(isOf) : examples;
  // Own examples first; if none of them notices, all others.
  const by = noticedBy(own) ?? (rule && noticedBy(examples.filter((each) => !isOf(each))));
  globalThis[SWITCH] = undefined;
  const whose =
    by === undefined ? undefined : own.some(({ name }) => name === by) ? 'own' : 'other';
  parentPort.postMessage({ by, whose, own: own.length });
});
parentPort.postMessage('ready');
