// Writes the service worker: which files there are, and a version that changes when one of them does.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Fetched when needed: letters of other alphabets, and what only a developer reads. */
const SELDOM = [/latin-ext/, /cyrillic/, /\.map$/, /\.woff$/];

export function offline(): Plugin {
  let publicFolder = '';
  return {
    name: 'motti-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter(
        (name) => !SELDOM.some((seldom) => seldom.test(name)),
      );
      // Folders hold pictures that only others ask for: previews of links.
      const fixed = readdirSync(publicFolder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name);
      const files = [...built, ...fixed].map((name) => `/${name}`).sort();
      const hash = createHash('sha256');
      for (const name of built) {
        const output = bundle[name]!;
        hash.update(name).update(output.type === 'chunk' ? output.code : output.source);
      }
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace('__FILES__', JSON.stringify([...new Set([...files, '/index.html'])]));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
