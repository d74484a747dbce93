import { CHANCE, rollDice, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import type { Event } from './actions.ts';
import { arrange } from './arrange.ts';
import { COLUMNS_OF_ODDS } from './data/index.ts';
import { winterWar } from './index.ts';
import { fromTheSea } from './rules/battle.ts';
import { clone, type State } from './state.ts';

const { fight, warnings, ending, phase } = winterWar;

/** What the six faces bring, by playing each of them. */
function rolled(s: State): Map<string, number> {
  const faces = new Map<string, number>();
  for (let die = 1; die <= 6; die++) {
    const emitted: Event[] = [];
    winterWar.apply(clone(s), CHANCE, { kind: 'roll', dice: [die] }, (event) =>
      emitted.push(event),
    );
    for (const event of emitted) {
      if (event.kind !== 'combat-result') continue;
      const printed = event.result as 'Ae' | 'Ar' | 'Ne' | 'Dr' | 'De' | 'Ex';
      const result = s.invasion ? fromTheSea(printed) : printed;
      faces.set(result, (faces.get(result) ?? 0) + 1 / 6);
    }
  }
  return faces;
}

/** The share of each result among the faces. */
function shares(faces: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const result of faces) found.set(result, (found.get(result) ?? 0) + 1 / 6);
  return found;
}

test('WW-CRT.4 WW-SCN.A3 the outcomes of a fight are those of its six dice', () => {
  let fights = 0;
  for (let seed = 0; seed < 4; seed++) {
    const random = seededRandom(`fights ${seed}`);
    const scenario = ['standard', 'events', 'isthmus'][seed % 3]!;
    const s = winterWar.setup({ scenario, options: {} });
    for (let now = winterWar.decision(s); now.kind !== 'over'; now = winterWar.decision(s)) {
      if (now.kind === 'chance') {
        const found = fight?.(s);
        if (s.step === 'combat-roll') {
          const expected = rolled(s);
          expect(found?.outcomes).toHaveLength(expected.size);
          for (const { result, chance } of found?.outcomes ?? [])
            expect(chance).toBeCloseTo(expected.get(result) ?? -1);
          // What would have come of a column more or less, read as this fight is read.
          for (const [column, faces] of [
            [s.column - 1, found?.beside?.before?.faces],
            [s.column + 1, found?.beside?.after?.faces],
          ] as const) {
            const there = clone(s);
            there.column = column;
            expect(shares(faces ?? [])).toEqual(
              column > 0 && column < COLUMNS_OF_ODDS.length ? rolled(there) : new Map(),
            );
          }
          fights++;
        }
        winterWar.apply(s, CHANCE, rollDice(now.faces, random));
      } else {
        const side = now.sides[0]!;
        const list = winterWar.choices(s, side);
        winterWar.apply(s, side, list[random(list.length)]!);
      }
    }
  }
  expect(fights).toBeGreaterThan(15);
});

const STANDARD = { scenario: 'standard', options: {} };
const at = (position: Parameters<typeof arrange>[1]): State => arrange(STANDARD, position);
const said = (s: State, side: string, line: string) =>
  warnings?.(s, side, winterWar.parse(line)!).map(({ clause, code, facts }) => [
    clause,
    code,
    facts,
  ]);

test('WW-SUP.GR2 a move that cuts a unit off is warned of, and so is the end of the phase after it', () => {
  const s = at({ phase: 'movement', units: { 'S642-1': '1511', 'SHQ-1': '1911' } });
  const line = winterWar
    .choices(apply(s, 'soviet', 'select SHQ-1'), 'soviet')
    .map((action) => winterWar.print(action))
    .filter((text) => text.startsWith('move'));
  const cuts = line.find((text) => (said(s, 'soviet', text) ?? []).length > 0);
  expect(cuts).toBeDefined();
  expect(said(s, 'soviet', cuts!)).toEqual([
    ['WW-SUP.GR2', 'isolates', { units: ['S642-1'], at: ['1511'] }],
  ]);
  const after = apply(s, 'soviet', cuts!);
  expect(said(after, 'soviet', 'done')).toContainEqual([
    'WW-SUP.GR2',
    'left-isolated',
    { units: ['S642-1'], at: ['1511'] },
  ]);
});

function apply(s: State, side: string, line: string): State {
  const next = clone(s);
  winterWar.apply(next, side, winterWar.parse(line)!);
  return next;
}

test('WW-CBT.E1 attacks that will be owed against a stronger defence are told before the movement ends', () => {
  const units = { 'S212-1': '1813', 'SHQ-2': '1911', 'F662-1': '1713' };
  const codes = said(at({ phase: 'movement', units }), 'soviet', 'done')?.map(([, code]) => code);
  expect(codes).toContain('owes-bad-attacks');
});

test('WW-A37 WW-RNF.2 blanks and arrivals that stay behind are told', () => {
  const set = winterWar.setup(STANDARD);
  expect(said(set, 'finland', 'done')).toEqual([['WW-A37', 'blanks-left', { count: 5 }]]);
  expect(phase?.(set)).toBe('phase.deployment');
  expect(ending?.(set, 'finland')).toEqual({ kind: 'done' });
});

test('WW-A3 WW-A4 a fight without a die shows no faces and no chances', () => {
  const begun = (units: Record<string, string>, line: string) =>
    fight?.(at({ phase: 'attack', units }), { side: 'soviet', action: winterWar.parse(line)! });
  const worst = begun(
    { 'S212-1': '1813', 'SHQ-1': '1911', 'F662-1': '1713' },
    'attack 1713 with S212-1',
  );
  expect(worst).toMatchObject({ column: '1-4', outcomes: [] });
  expect(worst).not.toHaveProperty('faces');
  const patrol = begun(
    { 'S212-1': '1813', 'SHQ-1': '1911', 'F003-1': '1713' },
    'attack 1713 with S212-1',
  );
  expect(patrol).toMatchObject({ outcomes: [] });
  expect(patrol).not.toHaveProperty('faces');
  const even = begun(
    { 'S212-1': '1813', 'SHQ-1': '1911', 'F113-1': '1713' },
    'attack 1713 with S212-1',
  );
  expect(even?.faces).toHaveLength(6);
});
