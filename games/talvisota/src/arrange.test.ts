import { PositionError } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { position, seen } from '../test/position.ts';

describe('a position', () => {
  test('of nothing is the set-up', () => {
    expect(seen(position({}), 'step')).toBe('setup');
    expect(seen(position({}), 'toPlace.FUS')).toBe(13);
  });

  test('puts the rest of the Soviet units into one box', () => {
    const s = position({
      step: 'special',
      rest: 'ladoga',
      spaces: { salla: { units: { FUS: 3 } } },
    });
    expect(seen(s, 'boxes.ladoga.FUS')).toBe(10);
    expect(seen(s, 'due.FUS')).toBe(12);
  });

  test('from January on counts all 44', () => {
    expect(seen(position({ turn: 4, step: 'special' }), 'boxes.karelia.FUS')).toBe(25);
  });

  test('puts units where a plan needs them', () => {
    const plans = { PRUD: { front: 'lapland', units: { 'lapland-box': { TAN: 2 } } } };
    expect(seen(position({ plans }), 'boxes.lapland.TAN')).toBe(2);
  });

  test('can be read back', () => {
    const s = position({ spaces: { salla: { marker: true } }, morale: { soviet: 7 }, turn: 6 });
    expect(seen(s, 'spaces.salla.marker')).toBe(true);
    expect([seen(s, 'morale.soviet'), seen(s, 'turn')]).toEqual([7, 6]);
  });
});

test.each([
  ['an unknown key', { moral: 3 }, 'moral: nobody knows this key'],
  ['an unknown key below', { morale: { russia: 3 } }, 'morale.russia: nobody knows this key'],
  ['an unknown space', { spaces: { paris: {} } }, 'spaces.paris: there is no such space'],
  ['an unknown unit', { losses: { PZ: 1 } }, 'losses.PZ: one of FUS'],
  ['too many units', { spaces: { salla: { units: { TAN: 4 } } } }, '1 TAN too many'],
  ['too many Finns', { losses: { DIV: 10 } }, 'DIV'],
  ['a fifth marker', { spaces: markers(5) }, '5 Possession markers'],
  ['a support that has not come', { plans: { PRUD: { supports: ['MER'] } } }, 'comes in turn 3'],
  ['no object', [], 'an object is needed'],
] as const)('%s is an error that says where', (_, json, message) => {
  expect(() => position(json as never)).toThrow(PositionError);
  expect(() => position(json as never)).toThrow(message);
});

function markers(count: number): Record<string, { marker: true }> {
  const names = ['salla', 'kuhmo', 'oulu', 'lahti', 'kotka'].slice(0, count);
  return Object.fromEntries(names.map((name) => [name, { marker: true }]));
}
