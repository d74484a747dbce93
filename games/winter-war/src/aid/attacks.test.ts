import { seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { type State, unitNamed, winterWar } from '../index.ts';
import * as queries from '../queries.ts';
import { attackAction, chanceToFall, nextColumn, plannedAttacks, resultsOf } from './attacks.ts';
import { presets } from './presets.ts';

/** Attack Segments of the Soviet player, as they come up in random play. */
function* segments(scenario: string, matches: number): Generator<State> {
  const random = seededRandom(5);
  for (let match = 0; match < matches; match++) {
    const state = winterWar.setup({ scenario, options: {} });
    for (let line = 0; line < 1500; line++) {
      const decision = winterWar.decision(state);
      if (decision.kind === 'over') break;
      if (decision.kind === 'chance') {
        winterWar.apply(state, 'chance', { kind: 'roll', dice: [random(6) + 1] });
        continue;
      }
      if (state.step === 'attack' && state.phasing === 0 && state.targets.length === 0)
        yield winterWar.clone(state);
      const side = decision.sides[0]!;
      // Armies in contact: random set-ups hardly ever meet.
      if (state.step.startsWith('deploy')) {
        for (const action of presets(state, side)[0]!.lines()) winterWar.apply(state, side, action);
        winterWar.apply(state, side, { kind: 'done' });
        continue;
      }
      const choices = winterWar.choices(state, side);
      winterWar.apply(state, side, choices[random(choices.length)]!);
    }
  }
}

test.each([
  ['isthmus', 12],
  ['standard', 2],
] as const)(
  'WW-CBT.E1, WW-A3 every attack of the proposed set is legal: %s',
  (scenario, matches) => {
    let seen = 0;
    for (const state of segments(scenario, matches)) {
      const plan = plannedAttacks(state);
      const used = plan.flatMap(({ units }) => units);
      expect(new Set(used).size).toBe(used.length);
      for (const draft of plan)
        expect(winterWar.check(state, 'soviet', attackAction(draft))).toBeUndefined();
      seen += plan.length;
    }
    expect(seen).toBeGreaterThan(20);
  },
);

test('WW-A5 units change over to an attack in which they do more good', () => {
  const printed = (drafts: readonly { readonly targets: readonly number[] }[]) =>
    JSON.stringify(drafts);
  let changed = 0;
  for (const state of segments('isthmus', 6))
    if (printed(plannedAttacks(state)) !== printed(queries.owedAttacks(state).proposal)) changed++;
  expect(changed).toBeGreaterThan(0);
});

test('WW-CBT.N how many points more make the next column', () => {
  expect(nextColumn(26, 12)).toEqual({ more: 10, odds: '3-1' });
  expect(nextColumn(200, 6)).toBeUndefined();
});

test('WW-CRT.4 a fort changes what falls', () => {
  expect(chanceToFall(resultsOf(4, 'fort'))).toBeCloseTo(3 / 6);
  expect(chanceToFall(resultsOf(4, 'open'))).toBeCloseTo(4 / 6);
});

test('one attack is written in one way', () => {
  const units = [unitNamed('S642-1')!, unitNamed('S2012-2')!];
  expect(winterWar.print(attackAction({ targets: [60], units }))).toMatch(/with S2012-2 S642-1$/);
});
