import { describe, expect, test } from 'vitest';
import { play, position, seen } from '../../test/position.ts';

const undefended = (strategy: string, start: string, target: string, options = {}) =>
  position(
    {
      morale: { soviet: 10, finland: 15 },
      combat: { strategy, start, target, force: { TAN: 3 } },
    },
    options,
  );
const morale = (s: ReturnType<typeof position>) => [
  seen(s, 'morale.soviet'),
  seen(s, 'morale.finland'),
];

describe('conquest', () => {
  test.each([
    ['TV-7.1d PRUD takes one and the value', 'PRUD', 'virolahti', 'kotka', {}, [10, 12]],
    ['TV-7.1e ATT takes two and the value', 'ATT', 'virolahti', 'kotka', {}, [10, 11]],
    ['TV-7.1f BLIN takes two and the value', 'BLIN', 'virolahti', 'kotka', {}, [10, 11]],
    ['TV-7.1g MAN takes four and the value', 'MAN', 'virolahti', 'kotka', {}, [10, 9]],
    ['TV-A62 a fortified space gives what it takes', 'PRUD', 'terijoki', 'koivisto', {}, [15, 10]],
    [
      'TV-O7 TV-A62 or two',
      'PRUD',
      'terijoki',
      'koivisto',
      { fortifiedSovietGain: 'two' },
      [12, 10],
    ],
    [
      'TV-O8 TV-A63 hard fortifications: points only',
      'PRUD',
      'terijoki',
      'koivisto',
      { hardFortified: 'on' },
      [10, 14],
    ],
  ] as const)('%s', (_, strategy, start, target, options, expected) => {
    expect(morale(undefended(strategy, start, target, options))).toEqual(expected);
  });

  test('TV-7.1a a gain stops at 23', () => {
    const s = position({
      morale: { soviet: 21 },
      combat: { strategy: 'MAN', start: 'terijoki', target: 'koivisto', force: { FUS: 2 } },
    });
    expect(seen(s, 'morale.soviet')).toBe(23);
  });
});

describe('failure', () => {
  const lost = (strategy: string, force: Record<string, number>, target = 'salla') => {
    const start = target === 'salla' ? 'alakurtti' : 'terijoki';
    const s = position({
      morale: { soviet: 10, finland: 15 },
      combat: { strategy, start, target, force, answer: 'DEFENSE', defenders: { DIV: 3 } },
    });
    // The Finn is far stronger and rolls: with a 6 the lone division is lost.
    return morale(play(s, 'chance roll 6'));
  };

  test.each([
    ['TV-7.1d PRUD', 'PRUD', { FUS: 1 }, [9, 15]],
    ['TV-7.1e ATT', 'ATT', { FUS: 1 }, [7, 15]],
    ['TV-7.1f BLIN', 'BLIN', { FUS: 1 }, [7, 15]],
    ['TV-7.1h MAN', 'MAN', { FUS: 1 }, [6, 15]],
  ] as const)('%s', (_, strategy, force, expected) => {
    expect(lost(strategy, force)).toEqual(expected);
  });

  test('TV-8c a defeat before the line costs two more and cheers the Finns', () => {
    expect(lost('PRUD', { FUS: 1 }, 'summa')).toEqual([7, 17]);
  });
});

describe('the end', () => {
  const at = (turn: number, soviet: number, finland: number) => {
    const s = position({ turn, step: 'end', morale: { soviet, finland } });
    return [seen(s, 'winner'), seen(s, 'verdict')];
  };

  test.each([
    ['TV-1.2d Finland at 0', 4, 5, 0, ['soviet', 'TV-1.2d']],
    ['TV-1.2e the Soviet Union at 0', 4, 0, 5, ['finland', 'TV-1.2e']],
    ['TV-A66 both below: the higher wins', 4, -2, -1, ['finland', 'TV-A66']],
    ['TV-A66 both alike: a draw', 4, -1, -1, ['draw', 'TV-A66']],
    ['TV-1.2f after turn 8 the higher wins', 8, 9, 10, ['finland', 'TV-1.2f']],
    ['TV-1.2f or nobody', 8, 9, 9, ['draw', 'TV-1.2f']],
    ['TV-3.1e otherwise the war goes on', 7, 1, 1, [null, null]],
  ] as const)('%s', (_, turn, soviet, finland, expected) => {
    expect(at(turn, soviet, finland)).toEqual(expected);
  });
});
