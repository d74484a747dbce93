import { CHANCE, rollDice, seededRandom } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { hexName, hexNamed, SOVIET, unitName, unitNamed } from './data/index.ts';
import { apply, check, choices, decision } from './flow.ts';
import { winterWar } from './index.ts';
import {
  combatPreview,
  landingPreview,
  owedAttacks,
  reach,
  supplyLines,
  victoryPoints,
  zoneOfControl,
} from './queries.ts';
import { clone } from './state.ts';

const standard = { scenario: 'standard', options: {} };
const hex = (name: string): number => hexNamed(name)!;
const unit = (name: string): number => unitNamed(name)!;

describe('what a page asks', () => {
  const position = {
    units: { 'S213-1': '1516', 'SHQ-1': '1716', 'F113-1': '1515', 'F113-2': '1514' },
  };
  const state = arrange(standard, position);

  test('WW-ZOC.F reach tells cost, path and whether the unit must stop', () => {
    const there = reach(state, unit('S213-1')).destinations.find((d) => d.hex === hex('1615'));
    expect(there).toMatchObject({
      cost: 3,
      path: [hex('1616'), hex('1615')],
      stops: true,
      full: false,
    });
  });

  test('reach tells why not, hex by hex', () => {
    const { whyNot } = reach(state, unit('S213-1'));
    expect(whyNot(hex('1615'))).toBeUndefined();
    expect(whyNot(hex('1515'))).toMatchObject({ clause: 'WW-MOV.F' });
    expect(whyNot(hex('1901'))).toMatchObject({ clause: 'WW-MOV.C2' });
    expect(whyNot(hex('0910'))).toMatchObject({ clause: 'WW-TER.6' });
  });

  test('WW-ZOC.F a unit without the points to go round is told of the zones', () => {
    const slow = arrange(standard, {
      units: { 'S212-1': '1516', 'SHQ-1': '1716', 'F113-1': '1515', 'F113-2': '1514' },
    });
    expect(reach(slow, unit('S212-1')).whyNot(hex('1615'))).toMatchObject({ clause: 'WW-ZOC.F' });
  });

  test('WW-ZOC.GR1 zones as a list of hexes', () => {
    const lone = arrange(standard, { units: { 'NKVD-1': '1813' } });
    expect(zoneOfControl(lone, SOVIET).map(hexName)).toEqual(['1812', '1913', '1814']);
  });

  test('WW-SUP.F1a WW-SUP.F2a supply lines with their hexes', () => {
    const lines = supplyLines(arrange(standard, { units: { 'SHQ-1': '1716', 'S212-1': '1315' } }));
    const line = lines.find((entry) => entry.unit === unit('S212-1'))!;
    expect(unitName(line.headquarters!)).toBe('SHQ-1');
    expect([line.toHeadquarters.length, line.toCity.length]).toEqual([5, 5]);
    expect(line.city).toBe(1);
  });

  test('WW-FRT.B a preview is the arithmetic of the combat', () => {
    const fort = arrange(standard, {
      phase: 'attack',
      units: {
        'S2012-1': '1304',
        'S2012-2': '1304',
        'SHQ-1': '1403',
        'F662-1': '1305',
        'F662-2': '1305',
      },
    });
    const preview = combatPreview(fort, [unit('S2012-1'), unit('S2012-2')], [hex('1305')]);
    expect(preview).toMatchObject({ odds: '1-1', fort: true });
    expect(preview.results).toEqual(['Ae', 'Ar', 'Ne', 'Ex', 'Ne', 'Ne']);
    expect(preview.distribution).toMatchObject({ Ae: 1, Ar: 1, Ne: 3, Ex: 1, Dr: 0, De: 0 });
    expect([preview.attack.total, preview.defense.total]).toEqual([40, 24]);
  });

  test('WW-SCN.A3 a landing is shown as it would be resolved: doubled defenders, no way back', () => {
    const events = { scenario: 'events', options: {} };
    const held = arrange(events, { units: { 'S642-1': '1446', 'SHQ-1': '1543' } });
    const preview = landingPreview(held);
    expect(preview).toMatchObject({ odds: '1-1', units: { length: 3 } });
    expect([preview.attack.total, preview.defense.total]).toEqual([9, 8]);
    expect(preview.results).toEqual(['Ae', 'Ae', 'Ae', 'Ex', 'Dr', 'Dr']);
    expect(landingPreview(arrange(events, { units: {} })).column).toBeUndefined();
  });

  test('WW-VIC.2 points as if the game ended now leave the position alone', () => {
    const before = JSON.stringify(state);
    expect(victoryPoints(state).total).toBe(50);
    expect(JSON.stringify(state)).toBe(before);
  });
});

/** Plays the rest of the Attack Segment by the proposal alone. */
function settleByProposal(
  state: ReturnType<typeof clone>,
  random: (below: number) => number,
): number {
  let attacks = 0;
  while (state.step === 'attack' && state.phasing === SOVIET) {
    const owed = owedAttacks(state);
    expect(owed.proposal.length).toBeGreaterThan(0);
    expect(new Set(owed.proposal.flatMap(({ targets }) => targets))).toEqual(new Set(owed.hexes));
    const { units, targets } = owed.proposal[0]!;
    const action = { kind: 'attack', targets, units } as const;
    expect(check(state, 'soviet', action)).toBeUndefined();
    apply(state, 'soviet', action);
    attacks++;
    while (state.step !== 'attack' && state.phasing === SOVIET && state.step !== 'paradrop') {
      const now = decision(state);
      if (now.kind === 'over') return attacks;
      if (now.kind === 'chance') apply(state, CHANCE, rollDice(now.faces, random));
      else apply(state, now.sides[0]!, choices(state, now.sides[0]!)[0]!);
    }
  }
  return attacks;
}

test('WW-A6 WW-A3 WW-CBT.E1 the Soviet player can always settle what they owe, by proposals that check accepts', () => {
  let settled = 0;
  for (let seed = 0; seed < 12; seed++) {
    const random = seededRandom(seed);
    const state = winterWar.setup({ scenario: seed % 2 ? 'isthmus' : 'standard', options: {} });
    for (;;) {
      const now = decision(state);
      if (now.kind === 'over') break;
      if (state.step === 'attack' && state.phasing === SOVIET && state.targets.length === 0) {
        settled += settleByProposal(clone(state), random);
        expect(check(state, 'soviet', { kind: 'done' })).toMatchObject({ code: 'attacks-owed' });
      }
      if (now.kind === 'chance') apply(state, CHANCE, rollDice(now.faces, random));
      else {
        const list = choices(state, now.sides[0]!);
        apply(state, now.sides[0]!, list[random(list.length)]!);
      }
    }
  }
  expect(settled).toBeGreaterThan(20);
});
