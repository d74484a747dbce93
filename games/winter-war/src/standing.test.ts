import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { hexNamed, unitNamed } from './data/index.ts';
import {
  fedHexes,
  mayBeIsolated,
  standing,
  supplyCities,
  supplyOrders,
  whyIsolated,
} from './standing.ts';

const standard = { scenario: 'standard', options: {} };
const hex = (name: string): number => hexNamed(name)!;
const unit = (name: string): number => unitNamed(name)!;

test('WW-SUP.F1a a unit far from every headquarters is told so', () => {
  const state = arrange(standard, { units: { 'S642-1': '1810', 'SHQ-1': '1403' } });
  expect(standing(state, unit('S642-1'))).toMatchObject({ place: 'map', isolated: true });
  expect(whyIsolated(state, unit('S642-1'))).toMatchObject({
    clause: 'WW-SUP.F1a',
    code: 'no-headquarters',
  });
  expect(whyIsolated(state, unit('SHQ-1'))).toBeUndefined();
});

test('WW-SUP.F2c a unit beyond the capacity of its city is told so, and the order of the list decides who', () => {
  const state = arrange(standard, {
    units: { 'SHQ-1': '1644', 'S642-1': '1643', 'S642-2': '1744', 'S642-3': '1745' },
  });
  const isolated = ['S642-1', 'S642-2', 'S642-3'].filter(
    (name) => standing(state, unit(name)).isolated,
  );
  expect(isolated).toEqual(['S642-3']);
  expect(whyIsolated(state, unit('S642-3'))).toMatchObject({ code: 'capacity-spent' });
  expect(supplyOrders(state, unit('S642-3')).candidates).toEqual([4]);
  expect(supplyCities(state)[4]).toMatchObject({ load: 12, capacity: 15, connected: true });
});

test('WW-SUP.G1 a Finn who cannot reach Finland is told so', () => {
  const state = arrange(standard, {
    units: {
      'F442-1': '1910',
      'S2012-1': '1809',
      'S642-1': '1811',
      'SHQ-1': '1909',
      'S642-2': '2011',
      'S642-3': '2009',
    },
  });
  expect(whyIsolated(state, unit('F442-1'))?.clause).toBe('WW-SUP.G1');
});

test('WW-DEP.7 the hexes where a unit would be fed; a headquarters needs none', () => {
  const state = arrange(standard, { units: { 'SHQ-1': '1403', 'S642-1': '1404' } });
  expect(fedHexes(state, unit('SHQ-1'))).toBeUndefined();
  expect(fedHexes(state, unit('S642-1'))).toContain(hex('1503'));
});

test('WW-DEP.7 WW-A29 it would be fed too where others can draw on another city', () => {
  const here = { 'SHQ-1': '1728', 'SHQ-2': '1733', 'S642-1': '1730', 'S642-2': '1730' };
  const units = { ...here, 'S642-3': '1926', 'S642-6': 'due 3' };
  const state = arrange(standard, { turn: 3, phase: 'reinforcement', units });
  expect(fedHexes(state, unit('S642-6'))).toContain(hex('1926'));
  const full = arrange(standard, {
    turn: 3,
    phase: 'reinforcement',
    units: { ...units, 'S642-4': '1730', 'S642-5': '1730' },
  });
  expect(fedHexes(full, unit('S642-6'))).not.toContain(hex('1926'));
});

test('WW-SUP.GR3 WW-SUP.F4 isolation matters to Finns abroad and to Soviets who need supply', () => {
  const state = arrange(standard, {
    units: { 'F442-1': '1206', 'F442-2': '1504', 'S642-1': '1404', 'SHQ-1': '1403' },
  });
  const may = (name: string): boolean => mayBeIsolated(state, unit(name));
  expect(['F442-1', 'F442-2', 'F442-3', 'S642-1', 'SHQ-1'].map(may)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});
