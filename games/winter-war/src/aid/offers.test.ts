import { seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { HEX_COUNT } from '../data/index.ts';
import { check } from '../flow.ts';
import { queries, type State, winterWar } from '../index.ts';
import { offersOf, type Question } from './offers.ts';
import { inHand } from './seen.ts';

const questionOf = (state: State): Question => {
  const decision = winterWar.decision(state);
  const viewer = decision.kind === 'choose' ? decision.sides[0] : undefined;
  const choices = viewer === undefined ? [] : winterWar.choices(state, viewer);
  return { state, viewer, view: winterWar.view(state, viewer), choices };
};

test('where nobody is asked nothing may be clicked', () => {
  const question = questionOf(winterWar.setup({ scenario: 'standard', options: {} }));
  const offers = offersOf(question, undefined, undefined, []);
  expect([...offers.hexes, ...offers.units, ...offers.again, ...offers.targets]).toEqual([]);
});

test('WW-DEP.1 with a unit in the hand every hex is lit that a set-up lets it take, and no other', () => {
  const question = questionOf(winterWar.setup({ scenario: 'standard', options: {} }));
  const unit = inHand(question.view, question.viewer)[0]!;
  const { hexes, units } = offersOf(question, question.state.step, unit, []);
  expect(units.has(unit)).toBe(true);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const refusal = check(question.state, question.viewer!, { kind: 'place', unit, hex });
    expect(hexes.has(hex), `hex ${hex}`).toBe(refusal === undefined);
  }
});

test('WW-MOV.GR units go along only where all of them can, each by its own way', () => {
  const state = winterWar.setup({ scenario: 'isthmus', options: {} });
  const random = seededRandom('offers');
  while (state.step !== 'movement') {
    const { viewer, choices } = questionOf(state);
    winterWar.apply(state, viewer!, choices[random(choices.length)]!);
  }
  const question = questionOf(state);
  const ready = [...offersOf(question, 'movement', undefined, []).units];
  const reach = (unit: number): number[] =>
    queries.reach(state, unit).destinations.map(({ hex }) => hex);
  const pairs = ready.flatMap((unit) => ready.map((other) => [unit, other] as const));
  let several = 0;
  for (const [unit, other] of pairs) {
    if (unit === other) continue;
    const { hexes } = offersOf(question, 'movement', unit, [other]);
    const both = reach(unit).filter((hex) => reach(other).includes(hex));
    expect([...hexes.keys()].sort()).toEqual(both.sort());
    for (const { along } of hexes.values()) expect(along).toMatchObject([{ unit: other }]);
    several += both.length;
  }
  expect(several).toBeGreaterThan(0);
});
