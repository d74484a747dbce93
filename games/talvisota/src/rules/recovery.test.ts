import { expect, test } from 'vitest';
import { lines, play, position, seen } from '../../test/position.ts';
import { recoveryPrice } from './recovery.ts';

const reinforcements = { FUS: 3, ELI: 1, TAN: 2 };
const bought = [
  'soviet recover FUS karelia',
  'soviet recover FUS karelia',
  'soviet recover FUS ladoga',
  'soviet recover ELI karelia',
  'soviet recover TAN lapland',
  'soviet recover TAN lapland',
];

test('TV-A51 two FUS a point, one point for each of the others', () => {
  const s = position({ turn: 5, step: 'recover', reinforcements, morale: { soviet: 14 } });
  play(s, ...bought);
  expect(recoveryPrice(s).total).toBe(5);
  expect(seen(s, 'morale.soviet')).toBe(14);
  play(s, 'soviet done');
  expect(seen(s, 'morale.soviet')).toBe(9);
  expect(seen(s, 'boxes.lapland.TAN')).toBe(2);
});

test('TV-4.5.4e TV-O9 cheap: three FUS a point, two others a point', () => {
  const start = { turn: 5, step: 'recover', reinforcements, morale: { soviet: 14 } };
  const s = position(start, { cheapRecovery: 'on' });
  expect(recoveryPrice(play(s, ...bought)).total).toBe(3);
});

test('TV-A51 one point of morale must remain', () => {
  const s = position({ turn: 5, step: 'recover', reinforcements, morale: { soviet: 2 } });
  play(s, 'soviet recover FUS karelia');
  // The second FUS shares the point; nothing else can be paid.
  expect(lines(s, 'soviet', 'recover')).toEqual([
    'recover FUS lapland',
    'recover FUS ladoga',
    'recover FUS karelia',
  ]);
});

test('TV-A50 units that are not bought wait, with those that come', () => {
  const s = position({ turn: 5, step: 'recover', reinforcements: { FUS: 1 }, losses: { FUS: 2 } });
  play(s, 'soviet done');
  expect(seen(s, 'reinforcements.FUS')).toBe(3);
});
