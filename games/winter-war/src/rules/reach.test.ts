import { CHANCE, rollDice, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { ALLOWANCE, hexNamed, SIDE_OF, UNIT_COUNT, unitNamed } from '../data/index.ts';
import { withSupply } from '../derived/supply.ts';
import { apply, choices, decision } from '../flow.ts';
import { setUp } from '../setup.ts';
import { MOVED, type State } from '../state.ts';
import { isRefusal, march } from './march.ts';
import { RIDE } from './path.ts';
import { Reach } from './reach.ts';

const reach = new Reach();

const standard = { scenario: 'standard', options: {} };

/** Positions met in random play: one in so many is looked at. */
function* positions(seed: string, every: number): Generator<State> {
  const random = seededRandom(seed);
  const state = setUp({ scenario: 'events', options: {} });
  for (let n = 0; ; n++) {
    const now = decision(state);
    if (now.kind === 'over') return;
    if (now.kind === 'chance') apply(state, CHANCE, rollDice(now.faces, random));
    else {
      const list = choices(state, now.sides[0]!);
      apply(state, now.sides[0]!, list[random(list.length)]!);
    }
    if (state.step === 'movement' && n % every === 0) yield withSupply(state);
  }
}

test('WW-MOV.C2 WW-MOV.I1 WW-ZOC.F every path that a search finds is a legal march at its cost', () => {
  for (const state of positions('paths', 40)) {
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      if (state.unitHex[unit]! < 0 || SIDE_OF[unit] !== state.phasing) continue;
      if (state.unitMarks[unit]! & MOVED) continue;
      const found: [number, number, readonly number[]][] = [];
      const count = reach.find(state, unit);
      for (let n = 0; n < count; n++)
        found.push([reach.at(n), reach.costTo(reach.at(n)), reach.pathTo(reach.at(n))]);
      for (const [hex, cost, path] of found) {
        const answer = march(state, unit, path);
        if (isRefusal(answer)) throw new Error(`${answer.code} ${JSON.stringify(answer.facts)}`);
        expect(answer.entered.at(-1)).toBe(hex);
        expect(answer.cost).toBe(cost);
        if (cost > ALLOWANCE[unit]!) expect(path.length).toBe(1);
      }
    }
  }
});

test('WW-MOV.J6 walking on from a station is a legal march as well', () => {
  for (const state of positions('stations', 120)) {
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      if (state.unitHex[unit]! < 0 || SIDE_OF[unit] !== state.phasing) continue;
      if (state.unitMarks[unit]! & MOVED) continue;
      for (const name of ['1403', '1926', '0505', '1207', '0725']) {
        const station = hexNamed(name)!;
        const count = reach.findFromStation(state, unit, station);
        const paths = Array.from({ length: count }, (_, n) => reach.pathTo(reach.at(n)));
        for (const path of paths) {
          expect(path.includes(station + RIDE)).toBe(true);
          const answer = march(state, unit, path);
          if (isRefusal(answer)) throw new Error(`${answer.code} ${JSON.stringify(answer.facts)}`);
        }
      }
    }
  }
});

test('WW-A24 the guarantee gives no second hex', () => {
  const state = arrange(standard, { units: { 'S212-1': '1326', 'SHQ-1': '1425' } });
  const unit = unitNamed('S212-1')!;
  const count = reach.find(state, unit);
  const dear = Array.from({ length: count }, (_, n) => reach.at(n)).filter(
    (hex) => reach.costTo(hex) > 2,
  );
  expect(dear).toEqual([hexNamed('1426')]);
});
