import { expect, test } from 'vitest';
import { winterWar } from './index.ts';

const STANDARD = { scenario: 'standard', options: {} };
type Units = Readonly<Record<string, string>>;

/** What a Movement Phase that leads from one position to another is said to be after. */
function aimOf(side: string, before: Units, after: Units): string | undefined {
  const at = (units: Units) => winterWar.arrange(STANDARD, { phase: 'movement', side, units });
  const found = winterWar.aim?.(at({ ...before }), at({ ...before, ...after }), side);
  return found && `${found.code} ${[found.facts['at']].flat().join(' ')}`;
}

const SOVIETS: Units = { 'S642-1': '1403', 'SHQ-1': '1404' };

test.each([
  ['bars 1125', 'finland', { 'S642-1': '1325', 'F223-1': '0920' }, { 'F223-1': '1225' }],
  ['mans 1305', 'finland', { ...SOVIETS, 'F223-1': '1207' }, { 'F223-1': '1305' }],
  ['falls-back 1125', 'finland', { 'S642-1': '1325', 'F223-1': '1226' }, { 'F223-1': '0926' }],
  [
    'cuts-off 1511',
    'finland',
    { 'S642-1': '1511', 'SHQ-1': '1711', 'F223-1': '1007', 'F223-2': '1008' },
    { 'F223-1': '1611', 'F223-2': '1512' },
  ],
  ['marches-on 1204', 'soviet', SOVIETS, { 'S642-1': '1304' }],
  ['storms 1204', 'soviet', { ...SOVIETS, 'F223-1': '1204' }, { 'S642-1': '1304' }],
] as const)('%s', (aim, side, before, after) => {
  expect(aimOf(side, before, after)).toBe(aim);
});

test('who moves nobody is after nothing', () => {
  expect(aimOf('soviet', SOVIETS, {})).toBeUndefined();
  expect(aimOf('finland', SOVIETS, { 'S642-1': '1304' })).toBeUndefined();
});

test('every aim has a sentence in both languages', () => {
  const aim = { side: 'finland', code: 'bars', facts: { at: '1125' } };
  expect(winterWar.texts('en').aim?.(aim)).toBe(
    'The Finnish player closes the road to Suomussalmi (1125).',
  );
  expect(winterWar.texts('fr').aim?.(aim)).toBe(
    'Le joueur finlandais barre la route de Suomussalmi (1125).',
  );
});
