// Runs the tests of a game with a rule out, and says which of them notices. Sources are read once for all rules.
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { root } from '../install.mjs';
import { switched } from './rules.mjs';

export async function openTests(id, folder) {
  const vitest = await createVitest(
    'test',
    { root, watch: false, bail: 1, maxWorkers: 1, reporters: [{}] },
    {
      plugins: [
        {
          name: 'rules-out',
          enforce: 'pre',
          transform(_, url) {
            const path = url.split('?')[0];
            const isSource = path.startsWith(`${folder}/`) && path.endsWith('.ts');
            if (!isSource || path.endsWith('.test.ts')) return undefined;
            return { code: switched(path, folder).text, map: null };
          },
        },
      ],
      test: { setupFiles: [fileURLToPath(new URL('./take-out.mjs', import.meta.url))] },
    },
  );
  /** The first test that fails without this rule. */
  const failing = async (specs, rule) => {
    if (specs.length === 0) return undefined;
    vitest.provide('ruleOut', rule);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
    // Files that an earlier run had fail are among them, though they were not run again.
    const asked = new Set(specs.map(({ moduleId }) => moduleId));
    const run = testModules.filter(({ moduleId }) => asked.has(moduleId));
    const failed = run.flatMap((each) => [...each.children.allTests('failed')]);
    if (failed.length > 0) return failed[0].fullName;
    return unhandledErrors.length > 0 || run.some((each) => each.errors().length > 0)
      ? 'a test that cannot begin'
      : undefined;
  };
  const all = (await vitest.globTestSpecifications([`games/${id}/`])).filter(({ moduleId }) =>
    moduleId.startsWith(`${root}/games/${id}/`),
  );
  return {
    /** The tests beside the rule are asked first, then the others. */
    async noticing(rule) {
      const beside = `${folder}/${rule.file.split('/')[0]}/`;
      const isNear = ({ moduleId }) => moduleId.startsWith(beside);
      const far = all.filter((spec) => !isNear(spec));
      return (await failing(all.filter(isNear), rule.id)) ?? (await failing(far, rule.id));
    },
    /** One that fails with every rule in its place. */
    broken: () => failing(all, ''),
    close: () => vitest.close(),
  };
}
