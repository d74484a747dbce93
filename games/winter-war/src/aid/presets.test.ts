import { seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { COUNTRY, distance, NEIGHBOUR, USSR } from '../data/index.ts';
import { type State, winterWar } from '../index.ts';
import { presets } from './presets.ts';

const IDS = ['historical', 'sound'];
const lines = (state: State, side: string, id: string) =>
  presets(state, side)
    .find((preset) => preset.id === id)!
    .lines();
const setup = { scenario: 'standard', options: {} };

function play(state: State, side: 'soviet' | 'finland', template: string): void {
  for (const action of lines(state, side, template)) {
    expect(winterWar.check(state, side, action)).toBeUndefined();
    winterWar.apply(state, side, action);
  }
}

const pairs = IDS.flatMap((finland) => IDS.map((soviet) => [finland, soviet] as const));

test.each(pairs)(
  'WW-DEP.7 Finland %s, Soviet Union %s: both set-ups may be ended',
  (finland, soviet) => {
    const state = winterWar.setup(setup);
    play(state, 'finland', finland);
    // As a person would who looks at the other and takes the first again.
    play(state, 'finland', finland);
    expect(winterWar.check(state, 'finland', { kind: 'done' })).toBeUndefined();
    winterWar.apply(state, 'finland', { kind: 'done' });
    const guess = winterWar.guess(winterWar.view(state, 'soviet'), seededRandom(1), setup);
    for (const action of lines(guess, 'soviet', soviet)) {
      expect(winterWar.check(state, 'soviet', action)).toBeUndefined();
      winterWar.apply(state, 'soviet', action);
    }
    expect(winterWar.check(state, 'soviet', { kind: 'done' })).toBeUndefined();
  },
);

test('WW-DEP.7 against any Finnish set-up nobody starts isolated', () => {
  const random = seededRandom(7);
  for (let match = 0; match < 12; match++) {
    const state = winterWar.setup(setup);
    while (state.step === 'deploy-finland') {
      const choices = winterWar.choices(state, 'finland');
      winterWar.apply(state, 'finland', choices[random(choices.length)]!);
    }
    for (const template of IDS) {
      const trial = winterWar.clone(state);
      for (const action of lines(trial, 'soviet', template))
        winterWar.apply(trial, 'soviet', action);
      expect(winterWar.check(trial, 'soviet', { kind: 'done' })).toBeUndefined();
    }
  }
});

test('WW-DEP.7 nor where all Finns are massed before one of its hexes', () => {
  const setup = { scenario: 'standard', options: { dummies: 'off' } };
  const isFront = (hex: number): boolean =>
    NEIGHBOUR.slice(hex * 6, hex * 6 + 6).some((next) => COUNTRY[next] === USSR);
  const first = winterWar.setup(setup);
  play(first, 'finland', 'historical');
  winterWar.apply(first, 'finland', { kind: 'done' });
  const spots = lines(first, 'soviet', 'historical').flatMap((action) =>
    action.kind === 'place' ? [action.hex] : [],
  );
  expect(spots.length).toBeGreaterThan(30);
  for (const spot of spots.filter((_, i) => i % 4 === 0)) {
    const state = winterWar.setup(setup);
    while (state.step === 'deploy-finland') {
      const places = winterWar.choices(state, 'finland').filter(({ kind }) => kind === 'place');
      const hexOf = (action: Action): number => (action.kind === 'place' ? action.hex : 0);
      const front = places.filter((action) => isFront(hexOf(action)));
      const [nearest] = (front.length > 0 ? front : places).toSorted(
        (a, b) => distance(hexOf(a), spot) - distance(hexOf(b), spot),
      );
      winterWar.apply(state, 'finland', nearest ?? { kind: 'done' });
    }
    for (const template of IDS) {
      const trial = winterWar.clone(state);
      for (const action of lines(trial, 'soviet', template))
        winterWar.apply(trial, 'soviet', action);
      expect(winterWar.check(trial, 'soviet', { kind: 'done' })).toBeUndefined();
    }
  }
});

test.each(['soviet', 'finland'] as const)(
  'every hex of the %s set-ups is kept where nothing hinders',
  (side) => {
    for (const template of IDS) {
      const state = winterWar.setup(setup);
      if (side === 'soviet') {
        play(state, 'finland', template);
        winterWar.apply(state, 'finland', { kind: 'done' });
      }
      const units = lines(state, side, template).flatMap((action) =>
        action.kind === 'place' ? [action.unit] : [],
      );
      expect(new Set(units).size).toBe(units.length);
    }
  },
);
