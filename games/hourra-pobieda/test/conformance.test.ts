// Random play with the options turned, every law looked at on the way.
import { type Options, startingOptions } from '@motti/engine';
import { conformance, fuzz } from '@motti/engine/testkit';
import { expect, test } from 'vitest';
import { begin, game, play } from './table.ts';

test('hourra-pobieda keeps every law in random play', { timeout: 300_000 }, () => {
  expect(conformance(game, { games: 6, seed: 'hourra', every: 40 })).toEqual([]);
});

test('HP-A53 HP-A56 with concealed groups and hidden mines every law is kept on either table', {
  timeout: 300_000,
}, () => {
  const setups = ['suomussalmi-raate', 'summa'].flatMap((scenario) =>
    ['hex', 'open'].map((table) => ({
      scenario,
      options: {
        ...startingOptions(game, scenario),
        table,
        fog: 'ambush',
        minefields: 'on',
        hiddenMinefields: 'on',
      },
    })),
  );
  for (const { scenario, options } of setups) expectSecrets(scenario, options);
  const run = fuzz(game, { games: setups.length, seed: 'secrets', setups, every: 60 });
  let last = run.next();
  while (!last.done) last = run.next();
  expect(last.value.failures.map(({ law, why }) => `${law}: ${why}`)).toEqual([]);
});

/** The suggested set-ups hide groups and lay mines, and neither is in the other's view. */
function expectSecrets(scenario: string, options: Options): void {
  const s = begin(scenario, options);
  play(s, 'blue suggested', 'blue ready', 'red suggested', 'red ready');
  const concealed = s.groups.filter(({ concealed }) => concealed === 1);
  expect(concealed.length).toBeGreaterThan(0);
  expect(s.mines.some(({ known }) => known === 0)).toBe(true);
  for (const viewer of ['red', undefined]) {
    const { groups, mines } = game.view(s, viewer);
    const seen = groups.map(({ place }) => place);
    for (const { key, place } of concealed) if (key % 2 === 0) expect(seen).not.toContain(place);
    expect(mines).toEqual([]);
  }
}

test('hourra-pobieda keeps every law on the open table', { timeout: 300_000 }, () => {
  const setups = game.scenarios
    .filter(({ hidden }) => !hidden)
    .map(({ id: scenario }) => ({
      scenario,
      options: { ...startingOptions(game, scenario), table: 'open' },
    }));
  const run = fuzz(game, { games: setups.length, seed: 'open', setups, every: 80 });
  let last = run.next();
  while (!last.done) last = run.next();
  expect(last.value.failures.map(({ law, why }) => `${law}: ${why}`)).toEqual([]);
});
