// What a map shows of movement and supply, checked against the rules themselves.
import type { Json } from '@motti/engine';
import { expect, test } from 'vitest';
import { triumphOfChaos as game, type State } from '../src/index.ts';
import {
  findSpace,
  keyOf,
  reachable,
  spaceName,
  starving,
  supplyLines,
  WHITE,
  whyNotReached,
} from '../src/parts.ts';

const drill = (position: Json): State => game.arrange({ scenario: 'drill', options: {} }, position);

function play(state: State, ...lines: readonly string[]): State {
  for (const line of lines) {
    const [side = '', ...words] = line.split(' ');
    const action = game.parse(words.join(' '))!;
    expect(game.check(state, side, action), line).toBeUndefined();
    game.apply(state, side, action);
  }
  return state;
}

const moving = (): State =>
  play(
    drill({ step: 'impulse white', units: { Kotelnikovo: ['WS'], Tsaritsyn: ['RA'] } }),
    'white one-space',
    'white mark-move kotelnikovo',
    'white take WS',
  );

test('TC-10.1a every space that is shown within reach can be gone to, step by step', () => {
  const state = moving();
  const reach = reachable(state, WHITE);
  expect(reach.length).toBeGreaterThan(3);
  expect(reach.some(({ steps }) => steps > 1)).toBe(true);
  for (const { space, steps, path } of reach) {
    expect(path).toHaveLength(steps);
    const there = game.clone(state);
    for (const action of path) {
      expect(game.check(there, 'white', action), spaceName(space)).toBeUndefined();
      game.apply(there, 'white', action);
    }
    expect(path.at(-1)).toEqual({ kind: 'go', space });
  }
});

test('TC-10.1f a space with an enemy unit is out of reach', () => {
  expect(reachable(moving(), WHITE).map(({ space }) => spaceName(space))).not.toContain(
    'Tsaritsyn',
  );
});

test.each([
  ['Moscow', 'TC-10.1b too-far'],
  ['Tsaritsyn', 'TC-10.1f enemy-occupied'],
])('TC-10.1b of %s, out of reach, it is said why', (name, said) => {
  const refusal = whyNotReached(moving(), WHITE, findSpace(name)!);
  expect(`${refusal?.clause} ${refusal?.code}`).toBe(said);
});

test('TC-13.1a lines lead from the forces to a source through ground of their side, each connection once', () => {
  const state = game.setup({ scenario: '1919', options: {} });
  const { sources, links } = supplyLines(state, WHITE);
  expect(sources.map(spaceName)).toContain('Omsk');
  const seen = links.map(([a, b]) => [Math.min(a, b), Math.max(a, b)].join(' '));
  expect(new Set(seen).size).toBe(seen.length);
  const next = new Map(links.map(([from, to]) => [from, to]));
  for (const [from] of links) {
    let at = from;
    for (let i = 0; i < 60 && next.has(at); i++) at = next.get(at)!;
    expect(sources, spaceName(from)).toContain(at);
  }
});

test('TC-13.4e whoever would be lost to attrition now is named, nobody else', () => {
  const state = drill({ units: { Omsk: ['WS'], Tula: ['WV'] } });
  expect(starving(state).map(keyOf)).toEqual(['WV']);
});
