import { expect, test } from 'vitest';
import { FORT, HEX_COUNT, hexNamed, ROW_WEST_OF_VIIPURI, VIIPURI } from '../data/index.ts';
import { pointHexes, worthOf } from './worth.ts';

const forts = Array.from({ length: HEX_COUNT }, (_, hex) => hex).filter((hex) => FORT[hex] === 1);

test('WW-IST.5 on the Isthmus the fortifications and Viipuri count, and nothing else', () => {
  for (const hex of forts)
    expect(worthOf('isthmus', hex)).toEqual({ points: 10, clause: 'WW-IST.5' });
  expect(worthOf('isthmus', VIIPURI)).toEqual({ points: 20, clause: 'WW-IST.5' });
  expect(worthOf('isthmus', ROW_WEST_OF_VIIPURI[0]!)).toBeUndefined();
  expect([...pointHexes('isthmus')].sort()).toEqual([...forts].sort());
});

test('WW-VPS.1 WW-VPS.8 in the whole war the row west of Viipuri and the cities of both sides count', () => {
  expect(worthOf('historical', ROW_WEST_OF_VIIPURI[0]!)?.clause).toBe('WW-VPS.1');
  expect(worthOf('historical', VIIPURI)?.clause).toBe('WW-VIC.5');
  expect(worthOf('historical', hexNamed('1403')!)?.clause).toBe('WW-VPS.8');
  expect(worthOf('historical', hexNamed('1404')!)).toBeUndefined();
});
