import { expect, test } from 'vitest';
import { lines, play, position, seen } from '../../test/position.ts';
import { talvisota } from '../index.ts';
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
  expect(new Set(recoveryPrice(s).lines.map(({ clause }) => clause))).toEqual(
    new Set(['TV-4.5.4b']),
  );
  expect(seen(s, 'morale.soviet')).toBe(14);
  play(s, 'soviet done');
  expect(seen(s, 'morale.soviet')).toBe(9);
  expect(seen(s, 'boxes.lapland.TAN')).toBe(2);
});

test('TV-4.5.4e TV-O9 cheap: three FUS a point, two others a point', () => {
  const start = { turn: 5, step: 'recover', reinforcements, morale: { soviet: 14 } };
  const s = position(start, { cheapRecovery: 'on' });
  const price = recoveryPrice(play(s, ...bought));
  expect(price.total).toBe(3);
  expect(price.lines.map(({ clause }) => clause)).toEqual(['TV-4.5.4e', 'TV-4.5.4e']);
  expect(talvisota.decision(s)).toMatchObject({ ask: { clause: 'TV-4.5.4e' } });
  const told: unknown[] = [];
  talvisota.apply(s, 'soviet', { kind: 'done' }, (event) => told.push(event));
  expect(told).toMatchObject([
    { kind: 'recovered', clause: 'TV-4.5.4e' },
    { kind: 'morale', clause: 'TV-4.5.4e' },
  ]);
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
