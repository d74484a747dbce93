import { describe, expect, test } from 'vitest';
import { hexNamed, queries, unitNamed } from '../index.ts';
import { railWay, wayOf } from './ways.ts';

const hex = (name: string): number => hexNamed(name)!;

describe('the way of a move', () => {
  const unit = unitNamed('S642-1')!;

  test('the running cost stands on every side that is crossed on foot', () => {
    const { hexes, costs } = wayOf(unit, hex('2009'), [hex('1909'), hex('1810')]);
    expect(hexes).toEqual(['2009', '1909', '1810']);
    expect(costs).toEqual(['1', '2']);
  });

  test('a ride follows the railway and costs nothing on the way', () => {
    const { hexes, costs } = wayOf(unit, hex('1403'), [hex('1803') + queries.RIDE]);
    expect(hexes).toEqual(['1403', '1503', '1603', '1703', '1803']);
    expect(costs).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('where no railway of that side leads, the ride is a straight line', () => {
    expect(railWay(0, hex('1403'), hex('0505'))).toEqual([hex('0505')]);
  });
});
