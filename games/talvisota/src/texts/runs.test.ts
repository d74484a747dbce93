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

test('the last of several losses is told with what it brings; what comes later is not', () => {
  const lost: Event = {
    kind: 'lost',
    clause: 'TV-4.5.1c',
    side: 'soviet',
    unit: 'FUS',
    space: 'salla',
    count: 1,
  };
  const repulse: Event = { kind: 'repulse', clause: 'TV-4.5.3a', space: 'salla', strategy: 'PRUD' };
  expect(texts.en.run?.([lost, lost, repulse])).toBe(
    `The Soviet player loses 2 FUS at Salla. ${texts.en.event(repulse)}`,
  );
  const later: Event = { kind: 'combats-over', clause: 'TV-3.2.2s' };
  expect(texts.en.run?.([lost, lost, repulse, later])).toBeUndefined();
  expect(texts.en.run?.([lost, repulse])).toBeUndefined();
});

test('what is assigned by turns is one row, with a sentence for each strategy', () => {
  const assigned = (strategy: string, unit: string, place = 'forces'): Event => ({
    kind: 'assigned',
    clause: 'TV-3.2.1c',
    strategy,
    unit,
    place,
  });
  const plan = [assigned('MOTTI', 'WD'), assigned('RESIST', 'DIV'), assigned('MOTTI', 'WD')];
  expect(texts.en.run?.(plan)).toBe(
    '2 WD from Forces are assigned to Motti (MOTTI). 1 DIV from Forces is assigned to Fierce Resistance (RESIST).',
  );
  const elsewhere = [assigned('PRUD', 'FUS', 'karelia-box'), assigned('PRUD', 'FUS', 'salla')];
  expect(texts.en.run?.(elsewhere)).toBe(elsewhere.map(texts.en.event).join(' '));
});
