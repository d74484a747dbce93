import { CHANCE, rollDice, seededRandom } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { play as playLines, position } from '../test/position.ts';
import type { Event } from './actions.ts';
import { cellAt } from './data/index.ts';
import { talvisota } from './index.ts';
import { clashOf } from './rules/strength.ts';
import { clone, type State } from './state.ts';

const { fight, warnings } = talvisota;
const CAMPAIGN = { scenario: 'campaign', options: {} };

/** What the six faces bring, by playing each of them. */
function rolled(s: State): Map<string, number> {
  const faces = new Map<string, number>();
  for (let die = 1; die <= 6; die++) {
    const emitted: Event[] = [];
    talvisota.apply(clone(s), CHANCE, { kind: 'roll', dice: [die] }, (event) =>
      emitted.push(event),
    );
    for (const event of emitted)
      if (event.kind === 'round' || event.kind === 'infiltration')
        faces.set(event.result, (faces.get(event.result) ?? 0) + 1 / 6);
  }
  return faces;
}

/** Plays at random and shows every moment. */
function play(seed: string, look: (s: State) => void): void {
  const random = seededRandom(seed);
  const s = talvisota.setup(CAMPAIGN);
  for (let now = talvisota.decision(s); now.kind !== 'over'; now = talvisota.decision(s)) {
    look(s);
    if (now.kind === 'chance') {
      talvisota.apply(s, CHANCE, rollDice(now.faces, random));
      continue;
    }
    const side = now.sides[random(now.sides.length)]!;
    const list = talvisota.choices(s, side);
    talvisota.apply(s, side, list[random(list.length)]!);
  }
}

test('TV-4.3a TV-6.2g TV-6.2h TV-6.2i the outcomes of a fight are those of its six dice', () => {
  const fights = new Map<string, number>();
  for (let seed = 0; seed < 20; seed++)
    play(`fights ${seed}`, (s) => {
      const step = s.agenda.at(-1)!;
      if (step !== 'round' && step !== 'infiltrate') return;
      const expected = rolled(s);
      const { outcomes } = fight!(s)!;
      expect(outcomes).toHaveLength(expected.size);
      for (const { result, chance } of outcomes)
        expect(chance).toBeCloseTo(expected.get(result) ?? -1);
      fights.set(step, (fights.get(step) ?? 0) + 1);
    });
  expect(fights.get('round')).toBeGreaterThan(10);
  expect(fights.get('infiltrate')).toBeGreaterThan(3);
});

test('TV-4.3a TV-CRTc the columns beside that of a round are read without what its own lead adds to the die', () => {
  const columns = new Set<string | undefined>();
  for (let seed = 0; seed < 12; seed++)
    play(`columns ${seed}`, (s) => {
      if (s.agenda.at(-1) !== 'round') return;
      const { column, die } = clashOf(s, s.combat!);
      const supply = die.lines.find(({ clause }) => clause === 'TV-3.3.2k')?.value ?? 0;
      const at = (beside: number) => ({
        column: `+${beside}`,
        faces: [1, 2, 3, 4, 5, 6].map(
          (face) => cellAt(Math.min(6, Math.max(1, face + supply)), beside).text,
        ),
      });
      const found = fight!(s)!;
      expect(found.beside?.before).toEqual(column === 0 ? undefined : at(column - 1));
      expect(found.beside?.after).toEqual(column === 6 ? undefined : at(column + 1));
      columns.add(found.column);
    });
  expect([...columns]).toContain('+6');
  expect(columns.size).toBeGreaterThan(3);
});

test('TV-A20 TV-3.2.2s TV-3.3.1a leaving an attack without an answer, a strategy or a support unused is told', () => {
  const codes = new Map<string, string>();
  for (let seed = 0; seed < 6; seed++)
    play(`warnings ${seed}`, (s) => {
      const now = talvisota.decision(s);
      if (now.kind !== 'choose') return;
      for (const side of now.sides)
        for (const action of talvisota.choices(s, side))
          for (const { code, clause } of warnings!(s, side, action))
            codes.set(`${action.kind} ${code}`, clause);
    });
  expect(Object.fromEntries(codes)).toEqual({
    'decline given-up': 'TV-A20',
    'commit supports-unused': 'TV-3.3.1a',
    'commit strategies-empty': 'TV-A13',
    'end strategies-idle': 'TV-3.2.2s',
    'end attacks-abandoned': 'TV-A22',
    'attack leaves-gap': 'TV-A54',
    'pass scouts-idle': 'TV-6.2a',
  });
});

