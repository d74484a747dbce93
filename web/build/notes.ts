// What the data of a game says to its editors (`note`, `provenance`) stays out of the page: no code reads it. Scenarios travel whole:
// they are written out again.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DATA = /\/games\/[^/]+\/src\/data\/[^/]+\.json$/;
const ASIDE: ReadonlySet<string> = new Set(['note', 'provenance']);

export function withoutNotes(): Plugin {
  return {
    name: 'motti-notes',
    enforce: 'pre',
    load(id) {
      if (!DATA.test(id)) return null;
      return JSON.stringify(
        JSON.parse(readFileSync(id, 'utf8'), (key, value) => (ASIDE.has(key) ? undefined : value)),
      );
    },
  };
}
