import { talvisota } from '@motti/talvisota';
import { JANUARY_UNITS, START_UNITS } from '@motti/talvisota/parts';
import { expect, test } from 'vitest';
import { SETUP_TEMPLATES, templateActions } from './templates.ts';

test.each(SETUP_TEMPLATES)('TV-2.2c %s places every unit, and every line is legal', (template) => {
  const state = talvisota.setup({ scenario: 'campaign', options: {} });
  for (const action of templateActions(template, START_UNITS)) {
    expect(talvisota.check(state, 'soviet', action)).toBeUndefined();
    talvisota.apply(state, 'soviet', action);
  }
  expect(talvisota.check(state, 'soviet', { kind: 'done' })).toBeUndefined();
});

test.each(SETUP_TEMPLATES)('TV-A52 %s places the January units too', (template) => {
  const placed = templateActions(template, JANUARY_UNITS);
  for (const [unit, count] of JANUARY_UNITS.entries())
    expect(placed.filter((action) => action.kind === 'place' && action.unit === unit)).toHaveLength(
      count,
    );
});
