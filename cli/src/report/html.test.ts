import { botByName } from '@motti/bots';
import { LOCALES } from '@motti/engine';
import { expect, test } from 'vitest';
import { duel } from '../../../bots/test/duel.ts';
import { makeContext } from '../context.ts';
import { type Job, simulateGame } from '../simulate/job.ts';
import { Tally } from '../simulate/tally.ts';
import { processTerminal } from '../terminal.ts';
import { commandOf, htmlReport } from './html.ts';
import { ticks } from './svg.ts';

const job: Job = {
  game: 'duel',
  setup: { scenario: 'long', options: { heart: '8' } },
  bots: { red: 'random', blue: 'random' },
  swap: false,
  seed: '<seed & "more">',
};
const tally = new Tally(duel.sides);
for (let i = 0; i < 60; i++) {
  tally.add(simulateGame(duel, job, i, (name) => botByName(duel, name)!));
}
const simulation = { job, rules: 1, tally, wanted: 100, workers: 2, seconds: 1.5 };

test.each(LOCALES)('the report stands alone and shows what the figures say (%s)', (locale) => {
  const html = htmlReport(makeContext([duel], processTerminal(), locale), duel, simulation);
  expect(html).toContain(`<html lang="${locale}">`);
  // Who wins, two curves, two final plots, how they end, how long.
  expect(html.match(/<svg /g)!.length).toBeGreaterThanOrEqual(5);
  expect(html).not.toContain('NaN');
  expect(html).not.toContain('undefined');
  expect(html).not.toMatch(/<(?:script|link rel="stylesheet|img)/);
  expect(html).toContain('&lt;seed &amp; &quot;more&quot;&gt;');
  const share = ((tally.wins.red! / tally.games) * 100).toFixed(1);
  expect(html).toContain(locale === 'fr' ? share.replace('.', ',') : share);
});

test('the command at its foot makes the same simulation', () => {
  expect(commandOf(simulation)).toContain('--scenario long --games 100 --red random --blue random');
});

test.each([
  [0, 23, 5, [0, 5, 10, 15, 20]],
  [-4, 4, 4, [-4, -2, 0, 2, 4]],
  [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('ticks from %i to %i', (low, high, count, expected) => {
  const found = ticks(low, high, count);
  expect(found.map((tick) => Math.round(tick * 10) / 10)).toEqual(expected);
});
