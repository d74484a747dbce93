// TC-A64: replacement steps are kept in halves, and every text writes them as the counters do.
import { expect, test } from 'vitest';
import { triumphOfChaos as game } from '../src/index.ts';
import { figure } from '../src/texts/figures.ts';

const setup = { scenario: 'campaign', options: {} };

test('halves are written as ½, beside a whole or alone', () => {
  expect([0, 0.5, 1, 1.5, 12.5, -1, -1.5].map(figure)).toEqual([
    '0',
    '½',
    '1',
    '1½',
    '12½',
    '−1',
    '−1½',
  ]);
});

test('prompts, lines of the log and warnings say so in both languages', () => {
  const en = game.texts('en', setup);
  const fr = game.texts('fr', setup);
  const ask = { kind: 'spending', clause: 'TC-7.58a', steps: 1.5 };
  expect(en.prompt(ask, 'red')).toBe('**Spend replacement steps**: 1½ left.');
  expect(fr.prompt(ask, 'red')).toBe('**Dépensez les pas de remplacement**\u00a0: reste 1½.');
  const event = { kind: 'steps', facts: { side: 'red', steps: 2.5 } } as const;
  expect(en.event(event)).toBe('RED has 2½ replacement steps.');
  expect(fr.event(event)).toBe('ROUGE a 2½ pas de remplacement.');
  const warning = { code: 'steps-left', clause: 'TC-14.12b', facts: { steps: 0.5 } };
  expect(en.warning?.(warning)).toBe('½ replacement step would be lost.');
  expect(fr.warning?.(warning)).toBe('½ pas de remplacement serait perdu.');
});
