import { expect, test } from 'vitest';
import { unitNamed } from '../index.ts';
import { cheapestLosses } from './losses.ts';

const units = (...names: string[]): number[] => names.map((name) => unitNamed(name)!);

test('WW-CRT.Ex the cheapest set that is enough, not the first', () => {
  const attackers = units('S2012-1', 'S642-1', 'S212-1', 'S212-2');
  expect(cheapestLosses(attackers, 4)).toEqual(units('S212-1', 'S212-2'));
  expect(cheapestLosses(attackers, 6)).toEqual(units('S642-1'));
  expect(cheapestLosses(attackers, 12)).toEqual(units('S2012-1'));
  expect(cheapestLosses(attackers, 99)).toEqual(attackers);
});
