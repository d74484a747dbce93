// The worked examples and the illegal actions of the rulebook, as data.
import { readdirSync, readFileSync } from 'node:fs';
import { runExample } from '@motti/engine/testkit';
import { describe, expect, test } from 'vitest';
import { triumphOfChaos } from '../src/index.ts';

const FOLDER = new URL('../examples/', import.meta.url);

for (const file of readdirSync(FOLDER).sort()) {
  const examples: { name: string }[] = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  describe(file, () => {
    for (const example of examples)
      test(example.name, () => {
        expect(runExample(triumphOfChaos, example).join('\n')).toBe('');
      });
  });
}
