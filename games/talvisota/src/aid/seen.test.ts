import { expect, test } from 'vitest';
import { SUPPORT_NAMES, spaceByName } from '../data/index.ts';
import { talvisota } from '../index.ts';
import { holdOf, supportsWaitingOn } from './seen.ts';

const view = talvisota.view(talvisota.setup({ scenario: 'campaign', options: {} }), 'soviet');
const id = (name: string): number => spaceByName(name)!;

test('TV-1.1e at the start both sides hold their own', () => {
  expect(holdOf(view, id('leningrad'))).toBe('soviet');
  expect(holdOf(view, id('viipuri'))).toBe('finnish');
});

test('TV-A54 a conquered space that nobody holds is a gap, with a marker it is held', () => {
  const conquered = view.conquered.map((_, space) => (space === id('rautu') ? 1 : 0));
  expect(holdOf({ ...view, conquered }, id('rautu'))).toBe('gap');
  expect(holdOf({ ...view, conquered, marker: conquered }, id('rautu'))).toBe('held');
  expect(holdOf({ ...view, conquered, scouts: conquered }, id('rautu'))).toBe('scouts');
});

test('TV-A17 on a front waits what lies there and serves no strategy of it', () => {
  const setup = { scenario: 'campaign', options: { supportsInTwoSteps: 'on' } };
  const s = talvisota.arrange(setup, {
    step: 'plan',
    laid: { finland: { karelia: ['EMB', 'EMB', 'ART'], ladoga: ['MANN'] } },
    plans: { DEFENSE: { front: 'karelia', supports: ['EMB'] } },
  });
  const waiting = (side: string, front: number) =>
    supportsWaitingOn(talvisota.view(s, side), 'finland', front).map((id) => SUPPORT_NAMES[id]);
  expect(waiting('finland', 2)).toEqual(['ART', 'EMB']);
  expect(waiting('finland', 1)).toEqual(['MANN']);
  expect(waiting('soviet', 2)).toEqual([]);
});
