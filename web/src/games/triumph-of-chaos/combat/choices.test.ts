import { expect, test } from 'vitest';
import { CHARGE, surpriseFaces, TANKS } from './choices.ts';

test('a charge is told by the faces of the die, as a great leader and aircraft change them', () => {
  expect(surpriseFaces(0, CHARGE)).toEqual({ first: '1–2', step: '5', enemy: '6' });
  expect(surpriseFaces(-1, CHARGE)).toEqual({ first: '1–3', step: '6', enemy: '' });
  expect(surpriseFaces(-2, CHARGE)).toEqual({ first: '1–4', step: '', enemy: '' });
});

test('tanks that surprise on their last face lose a step as well', () => {
  expect(surpriseFaces(0, TANKS)).toEqual({ first: '1–3', step: '3–4', enemy: '' });
  expect(surpriseFaces(-1, TANKS)).toEqual({ first: '1–4', step: '4–5', enemy: '' });
});
