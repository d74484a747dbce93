import { Match, type Refusal } from '@motti/engine';
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { FINN, hexNamed, LENINGRAD, SOVIET, unitNamed } from './data/index.ts';
import { put } from './derived/placing.ts';
import { apply, decision } from './flow.ts';
import { winterWar } from './index.ts';
import { emptyState } from './setup.ts';

test('WW-SCN.D3 WW-EVT.K a cease-fire is asked by the rule that offers it', () => {
  const events = { scenario: 'events', options: {} };
  const end = {
    turn: 5,
    side: 'finland',
    phase: 'end',
    units: { 'F113-1': '0505', 'SHQ-1': '1403' },
  };
  const byScenario = decision(arrange(events, { ...end, inForce: 'D' }));
  expect(byScenario).toMatchObject({ ask: { kind: 'cease-fire', clause: 'WW-SCN.D3' } });
  const byEvent = decision(arrange(events, { ...end, ceaseFire: 5 }));
  expect(byEvent).toMatchObject({ ask: { kind: 'cease-fire', clause: 'WW-EVT.K' } });
});

test.each([
  ['WW-A43 WW-ERR.1 a retreat into Leningrad ends the game', 'retreat', 'retreat', SOVIET],
  [
    'WW-A43 WW-ERR.1 so does falling back there before combat',
    'retreat-before-combat',
    'retreat',
    SOVIET,
  ],
  ['WW-A43 WW-ERR.1 so does an advance after combat', 'advance', 'advance', FINN],
  ['WW-A43 WW-ERR.1 and an advance before combat', 'advance-before-combat', 'advance', FINN],
] as const)('%s', (_, step, kind, phasing) => {
  const s = emptyState('standard', {});
  const unit = unitNamed('F113-1')!;
  put(s, unit, hexNamed('1404')!);
  put(s, unitNamed('SHQ-1')!, hexNamed('1911')!);
  s.phasing = phasing;
  s.step = step;
  s.pending = [unit];
  s.attackers = [unit];
  s.vacated = [LENINGRAD];
  apply(s, 'finland', { kind, unit, hex: LENINGRAD });
  expect(decision(s)).toMatchObject({ kind: 'over', winner: 'finland', clause: 'WW-ERR.1' });
});

test('WW-A63 WW-MOV.G with touch-move a move stands as soon as it is made, without it nobody minds', () => {
  const afterMove = (options: Record<string, string>): Refusal | undefined => {
    const match = new Match(winterWar, { scenario: 'isthmus', options });
    for (;;) {
      const choices = winterWar.choices(match.state, 'soviet');
      const [action] = ['move', 'leave', 'select'].flatMap((wanted) =>
        choices.filter(({ kind }) => kind === wanted),
      );
      expect(match.play('soviet', action!)).toBeUndefined();
      if (action!.kind === 'move') return match.checkUndo('soviet');
    }
  };
  expect(afterMove({})).toBeUndefined();
  expect(afterMove({ 'touch-move': 'on' })).toMatchObject({
    code: 'line-is-final',
    facts: { clause: 'WW-A63' },
  });
});

test.each([
  ['1-1', 2, 'Ar', false],
  ['1-1', 5, 'Ne', true],
  ['6-1', 6, 'De', false],
  ['6-1', 4, 'Ex', true],
] as const)(
  'WW-CRT.4 at %s with a %i a fort is spoken of only where its result is another',
  (odds, die, result, told) => {
    const event = {
      kind: 'combat-result',
      clause: `WW-CRT.${result}`,
      die,
      odds,
      result,
      fort: true,
    } as const;
    expect(/fortification/.test(winterWar.texts('en').event(event))).toBe(told);
    expect(/fortification/.test(winterWar.texts('fr').event(event))).toBe(told);
  },
);

test('WW-MOV.B1 of a stack every kind of unit is offered, and of two alike the first alone', () => {
  const units = { 'S642-1': '1404', 'S642-2': '1404', 'S212-1': '1503', 'SHQ-1': '1503' };
  const s = arrange(
    { scenario: 'standard', options: {} },
    { phase: 'movement', side: 'soviet', units },
  );
  const offered = winterWar.choices(s, 'soviet').map((action) => winterWar.print(action));
  expect(offered).toEqual(['done', 'select S642-1', 'select S212-1', 'select SHQ-1']);
});
