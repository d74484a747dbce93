// Writes a compressed copy beside every file that gains by it: the server sends those, and compresses nothing itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller ones fit into one packet as they are. */
const LEAST = 1200;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'motti-compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true }) as string[]) {
        if (!TEXT.test(name)) continue;
        const path = join(folder, name);
        const content = readFileSync(path);
        if (content.length < LEAST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(content, BROTLI));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
