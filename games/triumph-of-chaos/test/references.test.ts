// TC-A5: printed cross-references that lead nowhere, and the clauses by which the program goes instead.
import { expect, test } from 'vitest';
import { type Event, triumphOfChaos as game } from '../src/index.ts';
import { checkReplacements } from '../src/phases/action.ts';
import { RED } from '../src/state.ts';

const drill = (position: Parameters<typeof game.arrange>[1]) =>
  game.arrange({ scenario: 'drill', options: {} }, position);

test('TC-A5 Tula is a matter of 14.22, not of 14.32', () => {
  const state = drill({ replacementsPlayed: { red: 1 }, control: { white: ['Tula'] } });
  expect(checkReplacements(state, RED)).toMatchObject({ clause: 'TC-14.22a' });
  const held = drill({ replacementsPlayed: { red: 1 }, control: { red: ['Tula'] } });
  expect(checkReplacements(held, RED)).toBeUndefined();
});

test('TC-A5 the loss of a leader is a matter of 15.5, not of 15.15', () => {
  const state = drill({ step: 'impulse white', units: { Rostov: ['WV', 'denikin'] } });
  const action = game.parse('dismiss denikin');
  if (!action) throw new Error('no action');
  const points: Event[] = [];
  game.apply(state, 'white', action, (event) => {
    if (event.kind === 'vp') points.push(event);
  });
  expect(points.map(({ clause }) => clause)).toEqual(['TC-15.52a']);
});

test('TC-A5 greens are activated by 10.217, not by 10.218', () => {
  const state = drill({
    step: 'impulse white',
    units: { Rostov: ['WV'], Tambov: ['green-c1'] },
  });
  for (const [side, text] of [
    ['white', 'greens'],
    ['chance', 'roll 1'],
  ] as const) {
    const action = side === 'chance' ? { kind: 'roll' as const, dice: [1] } : game.parse(text);
    if (!action) throw new Error(`no action: ${text}`);
    game.apply(state, side, action);
  }
  const own = game.parse('mark-move rostov');
  expect(own && game.check(state, 'white', own)).toMatchObject({ clause: 'TC-10.217a' });
});
