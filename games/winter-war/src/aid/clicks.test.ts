import { seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { sideOf } from '../data/index.ts';
import { queries, type State, winterWar } from '../index.ts';
import { whyStuck } from './clicks.ts';
import { sideIndex } from './seen.ts';

/** A game at random until a unit that has not moved finds no way out. */
function shutIn(): { state: State; unit: number; free: number } {
  for (let seed = 0; seed < 40; seed++) {
    const random = seededRandom(`shut in ${seed}`);
    const state = winterWar.setup({ scenario: 'isthmus', options: {} });
    for (;;) {
      const decision = winterWar.decision(state);
      if (decision.kind === 'over') break;
      if (decision.kind === 'chance') {
        const dice = decision.faces.map((faces) => 1 + random(faces));
        winterWar.apply(state, 'chance', { kind: 'roll', dice });
        continue;
      }
      const [side] = decision.sides;
      if (state.step === 'movement') {
        const own = winterWar
          .view(state, side)
          .units.flatMap((hex, unit) =>
            hex >= 0 && sideOf(unit) === sideIndex(side) ? [unit] : [],
          )
          .filter((unit) => !queries.standing(state, unit).moved);
        const ways = (unit: number): number => queries.reach(state, unit).destinations.length;
        const unit = own.find((one) => ways(one) === 0);
        const free = own.find((one) => ways(one) > 0);
        if (unit !== undefined && free !== undefined) return { state, unit, free };
      }
      const choices = winterWar.choices(state, side!);
      winterWar.apply(state, side!, choices[random(choices.length)]!);
    }
  }
  throw new Error('everybody finds a way');
}

test('WW-MOV.F WW-ZOC.F a unit that is shut in says why, and one that is free says nothing', () => {
  const { state, unit, free } = shutIn();
  const reasons = whyStuck(state, [unit]);
  expect(reasons.length).toBeGreaterThan(0);
  expect(new Set(reasons.map(({ code }) => code)).size).toBe(reasons.length);
  for (const { clause } of reasons) expect(clause).toMatch(/^WW-/);
  expect(whyStuck(state, [free])).toEqual([]);
  expect(whyStuck(state, [unit, free])).toEqual([]);
});

test('WW-MOV.G a unit that has moved says that it has', () => {
  const state = winterWar.setup({ scenario: 'isthmus', options: {} });
  const random = seededRandom('moved');
  let moved: number | undefined;
  while (moved === undefined) {
    const decision = winterWar.decision(state);
    if (decision.kind !== 'choose') throw new Error('nobody moves');
    const [side] = decision.sides;
    const choices = winterWar.choices(state, side!);
    const move = choices.find(({ kind }) => kind === 'move');
    winterWar.apply(state, side!, move ?? choices[random(choices.length)]!);
    if (move?.kind === 'move') moved = move.unit;
  }
  expect(whyStuck(state, [moved])).toMatchObject([{ clause: 'WW-MOV.G', code: 'already-moved' }]);
});
