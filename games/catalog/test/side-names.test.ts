// A scenario names its sides as it likes, "Soviet Union and Mongolia" too: wherever such a name can come, the sentence is right for one
// and for many. Looks at the sources, so that a new sentence is looked at too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The tables of words that sides of any name come into: those of every game, and of the one game with scenarios by players. */
const WORDS = {
  en: [
    'web/src/words/en.ts',
    'web/src/games/hourra-pobieda/words/en.ts',
    'web/src/games/hourra-pobieda/builder/words/en.ts',
    ...all('games/hourra-pobieda/src/texts/en'),
    ...all('cli/src/texts').filter((file) => /\/en[.\w]*$/.test(file)),
  ],
  fr: [
    'web/src/words/fr.ts',
    'web/src/games/hourra-pobieda/words/fr.ts',
    'web/src/games/hourra-pobieda/builder/words/fr.ts',
    ...all('games/hourra-pobieda/src/texts/fr'),
    ...all('cli/src/texts').filter((file) => /\/fr[.\w]*$/.test(file)),
  ],
};

function all(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`);
}

const NAME = String.raw`\$\{(?:side|winner|attacker|enemy|n\.side\([^}]*\))\}`;
/** A name followed by a verb of the third person singular. */
const SINGULAR = {
  en: new RegExp(
    `(?<!\\b(?:of|for|by|to) )${NAME} (?:\\$\\{[^}]*\\?\\s*')?(?:is|has|was|does|[a-z]+s)\\b`,
    'g',
  ),
  fr: new RegExp(
    `(?<!camp )${NAME} (?:\\$\\{[^}]*\\?\\s*')?(?:ne |n’)?(?:est|a|[a-zéè]+(?:e|t|d))(?![\\wé])`,
    'g',
  ),
};
/** Words that follow a name without being its verb. */
const NO_VERB = /\} (?:points|groups|to|du|de|et|contre)$/;

for (const locale of ['en', 'fr'] as const)
  test(`the name of a side is never the subject of a verb in the singular, ${locale}`, () => {
    const found = WORDS[locale].flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(SINGULAR[locale])]
        .map(([words]) => words)
        .filter((words) => !NO_VERB.test(words))
        .map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });
