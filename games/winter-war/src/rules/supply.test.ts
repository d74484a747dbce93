import { CHANCE, rollDice, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { audit } from '../audit.ts';
import { unitNamed } from '../data/index.ts';
import { withSupply } from '../derived/supply.ts';
import { apply, choices, decision } from '../flow.ts';
import { setUp } from '../setup.ts';
import { clone, ISOLATED, type State } from '../state.ts';
import { hasSupplyAt } from './allotment.ts';
import { capacityOf, connectedCities, needsSupply } from './supply.ts';

const play = (state: State, random: (below: number) => number): boolean => {
  const now = decision(state);
  if (now.kind === 'over') return false;
  if (now.kind === 'chance') apply(state, CHANCE, rollDice(now.faces, random));
  else {
    const list = choices(state, now.sides[0]!);
    apply(state, now.sides[0]!, list[random(list.length)]!);
  }
  return true;
};

test('WW-A21 WW-ZOC.H isolation and zones kept up to date are those found afresh', () => {
  for (const seed of ['a', 'b', 'c']) {
    const random = seededRandom(seed);
    const state = setUp({ scenario: 'events', options: {} });
    for (let n = 0; play(state, random); n++)
      if (n % 5 === 0)
        expect([...audit(state), ...audit(withSupply(state))], `${seed} ${n}`).toEqual([]);
  }
});

test('WW-A29 WW-SUP.F2c no city feeds more than it can, and nobody goes hungry beside a full larder', () => {
  const random = seededRandom('larder');
  const state = setUp({ scenario: 'standard', options: {} });
  for (let n = 0; play(state, random); n++) {
    if (n % 25 !== 0) continue;
    const s = withSupply(state);
    s.derived.cityLoad.forEach((load, city) => {
      expect(load).toBeLessThanOrEqual(capacityOf(s, city));
    });
    s.unitHex.forEach((hex, unit) => {
      if (hex >= 0 && needsSupply(unit) && s.unitMarks[unit]! & ISOLATED)
        expect(hasSupplyAt(s, unit, hex, connectedCities(s))).toBe(false);
    });
  }
});

test('WW-A22 Finns abroad and Soviets cannot cut each other off in a circle', () => {
  const position = {
    units: {
      'F223-1': '1816',
      'S212-1': '1716',
      'S212-2': '1915',
      'S212-3': '1817',
      'SHQ-1': '1916',
    },
  };
  const state = arrange({ scenario: 'standard', options: {} }, position);
  const twice = clone(state);
  twice.derived.stale = true;
  const isolated = (s: State, name: string): boolean =>
    (withSupply(s).unitMarks[unitNamed(name)!]! & ISOLATED) !== 0;
  expect(isolated(state, 'F223-1')).toBe(true);
  expect(isolated(state, 'S212-1')).toBe(false);
  expect(withSupply(twice).unitMarks).toEqual(state.unitMarks);
});
