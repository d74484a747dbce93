import { expect, test } from 'vitest';
import type { Event } from '../actions.ts';
import { texts } from './index.ts';

const TAKEN: readonly Event[] = ['TAN', 'FUS', 'FUS', 'MECA'].map((unit) => ({
  kind: 'taken',
  clause: 'TV-A24',
  unit,
}));

test('units are counted in the order of the counters, and told in one sentence', () => {
  expect(texts.en.run?.(TAKEN)).toBe('2 FUS, 1 MECA and 1 TAN join the attack.');
  expect(texts.fr.run?.(TAKEN)).toBe('2 FUS, 1 MECA et 1 TAN se joignent à l’attaque.');
});

test('losses are added up; those of the other side, or elsewhere, are told apart', () => {
  const lost = (side: string, unit: string, space = 'salla'): Event => ({
    kind: 'lost',
    clause: 'TV-4.5.1c',
    side,
    unit,
    space,
    count: 2,
  });
  const both = [lost('soviet', 'FUS'), lost('soviet', 'FUS'), lost('soviet', 'ELI')];
  expect(texts.en.run?.(both)).toBe('The Soviet player loses 4 FUS and 2 ELI at Salla.');
  expect(texts.en.run?.([lost('soviet', 'FUS'), lost('finland', 'SK')])).toBeUndefined();
  expect(texts.en.run?.([lost('soviet', 'FUS'), lost('soviet', 'FUS', 'oulu')])).toBeUndefined();
});
