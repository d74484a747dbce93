import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { decision } from './flow.ts';

test('WW-SCN.D3 WW-EVT.K a cease-fire is asked by the rule that offers it', () => {
  const events = { scenario: 'events', options: {} };
  const end = {
    turn: 5,
    side: 'finland',
    phase: 'end',
    units: { 'F113-1': '0505', 'SHQ-1': '1403' },
  };
  const byScenario = decision(arrange(events, { ...end, inForce: 'D' }));
  expect(byScenario).toMatchObject({ ask: { kind: 'cease-fire', clause: 'WW-SCN.D3' } });
  const byEvent = decision(arrange(events, { ...end, ceaseFire: 5 }));
  expect(byEvent).toMatchObject({ ask: { kind: 'cease-fire', clause: 'WW-EVT.K' } });
});
