import { expect, test } from 'vitest';
import { START_UNITS } from '../data/index.ts';
import { talvisota } from '../index.ts';
import { presets } from './presets.ts';

const start = () => talvisota.setup({ scenario: 'campaign', options: {} });
const ids = presets(start(), 'soviet').map(({ id }) => id);

test('TV-2.2c three ways to begin, in words, for the Soviet player alone', () => {
  expect(ids).toEqual(['isthmus', 'balanced', 'north']);
  expect(presets(start(), 'finland')).toEqual([]);
  for (const locale of ['en', 'fr'] as const)
    for (const id of ids)
      expect(talvisota.texts(locale).name(`preset.${id}.help`)).not.toContain('preset.');
});

test.each(ids)('TV-2.2c %s places every unit, and every line is legal', (id) => {
  const state = start();
  for (const action of presets(state, 'soviet')
    .find((preset) => preset.id === id)!
    .lines()) {
    expect(talvisota.check(state, 'soviet', action)).toBeUndefined();
    talvisota.apply(state, 'soviet', action);
  }
  expect(talvisota.check(state, 'soviet', { kind: 'done' })).toBeUndefined();
  expect(presets(state, 'soviet'), 'nothing is left').toEqual([]);
});

test.each(ids)('TV-A52 %s places what is left after some were placed by hand', (id) => {
  const state = start();
  for (let i = 0; i < 5; i++)
    talvisota.apply(state, 'soviet', { kind: 'place', unit: 0, front: 1 });
  const lines = presets(state, 'soviet')
    .find((preset) => preset.id === id)!
    .lines();
  for (const [unit, count] of START_UNITS.entries())
    expect(lines.filter((action) => action.kind === 'place' && action.unit === unit)).toHaveLength(
      unit === 0 ? count - 5 : count,
    );
});
