import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { withoutNotes } from './notes.ts';

const ROOT = join(import.meta.dirname, '..');
type Load = (id: string) => string | null;
type Configure = (config: { root: string }) => void;

test('of a file with every language the page fetches one', () => {
  const plugin = languages();
  (plugin.configResolved as unknown as Configure)({ root: ROOT });
  const load = plugin.load as unknown as Load;
  const made = load(join(ROOT, 'src/games/triumph-of-chaos/words/languages.ts'))!;
  expect(made).toContain("fr: async () => (await import('./fr.ts')).fr");
  expect(made).toContain('LANGUAGES = { en: one, fr: one }');
  // Nothing of either language comes with the file itself.
  expect(made.match(/^import .*$/gm)).toEqual([
    `import { fetchedLanguage } from '${ROOT}/src/settings.svelte.ts';`,
  ]);
  expect(load(join(ROOT, 'src/words/index.ts'))).toBeNull();
});

test('notes to the editors stay behind, all else travels', () => {
  const load = withoutNotes().load as unknown as Load;
  const data = join(ROOT, '../games/triumph-of-chaos/src/data');
  const units = load(join(data, 'units.json'))!;
  expect(units).not.toContain('"note"');
  expect(JSON.parse(units).replacements).toBeDefined();
  expect(load(join(data, 'scenarios/1919.json'))).toBeNull();
});
