import { CHANCE, rollDice, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { FINN, FINNISH_CITIES, hexNamed, SOVIET, unitNamed } from '../data/index.ts';
import { take } from '../derived/placing.ts';
import { apply, choices, decision } from '../flow.ts';
import { setUp } from '../setup.ts';
import { clone } from '../state.ts';
import { RailwayMemory } from './rail.ts';

test('WW-MOV.J8 WW-MOV.J11 WW-MOV.J12 what is known of the railways is forgotten when they change', () => {
  for (const seed of ['steam', 'snow']) {
    const memory = new RailwayMemory();
    const random = seededRandom(seed);
    const state = setUp({ scenario: 'events', options: {} });
    for (;;) {
      const now = decision(state);
      if (now.kind === 'over') break;
      if (now.kind === 'chance') apply(state, CHANCE, rollDice(now.faces, random));
      else {
        const list = choices(state, now.sides[0]!);
        apply(state, now.sides[0]!, list[random(list.length)]!);
      }
      for (const side of [SOVIET, FINN]) {
        const remembered = memory.of(state, side);
        // A copy is another position, which is looked at hex by hex.
        expect(memory.of(clone(state), side)).toBe(remembered);
        memory.of(state, side);
      }
    }
  }
});

test('WW-MOV.J12 no train starts from cities that have been lost, though nobody stands in them', () => {
  const memory = new RailwayMemory();
  const state = setUp({ scenario: 'standard', options: {} });
  const helsinki = hexNamed('0505')!;
  expect(memory.of(state, FINN).isUsable(helsinki)).toBe(true);
  for (const { hex } of FINNISH_CITIES) take(state, hex, SOVIET);
  expect(memory.of(state, FINN).isUsable(helsinki)).toBe(false);
});

test('WW-A26 a train stops in a zone and does not go on from one', () => {
  const state = arrange(
    { scenario: 'standard', options: {} },
    { side: 'finland', units: { 'F113-1': '0505', 'S642-1': '1308', 'SHQ-1': '1406' } },
  );
  const [helsinki, zone, beyond] = ['0505', '1309', '1208'].map((name) => hexNamed(name)!);
  const train = new RailwayMemory().of(state, FINN).journeysFrom([helsinki!], unitNamed('F113-1')!);
  expect(train.reaches(zone!)).toBe(true);
  expect(train.routeTo(zone!).at(-1)).toBe(zone);
  expect(train.startOf(zone!)).toBe(helsinki);
  expect(train.routeTo(zone!)).not.toContain(beyond);
});
