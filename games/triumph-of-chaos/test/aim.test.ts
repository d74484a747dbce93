import { type Json, setupOf, startingOptions } from '@motti/engine';
import { expect, test } from 'vitest';
import { triumphOfChaos as game } from '../src/index.ts';

const SETUP = setupOf(game, 'drill', startingOptions(game, 'drill'));
const BASE = {
  empty: true,
  step: 'impulse red',
  control: { red: ['Moscow'], white: ['Kiev', 'Tsaritsyn'] },
};

/** What a side is said to be after that has led from one position to another. */
function aimOf(side: string, before: Json, after: Json): string | undefined {
  const at = (more: Json) => game.arrange(SETUP, { ...BASE, ...(more as object) });
  const found = game.aim?.(at(before), at(after), side);
  return found && `${found.code} ${Object.values(found.facts).join(' ')}`;
}

test.each([
  ['marches-on Tsaritsyn', { units: { Saratov: ['RA'] } }, { units: { Kamyshin: ['RA'] } }],
  ['takes Kiev', {}, { control: { red: ['Moscow', 'Kiev'], white: ['Tsaritsyn'] } }],
  ['musters central', {}, { units: { Moscow: ['RA'] } }],
  ['courts ukraine', {}, { influence: { red: { ukraine: 2 } } }],
] as const)('%s', (aim, before, after) => {
  expect(aimOf('red', before as Json, after as Json)).toBe(aim);
});

test('who has done nothing that shows is after nothing', () => {
  expect(
    aimOf('red', { units: { Moscow: ['RA'] } }, { units: { Moscow: ['RA'] } }),
  ).toBeUndefined();
  expect(aimOf('white', {}, { units: { Moscow: ['RA'] } })).toBeUndefined();
});
