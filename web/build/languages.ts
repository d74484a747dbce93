// A file called `languages.ts` holds the words of something in every language. The page fetches only those of its reader: the
// file is replaced by one that waits for one language and gives it for all. Another language is a page loaded anew (settings).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGE = /import \{ (en|fr)\b[^}]*\} from '([^']+)'/g;

export function languages(): Plugin {
  let settings = '';
  return {
    name: 'motti-languages',
    // Workers and the development server take them all.
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      settings = join(config.root, 'src/settings.svelte.ts');
    },
    load(id) {
      if (!id.endsWith('/languages.ts') || id.includes('/build/')) return null;
      const found = [...readFileSync(id, 'utf8').matchAll(LANGUAGE)];
      const [first] = found;
      if (!first) throw new Error(`no language is imported in ${id}`);
      const loads = found.map(
        ([, name, path]) => `${name}: async () => (await import('${path}')).${name}`,
      );
      return [
        `import { fetchedLanguage } from '${settings}';`,
        `const one = await { ${loads.join(', ')} }[fetchedLanguage()]();`,
        `export const LANGUAGES = { ${found.map(([, name]) => `${name}: one`).join(', ')} };`,
      ].join('\n');
    },
  };
}