test('TV-4.4b stopping before the second round is told to lose the combat, fighting on is not', () => {
  const combat = {
    strategy: 'ATT',
    start: 'alakurtti',
    target: 'salla',
    force: { FUS: 3, TAN: 1 },
    answer: 'CON-ATT',
    defenders: { DIV: 3, RES: 3 },
  };
  const s = position({ combat });
  playLines(s, 'chance roll 3');
  s.combat!.finnishLoss = 2;
  playLines(s, 'soviet lose TAN', 'finland lose RES', 'finland lose DIV');
  expect(warnings!(s, 'soviet', { kind: 'fight' })).toEqual([]);
  expect(warnings!(s, 'soviet', { kind: 'stop' })).toMatchObject([
    { clause: 'TV-4.4b', code: 'combat-lost', facts: { space: 'salla' } },
  ]);
});

const codes = (s: State, side: string, line: string): string[] =>
  warnings!(s, side, talvisota.parse(line)!).map(({ code, facts }) =>
    [code, facts['units'], facts['scouts'], facts['spaces'] ?? facts['space']]
      .flat()
      .filter(Boolean)
      .join(' '),
  );

describe('special movement', () => {
  const line = (suojarvi: object): State =>
    position(
      {
        turn: 2,
        step: 'special',
        boxes: { ladoga: { FUS: 2 } },
        spaces: {
          suojarvi: { conquered: true, ...suojarvi },
          loimola: { conquered: true, marker: true },
          sortavala: { conquered: true, units: { TAN: 1, FUS: 1 } },
        },
      },
      { lineMovement: 'on' },
    );

  test('TV-A56 TV-A54 a unit that leaves its place on the line cuts off those beyond it', () => {
    const s = line({ units: { FUS: 1 } });
    expect(codes(s, 'soviet', 'move FUS suojarvi sortavala')).toEqual([
      'isolates 3 sortavala',
      'leaves-gap suojarvi',
    ]);
    expect(codes(s, 'soviet', 'move FUS ladoga-box suojarvi')).toEqual([]);
    expect(codes(s, 'soviet', 'done')).toEqual([]);
  });

  test('TV-A56 so does a marker that is taken away, unless units hold the space too', () => {
    expect(codes(line({ marker: true }), 'soviet', 'unmark suojarvi')).toEqual([
      'isolates 2 sortavala',
      'leaves-gap suojarvi',
    ]);
    expect(codes(line({ marker: true, units: { FUS: 1 } }), 'soviet', 'unmark suojarvi')).toEqual(
      [],
    );
  });

  test('TV-6.2n whoever ends it is told what stands cut off', () => {
    expect(codes(line({}), 'soviet', 'done')).toEqual(['left-isolated 2 sortavala']);
  });
});

describe('no answer', () => {
  const attacked = (front: string, scouts: number): State =>
    playLines(
      position({
        turn: 1,
        step: 'place',
        boxes: { lapland: { FUS: 2, ELI: 2 } },
        spaces: { kuusamo: { scouts } },
        plans: {
          MAN: { front: 'lapland', units: { 'lapland-box': { FUS: 2, ELI: 2 } } },
          DEFENSE: { front, units: { DIV: 3 } },
        },
      }),
      'soviet attack MAN kuusamo from kestenga',
    );

  test('TV-A20 gives a space up only where there was an answer', () => {
    expect(codes(attacked('lapland', 0), 'finland', 'decline')).toEqual(['given-up kuusamo']);
    expect(codes(attacked('karelia', 0), 'finland', 'decline')).toEqual([]);
  });

  test('TV-A20 leaves scouts to defend it alone', () => {
    expect(codes(attacked('lapland', 2), 'finland', 'decline')).toEqual(['scouts-alone 2 kuusamo']);
  });
});
